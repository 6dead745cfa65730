/**
 * Game terms used by the app, each explained in a sentence or two, with the forms by which texts are searched for
 * it.
 */
import type { RuleChapter, TermEntry } from '../rule-entry';
import { abilityTerms } from './terms-abilities';
import { cardTerms } from './terms-cards';
import { planarTerms } from './terms-planes';
import { turnTerms } from './terms-turn';
import { zoneTerms } from './terms-zones';

export const terms: RuleChapter & { readonly entries: readonly TermEntry[] } = {
  id: 'terms',
  title: { en: 'Game terms', ru: 'Термины игры' },
  source: 'ours',
  entries: [...planarTerms, ...turnTerms, ...cardTerms, ...zoneTerms, ...abilityTerms],
};
