import { enBackup } from './backup';
import { enCard } from './card';
import { enCardSupport } from './card-support-words';
import { enCatalog } from './catalog-words';
import { enCustomCards } from './custom-card-words';
import { enDeckSharing } from './deck-sharing';
import { enDevice } from './device';
import { enDie } from './die';
import { enDownloads } from './downloads';
import { enHandover } from './handover-words';
import { enHintsAndShortcuts } from './hints-and-shortcuts';
import { enLands } from './lands';
import { enLeaving } from './leaving-words';
import { enLife } from './life-words';
import { enLog } from './log';
import { enMap } from './map';
import { enMeaning } from './meaning';
import { enMenu } from './menu';
import { enMyDecks } from './my-decks';
import { enNotices } from './notice-words';
import { enPictures } from './picture-words';
import { enPlane } from './plane';
import { enPlayer } from './player';
import { enReminders } from './reminder-words';
import { enRules } from './rules';
import { enSettings } from './setting-words';
import { enSummaryAndClock } from './summary-and-clock';
import { enTurns } from './turns';

/** The words loaded after the first screen: of everything that opens above the table or lies beside it. */
export const enRemaining = {
  close: 'Close',

  ...enCard,
  ...enPlane,
  ...enMap,
  ...enDie,
  ...enTurns,
  ...enMenu,
  ...enHintsAndShortcuts,
  ...enReminders,
  ...enLife,
  ...enPlayer,
  ...enLeaving,
  ...enCardSupport,
  ...enSummaryAndClock,
  ...enHandover,
  ...enLands,
  ...enCatalog,
  ...enMyDecks,
  ...enDeckSharing,
  ...enPictures,
  ...enCustomCards,
  ...enDownloads,
  ...enDevice,
  ...enBackup,
  ...enRules,
  ...enMeaning,
  ...enLog,
  ...enNotices,
  ...enSettings,
};
