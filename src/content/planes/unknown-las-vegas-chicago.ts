import type { PlanarCardFacts } from './planar-card-facts';

/** Unknown Planechase, made for the MagicCons of Las Vegas, 2024, and Chicago, 2025: seventeen planes and five phenomena. */
export const unknownLasVegasChicago: readonly PlanarCardFacts[] = [
  {
    id: 'asmoranomardicadaistinaculdacars-kitchen',
    kind: 'plane',
    name: {
      en: "Asmoranomardicadaistinaculdacar's Kitchen",
      ru: 'Кухня Асмораномардикадаистинакулдакар',
    },
    planarType: 'hell',
    printings: [{ set: 'PUNK', number: 'PLA025' }],
    abilities: [
      {
        when: ['arrive', 'trigger'],
        text: {
          en: 'Create a Food token. Besides each time you planeswalk here, this happens each time a creature enters under your control.',
          ru: 'Создайте одну фишку Еды. Это происходит не только при каждом вашем переходе сюда, но и каждый раз, когда существо выходит на поле битвы под вашим контролем.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time you gain life, target opponent loses the same amount of life.',
          ru: 'Каждый раз, когда вы получаете жизни, целевой оппонент теряет столько же жизней.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: null }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may sacrifice artifacts and creatures, as many as you like. Then you draw as many cards, and lose as much life, as permanents were sacrificed this way.',
          ru: 'Вы можете пожертвовать любое количество артефактов и (или) существ. Затем вы берёте X карт и теряете X жизней, где X — количество пожертвованных таким образом перманентов.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null }],
      },
    ],
  },
  {
    id: 'circus-of-the-sun',
    kind: 'plane',
    name: { en: 'Circus of the Sun', ru: 'Цирк Солнца' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA026' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create two 1/1 red Performer creature tokens that have flying and haste.',
          ru: 'Создайте две фишки существа 1/1 красный Артист с Полётом и Ускорением.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time one or more creatures with flying under your control deal a player combat damage, you may return one of those creatures to your hand. If you do, draw as many cards as its power.',
          ru: 'Каждый раз, когда одно или несколько существ с Полётом под вашим контролем наносят боевые повреждения игроку, вы можете вернуть одно из тех существ в вашу руку. Если вы это делаете, возьмите столько карт, какова его сила.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose up to one target creature and put a flying counter on it. That creature becomes a Performer and keeps its other types. (This lasts indefinitely.)',
          ru: 'Выберите не более одного целевого существа и положите на него жетон Полёта. То существо становится Артистом в дополнение к своим другим типам. (Этот эффект действует бессрочно.)',
        },
      },
    ],
  },
  {
    id: 'elvish-impersonation-contest',
    kind: 'plane',
    name: { en: 'Elvish Impersonation Contest', ru: 'Конкурс двойников Эльфиса' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA027' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "Create one Elvish Impersonators token. (It's an Elf creature whose mana cost is {3}{G}. As it enters, roll an ordinary six-sided die two times: the first result becomes its base power, the second its base toughness.)",
          ru: 'Создайте одну фишку «Двойники Эльфиса». (Это существо Эльф с мана-стоимостью {3}{G}. При его выходе на поле битвы бросьте обычный шестигранный кубик два раза: первый результат становится его базовой силой, второй — его базовой выносливостью.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target Elvish Impersonators becomes 6/6, and the player who controls it creates a Treasure token. (The new size lasts indefinitely.)',
          ru: 'Целевые «Двойники Эльфиса» становятся 6/6, и контролирующий их игрок создаёт одну фишку Сокровища. (Новый размер сохраняется бессрочно.)',
        },
      },
    ],
  },
  {
    id: 'high-and-dry-black-market',
    kind: 'phenomenon',
    name: { en: 'High and Dry Black Market', ru: 'Чёрный рынок «На мели»' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA028' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: "Beginning with you and continuing in turn order, each player picks modes worth up to 5 diamonds in total; a player may pick a mode several times. For 1 diamond, they create a Treasure token. For 2 diamonds, they draw a card. For 3 diamonds, they create a 3/2 colorless Shapeshifter creature token that has changeling. (It's every creature type.)",
          ru: 'Начиная с вас, каждый игрок в порядке ходов выбирает режимы в сумме не более чем на 5 алмазов; один и тот же режим можно выбрать несколько раз. За 1 алмаз игрок создаёт одну фишку Сокровища. За 2 алмаза он берёт карту. За 3 алмаза он создаёт одну фишку существа 3/2 бесцветный Имитатор со способностью «Перевёртыш» (changeling). (Эта фишка относится ко всем типам существ.)',
        },
      },
    ],
  },
  {
    id: 'jaliras-show',
    kind: 'plane',
    name: { en: "Jalira's Show", ru: 'Шоу Джалиры' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA029' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time you attack with one or more creatures, create a red 1/1 Performer creature token that has flying.',
          ru: 'Каждый раз, когда вы атакуете одним или несколькими существами, создайте одну фишку существа 1/1 красный Артист с Полётом.',
        },
      },
      {
        when: ['arrive', 'chaos'],
        text: {
          en: 'Choose up to one target creature and destroy it. When you do, the player who controlled it reveals cards off the top of their library, one at a time, until they have revealed a creature card. They put it onto the battlefield and the other revealed cards, in a random order, on the bottom of their library.',
          ru: 'Выберите не более одного целевого существа и уничтожьте его. Когда вы это делаете, игрок, который его контролировал, показывает карты с верха своей библиотеки по одной, пока не покажет карту существа. Он кладёт ту карту на поле битвы, а остальные показанные карты — в низ своей библиотеки в случайном порядке.',
        },
      },
    ],
  },
  {
    id: 'mojave-desert',
    kind: 'plane',
    name: { en: 'Mojave Desert', ru: 'Пустыня Мохаве' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA030' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player searches for up to two cards in their library, basic lands or Deserts, puts them onto the battlefield tapped, and shuffles. Everyone under whose control at least one Desert entered this way creates a black 1/1 Snake creature token that has deathtouch.',
          ru: 'Каждый игрок находит в своей библиотеке не более двух карт базовых земель и (или) Пустынь, кладёт их на поле битвы повёрнутыми, а затем перетасовывает библиотеку. Если таким образом под контролем игрока вышла хотя бы одна Пустыня, тот игрок создаёт одну фишку существа 1/1 чёрная Змея со Смертельным касанием.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create X black 1/1 Snake creature tokens with deathtouch, where X is 1 more than the number of different nonbasic land types that lands you control have.',
          ru: 'Создайте X фишек существа 1/1 чёрная Змея со Смертельным касанием, где X на 1 больше количества разных небазовых типов земель среди земель под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'no-way-out',
    kind: 'plane',
    name: { en: 'No Way Out', ru: 'Выхода нет' },
    planarType: 'duskmourn',
    printings: [{ set: 'PUNK', number: 'PLA031' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'As this plane is turned face up, put three dread counters on it.',
          ru: 'Когда это измерение открывается, на нём лежат три жетона ужаса.',
        },
        // What the counters do begins with them, by one button.
        acts: [
          { kind: 'counters', by: 3 },
          { kind: 'lasting', does: 'walkIsChaos', who: 'everybody', ends: 'leavingAPlane' },
        ],
      },
      {
        when: ['static'],
        text: {
          en: 'You can never leave: as long as there are dread counters on this plane, each time a player would planeswalk, chaos ensues instead.',
          ru: 'Отсюда не уйти: пока на этом измерении есть жетоны ужаса, если какой-либо игрок должен совершить переход, вместо этого наступает хаос.',
        },
      },
      {
        when: ['roll'],
        text: {
          en: "Manifest dread. (Look at your library's top two cards. Put one of them onto the battlefield face down, where it's a 2/2 creature, and the other one into your graveyard. A creature card may be turned face up at any time by paying its mana cost.)",
          ru: 'Проявите ужас (manifest dread). (Посмотрите две верхние карты вашей библиотеки. Положите одну из них на поле битвы рубашкой вверх — там она является существом 2/2, — а другую на ваше кладбище. Карту существа можно в любой момент перевернуть рубашкой вниз, заплатив её мана-стоимость.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player may turn one face-down permanent under their control face up. Remove one of the dread counters from this plane.',
          ru: 'Каждый игрок может перевернуть рубашкой вниз один перманент под своим контролем, лежащий рубашкой вверх. Удалите с этого измерения один жетон ужаса.',
        },
        acts: [{ kind: 'counters', by: -1 }],
      },
    ],
    counters: { name: { en: 'Dread counters', ru: 'Жетоны ужаса' }, lastIsTheEnd: true },
  },
  {
    id: 'omenpath-instability',
    kind: 'phenomenon',
    name: { en: 'Omenpath Instability', ru: 'Неустойчивость пути знамений' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA032' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player creates one Entropy token and one Omenpath token, both of them enchantments. Their ability is activated by sacrificing the token, and only as a sorcery. For Entropy, chaos ensues; for Omenpath, planeswalk.',
          ru: 'Каждый игрок создаёт одну фишку чар «Энтропия» и одну фишку чар «Путь знамений». Их способность активируется пожертвованием фишки, и только как волшебство. «Энтропия»: наступает хаос. «Путь знамений»: совершите переход.',
        },
      },
    ],
  },
  {
    id: 'prestons-stage',
    kind: 'plane',
    name: { en: "Preston's Stage", ru: 'Сцена Престона' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA033' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a player performs a magic trick, that player creates a Hat token. Casting an instant, casting a spell that has flash, and turning a face-down creature face up are magic tricks. (A Hat is an artifact that has "{1}, {T}, Sacrifice this artifact: Create a white 1/1 Rabbit creature token".)',
          ru: 'Каждый раз, когда игрок показывает фокус, тот игрок создаёт одну фишку Шляпы. Фокус — это разыграть мгновенное заклинание, разыграть заклинание с Мигом или перевернуть рубашкой вниз существо, лежащее рубашкой вверх. (Шляпа — это артефакт со способностью «{1}, {T}, пожертвуйте этот артефакт: создайте одну фишку существа 1/1 белый Кролик».)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creature cards in your hand have flash until your next turn.',
          ru: 'До вашего следующего хода карты существ в вашей руке имеют Миг.',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'controller', ends: 'turnOf' }],
        badge: { en: 'Creature cards in hand have flash', ru: 'Карты существ в руке имеют Миг' },
      },
    ],
  },
  {
    id: 'pursued-by-something',
    kind: 'plane',
    name: { en: 'Pursued by Something', ru: 'Нечто идёт по пятам' },
    planarType: 'duskmourn',
    printings: [{ set: 'PUNK', number: 'PLA034' }],
    abilities: [
      {
        when: ['secondMain'],
        text: {
          en: "Manifest dread if you control a tapped creature. (Look at your library's top two cards. Put one of them onto the battlefield face down, where it's a 2/2 creature, and the other one into your graveyard. A creature card may be turned face up at any time by paying its mana cost.)",
          ru: 'Если под вашим контролем есть повёрнутое существо, проявите ужас (manifest dread). (Посмотрите две верхние карты вашей библиотеки. Положите одну из них на поле битвы рубашкой вверх — там она является существом 2/2, — а другую на ваше кладбище. Карту существа можно в любой момент перевернуть рубашкой вниз, заплатив её мана-стоимость.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Exile target creature. If an instant or sorcery card is exiled this way, you cast the card without paying its mana cost. Any other card goes back onto the battlefield under its owner's control.",
          ru: 'Изгоните целевое существо. Если изгнана карта мгновенного заклинания или волшебства, вы разыгрываете её без уплаты её мана-стоимости. Любую другую карту положите на поле битвы под контролем её владельца.',
        },
      },
    ],
  },
  {
    id: 'raiders-allegiance',
    kind: 'plane',
    name: { en: "Raiders' Allegiance", ru: 'Верность налётчиков' },
    planarType: 'ixalan',
    printings: [{ set: 'PUNK', number: 'PLA035' }],
    abilities: [
      {
        when: ['secondMain'],
        text: {
          en: 'For each player who was dealt combat damage this turn, you get one point counter and create a black 2/2 Pirate creature token that has menace.',
          ru: 'За каждого игрока, которому в этом ходу были нанесены боевые повреждения, вы получаете один жетон очка и создаёте одну фишку существа 2/2 чёрный Пират с Угрозой.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Each player who has the most point counters, or ties for the most, creates three Treasure tokens, then draws three cards. After that, all players lose all their point counters.',
          ru: 'Каждый игрок, у которого больше всего жетонов очка (или столько же, сколько у другого такого игрока), создаёт три фишки Сокровища и берёт три карты. Затем удалите все жетоны очка у каждого игрока.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Proliferate once for each Pirate under your control. (To proliferate, choose any number of permanents and players that have counters. Each of them gets one more of every kind of counter it already has.)',
          ru: 'Распространите жетоны (proliferate) по одному разу за каждого Пирата под вашим контролем. (Выберите любое количество перманентов и игроков, у которых есть жетоны. Каждый из них получает ещё по одному жетону каждого вида, который у него уже есть.)',
        },
      },
    ],
  },
  {
    id: 'team-up',
    kind: 'phenomenon',
    name: { en: 'Team-Up!', ru: 'Объединяемся!' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA036' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'From now on until the game ends, each player wins once both neighbors, the player to their left and the player to their right, are eliminated. (Several players can win that way.)',
          ru: 'До конца партии каждый игрок выигрывает партию, если выбыли оба его соседа: игрок слева от него и игрок справа от него. (Так могут выиграть несколько игроков.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'never' }],
        badge: { en: 'Both neighbors out: you win', ru: 'Выбыли оба соседа — победа' },
      },
    ],
  },
  {
    id: 'the-sphere',
    kind: 'plane',
    name: { en: 'The Sphere', ru: 'Сфера' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA037' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a creature you control becomes blocked, its power and its toughness are each rounded up to the nearest multiple of 5. (What already is a multiple of 5 stays as it is. This lasts indefinitely.)',
          ru: 'Каждый раз, когда существо под вашим контролем становится заблокированным, его сила и его выносливость округляются вверх до ближайшего числа, кратного 5. (Число, уже кратное 5, не меняется. Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Amass Fans 5. (If you control no Army, first create a red 0/0 Fan Army creature token. Then choose an Army you control: it gets five +1/+1 counters and is a Fan as well.)',
          ru: 'Соберите армию: Фанаты 5 (amass). (Если под вашим контролем нет Армии, сначала создайте одну фишку существа 0/0 красный Фанат Армия. Затем положите пять жетонов +1/+1 на Армию под вашим контролем. Она является ещё и Фанатом.)',
        },
      },
    ],
  },
  {
    id: 'welcome-to-valley',
    kind: 'plane',
    name: { en: 'Welcome to Valley', ru: 'Добро пожаловать в Долину' },
    planarType: 'bloomburrow',
    printings: [{ set: 'PUNK', number: 'PLA038' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Draw a card each time you cast an animal spell. (A spell is one if any of its creature types, Human aside, is an animal in the real world.)',
          ru: 'Каждый раз, когда вы разыгрываете заклинание животного, возьмите карту. (Заклинание является таким, если хотя бы один из его типов существ, не считая Человека, — животное в реальном мире.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose target creature you control. Create a token that copies it, except that the token's a 1/1.",
          ru: 'Создайте одну фишку, являющуюся копией целевого существа под вашим контролем, за исключением того, что эта фишка — 1/1.',
        },
      },
    ],
  },
  {
    id: 'game-knights-live',
    kind: 'plane',
    name: { en: 'Game Knights Live', ru: 'Рыцари игры в прямом эфире' },
    planarType: 'magiccon',
    printings: [{ set: 'PUNK', number: 'PLA039' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a player casts their commander, and each time they attack with it, they may call out, "Only one may stand!" Until a player planeswalks away from this plane, a commander called out for is a Knight besides its other types.',
          ru: 'Каждый раз, когда игрок разыгрывает своего командира или атакует им, тот игрок может воскликнуть: «Останется только один!» Если он это делает, тот командир становится Рыцарем в дополнение к своим другим типам до тех пор, пока какой-либо игрок не покинет это измерение.',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'chosen', ends: 'leavingAPlane' }],
        badge: { en: 'The commander is a Knight', ru: 'Командир — Рыцарь' },
      },
      {
        when: ['static'],
        text: {
          en: 'Knights under your control have double strike and trample.',
          ru: 'Рыцари под вашим контролем имеют Двойной удар и Пробивной удар.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This turn, commanders you control can\'t be blocked. Until end of turn, they gain "Each time a player is dealt combat damage by this creature, draw a card".',
          ru: 'Командиры под вашим контролем не могут быть заблокированы в этом ходу и до конца хода получают способность «Каждый раз, когда это существо наносит боевые повреждения игроку, возьмите карту».',
        },
      },
    ],
  },
  {
    id: 'ghirapur-grand-prix',
    kind: 'plane',
    name: { en: 'Ghirapur Grand Prix', ru: 'Гран-при Гирапура' },
    planarType: 'avishkar',
    printings: [{ set: 'PUNK', number: 'PLA040' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'All players start their engines! (Whoever has no speed now has speed 1. Once in each turn of their own, as an opponent loses life, their speed goes up by 1, to no more than 4. Players remember their speed themselves, here and on later planes.)',
          ru: 'Все игроки заводят моторы (start your engines)! (У кого не было скорости, у того она теперь 1. Один раз за каждый ход игрока, когда его оппонент теряет жизни, скорость того игрока растёт на 1, но не выше 4. Игроки сами помнят свою скорость, и здесь, и в следующих измерениях.)',
        },
      },
      {
        when: ['endStep'],
        text: {
          en: 'Put as many +1/+1 counters on target creature you control as your speed.',
          ru: 'Положите на целевое существо под вашим контролем столько жетонов +1/+1, какова ваша скорость.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: "Each player whose speed is no lower than anyone else's creates three Treasure tokens.",
          ru: 'Каждый игрок, чья скорость не ниже скорости любого другого игрока, создаёт три фишки Сокровища.',
        },
      },
    ],
  },
  {
    id: 'new-players-journey',
    kind: 'plane',
    name: { en: "New Player's Journey", ru: 'Путь новичка' },
    planarType: 'foundations',
    printings: [{ set: 'PUNK', number: 'PLA041' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player may search their library, put a basic land card from it into their hand, and shuffle.',
          ru: 'Каждый игрок может найти в своей библиотеке карту базовой земли, положить её в свою руку, а затем перетасовать библиотеку.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time you play a card that comes from Foundations or from any core set, draw a card. (Alpha counts as well.)',
          ru: 'Каждый раз, когда вы разыгрываете карту из выпуска «Основы» (foundations) или из любого базового выпуска, возьмите карту. («Альфа» тоже считается.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You gain 1 life for each year since you began to play Magic, a year begun counting as a whole one. Then planeswalk.',
          ru: 'Вы получаете по 1 жизни за каждый год, прошедший с тех пор, как вы начали играть в Magic; неполный год считается за полный. Затем совершите переход.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null }, { kind: 'planeswalk' }],
      },
    ],
  },
  {
    id: 'sorins-remastered-manor',
    kind: 'plane',
    name: { en: "Sorin's Remastered Manor", ru: 'Поместье Сорина: ремастер' },
    planarType: 'innistrad',
    printings: [{ set: 'PUNK', number: 'PLA042' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Choose target creature you control and put a spooky counter on it.',
          ru: 'Положите жетон жути на целевое существо под вашим контролем.',
        },
      },
      {
        when: ['static'],
        text: {
          en: "Spooky creatures you control get +1/+1 and have menace. (A creature that has a spooky counter on it is spooky, and so is any that could pass for a horror film's monster.)",
          ru: 'Жуткие существа под вашим контролем получают +1/+1 и имеют Угрозу. (Жутким является существо, на котором есть жетон жути, и любое, которое сошло бы за чудовище из фильма ужасов.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose target spooky creature you control. It bites target opponent or creature under the control of an opponent. (To bite is to deal damage equal to one's own power; you gain the same amount of life.)",
          ru: 'Целевое жуткое существо под вашим контролем кусает целевого оппонента или существо под контролем оппонента. (Укусить — значит нанести повреждения, равные собственной силе; вы получаете столько же жизней.)',
        },
        acts: [{ kind: 'life', who: 'controller', by: null }],
      },
    ],
  },
  {
    id: 'thats-enough-slices',
    kind: 'phenomenon',
    name: { en: "That's Enough Slices", ru: 'Хватит, нарезали' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA043' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player creates a Pizza token; one whose life total is the lowest, or tied for it, creates two of them instead. (A Pizza is an artifact and a Food. It has "{2}, {T}, Sacrifice this artifact: You gain 6 life".)',
          ru: 'Каждый игрок создаёт одну фишку Пиццы. Игрок, у которого меньше всего жизней (или столько же, сколько у другого такого игрока), вместо этого создаёт две фишки Пиццы. (Пицца — это артефакт Еда со способностью «{2}, {T}, пожертвуйте этот артефакт: вы получаете 6 жизней».)',
        },
      },
    ],
  },
  {
    id: 'the-command-zone',
    kind: 'plane',
    name: { en: 'The Command Zone', ru: 'Зона командования' },
    planarType: 'magiccon',
    printings: [{ set: 'PUNK', number: 'PLA044' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player draws a card if they control their commander. Each other player may put theirs onto the battlefield from the command zone.',
          ru: 'Каждый игрок, под контролем которого находится его командир, берёт карту. Каждый другой игрок может положить своего командира из зоны командования на поле битвы.',
        },
      },
      {
        when: ['static'],
        text: {
          en: "During your turn, your commander's abilities that would trigger do so an additional time.",
          ru: 'Если во время вашего хода должна сработать способность вашего командира, она срабатывает один дополнительный раз.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each commander, the number of times it was cast from the command zone becomes 0. (The next time costs nothing extra.)',
          ru: 'Количество разыгрываний каждого командира из зоны командования становится равным 0. (Следующее разыгрывание командира не требует доплаты.)',
        },
      },
    ],
  },
  {
    id: 'the-pro-tour',
    kind: 'plane',
    name: { en: 'The Pro Tour', ru: 'Про-тур' },
    planarType: 'magiccon',
    printings: [{ set: 'PUNK', number: 'PLA045' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player opens a sealed booster pack of their own, picks one card from it, and exiles that card face down. As long as it stays in exile, that player may play it, and mana of any type can be spent on that.',
          ru: 'Каждый игрок открывает свой запечатанный бустер, выбирает из него одну карту и изгоняет её рубашкой вверх. Пока та карта остаётся в изгнании, тот игрок может разыграть её и может потратить на это ману любого типа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player counts the different names among the cards they control that are legal in Standard, and draws that many cards. (Count basic lands, but no tokens.)',
          ru: 'Каждый игрок берёт столько карт, сколько разных имён у карт под его контролем, разрешённых в формате Стандарт. (Базовые земли считаются, фишки — нет.)',
        },
      },
    ],
  },
  {
    id: 'year-end-review',
    kind: 'phenomenon',
    name: { en: 'Year-End Review', ru: 'Годовая аттестация' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA046' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player may have one card promoted: a nontoken creature on the battlefield that they own, a creature card they reveal from their hand, or a creature card in their graveyard. Promoted cards are commanders, and anyone who has promoted one may put it into the command zone. (Commanders from before stay commanders.)',
          ru: 'Каждый игрок может повысить одну карту: не являющееся фишкой существо на поле битвы, владельцем которого он является, карту существа, которую он показывает из своей руки, или карту существа на своём кладбище. Повышенные карты становятся командирами, и повысивший карту игрок может положить её в зону командования. (Прежние командиры остаются командирами.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'never' }],
        badge: { en: 'Promoted cards are commanders too', ru: 'Повышенные карты — тоже командиры' },
      },
    ],
  },
];
