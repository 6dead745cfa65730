/**
 * Reads a file of card data, however large: Scryfall's files hold a card a line, and are read line by line, also packed with
 * gzip. Any other JSON of the same shape is read in one piece, up to a size that a phone can hold.
 */
const LARGEST_PIECE = 40_000_000;
const LONGEST_LINE = 1_000_000;
/** Letters of the file looked at to tell how it is written. */
const FIRST_LOOK = 100_000;
/** Milliseconds of work before the screen gets a turn. */
const LONGEST_STRETCH = 50;
const GZIP = [0x1f, 0x8b];

export type CardFileFailure = 'noCards' | 'tooLarge' | 'brokenOff' | 'stopped';

type Take = (data: unknown) => Promise<void> | void;

/**
 * Tells every piece that may be a card, as it comes; undefined stands for one that is no JSON. Null when all was read. What `take`
 * throws is thrown on.
 */
export async function readCardFile(
  file: Blob,
  signal: AbortSignal,
  take: Take,
): Promise<CardFileFailure | null> {
  let rest = '';
  let isByLine: boolean | null = null;
  const pieces = piecesOf(file);
  let since = performance.now();
  const breathe = async () => {
    if (performance.now() - since < LONGEST_STRETCH) return;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  };
  for (;;) {
    const piece = await pieces.next();
    await breathe();
    if (signal.aborted) {
      await pieces.cancel();
      return 'stopped';
    }
    rest += piece.text;
    if (isByLine === null && (piece.isLast || rest.length >= FIRST_LOOK)) isByLine = hasCardPerLine(rest);
    if (isByLine) {
      const lines = rest.split('\n');
      // A line without its end may be no more than a beginning.
      rest = piece.isLast && !piece.isBrokenOff ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        await breathe();
        if (signal.aborted) return 'stopped';
        const data = withoutList(line);
        if (data !== '') await take(parsed(data));
      }
      if (rest.length > LONGEST_LINE) {
        await pieces.cancel();
        return 'brokenOff';
      }
    } else if (rest.length > LARGEST_PIECE) {
      await pieces.cancel();
      return 'tooLarge';
    }
    if (piece.isBrokenOff) return 'brokenOff';
    if (piece.isLast) break;
  }
  if (isByLine) return null;
  const whole = parsed(rest);
  if (whole === undefined) return 'noCards';
  for (const data of cardsIn(whole)) {
    await breathe();
    if (signal.aborted) return 'stopped';
    await take(data);
  }
  return null;
}

interface Piece {
  readonly text: string;
  readonly isLast: boolean;
  readonly isBrokenOff: boolean;
}

/** The file as text, unpacked; the last piece tells whether it could be read to its end. */
function piecesOf(file: Blob): { next(): Promise<Piece>; cancel(): Promise<void> } {
  const reading = textOf(file).then((text) => text.getReader());
  return {
    async next() {
      try {
        const { done, value = '' } = await (await reading).read();
        return { text: value, isLast: done, isBrokenOff: false };
      } catch {
        return { text: '', isLast: true, isBrokenOff: true };
      }
    },
    cancel: async () => (await reading).cancel(),
  };
}

async function textOf(file: Blob): Promise<ReadableStream<string>> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  const bytes = file.stream();
  const unpacked = GZIP.every((byte, index) => start[index] === byte)
    ? bytes.pipeThrough(new DecompressionStream('gzip'))
    : bytes;
  return unpacked.pipeThrough(new TextDecoderStream());
}

/** Whether the first line that holds anything is a card in itself. */
function hasCardPerLine(head: string): boolean {
  const first = head
    .split('\n')
    .slice(0, -1)
    .map(withoutList)
    .find((line) => line !== '');
  const data = first === undefined ? undefined : parsed(first);
  return typeof data === 'object' && data !== null && !Array.isArray(data) && !('data' in data);
}

/** Without what makes the lines a list: brackets of their own, and commas between them. */
function withoutList(line: string): string {
  return line
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^[[\]]$/, '')
    .replace(/,$/, '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** A list of cards, an answer with such a list in it, or a single card. */
function cardsIn(whole: unknown): readonly unknown[] {
  if (Array.isArray(whole)) return whole;
  const { data } = (whole ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data : [whole];
}
