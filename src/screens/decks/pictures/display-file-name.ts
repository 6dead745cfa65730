import { isolateDirection } from '../../../session/lib/plain-text';

const LONGEST = 80;
const ENDING = 16;

/** Returns a file name made safe for display: isolated text direction, limited length. */
export function displayFileName(name: string): string {
  const letters = [...isolateDirection(name)];
  if (letters.length <= LONGEST) return letters.join('') || '—';
  return `${letters.slice(0, LONGEST - ENDING).join('')}…${letters.slice(-ENDING).join('')}`;
}
