import type { Words } from '../../../i18n/en';
import type { History } from '../../../rules/table/history';
import type { Move } from '../../../rules/table/move';
import type { ActiveCard } from '../../../session/game/ability-moves';
import type { OpenSheet } from '../menu/open-sheet';

/** What a button of a card needs to do its work. */
export interface OfferContext {
  readonly words: Words;
  readonly history: History;
  /** The very card on the table, which may be a copy of another one. */
  readonly at: ActiveCard;
  readonly play: (move: Move) => void;
  readonly guarded: boolean;
  readonly onOpen: (sheet: OpenSheet) => void;
}
