/** Which card a picture's file is named after: its name in either language, or a set and a number, however the file is spelt. */
import { languages } from '../content/bilingual';
import type { PlanarCardFacts } from '../content/planes/planar-card-facts';
import { createNearWords } from './near-words';
import { foldName } from './planar-names';

export type NamedCard = Pick<PlanarCardFacts, 'id' | 'name'> & {
  readonly printings?: PlanarCardFacts['printings'];
};

export interface NamedAfter {
  readonly card: string;
  /** Not only likely: the name is there, and nothing else that could be one. */
  readonly isCertain: boolean;
}

/** Null where the file's name says nothing, or could mean two cards. The folder may say the set. */
export type CardNamedBy = (fileName: string, folder?: string) => NamedAfter | null;

/** What else sets are called where pictures are traded. */
const OTHER_CODES: Readonly<Record<string, string>> = { hop: 'ohop', pc2: 'opc2', pca: 'opca' };

/** What stands in names of files besides the card's. */
const ASIDE = new Set(
  'ru rus en eng russian english русский копия copy scan скан large normal small full art png jpg jpeg webp hd hq foil card карта plane phenomenon измерение феномен planechase magic mtg image img фото photo front'.split(
    ' ',
  ),
);
const LIKELY = 0.6;
/** Letters that are looked at; no name is half as long. */
const LONGEST_FILE_NAME = 200;

export function createPictureNames(cards: readonly NamedCard[]): CardNamedBy {
  const byName = new Map<string, string>();
  const byNumber = new Map<string, string>();
  for (const { id, name, printings = [] } of cards) {
    for (const language of languages) {
      const key = joined(foldName(name[language]));
      if (key !== '') byName.set(key, id);
    }
    for (const { set, number } of printings) {
      if (number !== null) byNumber.set(numberKey(set, number), id);
    }
  }
  const near = createNearWords([...byName.keys()]);
  const longestName = Math.max(...cards.flatMap(({ name }) => languages.map((one) => name[one].length)));
  const codes = new Set(cards.flatMap(({ printings = [] }) => printings.map(({ set }) => set.toLowerCase())));

  return (fileName, folder = '') => {
    const words = wordsOf(fileName);
    const whole = byName.get(joined(words.join(' ')));
    if (whole) return { card: whole, isCertain: true };
    const within = nameWithin(words);
    const numbered = numberIn(words, wordsOf(folder));
    if (within?.isCertain) return within;
    if (numbered) return { card: numbered, isCertain: within === null || within.card === numbered };
    return within ?? likely(words);
  };

  /** The longest name that stands in it word for word. Two that do not overlap leave it open. */
  function nameWithin(words: readonly string[]): NamedAfter | null {
    const found: { card: string; from: number; to: number }[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let to = words.length; to > from; to--) {
        const name = joined(words.slice(from, to).join(' '));
        const card = name.length <= longestName ? byName.get(name) : undefined;
        if (card === undefined) continue;
        found.push({ card, from, to });
        break;
      }
    }
    const [longest, ...others] = found.toSorted((one, other) => other.to - other.from - (one.to - one.from));
    if (!longest) return null;
    const isOpen = others.some(
      ({ card, from, to }) => card !== longest.card && (from >= longest.to || to <= longest.from),
    );
    if (isOpen) return null;
    const besides = words.filter((_, index) => index < longest.from || index >= longest.to);
    return { card: longest.card, isCertain: besides.every(isAside) };
  }

  function isAside(word: string): boolean {
    return ASIDE.has(word) || codes.has(OTHER_CODES[word] ?? word) || /^\d+[a-zа-я]?$/.test(word);
  }

  /** A set and a number side by side, or a number alone in a set's folder. */
  function numberIn(words: readonly string[], folder: readonly string[]): string | null {
    const split = words.flatMap((word) => {
      const parts = /^([a-z]+\d?)(\d{2,3}[a-z]?)$/.exec(word);
      return parts && isCode(parts[1] ?? '') ? [parts[1] ?? '', parts[2] ?? ''] : [word];
    });
    const found = new Set<string>();
    for (const [index, word] of split.entries()) {
      if (!isCode(word)) continue;
      for (const neighbour of [split[index + 1], split[index - 1]]) {
        const card = neighbour && byNumber.get(numberKey(word, neighbour));
        if (card) {
          found.add(card);
          break;
        }
      }
    }
    const sets = folder.filter(isCode);
    if (found.size === 0 && sets.length === 1) {
      const [first = ''] = split.filter((word) => /\d/.test(word));
      const card = byNumber.get(numberKey(sets[0] ?? '', first));
      if (card) found.add(card);
    }
    const [card] = found;
    return found.size === 1 ? (card ?? null) : null;
  }

  function isCode(word: string): boolean {
    return codes.has(OTHER_CODES[word] ?? word);
  }

  /** Slips of the finger, names cut short, and names written in the other alphabet. */
  function likely(words: readonly string[]): NamedAfter | null {
    const bare = joined(words.filter((word) => !isAside(word)).join(' '));
    const candidates = near.to(bare).filter(({ likeness }) => likeness >= LIKELY);
    const best = Math.max(...candidates.map(({ likeness }) => likeness));
    const found = new Set(
      candidates.filter(({ likeness }) => likeness === best).map(({ word }) => byName.get(word)),
    );
    const [card] = found;
    return found.size === 1 && card ? { card, isCertain: false } : null;
  }
}

/** Without the ending, letters folded; words written together as in "BantPlane" come apart. */
function wordsOf(fileName: string): readonly string[] {
  const name = fileName
    .slice(0, LONGEST_FILE_NAME)
    .normalize('NFC')
    .replace(/(?:\.[a-z]{3,4}\d?)+$/i, '');
  const apart = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/\p{C}/gu, '');
  return foldName(apart)
    .split(' ')
    .filter((word) => word !== '');
}

/** Spaces count for nothing: files have them, or hyphens, or none. */
function joined(folded: string): string {
  return folded.replaceAll(' ', '');
}

/** "OPCA 012", "opca-12" and "Opca 12" are one; a star or a letter behind the number stays. */
function numberKey(set: string, number: string): string {
  const code = set.toLowerCase();
  return `${OTHER_CODES[code] ?? code} ${number.toLowerCase().replace(/^0+(?=\d)/, '')}`;
}
