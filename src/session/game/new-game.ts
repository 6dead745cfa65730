import type { PlanarDecks } from '../../rules/planar/decks/planar-deck';
import type { PlanarHouseRules } from '../../rules/planar/planar-state';
import type { Setup } from '../../rules/table/table';
import type { Teams } from '../../rules/turn/seating-and-teams';
import type { SavedNewGameForm } from '../../settings/saved-settings';
import type { Seat } from '../../storage/game/game-rows';

/** The settings of a new game. */
export interface NewGame {
  readonly seats: readonly Seat[];
  readonly startingLife: number;
  readonly startingPlayer: Setup['startingPlayer'];
  /** The name of a ready-made deck, or the id of one of the user's own (`deck-choice.ts`). */
  readonly deckChoice: string;
  /** Whether all players share one deck, possibly laid out as a map, or each player has one. */
  readonly deckKind: PlanarDecks['kind'];
  /** The teams; `true` means neighboring pairs. */
  readonly teams: boolean | Teams | null;
  /** Whether the game is a Grand Melee, with several simultaneous turns. */
  readonly isGrandMelee: boolean;
  readonly houseRules: PlanarHouseRules;
  /** Whether illegal planar decks are made legal, or are played if they are only too small; by default, neither. */
  readonly ifDecksIllegal?: 'mend' | 'play' | undefined;
}

/** Default settings of the first new game. */
export const NEW_GAME_DEFAULTS = {
  seats: [0, 1, 2, 3].map((color) => ({ name: '', color })),
  startingLife: 20,
  startingSeat: null,
} satisfies Partial<SavedNewGameForm>;
