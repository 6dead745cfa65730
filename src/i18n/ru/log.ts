import { amount } from '../amount';
import type { enLog } from '../en/log';
import { cards, count, counters, lifePoints } from './counts';
import { ruTotalChanges } from './total-changes';

const players = (n: number) => count(n, { one: 'игрок', few: 'игрока', other: 'игроков' });
const mana = (n: number) => count(n, { one: 'мана', other: 'маны' });
const rolls = (n: number) => count(n, { one: 'бросок', few: 'броска', other: 'бросков' });

const facesInWords = { blank: 'пусто', chaos: 'хаос', planeswalk: 'переход' };

export const ruLog: typeof enLog = {
  logOlder: 'Более ранние записи',

  logNow: ruTotalChanges((totals) => `. Теперь ${totals}.`),

  logTurn: (turn, name) => `Ход ${turn} · ${name}`,

  log: {
    ...ruTotalChanges((totals) => `: ${totals}.`),
    gameBegan: ({ name, isTeam, life, isRandom }) => {
      const begins = isTeam ? 'начинают' : 'начинает';
      const start = isRandom ? `По жребию ${begins}` : isTeam ? 'Начинают' : 'Начинает';
      return `Партия начинается: у ${isTeam ? 'каждой команды' : 'каждого'} ${lifePoints(life)}. ${start} ${name}.`;
    },
    turnBegan: (name) => `Ходит ${name}.`,
    markerWaits: (name, behind) => `${name} получает маркер хода и ждёт, пока ${behind} не закончит ход.`,
    markerDesignated: (name) =>
      `Для такого числа игроков маркеров хода слишком много. ${name}: маркер убирается после этого хода.`,
    markerRemoved: (name) => `${name}: маркер хода убран.`,
    extraTurnBefore: (name) => `${name} сделает дополнительный ход перед своим следующим.`,
    turnOrderReversed: (reversed) =>
      `${reversed ? 'Теперь ходят против часовой стрелки.' : 'Снова ходят по часовой стрелке.'}`,
    named: (seat, name) =>
      name === '' ? `У игрока ${seat} больше нет имени.` : `Игрока ${seat} теперь зовут ${name}.`,
    recolored: (name, color) => `${name}: новый цвет${color === null ? '' : ` — ${color.toLowerCase()}`}.`,
    seatingChanged: (names) => `Новые места, по часовой стрелке: ${names.join(', ')}.`,
    extraTurnAdded: (name) => `${name} сделает дополнительный ход сразу после этого.`,
    turnEnded: (name) => `${name}: ход завершается.`,
    beginningPhaseAdded: (name) => `${name}: дополнительная начальная фаза.`,
    lifeTotalsSet: (because, lifeTotals) =>
      `${{ gainedOrLost: 'Изменены жизни игроков', exchanged: 'Обмен жизнями', redistributed: 'Жизни перераспределены' }[because]}: ${lifeTotals.join(', ')}.`,
    lifeSet: (name, total) => `${name}: жизней теперь ${amount(total)}.`,
    namedCountersDropped: (name, counterName) => `${name}: счётчик «${counterName}» убран.`,
    commanderCast: ({ name, isSecond, isCast, tax }) => {
      const which = isSecond ? 'второго командира' : 'командира';
      return isCast
        ? `${name} разыгрывает ${which}. Налог на командира: ${tax} маны.`
        : `${name}: налог на ${which} — ${tax} маны.`;
    },
    commanderCountChanged: (name, n) => `${name}: ${n === 2 ? 'два командира' : 'один командир'}.`,
    designated: (name, as) =>
      ({
        monarch: `${name} становится монархом.`,
        initiative: `${name} перехватывает инициативу.`,
        blessing: `${name} получает благословение города.`,
      })[as],
    undesignated: (name, as) =>
      ({
        monarch: `${name} больше не монарх.`,
        initiative: `${name} теряет инициативу.`,
        blessing: `${name} теряет благословение города.`,
      })[as],
    diceRolled: (sides, results) => {
      const sum = results.reduce((total, result) => total + result, 0);
      return results.length === 1
        ? `d${sides}: ${sum}.`
        : `${results.length}d${sides}: ${results.join(', ')} (всего ${sum}).`;
    },
    coinFlipped: (heads) => `${heads ? 'Монета: орёл.' : 'Монета: решка.'}`,
    randomPlayerChosen: (name, opponentOf) =>
      opponentOf === null
        ? `Случайный игрок: ${name}.`
        : `${opponentOf} выбирает случайного оппонента: ${name}.`,
    dayOrNightCame: (to) =>
      `${to === null ? 'Сейчас ни день, ни ночь.' : { day: 'Наступает день.', night: 'Наступает ночь.' }[to]}`,
    playerLeft: (name, because) =>
      ({
        noLife: `${name} выбывает: жизней не осталось.`,
        poison: `${name} выбывает: слишком много жетонов яда.`,
        commanderDamage: `${name} выбывает: смертельные повреждения от командира.`,
        emptyLibrary: `${name} выбывает: нужно было взять карту, а библиотека пуста.`,
        conceded: `${name} сдаётся.`,
        team: `${name} выбывает вместе с командой.`,
      })[because],
    playerStayed: (name, because) =>
      ({
        noLife: `${name} остаётся в игре, хотя жизней не осталось.`,
        poison: `${name} остаётся в игре, хотя жетонов яда слишком много.`,
        commanderDamage: `${name} остаётся в игре, хотя повреждения от командира смертельны.`,
      })[because],
    playerReturned: (name) => `${name} снова в игре.`,
    gameWon: (name, isTeam = false) => `${isTeam ? 'Победители' : 'Победитель'}: ${name}.`,
    startingPlaneRevealed: (name, plane, passed) =>
      `${name} открывает первое измерение: «${plane}».${passed.length > 0 ? ` В низ колоды: ${quoted(passed)}.` : ''}`,
    planarDieRolled: ({ name, face, paid, isPhysicalDie, means, ignored }) => {
      const cost = paid === null ? 'по эффекту карты' : paid === 0 ? 'бесплатно' : mana(paid);
      const result =
        means === face ? facesInWords[face] : `${facesInWords[face]}, считается как ${facesInWords[means]}`;
      const others =
        ignored.length > 0
          ? `, проигнорировано: ${ignored.map((other) => facesInWords[other]).join(', ')}`
          : '';
      return `${name} бросает кубик измерений (${cost}${isPhysicalDie ? ', настоящий кубик' : ''}): ${result}${others}.`;
    },
    planarDiceRolled: (name, faces) =>
      `${name} бросает несколько кубиков измерений: ${faces.map((face) => facesInWords[face]).join(', ')}.`,
    effectBegan: (effect, ends) => `${effect} (${ends}).`,
    effectsEnded: (effects) => `Больше не действует: ${effects.join('; ')}.`,
    countersChanged: (card, from, to) =>
      `Жетоны на карте «${card}»: ${to} (${from < to ? `+${to - from}` : `−${from - to}`}).`,
    countersGone: (card, counterCount) => `На карте «${card}» при переходе: ${counters(counterCount)}.`,
    thresholdReached: (card, at) => `На карте «${card}» жетонов не меньше ${at}: срабатывает её способность.`,
    optionChosen: (name, card, option) => `${name}, выбор для карты «${card}»: ${option}.`,
    bottomCardsOrdered: (name, planes) => `${name}: в низ колоды в выбранном порядке — ${quoted(planes)}.`,
    chosenOptionsSwapped: (card) => `«${card}»: выбор каждого меняется на другой.`,
    planeswalkBecameChaos: (name) => `${name}: вместо перехода по броску наступает хаос.`,
    chaosEnsued: (planes) =>
      planes.length > 0 ? `Наступает хаос: ${quoted(planes)}.` : 'Наступает хаос, но открытых измерений нет.',
    planeswalked: (name, from, to) => `${name}: переход ${quoted(from)} → ${quoted(to)}.`,
    phenomenonEncountered: (card) => `Феномен: «${card}».`,
    phenomenonResolved: (card) => `Способность феномена «${card}» разрешилась.`,
    phenomenonStays: (name, card) =>
      `Способность феномена «${card}» остаётся. Теперь её контролирует ${name}.`,
    cardsTaken: (name, shown) =>
      `${name} ${typeof shown === 'number' ? `смотрит верхние карты колоды измерений: ${shown}` : `показывает: ${quoted(shown)}`}.`,
    cardsPutBack: (name, top, bottom) =>
      `${name} возвращает карты: ${[hasCards(top) && `на верх колоды — ${listOrCount(top)}`, hasCards(bottom) && `в низ колоды — ${listOrCount(bottom)}`].filter(Boolean).join('; ')}.`,
    arrivedBesides: (name, to) => `${name}: переход → ${quoted(to)}; остальные измерения остаются.`,
    destinationAsked: (name) => `${name} выбирает, куда перейти.`,
    walk: (name, direction) => `${name} идёт ${direction}.`,
    hellride: (name, direction) => `${name} идёт наугад ${direction}.`,
    planesLaid: (planes) => `Вокруг открыто: ${quoted(planes)}.`,
    planesCollected: (planes) => `Слишком далеко, втасованы в колоду измерений: ${quoted(planes)}.`,
    planesPutBack: (planes) => `В низ колоды без перехода: ${quoted(planes)}.`,
    planesTakenOver: (name, planes) => `${name} теперь контролирует измерения: ${quoted(planes)}.`,
    planarControllerChanged: (name) => `${name} теперь контроллер измерения.`,
    abilitiesCeased: (name) => `${name}: ожидавшие способности исчезают.`,
    planeswalkingCeased: 'Ожидавшая способность перехода исчезает.',
    planeswalkingCountered: (name) => `${name}: переход по броску не состоялся.`,
    abilityCountered: (card, isChaos) =>
      `«${card}»: ${isChaos ? 'хаос-способность' : 'способность'} не разрешается.`,
    planarDeckLeft: (name, faceUp) =>
      `${name}: колода измерений выходит из партии${faceUp.length > 0 ? `, с ней ${quoted(faceUp)}` : ''}.`,
    planeswalkedInstead: (name, to) => `${name}: немедленный переход → ${quoted(to)}.`,
    takenCardsLeftGame: 'Карты, снятые с этой колоды, тоже выходят из партии.',
    unknown: 'Событие, неизвестное этой версии приложения.',
    rollCountCorrected: (name, n) => `${name}: засчитано за ход — ${rolls(n)}.`,
  },

  refusals: {
    notPlanechase: 'В этой партии нет измерений.',
    tooFewPlayers: (limit) => `Нужно хотя бы ${players(limit)}.`,
    tooFewPlanarCards: (limit) => `В колоде измерений должно быть не меньше ${limit} карт.`,
    tooManyPhenomena: (limit) => `В колоде измерений может быть не больше ${limit} феноменов.`,
    repeatedPlanarCard: 'В колоде измерений одна карта дважды. Уберите лишнюю.',
    noPlane: 'В колоде измерений должно быть хотя бы одно измерение.',
    tooFewPlanesForMap: (limit) => `Для Карты Вечности нужно измерений не меньше ${limit}.`,
    startingPlaneNotRevealed: 'Сначала откройте первое измерение.',
    startingPlaneAlreadyRevealed: 'Первое измерение уже открыто.',
    abilityNotResolved: 'Сначала выполните способность, которая ждёт в стеке.',
    dieNotChosen: 'Сначала выберите, какой кубик учесть.',
    notFaceUp: 'Эта карта не открыта.',
    nothingChosen: 'Пока никто ничего не выбрал.',
    noSuchEffect: 'Этот эффект уже закончился.',
    notARedistribution:
      'Каждый игрок получает одно из прежних количеств жизней, и каждое количество используется один раз.',
    noSuchCounters: 'Этот счётчик не используется.',
    noSuchCommander: 'У этого игрока нет такого командира.',
    notLosing: 'По этой причине никто не выбывает.',
    choiceNotSettled: 'Сначала выберите, куда положить эти карты.',
    destinationNotChosen: 'Сначала выберите, куда перейти.',
    notAllowedThere: 'Туда эти карты положить нельзя.',
    beyondTheMap: 'Там край Карты.',
    squareTooFar: 'Можно сделать только один шаг.',
    squareHasPlane: 'Здесь измерение уже открыто, а наугад идут только в неизвестное место.',
    noPlaneThere: 'Там нет измерения.',
    planarDeckIsEmpty: 'Колода измерений пуста.',
    nothingToResolve: 'В стеке ничего не ждёт.',
    noActivePlayer: 'В этом ходу нет активного игрока: бросать некому.',
    noRollToTakeBack: 'В этом ходу нет засчитанных бросков.',
    notTheirTurn: 'Сейчас не ход этого игрока.',
    turnNotBegun: 'Этот ход ещё не начался: другой маркер хода слишком близко.',
    noSuchMarker: 'Этот маркер хода убран.',
    noPlanarController:
      'Игрок, контролировавший эти измерения, вне игры. В следующем ходу снова будет контроллер измерения.',
    noTeamsInMelee: 'В Большой резне каждый за себя.',
    noMapInMelee: 'В Большую резню нельзя играть на Карте Вечности.',
    unevenTeams: 'Для команд по двое нужно чётное число игроков.',
    tooFewTeams: 'Команда только одна. Переведите игрока в другую команду.',
    teamsSitTogether: 'Игроки с общим ходом должны сидеть рядом.',
    seatsAreFixed: 'В Большой резне маркеры хода идут от места к месту, поэтому пересаживаться нельзя.',
    noSuchPlayer: 'Такого игрока в партии нет.',
    playerHasLeft: 'Этот игрок уже вне игры.',
    playerIsInGame: 'Этот игрок не выбывал.',
    onlyByUndo: 'Вернуть этого игрока можно, только отменив всё, что было потом.',
    cannotLose: 'Этот игрок не может проиграть: действует эффект.',
    gameIsOver: 'Партия закончена.',
    gameIsDrawn: 'Если все проигрывают одновременно, это ничья.',
    notAWholeNumber: 'Введите целое число.',
    numberTooLarge: (limit) => `Больше ${limit} нельзя.`,
  },
};

function hasCards(namesOrCount: readonly string[] | number): boolean {
  return (typeof namesOrCount === 'number' ? namesOrCount : namesOrCount.length) > 0;
}

function listOrCount(namesOrCount: readonly string[] | number): string {
  if (typeof namesOrCount === 'number') return cards(namesOrCount);
  return namesOrCount.length > 0 ? quoted(namesOrCount) : 'ничего';
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(', ');
}
