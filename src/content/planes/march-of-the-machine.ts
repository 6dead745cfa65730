import type { PlanarCardFacts } from './planar-card-facts';

/** March of the Machine Commander, April 2023: its twenty-five new planes. */
export const marchOfTheMachine: readonly PlanarCardFacts[] = [
  {
    id: 'the-caldaia',
    kind: 'plane',
    name: { en: 'The Caldaia', ru: 'Калдайя' },
    planarType: 'capenna',
    printings: [{ set: 'MOC', number: '47' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each creature spell you cast from your hand has blitz {3}. (You may cast it by paying {3} rather than its mana cost. If you do, it gains haste and "Draw a card when this creature dies", and you sacrifice it when the next end step begins.)',
          ru: 'Заклинания существ, которые вы разыгрываете из вашей руки, имеют Блиц (blitz) {3}. (Вы можете разыграть такое заклинание за {3} вместо его мана-стоимости. Если вы это делаете, существо получает Ускорение и способность «Когда это существо умирает, возьмите карту». Пожертвуйте его в начале следующего заключительного шага.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put target creature card from your graveyard into your hand.',
          ru: 'Верните целевую карту существа из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'enigma-ridges',
    kind: 'plane',
    name: { en: 'Enigma Ridges', ru: 'Хребты Загадок' },
    planarType: 'echoir',
    printings: [{ set: 'MOC', number: '48' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player controlling fewer lands than the player with the most lands searches their library for up to X basic land cards, where X is how many fewer lands they control, reveals those cards, puts them into their hand, and shuffles.',
          ru: 'Каждый игрок, под контролем которого меньше земель, чем у игрока с наибольшим количеством земель, находит в своей библиотеке не более X карт базовых земель, где X — эта разница, показывает их, кладёт в свою руку, а затем перетасовывает библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Draw a card. Then you may put onto the battlefield a land card from your hand.',
          ru: 'Возьмите карту. Затем вы можете положить одну карту земли из вашей руки на поле битвы.',
        },
      },
    ],
  },
  {
    id: 'esper',
    kind: 'plane',
    name: { en: 'Esper', ru: 'Эспер' },
    planarType: 'alara',
    printings: [{ set: 'MOC', number: '49' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each artifact spell costs {1} less to cast.',
          ru: 'Разыгрывание заклинаний артефактов стоит на {1} меньше.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Until end of turn, each creature you control that's at least one of white, blue, and black becomes an artifact in addition to its other types. Then, until end of turn, artifact creatures you control gain menace, lifelink, and vigilance.",
          ru: 'До конца хода каждое белое, синее и (или) чёрное существо под вашим контролем становится артефактом в дополнение к своим другим типам. Затем каждое артефактное существо под вашим контролем получает Бдительность, Угрозу и Цепь жизни до конца хода.',
        },
      },
    ],
  },
  {
    id: 'the-fertile-lands-of-saulvinia',
    kind: 'plane',
    name: { en: 'The Fertile Lands of Saulvinia', ru: 'Плодородные земли Саулвинии' },
    planarType: 'antausia',
    printings: [{ set: 'MOC', number: '50' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a player taps a land for mana, they also add one mana of any type it produced.',
          ru: 'Каждый раз, когда игрок поворачивает землю для получения маны, тот игрок также добавляет одну ману любого типа, произведённого той землёй.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal cards off the top of your planar deck, one at a time, until you have revealed a plane card. Chaos ensues on the revealed plane. After that, put every card revealed this way, in any order, on the bottom of your planar deck.',
          ru: 'Показывайте карты с верха вашей колоды измерений по одной, пока не покажете карту измерения. На том измерении наступает хаос. Затем положите все показанные таким образом карты в низ вашей колоды измерений в любом порядке.',
        },
        acts: [
          {
            kind: 'planarOperation',
            operation: {
              take: { kind: 'untilPlanes', count: 1 },
              shown: 'all',
              planes: ['bottom'],
              others: ['bottom'],
              chosen: null,
              bottom: 'anyOrder',
              chaos: true,
            },
          },
        ],
      },
    ],
  },
  {
    id: 'ghirapur',
    kind: 'plane',
    name: { en: 'Ghirapur', ru: 'Гирапур' },
    planarType: 'avishkar',
    printings: [{ set: 'MOC', number: '51' }],
    abilities: [
      {
        when: ['combat'],
        text: {
          en: "Until end of turn, each artifact you control that's neither a creature nor a Vehicle becomes, in addition to its other types, a 5/3 Vehicle and gains haste, trample, and crew 2. (Crew 2: Tap any number of untapped creatures you control with total power 2 or more. The Vehicle becomes an artifact creature until end of turn.)",
          ru: 'До конца хода каждый артефакт под вашим контролем, не являющийся ни существом, ни Машиной, становится Машиной 5/3 в дополнение к своим другим типам и получает Пробивной удар, Ускорение и Экипаж 2. (Экипаж 2: поверните любое количество неповёрнутых существ под вашим контролем с суммарной силой 2 или больше. Эта Машина становится артефактным существом до конца хода.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put target noncreature artifact card from your graveyard into your hand.',
          ru: 'Верните целевую карту артефакта, не являющегося существом, из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'the-golden-city-of-orazca',
    kind: 'plane',
    name: { en: 'The Golden City of Orazca', ru: 'Золотой город Ораска' },
    planarType: 'ixalan',
    printings: [{ set: 'MOC', number: '52' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Ascend. (As soon as there are ten or more permanents under your control, the city's blessing is yours for the rest of the game.)",
          ru: 'Восхождение (ascend). (Как только под вашим контролем оказывается десять или более перманентов, вы получаете благословение города до конца партии.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'controller', ends: 'never' }],
        badge: { en: "City's blessing", ru: 'Благословение города' },
      },
      {
        when: ['trigger'],
        text: {
          en: "Each time a player is dealt combat damage by one or more creatures you control, create a Treasure token. Then, if you have the city's blessing, draw a card.",
          ru: 'Каждый раз, когда одно или несколько существ под вашим контролем наносят боевые повреждения игроку, создайте одну фишку Сокровища. Затем, если у вас есть благословение города, возьмите карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may put onto the battlefield tapped a permanent card from your hand.',
          ru: 'Вы можете положить одну карту перманента из вашей руки на поле битвы повёрнутой.',
        },
      },
    ],
  },
  {
    id: 'the-great-aerie',
    kind: 'plane',
    name: { en: 'The Great Aerie', ru: 'Великое Гнездовье' },
    planarType: 'tarkir',
    printings: [{ set: 'MOC', number: '53' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Bolster 3. (Among the creatures you control with the least toughness, choose one. Put three +1/+1 counters on it.)',
          ru: 'Укрепление 3 (bolster). (Выберите существо с наименьшей выносливостью среди существ под вашим контролем и положите на него три жетона +1/+1.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose up to one target creature under your control and up to one target creature under an opponent's control. Each of the two deals damage to the other equal to its own toughness.",
          ru: 'Выберите не более одного целевого существа под вашим контролем и не более одного целевого существа под контролем оппонента. Каждое из этих существ наносит другому повреждения, равные собственной выносливости.',
        },
      },
    ],
  },
  {
    id: 'inys-haen',
    kind: 'plane',
    name: { en: 'Inys Haen', ru: 'Инис Хаэн' },
    planarType: 'cridhe',
    printings: [{ set: 'MOC', number: '54' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Mill three cards.',
          ru: 'Скрутите три карты.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Each player puts all land cards from their graveyard onto the battlefield tapped.',
          ru: 'Каждый игрок возвращает все карты земель из своего кладбища на поле битвы повёрнутыми.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put target nonland card from your graveyard into your hand.',
          ru: 'Верните целевую карту, не являющуюся землёй, из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'ketria',
    kind: 'plane',
    name: { en: 'Ketria', ru: 'Кетрия' },
    planarType: 'ikoria',
    printings: [{ set: 'MOC', number: '55' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Put a counter on target creature you control: a vigilance, menace, or trample counter, whichever you choose.',
          ru: 'Положите на целевое существо под вашим контролем жетон Бдительности, Угрозы или Пробивного удара по вашему выбору.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile cards off the top of your library, one at a time, until you have exiled a nonland permanent card. Put that card into your hand or onto the battlefield. (The others stay in exile.)',
          ru: 'Изгоняйте карты с верха вашей библиотеки по одной, пока не изгоните карту перманента, не являющегося землёй. Положите ту карту на поле битвы или в вашу руку. (Остальные карты остаются в изгнании.)',
        },
      },
    ],
  },
  {
    id: 'littjara',
    kind: 'plane',
    name: { en: 'Littjara', ru: 'Литтьяра' },
    planarType: 'kaldheim',
    printings: [{ set: 'MOC', number: '56' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create a 2/2 blue Shapeshifter creature token that has changeling. (The token is every creature type.)',
          ru: 'Создайте одну фишку существа 2/2 синий Имитатор со способностью «Перевёртыш» (changeling). (Эта фишка относится ко всем типам существ.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose a creature type, then put one +1/+1 counter on each creature of that type you control.',
          ru: 'Выберите тип существ. Положите по одному жетону +1/+1 на каждое существо этого типа под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'megaflora-jungle',
    kind: 'plane',
    name: { en: 'Megaflora Jungle', ru: 'Джунгли мегафлоры' },
    planarType: 'gargantikar',
    printings: [{ set: 'MOC', number: '57' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Creatures with mana value 2 or less get +2/+2.',
          ru: 'Каждое существо с мановой ценностью 2 или меньше получает +2/+2.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 1/1 green Insect creature token named Butterfly that has flying.',
          ru: 'Создайте одну фишку существа 1/1 зелёное Насекомое с Полётом и именем «Бабочка».',
        },
      },
    ],
  },
  {
    id: 'naktamun',
    kind: 'plane',
    name: { en: 'Naktamun', ru: 'Нактамун' },
    planarType: 'amonkhet',
    printings: [{ set: 'MOC', number: '58' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Creature cards in your graveyard have embalm, each with an embalm cost equal to that card's mana cost. (Only as a sorcery, you may pay that cost and exile the card from your graveyard to create a token copy of that card, except the token is white, has no mana cost, and is a Zombie in addition to its other types.)",
          ru: 'Каждая карта существа на вашем кладбище имеет Бальзамирование (embalm), стоимость которого равна мана-стоимости той карты. (Заплатите эту стоимость и изгоните карту из вашего кладбища: создайте одну фишку, являющуюся её копией, но белую, без мана-стоимости и с типом Зомби в дополнение к другим типам. Бальзамировать можно только как волшебство.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may discard a card. Draw a card if you do.',
          ru: 'Вы можете сбросить карту. Если вы это делаете, возьмите карту.',
        },
      },
    ],
  },
  {
    id: 'new-argive',
    kind: 'plane',
    name: { en: 'New Argive', ru: 'Новый Аргив' },
    planarType: 'dominaria',
    printings: [{ set: 'MOC', number: '59' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a historic creature under your control attacks, until end of turn it gets +2/+2. (Historic means artifact, legendary, or Saga.)',
          ru: 'Каждый раз, когда историческое существо под вашим контролем атакует, оно получает +2/+2 до конца хода. (Историческими являются артефакты, Саги и всё легендарное.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal cards off the top of your library, one at a time, until you have revealed a historic card. Put it into your hand and the other revealed cards, in a random order, on the bottom of your library.',
          ru: 'Показывайте карты с верха вашей библиотеки по одной, пока не покажете историческую карту. Положите ту карту в вашу руку, а остальные показанные карты — в низ вашей библиотеки в случайном порядке.',
        },
      },
    ],
  },
  {
    id: 'norns-seedcore',
    kind: 'plane',
    name: { en: "Norn's Seedcore", ru: 'Ядро-семя Норн' },
    planarType: 'new-phyrexia',
    printings: [{ set: 'MOC', number: '60' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Chaos ensues.',
          ru: 'Наступает хаос.',
        },
        acts: [{ kind: 'chaos' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal cards off the top of your planar deck, one at a time, until you have revealed a plane card. Planeswalk to that plane without planeswalking away from any plane. Put the other revealed cards, in any order, on the bottom of your planar deck.',
          ru: 'Показывайте карты с верха вашей колоды измерений по одной, пока не покажете карту измерения. Перейдите в то измерение, не покидая при этом ни одного измерения. Положите остальные показанные карты в низ вашей колоды измерений в любом порядке.',
        },
        acts: [
          {
            kind: 'planarOperation',
            operation: {
              take: { kind: 'untilPlanes', count: 1 },
              shown: 'all',
              planes: ['add'],
              others: ['bottom'],
              chosen: null,
              bottom: 'anyOrder',
              chaos: false,
            },
          },
        ],
      },
    ],
  },
  {
    id: 'nyx',
    kind: 'plane',
    name: { en: 'Nyx', ru: 'Никс' },
    planarType: 'theros',
    printings: [{ set: 'MOC', number: '61' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Each creature that isn't a token is an enchantment in addition to its other types.",
          ru: 'Все существа, не являющиеся фишками, являются чарами в дополнение к своим другим типам.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time an enchantment enters under your control, you gain 1 life.',
          ru: 'Каждый раз, когда чары выходят на поле битвы под вашим контролем, вы получаете 1 жизнь.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose a color, then add X mana of that color, where X is your devotion to it. (Count that color's mana symbols among the mana costs of permanents you control.)",
          ru: 'Выберите цвет. Добавьте X маны этого цвета, где X — ваша преданность этому цвету. (Преданность — это количество символов маны этого цвета в мана-стоимостях перманентов под вашим контролем.)',
        },
      },
    ],
  },
  {
    id: 'paliano',
    kind: 'plane',
    name: { en: 'Paliano', ru: 'Палиано' },
    planarType: 'fiora',
    printings: [{ set: 'MOC', number: '62' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: "When a player is dealt combat damage by one or more creatures you control, if there's no monarch, you become the monarch. (The monarch draws a card at the beginning of their end step. When a creature deals combat damage to the monarch, its controller becomes the monarch.)",
          ru: 'Когда одно или несколько существ под вашим контролем наносят боевые повреждения игроку, если в партии нет монарха, вы становитесь монархом. (Монарх берёт карту в начале своего заключительного шага. Когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 1/1 black Assassin creature token that has haste and deathtouch.',
          ru: 'Создайте одну фишку существа 1/1 чёрный Убийца со Смертельным касанием и Ускорением.',
        },
      },
    ],
  },
  {
    id: 'the-pit',
    kind: 'plane',
    name: { en: 'The Pit', ru: 'Преисподняя' },
    planarType: 'the-abyss',
    printings: [{ set: 'MOC', number: '63' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player creates a token of their choice: a 3/3 white Angel creature with flying or else a 6/6 black Demon creature with flying, trample, and "Sacrifice another creature at the beginning of your upkeep. If you can\'t, this token deals you 6 damage".',
          ru: 'Каждый игрок создаёт по своему выбору одну фишку существа 3/3 белый Ангел с Полётом или одну фишку существа 6/6 чёрный Демон с Полётом, Пробивным ударом и способностью «В начале вашего шага поддержки пожертвуйте другое существо. Если вы не можете этого сделать, эта фишка наносит вам 6 повреждений».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player sacrifices one nonartifact creature of their choice.',
          ru: 'Каждый игрок жертвует по своему выбору одно существо, не являющееся артефактом.',
        },
      },
    ],
  },
  {
    id: 'riptide-island',
    kind: 'plane',
    name: { en: 'Riptide Island', ru: 'Остров Риптайд' },
    planarType: 'dominaria',
    printings: [{ set: 'MOC', number: '64' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create two 1/1 colorless Sliver creature tokens.',
          ru: 'Создайте две фишки существа 1/1 бесцветный Сливер.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, Slivers you control get +X/+X and gain haste, where X is the number of Slivers under your control.',
          ru: 'До конца хода Сливеры под вашим контролем получают +X/+X и Ускорение, где X — количество Сливеров под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'strixhaven',
    kind: 'plane',
    name: { en: 'Strixhaven', ru: 'Стриксхейвен' },
    planarType: 'arcavios',
    printings: [{ set: 'MOC', number: '65' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each instant and sorcery spell a player casts has demonstrate. (When casting it, that player may copy the spell. If they do, they choose an opponent, who copies it too. Each of them may choose new targets for their copy.)',
          ru: 'Мгновенные заклинания и волшебства, разыгрываемые игроками, имеют Демонстрацию (demonstrate). (Когда игрок разыгрывает такое заклинание, он может скопировать его. Если он это делает, он выбирает оппонента, и тот тоже копирует это заклинание. Каждый из них может выбрать новые цели для своей копии.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Put up to one target card that's an instant or sorcery from a graveyard into its owner's hand.",
          ru: 'Верните не более одной целевой карты мгновенного заклинания или волшебства из любого кладбища в руку её владельца.',
        },
      },
    ],
  },
  {
    id: 'ten-wizards-mountain',
    kind: 'plane',
    name: { en: 'Ten Wizards Mountain', ru: 'Гора Десяти Волшебников' },
    planarType: 'shenmeng',
    printings: [{ set: 'MOC', number: '66' }],
    abilities: [
      {
        when: ['roll'],
        text: {
          en: 'Choose up to one target creature and put a +1/+1 counter on it.',
          ru: 'Выберите не более одного целевого существа и положите на него жетон +1/+1.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, creatures you control gain flying.',
          ru: 'Существа под вашим контролем получают Полёт до конца хода.',
        },
      },
    ],
  },
  {
    id: 'towashi',
    kind: 'plane',
    name: { en: 'Towashi', ru: 'Товаси' },
    planarType: 'kamigawa',
    printings: [{ set: 'MOC', number: '67' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each modified creature you control has trample and "Each time a player or planeswalker is dealt combat damage by this creature, draw a card". (A creature is modified if it\'s equipped, has a counter on it, or is enchanted by an Aura you control.)',
          ru: 'Модифицированные существа под вашим контролем имеют Пробивной удар и способность «Каждый раз, когда это существо наносит боевые повреждения игроку или planeswalker-у, возьмите карту». (Существо модифицировано, если к нему прикреплено Снаряжение, на нём лежит жетон или его зачаровывает Аура под вашим контролем.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose one, two, or three target creatures under your control and distribute three +1/+1 counters among them.',
          ru: 'Распределите три жетона +1/+1 между одним, двумя или тремя целевыми существами под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'unyaro',
    kind: 'plane',
    name: { en: 'Unyaro', ru: 'Уньяро' },
    planarType: 'zhalfir',
    printings: [{ set: 'MOC', number: '68' }],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: "If you planeswalked to this plane this turn, untap all creatures, and they phase out until a player planeswalks. (While phased out, those creatures and everything attached to them are treated as though they didn't exist.)",
          ru: 'Если вы перешли в это измерение в этом ходу, разверните все существа. Они уходят в противофазу до тех пор, пока какой-либо игрок не совершит переход. (Пока они в противофазе, считается, что их и всего, что к ним прикреплено, не существует.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'planeswalk' }],
        onlyOnArrival: true,
        badge: { en: 'Creatures are phased out', ru: 'Существа в противофазе' },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create two 2/2 Knight creature tokens that are white and blue and have vigilance.',
          ru: 'Создайте две фишки существа 2/2 белый и синий Рыцарь с Бдительностью.',
        },
      },
    ],
  },
  {
    id: 'valors-reach',
    kind: 'plane',
    name: { en: "Valor's Reach", ru: 'Предел Доблести' },
    planarType: 'kylem',
    printings: [{ set: 'MOC', number: '69' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: "Each time exactly two of your team's creatures attack, both gain double strike until end of turn. (Without teams, your team is just you.)",
          ru: 'Каждый раз, когда ваша команда атакует ровно двумя существами, эти существа получают Двойной удар до конца хода. (Если команд нет, ваша команда — это вы.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose up to two target creatures controlled by your team and untap them. If it's currently a main phase, this phase is followed by an additional combat phase and then an additional main phase.",
          ru: 'Разверните не более двух целевых существ под контролем вашей команды. Если сейчас главная фаза, после неё следует дополнительная фаза боя, а затем дополнительная главная фаза.',
        },
      },
    ],
  },
  {
    id: 'the-western-cloud',
    kind: 'plane',
    name: { en: 'The Western Cloud', ru: 'Западное Облако' },
    planarType: 'gobakhan',
    printings: [{ set: 'MOC', number: '70' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Prevent any damage that would be dealt to a creature or planeswalker you control.',
          ru: 'Предотвратите все повреждения, которые должны быть нанесены существам и planeswalker-ам под вашим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create three tapped Treasure tokens. Each of those tokens deals 1 damage to every creature and every planeswalker.',
          ru: 'Создайте три повёрнутые фишки Сокровища. Каждая из них наносит 1 повреждение каждому существу и каждому planeswalker-у.',
        },
      },
    ],
  },
  {
    id: 'the-wilds',
    kind: 'plane',
    name: { en: 'The Wilds', ru: 'Дебри' },
    planarType: 'eldraine',
    printings: [{ set: 'MOC', number: '71' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create a Food token.',
          ru: 'Создайте одну фишку Еды.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target player sacrifices one creature of their choice. If that player does, you create a Food token; if the sacrificed creature had toughness 4 or greater, you create two Food tokens instead.',
          ru: 'Целевой игрок жертвует одно существо по своему выбору. Если он это делает, вы создаёте одну фишку Еды. Если выносливость пожертвованного существа была 4 или больше, вместо этого вы создаёте две фишки Еды.',
        },
      },
    ],
  },
];
