import { chapters } from '../content/rulebook/rulebook';
import { createRulebook, type Rulebook } from '../session/rulebook';

export function assembleRulebook(): Rulebook {
  return createRulebook(chapters);
}
