import type { Words } from '../../../i18n/en';
import type { Move, SimpleMove } from '../../../rules/table/move';
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
  /** What has been done of an ability of the card that is carried out in parts. */
  readonly parts: readonly SimpleMove[];
  /** The player drawn at random at this moment. */
  readonly drawn: PlayerId | null;
  readonly onOpen: (sheet: OpenSheet) => void;
}
