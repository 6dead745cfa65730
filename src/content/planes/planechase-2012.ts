import type { PlanarCardFacts } from './planar-card-facts';

/** Planechase, June 2012: thirty-two planes and the first eight phenomena. */
export const planechase2012: readonly PlanarCardFacts[] = [
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
          en: "From now until any player planeswalks away from a plane, each blank planar die roll is a {CHAOS} roll. (Planeswalking away from this phenomenon doesn't end the effect.)",
          ru: 'С этого момента и до тех пор, пока какой-либо игрок не покинет измерение, каждый пустой бросок кубика измерений является броском хаоса {CHAOS}. (Если игрок покидает этот феномен, эффект не прекращается.)',
        },
        acts: [{ kind: 'lasting', does: 'blankIsChaos', who: 'everybody', ends: 'leavingAPlane' }],
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
          en: 'Reveal cards off the top of your planar deck, one at a time, until you have revealed five plane cards. Choose one of those plane cards and put it on top of your planar deck. Put the other revealed cards on the bottom of that deck in a random order.',
          ru: 'Показывайте карты с верха вашей колоды измерений по одной, пока не покажете пять карт измерений. Положите одну из этих карт измерений на верх вашей колоды измерений, затем положите остальные показанные карты в низ этой колоды в случайном порядке.',
        },
        acts: [
          {
            kind: 'planarOperation',
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
          en: 'Each player shuffles every permanent they own into their library, then reveals a number of cards from the top of it equal to the number of permanents they shuffled in. Each player puts onto the battlefield the artifact, creature, land, and planeswalker cards they revealed; after that, each player puts onto the battlefield the enchantment cards they revealed. Finally, each player puts their remaining revealed cards, in any order, on the bottom of their library.',
          ru: 'Каждый игрок втасовывает в свою библиотеку все перманенты, владельцем которых он является, затем показывает столько карт с верха своей библиотеки, сколько перманентов втасовал. Каждый игрок кладёт на поле битвы все показанные им карты артефактов, существ, земель и planeswalker’ов. После этого каждый игрок кладёт на поле битвы все показанные им карты чар. Наконец, каждый игрок кладёт остальные показанные им карты в низ своей библиотеки в любом порядке.',
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
          en: 'Each player draws four cards.',
          ru: 'Каждый игрок берёт четыре карты.',
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
          en: 'Destroy every creature.',
          ru: 'Уничтожьте все существа.',
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
          en: 'Beginning with you and continuing in turn order, each player may put onto the battlefield one permanent card from their hand.',
          ru: 'Начиная с вас, каждый игрок в порядке ходов может положить одну карту перманента из своей руки на поле битвы.',
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
          en: 'Reveal cards off the top of your planar deck, one at a time, until you have revealed two plane cards. Planeswalk to both of those planes at the same time. Put all the other revealed cards, in any order, on the bottom of your planar deck.',
          ru: 'Показывайте карты с верха вашей колоды измерений по одной, пока не покажете две карты измерений. Одновременно перейдите в оба этих измерения. Положите все остальные показанные карты в низ вашей колоды измерений в любом порядке.',
        },
        acts: [
          {
            kind: 'planarOperation',
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
          en: 'The turn order of the game is reversed. (Clockwise play becomes counterclockwise, and vice versa.)',
          ru: 'Порядок ходов в партии меняется на обратный. (Если ходили по часовой стрелке, теперь ходят против неё, и наоборот.)',
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
          en: 'Any player may cast enchantment spells as though those spells had flash.',
          ru: 'Каждый игрок может разыгрывать заклинания чар так, как если бы у этих заклинаний был Миг.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Destroy target unenchanted creature (one with no Aura attached to it).',
          ru: 'Уничтожьте целевое незачарованное существо (то, к которому не прикреплено ни одной Ауры).',
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
          en: 'Put a scroll counter on this plane, then gain 1 life for each scroll counter on it.',
          ru: 'Положите жетон свитка на это измерение, затем получите 1 жизнь за каждый жетон свитка на нём.',
        },
        acts: [
          { kind: 'counters', by: 1 },
          { kind: 'life', who: 'controller', by: 1, perCounter: true },
        ],
      },
      {
        when: ['trigger'],
        text: {
          en: 'When there are ten or more scroll counters on this plane, planeswalk.',
          ru: 'Когда на этом измерении есть десять или более жетонов свитка, совершите переход.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a scroll counter on this plane, then draw a card for each scroll counter on it.',
          ru: 'Положите жетон свитка на это измерение, затем возьмите по одной карте за каждый жетон свитка на нём.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
    ],
    counters: { name: { en: 'Scroll counters', ru: 'Жетоны свитка' }, walkAt: 10 },
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
          en: 'In each combat, at most one creature can attack.',
          ru: 'В каждом бою может атаковать не более одного существа.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'In each combat, at most one creature can block.',
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
          en: 'Each time a creature enters, until end of turn it gains haste and double strike.',
          ru: 'Каждый раз, когда существо выходит на поле битвы, оно получает Двойной удар и Ускорение до конца хода.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile target nontoken creature you control; it then returns to the battlefield under your control.',
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
          en: 'A creature you control that would untap during your untap step stays tapped; put two +1/+1 counters on it instead.',
          ru: 'Если существо под вашим контролем должно развернуться во время вашего шага разворота, вместо этого положите на него два жетона +1/+1 (оно остаётся повёрнутым).',
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
    name: { en: 'Furnace Layer', ru: 'Слой горнил' },
    planarType: 'new-phyrexia',
    printings: [
      { set: 'OPC2', number: '14' },
      { set: 'OPCA', number: '26' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Randomly choose target player. That player discards a card and, if a land card was discarded this way, loses 3 life.',
          ru: 'Выберите случайным образом целевого игрока. Тот игрок сбрасывает карту. Если таким образом он сбросил карту земли, он теряет 3 жизни.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: -3 }],
      },
      {
        when: ['chaos'],
        text: {
          en: "You may destroy target permanent that isn't a land.",
          ru: 'Вы можете уничтожить целевой перманент, не являющийся землёй.',
        },
      },
    ],
  },
  {
    id: 'gavony',
    kind: 'plane',
    name: { en: 'Gavony', ru: 'Гавония' },
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
          en: 'Every creature has vigilance.',
          ru: 'Все существа имеют Бдительность.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, creatures you control gain indestructible.',
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
          en: "You may exchange control of two target creatures: one under your control that has dealt combat damage to a player in this combat, and one under that player's control.",
          ru: 'Вы можете обменять контроль над двумя целевыми существами: одним под вашим контролем, которое нанесло боевые повреждения игроку в этом бою, и одним под контролем того игрока.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You gain control of target creature that you own.',
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
          en: "Each time a creature dies, the player who controlled it distributes as many +1/+1 counters as that creature's power among any number of target creatures under that player's control.",
          ru: 'Каждый раз, когда существо умирает, игрок, контролировавший его, распределяет жетоны +1/+1 в количестве, равном силе того существа, между любым количеством целевых существ под своим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player exiles every creature they control and creates a number of 1/1 green Saproling creature tokens equal to the combined power of the creatures that player exiled this way. Then planeswalk.',
          ru: 'Каждый игрок изгоняет все существа под своим контролем и создаёт X фишек существа 1/1 зелёный Сапролинг, где X — суммарная сила существ, изгнанных им таким образом. Затем совершите переход.',
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
          en: 'Reveal cards off the top of your library, one at a time, until you have revealed a creature card. Put it onto the battlefield, and put the other revealed cards, in a random order, on the bottom of your library.',
          ru: 'Показывайте карты с верха вашей библиотеки по одной, пока не покажете карту существа. Положите ту карту на поле битвы, а остальные показанные карты — в низ вашей библиотеки в случайном порядке.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put target creature card from your graveyard onto the battlefield.',
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
          en: 'Creatures with power 7 or greater can neither attack nor block.',
          ru: 'Существа с силой 7 или больше не могут ни атаковать, ни блокировать.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 7/7 colorless Eldrazi creature token that has annihilator 1. (Each time it attacks, the defending player sacrifices one permanent of their choice.)',
          ru: 'Создайте одну фишку существа 7/7 бесцветный Эльдрази со способностью Аннигилятор 1 (annihilator). (Каждый раз, когда она атакует, защищающийся игрок жертвует один перманент по своему выбору.)',
        },
      },
    ],
  },
  {
    id: 'jund',
    kind: 'plane',
    name: { en: 'Jund', ru: 'Джунд' },
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
          en: 'Each time a player casts a black, red, or green creature spell, that spell gains devour 5. (Its controller may sacrifice any number of creatures as it enters; for each creature sacrificed this way, it enters with five +1/+1 counters on it.)',
          ru: 'Каждый раз, когда игрок разыгрывает чёрное, красное или зелёное заклинание существа, то заклинание получает Пожирание 5. (При выходе того существа на поле битвы контролирующий его игрок может пожертвовать любое количество существ; оно выходит с пятью жетонами +1/+1 за каждое существо, пожертвованное таким образом.)',
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
          en: 'All combat damage that creatures other than Werewolves would deal is prevented.',
          ru: 'Предотвратите все боевые повреждения, которые должны быть нанесены существами, не являющимися Вервольфами.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, creatures you control get +2/+2, gain trample, and become Werewolves in addition to their other types.',
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
          en: "Each time a creature you control attacks a player, you may, separately for every other opponent, create a tapped token that's a copy of that creature and is attacking that opponent. When the next end step begins, exile those tokens.",
          ru: 'Каждый раз, когда существо под вашим контролем атакует игрока, для каждого другого оппонента вы можете создать одну фишку, являющуюся копией того существа; она выходит на поле битвы повёрнутой и атакующей того оппонента. В начале следующего заключительного шага изгоните те фишки.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may sacrifice creatures, as many as you like. If you do, this plane deals damage to target creature equal to the number of creatures sacrificed this way.',
          ru: 'Вы можете пожертвовать любое количество существ. Если вы это делаете, это измерение наносит целевому существу столько повреждений, сколько существ было пожертвовано таким образом.',
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
          en: 'Put a charge counter on this plane, then add {R} for each of its charge counters.',
          ru: 'Положите на это измерение жетон заряда, затем добавьте {R} за каждый жетон заряда на нём.',
        },
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
          en: "Sacrifice a creature. If you can't, planeswalk.",
          ru: 'Пожертвуйте существо. Если вы не можете этого сделать, совершите переход.',
        },
        acts: [{ kind: 'planeswalk' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Any number of target players each create one 2/2 black Zombie creature token.',
          ru: 'Каждый из любого количества целевых игроков создаёт одну фишку существа 2/2 чёрный Зомби.',
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
          ru: 'Положите на это измерение жетон давления.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['leave'],
        text: {
          en: 'This plane deals X damage to each creature and each planeswalker, where X is its number of pressure counters.',
          ru: 'Это измерение наносит X повреждений каждому существу и каждому planeswalker-у, где X — количество жетонов давления на этом измерении.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For the rest of the game, prevent all damage planes named Mount Keralia would deal to permanents you control.',
          ru: 'До конца партии предотвратите все повреждения, которые измерения с именем «Гора Кералия» должны нанести перманентам под вашим контролем.',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'controller', ends: 'never' }],
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
          en: 'Mill seven cards, then choose a card at random in your graveyard and return it to your hand.',
          ru: 'Скрутите семь карт. Затем верните из вашего кладбища в вашу руку одну карту, выбранную случайным образом.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target card to your hand from your graveyard.',
          ru: 'Верните целевую карту из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'norns-dominion',
    kind: 'plane',
    name: { en: "Norn's Dominion", ru: 'Владения Норн' },
    planarType: 'new-phyrexia',
    printings: [
      { set: 'OPC2', number: '27' },
      { set: 'OPCA', number: '57' },
    ],
    abilities: [
      {
        when: ['leave'],
        text: {
          en: 'Destroy each nonland permanent that has no fate counter on it. Then remove every fate counter from every permanent.',
          ru: 'Уничтожьте каждый не являющийся землёй перманент, на котором нет жетона судьбы. Затем удалите все жетоны судьбы со всех перманентов.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may put one fate counter on target permanent.',
          ru: 'Вы можете положить один жетон судьбы на целевой перманент.',
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
          en: 'Every creature is black and has deathtouch.',
          ru: 'Все существа являются чёрными и имеют Смертельное касание.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, creatures you control gain first strike and get +1/+0.',
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
          en: 'Each time a creature you control deals a player combat damage, you may search your library, put a basic land card from it onto the battlefield tapped, and shuffle.',
          ru: 'Каждый раз, когда существо под вашим контролем наносит боевые повреждения игроку, вы можете найти в вашей библиотеке карту базовой земли, положить её на поле битвы повёрнутой, а затем перетасовать библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "This turn, target creature can't be blocked.",
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
          en: 'Each player returns every creature card in their graveyard to the battlefield.',
          ru: 'Каждый игрок возвращает все карты существ из своего кладбища на поле битвы.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "From each opponent's graveyard, exile up to one target creature card.",
          ru: 'Из кладбища каждого оппонента изгоните не более одной целевой карты существа.',
        },
      },
    ],
  },
  {
    id: 'prahv',
    kind: 'plane',
    name: { en: 'Prahv', ru: 'Прахв' },
    planarType: 'ravnica',
    printings: [
      { set: 'OPC2', number: '31' },
      { set: 'OPCA', number: '64' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "You can't attack with creatures in a turn in which you've cast a spell.",
          ru: 'Если в этом ходу вы разыграли заклинание, вы не можете атаковать существами.',
        },
      },
      {
        when: ['static'],
        text: {
          en: "You can't cast spells in a turn in which you've attacked with creatures.",
          ru: 'Если в этом ходу вы атаковали существами, вы не можете разыгрывать заклинания.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You gain 1 life for each card in your hand.',
          ru: 'Вы получаете 1 жизнь за каждую карту в вашей руке.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null }],
      },
    ],
  },
  {
    id: 'quicksilver-sea',
    kind: 'plane',
    name: { en: 'Quicksilver Sea', ru: 'Ртутное море' },
    planarType: 'mirrodin',
    printings: [
      { set: 'OPC2', number: '32' },
      { set: 'OPCA', number: '65' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "Scry 4. (Look at your library's top four cards. Put as many of them as you like on the bottom and the others back on top, in any order.)",
          ru: 'Предскажите 4. (Посмотрите четыре верхние карты вашей библиотеки. Любое количество из них положите в низ библиотеки, а остальные — обратно на её верх в любом порядке.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Reveal your library's top card. You may play that card without paying its mana cost.",
          ru: 'Покажите верхнюю карту вашей библиотеки. Вы можете разыграть эту карту без уплаты её мана-стоимости.',
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
          en: 'If an effect would create any tokens, it creates twice as many of those tokens instead.',
          ru: 'Если эффект должен создать одну или несколько фишек, вместо этого он создаёт вдвое больше таких фишек.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'If an effect would put any counters on a permanent, it puts twice as many of those counters there instead.',
          ru: 'Если эффект должен положить на перманент один или несколько жетонов, вместо этого он кладёт на тот перманент вдвое больше таких жетонов.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, each time you tap a land for mana, also add one mana of any type it produced.',
          ru: 'До конца хода каждый раз, когда вы поворачиваете землю для получения маны, также добавьте одну ману любого типа, произведённого той землёй.',
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
          en: 'Each time a creature deals damage to a player or players for its first time that turn, put a +1/+1 counter on that creature.',
          ru: 'Каждый раз, когда существо впервые за ход наносит повреждения одному или нескольким игрокам, положите на это существо жетон +1/+1.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures you control each gain "{T}: This creature deals target player or planeswalker 1 damage" until end of turn.',
          ru: 'До конца хода каждое существо под вашим контролем получает способность «{T}: это существо наносит 1 повреждение целевому игроку или planeswalker-у».',
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
          en: 'Each time a creature leaves the battlefield, the player who controlled it draws a card.',
          ru: 'Каждый раз, когда существо покидает поле битвы, игрок, который его контролировал, берёт карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Target creature you control is returned to its owner's hand.",
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
          en: "You may exile a nonland card in your hand any time you could cast a sorcery. It's exiled with X time counters, where X is its mana value. If that card has no suspend, it gains suspend. (When each of its owner's upkeeps begins, that player removes one time counter. Upon removing the last one, they may cast the card without paying its mana cost. A creature cast this way has haste.)",
          ru: 'В любой момент, когда вы могли бы разыграть волшебство, вы можете изгнать из вашей руки не являющуюся землёй карту с X временными жетонами на ней, где X — её мановая ценность. Если у изгнанной карты нет Отсрочки, она получает Отсрочку. (В начале каждого своего шага поддержки владелец карты удаляет с неё один временной жетон. Когда удалён последний, он может разыграть эту карту без уплаты её мана-стоимости. Разыгранное таким образом существо имеет Ускорение.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'From each suspended card you own, remove two time counters.',
          ru: 'Удалите по два временных жетона с каждой отсроченной карты, владельцем которой вы являетесь.',
        },
      },
    ],
  },
  {
    id: 'trail-of-the-mage-rings',
    kind: 'plane',
    name: { en: 'Trail of the Mage-Rings', ru: 'Тропа магических колец' },
    planarType: 'vryn',
    printings: [
      { set: 'OPC2', number: '37' },
      { set: 'OPCA', number: '80' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Every instant and sorcery spell has rebound. (If its controller cast it from their hand, they exile it as it resolves. At the beginning of their next upkeep, they may cast it from exile without paying its mana cost.)',
          ru: 'Мгновенные заклинания и волшебства имеют Возврат (rebound). (Если игрок, контролирующий заклинание, разыграл его из своей руки, он изгоняет его при разрешении. В начале своего следующего шага поддержки этот игрок может разыграть эту карту из изгнания без уплаты её мана-стоимости.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may search your library, reveal an instant or sorcery card from it, put that card into your hand, and shuffle.',
          ru: 'Вы можете найти в вашей библиотеке карту мгновенного заклинания или волшебства, показать её, положить её в вашу руку, а затем перетасовать библиотеку.',
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
          en: 'Every land has "{T}: Add one mana of any color".',
          ru: 'Все земли имеют способность «{T}: добавьте одну ману любого цвета».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Reveal your library's top three cards. Put all land cards among them into your hand and the others, in any order, on the bottom of your library.",
          ru: 'Покажите три верхние карты вашей библиотеки. Положите все карты земель из их числа в вашу руку, а остальные — в низ вашей библиотеки в любом порядке.',
        },
      },
    ],
  },
  {
    id: 'windriddle-palaces',
    kind: 'plane',
    name: { en: 'Windriddle Palaces', ru: 'Дворцы ветряных загадок' },
    planarType: 'belenon',
    printings: [
      { set: 'OPC2', number: '39' },
      { set: 'OPCA', number: '85' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each player keeps the top card of their library revealed.',
          ru: 'Каждый игрок играет с открытой верхней картой своей библиотеки.',
        },
      },
      {
        when: ['static'],
        text: {
          en: "You may cast spells and play lands from the top of any player's library.",
          ru: 'Вы можете разыгрывать земли и заклинания с верха библиотеки любого игрока.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player mills one card.',
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
          en: 'Each creature with flying gets +2/+0.',
          ru: 'Существа с Полётом получают +2/+0.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Each creature without flying gets -2/-0.',
          ru: 'Существа без Полёта получают -2/-0.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, target creature gains flying.',
          ru: 'Целевое существо получает Полёт до конца хода.',
        },
      },
    ],
  },
];
