import type { enRemaining } from '../en/remaining';
import { ruBackup } from './backup';
import { ruCard } from './card';
import { ruCardCatalog } from './card-catalog';
import { ruCardEditor } from './card-editor';
import { ruCardPictures } from './card-pictures';
import { ruCardSupport } from './card-support';
import { ruDeckSharing } from './deck-sharing';
import { ruDevice } from './device';
import { ruDie } from './die';
import { ruDownloads } from './downloads';
import { ruHandover } from './handover';
import { ruHintsAndShortcuts } from './hints-and-shortcuts';
import { ruLands } from './lands';
import { ruLeaving } from './leaving';
import { ruLifeTotals } from './life-totals';
import { ruLog } from './log';
import { ruMap } from './map';
import { ruMeaning } from './meaning';
import { ruMenu } from './menu';
import { ruMyDecks } from './my-decks';
import { ruNotices } from './notices';
import { ruPlane } from './plane';
import { ruPlayer } from './player';
import { ruRemindersAndAnnouncements } from './reminders-and-announcements';
import { ruRules } from './rules';
import { ruSettings } from './settings';
import { ruSummaryAndClock } from './summary-and-clock';
import { ruTurns } from './turns';

export const ruRemainingPlain: typeof enRemaining = {
  close: 'Закрыть',
  clearSearch: 'Очистить поиск',
  apply: 'Применить',
  discard: 'Не сохранять',
  dismissReport: 'Скрыть отчёт',
  notACardList: 'В этом файле нет списка карт. Попробуйте обычный текстовый файл.',
  notRecognized: (n) => `Не распознано: ${n}`,
  pause: 'Пауза',
  retry: 'Повторить попытку',
  share: 'Поделиться…',
  showMore: (n) => `Показать ещё ${n}`,
  stop: 'Остановить',
  takePhoto: 'Сделать снимок',

  ...ruCard,
  ...ruPlane,
  ...ruMap,
  ...ruDie,
  ...ruTurns,
  ...ruMenu,
  ...ruHintsAndShortcuts,
  ...ruRemindersAndAnnouncements,
  ...ruLifeTotals,
  ...ruPlayer,
  ...ruLeaving,
  ...ruCardSupport,
  ...ruSummaryAndClock,
  ...ruHandover,
  ...ruLands,
  ...ruCardCatalog,
  ...ruMyDecks,
  ...ruDeckSharing,
  ...ruCardPictures,
  ...ruCardEditor,
  ...ruDownloads,
  ...ruDevice,
  ...ruBackup,
  ...ruRules,
  ...ruMeaning,
  ...ruLog,
  ...ruNotices,
  ...ruSettings,
};
