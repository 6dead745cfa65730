/**
 * A fountain code. It turns the pieces of a message into any number of frames; slightly more frames than pieces,
 * whichever they are, restore the message. The first frames are the pieces themselves; each later one is the exclusive
 * or of about half of them (a random linear code over GF(2)).
 */
import { type Chance, drawBelow, seedChance } from '../../rules/chance/chance';

/** Must never change, because both phones derive the same pieces from it. */
const SEED = [0x504c414e, 0x4152, 0x47414d45] as const;
const BITS = 32;

/** Returns the content of a frame; `pieces` have equal lengths. */
export function frameOf(pieces: readonly Uint8Array[], frame: number): Uint8Array {
  const plainPiece = pieces[frame];
  if (plainPiece) return plainPiece;
  const combined = new Uint8Array(pieces[0]?.length ?? 0);
  const mask = maskOf(frame, pieces.length);
  pieces.forEach((piece, index) => {
    if (includes(mask, index)) mixInto(combined, piece);
  });
  return combined;
}

export interface FountainReader {
  /** Returns how many independent frames have been read. */
  independentFrameCount(): number;
  /** Adds a frame; returns whether it contained new information. */
  add(frame: number, content: Uint8Array): boolean;
  /** Returns all pieces in order, or null while more frames are needed. */
  pieces(): readonly Uint8Array[] | null;
}

/** One linear equation: which pieces are combined, and their exclusive or. */
interface Row {
  readonly mask: Uint32Array;
  readonly content: Uint8Array;
}

/** Reads frames in any order and solves for the pieces by elimination, one frame at a time. */
export function createFountainReader(count: number): FountainReader {
  /** The rows by the first piece in each. */
  const rows = new Map<number, Row>();
  return {
    independentFrameCount: () => rows.size,
    add(frame, content) {
      if (rows.size === count) return false;
      const row = { mask: maskOf(frame, count), content: content.slice() };
      for (let piece = 0; piece < count; piece++) {
        if (!includes(row.mask, piece)) continue;
        const existingRow = rows.get(piece);
        if (!existingRow) {
          rows.set(piece, row);
          return true;
        }
        mixRows(row, existingRow);
      }
      return false;
    },
    pieces() {
      if (rows.size < count) return null;
      for (let piece = count - 1; piece >= 0; piece--) {
        const row = rows.get(piece) as Row;
        for (let laterPiece = piece + 1; laterPiece < count; laterPiece++)
          if (includes(row.mask, laterPiece)) mixRows(row, rows.get(laterPiece) as Row);
      }
      return Array.from({ length: count }, (_, piece) => (rows.get(piece) as Row).content);
    },
  };
}

/** Returns which pieces a frame combines, one bit per piece. */
function maskOf(frame: number, count: number): Uint32Array {
  const mask = new Uint32Array(Math.ceil(count / BITS));
  if (frame < count) {
    addPiece(mask, frame);
    return mask;
  }
  let chance: Chance = seedChance([...SEED, frame]);
  for (let word = 0; word < mask.length; word++) {
    const [drawn, next] = drawBelow(chance, 2 ** BITS);
    mask[word] = drawn;
    chance = next;
  }
  const unusedBits = mask.length * BITS - count;
  mask[mask.length - 1] = ((mask[mask.length - 1] ?? 0) << unusedBits) >>> unusedBits;
  // A frame without pieces would contain no information.
  if (mask.every((word) => word === 0)) addPiece(mask, frame % count);
  return mask;
}

function addPiece(mask: Uint32Array, piece: number): void {
  mask[piece >>> 5] = (mask[piece >>> 5] ?? 0) | (1 << (piece & 31));
}

function includes(mask: Uint32Array, piece: number): boolean {
  return (((mask[piece >>> 5] ?? 0) >>> (piece & 31)) & 1) === 1;
}

function mixRows(row: Row, other: Row): void {
  for (let word = 0; word < row.mask.length; word++)
    row.mask[word] = ((row.mask[word] ?? 0) ^ (other.mask[word] ?? 0)) >>> 0;
  mixInto(row.content, other.content);
}

function mixInto(content: Uint8Array, other: Uint8Array): void {
  for (let index = 0; index < content.length; index++)
    content[index] = (content[index] ?? 0) ^ (other[index] ?? 0);
}
