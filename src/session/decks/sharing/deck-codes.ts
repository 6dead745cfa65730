/**
 * Encodes a deck as the text of one or more QR codes, without a link or server. Cards with a number (`numberedCards`)
 * take one bit each, others their id. Large decks are split over several codes, which can be read in any order.
 */
import { numberedCards } from '../../../content/planes/numbered-cards';
import { crc32 } from '../../../lib/crc-32';
import type { DeckExport } from '../../../storage/decks/deck-export';
import {
  type CodeFailure,
  hasCodePrefix,
  readCodeText,
  splitCodeTexts,
  writeCodeText,
} from '../../lib/code-text';
import { concatBytes, deflate, inflate } from '../../lib/deflate';

/** One code of a deck. */
export interface DeckCode {
  /** Of the whole deck, equal in all of its codes. */
  readonly checksum: number;
  readonly index: number;
  readonly totalCount: number;
  readonly piece: Uint8Array<ArrayBuffer>;
}

/** The codes of a deck that have been read so far. */
export interface GatheredCodes {
  readonly checksum: number;
  readonly totalCount: number;
  readonly pieces: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
}

/** More codes would be tedious to scan; larger decks go into a file. */
export const MAX_CODES = 24;

const CODE_PREFIX = 'PLANAR TABLE DECK';
const VERSION = 1;
const HEADER_SIZE = 7;
/** Maximum bytes per code; small enough to be scanned from a phone's screen at arm's length. */
const MAX_PIECE_SIZE = 240;
const MAX_UNPACKED_SIZE = 400_000;
const BITMAP_SIZE = Math.ceil(numberedCards.length / 8);
const packings = { plain: 0, deflated: 1 } as const;

/** Returns the texts of the codes; null if there would be too many. */
export async function encodeDeck(exported: DeckExport): Promise<readonly string[] | null> {
  const packedDeck = await pack(exported);
  const codeCount = Math.ceil(packedDeck.length / MAX_PIECE_SIZE);
  if (codeCount > MAX_CODES) return null;
  const pieceSize = Math.ceil(packedDeck.length / codeCount);
  const checksum = crc32(packedDeck);
  return Array.from({ length: codeCount }, (_, index) => {
    const header = new Uint8Array(HEADER_SIZE);
    new DataView(header.buffer).setUint32(1, checksum);
    header.set([VERSION], 0);
    header.set([index, codeCount], HEADER_SIZE - 2);
    return writeCodeText(
      CODE_PREFIX,
      concatBytes([header, packedDeck.subarray(index * pieceSize, (index + 1) * pieceSize)]),
    );
  });
}

export const isDeckCode = (text: string) => hasCodePrefix(CODE_PREFIX, text);
export const findDeckCodes = (text: string) => splitCodeTexts(CODE_PREFIX, text);

export function readDeckCode(text: string): DeckCode | CodeFailure {
  if (!isDeckCode(text)) return 'foreign';
  const bytes = readCodeText(CODE_PREFIX, text);
  if (!bytes || bytes.length <= HEADER_SIZE) return 'damaged';
  const [version = 0] = bytes;
  if (version > VERSION) return 'newer';
  const checksum = new DataView(bytes.buffer).getUint32(1);
  const [index = 0, totalCount = 0] = bytes.subarray(HEADER_SIZE - 2, HEADER_SIZE);
  const piece = Uint8Array.from(bytes.subarray(HEADER_SIZE));
  const isValid =
    version === VERSION && index < totalCount && totalCount <= MAX_CODES && piece.length <= MAX_PIECE_SIZE;
  return isValid ? { checksum, index, totalCount, piece } : 'damaged';
}

/** Adds a code; a code of another deck starts over. */
export function addCode(
  gatheredBefore: GatheredCodes | null,
  { checksum, index, totalCount, piece }: DeckCode,
): GatheredCodes {
  const isSameDeck = gatheredBefore?.checksum === checksum && gatheredBefore.totalCount === totalCount;
  if (isSameDeck && gatheredBefore.pieces.has(index)) return gatheredBefore;
  return {
    checksum,
    totalCount,
    pieces: new Map([...(isSameDeck ? gatheredBefore.pieces : []), [index, piece]]),
  };
}

/** Returns the numbers of the missing codes, from 1. */
export function missingCodeNumbers({ totalCount, pieces }: GatheredCodes): readonly number[] {
  return Array.from({ length: totalCount }, (_, index) => index)
    .filter((index) => !pieces.has(index))
    .map((index) => index + 1);
}

/** Decodes a deck from its codes; returns `damaged` if one is missing or the data is invalid. */
export async function decodeDeck(
  gathered: GatheredCodes,
  readContents: (contents: unknown) => DeckExport | null,
): Promise<DeckExport | 'damaged'> {
  const pieces = [...gathered.pieces]
    .toSorted(([firstIndex], [secondIndex]) => firstIndex - secondIndex)
    .map(([, piece]) => piece);
  const packedDeck = concatBytes(pieces);
  if (pieces.length !== gathered.totalCount || crc32(packedDeck) !== gathered.checksum) return 'damaged';
  return readContents(await unpack(packedDeck)) ?? 'damaged';
}

async function pack({ name, cards, customCards }: DeckExport): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = new Uint8Array(BITMAP_SIZE);
  const unnumberedCards: string[] = [];
  for (const card of cards) {
    const number = numberedCards.indexOf(card);
    if (number < 0) unnumberedCards.push(card);
    else bitmap[number >> 3] = (bitmap[number >> 3] ?? 0) | (1 << (number & 7));
  }
  const texts = customCards.map(({ touchedAt, removedAt, ...text }) => text);
  const details =
    texts.length > 0
      ? [name, unnumberedCards, texts]
      : unnumberedCards.length > 0
        ? [name, unnumberedCards]
        : [name];
  const plainBytes = concatBytes([bitmap, new TextEncoder().encode(JSON.stringify(details))]);
  const compressed = await deflate(plainBytes);
  return compressed.length < plainBytes.length
    ? concatBytes([Uint8Array.of(packings.deflated), compressed])
    : concatBytes([Uint8Array.of(packings.plain), plainBytes]);
}

/** Unpacks the data without validating it; returns null if it cannot be unpacked. */
async function unpack(packedDeck: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const contents = new Blob([packedDeck.subarray(1)]);
  const unpacked =
    packedDeck[0] === packings.deflated ? await inflate(contents, MAX_UNPACKED_SIZE) : contents;
  if (!unpacked) return null;
  const plainBytes = new Uint8Array(await unpacked.arrayBuffer());
  try {
    const details: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(plainBytes.subarray(BITMAP_SIZE)),
    );
    const [name, unnumberedCards = [], ownCards = []] = Array.isArray(details) ? details : [];
    const numberedIds = numberedCards.filter(
      (_, number) => (plainBytes[number >> 3] ?? 0) & (1 << (number & 7)),
    );
    return Array.isArray(unnumberedCards)
      ? { name, cards: [...numberedIds, ...unnumberedCards], ownCards }
      : null;
  } catch {
    return null;
  }
}
