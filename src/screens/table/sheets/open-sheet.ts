import type { Rotation } from '../../../design/Sheet';
import type { LifeChangeReason } from '../../../rules/life/life';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { PlayerId } from '../../../rules/turn/turn';
import type { IncompleteAbility } from '../../../session/abilities/ability-completion';
import type { AbilityWithSource } from '../../../session/abilities/ability-moves';
import type { ReopenableSheetKind } from '../../parts/page/reopenable-sheets';

/** A sheet above the table: for all players, or facing one seat. */
export type OpenSheet =
  | {
      readonly kind:
        | Exclude<ReopenableSheetKind, PlanarSheetKind>
        | 'places'
        | 'shortcuts'
        | 'handOver'
        | 'ending';
    }
  | OpenPlanarSheet
  | OpenCardSheet
  | OpenSeatSheet
  | {
      readonly kind: 'lifeTotals';
      readonly reason: LifeChangeReason;
      readonly change?: number;
      /** The players initially affected; everyone by default. */
      readonly players?: readonly PlayerId[];
      readonly incompleteAbility?: IncompleteAbility;
    }
  /** Asks which player an ongoing effect of a card affects. */
  | { readonly kind: 'chosenPlayer'; readonly abilityToComplete: AbilityWithSource }
  /** Players who lose at the same time; faces the seat it was opened from, if any. */
  | { readonly kind: 'leaveTogether'; readonly openedBy?: PlayerId };

/** Returns the sheet to which closing this one leads back; null for the table. */
export function sheetBehind(sheet: OpenSheet): OpenSheet | null {
  return sheet.kind === 'terms' && sheet.openedFrom ? { kind: sheet.openedFrom } : null;
}

/** A sheet about the planes, the planar deck or the planar die. */
export type OpenPlanarSheet =
  | { readonly kind: Exclude<PlanarSheetKind, 'enterRoll' | 'terms'> }
  /** Closing it leads back to the sheet from which it was opened, if any. */
  | { readonly kind: 'terms'; readonly openedFrom?: 'menu' | 'meaning' }
  /** The player who rolled, if a team shares the turn. */
  | { readonly kind: 'enterRoll'; readonly player?: PlayerId | undefined };

type PlanarSheetKind = Extract<
  ReopenableSheetKind,
  'deck' | 'map' | 'effects' | 'meaning' | 'terms' | 'enterRoll'
>;

/** The whole text of a face-up card, for the readers on one side of the table. */
export interface OpenCardSheet {
  readonly kind: 'card';
  readonly card: PlanarCardId;
  readonly rotation: Rotation;
}

/** A sheet that faces the seat it was opened from. */
export interface OpenSeatSheet {
  readonly kind: 'keypad' | 'seat' | 'commanderDamage';
  readonly player: PlayerId;
  readonly rotation: Rotation;
}
