import type { PrintedCardFacts } from './planar-card-facts';

/** Unknown Planechase of the MagicCons of Las Vegas, 2024, and Chicago, 2025: seventeen planes and five phenomena. */
export const unknownLasVegasChicago: readonly PrintedCardFacts[] = [
  {
    id: 'asmoranomardicadaistinaculdacars-kitchen',
    kind: 'plane',
    name: {
      en: 'Asmoranomardicadaistinaculdacar’s Kitchen',
      ru: 'Кухня Асмораномардикадайстинакулдакар',
    },
    planarType: 'hell',
    printings: [{ set: 'PUNK', number: 'PLA025' }],
    abilities: [
      {
        when: ['arrive', 'trigger'],
        text: {
          en: 'Create a Food token. (This happens whenever you planeswalk here and whenever a creature enters under your control.)',
          ru: 'Создайте одну фишку Еды. (Это происходит при каждом вашем переходе сюда и при каждом выходе существа на поле битвы под вашим контролем.)',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever you gain life, target opponent loses that much life.',
          ru: 'Каждый раз, когда вы получаете жизни, целевой оппонент теряет столько же жизней.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: null, loses: true }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may sacrifice any number of artifacts and creatures. Draw that many cards and lose that much life.',
          ru: 'Вы можете пожертвовать любое количество артефактов и (или) существ. Возьмите столько же карт и потеряйте столько же жизней.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null, loses: true }],
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
          en: 'Create two 1/1 red Performer creature tokens with flying and haste.',
          ru: 'Создайте две фишки существа 1/1 красный Артист с Полётом и Ускорением.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever one or more creatures you control with flying deal combat damage to a player, you may return one of them to its owner’s hand. If you do, draw cards equal to its power.',
          ru: 'Каждый раз, когда одно или несколько существ с Полётом под вашим контролем наносят боевые повреждения игроку, вы можете вернуть одно из них в руку его владельца. Если вы это делаете, возьмите количество карт, равное его силе.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a flying counter on up to one target creature. It becomes a Performer in addition to its other types. (This effect lasts indefinitely.)',
          ru: 'Выберите не более одного целевого существа и положите на него жетон Полёта. Оно становится Артистом в дополнение к своим другим типам. (Этот эффект действует бессрочно.)',
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
          en: 'Create an Elvish Impersonators token. (It’s an Elf creature with mana cost {3}{G}. As it enters, roll a six-sided die twice. The first result becomes its base power, the second its base toughness.)',
          ru: 'Создайте одну фишку «Двойники Эльфиса». (Это существо Эльф с мана-стоимостью {3}{G}. При выходе на поле битвы дважды бросьте шестигранный кубик. Первый результат становится его базовой силой, второй — базовой выносливостью.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target Elvish Impersonators becomes a 6/6, and its controller creates a Treasure token. (It stays a 6/6 indefinitely.)',
          ru: 'Целевые «Двойники Эльфиса» становятся 6/6, и контролирующий их игрок создаёт одну фишку Клада. (Они остаются 6/6 бессрочно.)',
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
          en: 'Starting with you, each player chooses modes worth up to 5 diamonds in total and may choose the same mode more than once.\n1 diamond: Create a Treasure token.\n2 diamonds: Draw a card.\n3 diamonds: Create a 3/2 colorless Shapeshifter creature token with changeling. (It is every creature type.)\nThen planeswalk.',
          ru: 'Начиная с вас, каждый игрок выбирает режимы в сумме не более чем на 5 алмазов; один и тот же режим можно выбрать несколько раз.\n1 алмаз: создайте одну фишку Клада.\n2 алмаза: возьмите карту.\n3 алмаза: создайте одну фишку существа 3/2 бесцветный Имитатор с Перевёртышем. (Она относится ко всем типам существ.)\nЗатем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'jaliras-show',
    kind: 'plane',
    name: { en: 'Jalira’s Show', ru: 'Шоу Джалиры' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA029' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever you attack, create a 1/1 red Performer creature token with flying.',
          ru: 'Каждый раз, когда вы атакуете, создайте одну фишку существа 1/1 красный Артист с Полётом.',
        },
      },
      {
        when: ['arrive', 'chaos'],
        text: {
          en: 'Destroy up to one target creature. When you do, its controller reveals cards from the top of their library until they reveal a creature card. They put it onto the battlefield and the rest on the bottom of their library in a random order.',
          ru: 'Уничтожьте не более одного целевого существа. Когда вы это делаете, контролировавший его игрок показывает карты с верха своей библиотеки, пока не покажет карту существа. Он кладёт её на поле битвы, а остальные — в низ своей библиотеки в случайном порядке.',
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
          en: 'Each player searches their library for up to two basic land and/or Desert cards, puts them onto the battlefield tapped, then shuffles. Each player under whose control a Desert entered this way creates a 1/1 black Snake creature token with deathtouch.',
          ru: 'Каждый игрок находит в своей библиотеке не более двух карт базовых земель и (или) Пустынь, кладёт их на поле битвы повёрнутыми, затем перетасовывает библиотеку. Каждый игрок, под контролем которого таким образом вышла Пустыня, создаёт одну фишку существа 1/1 чёрная Змея со Смертельным касанием.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create X 1/1 black Snake creature tokens with deathtouch, where X is 1 plus the number of nonbasic land types among lands you control.',
          ru: 'Создайте X фишек существа 1/1 чёрная Змея со Смертельным касанием, где X — 1 плюс количество небазовых типов земель среди земель под вашим контролем.',
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
          en: 'This plane enters with three dread counters on it.',
          ru: 'Это измерение открывается с тремя жетонами ужаса.',
        },
        // What the counters do begins with them, by one button.
        acts: [
          { kind: 'counters', by: 3 },
          { kind: 'ongoingEffect', does: 'everyWalkIsChaos', who: 'everybody', ends: 'leavingAPlane' },
        ],
      },
      {
        when: ['static'],
        text: {
          en: 'If a player would planeswalk while there are dread counters on this plane, chaos ensues instead.',
          ru: 'Если игрок должен совершить переход, пока на этом измерении есть жетоны ужаса, вместо этого наступает хаос.',
        },
      },
      {
        when: ['roll'],
        text: {
          en: 'Manifest dread. (Look at the top two cards of your library. One goes onto the battlefield face down as a 2/2 creature, the other into your graveyard. If the face-down card is a creature card, you can turn it face up any time for its mana cost.)',
          ru: 'Воплотите ужас. (Посмотрите две верхние карты вашей библиотеки. Положите одну из них на поле битвы рубашкой вверх как существо 2/2, а другую — на ваше кладбище. Если карта, лежащая рубашкой вверх, — карта существа, вы можете в любое время перевернуть её рубашкой вниз, заплатив её мана-стоимость.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player may turn a face-down permanent they control face up. Remove a dread counter from this plane.',
          ru: 'Каждый игрок может перевернуть рубашкой вниз один перманент под своим контролем, лежащий рубашкой вверх. Удалите с этого измерения один жетон ужаса.',
        },
        acts: [{ kind: 'counters', by: -1 }],
      },
    ],
    counters: { name: { en: 'Dread counters', ru: 'Жетоны ужаса' }, effectsEndWithLastCounter: true },
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
          en: 'Each player creates two enchantment tokens: an Entropy with “Sacrifice this enchantment: Chaos ensues” and an Omenpath with “Sacrifice this enchantment: Planeswalk.” Activate these abilities only as a sorcery. Then planeswalk.',
          ru: 'Каждый игрок создаёт две фишки чар: «Энтропию» со способностью «Пожертвуйте эти чары: наступает хаос» и «Путь знамений» со способностью «Пожертвуйте эти чары: совершите переход». Активируйте эти способности только как волшебство. Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'prestons-stage',
    kind: 'plane',
    name: { en: 'Preston’s Stage', ru: 'Сцена Престона' },
    planarType: 'las-vegas',
    printings: [{ set: 'PUNK', number: 'PLA033' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player performs a magic trick, they create a Hat token. (Casting an instant or a spell with flash is a magic trick, and so is turning a face-down creature face up. A Hat is an artifact with “{1}, {T}, Sacrifice this artifact: Create a 1/1 white Rabbit creature token.”)',
          ru: 'Каждый раз, когда игрок показывает фокус, он создаёт одну фишку Шляпы. (Фокус — это разыгрывание мгновенного заклинания или заклинания с Мигом, а также переворачивание рубашкой вниз существа, лежащего рубашкой вверх. Шляпа — это артефакт со способностью «{1}, {T}, пожертвуйте этот артефакт: создайте одну фишку существа 1/1 белый Кролик».)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until your next turn, creature cards in your hand have flash.',
          ru: 'До вашего следующего хода карты существ в вашей руке имеют Миг.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'controller', ends: 'turnOf' }],
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
          en: 'If you control a tapped creature, manifest dread. (Look at the top two cards of your library. One goes onto the battlefield face down as a 2/2 creature, the other into your graveyard. If the face-down card is a creature card, you can turn it face up any time for its mana cost.)',
          ru: 'Если под вашим контролем есть повёрнутое существо, воплотите ужас. (Посмотрите две верхние карты вашей библиотеки. Положите одну из них на поле битвы рубашкой вверх как существо 2/2, а другую — на ваше кладбище. Если карта, лежащая рубашкой вверх, — карта существа, вы можете в любое время перевернуть её рубашкой вниз, заплатив её мана-стоимость.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile target creature. If it’s an instant or sorcery card, cast it without paying its mana cost. Otherwise, put it onto the battlefield under its owner’s control.',
          ru: 'Изгоните целевое существо. Если это карта мгновенного заклинания или волшебства, разыграйте её без уплаты её мана-стоимости. В противном случае положите её на поле битвы под контролем её владельца.',
        },
      },
    ],
  },
  {
    id: 'raiders-allegiance',
    kind: 'plane',
    name: { en: 'Raiders’ Allegiance', ru: 'Верность налётчиков' },
    planarType: 'ixalan',
    printings: [{ set: 'PUNK', number: 'PLA035' }],
    abilities: [
      {
        when: ['secondMain'],
        text: {
          en: 'You get a point counter for each player dealt combat damage this turn and create that many 2/2 black Pirate creature tokens with menace.',
          ru: 'Вы получаете по одному жетону очков за каждого игрока, которому в этом ходу были нанесены боевые повреждения, и создаёте столько же фишек существа 2/2 чёрный Пират с Угрозой.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Each player with the most point counters, or tied for the most, creates three Treasure tokens and draws three cards. Then remove all point counters from each player.',
          ru: 'Каждый игрок, у которого больше всего жетонов очков (в том числе наравне с другими), создаёт три фишки Клада и берёт три карты. Затем удалите все жетоны очков у каждого игрока.',
        },
        reminder: {
          en: 'three Treasures and three cards for the most points',
          ru: 'три Клада и три карты за наибольшее число очков',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Proliferate once for each Pirate you control. (Choose any number of permanents and players with counters on them. Give each another counter of each kind already there.)',
          ru: 'Используйте Распространение по одному разу за каждого Пирата под вашим контролем. (Выберите любое количество перманентов и игроков с жетонами. Дайте каждому ещё по одному жетону каждого уже имеющегося вида.)',
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
          en: 'For the rest of the game, each player whose left and right neighbors have been eliminated wins the game. (More than one player can win this way.) Then planeswalk.',
          ru: 'До конца партии каждый игрок выигрывает партию, если выбыли игроки слева и справа от него. (Так могут выиграть несколько игроков.) Затем совершите переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'never' }],
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
          en: 'Whenever a creature you control becomes blocked, round its power and toughness up to the nearest multiple of 5. (A multiple of 5 stays as it is. This effect lasts indefinitely.)',
          ru: 'Каждый раз, когда существо под вашим контролем становится заблокированным, округлите его силу и выносливость вверх до ближайшего числа, кратного 5. (Число, уже кратное 5, не меняется. Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Amass Fans 5. (If you don’t control an Army, create a 0/0 red Fan Army creature token. Then put five +1/+1 counters on an Army you control. It’s also a Fan.)',
          ru: 'Используйте Скопище Фанатов 5. (Если под вашим контролем нет Армии, создайте одну фишку существа 0/0 красный Фанат Армия. Затем положите пять жетонов +1/+1 на Армию под вашим контролем. Она также является Фанатом.)',
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
          en: 'Whenever you cast an animal spell, draw a card. (An animal spell has a creature type other than Human that’s an animal in real life.)',
          ru: 'Каждый раз, когда вы разыгрываете заклинание животного, возьмите карту. (У заклинания животного хотя бы один из типов существ, кроме Человека, — животное и в реальной жизни.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a token that’s a copy of target creature you control, except it’s 1/1.',
          ru: 'Создайте одну фишку, являющуюся копией целевого существа под вашим контролем, за исключением того, что её сила и выносливость — 1/1.',
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
          en: 'Whenever a player casts their commander or attacks with it, they may say “Only one may stand.” If they do, it becomes a Knight in addition to its other types until a player planeswalks away from this plane.',
          ru: 'Каждый раз, когда игрок разыгрывает своего командира или атакует им, он может сказать: «Останется только один!» Если он это делает, его командир становится Рыцарем в дополнение к своим другим типам до тех пор, пока какой-либо игрок не покинет это измерение.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'chosen', ends: 'leavingAPlane' }],
        badge: { en: 'The commander is a Knight', ru: 'Командир — Рыцарь' },
      },
      {
        when: ['static'],
        text: {
          en: 'Knights you control have double strike and trample.',
          ru: 'Рыцари под вашим контролем имеют Двойной удар и Пробивной удар.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Commanders you control can’t be blocked this turn. Until end of turn, they gain “Whenever this creature deals combat damage to a player, draw a card.”',
          ru: 'Командиры под вашим контролем не могут быть заблокированы в этом ходу. До конца хода они получают способность «Каждый раз, когда это существо наносит боевые повреждения игроку, возьмите карту».',
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
          en: 'All players start their engines! (A player with no speed starts at 1. Speed increases once on each of their turns when an opponent loses life, up to 4.)',
          ru: 'Все игроки заводят моторы! (Если у игрока нет скорости, она становится равна 1. Один раз за каждый его ход, когда оппонент теряет жизни, она увеличивается — максимум до 4.)',
        },
        extra: 'startEngines',
      },
      {
        when: ['endStep'],
        text: {
          en: 'Put a number of +1/+1 counters on target creature you control equal to your speed.',
          ru: 'Положите X жетонов +1/+1 на целевое существо под вашим контролем, где X — ваша скорость.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Each player with the highest speed, or tied for the highest, creates three Treasure tokens.',
          ru: 'Каждый игрок с наибольшей скоростью (в том числе наравне с другими) создаёт три фишки Клада.',
        },
        reminder: { en: 'three Treasures for the highest speed', ru: 'три Клада за наибольшую скорость' },
        extra: 'treasuresForSpeed',
      },
    ],
  },
  {
    id: 'new-players-journey',
    kind: 'plane',
    name: { en: 'New Player’s Journey', ru: 'Путь новичка' },
    planarType: 'foundations',
    printings: [{ set: 'PUNK', number: 'PLA041' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player may search their library for a basic land card, put it into their hand, then shuffle.',
          ru: 'Каждый игрок может найти в своей библиотеке карту базовой земли, положить её в свою руку, затем перетасовать библиотеку.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever you play a card from Foundations or a core set, draw a card. (Alpha counts, too.)',
          ru: 'Каждый раз, когда вы разыгрываете карту из Foundations или любого базового выпуска, возьмите карту. («Альфа» тоже считается.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You gain 1 life for each year you’ve played Magic, rounded up. Then planeswalk.',
          ru: 'Вы получаете по 1 жизни за каждый год, что вы играете в Magic; неполный год считается за полный. Затем совершите переход.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null }, { kind: 'planeswalk' }],
      },
    ],
  },
  {
    id: 'sorins-remastered-manor',
    kind: 'plane',
    name: { en: 'Sorin’s Remastered Manor', ru: 'Поместье Сорина: ремастер' },
    planarType: 'innistrad',
    printings: [{ set: 'PUNK', number: 'PLA042' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Put a spooky counter on target creature you control.',
          ru: 'Положите жетон жути на целевое существо под вашим контролем.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Spooky creatures you control get +1/+1 and have menace. (A creature is spooky if it has a spooky counter on it or could be a horror movie monster.)',
          ru: 'Жуткие существа под вашим контролем получают +1/+1 и имеют Угрозу. (Существо жуткое, если на нём есть жетон жути или если оно сошло бы за чудовище из фильма ужасов.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target spooky creature you control bites target opponent or creature an opponent controls. (It deals damage equal to its power to that player or creature, and you gain that much life.)',
          ru: 'Целевое жуткое существо под вашим контролем кусает целевого оппонента или существо под контролем оппонента. (Оно наносит этому игроку или существу повреждения, равные его силе, и вы получаете столько же жизней.)',
        },
        extra: 'opponentLosesLife',
        acts: [{ kind: 'life', who: 'controller', by: null }],
      },
    ],
  },
  {
    id: 'thats-enough-slices',
    kind: 'phenomenon',
    name: { en: 'That’s Enough Slices', ru: 'Хватит, нарезали' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA043' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player creates a Pizza token. A player with the least life, or tied for the least, creates two Pizza tokens instead. (A Pizza is a Food artifact with “{2}, {T}, Sacrifice this token: You gain 6 life.”) Then planeswalk.',
          ru: 'Каждый игрок создаёт одну фишку Пиццы. Игрок, у которого меньше всего жизней (в том числе наравне с другими), вместо этого создаёт две фишки Пиццы. (Пицца — это артефакт Еда со способностью «{2}, {T}, пожертвуйте эту фишку: вы получаете 6 жизней».) Затем совершите переход.',
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
          en: 'Each player who controls their commander draws a card. Each other player may put their commander onto the battlefield from the command zone.',
          ru: 'Каждый игрок, под контролем которого находится его командир, берёт карту. Каждый другой игрок может положить своего командира из зоны командования на поле битвы.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'If an ability of your commander would trigger during your turn, it triggers an additional time.',
          ru: 'Если во время вашего хода должна сработать способность вашего командира, она срабатывает ещё один раз.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'The number of times each commander has been cast from the command zone becomes 0. (Commander tax is reset.)',
          ru: 'Количество розыгрышей каждого командира из зоны командования становится равным 0. (Налог на командира обнуляется.)',
        },
        extra: 'resetCasts',
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
          en: 'Each player opens a booster pack, drafts a card from it, and exiles that card face down. They may play it for as long as it remains exiled, and mana of any type can be spent to cast it.',
          ru: 'Каждый игрок открывает бустер, выбирает из него одну карту и изгоняет её рубашкой вверх. Пока эта карта остаётся в изгнании, он может разыграть её и тратить на это ману любого типа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player draws a card for each differently named Standard-legal card they control. (Basic lands count. Tokens don’t.)',
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
          en: 'Each player may choose a nontoken creature they own on the battlefield or a creature card in their graveyard, or reveal a creature card from their hand. That card is promoted to commander, and the player may put it into the command zone. (The original commanders are still commanders.) Then planeswalk.',
          ru: 'Каждый игрок может выбрать не являющееся фишкой существо на поле битвы, владельцем которого он является, или карту существа на своём кладбище либо показать карту существа из своей руки. Эта карта повышается до командира, и игрок может положить её в зону командования. (Прежние командиры остаются командирами.) Затем совершите переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'never' }],
        badge: { en: 'Promoted cards are commanders too', ru: 'Повышенные карты — тоже командиры' },
      },
    ],
  },
];
