import { enBackup } from './backup';
import { enCard } from './card';
import { enCardCatalog } from './card-catalog';
import { enCardEditor } from './card-editor';
import { enCardPictures } from './card-pictures';
import { enCardSupport } from './card-support';
import { enDeckSharing } from './deck-sharing';
import { enDevice } from './device';
import { enDie } from './die';
import { enDownloads } from './downloads';
import { enHandover } from './handover';
import { enHintsAndShortcuts } from './hints-and-shortcuts';
import { enLands } from './lands';
import { enLeaving } from './leaving';
import { enLifeTotals } from './life-totals';
import { enLog } from './log';
import { enMap } from './map';
import { enMeaning } from './meaning';
import { enMenu } from './menu';
import { enMyDecks } from './my-decks';
import { enNotices } from './notices';
import { enPlane } from './plane';
import { enPlayer } from './player';
import { enRemindersAndAnnouncements } from './reminders-and-announcements';
import { enRules } from './rules';
import { enSettings } from './settings';
import { enSummaryAndClock } from './summary-and-clock';
import { enTurns } from './turns';

/** The words loaded after the first screen: of everything that opens above the table or lies beside it. */
export const enRemaining = {
  close: 'Close',
  clearSearch: 'Clear search',
  apply: 'Apply',
  discard: 'Discard',
  dismissReport: 'Dismiss',
  notACardList: 'This file doesn’t contain a card list. Try a plain text file.',
  notRecognized: (n: number) => `Not recognized: ${n}`,
  pause: 'Pause',
  retry: 'Try again',
  share: 'Share…',
  showMore: (n: number) => `Show ${n} more`,
  stop: 'Stop',
  takePhoto: 'Take photo',

  ...enCard,
  ...enPlane,
  ...enMap,
  ...enDie,
  ...enTurns,
  ...enMenu,
  ...enHintsAndShortcuts,
  ...enRemindersAndAnnouncements,
  ...enLifeTotals,
  ...enPlayer,
  ...enLeaving,
  ...enCardSupport,
  ...enSummaryAndClock,
  ...enHandover,
  ...enLands,
  ...enCardCatalog,
  ...enMyDecks,
  ...enDeckSharing,
  ...enCardPictures,
  ...enCardEditor,
  ...enDownloads,
  ...enDevice,
  ...enBackup,
  ...enRules,
  ...enMeaning,
  ...enLog,
  ...enNotices,
  ...enSettings,
};
