/** Who can play with a planar deck. 901.15a one deck for all · 901.3 a deck for each player. */
import type { Refusal } from '../../rule';
import type { PlayerId } from '../../turn/turn';
import type { PlanarCard } from '../planar-card';
import { checkOwnDeck, checkSharedDeck, type DeckFlaw } from './planar-deck';

export interface DeckFitness {
  /** The range of player counts that can share it, or why not even the fewest players can. */
  readonly shared: { readonly players: readonly [fewest: number, most: number] } | Refusal<DeckFlaw>;
  /** Why a single player cannot use it as their own deck, or null. */
  readonly own: Refusal<DeckFlaw> | null;
}

export function deckFitness(
  cards: readonly PlanarCard[],
  [fewest, most]: readonly [fewest: number, most: number],
): DeckFitness {
  const tables = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const fitting = tables.filter((players) => checkSharedDeck(cards, players).ok);
  const own = checkOwnDeck(cards, 0 as PlayerId);
  const [first = fewest] = fitting;
  const forFewest = checkSharedDeck(cards, first);
  return {
    shared: forFewest.ok ? { players: [first, fitting.at(-1) ?? first] } : forFewest.refusal,
    own: own.ok ? null : own.refusal,
  };
}
