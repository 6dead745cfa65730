/** The rulebook: its chapters, look-up by number, and search. */
import type { RuleChapter, RuleEntry } from '../../content/rulebook/rule-entry';
import { createRuleSearch, type RuleSearch } from './search/rule-search';

export interface EntryWithNeighbors {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  readonly previous: RuleEntry | null;
  readonly next: RuleEntry | null;
}

/** Returns the number of an entry; null for notes about a rule, whose id contains its number. */
export function ruleNumberOf({ id, number }: RuleEntry, { source }: RuleChapter): string | null {
  return source === 'comprehensive' && id !== number ? null : number;
}

export interface Rulebook extends RuleSearch {
  readonly chapters: readonly RuleChapter[];
  /** Builds the search index now; otherwise the first search does. */
  prepareSearch(): void;
  /** Finds an entry by its id, or by a current or former number. */
  entryById(id: string): EntryWithNeighbors | null;
}

export function createRulebook(chapters: readonly RuleChapter[]): Rulebook {
  const entriesInOrder = chapters.flatMap((chapter) => chapter.entries.map((entry) => ({ entry, chapter })));
  const positionById = new Map(entriesInOrder.map(({ entry: { id } }, position) => [id, position] as const));
  for (const [position, { entry }] of entriesInOrder.entries()) {
    for (const number of entry.formerNumbers ?? [])
      if (!positionById.has(number)) positionById.set(number, position);
  }
  let search: RuleSearch | null = null;
  const getSearch = () => {
    search ??= createRuleSearch(chapters);
    return search;
  };
  return {
    chapters,
    find: (query) => getSearch().find(query),
    findsOnlySimilarWords: (query) => getSearch().findsOnlySimilarWords(query),
    prepareSearch: () => void getSearch(),
    entryById(id) {
      const position = positionById.get(id);
      const found = position === undefined ? undefined : entriesInOrder[position];
      if (position === undefined || !found) return null;
      return {
        ...found,
        previous: entriesInOrder[position - 1]?.entry ?? null,
        next: entriesInOrder[position + 1]?.entry ?? null,
      };
    },
  };
}
