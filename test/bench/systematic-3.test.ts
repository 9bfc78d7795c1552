import { testPart } from './systematic';

testPart(import.meta.filename);
