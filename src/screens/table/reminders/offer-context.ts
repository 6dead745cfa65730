import type { Words } from '../../../i18n/en';
import type { History } from '../../../rules/table/history';
import type { Move } from '../../../rules/table/move';
import type { PlayerId } from '../../../rules/turn/turn';
import type { OpenSheet } from '../menu/open-sheet';

/** What a button of a card needs to do its work. */
export interface OfferContext {
  readonly words: Words;
  readonly history: History;
  readonly you: PlayerId;
  readonly play: (move: Move) => void;
  readonly guarded: boolean;
  readonly onOpen: (sheet: OpenSheet) => void;
}
