/**
 * Writes a game as QR code texts for another phone's camera, which may miss any of them, and as the text of a file,
 * which consists of the first codes.
 */

import { crc32 } from '../../lib/crc-32';
import {
  type CodeFailure,
  hasCodePrefix,
  readCodeText,
  splitCodeTexts,
  writeCodeText,
} from '../lib/code-text';
import { concatBytes } from '../lib/deflate';
import { createFountainDecoder, type FountainDecoder, frameOf } from './fountain-code';

const CODE_PREFIX = 'PLANAR TABLE GAME';
const VERSION = 1;
/** Bytes of the header: the version (1), the checksum of the message (4), its length (4) and the frame (4). */
const HEADER_SIZE = 13;
/** Bytes per code; a phone can read this many from another phone's screen at arm's length while the codes change. */
const PIECE_SIZE = 400;
/** Maximum bytes of a message, far more than any game has; limits the memory that a hostile code can use. */
const MAX_MESSAGE_LENGTH = 1_000_000;

export interface GameCodes {
  /** The number of codes that contain the message if none is missed. */
  readonly requiredCount: number;
  /** Returns the code of a frame, from 0 upward without limit. */
  codeOf(frameNumber: number): string;
  /** Returns the first `count` codes as text. */
  text(): string;
}

/** Returns the codes for a message, or null if it is too long. */
export function writeGameCodes(message: Uint8Array<ArrayBuffer>): GameCodes | null {
  if (message.length > MAX_MESSAGE_LENGTH) return null;
  const requiredCount = Math.ceil(message.length / PIECE_SIZE);
  const paddedMessage = concatBytes([message, new Uint8Array(requiredCount * PIECE_SIZE - message.length)]);
  const pieces = Array.from({ length: requiredCount }, (_, index) =>
    paddedMessage.subarray(index * PIECE_SIZE, (index + 1) * PIECE_SIZE),
  );
  const checksum = crc32(message);
  const codeOf = (frameNumber: number) => {
    const header = new DataView(new ArrayBuffer(HEADER_SIZE));
    header.setUint8(0, VERSION);
    header.setUint32(1, checksum);
    header.setUint32(5, message.length);
    header.setUint32(9, frameNumber);
    return writeCodeText(
      CODE_PREFIX,
      concatBytes([new Uint8Array(header.buffer), frameOf(pieces, frameNumber)]),
    );
  };
  return {
    requiredCount,
    codeOf,
    text: () => `${Array.from({ length: requiredCount }, (_, frame) => codeOf(frame)).join('\n')}\n`,
  };
}

export const isGameCode = (text: string) => hasCodePrefix(CODE_PREFIX, text);
export const findGameCodes = (text: string) => splitCodeTexts(CODE_PREFIX, text);

export interface GameCode {
  /** Checksum of the message, equal in all of its codes. */
  readonly checksum: number;
  readonly messageLength: number;
  readonly frameNumber: number;
  readonly content: Uint8Array;
}

export function readGameCode(text: string): GameCode | CodeFailure {
  if (!isGameCode(text)) return 'foreign';
  const bytes = readCodeText(CODE_PREFIX, text);
  if (!bytes || bytes.length === 0) return 'damaged';
  if ((bytes[0] ?? 0) > VERSION) return 'newer';
  if (bytes[0] !== VERSION || bytes.length !== HEADER_SIZE + PIECE_SIZE) return 'damaged';
  const header = new DataView(bytes.buffer, 0, HEADER_SIZE);
  const messageLength = header.getUint32(5);
  if (messageLength === 0 || messageLength > MAX_MESSAGE_LENGTH) return 'damaged';
  return {
    checksum: header.getUint32(1),
    messageLength,
    frameNumber: header.getUint32(9),
    content: bytes.subarray(HEADER_SIZE),
  };
}

export interface GameCodeReader {
  /** Returns whether the code belongs to the same message as those read so far. */
  isSameMessage(code: GameCode): boolean;
  readonly count: number;
  gatheredCount(): number;
  add(code: GameCode): void;
  /** Returns the message; null while codes are missing. */
  message(): Uint8Array<ArrayBuffer> | 'damaged' | null;
}

export function createGameCodeReader({ checksum, messageLength }: GameCode): GameCodeReader {
  const count = Math.ceil(messageLength / PIECE_SIZE);
  const decoder: FountainDecoder = createFountainDecoder(count);
  return {
    isSameMessage: (code) => code.checksum === checksum && code.messageLength === messageLength,
    count,
    gatheredCount: decoder.independentFrameCount,
    add: ({ frameNumber, content }) => void decoder.add(frameNumber, content),
    message() {
      const pieces = decoder.pieces();
      if (!pieces) return null;
      const message = concatBytes(pieces).slice(0, messageLength);
      return crc32(message) === checksum ? message : 'damaged';
    },
  };
}
