/**
 * A game as the texts of QR codes for another phone's camera, which may miss any of them, and as the text of a file,
 * which is the first of these codes.
 */
import { type CodeTrouble, hasSign, readCodeText, splitCodeTexts, writeCodeText } from '../lib/code-text';
import { crc32 } from '../lib/crc-32';
import { concatBytes } from '../lib/deflate';
import { createFountainReader, type FountainReader, frameOf } from './fountain';

const SIGN = 'PLANAR TABLE GAME';
const VERSION = 1;
/** The version (1 byte), the checksum of the message (4), its length (4) and the frame (4). */
const HEAD = 13;
/** Bytes in a code; what a phone reads from another one's screen at arm's length while the codes change. */
const PIECE = 400;
/** Bytes of the longest message, far more than any game: it bounds the memory that a hostile code can take. */
const LONGEST = 1_000_000;

export interface GameCodes {
  /** How many codes hold the message if none is missed. */
  readonly count: number;
  /** The code of a frame: from 0, without end. */
  codeOf(frame: number): string;
  /** The first `count` codes as text. */
  text(): string;
}

/** Returns null if the message is too long. */
export function writeGameCodes(message: Uint8Array<ArrayBuffer>): GameCodes | null {
  if (message.length > LONGEST) return null;
  const count = Math.ceil(message.length / PIECE);
  const filled = concatBytes([message, new Uint8Array(count * PIECE - message.length)]);
  const pieces = Array.from({ length: count }, (_, index) =>
    filled.subarray(index * PIECE, (index + 1) * PIECE),
  );
  const sum = crc32(message);
  const codeOf = (frame: number) => {
    const head = new DataView(new ArrayBuffer(HEAD));
    head.setUint8(0, VERSION);
    head.setUint32(1, sum);
    head.setUint32(5, message.length);
    head.setUint32(9, frame);
    return writeCodeText(SIGN, concatBytes([new Uint8Array(head.buffer), frameOf(pieces, frame)]));
  };
  return {
    count,
    codeOf,
    text: () => `${Array.from({ length: count }, (_, frame) => codeOf(frame)).join('\n')}\n`,
  };
}

export const isGameCode = (text: string) => hasSign(SIGN, text);
export const findGameCodes = (text: string) => splitCodeTexts(SIGN, text);

export interface GameCode {
  /** Checksum of the message, equal in all of its codes. */
  readonly message: number;
  readonly length: number;
  readonly frame: number;
  readonly content: Uint8Array;
}

export function readGameCode(text: string): GameCode | CodeTrouble {
  if (!isGameCode(text)) return 'foreign';
  const bytes = readCodeText(SIGN, text);
  if (!bytes || bytes.length === 0) return 'damaged';
  if ((bytes[0] ?? 0) > VERSION) return 'newer';
  if (bytes[0] !== VERSION || bytes.length !== HEAD + PIECE) return 'damaged';
  const head = new DataView(bytes.buffer, 0, HEAD);
  const length = head.getUint32(5);
  if (length === 0 || length > LONGEST) return 'damaged';
  return { message: head.getUint32(1), length, frame: head.getUint32(9), content: bytes.subarray(HEAD) };
}

export interface GameCodeReader {
  /** Whether the code belongs to the same message as those read so far. */
  takes(code: GameCode): boolean;
  readonly count: number;
  known(): number;
  add(code: GameCode): void;
  /** The message; null while codes are missing. */
  message(): Uint8Array<ArrayBuffer> | 'damaged' | null;
}

export function createGameCodeReader({ message, length }: GameCode): GameCodeReader {
  const count = Math.ceil(length / PIECE);
  const fountain: FountainReader = createFountainReader(count);
  return {
    takes: (code) => code.message === message && code.length === length,
    count,
    known: fountain.known,
    add: ({ frame, content }) => void fountain.add(frame, content),
    message() {
      const pieces = fountain.pieces();
      if (!pieces) return null;
      const whole = concatBytes(pieces).slice(0, length);
      return crc32(whole) === message ? whole : 'damaged';
    },
  };
}
