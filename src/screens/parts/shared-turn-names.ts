import type { FirstPaintWords } from '../../i18n/en';
import { sharedTurnTeamOf } from '../../rules/turn/seating-and-teams';
import type { PlayerId, Turn } from '../../rules/turn/turn';
import { playerName } from './words';

type Seats = readonly { name: string }[];

/** The names of these players: "Anya & Boris". */
export function joinNames(words: FirstPaintWords, seats: Seats, players: readonly PlayerId[]): string {
  return players.map((player) => playerName(words, seats, player)).join(` ${words.and} `);
}

/** The names of those whose turn it is: "Anya & Boris" in a shared turn. */
export function sharedTurnNames(words: FirstPaintWords, seats: Seats, turn: Turn, player: PlayerId): string {
  return joinNames(words, seats, sharedTurnTeamOf(turn, player));
}
