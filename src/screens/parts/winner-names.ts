import type { FirstPaintWords } from '../../i18n/en';
import { sideOf } from '../../rules/turn/seating-and-teams';
import type { PlayerId, Turn } from '../../rules/turn/turn';
import { joinNames } from './shared-turn-names';

/** Returns the names of all who win with this player, also if they share only the win, and whether they are several. */
export function winnerNames(
  words: FirstPaintWords,
  seats: readonly { readonly name: string }[],
  turn: Turn,
  winner: PlayerId,
): readonly [names: string, areSeveral: boolean] {
  const winners = sideOf(turn, winner);
  return [joinNames(words, seats, winners), winners.length > 1];
}
