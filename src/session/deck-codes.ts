/**
 * A deck as the text of one or several QR codes: no link, no server. Cards that have a number (`numberedCards`) are one bit each,
 * others go by their ids. What is too much for one code is split over several, which are read in any order.
 */
import { numberedCards } from '../content/planes/numbered-cards';
import type { DeckParcel } from '../storage/deck-parcel';
import { bytesAsLetters, lettersAsBytes } from './code-letters';
import { checksum, deflated, inflated, joined } from './packing';

/** One code of a deck. */
export interface DeckCode {
  /** Checksum of the whole, by which codes of the same deck know each other. */
  readonly deck: number;
  readonly index: number;
  readonly count: number;
  readonly piece: Uint8Array<ArrayBuffer>;
}

/** 'foreign': no code of this app. 'newer': of a later version. 'damaged': not as it was written. */
export type CodeTrouble = 'foreign' | 'newer' | 'damaged';

/** What has been read of a deck's codes so far. */
export interface GatheredCodes {
  readonly deck: number;
  readonly count: number;
  readonly pieces: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
}

/** Codes that somebody can be asked to read one after the other; a larger deck goes in a file. */
export const MOST_CODES = 24;

/** What a camera that finds such a code elsewhere shows first. */
const SIGN = 'PLANAR TABLE DECK ';
const VERSION = 1;
const HEAD = 7;
/** Bytes: small enough that the code is read from a phone's screen at arm's length. */
const LARGEST_PIECE = 240;
const LARGEST_UNPACKED = 400_000;
const BITMAP = Math.ceil(numberedCards.length / 8);
const packings = { plain: 0, deflated: 1 } as const;

/** The texts of the codes; null where they would be too many. */
export async function codesOf(parcel: DeckParcel): Promise<readonly string[] | null> {
  const whole = await packed(parcel);
  const count = Math.ceil(whole.length / LARGEST_PIECE);
  if (count > MOST_CODES) return null;
  const length = Math.ceil(whole.length / count);
  const sum = checksum(whole);
  return Array.from({ length: count }, (_, index) => {
    const head = new Uint8Array(HEAD);
    new DataView(head.buffer).setUint32(1, sum);
    head.set([VERSION], 0);
    head.set([index, count], HEAD - 2);
    return SIGN + bytesAsLetters(joined([head, whole.subarray(index * length, (index + 1) * length)]));
  });
}

/** Codes also come as text, through a message or a clipboard: then a line each, perhaps broken by whoever sent them. */
export function isCode(text: string): boolean {
  return text.trimStart().startsWith(SIGN.trimEnd());
}

export function codesIn(text: string): readonly string[] {
  return text
    .split(SIGN.trimEnd())
    .filter((part) => part.trim() !== '')
    .map((part) => SIGN + part);
}

export function readCode(text: string): DeckCode | CodeTrouble {
  if (!isCode(text)) return 'foreign';
  const bytes = lettersAsBytes(text.replace(SIGN.trimEnd(), '').replaceAll(/\s/g, ''));
  if (!bytes || bytes.length <= HEAD) return 'damaged';
  const [version = 0] = bytes;
  if (version > VERSION) return 'newer';
  const deck = new DataView(bytes.buffer).getUint32(1);
  const [index = 0, count = 0] = bytes.subarray(HEAD - 2, HEAD);
  const piece = Uint8Array.from(bytes.subarray(HEAD));
  const isSound =
    version === VERSION && index < count && count <= MOST_CODES && piece.length <= LARGEST_PIECE;
  return isSound ? { deck, index, count, piece } : 'damaged';
}

/** With one code more; a code of another deck begins anew. */
export function gather(before: GatheredCodes | null, { deck, index, count, piece }: DeckCode): GatheredCodes {
  const isSame = before?.deck === deck && before.count === count;
  if (isSame && before.pieces.has(index)) return before;
  return { deck, count, pieces: new Map([...(isSame ? before.pieces : []), [index, piece]]) };
}

/** Numbers of the codes that are still wanted, the first being 1. */
export function missingCodes({ count, pieces }: GatheredCodes): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => !pieces.has(index))
    .map((index) => index + 1);
}

/** The deck, once every code was read. */
export async function deckOfCodes(
  gathered: GatheredCodes,
  read: (contents: unknown) => DeckParcel | null,
): Promise<DeckParcel | 'damaged'> {
  const pieces = [...gathered.pieces].toSorted(([one], [other]) => one - other).map(([, piece]) => piece);
  const whole = joined(pieces);
  if (pieces.length !== gathered.count || checksum(whole) !== gathered.deck) return 'damaged';
  return read(await unpacked(whole)) ?? 'damaged';
}

async function packed({ name, cards, ownCards }: DeckParcel): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = new Uint8Array(BITMAP);
  const others: string[] = [];
  for (const card of cards) {
    const number = numberedCards.indexOf(card);
    if (number < 0) others.push(card);
    else bitmap[number >> 3] = (bitmap[number >> 3] ?? 0) | (1 << (number & 7));
  }
  const texts = ownCards.map(({ touchedAt, removedAt, ...text }) => text);
  const rest = texts.length > 0 ? [name, others, texts] : others.length > 0 ? [name, others] : [name];
  const plain = joined([bitmap, new TextEncoder().encode(JSON.stringify(rest))]);
  const small = await deflated(plain);
  return small.length < plain.length
    ? joined([Uint8Array.of(packings.deflated), small])
    : joined([Uint8Array.of(packings.plain), plain]);
}

/** What was packed, yet to be looked at; null where it cannot be unpacked. */
async function unpacked(whole: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const contents = new Blob([whole.subarray(1)]);
  const opened = whole[0] === packings.deflated ? await inflated(contents, LARGEST_UNPACKED) : contents;
  if (!opened) return null;
  const plain = new Uint8Array(await opened.arrayBuffer());
  try {
    const rest: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(plain.subarray(BITMAP)),
    );
    const [name, others = [], ownCards = []] = Array.isArray(rest) ? rest : [];
    const numbered = numberedCards.filter((_, number) => (plain[number >> 3] ?? 0) & (1 << (number & 7)));
    return Array.isArray(others) ? { name, cards: [...numbered, ...others], ownCards } : null;
  } catch {
    return null;
  }
}
