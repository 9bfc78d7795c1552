import { testPart } from './systematic';

testPart(0);
