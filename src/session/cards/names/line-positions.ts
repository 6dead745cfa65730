/** Lines of names in one text, with halves separated by "/". */
import { NAME_SEPARATOR } from './normalize-name';

export function findLineStarts(text: string, lineCount: number): Int32Array {
  const lineStarts = new Int32Array(lineCount);
  let position = 0;
  for (let line = 0; line < lineCount; line += 1) {
    lineStarts[line] = position + 1;
    position = text.indexOf(NAME_SEPARATOR, position + 1);
  }
  return lineStarts;
}

/** Returns a function that finds the end of a line. */
export function createLineEndFinder(text: string, lineStarts: Int32Array): (line: number) => number {
  return (line) => (lineStarts[line + 1] ?? text.length) - 1;
}

/** Returns the last line that starts at or before this position. */
export function lineAt(lineStarts: Int32Array, position: number): number {
  let [low, high] = [0, lineStarts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
