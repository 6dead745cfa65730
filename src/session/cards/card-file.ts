/**
 * Reads a file of card data of any size. Scryfall's files have one card per line and are read line by line, with or
 * without gzip compression. Other JSON of the same shape is parsed as a whole, up to a size that a phone can hold.
 */
import { tryParseJson } from '../../lib/parse-json';
import { createYieldIfDue } from '../lib/yield-if-due';

const MAX_JSON_LENGTH = 40_000_000;
const MAX_LINE_LENGTH = 1_000_000;
/** Characters at the start of the file that are examined to detect its format. */
const DETECTION_LENGTH = 100_000;
/** How long work may last before it yields to the screen. */
const MAX_WORK_TIME_MS = 50;
const GZIP = [0x1f, 0x8b];

export type CardFileFailure = 'noCards' | 'tooLarge' | 'unreadable' | 'stopped';

type HandleCard = (data: unknown) => Promise<void> | void;

/**
 * Passes every card to `handleCard` as it is read; undefined stands for invalid JSON. Returns null when everything was
 * read. Rethrows errors of `handleCard`.
 */
export async function readCardFile(
  file: Blob,
  signal: AbortSignal,
  handleCard: HandleCard,
): Promise<CardFileFailure | null> {
  let buffer = '';
  let isCardPerLine: boolean | null = null;
  const pieces = piecesOf(file);
  const yieldIfDue = createYieldIfDue(MAX_WORK_TIME_MS);
  for (;;) {
    const piece = await pieces.next();
    await yieldIfDue();
    if (signal.aborted) {
      await pieces.cancel();
      return 'stopped';
    }
    buffer += piece.text;
    if (isCardPerLine === null && (piece.isLast || buffer.length >= DETECTION_LENGTH))
      isCardPerLine = hasCardPerLine(buffer);
    if (isCardPerLine) {
      const lines = buffer.split('\n');
      // The last line may be incomplete if it has no line break.
      buffer = piece.isLast && !piece.hasFailed ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        await yieldIfDue();
        if (signal.aborted) return 'stopped';
        const data = withoutArraySyntax(line);
        if (data !== '') await handleCard(tryParseJson(data));
      }
      if (buffer.length > MAX_LINE_LENGTH) {
        await pieces.cancel();
        return 'unreadable';
      }
    } else if (buffer.length > MAX_JSON_LENGTH) {
      await pieces.cancel();
      return 'tooLarge';
    }
    if (piece.hasFailed) return 'unreadable';
    if (piece.isLast) break;
  }
  if (isCardPerLine) return null;
  const fileData = tryParseJson(buffer);
  if (fileData === undefined) return 'noCards';
  for (const data of cardsFromJson(fileData)) {
    await yieldIfDue();
    if (signal.aborted) return 'stopped';
    await handleCard(data);
  }
  return null;
}

interface Piece {
  readonly text: string;
  readonly isLast: boolean;
  readonly hasFailed: boolean;
}

/** Returns the decompressed text of the file in pieces. The last piece says whether reading failed. */
function piecesOf(file: Blob): { next(): Promise<Piece>; cancel(): Promise<void> } {
  const readerPromise = textOf(file).then((text) => text.getReader());
  return {
    async next() {
      try {
        const { done, value = '' } = await (await readerPromise).read();
        return { text: value, isLast: done, hasFailed: false };
      } catch {
        return { text: '', isLast: true, hasFailed: true };
      }
    },
    cancel: async () => (await readerPromise).cancel(),
  };
}

async function textOf(file: Blob): Promise<ReadableStream<string>> {
  const firstBytes = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  const bytes = file.stream();
  const unzippedBytes = GZIP.every((byte, index) => firstBytes[index] === byte)
    ? bytes.pipeThrough(new DecompressionStream('gzip'))
    : bytes;
  return unzippedBytes.pipeThrough(new TextDecoderStream());
}

/** Returns whether the first non-empty line is a complete card. */
function hasCardPerLine(fileStart: string): boolean {
  const firstLine = fileStart
    .split('\n')
    .slice(0, -1)
    .map(withoutArraySyntax)
    .find((line) => line !== '');
  const data = firstLine === undefined ? undefined : tryParseJson(firstLine);
  return typeof data === 'object' && data !== null && !Array.isArray(data) && !('data' in data);
}

/** Removes the brackets and commas that make lines a JSON array. */
function withoutArraySyntax(line: string): string {
  return line
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^[[\]]$/, '')
    .replace(/,$/, '');
}

/** Accepts an array of cards, a response that contains one, or a single card. */
function cardsFromJson(fileData: unknown): readonly unknown[] {
  if (Array.isArray(fileData)) return fileData;
  const { data } = (fileData ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data : [fileData];
}
