import { isolateDirection } from '../../../session/lib/plain-text';

const MAX_LENGTH = 80;
const ENDING_LENGTH = 16;

/** Returns a file name made safe for display: isolated text direction, limited length. */
export function displayFileName(name: string): string {
  const letters = [...isolateDirection(name)];
  if (letters.length <= MAX_LENGTH) return letters.join('') || '—';
  return `${letters.slice(0, MAX_LENGTH - ENDING_LENGTH).join('')}…${letters.slice(-ENDING_LENGTH).join('')}`;
}
