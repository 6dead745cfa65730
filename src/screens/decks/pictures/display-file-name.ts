import { isolateDirection } from '../../../session/lib/plain-text';

const MAX_LENGTH = 80;
const ENDING_LENGTH = 16;

/** Returns a file name made safe for display: isolated text direction, limited length. */
export function displayFileName(name: string): string {
  const characters = [...isolateDirection(name)];
  if (characters.length <= MAX_LENGTH) return characters.join('') || '—';
  return `${characters.slice(0, MAX_LENGTH - ENDING_LENGTH).join('')}…${characters.slice(-ENDING_LENGTH).join('')}`;
}
