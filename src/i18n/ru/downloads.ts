import { createByteFormatter } from '../bytes';
import type { enDownloads } from '../en/downloads';
import { pictures, picturesAsObject } from './picture-counts';

const size = createByteFormatter('ru');
/** Rounds an estimate to what is known; number and unit stay on one line. */
const about = (bytes: number) => size(bytes < 10_000_000 ? bytes : Math.round(bytes / 1e6) * 1e6);

export const ruDownloads: typeof enDownloads = {
  downloads: {
    title: 'Картинки со Scryfall',
    ofOne: 'Картинка со Scryfall',
    fetch: (n, bytes) => `Скачать ${picturesAsObject(n)}, около ${about(bytes)}`,
    note: 'Пока вы не нажмёте кнопку, ничего не отправляется. Затем api.scryfall.com получит выпуск и номер каждой карты или её название, а картинки придут с cards.scryfall.io. Они останутся на этом устройстве и будут работать без сети.',
    oneStored: 'У этой карты уже есть картинка.',
    allStored: 'У всех этих карт уже есть картинки.',
    unavailable: (n) => `Свои карты, которых нет на Scryfall: ${n}`,
    replace: (n) => `Заменить и имеющиеся картинки: ${n}`,
    replaceOwn: (n) => `Среди них ваши картинки, они пропадут: ${n}`,
    progress: (done, total, bytes) => `${done} из ${total} · ${size(bytes)}`,
    delayed: (seconds) => `Scryfall просит подождать ${seconds} с. Скачивание продолжится само.`,
    offline: 'Нет сети. Скачивание продолжится, когда она появится.',
    running: 'Картинки скачиваются. Можно играть дальше.',
    pause: 'Приостановить',
    resume: 'Продолжить',
    cancel: 'Отменить',
    stopReasons: {
      pausedOrClosed: 'Приостановлено. Скачанное сохранено.',
      inAnotherTab: 'Картинки сейчас скачивает другая вкладка приложения.',
      noAnswer: 'Scryfall не отвечает. Скачанное сохранено. Попробуйте позже.',
      limited: 'Слишком много запросов к Scryfall. Скачанное сохранено. Продолжите через несколько минут.',
      unexpected: 'Неожиданный ответ Scryfall. Скачанное сохранено. Продолжите позже.',
      full: 'На устройстве закончилось место. Скачанное сохранено. Освободите место и продолжите.',
      broken: 'Сейчас картинки нельзя сохранить на этом устройстве. Скачанное раньше сохранено.',
    },
    ended: (n, bytes) => `Скачано: ${pictures(n)}, ${size(bytes)}`,
    failed: (n) => `Не скачано: ${n}`,
    failures: {
      notThere: 'На Scryfall нет картинки этой карты',
      noAnswer: 'Нет ответа',
      refused: 'Scryfall отклонил запрос',
      brokenOff: 'Скачивание прервалось',
    },
    credit:
      'Картинки принадлежат Wizards of the Coast и художникам. Scryfall предоставляет их бесплатно и не связан с этим приложением.',
  },
};
