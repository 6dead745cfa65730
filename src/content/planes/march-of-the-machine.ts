import type { PrintedCardFacts } from './planar-card-facts';

/** March of the Machine Commander, April 2023: its twenty-five new planes. */
export const marchOfTheMachine: readonly PrintedCardFacts[] = [
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
          en: 'Creature spells you cast from your hand have blitz {3}. (You may cast one for {3} rather than its mana cost. If you do, it gains haste and “When this creature dies, draw a card.” Sacrifice it at the beginning of the next end step.)',
          ru: 'Заклинания существ, которые вы разыгрываете из вашей руки, имеют Блиц {3}. (Вы можете разыграть такое заклинание за {3} вместо его мана-стоимости. Если вы это делаете, существо получает Ускорение и способность «Когда это существо умирает, возьмите карту». Пожертвуйте его в начале следующего заключительного шага.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target creature card from your graveyard to your hand.',
          ru: 'Верните целевую карту существа из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'enigma-ridges',
    kind: 'plane',
    name: { en: 'Enigma Ridges', ru: 'Хребты загадок' },
    planarType: 'echoir',
    printings: [{ set: 'MOC', number: '48' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player who controls fewer lands than the player who controls the most searches their library for up to X basic land cards, where X is the difference, reveals them, puts them into their hand, then shuffles.',
          ru: 'Каждый игрок, под контролем которого меньше земель, чем у игрока с наибольшим количеством земель, находит в своей библиотеке не более X карт базовых земель, где X — разница в количестве земель, показывает их, кладёт их в свою руку, затем перетасовывает библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Draw a card, then you may put a land card from your hand onto the battlefield.',
          ru: 'Возьмите карту, затем вы можете положить карту земли из вашей руки на поле битвы.',
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
          en: 'Artifact spells cost {1} less to cast.',
          ru: 'Разыгрывание заклинаний артефактов стоит на {1} меньше.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, white, blue, and/or black creatures you control become artifacts in addition to their other types. Then each artifact creature you control gains vigilance, menace, and lifelink until end of turn.',
          ru: 'До конца хода белые, синие и (или) чёрные существа под вашим контролем становятся артефактами в дополнение к своим другим типам. Затем каждое артефактное существо под вашим контролем получает Бдительность, Угрозу и Цепь жизни до конца хода.',
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
          en: 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
          ru: 'Каждый раз, когда игрок поворачивает землю для получения маны, он добавляет ещё одну ману любого типа, произведённого этой землёй.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal cards from the top of your planar deck until you reveal a plane card. Chaos ensues on that plane. Then put all the revealed cards on the bottom of your planar deck in any order.',
          ru: 'Показывайте карты с верха вашей колоды измерений, пока не покажете карту измерения. Хаос наступает в показанном измерении. Затем положите все показанные карты в низ вашей колоды измерений в любом порядке.',
        },
        acts: [
          {
            kind: 'takeCards',
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
          en: 'Until end of turn, each noncreature, non-Vehicle artifact you control becomes a 5/3 Vehicle in addition to its other types and gains trample, haste, and crew 2. (Tap any number of creatures you control with total power 2 or more: The Vehicle becomes an artifact creature until end of turn.)',
          ru: 'До конца хода каждый артефакт под вашим контролем, не являющийся ни существом, ни Машиной, становится Машиной 5/3 в дополнение к своим другим типам и получает Пробивной удар, Ускорение и Экипаж 2. (Поверните любое количество существ под вашим контролем с суммарной силой 2 или больше: эта Машина становится артефактным существом до конца хода.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target noncreature artifact card from your graveyard to your hand.',
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
          en: 'Ascend (Once you control ten or more permanents, you have the city’s blessing for the rest of the game.)',
          ru: 'Возвышение. (Как только под вашим контролем оказывается десять или более перманентов, вы получаете благословение города до конца партии.)',
        },
        acts: [{ kind: 'designate', as: 'blessing' }],
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever one or more creatures you control deal combat damage to a player, create a Treasure token. Then, if you have the city’s blessing, draw a card.',
          ru: 'Каждый раз, когда одно или несколько существ под вашим контролем наносят боевые повреждения игроку, создайте одну фишку Клада. Затем, если у вас есть благословение города, возьмите карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may put a permanent card from your hand onto the battlefield tapped.',
          ru: 'Вы можете положить карту перманента из вашей руки на поле битвы повёрнутой.',
        },
      },
    ],
  },
  {
    id: 'the-great-aerie',
    kind: 'plane',
    name: { en: 'The Great Aerie', ru: 'Великое гнездовье' },
    planarType: 'tarkir',
    printings: [{ set: 'MOC', number: '53' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Bolster 3. (Choose a creature with the least toughness among creatures you control. Put three +1/+1 counters on it.)',
          ru: 'Используйте Подмогу 3. (Выберите существо с наименьшей выносливостью среди существ под вашим контролем и положите на него три жетона +1/+1.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose up to one target creature you control and up to one target creature an opponent controls. Each of them deals damage equal to its toughness to the other.',
          ru: 'Выберите не более одного целевого существа под вашим контролем и не более одного целевого существа под контролем оппонента. Каждое из них наносит другому повреждения, равные своей выносливости.',
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
          en: 'Each player returns all land cards from their graveyard to the battlefield tapped.',
          ru: 'Каждый игрок возвращает все карты земель из своего кладбища на поле битвы повёрнутыми.',
        },
        reminder: {
          en: 'lands return tapped from graveyards',
          ru: 'земли возвращаются из кладбищ повёрнутыми',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target nonland card from your graveyard to your hand.',
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
          en: 'Put your choice of a vigilance, menace, or trample counter on target creature you control.',
          ru: 'Положите жетон Бдительности, Угрозы или Пробивного удара по вашему выбору на целевое существо под вашим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile cards from the top of your library until you exile a nonland permanent card. Put that card onto the battlefield or into your hand. (The other cards stay exiled.)',
          ru: 'Изгоняйте карты с верха вашей библиотеки, пока не изгоните карту перманента, не являющегося землёй. Положите её на поле битвы или в вашу руку. (Остальные карты остаются в изгнании.)',
        },
      },
    ],
  },
  {
    id: 'littjara',
    kind: 'plane',
    name: { en: 'Littjara', ru: 'Литт-Яра' },
    planarType: 'kaldheim',
    printings: [{ set: 'MOC', number: '56' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create a 2/2 blue Shapeshifter creature token with changeling. (It is every creature type.)',
          ru: 'Создайте одну фишку существа 2/2 синий Имитатор с Перевёртышем. (Она относится ко всем типам существ.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose a creature type. Put a +1/+1 counter on each creature you control of that type.',
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
          en: 'Each creature with mana value 2 or less gets +2/+2.',
          ru: 'Каждое существо с мановой ценностью 2 или меньше получает +2/+2.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 1/1 green Insect creature token with flying named Butterfly.',
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
          en: 'Each creature card in your graveyard has embalm. Its embalm cost is equal to its mana cost. (Pay that cost and exile the card from your graveyard: Create a token that’s a copy of it, except the token is white, has no mana cost, and is a Zombie in addition to its other types. Embalm only as a sorcery.)',
          ru: 'Каждая карта существа на вашем кладбище имеет Бальзамирование со стоимостью, равной её мана-стоимости. (Заплатите эту стоимость и изгоните карту из вашего кладбища: создайте одну фишку, являющуюся её копией, но белую, без мана-стоимости и с типом Зомби в дополнение к её другим типам. Бальзамируйте только как волшебство.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may discard a card. If you do, draw a card.',
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
          en: 'Whenever a historic creature you control attacks, it gets +2/+2 until end of turn. (Artifacts, legendaries, and Sagas are historic.)',
          ru: 'Каждый раз, когда историческое существо под вашим контролем атакует, оно получает +2/+2 до конца хода. (Исторические — это артефакты, Саги и всё легендарное.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal cards from the top of your library until you reveal a historic card. Put it into your hand and the rest on the bottom of your library in a random order.',
          ru: 'Показывайте карты с верха вашей библиотеки, пока не покажете историческую карту. Положите её в вашу руку, а остальные показанные карты — в низ вашей библиотеки в случайном порядке.',
        },
      },
    ],
  },
  {
    id: 'norns-seedcore',
    kind: 'plane',
    name: { en: 'Norn’s Seedcore', ru: 'Ядро-семя Норн' },
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
          en: 'Reveal cards from the top of your planar deck until you reveal a plane card. Planeswalk to it without planeswalking away from any plane. Put the rest of the revealed cards on the bottom of your planar deck in any order.',
          ru: 'Показывайте карты с верха вашей колоды измерений, пока не покажете карту измерения. Перейдите в него, не покидая ни одного измерения. Положите остальные показанные карты в низ вашей колоды измерений в любом порядке.',
        },
        acts: [
          {
            kind: 'takeCards',
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
          en: 'Nontoken creatures are enchantments in addition to their other types.',
          ru: 'Существа, не являющиеся фишками, являются чарами в дополнение к своим другим типам.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever an enchantment you control enters, you gain 1 life.',
          ru: 'Каждый раз, когда чары выходят на поле битвы под вашим контролем, вы получаете 1 жизнь.',
        },
        acts: [{ kind: 'life', who: 'controller', by: 1 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose a color. Add X mana of that color, where X is your devotion to it. (Your devotion to a color is the number of that color’s mana symbols in the mana costs of permanents you control.)',
          ru: 'Выберите цвет. Добавьте X маны этого цвета, где X — ваша Преданность этому цвету. (Преданность — это количество символов маны этого цвета в мана-стоимостях перманентов под вашим контролем.)',
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
          en: 'When one or more creatures you control deal combat damage to a player, if there is no monarch, you become the monarch. (The monarch draws a card at the beginning of their end step. Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.)',
          ru: 'Когда одно или несколько существ под вашим контролем наносят боевые повреждения игроку, если в партии нет монарха, вы становитесь монархом. (Монарх берёт карту в начале своего заключительного шага. Каждый раз, когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.)',
        },
        acts: [{ kind: 'designate', as: 'monarch' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 1/1 black Assassin creature token with deathtouch and haste.',
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
          en: 'Each player creates their choice of a 3/3 white Angel creature token with flying or a 6/6 black Demon creature token with flying, trample, and “At the beginning of your upkeep, sacrifice another creature. If you can’t, this token deals 6 damage to you.”',
          ru: 'Каждый игрок создаёт по своему выбору одну фишку существа 3/3 белый Ангел с Полётом или одну фишку существа 6/6 чёрный Демон с Полётом, Пробивным ударом и способностью «В начале вашего шага поддержки пожертвуйте другое существо. Если вы не можете этого сделать, эта фишка наносит вам 6 повреждений».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player sacrifices a nonartifact creature of their choice.',
          ru: 'Каждый игрок жертвует не являющееся артефактом существо по своему выбору.',
        },
      },
    ],
  },
  {
    id: 'riptide-island',
    kind: 'plane',
    name: { en: 'Riptide Island', ru: 'Остров Быстрины' },
    planarType: 'dominaria',
    printings: [{ set: 'MOC', number: '64' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create two 1/1 colorless Sliver creature tokens.',
          ru: 'Создайте две фишки существа 1/1 бесцветная Щепка.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Slivers you control gain haste and get +X/+X until end of turn, where X is the number of Slivers you control.',
          ru: 'Щепки под вашим контролем получают Ускорение и +X/+X до конца хода, где X — количество Щепок под вашим контролем.',
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
          en: 'Instant and sorcery spells players cast have demonstrate. (When a player casts such a spell, they may copy it. If they do, they choose an opponent to also copy it. Players may choose new targets for their copies.)',
          ru: 'Мгновенные заклинания и волшебства, которые разыгрывают игроки, имеют Демонстрацию. (Когда игрок разыгрывает такое заклинание, он может скопировать его. Если он это делает, он выбирает оппонента, который тоже копирует это заклинание. Игроки могут выбрать новые цели для своих копий.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return up to one target instant or sorcery card from a graveyard to its owner’s hand.',
          ru: 'Верните не более одной целевой карты мгновенного заклинания или волшебства из любого кладбища в руку её владельца.',
        },
      },
    ],
  },
  {
    id: 'ten-wizards-mountain',
    kind: 'plane',
    name: { en: 'Ten Wizards Mountain', ru: 'Гора Десяти Чародеев' },
    planarType: 'shenmeng',
    printings: [{ set: 'MOC', number: '66' }],
    abilities: [
      {
        when: ['roll'],
        text: {
          en: 'Put a +1/+1 counter on up to one target creature.',
          ru: 'Выберите не более одного целевого существа и положите на него жетон +1/+1.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures you control gain flying until end of turn.',
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
          en: 'Modified creatures you control have trample and “Whenever this creature deals combat damage to a player or planeswalker, draw a card.” (Equipment, Auras you control, and counters are modifications.)',
          ru: 'Изменённые существа под вашим контролем имеют Пробивной удар и способность «Каждый раз, когда это существо наносит боевые повреждения игроку или planeswalker’у, возьмите карту». (Изменения — это Снаряжение, Ауры под вашим контролем и жетоны.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Distribute three +1/+1 counters among one, two, or three target creatures you control.',
          ru: 'Распределите три жетона +1/+1 между одним, двумя или тремя целевыми существами под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'unyaro',
    kind: 'plane',
    name: { en: 'Unyaro', ru: 'Уняро' },
    planarType: 'zhalfir',
    printings: [{ set: 'MOC', number: '68' }],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'If you planeswalked to this plane this turn, untap all creatures. They phase out until a player planeswalks. (Treat them and anything attached to them as though they didn’t exist.)',
          ru: 'Если в этом ходу вы перешли в это измерение, разверните все существа. Они уходят в противофазу, пока какой-либо игрок не совершит переход. (Считайте, что их и всего, что к ним прикреплено, не существует.)',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'planeswalk' }],
        onlyOnArrival: true,
        badge: { en: 'Creatures are phased out', ru: 'Существа в противофазе' },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create two 2/2 white and blue Knight creature tokens with vigilance.',
          ru: 'Создайте две фишки существа 2/2 белый и синий Рыцарь с Бдительностью.',
        },
      },
    ],
  },
  {
    id: 'valors-reach',
    kind: 'plane',
    name: { en: 'Valor’s Reach', ru: 'Предел Доблести' },
    planarType: 'kylem',
    printings: [{ set: 'MOC', number: '69' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever your team attacks with exactly two creatures, those creatures gain double strike until end of turn. (Without teams, your team is just you.)',
          ru: 'Каждый раз, когда ваша команда атакует ровно двумя существами, эти существа получают Двойной удар до конца хода. (В игре без команд ваша команда — это вы.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Untap up to two target creatures your team controls. If it’s a main phase, after this phase there is an additional combat phase followed by an additional main phase.',
          ru: 'Разверните не более двух целевых существ под контролем вашей команды. Если сейчас главная фаза, после неё следует дополнительная фаза боя, а за ней — дополнительная главная фаза.',
        },
      },
    ],
  },
  {
    id: 'the-western-cloud',
    kind: 'plane',
    name: { en: 'The Western Cloud', ru: 'Западное облако' },
    planarType: 'gobakhan',
    printings: [{ set: 'MOC', number: '70' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Prevent all damage that would be dealt to creatures and planeswalkers you control.',
          ru: 'Предотвратите все повреждения, которые должны быть нанесены существам и planeswalker’ам под вашим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create three tapped Treasure tokens. Each of them deals 1 damage to each creature and each planeswalker.',
          ru: 'Создайте три повёрнутые фишки Клада. Каждая из них наносит 1 повреждение каждому существу и каждому planeswalker’у.',
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
          en: 'Target player sacrifices a creature of their choice. If they do, you create a Food token. If the sacrificed creature’s toughness was 4 or greater, you create two Food tokens instead.',
          ru: 'Целевой игрок жертвует существо по своему выбору. Если он это делает, вы создаёте одну фишку Еды. Если выносливость пожертвованного существа была 4 или больше, вместо этого вы создаёте две фишки Еды.',
        },
      },
    ],
  },
];
