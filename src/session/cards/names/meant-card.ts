/** Chooses the card that a typed name means, if it is more than a guess. */
import type { KnownCard } from '../../../rules/landless/known-card';
import { editDistance } from '../../lib/edit-distance';
import { switchKeyboardLayout } from '../../rulebook/search/rule-words';
import { normalizeName } from './normalize-name';

/** Shorter names are too similar to each other. */
const SHORTEST_WITH_SLIP = 4;

/**
 * Returns the first card that is called as typed; else the first whose name begins so; else the first within one slip
 * of either. Null if all are further from what was typed.
 */
export function meantCard(typed: string, cards: readonly KnownCard[]): KnownCard | null {
  const ways = [typed, switchKeyboardLayout(typed)].map(normalizeName).filter(Boolean);
  let best: KnownCard | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    const far = Math.min(...namesOf(card).flatMap((name) => ways.map((way) => farFrom(way, name))));
    if (far >= least) continue;
    best = card;
    least = far;
  }
  return best;
}

/** The whole names and their halves. */
function namesOf({ name, russianName }: KnownCard): readonly string[] {
  return [name, russianName ?? ''].map(normalizeName).flatMap((name) => [name, ...name.split('/')]);
}

function farFrom(typed: string, name: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (typed.length < SHORTEST_WITH_SLIP) return Number.POSITIVE_INFINITY;
  const { whole, beginning } = editDistance(typed, name, 0, name.length, 1);
  if (whole === 1) return 2;
  return beginning === 1 ? 3 : Number.POSITIVE_INFINITY;
}
