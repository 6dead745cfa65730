import { withoutTurning } from '../../../session/plain-text';

const LONGEST = 80;
const ENDING = 16;

/** A file's name as it may stand among our words: whatever is in it, and however long it is. */
export function fileInWords(name: string): string {
  const letters = [...withoutTurning(name)];
  if (letters.length <= LONGEST) return letters.join('') || '—';
  return `${letters.slice(0, LONGEST - ENDING).join('')}…${letters.slice(-ENDING).join('')}`;
}
