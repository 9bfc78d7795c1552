import { testPart } from './systematic';

testPart(2);
