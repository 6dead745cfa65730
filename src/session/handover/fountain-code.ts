/**
 * A fountain code. It turns the pieces of a message into any number of frames; slightly more frames than pieces,
 * whichever they are, restore the message. The first frames are the pieces themselves; each later one is the exclusive
 * or of about half of them (a random linear code over GF(2)).
 */
import { drawBelow, type RandomState, seedChance } from '../../rules/chance/chance';

/** Must never change, because both phones derive the same pieces from it. */
const SEED = [0x504c414e, 0x4152, 0x47414d45] as const;
const BITS_PER_WORD = 32;

/** Returns the content of a frame; `pieces` have equal lengths. */
export function frameOf(pieces: readonly Uint8Array[], frameNumber: number): Uint8Array {
  const plainPiece = pieces[frameNumber];
  if (plainPiece) return plainPiece;
  const combined = new Uint8Array(pieces[0]?.length ?? 0);
  const mask = maskOf(frameNumber, pieces.length);
  pieces.forEach((piece, index) => {
    if (includes(mask, index)) xorInto(combined, piece);
  });
  return combined;
}

export interface FountainDecoder {
  /** Returns how many independent frames have been read. */
  independentFrameCount(): number;
  /** Adds a frame; returns whether it contained new information. */
  add(frameNumber: number, content: Uint8Array): boolean;
  /** Returns all pieces in order, or null while more frames are needed. */
  pieces(): readonly Uint8Array[] | null;
}

/** One linear equation: which pieces are combined, and their exclusive or. */
interface MatrixRow {
  readonly mask: Uint32Array;
  readonly content: Uint8Array;
}

/** Reads frames in any order and solves for the pieces by elimination, one frame at a time. */
export function createFountainDecoder(pieceCount: number): FountainDecoder {
  /** The rows by the first piece in each. */
  const rows = new Map<number, MatrixRow>();
  return {
    independentFrameCount: () => rows.size,
    add(frameNumber, content) {
      if (rows.size === pieceCount) return false;
      const row = { mask: maskOf(frameNumber, pieceCount), content: content.slice() };
      for (let piece = 0; piece < pieceCount; piece++) {
        if (!includes(row.mask, piece)) continue;
        const existingRow = rows.get(piece);
        if (!existingRow) {
          rows.set(piece, row);
          return true;
        }
        xorRowInto(row, existingRow);
      }
      return false;
    },
    pieces() {
      if (rows.size < pieceCount) return null;
      for (let piece = pieceCount - 1; piece >= 0; piece--) {
        const row = rows.get(piece) as MatrixRow;
        for (let laterPiece = piece + 1; laterPiece < pieceCount; laterPiece++)
          if (includes(row.mask, laterPiece)) xorRowInto(row, rows.get(laterPiece) as MatrixRow);
      }
      return Array.from({ length: pieceCount }, (_, piece) => (rows.get(piece) as MatrixRow).content);
    },
  };
}

/** Returns which pieces a frame combines, one bit per piece. */
function maskOf(frameNumber: number, pieceCount: number): Uint32Array {
  const mask = new Uint32Array(Math.ceil(pieceCount / BITS_PER_WORD));
  if (frameNumber < pieceCount) {
    addPiece(mask, frameNumber);
    return mask;
  }
  let chance: RandomState = seedChance([...SEED, frameNumber]);
  for (let word = 0; word < mask.length; word++) {
    const [drawn, next] = drawBelow(chance, 2 ** BITS_PER_WORD);
    mask[word] = drawn;
    chance = next;
  }
  const unusedBits = mask.length * BITS_PER_WORD - pieceCount;
  mask[mask.length - 1] = ((mask[mask.length - 1] ?? 0) << unusedBits) >>> unusedBits;
  // A frame without pieces would contain no information.
  if (mask.every((word) => word === 0)) addPiece(mask, frameNumber % pieceCount);
  return mask;
}

function addPiece(mask: Uint32Array, piece: number): void {
  mask[piece >>> 5] = (mask[piece >>> 5] ?? 0) | (1 << (piece & 31));
}

function includes(mask: Uint32Array, piece: number): boolean {
  return (((mask[piece >>> 5] ?? 0) >>> (piece & 31)) & 1) === 1;
}

function xorRowInto(row: MatrixRow, addedRow: MatrixRow): void {
  for (let word = 0; word < row.mask.length; word++)
    row.mask[word] = ((row.mask[word] ?? 0) ^ (addedRow.mask[word] ?? 0)) >>> 0;
  xorInto(row.content, addedRow.content);
}

function xorInto(content: Uint8Array, addedContent: Uint8Array): void {
  for (let index = 0; index < content.length; index++)
    content[index] = (content[index] ?? 0) ^ (addedContent[index] ?? 0);
}
