import type { Turned } from '../../../design/Sheet';
import type { ReasonForLives } from '../../../rules/table/move';
import type { PlayerId } from '../../../rules/turn/turn';
import type { SheetForAll } from './reopened-sheet';

/** A sheet above the table: for all players, or facing one seat. */
export type OpenSheet =
  | { readonly kind: Exclude<SheetForAll, 'enterRoll'> }
  /** The player who rolled, if a team shares the turn. */
  | { readonly kind: 'enterRoll'; readonly player?: PlayerId | undefined }
  | {
      readonly kind: 'lives';
      readonly how: ReasonForLives;
      readonly by?: number;
      readonly to?: number;
    }
  | { readonly kind: 'keypad' | 'seat' | 'damage'; readonly player: PlayerId; readonly turned: Turned };
