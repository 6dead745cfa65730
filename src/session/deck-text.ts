/** A planar deck as plain text: one name a line, in either language, as people write and send them. */
import { type Language, languages } from '../content/bilingual';
import type { PlanarCardFacts } from '../content/planes/planar-card-facts';
import { foldName, slipsBetween } from './planar-names';

export interface ReadDeck {
  /** What the text calls the deck in a comment on its first line; null where it does not. */
  readonly name: string | null;
  readonly cards: readonly PlanarCardFacts[];
  /** Lines that name no card, as they stand. */
  readonly unknown: readonly string[];
  /** Lines in which a slip was passed over, with the card they were taken for. */
  readonly guessed: readonly { readonly line: string; readonly card: PlanarCardFacts }[];
  /** Cards that stand there more than once; a deck has each once (901.3, 901.15a). */
  readonly repeated: readonly PlanarCardFacts[];
}

export const LONGEST_DECK_TEXT = 100_000;
const COMMENT = /^(?:\/\/|#|;)\s*/;
/** Of an ordinary deck list: "1 ", "1x ", "- ", "12. ". */
const COUNT = /^(?:[-*•–—]\s+|\d+\s*[xх×]\s+|\d+\s*[.)]\s+|\d+\s+)/i;
/** What some lists add behind the name: a set and a number, or a note in brackets. */
const BEHIND = /\s+(?:\([^()]*\)|\[[^[\]]*\])(?:\s+#?[\w★-]+)?\s*$/;
/** Shorter names are each other's slips. */
const SHORTEST_WITH_SLIPS = 6;
const MOST_SLIPS = 2;

export function readDeckText(text: string, cards: readonly PlanarCardFacts[]): ReadDeck {
  const byName = new Map(
    cards.flatMap((card) => languages.map((language) => [keyOf(card.name[language]), card] as const)),
  );
  const found = new Map<string, PlanarCardFacts>();
  const unknown: string[] = [];
  const guessed: { line: string; card: PlanarCardFacts }[] = [];
  const repeated = new Set<PlanarCardFacts>();
  const lines = text.slice(0, LONGEST_DECK_TEXT).split(/\r\n?|\n/);
  let name: string | null = null;

  for (const [index, untrimmed] of lines.entries()) {
    const line = untrimmed.replace(/^\ufeff/, '').trim();
    if (line === '') continue;
    if (COMMENT.test(line)) {
      if (index === 0) name = line.replace(COMMENT, '').trim() || null;
      continue;
    }
    const card = cardNamed(line, byName) ?? guess(line);
    if (!card) unknown.push(line);
    else if (found.has(card.id)) repeated.add(card);
    else found.set(card.id, card);
  }
  return { name, cards: [...found.values()], unknown, guessed, repeated: [...repeated] };

  function guess(line: string): PlanarCardFacts | null {
    const card = closest(keyOf(line.replace(COUNT, '').replace(BEHIND, '')), byName);
    if (card) guessed.push({ line, card });
    return card;
  }
}

/** A name without letters, such as one of pictures alone, is as it is typed. */
function keyOf(name: string): string {
  return foldName(name) || name.trim();
}

/** The whole line may be the name: some begin with what looks like a number or end in brackets. */
function cardNamed(line: string, byName: ReadonlyMap<string, PlanarCardFacts>): PlanarCardFacts | null {
  const bare = line.replace(COUNT, '');
  for (const reading of [line, bare, bare.replace(BEHIND, '')]) {
    const card = byName.get(keyOf(reading));
    if (card) return card;
  }
  return null;
}

/** The one card whose name is nearest; null where none is near, or two are equally so. */
function closest(folded: string, byName: ReadonlyMap<string, PlanarCardFacts>): PlanarCardFacts | null {
  if (folded.length < SHORTEST_WITH_SLIPS) return null;
  let fewest = MOST_SLIPS + 1;
  let nearest = new Set<PlanarCardFacts>();
  for (const [name, card] of byName) {
    const slips = slipsBetween(folded, name, MOST_SLIPS);
    if (slips > MOST_SLIPS || slips > fewest) continue;
    if (slips < fewest) nearest = new Set();
    fewest = slips;
    nearest.add(card);
  }
  const [card] = nearest;
  return nearest.size === 1 && card ? card : null;
}

/** The deck as a text that any copy of this app reads back. Cards that this version does not know stand there by their ids. */
export function deckAsText(
  name: string,
  cards: readonly (PlanarCardFacts | string)[],
  language: Language,
): string {
  const title = name.replaceAll(/\s+/g, ' ').trim();
  const lines = cards.map((card) => (typeof card === 'string' ? card : card.name[language]));
  return `${[...(title ? [`// ${title}`] : []), ...lines].join('\n')}\n`;
}
