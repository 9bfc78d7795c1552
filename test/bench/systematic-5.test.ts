import { testPart } from './systematic';

testPart(4);
