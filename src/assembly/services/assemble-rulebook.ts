import { readChapters } from '../../content/rulebook/rulebook';
import { createRulebook, type Rulebook } from '../../session/rulebook/rulebook';

export function assembleRulebook(): Rulebook {
  return createRulebook(readChapters());
}
