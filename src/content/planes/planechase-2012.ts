import type { PrintedCardFacts } from './planar-card-facts';

/** Planechase, June 2012: thirty-two planes and the first eight phenomena. */
export const planechase2012: readonly PrintedCardFacts[] = [
  {
    id: 'chaotic-aether',
    kind: 'phenomenon',
    name: { en: 'Chaotic Aether', ru: 'Хаотический эфир' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '1' },
      { set: 'OPCA', number: '1' },
      { set: 'MOC', number: '141' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Until a player planeswalks away from a plane, each blank roll of the planar die is a {CHAOS} roll. (Planeswalking away from this phenomenon doesn’t end the effect.) Then planeswalk.',
          ru: 'Пока какой-либо игрок не покинет измерение, каждая пустая грань кубика измерений считается за {CHAOS}. (Когда игрок покидает этот феномен, эффект не прекращается.) Затем совершите переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'blankIsChaos', who: 'everybody', ends: 'leavingAPlane' }],
      },
    ],
  },
  {
    id: 'interplanar-tunnel',
    kind: 'phenomenon',
    name: { en: 'Interplanar Tunnel', ru: 'Межмировой туннель' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '2' },
      { set: 'OPCA', number: '2' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Reveal cards from the top of your planar deck until you reveal five plane cards. Put one of those plane cards on top of your planar deck and the rest of the revealed cards on the bottom in a random order. Then planeswalk.',
          ru: 'Показывайте карты с верха вашей колоды измерений, пока не покажете пять карт измерений. Положите одну из этих карт измерений на верх вашей колоды измерений, а остальные показанные карты — в её низ в случайном порядке. Затем совершите переход.',
        },
        acts: [
          {
            kind: 'takeCards',
            operation: {
              take: { kind: 'untilPlanes', count: 5 },
              shown: 'all',
              planes: ['top', 'bottom'],
              others: ['bottom'],
              chosen: 1,
              bottom: 'random',
              chaos: false,
            },
          },
        ],
      },
    ],
  },
  {
    id: 'morphic-tide',
    kind: 'phenomenon',
    name: { en: 'Morphic Tide', ru: 'Преображающий прилив' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '3' },
      { set: 'OPCA', number: '3' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player shuffles all permanents they own into their library, then reveals that many cards from the top of it. Each player puts all artifact, creature, land, and planeswalker cards they revealed onto the battlefield, then does the same with enchantment cards. Then each player puts the rest of the cards they revealed on the bottom of their library in any order. Then planeswalk.',
          ru: 'Каждый игрок втасовывает в свою библиотеку все перманенты, владельцем которых он является, затем показывает столько же карт с её верха. Каждый игрок кладёт на поле битвы все показанные им карты артефактов, существ, земель и planeswalker’ов, затем — все показанные им карты чар. Остальные показанные карты каждый игрок кладёт в низ своей библиотеки в любом порядке. Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'mutual-epiphany',
    kind: 'phenomenon',
    name: { en: 'Mutual Epiphany', ru: 'Взаимное озарение' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '4' },
      { set: 'OPCA', number: '4' },
      { set: 'MOC', number: '151' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player draws four cards. Then planeswalk.',
          ru: 'Каждый игрок берёт четыре карты. Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'planewide-disaster',
    kind: 'phenomenon',
    name: { en: 'Planewide Disaster', ru: 'Всемирная катастрофа' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '5' },
      { set: 'OPCA', number: '5' },
      { set: 'MOC', number: '154' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Destroy all creatures. Then planeswalk.',
          ru: 'Уничтожьте все существа. Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'reality-shaping',
    kind: 'phenomenon',
    name: { en: 'Reality Shaping', ru: 'Ваяние реальности' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '6' },
      { set: 'OPCA', number: '6' },
      { set: 'MOC', number: '155' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Starting with you, each player may put a permanent card from their hand onto the battlefield. Then planeswalk.',
          ru: 'Начиная с вас, в порядке ходов каждый игрок может положить карту перманента из своей руки на поле битвы. Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'spatial-merging',
    kind: 'phenomenon',
    name: { en: 'Spatial Merging', ru: 'Слияние пространств' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '7' },
      { set: 'OPCA', number: '7' },
      { set: 'MOC', number: '158' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Reveal cards from the top of your planar deck until you reveal two plane cards. Planeswalk to both of them at the same time. Put all the other revealed cards on the bottom of your planar deck in any order. You’ve left this phenomenon, so you don’t planeswalk again.',
          ru: 'Показывайте карты с верха вашей колоды измерений, пока не покажете две карты измерений. Одновременно перейдите в оба этих измерения. Положите все остальные показанные карты в низ вашей колоды измерений в любом порядке. При этом вы покидаете и этот феномен, поэтому ещё одного перехода нет.',
        },
        acts: [
          {
            kind: 'takeCards',
            operation: {
              take: { kind: 'untilPlanes', count: 2 },
              shown: 'all',
              planes: ['walk'],
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
    id: 'time-distortion',
    kind: 'phenomenon',
    name: { en: 'Time Distortion', ru: 'Искажение времени' },
    planarType: null,
    printings: [
      { set: 'OPC2', number: '8' },
      { set: 'OPCA', number: '8' },
    ],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Reverse the game’s turn order. (If play went clockwise, it now goes counterclockwise, and vice versa.) Then planeswalk.',
          ru: 'Измените порядок ходов в партии на обратный. (Если ходили по часовой стрелке, теперь ходят против неё, и наоборот.) Затем совершите переход.',
        },
        acts: [{ kind: 'reverseTurnOrder' }],
      },
    ],
  },
  {
    id: 'akoum',
    kind: 'plane',
    name: { en: 'Akoum', ru: 'Акум' },
    planarType: 'zendikar',
    printings: [
      { set: 'OPC2', number: '9' },
      { set: 'OPCA', number: '12' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Players may cast enchantment spells as though they had flash.',
          ru: 'Игроки могут разыгрывать заклинания чар, как если бы у них был Миг.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Destroy target creature that isn’t enchanted.',
          ru: 'Уничтожьте целевое незачарованное существо.',
        },
      },
    ],
  },
  {
    id: 'aretopolis',
    kind: 'plane',
    name: { en: 'Aretopolis', ru: 'Аретополис' },
    planarType: 'kephalai',
    printings: [
      { set: 'OPC2', number: '10' },
      { set: 'OPCA', number: '13' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Put a scroll counter on this plane, then you gain life equal to the number of scroll counters on it.',
          ru: 'Положите жетон свитка на это измерение, затем получите столько жизней, сколько на нём жетонов свитка.',
        },
        acts: [
          { kind: 'counters', by: 1 },
          { kind: 'life', who: 'controller', by: 1, perCounter: true },
        ],
      },
      {
        when: ['trigger'],
        text: {
          en: 'When this plane has ten or more scroll counters on it, planeswalk.',
          ru: 'Когда на этом измерении есть десять или более жетонов свитка, совершите переход.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a scroll counter on this plane, then draw a card for each scroll counter on it.',
          ru: 'Положите жетон свитка на это измерение, затем возьмите по одной карте за каждый жетон свитка на нём.',
        },
        perCounter: 'cards',
        acts: [{ kind: 'counters', by: 1 }],
      },
    ],
    counters: { name: { en: 'Scroll counters', ru: 'Жетоны свитка' }, threshold: 10 },
  },
  {
    id: 'astral-arena',
    kind: 'plane',
    name: { en: 'Astral Arena', ru: 'Астральная арена' },
    planarType: 'kolbahan',
    printings: [
      { set: 'OPC2', number: '11' },
      { set: 'OPCA', number: '14' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'No more than one creature can attack each combat.',
          ru: 'В каждом бою может атаковать не более одного существа.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'No more than one creature can block each combat.',
          ru: 'В каждом бою может блокировать не более одного существа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This plane deals 2 damage to each creature.',
          ru: 'Это измерение наносит 2 повреждения каждому существу.',
        },
      },
    ],
  },
  {
    id: 'bloodhill-bastion',
    kind: 'plane',
    name: { en: 'Bloodhill Bastion', ru: 'Бастион Кровавого холма' },
    planarType: 'equilor',
    printings: [
      { set: 'OPC2', number: '12' },
      { set: 'OPCA', number: '16' },
      { set: 'MOC', number: '140' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature enters, it gains double strike and haste until end of turn.',
          ru: 'Каждый раз, когда существо выходит на поле битвы, оно получает Двойной удар и Ускорение до конца хода.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile target nontoken creature you control, then return it to the battlefield under your control.',
          ru: 'Изгоните целевое не являющееся фишкой существо под вашим контролем, затем верните его на поле битвы под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'edge-of-malacol',
    kind: 'plane',
    name: { en: 'Edge of Malacol', ru: 'Край Малакола' },
    planarType: 'belenon',
    printings: [
      { set: 'OPC2', number: '13' },
      { set: 'OPCA', number: '20' },
    ],
    abilities: [
      {
        when: ['untap'],
        text: {
          en: 'If a creature you control would untap during your untap step, put two +1/+1 counters on it instead.',
          ru: 'Если существо под вашим контролем должно развернуться во время вашего шага разворота, вместо этого положите на него два жетона +1/+1.',
        },
        reminder: {
          en: 'creatures get two +1/+1 counters instead',
          ru: 'вместо разворота существа получают по два жетона +1/+1',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Untap all creatures you control.',
          ru: 'Разверните все существа под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'furnace-layer',
    kind: 'plane',
    name: { en: 'Furnace Layer', ru: 'Слой Горнила' },
    planarType: 'new-phyrexia',
    printings: [
      { set: 'OPC2', number: '14' },
      { set: 'OPCA', number: '26' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Choose target player at random. That player discards a card. If they discard a land card this way, they lose 3 life.',
          ru: 'Выберите целевого игрока случайным образом. Этот игрок сбрасывает карту. Если он сбросил таким образом карту земли, он теряет 3 жизни.',
        },
        extra: 'randomPlayer',
        acts: [{ kind: 'life', who: 'chosen', by: -3 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may destroy target nonland permanent.',
          ru: 'Вы можете уничтожить целевой перманент, не являющийся землёй.',
        },
      },
    ],
  },
  {
    id: 'gavony',
    kind: 'plane',
    name: { en: 'Gavony', ru: 'Гевония' },
    planarType: 'innistrad',
    printings: [
      { set: 'OPC2', number: '15' },
      { set: 'OPCA', number: '27' },
      { set: 'MOC', number: '142' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures have vigilance.',
          ru: 'Все существа имеют Бдительность.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures you control gain indestructible until end of turn.',
          ru: 'Существа под вашим контролем получают Неразрушимость до конца хода.',
        },
      },
    ],
  },
  {
    id: 'glen-elendra',
    kind: 'plane',
    name: { en: 'Glen Elendra', ru: 'Глен-Элендра' },
    planarType: 'lorwyn',
    printings: [
      { set: 'OPC2', number: '16' },
      { set: 'OPCA', number: '28' },
    ],
    abilities: [
      {
        when: ['endOfCombat'],
        text: {
          en: 'You may exchange control of target creature you control that dealt combat damage to a player this combat and target creature that player controls.',
          ru: 'Вы можете обменять контроль над целевым существом под вашим контролем, нанёсшим боевые повреждения игроку в этом бою, и целевым существом под контролем этого игрока.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Gain control of target creature you own.',
          ru: 'Получите контроль над целевым существом, владельцем которого вы являетесь.',
        },
      },
    ],
  },
  {
    id: 'grand-ossuary',
    kind: 'plane',
    name: { en: 'Grand Ossuary', ru: 'Великий оссуарий' },
    planarType: 'ravnica',
    printings: [
      { set: 'OPC2', number: '17' },
      { set: 'OPCA', number: '31' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature dies, its controller distributes a number of +1/+1 counters equal to its power among any number of target creatures they control.',
          ru: 'Каждый раз, когда существо умирает, контролировавший его игрок распределяет жетоны +1/+1 в количестве, равном силе умершего существа, между любым количеством целевых существ под своим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player exiles all creatures they control, then creates X 1/1 green Saproling creature tokens, where X is the total power of the creatures they exiled this way. Then planeswalk.',
          ru: 'Каждый игрок изгоняет все существа под своим контролем и создаёт X фишек существа 1/1 зелёный Сапролинг, где X — суммарная сила изгнанных им таким образом существ. Затем совершите переход.',
        },
        acts: [{ kind: 'planeswalk' }],
      },
    ],
  },
  {
    id: 'grove-of-the-dreampods',
    kind: 'plane',
    name: { en: 'Grove of the Dreampods', ru: 'Роща коконов грёз' },
    planarType: 'fabacin',
    printings: [
      { set: 'OPC2', number: '18' },
      { set: 'OPCA', number: '34' },
      { set: 'MOC', number: '145' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Reveal cards from the top of your library until you reveal a creature card. Put it onto the battlefield and the rest on the bottom of your library in a random order.',
          ru: 'Показывайте карты с верха вашей библиотеки, пока не покажете карту существа. Положите её на поле битвы, а остальные показанные карты — в низ вашей библиотеки в случайном порядке.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target creature card from your graveyard to the battlefield.',
          ru: 'Верните целевую карту существа из вашего кладбища на поле битвы.',
        },
      },
    ],
  },
  {
    id: 'hedron-fields-of-agadeem',
    kind: 'plane',
    name: { en: 'Hedron Fields of Agadeem', ru: 'Поля эдров Агадима' },
    planarType: 'zendikar',
    printings: [
      { set: 'OPC2', number: '19' },
      { set: 'OPCA', number: '35' },
      { set: 'MOC', number: '146' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Creatures with power 7 or greater can’t attack or block.',
          ru: 'Существа с силой 7 или больше не могут атаковать или блокировать.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 7/7 colorless Eldrazi creature token with annihilator 1. (Whenever it attacks, defending player sacrifices a permanent of their choice.)',
          ru: 'Создайте одну фишку существа 7/7 бесцветный Эльдрази с Аннигилятором 1. (Каждый раз, когда она атакует, защищающийся игрок жертвует перманент по своему выбору.)',
        },
      },
    ],
  },
  {
    id: 'jund',
    kind: 'plane',
    name: { en: 'Jund', ru: 'Джанд' },
    planarType: 'alara',
    printings: [
      { set: 'OPC2', number: '20' },
      { set: 'OPCA', number: '41' },
      { set: 'MOC', number: '148' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player casts a black, red, or green creature spell, it gains devour 5. (As the creature enters, its controller may sacrifice any number of creatures. It enters with five +1/+1 counters on it for each creature sacrificed this way.)',
          ru: 'Каждый раз, когда игрок разыгрывает чёрное, красное или зелёное заклинание существа, оно получает Пожирание 5. (При выходе этого существа на поле битвы контролирующий его игрок может пожертвовать любое количество существ. Оно выходит с пятью жетонами +1/+1 за каждое существо, пожертвованное таким образом.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create two 1/1 red Goblin creature tokens.',
          ru: 'Создайте две фишки существа 1/1 красный Гоблин.',
        },
      },
    ],
  },
  {
    id: 'kessig',
    kind: 'plane',
    name: { en: 'Kessig', ru: 'Кессиг' },
    planarType: 'innistrad',
    printings: [
      { set: 'OPC2', number: '21' },
      { set: 'OPCA', number: '42' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Prevent all combat damage that would be dealt by non-Werewolf creatures.',
          ru: 'Предотвратите все боевые повреждения, которые должны быть нанесены существами, не являющимися Вервольфами.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, each creature you control gets +2/+2, gains trample, and becomes a Werewolf in addition to its other types.',
          ru: 'До конца хода каждое существо под вашим контролем получает +2/+2 и Пробивной удар и становится Вервольфом в дополнение к своим другим типам.',
        },
      },
    ],
  },
  {
    id: 'kharasha-foothills',
    kind: 'plane',
    name: { en: 'Kharasha Foothills', ru: 'Предгорья Хараши' },
    planarType: 'mongseng',
    printings: [
      { set: 'OPC2', number: '22' },
      { set: 'OPCA', number: '43' },
      { set: 'MOC', number: '149' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature you control attacks a player, for each other opponent, you may create a token that’s a copy of that creature and that’s tapped and attacking that opponent. Exile those tokens at the beginning of the next end step.',
          ru: 'Каждый раз, когда существо под вашим контролем атакует игрока, для каждого другого оппонента вы можете создать одну фишку, являющуюся копией этого существа. Она повёрнута и атакует этого оппонента. Изгоните эти фишки в начале следующего заключительного шага.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may sacrifice any number of creatures. If you do, this plane deals that much damage to target creature.',
          ru: 'Вы можете пожертвовать любое количество существ. Если вы это делаете, это измерение наносит столько же повреждений целевому существу.',
        },
      },
    ],
  },
  {
    id: 'kilnspire-district',
    kind: 'plane',
    name: { en: 'Kilnspire District', ru: 'Район Горнового Шпиля' },
    planarType: 'ravnica',
    printings: [
      { set: 'OPC2', number: '23' },
      { set: 'OPCA', number: '44' },
    ],
    abilities: [
      {
        when: ['arrive', 'firstMain'],
        text: {
          en: 'Put a charge counter on this plane, then add {R} for each charge counter on it.',
          ru: 'Положите жетон заряда на это измерение, затем добавьте {R} за каждый жетон заряда на нём.',
        },
        perCounter: 'redMana',
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may pay {X}. If you do, this plane deals X damage to any target.',
          ru: 'Вы можете заплатить {X}. Если вы это делаете, это измерение наносит X повреждений любой цели.',
        },
      },
    ],
    counters: { name: { en: 'Charge counters', ru: 'Жетоны заряда' } },
  },
  {
    id: 'lair-of-the-ashen-idol',
    kind: 'plane',
    name: { en: 'Lair of the Ashen Idol', ru: 'Логово пепельного идола' },
    planarType: 'azgol',
    printings: [
      { set: 'OPC2', number: '24' },
      { set: 'OPCA', number: '46' },
    ],
    abilities: [
      {
        when: ['upkeep'],
        text: {
          en: 'Sacrifice a creature. If you can’t, planeswalk.',
          ru: 'Пожертвуйте существо. Если вы не можете этого сделать, совершите переход.',
        },
        acts: [{ kind: 'planeswalk', unless: 'sacrifice' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Any number of target players each create a 2/2 black Zombie creature token.',
          ru: 'Любое количество целевых игроков создают по одной фишке существа 2/2 чёрный Зомби.',
        },
      },
    ],
  },
  {
    id: 'mount-keralia',
    kind: 'plane',
    name: { en: 'Mount Keralia', ru: 'Гора Кералия' },
    planarType: 'regatha',
    printings: [
      { set: 'OPC2', number: '25' },
      { set: 'OPCA', number: '52' },
    ],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'Put a pressure counter on this plane.',
          ru: 'Положите жетон давления на это измерение.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['leave'],
        text: {
          en: 'This plane deals damage equal to the number of pressure counters on it to each creature and each planeswalker.',
          ru: 'Это измерение наносит каждому существу и каждому planeswalker’у столько повреждений, сколько на нём жетонов давления.',
        },
        reminder: {
          en: 'damage to each creature and planeswalker',
          ru: 'повреждения каждому существу и planeswalker’у',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For the rest of the game, prevent all damage that planes named Mount Keralia would deal to permanents you control.',
          ru: 'До конца партии предотвратите все повреждения, которые измерения с именем «Гора Кералия» должны нанести перманентам под вашим контролем.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'controller', ends: 'never' }],
        badge: {
          en: 'Permanents take no damage from Mount Keralia',
          ru: 'Перманенты не получают повреждений от Горы Кералия',
        },
      },
    ],
    counters: { name: { en: 'Pressure counters', ru: 'Жетоны давления' } },
  },
  {
    id: 'nephalia',
    kind: 'plane',
    name: { en: 'Nephalia', ru: 'Нефалия' },
    planarType: 'innistrad',
    printings: [
      { set: 'OPC2', number: '26' },
      { set: 'OPCA', number: '56' },
    ],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'Mill seven cards. Then return a card at random from your graveyard to your hand.',
          ru: 'Скрутите семь карт. Затем верните из вашего кладбища в вашу руку карту, выбранную случайным образом.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target card from your graveyard to your hand.',
          ru: 'Верните целевую карту из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'norns-dominion',
    kind: 'plane',
    name: { en: 'Norn’s Dominion', ru: 'Владения Норн' },
    planarType: 'new-phyrexia',
    printings: [
      { set: 'OPC2', number: '27' },
      { set: 'OPCA', number: '57' },
    ],
    abilities: [
      {
        when: ['leave'],
        text: {
          en: 'Destroy each nonland permanent with no fate counter on it, then remove all fate counters from all permanents.',
          ru: 'Уничтожьте каждый не являющийся землёй перманент, на котором нет жетона судьбы, затем удалите все жетоны судьбы со всех перманентов.',
        },
        reminder: {
          en: 'destroy nonlands without fate counters',
          ru: 'уничтожить всё без жетонов судьбы, кроме земель',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may put a fate counter on target permanent.',
          ru: 'Вы можете положить жетон судьбы на целевой перманент.',
        },
      },
    ],
  },
  {
    id: 'onakke-catacomb',
    kind: 'plane',
    name: { en: 'Onakke Catacomb', ru: 'Катакомбы Онакке' },
    planarType: 'shandalar',
    printings: [
      { set: 'OPC2', number: '28' },
      { set: 'OPCA', number: '58' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures are black and have deathtouch.',
          ru: 'Все существа являются чёрными и имеют Смертельное касание.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures you control get +1/+0 and gain first strike until end of turn.',
          ru: 'Существа под вашим контролем получают +1/+0 и Первый удар до конца хода.',
        },
      },
    ],
  },
  {
    id: 'orochi-colony',
    kind: 'plane',
    name: { en: 'Orochi Colony', ru: 'Колония Орочи' },
    planarType: 'kamigawa',
    printings: [
      { set: 'OPC2', number: '29' },
      { set: 'OPCA', number: '59' },
      { set: 'MOC', number: '152' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature you control deals combat damage to a player, you may search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
          ru: 'Каждый раз, когда существо под вашим контролем наносит боевые повреждения игроку, вы можете найти в вашей библиотеке карту базовой земли, положить её на поле битвы повёрнутой, затем перетасовать библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target creature can’t be blocked this turn.',
          ru: 'Целевое существо не может быть заблокировано в этом ходу.',
        },
      },
    ],
  },
  {
    id: 'orzhova',
    kind: 'plane',
    name: { en: 'Orzhova', ru: 'Орзова' },
    planarType: 'ravnica',
    printings: [
      { set: 'OPC2', number: '30' },
      { set: 'OPCA', number: '60' },
    ],
    abilities: [
      {
        when: ['leave'],
        text: {
          en: 'Each player returns all creature cards from their graveyard to the battlefield.',
          ru: 'Каждый игрок возвращает все карты существ из своего кладбища на поле битвы.',
        },
        reminder: { en: 'creatures return from graveyards', ru: 'существа возвращаются из кладбищ' },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each opponent, exile up to one target creature card from that player’s graveyard.',
          ru: 'Для каждого оппонента изгоните не более одной целевой карты существа из его кладбища.',
        },
      },
    ],
  },
  {
    id: 'prahv',
    kind: 'plane',
    name: { en: 'Prahv', ru: 'Прав' },
    planarType: 'ravnica',
    printings: [
      { set: 'OPC2', number: '31' },
      { set: 'OPCA', number: '64' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'If you’ve cast a spell this turn, you can’t attack with creatures.',
          ru: 'Если в этом ходу вы разыграли заклинание, вы не можете атаковать существами.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'If you’ve attacked with creatures this turn, you can’t cast spells.',
          ru: 'Если в этом ходу вы атаковали существами, вы не можете разыгрывать заклинания.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You gain life equal to the number of cards in your hand.',
          ru: 'Вы получаете столько жизней, сколько карт в вашей руке.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null }],
      },
    ],
  },
  {
    id: 'quicksilver-sea',
    kind: 'plane',
    name: { en: 'Quicksilver Sea', ru: 'Море Живого Серебра' },
    planarType: 'mirrodin',
    printings: [
      { set: 'OPC2', number: '32' },
      { set: 'OPCA', number: '65' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Scry 4. (Look at the top four cards of your library, then put any number of them on the bottom and the rest on top in any order.)',
          ru: 'Предскажите 4. (Посмотрите четыре верхние карты вашей библиотеки, затем положите любое количество из них в низ библиотеки, а остальные — на её верх в любом порядке.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal the top card of your library. You may play it without paying its mana cost.',
          ru: 'Покажите верхнюю карту вашей библиотеки. Вы можете разыграть её без уплаты её мана-стоимости.',
        },
      },
    ],
  },
  {
    id: 'selesnya-loft-gardens',
    kind: 'plane',
    name: { en: 'Selesnya Loft Gardens', ru: 'Висячие сады Селезнии' },
    planarType: 'ravnica',
    printings: [
      { set: 'OPC2', number: '33' },
      { set: 'OPCA', number: '69' },
      { set: 'MOC', number: '156' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'If an effect would create one or more tokens, it creates twice that many of those tokens instead.',
          ru: 'Если эффект должен создать одну или несколько фишек, вместо этого он создаёт вдвое больше таких фишек.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'If an effect would put one or more counters on a permanent, it puts twice that many of those counters on it instead.',
          ru: 'Если эффект должен положить на перманент один или несколько жетонов, вместо этого он кладёт на него вдвое больше таких жетонов.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, whenever you tap a land for mana, add one mana of any type that land produced.',
          ru: 'До конца хода каждый раз, когда вы поворачиваете землю для получения маны, добавьте ещё одну ману любого типа, произведённого этой землёй.',
        },
      },
    ],
  },
  {
    id: 'stensia',
    kind: 'plane',
    name: { en: 'Stensia', ru: 'Стенсия' },
    planarType: 'innistrad',
    printings: [
      { set: 'OPC2', number: '34' },
      { set: 'OPCA', number: '74' },
      { set: 'MOC', number: '159' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature deals damage to one or more players for the first time each turn, put a +1/+1 counter on it.',
          ru: 'Каждый раз, когда существо впервые за ход наносит повреждения одному или нескольким игрокам, положите на него жетон +1/+1.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, each creature you control gains “{T}: This creature deals 1 damage to target player or planeswalker.”',
          ru: 'До конца хода каждое существо под вашим контролем получает способность «{T}: это существо наносит 1 повреждение целевому игроку или planeswalker’у».',
        },
      },
    ],
  },
  {
    id: 'takenuma',
    kind: 'plane',
    name: { en: 'Takenuma', ru: 'Такенума' },
    planarType: 'kamigawa',
    printings: [
      { set: 'OPC2', number: '35' },
      { set: 'OPCA', number: '76' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature leaves the battlefield, its controller draws a card.',
          ru: 'Каждый раз, когда существо покидает поле битвы, контролировавший его игрок берёт карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target creature you control to its owner’s hand.',
          ru: 'Верните целевое существо под вашим контролем в руку его владельца.',
        },
      },
    ],
  },
  {
    id: 'talon-gates',
    kind: 'plane',
    name: { en: 'Talon Gates', ru: 'Врата Когтей' },
    planarType: 'dominaria',
    printings: [
      { set: 'OPC2', number: '36' },
      { set: 'OPCA', number: '77' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Any time you could cast a sorcery, you may exile a nonland card from your hand with X time counters on it, where X is its mana value. If it doesn’t have suspend, it gains suspend. (At the beginning of its owner’s upkeep, they remove a time counter. When the last is removed, they may cast it without paying its mana cost. If it’s a creature, it has haste.)',
          ru: 'В любой момент, когда вы могли бы разыграть волшебство, вы можете изгнать не являющуюся землёй карту из вашей руки с X временными жетонами на ней, где X — её мановая ценность. Если у неё нет Отсрочки, она получает Отсрочку. (В начале своего шага поддержки владелец удаляет с неё один временной жетон. Когда удалён последний жетон, владелец может разыграть её без уплаты её мана-стоимости. Если это существо, оно имеет Ускорение.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Remove two time counters from each suspended card you own.',
          ru: 'Удалите по два временных жетона с каждой отсроченной карты, владельцем которой вы являетесь.',
        },
      },
    ],
  },
  {
    id: 'trail-of-the-mage-rings',
    kind: 'plane',
    name: { en: 'Trail of the Mage-Rings', ru: 'Тропа Магических Колец' },
    planarType: 'vryn',
    printings: [
      { set: 'OPC2', number: '37' },
      { set: 'OPCA', number: '80' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Instant and sorcery spells have rebound. (If a player casts one from their hand, they exile it as it resolves. At the beginning of their next upkeep, they may cast that card from exile without paying its mana cost.)',
          ru: 'Мгновенные заклинания и волшебства имеют Отскок. (Если игрок, контролирующий заклинание, разыграл его из своей руки, он изгоняет его при разрешении. В начале своего следующего шага поддержки он может разыграть эту карту из изгнания без уплаты её мана-стоимости.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may search your library for an instant or sorcery card, reveal it, put it into your hand, then shuffle.',
          ru: 'Вы можете найти в вашей библиотеке карту мгновенного заклинания или волшебства, показать её, положить её в вашу руку, затем перетасовать библиотеку.',
        },
      },
    ],
  },
  {
    id: 'truga-jungle',
    kind: 'plane',
    name: { en: 'Truga Jungle', ru: 'Джунгли Труги' },
    planarType: 'ergamon',
    printings: [
      { set: 'OPC2', number: '38' },
      { set: 'OPCA', number: '81' },
      { set: 'MOC', number: '161' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All lands have “{T}: Add one mana of any color.”',
          ru: 'Все земли имеют способность «{T}: добавьте одну ману любого цвета».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal the top three cards of your library. Put all land cards among them into your hand and the rest on the bottom of your library in any order.',
          ru: 'Покажите три верхние карты вашей библиотеки. Положите все карты земель из их числа в вашу руку, а остальные — в низ вашей библиотеки в любом порядке.',
        },
      },
    ],
  },
  {
    id: 'windriddle-palaces',
    kind: 'plane',
    name: { en: 'Windriddle Palaces', ru: 'Дворцы загадок ветра' },
    planarType: 'belenon',
    printings: [
      { set: 'OPC2', number: '39' },
      { set: 'OPCA', number: '85' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Players play with the top card of their libraries revealed.',
          ru: 'Игроки играют с открытой верхней картой своей библиотеки.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'You may play lands and cast spells from the top of any player’s library.',
          ru: 'Вы можете разыгрывать земли и заклинания с верха библиотеки любого игрока.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player mills a card.',
          ru: 'Каждый игрок скручивает одну карту.',
        },
      },
    ],
  },
  {
    id: 'the-zephyr-maze',
    kind: 'plane',
    name: { en: 'The Zephyr Maze', ru: 'Лабиринт ветров' },
    planarType: 'kyneth',
    printings: [
      { set: 'OPC2', number: '40' },
      { set: 'OPCA', number: '86' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Creatures with flying get +2/+0.',
          ru: 'Существа с Полётом получают +2/+0.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Creatures without flying get −2/−0.',
          ru: 'Существа без Полёта получают −2/−0.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target creature gains flying until end of turn.',
          ru: 'Целевое существо получает Полёт до конца хода.',
        },
      },
    ],
  },
];
