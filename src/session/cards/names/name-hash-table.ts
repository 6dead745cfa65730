/** A hash table of names in one text: finds a whole name without a search. */
import { createLineEndFinder } from './line-positions';
import { NAME_SEPARATOR } from './normalize-name';

/** Returns a function that finds the position of a whole name, or else of a part of one, in a hash table. */
export function createExactNameFinder(
  text: string,
  lineStarts: Int32Array,
): (wanted: string) => number | null {
  const slotCount = 2 ** Math.ceil(Math.log2(lineStarts.length * 3 + 1));
  const positions = new Int32Array(slotCount);
  const addName = (start: number, end: number) => {
    if (start === end) return;
    let slot = hashOf(text, start, end) & (slotCount - 1);
    while (positions[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
    positions[slot] = start;
  };
  const endOf = createLineEndFinder(text, lineStarts);
  lineStarts.forEach((start, line) => {
    addName(start, endOf(line));
  });
  lineStarts.forEach((start, line) => {
    const end = endOf(line);
    let partStart = start;
    for (let slash = text.indexOf('/', start); slash !== -1 && slash < end; ) {
      addName(partStart, slash);
      partStart = slash + 1;
      slash = text.indexOf('/', partStart);
    }
    if (partStart > start) addName(partStart, end);
  });
  return (wanted) => {
    let slot = hashOf(wanted, 0, wanted.length) & (slotCount - 1);
    for (; positions[slot] !== 0; slot = (slot + 1) & (slotCount - 1)) {
      const position = positions[slot] ?? 0;
      const characterAfter = text[position + wanted.length];
      if ((characterAfter === NAME_SEPARATOR || characterAfter === '/') && text.startsWith(wanted, position))
        return position;
    }
    return null;
  };
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let position = start; position < end; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
