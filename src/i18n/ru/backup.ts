import { createByteFormatter } from '../bytes';
import type { enBackup } from '../en/backup';
import { count } from './counts';
import { pictures } from './picture-counts';

const size = createByteFormatter('ru');
const games = (n: number) => count(n, { one: 'партия', few: 'партии', other: 'партий' });
const decks = (n: number) => count(n, { one: 'колода', few: 'колоды', other: 'колод' });
const customCards = (n: number) => count(n, { one: 'своя карта', few: 'свои карты', other: 'своих карт' });

export const ruBackup: typeof enBackup = {
  backup: {
    title: 'Резервная копия',
    lead: 'Один файл со всем, что хранит приложение. Он попадёт только туда, куда вы его сохраните.',
    never: 'Резервных копий пока нет.',
    lastBackup: (date) => `Последняя копия: ${date}.`,
    room: (used, left) => `Приложение занимает ${size(used)}. Свободно ещё ${size(left)}.`,
    make: 'Сделать копию',
    open: 'Восстановить из файла',

    measuring: 'Подсчёт…',
    always: 'В любой копии',
    alwaysThese: (gameCount, deckCount, customCardCount) =>
      [
        'Настройки',
        'группы игроков',
        gameCount > 0 && `${games(gameCount)} со всеми действиями`,
        deckCount > 0 && decks(deckCount),
        customCardCount > 0 && customCards(customCardCount),
      ]
        .filter(Boolean)
        .join(', '),
    ofSize: (contents, bytes) => `${contents}: ${size(bytes)}`,
    ownPictures: (n, bytes) => `Свои картинки (${n}): ${size(bytes)}`,
    downloadedPictures: (n, bytes) => `Картинки со Scryfall (${n}): ${size(bytes)}`,
    knownCards: (n, bytes) => `Данные о картах для игры без земель (${n}): ${size(bytes)}`,
    total: (bytes) => `Файл займёт примерно ${size(bytes)}.`,
    save: 'Сохранить копию',
    making: 'Копия создаётся',
    progress: (bytesDone, totalBytes) => `${size(bytesDone)} из ${size(totalBytes)}`,
    made: 'Копия сохранена. Держите её не только на этом устройстве.',
    dismissed: 'Копия не сохранена.',
    notYetSaved: 'Копия готова. Нажмите «Сохранить файл» вверху.',
    gameMissing: 'Последних действий в копии нет: сейчас партия не сохраняется на этом устройстве.',

    restoreTitle: 'Восстановление из копии',
    reading: 'Чтение файла…',
    madeAt: (date, version) => `Копия сделана ${date}, версия приложения ${version}.`,
    madeSometime: 'Дату копии прочитать не удалось.',
    contents: 'В файле',
    games,
    decks,
    customCards,
    pictures,
    knownCardsIn: (n) => `Данные о картах для игры без земель: ${n}`,
    onlySettings: 'Только настройки',
    unreadableContents: 'Не читается',
    cutOff: 'Файл обрывается. Всё до места обрыва можно восстановить.',
    damaged: 'Часть файла повреждена. Остальное можно восстановить.',
    fromLater:
      'Копия сделана более новой версией приложения. Всё, что этой версии неизвестно, будет пропущено.',
    gaps: (n) => `Партии, в которых нельзя отменить всё до самого начала: ${n}.`,
    merge: 'Добавить к тому, что есть',
    mergeNote: 'Ничего не удаляется. Если колода или карта есть и здесь, и в файле, остаётся более новая.',
    mergeCounts: (newCount, continuedCount, forkedCount, unchangedCount) =>
      [
        newCount > 0 && `Новые партии: ${newCount}`,
        continuedCount > 0 && `Продолженные партии: ${continuedCount}`,
        forkedCount > 0 && `Партии с другим продолжением, останутся обе версии: ${forkedCount}`,
        unchangedCount > 0 && `Партии, которые уже здесь: ${unchangedCount}`,
      ]
        .filter(Boolean)
        .join(' · '),
    tooMany: (n, keptCount) =>
      `Всего получится ${games(n)}. Приложение хранит последние ${keptCount}, остальные будут удалены, когда начнётся новая партия.`,
    replace: 'Заменить то, что есть',
    replaceNote:
      'Партии, колоды, свои карты и настройки, которых нет в файле, удаляются. Картинки только добавляются.',
    replaceAsk: 'Заменить партии, колоды, свои карты и настройки приложения? Потом это можно отменить.',
    replaceGame: 'Партия на столе тоже будет заменена.',
    replaceYes: 'Заменить',
    restore: 'Восстановить',
    restoreReadable: 'Восстановить, что читается',
    restoring: 'Идёт восстановление',
    restored: (date) => `Восстановление из копии выполнено ${date}.`,
    undo: 'Отменить восстановление',
    received: (date) => `Партия с другого устройства получена ${date}.`,
    undoReceived: 'Отменить получение',
    keep: 'Оставить так',
    failures: {
      notBackup: 'Этот файл — не копия Planar Table. Ничего не изменилось.',
      nothing: 'Копия повреждена, прочитать в ней ничего нельзя. Ничего не изменилось.',
      unreadable: 'Файл не открывается. Ничего не изменилось.',
      changedMeanwhile:
        'Тем временем партия изменилась в другой вкладке. Ничего не восстановлено; попробуйте ещё раз.',
      full: 'На этом устройстве не хватает места. Ничего не изменилось.',
      broken: 'Не получилось. Ничего не изменилось. Попробуйте ещё раз.',
    },
  },
  exporting: {
    title: 'Экспорт',
    lead: 'Чтобы прочитать, напечатать или открыть в редакторе таблиц. Для переезда на другое устройство нужна резервная копия.',
    decks: 'Колоды текстом',
    statistics: 'Статистика таблицей',
    reading: 'Чтение партий…',
    noDecks: 'Колод пока нет.',
    noGames: 'Партий пока нет.',
    unreadableGames: 'Сейчас не получается прочитать партии.',
    fileOfDecks: 'Колоды измерений',
    fileOfStatistics: 'Статистика Planar Table',
    columns: {
      player: 'Игрок',
      players: 'Игроки',
      games: 'Партии',
      finished: 'Завершено',
      wins: 'Победы',
      ownTurns: 'Время ходов, мин',
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
