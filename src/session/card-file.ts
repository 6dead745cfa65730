/**
 * Reads a file of card data, however large: Scryfall's files hold a card a line, and are read line by line, also packed with
 * gzip. Any other JSON of the same shape is read in one piece, up to a size that a phone can hold.
 */
const LARGEST_PIECE = 40_000_000;
const LONGEST_LINE = 1_000_000;
/** Letters of the file looked at to tell how it is written. */
const FIRST_LOOK = 100_000;
const GZIP = [0x1f, 0x8b];

export type CardFileFailure = 'noCards' | 'tooLarge' | 'brokenOff' | 'stopped';

/** Tells every piece that may be a card, as it comes; undefined stands for one that is no JSON. Null when all was read. */
export async function readCardFile(
  file: Blob,
  signal: AbortSignal,
  take: (data: unknown) => Promise<void> | void,
): Promise<CardFileFailure | null> {
  let head = '';
  let rest = '';
  let isByLine: boolean | null = null;
  try {
    const reader = (await textOf(file)).getReader();
    for (;;) {
      const { done, value = '' } = await reader.read();
      if (signal.aborted) {
        await reader.cancel();
        return 'stopped';
      }
      if (isByLine === null) {
        head += value;
        if (!done && head.length < FIRST_LOOK) continue;
        isByLine = hasCardPerLine(head);
        rest = head;
      } else rest += value;
      if (isByLine) {
        const lines = rest.split('\n');
        rest = done ? '' : (lines.pop() ?? '');
        if (rest.length > LONGEST_LINE) return 'noCards';
        for (const line of lines) await takeLine(line, take);
      } else if (rest.length > LARGEST_PIECE) {
        await reader.cancel();
        return 'tooLarge';
      }
      if (done) break;
    }
  } catch {
    return 'brokenOff';
  }
  if (isByLine) return null;
  const whole = parsed(rest);
  if (whole === undefined) return 'noCards';
  for (const data of cardsIn(whole)) await take(data);
  return null;
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

async function takeLine(line: string, take: (data: unknown) => Promise<void> | void): Promise<void> {
  const data = withoutList(line);
  if (data !== '') await take(parsed(data));
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
