import { amount } from './amount';
import type { OtherWords } from './en';
import { plural } from './plural';

const count = plural('ru');
const players = (n: number) => count(n, { one: 'игрок', few: 'игрока', other: 'игроков' });
const cards = (n: number) => count(n, { one: 'карта', few: 'карты', other: 'карт' });
const counted = (n: number) => count(n, { one: 'бросок', few: 'броска', other: 'бросков' });

const facesInWords = { blank: 'пусто', chaos: 'хаос', planeswalk: 'переход' };

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

  unknownCard: 'Неизвестная карта',

  unknownCardNote: 'Эта версия не знает карту. Играйте по тексту на самой карте.',

  menu: {
    title: 'Партия',
    rollByCard: 'Бросок по указанию карты',
    rollByCardNote: 'Бесплатно и не удорожает следующий бросок',
    ownDie: 'Ввести результат своего кубика',
    ownDieNote: 'Три грани или обычный шестигранник',
    die: 'Кубик измерений',
    whoThrows: 'Кто его бросает',
    planes: 'Измерения',
    turns: 'Ходы и жизни',
    game: 'Партия',
    allRolls: (n) => `Всего бросков за ход: ${n}`,
    dice: { app: 'Приложение', table: 'Мы сами' },
    counted: 'Оплаченных бросков за ход',
    countedMore: 'Учесть ещё один бросок',
    countedFewer: 'Учесть одним броском меньше',
    planarDeck: 'Колода измерений',
    extraTurn: (name) => `Дополнительный ход: ${name}`,
    extraTurnNote: 'Сразу после этого',
    extraTurnsWaiting: (n) => `Ждёт дополнительных ходов: ${n}`,
    reverseTurns: 'Обратить порядок ходов',
    turnsGo: { clockwise: 'Сейчас по часовой стрелке', counterclockwise: 'Сейчас против часовой стрелки' },
    endTurn: 'Сразу завершить ход',
    endTurnNote: 'По указанию карты: всё, что ждало, пропадает',
    repeatUpkeep: 'Ещё один шаг поддержки',
    repeatUpkeepNote: 'Дополнительная начальная фаза: напоминания придут снова',
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

  carryOut: {
    reverseTurnOrder: 'Обратить порядок ходов',
    extraTurn: 'Дополнительный ход',
    endTurn: 'Завершить ход',
    repeatUpkeep: 'Ещё один шаг поддержки',
    counters: (n) => `+${count(n, { one: 'жетон', few: 'жетона', other: 'жетонов' })}`,
    gain: (n) => `Жизней +${n}`,
    lose: (n) => `Жизней −${n}`,
    everyoneGains: (n) => `Всем: жизней +${n}`,
    everyoneLoses: (n) => `Всем: жизней −${n}`,
    life: 'Изменить жизни',
    setLife: (n) => `Сделать жизней ${n} одному игроку`,
    exchangeLife: 'Обменять жизни',
    redistributeLife: 'Перераспределить жизни',
    swapMarks: 'Каждый меняет выбор',
    lasting: 'Запомнить',
  },

  effects: {
    title: 'Что действует',
    none: 'Сейчас ничего не действует.',
    does: {
      remind: 'Напоминание',
      blankIsChaos: 'Пусто означает хаос',
      walkIsChaos: 'Вместо перехода по кубику — хаос',
      extraDie: 'Бросает на один кубик больше и один не считает',
      lookFirst: 'Смотрит две карты перед переходом',
      cannotLose: 'Не может проиграть, оппоненты не могут выиграть',
    },
    ends: {
      planeswalk: 'пока какой-либо игрок не совершит переход',
      leavingAPlane: 'пока кто-нибудь не покинет измерение',
      turnOf: (name) => `до следующего хода, игрок: ${name}`,
      never: 'до конца партии',
    },
    concerning: (name, effect) => `${name}: ${effect}`,
    end: (effect) => `Прекратить: ${effect}`,
    add: 'Добавить вручную',
    what: 'Что',
    note: 'В нескольких словах',
    whom: 'Кого касается',
    everybody: 'Всех',
    howLong: 'Как долго',
    nextTurn: 'До следующего хода этого игрока',
    begin: 'Добавить',
  },

  lives: {
    title: 'Жизни нескольких игроков',
    menuNote: 'Всем сразу, обмен, перераспределение',
    kinds: { everyone: 'Всем', exchanged: 'Обмен', redistributed: 'Перераспределить' },
    what: 'Что происходит',
    exchangeHint: 'Выберите двух игроков.',
    redistributeHint: 'Раздайте прежние количества заново.',
    earlier: (name) => `${name}: взять количество выше`,
    later: (name) => `${name}: взять количество ниже`,
    becomes: (from, to) => `${from} → ${to}`,
    one: 'Одна жизнь',
    apply: 'Применить',
  },

  counters: {
    title: 'Жетоны',
    more: (what) => `${what}: на один больше`,
    fewer: (what) => `${what}: на один меньше`,
    menu: 'Жетон на измерение',
    menuNote: 'Виден на карте, пропадает при уходе',
  },

  marks: {
    label: 'Кто что выбрал',
    of: (name) => `Выбор: ${name}`,
    nothing: 'Пока ничего',
  },

  reminders: {
    title: 'Напоминания',
    dismiss: 'Убрать напоминания',
    now: (name, when) => `${name}: ${when}`,
    open: 'Что действует сейчас',
    left: (n) => `Жетонов на ней при уходе: ${n}`,
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
    turnOrderReversed: (reversed) =>
      reversed ? 'Теперь ходят против часовой стрелки.' : 'Снова ходят по часовой стрелке.',
    extraTurnAdded: (name) => `Дополнительный ход после этого: ${name}.`,
    turnEnded: (name) => `${name}: ход завершается сразу.`,
    upkeepRepeated: (name) => `${name}: ещё один шаг поддержки.`,
    lifeChanged: (name, by, total) => `${name} ${by}, жизней: ${amount(total)}.`,
    livesSet: (because, lives) =>
      `${{ everyone: 'Жизни нескольких игроков', exchanged: 'Обмен жизнями', redistributed: 'Жизни перераспределены' }[because]}: ${lives.join(', ')}.`,
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
    planarDieRolled: (name, face, paid, byTable, means, ignored) => {
      const cost = paid === null ? 'по указанию карты' : paid === 0 ? 'бесплатно' : `маны: ${paid}`;
      const result =
        means === face ? facesInWords[face] : `${facesInWords[face]}, то есть ${facesInWords[means]}`;
      const others =
        ignored.length > 0 ? `, не считая: ${ignored.map((other) => facesInWords[other]).join(', ')}` : '';
      return `${name} бросает кубик измерений (${cost}${byTable ? ', свой кубик' : ''}): ${result}${others}.`;
    },
    diceThrown: (name, faces) =>
      `${name} бросает несколько кубиков измерений: ${faces.map((face) => facesInWords[face]).join(', ')}.`,
    effectBegan: (effect, ends) => `${effect}: ${ends}.`,
    effectsEnded: (effects) => `Больше не действует: ${effects.join('; ')}.`,
    countersChanged: (card, from, to) =>
      `Жетоны на карте «${card}»: ${to} (${from < to ? `+${to - from}` : `−${from - to}`}).`,
    countersGone: (card, n) => `«${card}» покидают с жетонами: ${n}.`,
    thresholdReached: (card, at) => `На карте «${card}» жетонов не меньше ${at}: переход.`,
    marked: (name, card, option) => `${name}, выбор для карты «${card}»: ${option}.`,
    marksSwapped: (card) => `«${card}»: каждый меняет свой выбор.`,
    walkBecameChaos: (name) => `${name}: вместо перехода по броску наступает хаос.`,
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
    startingPlaneNotRevealed: 'Сначала откройте первое измерение.',
    startingPlaneAlreadyRevealed: 'Первое измерение уже открыто.',
    abilityWaiting: 'Сначала закончите то, что ждёт.',
    diceWaiting: 'Сначала решите, какой кубик считается.',
    notFaceUp: 'Эта карта не открыта.',
    nothingChosen: 'Пока никто ничего не выбрал.',
    noSuchEffect: 'Это уже не действует.',
    notARedistribution: 'Каждый получает одно из прежних количеств жизней, каждое по одному разу.',
    choiceWaiting: 'Сначала решите, куда идут взятые карты.',
    notAllowedThere: 'Этим картам туда нельзя.',
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
