/**
 * A deck as the text of one or several QR codes, without link or server. Cards with a number (`numberedCards`) take
 * one bit each, others their id. Large decks are split over several codes, which can be read in any order.
 */
import { numberedCards } from '../../../content/planes/numbered-cards';
import type { DeckExport } from '../../../storage/decks/deck-export';
import { type CodeTrouble, hasSign, readCodeText, splitCodeTexts, writeCodeText } from '../../lib/code-text';
import { crc32 } from '../../lib/crc-32';
import { concatBytes, deflate, inflate } from '../../lib/deflate';

/** One code of a deck. */
export interface DeckCode {
  /** Checksum of the whole deck, equal in all of its codes. */
  readonly deck: number;
  readonly index: number;
  readonly count: number;
  readonly piece: Uint8Array<ArrayBuffer>;
}

/** The codes of a deck that have been read so far. */
export interface GatheredCodes {
  readonly deck: number;
  readonly count: number;
  readonly pieces: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
}

/** More codes would be tedious to scan; larger decks go into a file. */
export const MOST_CODES = 24;

const SIGN = 'PLANAR TABLE DECK';
const VERSION = 1;
const HEAD = 7;
/** Bytes; small enough to be scanned from a phone's screen at arm's length. */
const LARGEST_PIECE = 240;
const LARGEST_UNPACKED = 400_000;
const BITMAP = Math.ceil(numberedCards.length / 8);
const packings = { plain: 0, deflated: 1 } as const;

/** The texts of the codes; null if there would be too many. */
export async function encodeDeck(exported: DeckExport): Promise<readonly string[] | null> {
  const whole = await packed(exported);
  const count = Math.ceil(whole.length / LARGEST_PIECE);
  if (count > MOST_CODES) return null;
  const length = Math.ceil(whole.length / count);
  const sum = crc32(whole);
  return Array.from({ length: count }, (_, index) => {
    const head = new Uint8Array(HEAD);
    new DataView(head.buffer).setUint32(1, sum);
    head.set([VERSION], 0);
    head.set([index, count], HEAD - 2);
    return writeCodeText(SIGN, concatBytes([head, whole.subarray(index * length, (index + 1) * length)]));
  });
}

export const isDeckCode = (text: string) => hasSign(SIGN, text);
export const findDeckCodes = (text: string) => splitCodeTexts(SIGN, text);

export function readCode(text: string): DeckCode | CodeTrouble {
  if (!isDeckCode(text)) return 'foreign';
  const bytes = readCodeText(SIGN, text);
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

/** Adds a code; a code of another deck starts over. */
export function addCode(
  before: GatheredCodes | null,
  { deck, index, count, piece }: DeckCode,
): GatheredCodes {
  const isSame = before?.deck === deck && before.count === count;
  if (isSame && before.pieces.has(index)) return before;
  return { deck, count, pieces: new Map([...(isSame ? before.pieces : []), [index, piece]]) };
}

/** Numbers of missing codes, from 1. */
export function missingCodes({ count, pieces }: GatheredCodes): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => !pieces.has(index))
    .map((index) => index + 1);
}

/** The deck, once every code was read. */
export async function decodeDeck(
  gathered: GatheredCodes,
  read: (contents: unknown) => DeckExport | null,
): Promise<DeckExport | 'damaged'> {
  const pieces = [...gathered.pieces].toSorted(([one], [other]) => one - other).map(([, piece]) => piece);
  const whole = concatBytes(pieces);
  if (pieces.length !== gathered.count || crc32(whole) !== gathered.deck) return 'damaged';
  return read(await unpack(whole)) ?? 'damaged';
}

async function packed({ name, cards, ownCards }: DeckExport): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = new Uint8Array(BITMAP);
  const others: string[] = [];
  for (const card of cards) {
    const number = numberedCards.indexOf(card);
    if (number < 0) others.push(card);
    else bitmap[number >> 3] = (bitmap[number >> 3] ?? 0) | (1 << (number & 7));
  }
  const texts = ownCards.map(({ touchedAt, removedAt, ...text }) => text);
  const rest = texts.length > 0 ? [name, others, texts] : others.length > 0 ? [name, others] : [name];
  const plain = concatBytes([bitmap, new TextEncoder().encode(JSON.stringify(rest))]);
  const small = await deflate(plain);
  return small.length < plain.length
    ? concatBytes([Uint8Array.of(packings.deflated), small])
    : concatBytes([Uint8Array.of(packings.plain), plain]);
}

/** Unpacks the data without interpreting it; null if it cannot be unpacked. */
async function unpack(whole: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const contents = new Blob([whole.subarray(1)]);
  const opened = whole[0] === packings.deflated ? await inflate(contents, LARGEST_UNPACKED) : contents;
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
