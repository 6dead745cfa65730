import { bytesIn } from './bytes';
import type { DownloadWords } from './en';
import { count } from './ru-counts';

const size = bytesIn('ru');
/** Of an estimate no more is said than is known; a number and its unit stay on one line. */
const about = (bytes: number) =>
  size(bytes < 10_000_000 ? bytes : Math.round(bytes / 1e6) * 1e6).replaceAll(' ', '\u00a0');
const pictures = (n: number) => count(n, { one: 'картинка', few: 'картинки', other: 'картинок' });
const ofPictures = (n: number) => count(n, { one: 'картинку', few: 'картинки', other: 'картинок' });

export const ruDownloads: DownloadWords = {
  downloads: {
    title: 'Картинки со Scryfall',
    ofOne: 'Картинка со Scryfall',
    fetch: (n, bytes) => `Скачать ${ofPictures(n)}, около ${about(bytes)}`,
    note: 'Пока вы не нажмёте кнопку, ничего не отправляется. Потом api.scryfall.com узнает выпуск и номер каждой карты или её название, а картинки придут с cards.scryfall.io. Они останутся на этом телефоне, и сеть им больше не понадобится.',
    oneThere: 'У карты есть картинка.',
    allThere: 'У всех этих карт есть картинки.',
    notThere: (n) => `Ваших собственных карт, которых Scryfall не знает: ${n}`,
    replace: (n) => `Скачать и те, что уже есть, и заменить их: ${n}`,
    replaceOwn: (n) => `Среди них ваши собственные картинки, они пропадут: ${n}`,
    progress: (done, all, bytes) => `${done} из ${all} · ${size(bytes)}`,
    delayed: (seconds) => `Scryfall просит паузу: ${seconds} с. Потом продолжим.`,
    offline: 'Сети нет. Продолжим, как только она появится.',
    running: 'Картинки скачиваются. Тем временем можно играть.',
    pause: 'Приостановить',
    goOn: 'Продолжить',
    cancel: 'Отменить',
    standing: {
      left: 'Приостановлено. Что скачано, сохранено.',
      elsewhere: 'Картинки сейчас скачивает другая вкладка приложения.',
      noAnswer: 'Scryfall не отвечает. Что скачано, сохранено.',
      limited: 'Scryfall просит спрашивать реже. Что скачано, сохранено; продолжите через несколько минут.',
      unexpected: 'Ответ Scryfall не понят. Что скачано, сохранено; продолжите позже.',
      full: 'На телефоне кончилось место. Что скачано, сохранено. Освободите место и продолжите.',
      broken: 'Телефон не даёт приложению ничего сохранить. Что скачано раньше, осталось.',
    },
    ended: (n, bytes) => `Скачано: ${pictures(n)}, ${size(bytes)}`,
    failed: (n) => `Не скачано: ${n}`,
    troubles: {
      notThere: 'На Scryfall нет её картинки',
      noAnswer: 'Нет ответа',
      refused: 'Scryfall не отдаёт картинку',
      brokenOff: 'Оборвалась по дороге',
    },
    retry: 'Попробовать ещё раз',
    forget: 'Убрать отчёт',
    credit:
      'Картинки принадлежат Wizards of the Coast и художникам; Scryfall отдаёт их бесплатно и к этому приложению отношения не имеет.',
  },
};
