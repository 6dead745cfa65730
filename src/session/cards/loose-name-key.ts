/** Matches planar card names as people type them. */
import { nameKey } from '../../rules/landless/name-key';

/** Normalizes like `nameKey`, and also ignores punctuation and treats й as и. */
export function looseNameKey(text: string): string {
  return nameKey(text)
    .normalize('NFD')
    .replaceAll(/['\p{Mn}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
