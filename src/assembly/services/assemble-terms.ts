import { terms } from '../../content/rulebook/glossary/terms';
import { createTerms, type Terms } from '../../session/rulebook/terms';

export function assembleTerms(): Terms {
  return createTerms(terms.entries);
}
