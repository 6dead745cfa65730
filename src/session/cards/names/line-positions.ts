/** Lines of names in one text, with halves separated by "/". */
import { NAME_SEPARATOR } from './normalize-name';

export function lineStarts(text: string, count: number): Int32Array {
  const starts = new Int32Array(count);
  let position = 0;
  for (let line = 0; line < count; line += 1) {
    starts[line] = position + 1;
    position = text.indexOf(NAME_SEPARATOR, position + 1);
  }
  return starts;
}

/** Returns a function that finds the end of a line. */
export function lineEnds(text: string, starts: Int32Array): (line: number) => number {
  return (line) => (starts[line + 1] ?? text.length) - 1;
}

/** Returns the last line that starts at or before this position. */
export function lineAt(starts: Int32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns how many typos a text of this length may have. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
