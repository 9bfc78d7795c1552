import { testPart } from './systematic';

testPart(1);
