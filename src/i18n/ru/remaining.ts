import { dictionaryWithNoBreakSpaces } from '../dictionary-spaces';
import { ruRemainingPlain } from './remaining-plain';

/** English needs no binding: few of its words have one letter. */
export const ruRemaining = dictionaryWithNoBreakSpaces(ruRemainingPlain);
