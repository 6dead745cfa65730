import type { Words } from '../../../i18n/en';
import type { History } from '../../../rules/table/history';
import type { Move } from '../../../rules/table/move';
import type { AbilitySource } from '../../../session/abilities/ability-moves';
import type { OpenSheet } from '../sheets/open-sheet';

/** What the buttons of a card need in order to work. */
export interface OfferContext {
  readonly words: Words;
  readonly history: History;
  readonly seats: readonly { readonly name: string }[];
  /** The card on the table, which may be a copy of another card. */
  readonly source: AbilitySource;
  readonly play: (move: Move) => void;
  readonly ignoresTaps: boolean;
  readonly openSheet: (sheet: OpenSheet) => void;
}
