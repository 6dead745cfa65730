/** Words of the game that the app uses, each told in a sentence or two and known in running text by its forms. */
import type { RuleChapter, TermEntry } from './rule-entry';
import { cardTerms } from './terms-cards';
import { planarTerms } from './terms-planes';
import { turnTerms } from './terms-turn';
import { zoneTerms } from './terms-zones';

export const terms: RuleChapter & { readonly entries: readonly TermEntry[] } = {
  id: 'terms',
  title: { en: 'Words of the game', ru: 'Слова игры' },
  source: 'ours',
  entries: [...planarTerms, ...turnTerms, ...cardTerms, ...zoneTerms],
};
