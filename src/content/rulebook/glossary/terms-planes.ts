/** Words of the planar game. */
import type { TermEntry } from '../rule-entry';

export const planarTerms: readonly TermEntry[] = [
  {
    id: 'term-plane',
    number: null,
    title: { en: 'Plane', ru: 'Измерение' },
    searchWords: {
      en: 'plane, what is a plane, location',
      ru: 'измерение, что такое измерение, что такое план',
    },
    text: {
      en: 'A card that represents a place. While it’s face up, it affects the whole table. It stays in the command zone all game long, isn’t a permanent, and can’t be cast.',
      ru: 'Карта-место: пока она открыта, она действует на весь стол. Всю партию она остаётся в зоне командования; это не перманент, и разыграть её нельзя.',
    },
    forms: { en: ['plane'], ru: ['измерение'] },
    related: ['311.1', '311.2', '311.4', '901.7'],
  },
  {
    id: 'term-phenomenon',
    number: null,
    title: { en: 'Phenomenon', ru: 'Феномен' },
    searchWords: {
      en: 'one time event',
      ru: 'разовое событие',
    },
    text: {
      en: 'A card in the planar deck that happens once: you encounter it, do what it says, then planeswalk again.',
      ru: 'Карта из колоды измерений, которая действует один раз: феномен встречают, выполняют и переходят дальше.',
    },
    forms: { en: ['phenomenon', 'phenomena'], ru: ['феномен'] },
    related: ['312.1', '312.5', '312.7', 'sheet-phenomena'],
  },
  {
    id: 'term-planar-card',
    number: null,
    title: { en: 'Planar card', ru: 'Планарная карта' },
    searchWords: {
      en: 'plane or phenomenon card, what is a planar card',
      ru: 'карта измерения или феномена, что такое планарная карта',
    },
    text: {
      en: 'A plane or a phenomenon: anything that can be in a planar deck.',
      ru: 'Измерение или феномен: всё, что может лежать в колоде измерений.',
    },
    forms: { en: ['planar card'], ru: ['планарная карта'] },
    related: ['311.1', '312.1', '901.10'],
  },
  {
    id: 'term-planar-deck',
    number: null,
    title: { en: 'Planar deck', ru: 'Колода измерений' },
    searchWords: {
      en: 'runs out, no planes left, empty planar deck, planar deck empty, planar deck runs out, last plane, look at planar deck, planes all used, see the top of the planar deck, look at the next plane, shuffle planes back, shuffle visited planes, shuffle the planar deck again, planar deck ran out, scry the planar deck, scry a plane, scry a phenomenon, surveil the planar deck, reshuffle the planes, reshuffle planes, same plane again, plane come up again, end of the planar deck, no more planes, no more planes in the deck, planes come back, get the same plane again',
      ru: 'кончилась, не осталось, закончились, пустая, планарная колода кончилась, планы кончились, смотреть колоду измерений, посмотреть следующее измерение, последнее измерение, перемешать колоду измерений, замешать измерения, тасовать колоду измерений, перемешать пройденные планы, предсказать колоду измерений, перемешивать измерения, перемешиваем измерения, то же измерение выпадет снова, тот же план снова, измерение повторится, больше нет измерений, измерения возвращаются',
    },
    text: {
      en: 'The face-down pile of planes and phenomena that the next card comes from. Planes you leave go to its bottom, so it never runs out and isn’t shuffled again; in time, the same planes come up again. It’s not a library: you can’t scry its planes and phenomena or look through it.',
      ru: 'Закрытая стопка измерений и феноменов, откуда открывают следующее место. Покинутые измерения уходят в её низ, поэтому она не кончается, заново её не тасуют, а те же измерения когда-нибудь откроются снова. Это не библиотека: предсказать её или смотреть карты в ней нельзя.',
    },
    forms: { en: ['planar deck'], ru: ['колода измерений'] },
    related: ['901.3', '901.4', '901.15'],
  },
  {
    id: 'term-shared-planar-deck',
    number: null,
    title: { en: 'Shared planar deck', ru: 'Общая колода измерений' },
    searchWords: {
      en: 'one planar deck, communal planar deck, common planar deck',
      ru: 'одна колода измерений, общая планарная колода',
    },
    text: {
      en: 'One planar deck for the whole table. Whoever is the planar controller counts as the owner of its cards, and no one takes any of them along when leaving the game.',
      ru: 'Одна колода измерений на весь стол. Владельцем её карт считается контроллер измерения, и никто не забирает их с собой, выбывая.',
    },
    forms: {
      en: ['shared planar deck', 'single planar deck', 'one planar deck'],
      ru: ['общая колода измерений', 'одна колода измерений'],
    },
    related: ['901.15', '901.15a', '901.15b', '901.15c'],
  },
  {
    id: 'term-planar-die',
    number: null,
    title: { en: 'Planar die', ru: 'Кубик измерений' },
    text: {
      en: 'A die with six faces: one with the Planeswalker symbol, one with {CHAOS}, four blank. The active player may roll it in their own main phases while the stack is empty; the first time in a turn is free.',
      ru: 'Кубик с шестью гранями: на одной знак мироходца, на одной {CHAOS}, четыре пустые. Активный игрок может бросать его в свои главные фазы при пустом стеке; первый раз за ход — бесплатно.',
    },
    forms: {
      en: ['planar die', '=planar =dice', '=the =die', '=own =die', '=roll =of =the =die'],
      ru: ['кубик измерений', 'планарный кубик', 'кубик'],
    },
    lookAlikes: { ru: ['обычный кубик', 'кубик d20'] },
    times: ['roll'],
    related: ['901.9', '901.3a', 'sheet-die', '706.7'],
  },
  {
    id: 'term-blank',
    number: null,
    title: { en: 'Blank', ru: 'Пустая грань' },
    text: {
      en: 'One of the four faces of the planar die that have no symbol. Rolling it does nothing, unless a card or a house rule says otherwise.',
      ru: 'Грань кубика измерений без знака; таких четыре из шести. Если она выпала, ничего не происходит, разве что карта или домашнее правило велит иначе.',
    },
    forms: { en: ['blank'], ru: ['пустая грань', '=пусто', 'пустой бросок'] },
    lookAlikes: { ru: ['=если =пусто', '=текста =пусто'] },
    times: ['blank'],
    related: ['901.9a', '901.3a', 'house-rules-planes'],
  },
  {
    id: 'term-chaos-symbol',
    number: null,
    title: { en: 'Chaos symbol', ru: 'Знак хаоса' },
    searchWords: {
      en: 'chaos icon, swirl',
      ru: 'значок хаоса, завиток',
    },
    text: {
      en: '{CHAOS}: it’s on one face of the planar die, and it marks a plane’s chaos ability. When it is rolled, chaos ensues.',
      ru: 'Знак {CHAOS}: он есть на одной грани кубика измерений, а на измерении стоит перед хаос-способностью. Когда он выпадает, наступает хаос.',
    },
    forms: {
      en: ['chaos symbol', 'chaos face', 'chaos roll'],
      ru: ['знак хаоса', 'символ хаоса', 'грань хаоса'],
    },
    related: ['901.9b', '311.7', '901.3a'],
  },
  {
    id: 'term-planeswalker-symbol',
    number: null,
    title: { en: 'Planeswalker symbol', ru: 'Знак мироходца' },
    searchWords: {
      en: 'planeswalker icon, planeswalk face',
      ru: 'значок мироходца, значок перехода',
    },
    text: {
      en: 'The symbol on one face of the planar die that lets you move on: when it is rolled, the planeswalking ability goes on the stack.',
      ru: 'Знак на одной грани кубика измерений, который отправляет в путь: когда он выпадает, в стек попадает способность перехода.',
    },
    forms: {
      en: ['Planeswalker symbol', 'planeswalker symbol'],
      ru: ['знак мироходца', 'символ мироходца', 'знак Planeswalker', 'символ Planeswalker'],
    },
    related: ['901.9c', '901.8', '901.3a'],
  },
  {
    id: 'term-chaos-ability',
    number: null,
    title: { en: 'Chaos ability', ru: 'Хаос-способность' },
    searchWords: {
      en: 'what is a chaos ability',
      ru: 'что такое хаос способность',
    },
    text: {
      en: 'An ability of a plane that triggers whenever chaos ensues. The planar controller controls it, no matter who rolled.',
      ru: 'Способность измерения, которая срабатывает каждый раз, когда наступает хаос. Её контролирует контроллер измерения, кто бы ни бросал кубик.',
    },
    forms: { en: ['chaos ability'], ru: ['хаос-способность'] },
    times: ['chaos'],
    related: ['311.7', '901.9b', 'sheet-die'],
  },
  {
    id: 'term-chaos-ensues',
    number: null,
    title: { en: 'Chaos ensues', ru: 'Наступает хаос' },
    text: {
      en: 'What happens when {CHAOS} is rolled, or when a card says so: the chaos ability of each face-up plane triggers.',
      ru: 'Так бывает, когда выпал {CHAOS} или когда так говорит карта: срабатывает хаос-способность каждого открытого измерения.',
    },
    forms: {
      en: ['chaos ensue', '=ensuing =chaos', '=chaos'],
      ru: ['наступает хаос', 'наступил хаос', 'хаос наступает', 'наступление хаоса', 'хаос'],
    },
    lookAlikes: { en: ['Chaos Reigns'] },
    related: ['311.7', '901.9b', 'change-7'],
  },
  {
    id: 'term-planeswalk',
    number: null,
    title: { en: 'Planeswalk', ru: 'Переход' },
    searchWords: {
      en: 'go to another plane, another world, what is planeswalking, change planes, move to next plane, what does planeswalk mean',
      ru: 'уйти в другое измерение, другой мир, сменить измерение, что такое переход, что такое перемещение, сменить план, уйти с плана, переместиться, следующее измерение',
    },
    text: {
      en: 'To go from one plane to the next: every face-up planar card goes to the bottom of its owner’s planar deck, and the top card of your planar deck is turned face up. Only the planar controller does it.',
      ru: 'Перейти из одного измерения в следующее: все открытые карты уходят в низ колод измерений своих владельцев, и открывается верхняя карта вашей колоды измерений. Совершает переход только контроллер измерения.',
    },
    forms: {
      en: ['=planeswalk', '=planeswalks', '=planeswalked', '=planeswalking', '=planeswalkings'],
      ru: [
        ...['=переход', '=перехода', '=переходу', '=переходом', '=переходе', '=переходы', '=переходов'],
        ...['перейти в измерение', 'перейдите в измерение', 'переходит в измерение'],
      ],
    },
    related: ['701.31b', '701.31a', '701.31c', '901.11'],
  },
  {
    id: 'term-planeswalking-ability',
    number: null,
    title: { en: 'Planeswalking ability', ru: 'Способность перехода' },
    text: {
      en: 'What a roll of the Planeswalker symbol puts on the stack. It has no source; the player who rolled controls it, everyone may respond, and when it resolves, you planeswalk.',
      ru: 'То, что попадает в стек, когда выпал знак мироходца. Карты-источника у неё нет, контролирует её тот, кто бросал, ответить может каждый, а когда она разрешится, совершают переход.',
    },
    forms: { en: ['planeswalking ability'], ru: ['способность перехода', 'способность переход'] },
    related: ['901.8', '901.9c', '901.10a'],
  },
  {
    id: 'term-planeswalk-to',
    number: null,
    title: { en: 'Planeswalking to a plane', ru: 'Прибыть в измерение' },
    text: {
      en: 'You planeswalk to whatever a planeswalk has turned face up. What a plane does on arrival triggers then, but not when it is revealed as the starting plane.',
      ru: 'При переходе вы прибываете туда, где открылась новая карта, и срабатывает то, что измерение делает по прибытии. Первое измерение партии открывают без перехода: тогда не срабатывает ничего.',
    },
    forms: {
      en: ['=planeswalk =to', '=planeswalks =to', '=planeswalked =to', '=planeswalking =to'],
      ru: [
        'прибыть в измерение',
        'прибывает в измерение',
        'прийти в измерение',
        'приходит в измерение',
        'прибытие',
      ],
    },
    times: ['arrive'],
    related: ['901.11b', '701.31d', '901.5'],
  },
  {
    id: 'term-planeswalk-away',
    number: null,
    title: { en: 'Planeswalking away', ru: 'Покинуть измерение' },
    searchWords: {
      en: 'leave the plane, leaving a plane',
      ru: 'уйти с плана, покинуть план, уход с измерения',
    },
    text: {
      en: 'You planeswalk away from each card that was face up and has been turned face down or has left the game. Its counters and any choices made for it are gone.',
      ru: 'Вы покидаете каждую карту, которая была открыта, а теперь закрылась или вышла из партии. Её жетоны и всё, что для неё выбрали, пропадают.',
    },
    forms: {
      en: [
        ...['=planeswalk =away', '=planeswalks =away', '=planeswalking =away', '=planeswalked =away'],
        ...['leave a plane', 'leaving a plane', 'plane was left'],
      ],
      ru: ['покинуть измерение', 'покидает измерение', 'покинет измерение', 'покинувший измерение'],
    },
    times: ['leave'],
    related: ['901.11b', '901.11c', '701.31d', '122.2'],
  },
  {
    id: 'term-planar-controller',
    number: null,
    title: { en: 'Planar controller', ru: 'Контроллер измерения' },
    searchWords: {
      en: 'who is the planar controller, you on the plane, whose plane effect, what is the planar controller',
      ru: 'кто такой контроллер измерения, что такое контроллер измерений, вы на карте, чей эффект плана, чей эффект, что такое контроллер измерения',
    },
    text: {
      en: 'The player “you” refers to on face-up planes and phenomena, almost always the active player. If that player is about to leave, the next player in turn order takes over first.',
      ru: 'Тот, кого открытые измерения и феномены называют «вы»: почти всегда это активный игрок. Если он выбывает, сначала его сменяет следующий по порядку ходов.',
    },
    forms: { en: ['planar controller'], ru: ['контроллер измерения'] },
    related: ['901.6', '311.5', '312.4', '901.12b'],
  },
  {
    id: 'term-planar-type',
    number: null,
    title: { en: 'Planar type', ru: 'Тип измерения' },
    text: {
      en: 'The subtype of a plane, printed after the dash: the world the place belongs to. It can be several words long; phenomena have none.',
      ru: 'Подтип измерения, напечатанный после тире: мир, в котором находится это место. Один тип может состоять из нескольких слов; у феноменов типа нет.',
    },
    forms: { en: ['planar type'], ru: ['тип измерения', 'планарный тип'] },
    related: ['311.3', '312.3'],
  },
  {
    id: 'term-encounter',
    number: null,
    title: { en: 'Encounter', ru: 'Встреча с феноменом' },
    searchWords: {
      en: 'encounter a phenomenon, when you encounter',
      ru: 'встретить феномен, при встрече',
    },
    text: {
      en: 'You encounter a phenomenon when it comes off a planar deck and is turned face up during the game. Its ability triggers, and after that you planeswalk again.',
      ru: 'Феномен встречают, когда в ходе партии он открывается из колоды измерений. Его способность срабатывает, а после неё переходят дальше.',
    },
    forms: {
      en: ['encounter'],
      ru: ['встреча', 'встретить', 'встречать', 'встречаете', 'встретили', 'встретится'],
    },
    lookAlikes: { ru: ['=встречается', '=встречаются'] },
    times: ['encounter'],
    related: ['312.5', '312.7', 'sheet-phenomena'],
  },
  {
    id: 'term-face-up',
    number: null,
    title: { en: 'Face up', ru: 'Открыто (рубашкой вниз)' },
    text: {
      en: 'With its front showing. A planar card works only while it’s face up; turned face down, it loses its counters and everything else.',
      ru: 'Карта лежит так, что прочесть её может каждый. Планарная карта действует, лишь пока открыта; закрывшись, она теряет и жетоны, и всё остальное.',
    },
    forms: {
      en: ['=face =up', '=face-up', '=faceup'],
      ru: [
        ...['рубашкой вниз', '=открыт', '=открыта', '=открыто', '=открыты', '=открытое', '=открытая'],
        ...['=открытые', '=открытых', '=открытого', '=открытой', '=открытым', '=открытыми', '=открытую'],
      ],
    },
    lookAlikes: { ru: ['открытый вопрос', '=открытые =точки', '=открыт =файл'] },
    related: ['901.7', '901.7a', '311.6'],
  },
  {
    id: 'term-face-down',
    number: null,
    title: { en: 'Face down', ru: 'Закрыто (рубашкой вверх)' },
    text: {
      en: 'With its back showing, so that no one can read it. A planar card turned face down becomes a new object and remembers nothing.',
      ru: 'Карта лежит рубашкой вверх, прочесть её нельзя. Планарная карта, которую закрыли, становится новым объектом и ничего не помнит.',
    },
    forms: { en: ['=face =down', '=face-down', '=facedown'], ru: ['рубашкой вверх', 'рубашка вверх'] },
    related: ['901.7a', '311.6', '312.6'],
  },
  {
    id: 'term-starting-plane',
    number: null,
    title: { en: 'Starting plane', ru: 'Первое измерение' },
    searchWords: {
      en: 'which plane first',
      ru: 'какое измерение первое',
    },
    text: {
      en: 'The plane the game begins on: once hands are kept, the starting player turns cards face up until one is a plane. This isn’t planeswalking, and nothing triggers.',
      ru: 'Измерение, с которого начинается партия: когда руки оставлены, начинающий игрок открывает карты, пока не откроет измерение. Это не переход, и ничего не срабатывает.',
    },
    forms: { en: ['starting plane', 'first plane'], ru: ['первое измерение', 'начальное измерение'] },
    related: ['901.5', '901.14a'],
  },
  {
    id: 'term-plane-counter',
    number: null,
    title: { en: 'Counters on a plane', ru: 'Жетоны на измерении' },
    searchWords: {
      en: 'counters on planes, planes have counters, counter on plane when leaving',
      ru: 'жетоны на плане, счётчики на плане, жетоны на измерении после ухода, жетоны на измерении при переходе',
    },
    text: {
      en: 'Some planes collect counters that make their abilities stronger, or that trigger one at a certain number. They stay on the card and are gone when you leave it.',
      ru: 'Некоторые измерения копят жетоны: чем их больше, тем сильнее способности измерения, или при нужном числе что-то срабатывает. Жетоны лежат на карте и пропадают, когда её покидают.',
    },
    forms: {
      en: ['plane counter', 'scroll counter', 'counter on the plane', 'counter on this plane'],
      ru: ['жетон на измерение', 'жетон на этом измерении', 'жетон свитка', 'жетон на это измерение'],
    },
    related: ['122.1', '122.2', '901.7a'],
  },
  {
    id: 'term-planechase',
    number: null,
    title: { en: 'Planechase', ru: 'Плейнчейз' },
    text: {
      en: 'The format this app is made for: a normal game of Magic in which the whole table travels through planes and phenomena.',
      ru: 'Способ игры, ради которого сделано это приложение: обычная партия, в которой весь стол странствует по измерениям и феноменам.',
    },
    forms: { en: ['Planechase'], ru: ['Плейнчейз'] },
    related: ['901.1', '901.2', 'sheet-planechase'],
  },
  {
    id: 'term-eternities-map',
    number: null,
    title: { en: 'Eternities Map', ru: 'Карта Вечности' },
    text: {
      en: 'A casual variant with one shared planar deck. Planes lie side by side like a map, and whoever planeswalks chooses where to go.',
      ru: 'Неофициальный вариант с одной общей колодой: измерения лежат рядом и вместе составляют карту, и тот, кто совершает переход, выбирает, куда идти.',
    },
    forms: { en: ['Eternities Map'], ru: ['Карта Вечности'] },
    related: ['eternities-map', 'eternities-map-hellride', '901.15'],
  },
  {
    id: 'term-hellride',
    number: null,
    title: { en: 'Hellride', ru: 'Наугад' },
    text: {
      en: 'On the Eternities Map, a diagonal step to where there is no card yet: the top card of the planar deck is turned face up there, whatever it is.',
      ru: 'На Карте Вечности — шаг по диагонали туда, где ещё ничего не лежит: там открывается верхняя карта колоды измерений, какой бы она ни была.',
    },
    forms: { en: ['hellride'], ru: ['=наугад', '=hellride'] },
    lookAlikes: { ru: ['карты =наугад'] },
    related: ['eternities-map-hellride', 'eternities-map'],
  },
  {
    id: 'term-house-rule',
    number: null,
    title: { en: 'House rule', ru: 'Домашнее правило' },
    text: {
      en: 'An agreement to do something differently from the rules. Those this app supports can be turned on in the new game form or under Lands.',
      ru: 'Отступление от правил, о котором договорились игроки. Те, что известны приложению, можно включить в новой партии и в разделе «Земли».',
    },
    forms: { en: ['house rule'], ru: ['домашнее правило'] },
    related: ['house-rules-planes', 'house-rules-lands'],
  },
  {
    id: 'term-free-roll',
    number: null,
    title: { en: 'Free roll', ru: 'Бесплатный бросок' },
    searchWords: {
      en: 'free planar roll, which rolls are free',
      ru: 'какие броски бесплатны, бесплатно бросить',
    },
    text: {
      en: 'A roll of the planar die that costs no mana: the first one you choose to make in a turn, and every one that a card tells you to make.',
      ru: 'Бросок кубика измерений, за который не платят: первый за ход по вашему желанию и каждый, который велит сделать карта.',
    },
    forms: { en: ['free roll'], ru: ['бесплатный бросок'] },
    related: ['901.9', 'house-rules-planes', 'sheet-die'],
  },
  {
    id: 'term-counted-roll',
    number: null,
    title: { en: 'Counted roll', ru: 'Засчитанный бросок' },
    text: {
      en: 'A roll that raises the cost of your next one this turn by one mana: a roll you chose to make. Rolls that a card made you make don’t count.',
      ru: 'Бросок, после которого следующий в этом ходу дороже на одну ману: тот, что вы сделали по своей воле. Бросок по указанию карты не считается.',
    },
    forms: {
      en: ['counted roll', '=roll =counted', '=rolls =counted'],
      ru: ['засчитанный бросок', '=броски , =удорожающие =следующий'],
    },
    related: ['901.9', '116.2i', 'sheet-die'],
  },
  {
    id: 'term-grand-melee',
    number: null,
    title: { en: 'Grand Melee', ru: 'Большая резня' },
    text: {
      en: 'A free-for-all for a large table with several turns at the same time. You reach only your neighbors, and each turn has its own face-up plane.',
      ru: 'Партия «каждый за себя» для большого стола, где идёт несколько ходов сразу. Достать можно только до соседей, и у каждого хода своё открытое измерение.',
    },
    forms: { en: ['Grand Melee'], ru: ['Большая резня', 'большая резня'] },
    related: ['807.1', '901.14', '807.4a'],
  },
  {
    id: 'term-turn-marker',
    number: null,
    title: { en: 'Turn marker', ru: 'Маркер хода' },
    searchWords: {
      en: 'what is a turn marker',
      ru: 'что такое маркер хода',
    },
    text: {
      en: 'In a Grand Melee, it shows whose turn it is. There’s one for every four players, and at the end of the turn it goes to the player on the left.',
      ru: 'В Большой резне он показывает, чей сейчас ход: по одному на каждых четырёх игроков. В конце хода он переходит к игроку слева.',
    },
    forms: { en: ['turn marker'], ru: ['маркер хода'] },
    related: ['807.4a', '901.14a', '901.14b'],
  },
  {
    id: 'term-range-of-influence',
    number: null,
    title: { en: 'Range of influence', ru: 'Зона влияния' },
    searchWords: {
      en: 'how far spells reach, range of influence',
      ru: 'область влияния, как далеко действует',
    },
    text: {
      en: 'How many seats away spells and abilities can reach in some games. Planes reach everyone, except in a Grand Melee.',
      ru: 'На сколько мест от вас в некоторых партиях достают заклинания и способности. Измерения достают до всех; исключение — Большая резня.',
    },
    forms: { en: ['range of influence'], ru: ['зона влияния'] },
    related: ['901.13', 'glossary-limited-range-of-influence'],
  },
];
