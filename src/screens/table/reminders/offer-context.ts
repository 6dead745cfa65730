import type { Words } from '../../../i18n/en';
import type { Move } from '../../../rules/table/move';
import type { Table } from '../../../rules/table/table';
import type { PlayerId } from '../../../rules/turn/turn';
import type { OpenSheet } from '../menu/open-sheet';

/** What a button of a card needs to do its work. */
export interface OfferContext {
  readonly words: Words;
  readonly table: Table;
  readonly you: PlayerId;
  readonly play: (move: Move) => void;
  readonly guarded: boolean;
  /** Whether an ability of the card has been carried out at this moment, at least in part. */
  readonly begun: boolean;
  readonly onOpen: (sheet: OpenSheet) => void;
}
