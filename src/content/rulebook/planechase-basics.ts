/** Planechase itself: rules 901.1 to 901.9d, the planar die as a die (706.7) and as a special action (116.2i). */
import type { RuleChapter } from './rule-entry';

export const planechaseBasics = (): RuleChapter => ({
  id: 'planechase',
  title: { en: 'Planechase: the basics', ru: 'Плейнчейз: основы' },
  source: 'comprehensive',
  entries: [
    {
      id: '901.1',
      number: '901.1',
      title: { en: 'What Planechase is', ru: 'Что такое Плейнчейз' },
      searchWords: {
        en: 'what is planechase, kind of game, keep the plane at end of turn, does the plane stay, new plane every round, new plane every turn, new plane each turn, does the plane change every turn, flip a new plane',
        ru: 'во что мы играем, что за формат, измерение в конце хода, выйти из измерения, остаётся ли измерение, меняется ли измерение каждый круг, измерение каждый ход, измерение каждый круг, меняется ли план каждый ход',
      },
      text: {
        en: 'Planechase is ordinary Magic with planes and phenomena added. The plane you’re on changes what happens, and you stay there, turn after turn, until chance moves you on. Anything this chapter doesn’t mention works as usual.',
        ru: 'Плейнчейз («Погоня по измерениям») — это обычная партия Magic с измерениями и феноменами. Измерение влияет на игру, и вы остаётесь в нём ход за ходом, пока кубик или карта не отправит вас дальше. В остальном действуют обычные правила.',
      },
      related: ['901.2', '901.3', '311.1', '312.1', 'sheet-planechase'],
    },
    {
      id: '901.2',
      number: '901.2',
      covers: ['806'],
      title: { en: 'Number of players', ru: 'Сколько игроков' },
      searchWords: {
        en: 'attack two players, number of players, people, minimum, all against all, attack multiple players, attack several players, attack two players at once, who can I attack, attack whoever I want, three players, four players, five players, six players, how many of us, two people play planechase',
        ru: 'человек, минимум, максимум, куча мала, все против всех, на двоих, на троих, на четверых, кто кого атакует, шесть игроков, атаковать двух игроков, атаковать двоих сразу, атаковать нескольких, атаковать кого хочу, кого можно атаковать, можно ли играть вдвоём, вдвоём, втроём, вчетвером, впятером, вшестером',
      },
      text: {
        en: 'Two or more can play. Unless you agree otherwise, three or more play free-for-all: every player for themselves. You may attack several opponents in the same combat, and effects reach all the way around the table.\n\nWho skips the first draw depends on the number of players. With two, the starting player does; with three or more, no one does, except the starting team in Two-Headed Giant.',
        ru: 'Играть можно вдвоём или большей компанией. Если вас трое или больше и вы не условились иначе, играет каждый за себя: за один бой можно атаковать нескольких оппонентов, а эффекты действуют на любого игрока, как бы далеко он ни сидел.\n\nКто пропускает первое взятие карты, зависит от числа игроков: вдвоём — начинающий игрок, втроём и больше — никто (в Двухголовом Гиганте — начинающая команда).',
      },
      related: ['901.12', '901.13', '901.14', 'page-two-headed-giant', 'page-turn'],
    },
    {
      id: '901.3',
      number: '901.3',
      title: { en: 'What you bring', ru: 'Что нужно для игры' },
      searchWords: {
        en: 'deck, deck size, how many cards, how many phenomena, duplicates, two copies, same plane twice, two of the same plane, play without phenomena, no phenomena, leave out phenomena, deck building, build a planar deck, minimum planar deck size, how big planar deck, deck of planes, how many planes do I need, my own planes',
        ru: 'колода, размер колоды, сколько карт, сколько феноменов, повторы, дубли, одно и то же измерение дважды, два одинаковых измерения, играть без феноменов, без феноменов, сколько измерений, собрать колоду измерений, минимальный размер колоды, сколько планов, одинаковые карты в колоде',
      },
      text: {
        en: 'Besides your usual deck, you bring a planar deck: ten or more planes and phenomena, at most two of them phenomena, with no English name repeated. You can leave phenomena out. One planar die is enough for the whole table.',
        ru: 'Кроме обычной колоды вы приносите колоду измерений: десять или больше измерений и феноменов, из них феноменов не больше двух, и ни одно английское название не повторяется. Можно обойтись и без феноменов. Кубик измерений нужен один на весь стол.',
      },
      example: {
        en: 'Nine planes and one phenomenon are a legal planar deck. Eight planes and three phenomena aren’t: one phenomenon too many.',
        ru: 'Девять измерений и один феномен — допустимая колода. Восемь измерений и три феномена — нет: один феномен лишний.',
      },
      changeNote: {
        en: 'Texts from before July 2021 refer you to 309 for planes and 310 for phenomena. They are 311 and 312 now; 309 is about dungeons, 310 about battles. The rules now count the planar deck among the supplementary decks.',
        ru: 'Тексты до июля 2021 года отсылают за измерениями к 309, за феноменами к 310. Теперь это 311 и 312, а в 309 говорится о подземельях, в 310 — о битвах. Колоду измерений правила теперь относят к дополнительным.',
      },
      related: ['901.3a', '901.15a', '311.1', '312.1'],
    },
    {
      id: '901.3a',
      number: '901.3a',
      title: { en: 'Faces of the planar die', ru: 'Грани кубика измерений' },
      searchWords: {
        en: 'no planar die, without, lost, ordinary, dont have a planar die, instead of planar die, no dice at home, no dice, d20, d20 instead of the planar die',
        ru: 'нет кубика, без кубика, обычный, потеряли, нет планарного кубика, кубика нет чем кидать, чем кидать вместо кубика, чем бросать, к20 вместо планарного, к20',
      },
      text: {
        en: 'The planar die has six faces: a Planeswalker symbol on one, {CHAOS} on another, and nothing on the other four.\n\nWithout the real die you may use an app or roll a plain six-sided die instead (say 1 is chaos and 6 the Planeswalker symbol), as long as all six outcomes stay equally likely and everyone agrees.',
        ru: 'У кубика шесть граней: на одной знак мироходца, на другой {CHAOS}, остальные четыре пустые.\n\nБез настоящего кубика можно играть с приложением или бросать вместо него простой шестигранник (скажем, 1 — хаос, 6 — знак мироходца), лишь бы все шесть исходов были равновероятны и никто не возражал.',
      },
      changeNote: {
        en: 'Old texts have no rules for dice. Substitutes, digital ones included, are allowed by 706.1b. No rule has ever said which two faces the symbols are on.',
        ru: 'В старых текстах нет правил о кубиках. Замену, в том числе цифровую, разрешает 706.1b. Взаимного положения двух знаков правила не задают: «противоположная грань» в старом русском переводе — ошибка.',
      },
      related: ['901.9a', '901.9b', '901.9c', '706.7', 'sheet-die'],
    },
    {
      id: '901.4',
      number: '901.4',
      title: { en: 'Always in the command zone', ru: 'Всегда в зоне командования' },
      searchWords: {
        en: 'shuffle planar deck, who shuffles, command zone planes, where does the planar deck lie',
        ru: 'тасовать колоду измерений, кто тасует, тасовать планарную колоду, где лежат измерения, где лежит колода измерений',
      },
      text: {
        en: 'Before the game, each player shuffles their planar deck; opponents may shuffle or cut it, too. All game long, planes and phenomena stay in the command zone, whether face down in the deck or face up on the table.',
        ru: 'Перед партией владелец тасует свою колоду измерений; оппоненты могут перетасовать или снять её. Всю партию измерения и феномены остаются в зоне командования: и закрытые в колоде, и открытые на столе.',
      },
      changeNote: {
        en: 'This rule used to tell you to shuffle the deck and put it beside your library. Shuffling has moved to 103.3a, and no spot on the table is prescribed anymore.',
        ru: 'Раньше под этим номером велели тасовать колоду и класть её рядом с библиотекой. Тасование теперь в 103.3a, а место на столе больше не указано.',
      },
      related: ['311.2', '312.2', '901.5'],
    },
    {
      id: '901.5',
      number: '901.5',
      title: { en: 'The starting plane', ru: 'Первое измерение' },
      searchWords: {
        en: 'first plane, reveal starting plane, phenomenon first, beginning, phenomenon came up first, choose first plane, choose the starting plane, encounter a phenomenon first, first card is a phenomenon',
        ru: 'стартовое, открыть первое измерение, первым феномен, начало, феномен вышел первым, первым вышел феномен, выбрать первое измерение, выбрать измерение',
      },
      text: {
        en: 'After mulligans and opening-hand actions, the starting player turns the cards of their planar deck face up, one by one, until one is a plane. Phenomena go to the bottom. Nothing triggers during this, and it doesn’t count as planeswalking.',
        ru: 'После пересдач и действий из начальной руки начинающий игрок по одной открывает карты своей колоды измерений, пока не попадётся измерение. Феномены уходят в низ колоды. Ничего при этом не срабатывает, и переходом это не считается.',
      },
      example: {
        en: 'Mutual Epiphany comes up first. No one draws four cards; it goes to the bottom, and the next card is turned face up.',
        ru: 'Первым открывается «Взаимное озарение». Четыре карты никто не берёт: феномен уходит в низ колоды, и открывают следующую карту.',
      },
      changeNote: {
        en: 'This step of starting the game was 103.6; it is 103.7 now, and 103.6 is about actions from the opening hand.',
        ru: 'Этот шаг начала партии был под номером 103.6; теперь он 103.7, а 103.6 — о действиях из начальной руки.',
      },
      related: ['901.11', '312.5', '901.14a'],
    },
    {
      id: '901.6',
      number: '901.6',
      covers: ['800.4p'],
      title: { en: 'Owner and planar controller', ru: 'Владелец и контроллер измерения' },
      searchWords: {
        en: 'whose plane, who gets the ability, who controls, planar controller leaves, owner of the plane, who owns the plane, planar controller change, who is you on a plane, plane says you, is the planar controller the active player, planar controller same as active player, does a plane have an owner',
        ru: 'чьё, чья способность, кто контролирует, чей план, контроллер измерения ушёл, владелец измерения, чьё это измерение, меняется контроллер измерения, кто «вы» на измерении, кто такой вы, контроллер измерения это активный игрок, контроллер измерения, чьё сейчас измерение',
      },
      text: {
        en: 'You own the planes and phenomena that began the game in your planar deck. Every face-up planar card is controlled by the planar controller, usually the active player.\n\nIf the planar controller is about to leave, the role first passes to the next player in turn order who’s staying; only then do they leave. The new planar controller keeps the role until they leave too or another player becomes the active player.',
        ru: 'Владелец измерения или феномена — тот, в чьей колоде измерений эта карта начала партию. Все открытые планарные карты контролирует контроллер измерения — как правило, активный игрок.\n\nЕсли контроллер измерения вот-вот выбудет, его роль сначала переходит к следующему по порядку ходов из тех, кто остаётся, и лишь затем он выбывает. Новый контроллер измерения сохраняет роль, пока не выбудет сам или пока активным не станет другой игрок.',
      },
      example: {
        en: 'Anna planeswalked to a plane from her own deck, and now it’s Boris’s turn. Anna still owns the card, but “you” on it means Boris.',
        ru: 'Анна в свой ход перешла в измерение из своей колоды, теперь ходит Борис. Владелица карты по-прежнему Анна, но «вы» на ней — это Борис.',
      },
      related: ['311.5', '312.4', '901.10', '901.12b', '901.15b', '800.4', 'sheet-leaving'],
    },
    {
      id: '901.7',
      number: '901.7',
      covers: ['400.9'],
      title: { en: 'Face-up planar cards work', ru: 'Открытые карты действуют' },
      searchWords: {
        en: 'abilities of a plane, plane abilities work, do planes affect everyone, plane static ability, do planes use the stack, plane use the stack, do plane effects stack, effects of planes stack, effects add up',
        ru: 'свойства открытого, работают способности измерения, способности измерения действуют, когда действует план, измерение использует стек, складываются эффекты измерений, складываются ли эффекты планов, эффекты складываются',
      },
      text: {
        en: 'While it is face up, a plane or phenomenon works from the command zone: static abilities apply, triggered ones can trigger, activated ones can be activated. Abilities that trigger or are activated use the stack, as usual; the card itself never does. If several are face up, their effects add up. Where the order of effects matters, its timestamp is the moment it was turned face up.',
        ru: 'Пока измерение или феномен открыты, их способности действуют прямо из зоны командования: статические влияют на игру, срабатывающие срабатывают, активируемые можно активировать. То, что сработало или активировано, попадает в стек как обычно, а сама карта — никогда. Если открыто несколько карт, их эффекты складываются. Если важен порядок эффектов, временная метка карты — момент, когда её открыли.',
      },
      related: ['901.7a', '311.4', '901.6'],
    },
    {
      id: '901.7a',
      number: '901.7a',
      title: { en: 'Turned face down: a new object', ru: 'Закрыта — уже новый объект' },
      searchWords: {
        en: 'same plane again later, forgets',
        ru: 'забывает, то же измерение снова',
      },
      text: {
        en: 'A planar card that is turned face down becomes a new object. It loses its counters and has no memory of the time it was face up.',
        ru: 'Как только измерение или феномен закрывают, карта становится новым объектом: жетоны с неё пропадают, и что было с ней раньше, она «не помнит».',
      },
      example: {
        en: 'You leave Aretopolis with six scroll counters on it. When it’s face up again, it has none.',
        ru: 'Вы покидаете «Аретополис» с шестью жетонами свитка. Когда он откроется снова, на нём не будет ни одного.',
      },
      related: ['311.6', '312.6', '701.31b'],
    },
    {
      id: '901.8',
      number: '901.8',
      title: { en: 'The planeswalking ability', ru: 'Способность перехода' },
      searchWords: {
        en: 'respond, counter it, counter planeswalking, respond to planeswalking, priority before planeswalking, does planeswalking use the stack, planeswalk trigger stack, cast instants between the roll and planeswalking, planeswalk and someone counters it, stifle planeswalking, someone stifled it, rolled planeswalker and someone stifled it',
        ru: 'ответить, отменить, отменить переход, отменить перемещение, ответить на переход, переход использует стек, мгновенное перед переходом, разыграть перед переходом, застайфлить переход',
      },
      text: {
        en: 'Roll the Planeswalker symbol, and an ability of the game itself triggers: you planeswalk when it resolves. Until then it waits on the stack, so others may respond and even counter it. It comes from no card and has no source; the player who rolled controls it.\n\nBy 701.31a, though, only the planar controller can planeswalk. That’s nearly always the player who rolled; in Two-Headed Giant, it can be that player’s teammate.',
        ru: 'Выпал знак мироходца — срабатывает способность самой игры: когда она разрешится, вы совершаете переход. До этого она ждёт в стеке, на неё можно ответить, можно её и отменить. Она не с карты, и источника у неё нет; контролирует её тот, кто бросал.\n\nНо по правилу 701.31a совершить переход может только контроллер измерения. Бросавший почти всегда он и есть; у Двухголового Гиганта это могут быть разные люди.',
      },
      changeNote: {
        en: 'Older wording shows the symbol alone, without naming the die. It also speaks of an exception to 112.8, which is 113.8 today, and of planeswalking as 701.22, which is 701.31 today.',
        ru: 'В старом тексте стоит один знак, без слов о кубике. Там же говорится об исключении из 112.8 (сегодня 113.8) и о переходе под номером 701.22 (сегодня 701.31).',
      },
      related: ['901.9c', '701.31a', '701.31b', '901.10a', '901.12d'],
    },
    {
      id: '901.9',
      number: '901.9',
      title: { en: 'Rolling the planar die', ru: 'Бросок кубика измерений' },
      searchWords: {
        en: 'roll the die more than once, roll with a spell on the stack, how much, price, cost, opponent’s turn, again, when may I roll, roll, rolled, roll the die, roll cost, roll again, roll twice, roll more than once, how many times, roll during combat, roll on opponent turn, roll limit, max rolls, first roll free, pay for the roll, how often can I roll, on someone else’s turn, another player’s turn, roll before combat, roll at any time, roll at instant speed, roll in second main, roll on an extra turn, planeswalk twice in one turn, tap lands for a roll, chaos twice in one turn, chaos two times, cost of the next roll, how much is the next roll, roll during upkeep, cost to roll again, who gets to roll, who may roll the die, can we all roll, does everyone roll, everyone roll each round, all roll on the same turn, how expensive, fourth roll, if I planeswalk can I roll again',
        ru: 'бросать кубик несколько раз, сколько стоит, цена, стоимость броска, чужой ход, ещё раз, когда можно бросать кубик, кинуть кубик, бросок кубика, стоимость, бросать в ход соперника, бросать в бою, лимит бросков, максимум бросков, первый бросок бесплатный, повторный бросок, платить за бросок, кто бросает кубик, в ход другого игрока, бросать до боя, бросать в любой момент, роллить во второй мейн, бросок обнуляется, цена обнуляется, перейти два раза за ход, два перехода за ход, земли за бросок, хаос два раза, хаос дважды за ход, бросать в шаг поддержки, бросать в апкип, надо платить за бросок, если перешли можно бросать ещё, бросать после перехода, кидать в бою, кинуть во время боя, бросать во время боя, цена броска в дополнительный ход, доп ход цена броска',
      },
      text: {
        en: 'You may roll only in your own main phases, before or after combat, with priority and nothing on the stack; on another player’s turn you can’t, unless a card says so. Roll as many times as you can pay for: the first roll of the turn is free, the second costs one mana, the third two, and each next roll one more; any mana will do. It’s a special action, so no one can respond to the roll itself.\n\nA roll that a card told you to make isn’t counted, so it doesn’t raise the cost. After chaos or a planeswalk, you may roll again once the stack is empty.\n\nThis app tracks the cost and passes the turn. Mana, phases, priority, and permanents are deliberately left to the players, so it never checks whether you may roll.',
        ru: 'Бросать кубик можно в свои главные фазы, до боя и после него, когда приоритет у вас и стек пуст; в чужой ход нельзя, разве что велит карта. Бросать можно сколько угодно раз: первый бросок за ход бесплатный, второй стоит одну ману, третий — две, и каждый раз цена растёт на одну; платить можно любой маной. Это специальное действие: ответить на сам бросок нельзя.\n\nБросок, который велит сделать карта, не считается: следующий от него не дорожает. После хаоса или перехода можно бросать ещё, как только стек снова пуст.\n\nПриложение считает, сколько платить, и переходит к следующему игроку. За маной, фазами, приоритетом и перманентами следят сами игроки, поэтому можно ли сейчас бросать, оно не проверяет.',
      },
      example: {
        en: 'You roll for free, then once for {1}, then tap Fractured Powerstone for a third roll. Your next ordinary roll costs {2}, not {3}.',
        ru: 'Вы бросаете бесплатно, затем за {1}, затем поворачиваете Fractured Powerstone и бросаете третий раз. Следующий обычный бросок стоит {2}, а не {3}.',
      },
      changeNote: {
        en: 'The special action has had the numbers 115.2f, 115.2g, 116.2g, and 116.2h; since February 2021 it is 116.2i.',
        ru: 'У этого специального действия были номера 115.2f, 115.2g, 116.2g и 116.2h; с февраля 2021 года это 116.2i.',
      },
      related: ['116.2i', '901.9a', '901.9b', '901.9c', '901.9d', '901.12d', 'sheet-die'],
    },
    {
      id: '901.9a',
      number: '901.9a',
      title: { en: 'You rolled a blank', ru: 'Выпала пустая грань' },
      searchWords: {
        en: 'nothing, empty face, blank result, rolled a blank, blank face, roll again after a blank, does a blank cost anything, blank cost',
        ru: 'ничего, пустая грань, выпала пустая грань, пустой бросок, выпала пустышка, ещё раз после пустой, бросить после пустой',
      },
      text: {
        en: 'Nothing happens. The active player gets priority again and may pay for another roll or play on. A card can change this; under Chaotic Aether, for example, every blank counts as {CHAOS}.',
        ru: 'Ничего не происходит, и приоритет снова у активного игрока: можно бросить ещё раз, уже за плату, или играть дальше. Карта может это изменить: пока действует «Хаотический эфир», каждая пустая грань считается за {CHAOS}.',
      },
      related: ['901.9', '901.3a', 'sheet-die'],
    },
    {
      id: '901.9b',
      number: '901.9b',
      title: { en: 'You rolled chaos', ru: 'Выпал хаос' },
      searchWords: {
        en: 'rolled chaos what happens, chaos when someone else rolls, who gets the chaos ability, who controls chaos, opponent rolled chaos, chaos use the stack, chaos ability on the stack, chaos go on the stack, when does the chaos ability go on the stack, stifle chaos, can you counter a plane’s ability, counter the ability of a plane, respond to chaos, respond to a chaos ability, stop chaos, stop a chaos ability, prevent chaos, plane without a chaos ability, no chaos ability',
        ru: 'выпал хаос что делать, чей хаос, кому достаётся хаос, бросил другой, хаос в стек, ответить на хаос, когда хаос-способность попадает в стек, застайфлить хаос, можно ли контрить способность измерения, можно ли контрить способность плана, отвечать на хаос, остановить хаос, помешать хаосу, соперник выбросил хаос, кому способность, нет хаос-способности, измерение без хаоса, план без хаоса',
      },
      text: {
        en: 'As soon as {CHAOS} is rolled, chaos ensues: the chaos ability of each face-up plane triggers and goes on the stack. A plane without one does nothing. Everyone may respond to a chaos ability, and it can be countered. The planar controller controls it and, if there are several, orders them. Then the active player has priority.',
        ru: 'Как только выпал {CHAOS}, наступает хаос: хаос-способность каждого открытого измерения срабатывает и попадает в стек. Измерение без хаос-способности ничего не делает. На способность можно ответить, можно её и отменить. Контролирует её контроллер измерения; если таких способностей несколько, их порядок выбирает он же. Затем приоритет получает активный игрок.',
      },
      changeNote: {
        en: 'Before 2023, only abilities printed “Whenever you roll {CHAOS}” triggered on this face. Now the face makes chaos ensue; read those printings as “Whenever chaos ensues.”',
        ru: 'До 2023 года от этой грани срабатывали только способности «Каждый раз, когда у вас выпадает {CHAOS}». Теперь от неё наступает хаос, а старые тексты читайте как «Каждый раз, когда наступает хаос».',
      },
      related: ['311.7', '901.9', '901.11c', 'sheet-die'],
    },
    {
      id: '901.9c',
      number: '901.9c',
      title: { en: 'You rolled the Planeswalker symbol', ru: 'Выпал знак мироходца' },
      searchWords: {
        en: 'rolled planeswalker what happens, do I have to planeswalk, is planeswalking optional, choose not to planeswalk, decline to planeswalk, may I stay, skip planeswalking, skip the planeswalk, must planeswalk, refuse to planeswalk, stay on the plane, stay on this plane, have to planeswalk, have to leave the plane, planeswalking mandatory, planeswalking optional, want to planeswalk, want to stay, remain here, remain on the plane, stay here, stay on a plane, forced to planeswalk, can we stay, can I stay',
        ru: 'выпал мироходец, выпал переход, обязательно ли переходить, отказаться от перехода, можно остаться, не переходить, остаться на измерении, остаться на плане, пропустить переход, должны переходить, нужно переходить, обязаны перейти, обязан перейти, надо переходить, надо уходить, обязательно уходить с измерения, не хочу переходить, не хочу уходить, остаться в измерении, переход обязателен, не уходить, не уходить с измерения',
      },
      text: {
        en: 'The planeswalking ability triggers and goes on the stack; the active player has priority. When it resolves, you planeswalk: you can’t choose to stay. Until then, you’re still on the current plane, which keeps working while players respond. To stay on a plane, don’t roll; no one has to.',
        ru: 'Способность перехода срабатывает и попадает в стек, а приоритет получает активный игрок. Когда она разрешится, вы переходите: отказаться от перехода нельзя. До этого вы ещё в прежнем измерении, и оно действует, пока игроки отвечают. Хотите остаться в измерении — не бросайте кубик: бросать никто не обязан.',
      },
      related: ['901.8', '701.31b', '901.10a', '901.11', 'sheet-die'],
    },
    {
      id: '901.9d',
      number: '901.9d',
      title: { en: 'A die roll without a number', ru: 'Бросок кубика без числа' },
      searchWords: {
        en: 'planar die counts as die roll, dice triggers, dice matters, reroll planar die, krark’s thumb, krarks thumb',
        ru: 'считается броском кубика, способности от броска кубика, перебросить кубик, вызывает способности, способности на бросок кубика, большой палец Крарка, палец Крарка',
      },
      text: {
        en: 'Rolling the planar die triggers abilities that trigger when someone rolls dice. It has no number, though: effects that use, compare, or modify a rolled number ignore it. Krark’s Thumb doesn’t help: it’s about coins, and a die isn’t one.',
        ru: 'От броска кубика измерений срабатывают способности, которые ждут броска кубика. Но числа он не даёт: эффекты, которые используют, сравнивают или изменяют выпавшее число, на него не действуют. Большой палец Крарка (Krark’s Thumb) тут не поможет: он о монетах, а кубик не монета.',
      },
      example: {
        en: 'You control a creature that rewards you whenever you roll dice. Rolling the planar die counts. A card that wants a result of 10 or higher ignores it.',
        ru: 'Ваше существо даёт вам что-то за каждый бросок кубиков: кубик измерений тоже считается. Карта, которой нужен результат 10 или больше, его не учитывает.',
      },
      changeNote: {
        en: 'Not found in texts from before July 2021: the game had no general rules for dice until then.',
        ru: 'В текстах до июля 2021 года этого нет: общих правил о кубиках тогда ещё не было.',
      },
      related: ['706.7', '901.9', '901.3a'],
    },
    {
      id: '706.7',
      number: '706.7',
      title: { en: 'The planar die and other dice', ru: 'Кубик измерений и другие кубики' },
      text: {
        en: 'The section on dice says the same as 901.9d: a planar roll is a die roll for abilities that trigger on rolling, and has no number. Nothing can add to it, swap it for another value, or compare it with another roll.\n\nThis app leaves abilities of permanents that trigger on a roll to the players.',
        ru: 'Раздел о кубиках говорит то же, что и 901.9d: для способностей, срабатывающих от броска, это бросок кубика, а числа у него нет. К нему нельзя прибавить, его нельзя обменять на другое значение или сравнить с другим броском.\n\nЗа способностями перманентов, которые срабатывают от броска, следят сами игроки.',
      },
      changeNote: {
        en: 'New in July 2021, together with the general rules for dice. They also allow an app instead of a die (706.1b), if the outcomes are equally likely and all players agree.',
        ru: 'Появилось в июле 2021 года вместе с общими правилами о кубиках. Они же разрешают приложение вместо кубика (706.1b), если исходы так же вероятны и все согласны.',
      },
      related: ['901.9d', '901.3a', 'sheet-die'],
    },
    {
      id: '116.2i',
      number: '116.2i',
      formerNumbers: ['116.2h', '116.2g', '115.2g', '115.2f'],
      title: { en: 'Rolling is a special action', ru: 'Бросок — специальное действие' },
      searchWords: {
        en: 'respond, opponent’s turn, price, does rolling use the stack, roll special action, priority after roll, stifle a die roll, stifle a planar die roll, rolling is an activated ability, roll in response, copy a planar die roll, copy a die roll, is the die roll a spell, roll a spell',
        ru: 'ответить, чужой ход, цена, бросок использует стек, бросок это способность, бросок кубика это способность, бросить в ответ, скопировать бросок, бросок это заклинание',
      },
      text: {
        en: 'Rolling the planar die is a special action, like playing a land: you do it in your own main phase, while you have priority and nothing is on the stack. It doesn’t use the stack itself, so you can’t roll the planar die in response to anything, and no one can counter or copy the roll. It costs one mana for each time you’ve already done it this turn; rolls caused by effects don’t count. Afterward, you have priority again.',
        ru: 'Бросок кубика измерений — специальное действие, как и розыгрыш земли: бросают в свою главную фазу, когда приоритет у вас и стек пуст. В стек бросок не попадает, поэтому его нельзя ни сделать в ответ, ни отменить, ни скопировать. За каждый такой бросок, уже сделанный в этот ход, платят по одной мане; броски, которые велят сделать карты, не в счёт. После броска приоритет снова у вас.',
      },
      example: {
        en: 'Your third such roll this turn costs {2}. On your next turn, the count starts over.',
        ru: 'Третий такой бросок за ход стоит {2}. В ваш следующий ход счёт начинается заново.',
      },
      changeNote: {
        en: 'Only the number has changed: 115.2f, 115.2g from August 2017, 116.2g from July 2019, 116.2h from June 2020, 116.2i from February 2021.',
        ru: 'Менялся только номер: 115.2f, с августа 2017 года 115.2g, с июля 2019-го 116.2g, с июня 2020-го 116.2h, с февраля 2021-го 116.2i.',
      },
      related: ['901.9', '305.1', '901.12d', 'sheet-die'],
    },
  ],
});
