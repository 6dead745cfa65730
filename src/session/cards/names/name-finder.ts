/** Finds cards by names typed in either language, forgiving slips and the wrong keyboard layout. */
import type { KnownCard } from '../../../rules/landless/known-card';
import type { CardNames } from '../../../storage/cards/card-names';
import { switchKeyboardLayout } from '../../rulebook/search/rule-words';
import { createNameLines, loose, looseAll } from './name-lines';

export interface NameFinder {
  readonly asOf: string;
  readonly count: number;
  /** The cards with these names, or half of them. */
  called(names: readonly string[]): ReadonlyMap<string, KnownCard>;
  /** Cards that the name typed so far may mean, the best first. */
  suggest(typed: string, most: number): readonly KnownCard[];
}

export function createNameFinder(names: CardNames): NameFinder {
  const english = createNameLines(names.english);
  const withRussian = names.russian.flatMap((name, index) => (name === '' ? [] : [index]));
  const russian = createNameLines(withRussian.map((index) => names.russian[index] ?? ''));

  function inLanguage(wanted: string) {
    return /[а-я]/.test(wanted)
      ? { lines: russian, cardOf: (line: number) => withRussian[line] ?? 0 }
      : { lines: english, cardOf: (line: number) => line };
  }

  function called(wanted: string): number | null {
    const { lines, cardOf } = inLanguage(wanted);
    const line = lines.called(wanted);
    return line === null ? null : cardOf(line);
  }

  function containing(wanted: string, most: number): readonly number[] {
    if (wanted === '') return [];
    const { lines, cardOf } = inLanguage(wanted);
    const exact = called(wanted);
    const others = lines.containing(wanted, most).map(cardOf);
    return [...new Set(exact === null ? others : [exact, ...others])];
  }

  function near(wanted: string, most: number): readonly number[] {
    const { lines, cardOf } = inLanguage(wanted);
    return lines.near(wanted, most).map(cardOf);
  }

  return {
    asOf: names.asOf,
    count: names.english.length,
    called(asked) {
      const found = new Map<string, KnownCard>();
      for (const [place, wanted] of looseAll(asked).entries()) {
        const card = wanted === '' ? null : called(wanted);
        if (card !== null) found.set(asked[place] ?? '', names.card(card));
      }
      return found;
    },
    suggest(typed, most) {
      const ways = [typed, switchKeyboardLayout(typed)].map(loose);
      for (const search of [containing, near]) {
        for (const wanted of ways) {
          const found = search(wanted, most);
          if (found.length > 0) return found.slice(0, most).map(names.card);
        }
      }
      return [];
    },
  };
}
