/** The rulebook: its chapters, look-up by number, and search. */
import type { RuleChapter, RuleEntry } from '../../content/rulebook/rule-entry';
import { createRuleSearch, type RuleSearch } from './search/rule-search';

export interface EntryInOrder {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  readonly before: RuleEntry | null;
  readonly after: RuleEntry | null;
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
  entryById(id: string): EntryInOrder | null;
}

export function createRulebook(chapters: readonly RuleChapter[]): Rulebook {
  const order = chapters.flatMap((chapter) => chapter.entries.map((entry) => ({ entry, chapter })));
  const byId = new Map(order.map(({ entry: { id } }, position) => [id, position] as const));
  for (const [position, { entry }] of order.entries()) {
    for (const number of entry.formerNumbers ?? []) if (!byId.has(number)) byId.set(number, position);
  }
  let search: RuleSearch | null = null;
  const searchIn = () => {
    search ??= createRuleSearch(chapters);
    return search;
  };
  return {
    chapters,
    find: (typed) => searchIn().find(typed),
    prepareSearch: () => void searchIn(),
    entryById(id) {
      const position = byId.get(id);
      const found = position === undefined ? undefined : order[position];
      if (position === undefined || !found) return null;
      return {
        ...found,
        before: order[position - 1]?.entry ?? null,
        after: order[position + 1]?.entry ?? null,
      };
    },
  };
}
