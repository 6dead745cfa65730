import { bytesIn } from '../bytes';
import type { BackupWords } from '../en';
import { cards, count } from './counts';
import { pictures } from './picture-counts';

const size = bytesIn('ru');
const games = (n: number) => count(n, { one: 'партия', few: 'партии', other: 'партий' });
const decks = (n: number) => count(n, { one: 'колода', few: 'колоды', other: 'колод' });
const ownCards = (n: number) => count(n, { one: 'своя карта', few: 'свои карты', other: 'своих карт' });

export const ruBackup: BackupWords = {
  backup: {
    title: 'Резервная копия',
    lead: 'Один файл со всем, что хранит приложение. Он попадёт только туда, куда вы его сохраните.',
    never: 'Копий пока не было.',
    last: (date) => `Последняя копия: ${date}.`,
    room: (used, left) => `Приложение занимает ${size(used)}. Свободно ещё ${size(left)}.`,
    make: 'Сделать копию',
    open: 'Восстановить из файла',

    measuring: 'Подсчёт…',
    always: 'В любой копии',
    alwaysThese: (n, bytes) =>
      `${games(n)} со всеми действиями, колоды, свои карты, компании игроков, настройки: ${size(bytes)}`,
    ownPictures: (n, bytes) => `Свои картинки (${n}): ${size(bytes)}`,
    downloadedPictures: (n, bytes) => `Картинки со Scryfall (${n}): ${size(bytes)}`,
    knownCards: (n, bytes) => `Данные о картах (${n}): ${size(bytes)}`,
    total: (bytes) => `Файл займёт примерно ${size(bytes)}.`,
    save: 'Сохранить копию',
    making: 'Копия создаётся',
    done: (done, all) => `${size(done)} из ${size(all)}`,
    made: 'Копия готова. Храните её не только на этом устройстве.',
    dismissed: 'Копия не сохранена.',
    tooLate: 'Копия готова. Нажмите «Сохранить файл» вверху.',
    gameMissing: 'Последних действий в ней нет: сейчас партия не сохраняется на этом устройстве.',

    restoreTitle: 'Восстановление из копии',
    reading: 'Чтение файла…',
    madeAt: (date, version) => `Сделана ${date}, версия ${version}.`,
    madeSometime: 'Дату копии прочитать не удалось.',
    holds: 'В файле',
    games,
    decks,
    ownCards,
    pictures,
    knownCardsIn: (n) => `${cards(n)} для игры без земель`,
    onlySettings: 'Только настройки',
    missing: 'Не читается',
    cutOff: 'Файл обрывается. Всё до места обрыва можно восстановить.',
    damaged: 'Часть файла повреждена. Остальное можно восстановить.',
    fromLater: 'Копия сделана более новой версией. То, чего эта версия не знает, пропускается.',
    gaps: (n) => `${games(n)}: отменить всё до самого начала не получится.`,
    merge: 'Добавить к тому, что есть',
    mergeNote: 'Ничего не удаляется. Если колода или карта есть и там и тут, остаётся более новая.',
    mergeCounts: (fresh, longer, twice, same) =>
      [
        fresh > 0 && count(fresh, { one: 'новая партия', few: 'новые партии', other: 'новых партий' }),
        longer > 0 && `с продолжением: ${games(longer)}`,
        twice > 0 && `разошлись, сохранятся оба варианта: ${games(twice)}`,
        same > 0 && `уже здесь: ${games(same)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    tooMany: (n, kept) =>
      `Всего получится ${games(n)}. Приложение хранит ${kept} последних: остальные исчезнут, когда начнётся новая партия.`,
    replace: 'Заменить то, что есть',
    replaceNote:
      'Партии, колоды, свои карты и настройки, которых нет в файле, удаляются. Картинки только добавляются.',
    replaceAsk: 'Заменить партии, колоды, свои карты и настройки приложения? Потом это можно отменить.',
    replaceGame: 'Партия на столе тоже будет заменена.',
    replaceYes: 'Заменить',
    restore: 'Восстановить',
    restoreReadable: 'Восстановить, что читается',
    restoring: 'Идёт восстановление',
    restored: (date) => `Восстановление из копии: ${date}.`,
    undo: 'Отменить восстановление',
    received: (date) => `Партия с другого устройства получена ${date}.`,
    undoReceived: 'Отменить получение',
    keep: 'Оставить так',
    troubles: {
      notBackup: 'Этот файл — не копия Planar Table. Ничего не изменилось.',
      nothing: 'Копия повреждена, прочитать в ней ничего нельзя. Ничего не изменилось.',
      unreadable: 'Файл не открывается. Ничего не изменилось.',
      changed:
        'Тем временем партия изменилась в другой вкладке. Ничего не восстановлено; попробуйте ещё раз.',
      full: 'На этом устройстве не хватает места. Ничего не изменилось.',
      broken: 'Не получилось. Ничего не изменилось. Попробуйте ещё раз.',
    },
  },
  exporting: {
    title: 'Выгрузка',
    lead: 'Чтобы прочитать, напечатать или открыть в редакторе таблиц. Для переезда на другое устройство нужна резервная копия.',
    decks: 'Колоды текстом',
    statistics: 'Статистика таблицей',
    reading: 'Чтение партий…',
    noDecks: 'Колод пока нет.',
    noGames: 'Партий пока нет.',
    fileOfDecks: 'Колоды измерений',
    fileOfStatistics: 'Статистика Planar Table',
    columns: {
      player: 'Игрок',
      players: 'Игроки',
      games: 'Партии',
      over: 'Завершено',
      wins: 'Победы',
      ownTurns: 'Свои ходы, мин',
      rolls: 'Броски кубика',
      card: 'Измерение или феномен',
      visits: 'Посещения',
      stay: 'Открыто, мин',
      date: 'Дата',
      winner: 'Победитель',
      length: 'Длительность, мин',
      turns: 'Ходы',
      cards: 'Измерения и феномены',
    },
  },
};
