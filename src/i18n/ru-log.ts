import { amount } from './amount';
import type { LogWords } from './en';
import { cards, count } from './ru-counts';

const players = (n: number) => count(n, { one: 'игрок', few: 'игрока', other: 'игроков' });
const counted = (n: number) => count(n, { one: 'бросок', few: 'броска', other: 'бросков' });

const facesInWords = { blank: 'пусто', chaos: 'хаос', planeswalk: 'переход' };

export const ruLog: LogWords = {
  logTitle: 'Журнал',

  logOlder: 'Показать раньше',

  logTurn: (turn, name) => `Ход ${turn} · ${name}`,

  log: {
    gameBegan: (name, life, random) =>
      `Партия начинается, жизней у каждого: ${life}. ${random ? 'Жребий: начинает' : 'Начинает'} ${name}.`,
    turnBegan: (name) => `Ходит ${name}.`,
    markerWaits: (name, behind) => `${name} получает маркер хода и ждёт, пока закончится ход: ${behind}.`,
    markerDesignated: (name) =>
      `Для стольких игроков маркеров хода слишком много. ${name}: после этого хода маркер уйдёт.`,
    markerRemoved: (name) => `${name}: маркера хода больше нет.`,
    extraTurnBefore: (name) => `Дополнительный ход перед следующим своим: ${name}.`,
    turnOrderReversed: (reversed) =>
      reversed ? 'Теперь ходят против часовой стрелки.' : 'Снова ходят по часовой стрелке.',
    named: (seat, name) =>
      name === '' ? `У игрока ${seat} больше нет имени.` : `Игрока ${seat} теперь зовут ${name}.`,
    recoloured: (name, colour) =>
      colour === null
        ? `${name}: теперь другой цвет.`
        : `${name}: теперь другой цвет, ${colour.toLowerCase()}.`,
    seatingChanged: (names) => `Все пересели, по часовой стрелке: ${names.join(', ')}.`,
    extraTurnAdded: (name) => `Дополнительный ход после этого: ${name}.`,
    turnEnded: (name) => `${name}: ход завершается сразу.`,
    upkeepRepeated: (name) => `${name}: ещё один шаг поддержки.`,
    lifeChanged: (name, by, total) => `${name} ${by}, жизней: ${amount(total)}.`,
    livesSet: (because, lives) =>
      `${{ everyone: 'Жизни нескольких игроков', exchanged: 'Обмен жизнями', redistributed: 'Жизни перераспределены' }[because]}: ${lives.join(', ')}.`,
    lifeSet: (name, total) => `${name}: теперь жизней ${amount(total)}.`,
    poisonChanged: (name, by, total) => `${name}, яд ${by}: ${amount(total)}.`,
    playerCountersChanged: (name, counter, by, total) =>
      ({
        energy: `${name}, энергия ${by}: ${total}.`,
        experience: `${name}, опыт ${by}: ${total}.`,
        rad: `${name}, радиация ${by}: ${total}.`,
        treasure: `${name}, Сокровища ${by}: ${total}.`,
        storm: `${name}, счёт шторма ${by}: ${total}.`,
        ring: `${name}, искушения Кольцом ${by}: ${total}.`,
      })[counter],
    namedCountersChanged: (name, what, by, total) => `${name}, ${what} ${by}: ${total}.`,
    namedCountersDropped: (name, what) => `${name} больше не считает: ${what}.`,
    commanderCast: (name, isSecond, isCast, tax) => {
      const which = isSecond ? 'второго командира' : 'командира';
      return isCast
        ? `${name} разыгрывает ${which}. Налог на следующий раз, маны: ${tax}.`
        : `${name} всё-таки не разыгрывает ${which}. Налог, маны: ${tax}.`;
    },
    commandersCounted: (name, n) => (n === 2 ? `${name}: командиров двое.` : `${name}: командир один.`),
    commanderDamageChanged: (name, by, source, isSecond, life, total) =>
      `${name} ${by} (${source}, ${isSecond ? 'второй командир' : 'командир'}), жизней: ${amount(life)}; всего от него: ${total}.`,
    infectDamageChanged: (name, by, source, isSecond, poison, total) =>
      `${name}, яд ${by} (${source}, ${isSecond ? 'второй командир' : 'командир'} с инфекцией): ${poison}; всего от него: ${total}.`,
    designated: (name, as) =>
      ({
        monarch: `${name} становится монархом.`,
        initiative: `${name} перехватывает инициативу.`,
        blessing: `${name} получает благословение города.`,
      })[as],
    undesignated: (name, as) =>
      ({
        monarch: `${name} больше не монарх.`,
        initiative: `${name}: инициативы больше нет.`,
        blessing: `${name}: благословения города больше нет.`,
      })[as],
    diceRolled: (sides, results) => {
      const sum = results.reduce((all, one) => all + one, 0);
      return results.length === 1
        ? `Кубик на ${sides}: ${sum}.`
        : `Кубики на ${sides}, бросков ${results.length}: ${results.join(', ')}; всего ${sum}.`;
    },
    coinFlipped: (heads) => (heads ? 'На монете орёл.' : 'На монете решка.'),
    playerDrawn: (name, opponentOf) =>
      opponentOf === null ? `Жребий: ${name}.` : `Жребий среди оппонентов (${opponentOf}): ${name}.`,
    dayOrNightCame: (to) =>
      to === null ? 'Сейчас ни день, ни ночь.' : { day: 'Наступает день.', night: 'Наступает ночь.' }[to],
    playerLeft: (name, because) =>
      ({
        noLife: `${name} выбывает: не осталось жизней.`,
        poison: `${name} выбывает: слишком много жетонов яда.`,
        commanderDamage: `${name} выбывает: слишком много повреждений от одного командира.`,
        emptyLibrary: `${name} выбывает: брать карту неоткуда.`,
        conceded: `${name} сдаётся.`,
        team: `${name} выбывает вместе с командой.`,
      })[because],
    playerStayed: (name, because) =>
      ({
        noLife: `${name} остаётся в партии без жизней.`,
        poison: `${name} остаётся в партии, хотя жетонов яда слишком много.`,
        commanderDamage: `${name} остаётся в партии, хотя повреждений от одного командира слишком много.`,
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
    countersGone: (card, n) => `«${card}» покинуто; жетонов на карте было: ${n}.`,
    thresholdReached: (card, at) => `На карте «${card}» жетонов ${at} или больше: нужен переход.`,
    marked: (name, card, option) => `${name}, выбор для карты «${card}»: ${option}.`,
    marksSwapped: (card) => `«${card}»: каждый меняет свой выбор.`,
    walkBecameChaos: (name) => `${name}: вместо перехода по броску наступает хаос.`,
    chaosEnsued: (planes) =>
      planes.length > 0 ? `Наступает хаос: ${quoted(planes)}.` : 'Наступает хаос, но открытых измерений нет.',
    planeswalked: (name, from, to) => `${name}: переход ${quoted(from)} → ${quoted(to)}.`,
    phenomenonEncountered: (card) => `Феномен: «${card}».`,
    phenomenonResolved: (card) => `Феномен «${card}» выполнен.`,
    phenomenonStays: (name, card) =>
      `Способность феномена «${card}» остаётся, теперь её контролирует ${name}.`,
    cardsTaken: (name, shown) =>
      typeof shown === 'number'
        ? `${name} смотрит верх колоды измерений: ${cards(shown)}.`
        : `${name} показывает: ${quoted(shown)}.`,
    cardsPutBack: (name, top, bottom) =>
      `${name} возвращает карты: ${[isAny(top) && `наверх — ${listed(top)}`, isAny(bottom) && `в низ — ${listed(bottom)}`].filter(Boolean).join('; ')}.`,
    arrivedBesides: (name, to) =>
      `${name} переходит ещё и сюда: ${quoted(to)}; остальные измерения не покинуты.`,
    whereToAsked: (name) => `${name} выбирает, куда перейти.`,
    walk: (name, way) => `${name} идёт ${way}.`,
    hellride: (name, way) => `${name} мчится наугад ${way}.`,
    planesLaid: (planes) => `Вокруг открыто: ${quoted(planes)}.`,
    planesCollected: (planes) => `Слишком далеко, вернулись в колоду измерений: ${quoted(planes)}.`,
    planesPutBack: (planes) => `В низ колоды без перехода: ${quoted(planes)}.`,
    planesTakenOver: (name, planes) => `${name} продолжает с этими измерениями: ${quoted(planes)}.`,
    planarControllerChanged: (name) => `Измерение теперь контролирует ${name}.`,
    abilitiesCeased: (name) => `${name} вне игры, ожидавшие способности исчезли.`,
    planeswalkingCeased: 'Ожидавший переход исчез вместе с измерением.',
    planarDeckLeft: (name, faceUp) =>
      `${name}: колода измерений выходит из партии${faceUp.length > 0 ? `, с ней ${quoted(faceUp)}` : ''}.`,
    planeswalkedInstead: (name, to) => `${name}: немедленный переход → ${quoted(to)}.`,
    choiceEnded: 'Карты, взятые из этой колоды, выходят вместе с ней.',
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
    diceWaiting: 'Сначала решите, какой кубик считается.',
    notFaceUp: 'Эта карта не открыта.',
    nothingChosen: 'Пока никто ничего не выбрал.',
    noSuchEffect: 'Это уже не действует.',
    notARedistribution: 'Каждый получает одно из прежних количеств жизней, каждое по одному разу.',
    noSuchCounters: 'Здесь этого никто не считает.',
    noSuchCommander: 'Такого командира нет.',
    nothingToRefuse: 'По этой причине здесь никто не выбывает.',
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
    notTheirTurn: 'Сейчас не ход этого игрока.',
    turnNotBegun: 'Этот ход ещё не начался: другой маркер хода слишком близко.',
    noSuchMarker: 'Этого маркера хода больше нет.',
    noPlanarController:
      'Игрок, контролировавший эти измерения, вне игры. У следующего хода снова будет контроллер измерения.',
    everyoneAlone: 'В Большой резне каждый играет за себя.',
    noMapHere: 'Большая резня не играется на Карте Вечности.',
    unevenTeams: 'Для команд по двое нужно чётное число игроков.',
    tooFewTeams: 'Командам нужны соперники: переведите кого-нибудь в другую команду.',
    teamsSitTogether: 'Те, у кого общий ход, сидят рядом со своей командой.',
    markersHoldSeats: 'В Большой резне маркеры хода идут от места к месту: пересаживаться нельзя.',
    noSuchPlayer: 'Такого игрока за столом нет.',
    playerHasLeft: 'Этот игрок уже вне игры.',
    gameIsOver: 'Партия окончена.',
    notAWholeNumber: 'Только целые числа.',
    numberTooLarge: (limit) => `Не больше ${limit}.`,
  },
};

function isAny(names: readonly string[] | number): boolean {
  return (typeof names === 'number' ? names : names.length) > 0;
}

function listed(names: readonly string[] | number): string {
  if (typeof names === 'number') return cards(names);
  return names.length > 0 ? quoted(names) : 'ничего';
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(', ');
}
