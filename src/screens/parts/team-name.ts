import type { TableWords } from '../../i18n/en';
import { type PlayerId, type Turn, teamOf } from '../../rules/turn/turn';
import { playerName } from './words';

/** Returns the names of the players whose turn it is: "Anya & Boris" in a shared turn. */
export function teamName(
  words: TableWords,
  seats: readonly { name: string }[],
  turn: Turn,
  player: PlayerId,
): string {
  return teamOf(turn, player)
    .map((one) => playerName(words, seats, one))
    .join(` ${words.and} `);
}
