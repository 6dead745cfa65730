import { amount } from './amount';
import type { OtherWords } from './en';
import { plural } from './plural';

const count = plural('ru');
const players = (n: number) => count(n, { one: 'игрок', few: 'игрока', other: 'игроков' });
const planes = (n: number) => count(n, { one: 'измерение', few: 'измерения', other: 'измерений' });
const cards = (n: number) => count(n, { one: 'карта', few: 'карты', other: 'карт' });
const counted = (n: number) => count(n, { one: 'бросок', few: 'броска', other: 'бросков' });

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
    lifeHint: { 20: 'Planechase', 30: 'команда', 40: 'Commander' },
    otherLife: 'Другое',
    lifeRange: (most) => `Целое число от 1 до ${most}.`,
    who: 'Кто начинает',
    random: 'Случайно',
    deck: 'Колода измерений',
    decks: {
      random: 'Случайная колода по правилам',
      all: 'Все официальные измерения',
      OHOP: 'Planechase (2009)',
      OPC2: 'Planechase 2012',
      OPCA: 'Planechase Anthology (2016)',
      MOC: 'Commander: Марш Машины',
      WHO: 'Доктор Кто',
      none: 'Без измерений, только жизни',
    },
    deckNote: {
      random: (n) => `${cards(n)} из всех официальных измерений и феноменов`,
      full: (planes, phenomena, all = phenomena) =>
        `${count(planes, { one: 'измерение', few: 'измерения', other: 'измерений' })}, ${
          all === 0
            ? 'без феноменов'
            : phenomena < all
              ? `${phenomena} из ${all} феноменов: по два на игрока`
              : count(phenomena, { one: 'феномен', few: 'феномена', other: 'феноменов' })
        }`,
      none: 'Только счётчики жизней',
    },
    map: 'Карта Вечности',
    maps: { none: 'Нет', open: 'Без края', sevenBySeven: '7 × 7' },
    mapNote: {
      none: 'Следующее измерение — с верха колоды',
      open: 'Выбор среди соседей; далёкие возвращаются в колоду',
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

  unknownCard: 'Неизвестная карта',

  unknownCardNote: 'Эта версия не знает карту. Играйте по тексту на самой карте.',

  menu: {
    title: 'Партия',
    rollByCard: 'Бросок по указанию карты',
    rollByCardNote: 'Бесплатно и не удорожает следующий бросок',
    ownDie: 'Ввести результат своего кубика',
    ownDieNote: 'Три грани или обычный шестигранник',
    die: 'Кто бросает кубик',
    dice: { app: 'Приложение', table: 'Мы сами' },
    counted: 'Оплаченных бросков за ход',
    countedMore: 'Учесть ещё один бросок',
    countedFewer: 'Учесть одним броском меньше',
    planarDeck: 'Колода измерений',
  },

  choice: {
    asks: (name, card) => (card === null ? `Решает ${name}:` : `По карте «${card}» решает ${name}:`),
    chooseSome: (n) => `выберите ${count(n, { one: 'измерение', few: 'измерения', other: 'измерений' })}.`,
    all: 'скажите, куда идёт каждая карта.',
    onlyOrder: 'порядок выбираете вы.',
    looksAlone: (name) => `Сейчас смотрит только ${name}.`,
    places: { top: 'Наверх', bottom: 'В низ', walk: 'Перейти туда', add: 'Открыть ещё' },
    randomBottom: 'Остальные идут в низ колоды в случайном порядке.',
    orderNote: 'Карты лягут под колоду в этом порядке, последняя — самой нижней.',
    up: (name) => `${name}: раньше`,
    down: (name) => `${name}: позже`,
    confirm: 'Готово',
    chosen: (have, must) => `выбрано: ${have} из ${must}`,
    chaosHere: 'Срабатывают эти хаос-способности:',
  },

  map: {
    title: 'Карта Вечности',
    asks: (name) => `Куда дальше? Выбирает ${name}.`,
    hint: 'Коснитесь соседнего измерения, чтобы прочитать его, или угла, где ещё никто не был.',
    here: 'Вы здесь',
    inBetween: 'На пути сюда',
    unknown: 'Неизвестно',
    unseen: 'Здесь ещё ничего не лежит',
    edge: 'Здесь край',
    hellride: 'Наугад',
    hellrideNote:
      'Никто не знает, что там: откроется верхняя карта колоды измерений. Если это феномен, он встретится по пути.',
    recentre: 'Туда, где вы сейчас',
    walkTo: (plane) => `Перейти: ${plane}`,
    rideTo: (way) => `Мчаться наугад ${way}`,
    onMap: (n) => `Открыто вокруг: ${planes(n)}`,
    left: 'Покинутое остаётся на месте, пока не окажется слишком далеко.',
    directions: {
      north: 'на север',
      northEast: 'на северо-восток',
      east: 'на восток',
      southEast: 'на юго-восток',
      south: 'на юг',
      southWest: 'на юго-запад',
      west: 'на запад',
      northWest: 'на северо-запад',
    },
  },

  byHand: {
    title: 'Вручную',
    planeswalk: 'Перейти без кубика',
    planeswalkNote: 'Так велит карта или решил стол',
    chaos: 'Наступает хаос без кубика',
    chaosNote: 'Для каждого открытого измерения',
    look: 'Посмотреть верхние карты',
    reveal: 'Показать верхние карты',
    revealPlanes: 'Показывать, пока не найдутся измерения',
    howMany: 'Сколько',
    fewer: 'Меньше',
    more: 'Больше',
    go: 'Взять',
  },

  enterRoll: {
    title: 'Что выпало?',
    six: 'На шестиграннике: 1 — хаос, 6 — переход',
    number: (n) => `${n} на шестиграннике`,
    told: 'По указанию карты: бесплатно',
    paid: (mana) => (mana === 0 ? 'Этот бросок бесплатный' : `Этот бросок стоит маны: ${mana}`),
  },

  deckSheet: {
    title: 'Колода измерений',
    left: (n) => `Закрыто: ${cards(n)}`,
    faceUp: 'Открыто',
    visited: 'Пройдено, последние сверху',
    none: 'Пока ничего.',
    bottom: 'Покинутое лежит в низу колоды.',
  },

  logTitle: 'Журнал',

  logOlder: 'Показать раньше',

  logTurn: (turn, name) => `Ход ${turn} · ${name}`,

  log: {
    gameBegan: (name, life, random) =>
      `Партия начинается, жизней у каждого: ${life}. ${random ? 'Жребий: начинает' : 'Начинает'} ${name}.`,
    turnBegan: (name) => `Ходит ${name}.`,
    lifeChanged: (name, by, total) => `${name} ${by}, жизней: ${amount(total)}.`,
    lifeSet: (name, total) => `${name}: теперь жизней ${amount(total)}.`,
    poisonChanged: (name, by, total) => `${name}, яд ${by}: ${amount(total)}.`,
    playerLeft: (name, because) =>
      ({
        noLife: `${name} выбывает: не осталось жизней.`,
        poison: `${name} выбывает: десять жетонов яда.`,
        conceded: `${name} сдаётся.`,
      })[because],
    gameWon: (name) => `Победа: ${name}.`,
    startingPlaneRevealed: (name, plane, passed) =>
      `${name} открывает первое измерение: «${plane}».${
        passed.length > 0 ? ` По пути ушли в низ колоды: ${quoted(passed)}.` : ''
      }`,
    planarDieRolled: (name, face, paid, byTable) => {
      const cost = paid === null ? 'по указанию карты' : paid === 0 ? 'бесплатно' : `маны: ${paid}`;
      const result = { blank: 'пусто', chaos: 'хаос', planeswalk: 'переход' }[face];
      return `${name} бросает кубик измерений (${cost}${byTable ? ', свой кубик' : ''}): ${result}.`;
    },
    chaosEnsued: (planes) =>
      planes.length > 0 ? `Наступает хаос: ${quoted(planes)}.` : 'Наступает хаос, но открытых измерений нет.',
    planeswalked: (name, from, to) => `${name}: переход ${quoted(from)} → ${quoted(to)}.`,
    phenomenonEncountered: (card) => `Феномен: «${card}».`,
    phenomenonResolved: (card) => `Феномен «${card}» выполнен.`,
    phenomenonStays: (name, card) => `Феномен «${card}» остаётся, теперь его контролирует ${name}.`,
    cardsTaken: (name, shown) =>
      typeof shown === 'number'
        ? `${name} смотрит верх колоды измерений: ${cards(shown)}.`
        : `${name} показывает: ${quoted(shown)}.`,
    cardsPutBack: (name, top, bottom) =>
      `${name} возвращает карты: наверх — ${listed(top)}; в низ — ${listed(bottom)}.`,
    arrivedBesides: (name, to) => `${name} открывает ещё ${quoted(to)}; ни одно измерение не покинуто.`,
    whereToAsked: (name) => `${name} выбирает, куда перейти.`,
    walk: (name, way) => `${name} идёт ${way}.`,
    hellride: (name, way) => `${name} мчится наугад ${way}.`,
    planesLaid: (planes) => `Вокруг открыто: ${quoted(planes)}.`,
    planesCollected: (planes) => `Слишком далеко, вернулись в колоду измерений: ${quoted(planes)}.`,
    planarControllerChanged: (name) => `Контроллер измерения теперь ${name}.`,
    abilitiesCeased: (name) => `Ожидавшие способности исчезли вместе с игроком: ${name}.`,
    rollsCounted: (name, n) => `${name}: учтено за ход — ${counted(n)}.`,
  },

  refusals: {
    notPlanechase: 'Эта партия идёт без измерений.',
    tooFewPlayers: (limit) => `Нужно хотя бы ${players(limit)}.`,
    tooFewPlanarCards: (limit) => `В колоде измерений должно быть не меньше ${limit} карт.`,
    tooManyPhenomena: (limit) => `В колоде измерений может быть не больше ${limit} феноменов.`,
    repeatedPlanarCard: 'В колоде измерений одна карта встречается дважды.',
    tooFewPlanesForMap: (limit) => `Для Карты Вечности нужно измерений не меньше ${limit}.`,
    startingPlaneNotRevealed: 'Сначала откройте первое измерение.',
    startingPlaneAlreadyRevealed: 'Первое измерение уже открыто.',
    abilityWaiting: 'Сначала закончите то, что ждёт.',
    choiceWaiting: 'Сначала решите, куда идут взятые карты.',
    whereToWaiting: 'Сначала выберите, куда перейти.',
    notAllowedThere: 'Этим картам туда нельзя.',
    beyondTheMap: 'Там Карта Вечности кончается.',
    squareTooFar: 'Туда больше одного шага.',
    hellrideIntoTheKnown: 'Наугад можно мчаться только в неизвестность, а там уже открыто измерение.',
    noPlaneThere: 'Там нет измерения.',
    planarDeckIsEmpty: 'Колода измерений пуста.',
    nothingWaiting: 'Ничего не ждёт.',
    noActivePlayer: 'У этого хода больше нет активного игрока: бросать некому.',
    noRollToTakeBack: 'В этом ходу нет учтённых бросков.',
    noSuchPlayer: 'Такого игрока за столом нет.',
    playerHasLeft: 'Этот игрок уже вне игры.',
    gameIsOver: 'Партия окончена.',
    notAWholeNumber: 'Только целые числа.',
    numberTooLarge: (limit) => `Не больше ${limit}.`,
  },

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
    search: 'Поиск по названию или типу измерения',
    found: (n) => cards(n),
    nothing: 'Такой карты нет.',
    printings: 'Издания',
    ourTranslation: 'По-русски планарные карты не печатались: русское название — наш перевод.',
    ownWords: 'Текст изложен нашими словами по действующим правилам.',
    filters: { all: 'Все', plane: 'Измерения', phenomenon: 'Феномены' },
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
      'Planar Table — неофициальное фанатское приложение в рамках Fan Content Policy, не одобренное и не поддержанное Wizards. Названия карт и измерений принадлежат Wizards of the Coast. ©Wizards of the Coast LLC.',
    landless:
      'Правила игры без земель опираются на Landless MTG 1.1 (репозиторий kvas-it/landless-mtg), CC BY 4.0.',
    licence:
      'Само приложение — свободная программа под лицензией MIT. Шрифт — Alegreya, Хуан Пабло дель Пераль, OFL 1.1.',
    privacy: 'Ничто не покидает этот телефон: ни учётной записи, ни сервера, ни счётчиков.',
  },

  symbols: {
    tap: 'повернуть',
    chaos: 'символ хаоса',
    generic: (n) => `${n} маны любого цвета`,
    colours: {
      W: 'белая мана',
      U: 'синяя мана',
      B: 'чёрная мана',
      R: 'красная мана',
      G: 'зелёная мана',
      C: 'бесцветная мана',
    },
  },
};

function listed(names: readonly string[] | number): string {
  if (typeof names === 'number') return cards(names);
  return names.length > 0 ? quoted(names) : 'ничего';
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(', ');
}
