import { testPart } from './systematic';

testPart(3);
