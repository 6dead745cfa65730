/** The rules as they are read: in chapters, one after the other, and found by what is typed. */
import type { RuleChapter, RuleEntry } from '../content/rulebook/rule-entry';
import { createRuleSearch, type RuleSearch } from './rule-search';

export interface RulePlace {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  readonly before: RuleEntry | null;
  readonly after: RuleEntry | null;
}

/** The number an entry is called by, or null: notes about a rule bear its number, but are not it. */
export function numberOf({ id, number }: RuleEntry, { source }: RuleChapter): string | null {
  return source === 'comprehensive' && id !== number ? null : number;
}

export interface Rulebook extends RuleSearch {
  readonly chapters: readonly RuleChapter[];
  /** Makes the index, which takes a moment; otherwise the first search does. */
  prepareSearch(): void;
  /** By its id, or by a number it has or had. */
  read(id: string): RulePlace | null;
}

export function createRulebook(chapters: readonly RuleChapter[]): Rulebook {
  const order = chapters.flatMap((chapter) => chapter.entries.map((entry) => ({ entry, chapter })));
  const byId = new Map(order.map(({ entry: { id } }, place) => [id, place] as const));
  for (const [place, { entry }] of order.entries()) {
    for (const number of entry.formerly ?? []) if (!byId.has(number)) byId.set(number, place);
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
    read(id) {
      const place = byId.get(id);
      const found = place === undefined ? undefined : order[place];
      if (place === undefined || !found) return null;
      return {
        ...found,
        before: order[place - 1]?.entry ?? null,
        after: order[place + 1]?.entry ?? null,
      };
    },
  };
}
