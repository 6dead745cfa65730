import type { enNewGameForm } from '../en/new-game-form';
import { cards, count, planes, unbroken } from './counts';
import { ruSeating } from './seating';

/** The words of the form of a new game, besides those of the table. */
export const ruNewGameForm: typeof enNewGameForm = {
  cancel: 'Отмена',

  done: 'Готово',

  undoRemoval: 'Вернуть',

  planarDeck: 'Колода измерений',

  sign: 'Плюс или минус',

  rule: (number) => `Правило\u00a0${number}`,

  homeScreen: {
    title: 'Сначала установите приложение',
    share: 'Нажмите «Поделиться»',
    add: 'затем «На экран „Домой“». Играйте, открыв приложение оттуда.',
    ownStorage:
      'У установленного приложения своё хранилище: партии, начатые в браузере, останутся в браузере, а он удаляет их после семи дней без посещений.',
    notThere: 'Не нашли?',
    whereItIs:
      'Кнопка «Поделиться» может быть в меню •••, а «На экран „Домой“» — ниже в списке. Если такого пункта нет, откройте эту страницу в Safari.',
    dismiss: 'Больше не показывать',
  },

  newGame: {
    title: 'Новая партия',
    lead: 'Положите телефон или планшет в центр стола. Он следит за измерениями, кубиком и жизнями игроков.',
    players: 'Игроки по часовой стрелке',
    name: (seat) => `Имя игрока ${seat}`,
    add: 'Добавить',
    remove: (name) => `Убрать: ${name}`,
    moveUp: (name) => `Выше: ${name}`,
    moveDown: (name) => `Ниже: ${name}`,
    startingLife: 'Начальные жизни',
    lifeHint: { 20: 'Плейнчейз', 40: 'Коммандер' },
    otherLife: 'Другое',
    moreOptions: 'Формат и колода',
    lifeRange: (most) => `Введите целое число не больше ${most}, можно отрицательное.`,
    whoGoesFirst: 'Кто ходит первым',
    format: 'Формат',
    freeForAll: 'Каждый за себя',
    freeForAllNote: 'Без команд: побеждает последний игрок',
    twoHeadedGiant: 'Двухголовый Гигант (команды по двое)',
    grandMelee: 'Большая резня (одновременные ходы)',
    grandMeleeNote: (n) =>
      `Маркеров хода: ${n}, по одному на четырёх игроков; у каждого маркера свои измерения`,
    house: {
      title: 'Домашние правила',
      blank: 'Пустая грань',
      blanks: { blank: 'Ничего не делает', chaos: 'Считается хаосом' },
      chaosFaces: 'Грани хаоса на кубике',
      freeRolls: 'Бесплатные броски за ход',
    },
    random: 'Случайно',
    decks: {
      random: 'Случайная колода по правилам',
      all: 'Все официальные измерения',
      OHOP: 'Плейнчейз (2009)',
      OPC2: 'Плейнчейз 2012',
      OPCA: 'Антология Плейнчейза',
      MOC: 'Коммандер: Марш Машины',
      WHO: 'Доктор Кто',
      events: 'Карты мероприятий (MagicCon, Secret Lair)',
      none: 'Только жизни',
    },
    deckNote: {
      random: (n) => `${cards(n)} из всех официальных измерений и феноменов`,
      size: (n, phenomena, all = phenomena) =>
        `${unbroken(planes(n))}, ${
          all === 0
            ? 'без феноменов'
            : phenomena < all
              ? `${phenomena} из ${all}\u00a0феноменов: по два на игрока`
              : unbroken(count(phenomena, { one: 'феномен', few: 'феномена', other: 'феноменов' }))
        }`,
      none: 'Без измерений и кубика измерений',
      own: (size) => `Ваша колода: ${size}`,
    },
    layout: 'Чья колода',
    layouts: { shared: 'Одна колода на всех', own: 'У каждого своя', map: 'Карта Вечности' },
    ownDecksNote: (n, repeats) => `по ${cards(n)}${repeats ? ', с повторами' : ''}`,
    mapNote: 'Одна колода на всех, измерения лежат вокруг: выбирайте, куда перейти',
    mapKind: 'Размер Карты Вечности',
    mapKinds: { open: 'Без границ', sevenBySeven: '7 × 7' },
    mapKindNote: {
      open: 'Далёкие измерения возвращаются в колоду',
      sevenBySeven: 'Измерения остаются на своих местах',
    },
    start: 'Начать партию',
    starting: 'Готовим стол…',
    rematch: (hasDeck) => `Ещё раз: те же игроки${hasDeck ? ' и колода' : ''}`,
    recent: 'Прошлые партии',
    allEarlier: (n) => `Все прошлые партии (${n})`,
    handedOver: 'На другом устройстве',
    receive: 'Принять партию с другого устройства',
    fromBackup: 'Другая версия, из копии',
    turnReached: (turn) => `ход ${turn}`,
    kept: 'Текущая партия останется среди прошлых.',
    cannotStart: 'По правилам так начать нельзя.',
  },

  ...ruSeating,
};
