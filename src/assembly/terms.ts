import { terms } from '../content/rulebook/terms';
import { createTerms, type Terms } from '../session/terms';

export function assembleTerms(): Terms {
  return createTerms(terms.entries);
}
