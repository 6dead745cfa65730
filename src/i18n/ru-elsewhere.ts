import type { OtherWords } from './en';
import { cards, count, planes } from './ru-counts';
import { ruDecks } from './ru-decks';
import { ruDownloads } from './ru-downloads';
import { ruLands } from './ru-lands';
import { ruLasting } from './ru-lasting';
import { ruLog } from './ru-log';
import { ruMeaning } from './ru-meaning';
import { ruOwnCards } from './ru-own-cards';
import { ruPictures } from './ru-pictures';
import { ruPlay } from './ru-play';
import { ruRules } from './ru-rules';
import { ruSeating } from './ru-seating';
import { ruSeats } from './ru-seats';
import { ruTelling } from './ru-telling';
import { ruTravel } from './ru-travel';

export const ruElsewhere: OtherWords = {
  close: 'Закрыть',

  cancel: 'Отмена',

  rule: (number) => `Правило ${number}`,

  newGame: {
    title: 'Новая партия',
    lead: 'Положите телефон в центр стола. Он хранит измерения, бросает кубик и помнит жизни каждого.',
    players: 'Игроки по часовой стрелке',
    name: (seat) => `Имя игрока ${seat}`,
    add: 'Добавить игрока',
    remove: (name) => `Убрать: ${name}`,
    moveUp: (name) => `Выше: ${name}`,
    moveDown: (name) => `Ниже: ${name}`,
    startingLife: 'Начальные жизни',
    lifeHint: { 20: 'Плейнчейз', 30: 'команда', 40: 'Commander' },
    otherLife: 'Другое',
    lifeRange: (most) => `Целое число, не больше ${most}, можно и меньше нуля.`,
    who: 'Кто начинает',
    teams: 'Как играете',
    alone: 'Каждый за себя',
    twoHeadedGiant: 'Двухголовый Гигант: команды по двое',
    grandMelee: 'Большая резня: ходы одновременно',
    grandMeleeNote: (n) =>
      `Маркеров хода: ${n}, по одному на каждых четырёх игроков, у каждого свои измерения`,
    house: {
      title: 'Домашние правила',
      blank: 'Пустая грань',
      blanks: { blank: 'Ничего не делает', chaos: 'Это хаос' },
      chaosFaces: 'Граней хаоса на кубике',
      freeRolls: 'Бесплатных бросков за ход',
    },
    random: 'Случайно',
    deck: 'Колода измерений',
    decks: {
      random: 'Случайная колода по правилам',
      all: 'Все официальные измерения',
      OHOP: 'Planechase (2009)',
      OPC2: 'Planechase 2012',
      OPCA: 'Planechase Anthology',
      MOC: 'Commander: Марш Машины',
      WHO: 'Доктор Кто',
      events: 'Карты событий MagicCon и Secret Lair',
      none: 'Без измерений, только жизни',
    },
    deckNote: {
      random: (n) => `${cards(n)} из всех официальных измерений и феноменов`,
      full: (n, phenomena, all = phenomena) =>
        `${planes(n)}, ${
          all === 0
            ? 'без феноменов'
            : phenomena < all
              ? `${phenomena} из ${all} феноменов: по два на игрока`
              : count(phenomena, { one: 'феномен', few: 'феномена', other: 'феноменов' })
        }`,
      none: 'Только счётчики жизней',
      own: (size) => `Ваша колода: ${size}`,
    },
    layout: 'Расклад',
    layouts: { shared: 'Одна колода на всех', own: 'У каждого своя', map: 'Карта Вечности' },
    ownDecksNote: (n, repeats) => `по ${cards(n)}${repeats ? ', с повторами' : ''}`,
    mapNote: 'Одна колода на всех, измерения лежат вокруг: выбирайте, куда перейти',
    mapKind: 'Границы карты',
    mapKinds: { open: 'Без края', sevenBySeven: '7 × 7' },
    mapKindNote: {
      open: 'Далёкие измерения возвращаются в колоду',
      sevenBySeven: 'Есть край; измерения лежат, где легли',
    },
    start: 'Начать партию',
    again: 'Ещё раз: те же игроки и колода',
    recent: 'Прошлые партии',
    recentGame: (names, date) => `${names} · ${date}`,
    turnReached: (turn) => `ход ${turn}`,
    kept: 'Партия на столе не пропадёт: она останется в списке прошлых партий.',
    cannotStart: 'Партию нельзя начать.',
  },

  when: {
    static: 'Всегда',
    trigger: 'Каждый раз',
    roll: 'Каждый бросок',
    blank: 'Пустой бросок',
    activated: 'Активация',
    arrive: 'Прибытие',
    leave: 'Уход',
    encounter: 'Встреча',
    chaos: 'Хаос',
    untap: 'Разворот',
    upkeep: 'Поддержка',
    draw: 'Взятие карты',
    firstMain: 'Первая главная',
    combat: 'Начало боя',
    endOfCombat: 'Конец боя',
    secondMain: 'Вторая главная',
    endStep: 'Заключительный шаг',
  },

  kinds: { plane: 'Измерение', phenomenon: 'Феномен' },

  ownerOf: (name) => `Владелец: ${name}`,

  readAloud: 'Прочитать вслух',
  stopReading: 'Не читать',

  unknownCard: 'Неизвестная карта',

  unknownCardNote: 'Эта версия не знает карту. Играйте по тексту на самой карте.',

  ...ruPlay,

  ...ruLasting,

  ...ruSeats,

  ...ruSeating,
  ...ruTelling,

  ...ruLands,
  ...ruDecks,
  ...ruTravel,
  ...ruPictures,
  ...ruOwnCards,
  ...ruDownloads,
  ...ruRules,
  ...ruMeaning,

  ...ruLog,

  notices: {
    unsavedFull: 'На телефоне кончилось место. Партия идёт в памяти и сохранится, как только место появится.',
    unsavedBroken: 'Телефон не даёт приложению ничего сохранить. Партия идёт только в памяти.',
    retry: 'Ещё раз',
    update: 'Готова новая версия. Партия останется.',
    takeUpdate: 'Обновить',
    later: 'Позже',
    damaged: (n) =>
      n === 1
        ? 'Часть сохранённых данных не удалось прочитать, она отложена.'
        : `Часть сохранённых данных не удалось прочитать, они отложены: ${count(n, {
            one: 'запись',
            few: 'записи',
            other: 'записей',
          })}.`,
    damagedSave: 'Сохранить в файл',
    damagedDiscard: 'Удалить',
    loadFailed: 'Не удалось загрузить часть приложения.',
    reload: 'Перезагрузить',
  },

  decks: {
    title: 'Измерения и феномены',
    search: 'Название или слово',
    found: (n) => cards(n),
    nothing: 'Таких карт нет.',
    everything: 'Показать все',
    printings: 'Выпуски',
    ourTranslation: 'По-русски планарные карты не печатались: русское название — наш перевод.',
    ownWords: 'Текст изложен нашими словами по действующим правилам.',
    olderPrintings:
      'На картах из выпусков до 2023 года способность хаоса требует выпадения символа хаоса; теперь она срабатывает всякий раз, когда наступает хаос.',
    filters: {
      all: 'Все карты',
      plane: 'Измерения',
      phenomenon: 'Феномены',
      event: 'Карты событий',
      own: 'Свои карты',
    },
    mechanicLabel: 'Что делает',
    anyMechanic: 'Все механики',
    mechanics: {
      arrive: 'При прибытии',
      leave: 'При уходе',
      beginning: 'Разворот, поддержка, взятие',
      main: 'Главные фазы',
      combat: 'Бой',
      endStep: 'Заключительный шаг',
      die: 'Кубик измерений',
      planarDeck: 'Колода измерений, переходы',
      turns: 'Порядок ходов, ходы',
      life: 'Жизни',
      damage: 'Повреждения',
      planeCounters: 'Жетоны на измерении',
      creatureCounters: 'Жетоны +1/+1 и −1/−1',
      tokens: 'Фишки',
      drawing: 'Взятие карт',
      mana: 'Мана',
      lasting: 'Что-то действует дальше',
      phasing: 'Противофаза',
    },
    typeLabel: 'Тип измерения',
    anyType: 'Все типы',
    setLabel: 'Выпуск',
    anySet: 'Все выпуски',
    event: 'Карта событий',
    eventNote: 'Сделана для события, а не для обычной игры: бывает только в колоде карт событий.',
    props: {
      boosters: 'Для неё нужны бустеры.',
      pins: 'Для неё нужны коллекционные значки.',
      printedCard: 'Для неё нужна печатная карта или что-нибудь вместо неё.',
    },
    remote: {
      otherOnesCards: 'По видеосвязи с ней трудно: игроки берут карты друг у друга.',
      whoIsFirst: 'По видеосвязи с ней трудно: важно, кто скажет первым.',
      oneTable: 'По видеосвязи с ней трудно: нужен один стол на всех.',
    },
    filterLabel: 'Вид карты',
  },

  settings: {
    title: 'Настройки',
    language: 'Язык',
    asPhone: 'Как в телефоне',
    theme: 'Оформление',
    themes: { phone: 'Как в телефоне', dark: 'Ночь', light: 'День' },
    die: 'Кубик измерений',
    keepAwake: 'Не гасить экран во время партии',
    vibrates: 'Вибрировать при касаниях счётчиков',
    offline: 'Без сети',
    offlineStates: {
      preparing: 'Готовится…',
      ready: 'Готово: приложение работает без сети.',
      unavailable: 'В этом браузере недоступно. Для запуска нужна сеть.',
    },
    install: 'Установить на телефон',
    installHint: 'В меню браузера выберите «На экран „Домой“», чтобы приложение было под рукой.',
    about: 'О приложении',
    version: (version) => `Planar Table ${version}`,
    fanContent:
      'Planar Table — неофициальное фанатское приложение в рамках Fan Content Policy, не одобренное и не поддержанное Wizards. Названия карт и измерений, а также символы игры принадлежат Wizards of the Coast. ©Wizards of the Coast LLC.',
    landless:
      'Правила игры без земель опираются на Landless MTG 1.1 (репозиторий kvas-it/landless-mtg), CC BY 4.0.',
    licence:
      'Само приложение — свободная программа под лицензией MIT. Шрифт — Alegreya, Хуан Пабло дель Пераль, OFL 1.1. Символы взяты из шрифта Mana, Эндрю Джойя, OFL 1.1.',
    privacy:
      'Ничто не покидает этот телефон: ни учётной записи, ни сервера, ни счётчиков. Только по вашей просьбе названия или номера карт уходят на Scryfall, чтобы найти карты или скачать их картинки.',
  },
};
