import type { enPlane } from '../en/plane';
import { cards, cardsOf, planes } from './counts';

const withLowercaseInitial = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export const ruPlane: typeof enPlane = {
  planeView: {
    revealHint: (name, isTeam) =>
      `${isTeam ? 'Начинают' : 'Начинает'} ${name}. Перетасуйте колоды, возьмите начальные руки и откройте первое измерение.`,
    startingPlane: 'Первое измерение: при его открытии ничего не сработало.',
    noPlane: 'В этом ходу нет открытого измерения. Его откроет следующий переход.',
    textFacing: 'С каких сторон читают карту',
    textFacingNames: { one: 'С одной', two: 'С двух', four: 'С четырёх' },
  },

  choice: {
    chooser: (name, card) => `${name}${card === null ? '' : ` («${card}»)`}:`,
    chooseSome: (planeCount, cardCount) => `выберите ${planes(planeCount)} из ${cardsOf(cardCount)}.`,
    chooseForEach: 'выберите, куда положить каждую карту.',
    chooseOrder: 'выберите порядок.',
    chooseForOne: 'выберите, куда положить эту карту.',
    nothingToChoose: 'выбирать больше нечего.',
    passDevice: (name) => `Передайте устройство: карты смотрит только ${name}.`,
    orderOnBottom: 'положите покинутые карты в низ колоды в любом порядке.',
    show: 'Посмотреть карты',
    whereTo: (card) => `Куда положить карту «${card}»?`,
    destinations: {
      top: 'На верх колоды',
      bottom: 'В низ колоды',
      walk: 'Перейти к ней',
      add: 'Добавить к открытым',
    },
    randomBottom: 'Остальные уходят в низ колоды в случайном порядке.',
    topNote: 'Карты лягут наверх в этом порядке: первая будет верхней.',
    orderNote: 'Карты уйдут в низ колоды в этом порядке; последняя окажется самой нижней.',
    place: (n, count) => `${n} из ${count}`,
    moveEarlier: (name) => `${name}: раньше`,
    moveLater: (name) => `${name}: позже`,
    chaosHere: 'Срабатывают хаос-способности этих карт.',
  },

  deckSheet: {
    cardsLeft: (n) => `В колоде: ${cards(n)}`,
    cardsLeftOf: (name, n) => `${name}, в колоде: ${cards(n)}`,
    faceUp: 'Открыто',
    visited: 'Посещённые, начиная с последних',
    none: 'Пока ничего.',
    bottom: 'Покинутые измерения уходят в низ колоды.',
    ownBottom: 'Покинутые измерения уходят в низ колоды своего владельца.',
  },

  counters: {
    title: 'Жетоны',
    addOne: (counterName) => `${counterName}: плюс один`,
    removeOne: (counterName) => `${counterName}: минус один`,
    menu: 'Жетоны на измерении',
  },

  effects: {
    title: 'Длящиеся эффекты',
    none: 'Нет.',
    turnsReversed: 'Обратный порядок ходов',
    does: {
      remind: 'Напоминание',
      blankIsChaos: 'Пустая грань — это хаос',
      walkIsChaos: 'Хаос вместо перехода по броску',
      everyWalkIsChaos: 'Хаос вместо любого перехода',
      extraDie: 'Бросает дополнительный кубик и игнорирует один',
      lookFirst: 'Смотрит две карты перед переходом',
      cannotLose: 'Не может проиграть, оппоненты не могут выиграть',
    },
    ends: {
      planeswalk: 'до перехода любого игрока',
      leavingAPlane: 'до ухода любого игрока из измерения',
      turnOf: (name) => `пока ${name} не начнёт следующий ход`,
      never: 'до конца партии',
    },
    unknown: 'Неизвестный эффект',
    unknownEnd: 'срок неизвестен',
    concerning: (name, effect, isPhrase) => `${name}: ${isPhrase ? withLowercaseInitial(effect) : effect}`,
    endEffect: (effect) => `Прекратить: ${effect}`,
    add: 'Добавить вручную',
    effect: 'Эффект',
    note: 'Описание',
    noteMissing: 'Введите описание.',
    affects: 'Игрок',
    everybody: 'Все игроки',
    howLong: 'Длительность',
    nextTurn: 'До следующего хода этого игрока',
    begin: 'Добавить',
    target: 'Выберите игрока',
  },

  didNotHappen: {
    planeswalking: 'Остаться (отменили)',
    chaos: 'Пропустить хаос (не разрешился)',
    encounter: 'Пропустить (без эффекта)',
  },
};
