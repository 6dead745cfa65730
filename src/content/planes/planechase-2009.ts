import type { PrintedCardFacts } from './planar-card-facts';

/** Planechase, September 2009: forty planes. */
export const planechase2009: readonly PrintedCardFacts[] = [
  {
    id: 'academy-at-tolaria-west',
    kind: 'plane',
    name: { en: 'Academy at Tolaria West', ru: 'Академия Западной Толарии' },
    planarType: 'dominaria',
    printings: [
      { set: 'OHOP', number: '1' },
      { set: 'OPCA', number: '9' },
    ],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'If you have no cards in hand, draw seven cards.',
          ru: 'Если у вас в руке нет карт, возьмите семь карт.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Discard your hand.',
          ru: 'Сбросьте все карты из вашей руки.',
        },
      },
    ],
  },
  {
    id: 'the-aether-flues',
    kind: 'plane',
    name: { en: 'The Aether Flues', ru: 'Эфирные протоки' },
    planarType: 'iquatana',
    printings: [
      { set: 'OHOP', number: '2' },
      { set: 'OPCA', number: '10' },
      { set: 'MOC', number: '139' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'You may sacrifice a creature. If you do, reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and shuffle all the other revealed cards into your library.',
          ru: 'Вы можете пожертвовать существо. Если вы это делаете, показывайте карты с верха вашей библиотеки, пока не покажете карту существа. Положите её на поле битвы, а все остальные показанные карты втасуйте в вашу библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may put a creature card from your hand onto the battlefield.',
          ru: 'Вы можете положить карту существа из вашей руки на поле битвы.',
        },
      },
    ],
  },
  {
    id: 'agyrem',
    kind: 'plane',
    name: { en: 'Agyrem', ru: 'Агирем' },
    planarType: 'ravnica',
    printings: [
      { set: 'OHOP', number: '3' },
      { set: 'OPCA', number: '11' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a white creature dies, return it to the battlefield under its owner’s control at the beginning of the next end step.',
          ru: 'Каждый раз, когда умирает белое существо, верните его на поле битвы под контролем его владельца в начале следующего заключительного шага.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a nonwhite creature dies, return it to its owner’s hand at the beginning of the next end step.',
          ru: 'Каждый раз, когда умирает небелое существо, верните его в руку его владельца в начале следующего заключительного шага.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures can’t attack you until a player planeswalks.',
          ru: 'Существа не могут атаковать вас, пока какой-либо игрок не совершит переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'controller', ends: 'planeswalk' }],
        badge: { en: 'Creatures can’t attack this player', ru: 'Существа не могут атаковать этого игрока' },
      },
    ],
  },
  {
    id: 'bant',
    kind: 'plane',
    name: { en: 'Bant', ru: 'Бэнт' },
    planarType: 'alara',
    printings: [
      { set: 'OHOP', number: '4' },
      { set: 'OPCA', number: '15' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures have exalted. (Whenever a creature attacks alone, each instance of exalted among permanents its controller controls gives it +1/+1 until end of turn.)',
          ru: 'Все существа имеют Повышение. (Каждый раз, когда существо атакует в одиночку, каждое Повышение у перманентов игрока, контролирующего это существо, даёт этому существу +1/+1 до конца хода.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a divinity counter on target green, white, or blue creature. It has indestructible for as long as it has a divinity counter on it.',
          ru: 'Положите жетон божественности на целевое зелёное, белое или синее существо. Оно имеет Неразрушимость, пока на нём есть жетон божественности.',
        },
      },
    ],
  },
  {
    id: 'cliffside-market',
    kind: 'plane',
    name: { en: 'Cliffside Market', ru: 'Рынок на утёсе' },
    planarType: 'mercadia',
    printings: [
      { set: 'OHOP', number: '5' },
      { set: 'OPCA', number: '18' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'You may exchange life totals with target player.',
          ru: 'Вы можете обменяться количеством жизней с целевым игроком.',
        },
        acts: [{ kind: 'exchangeLife' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exchange control of two target permanents that share a card type.',
          ru: 'Обменяйте контроль над двумя целевыми перманентами, имеющими общий тип карты.',
        },
      },
    ],
  },
  {
    id: 'the-dark-barony',
    kind: 'plane',
    name: { en: 'The Dark Barony', ru: 'Тёмное баронство' },
    planarType: 'ulgrotha',
    printings: [
      { set: 'OHOP', number: '6' },
      { set: 'OPCA', number: '19' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a nonblack card is put into a player’s graveyard from anywhere, that player loses 1 life.',
          ru: 'Каждый раз, когда нечёрная карта попадает на кладбище игрока откуда угодно, он теряет 1 жизнь.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each opponent discards a card.',
          ru: 'Каждый оппонент сбрасывает карту.',
        },
      },
    ],
  },
  {
    id: 'eloren-wilds',
    kind: 'plane',
    name: { en: 'Eloren Wilds', ru: 'Элоренские дебри' },
    planarType: 'shandalar',
    printings: [
      { set: 'OHOP', number: '7' },
      { set: 'OPCA', number: '21' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player taps a permanent for mana, that player adds one mana of any type that permanent produced.',
          ru: 'Каждый раз, когда игрок поворачивает перманент для получения маны, он добавляет ещё одну ману любого типа, произведённого этим перманентом.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target player can’t cast spells until a player planeswalks.',
          ru: 'Целевой игрок не может разыгрывать заклинания, пока какой-либо игрок не совершит переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'chosen', ends: 'planeswalk' }],
        badge: { en: 'Can’t cast spells', ru: 'Не может разыгрывать заклинания' },
      },
    ],
  },
  {
    id: 'the-eon-fog',
    kind: 'plane',
    name: { en: 'The Eon Fog', ru: 'Туман эонов' },
    planarType: 'equilor',
    printings: [
      { set: 'OHOP', number: '8' },
      { set: 'OPCA', number: '22' },
    ],
    abilities: [
      {
        when: ['static', 'untap'],
        text: {
          en: 'Players skip their untap steps.',
          ru: 'Игроки пропускают свои шаги разворота.',
        },
        reminder: { en: 'the untap step is skipped', ru: 'шаг разворота пропускается' },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Untap all permanents you control.',
          ru: 'Разверните все перманенты под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'feeding-grounds',
    kind: 'plane',
    name: { en: 'Feeding Grounds', ru: 'Кормовые угодья' },
    planarType: 'muraganda',
    printings: [
      { set: 'OHOP', number: '9' },
      { set: 'OPCA', number: '23' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Red spells cost {1} less to cast.',
          ru: 'Разыгрывание красных заклинаний стоит на {1} меньше.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Green spells cost {1} less to cast.',
          ru: 'Разыгрывание зелёных заклинаний стоит на {1} меньше.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put X +1/+1 counters on target creature, where X is its mana value.',
          ru: 'Положите X жетонов +1/+1 на целевое существо, где X — его мановая ценность.',
        },
      },
    ],
  },
  {
    id: 'fields-of-summer',
    kind: 'plane',
    name: { en: 'Fields of Summer', ru: 'Поля лета' },
    planarType: 'moag',
    printings: [
      { set: 'OHOP', number: '10' },
      { set: 'OPCA', number: '24' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player casts a spell, that player may gain 2 life.',
          ru: 'Каждый раз, когда игрок разыгрывает заклинание, он может получить 2 жизни.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may gain 10 life.',
          ru: 'Вы можете получить 10 жизней.',
        },
        acts: [{ kind: 'life', who: 'controller', by: 10 }],
      },
    ],
  },
  {
    id: 'the-fourth-sphere',
    kind: 'plane',
    name: { en: 'The Fourth Sphere', ru: 'Четвёртая сфера' },
    planarType: 'phyrexia',
    printings: [
      { set: 'OHOP', number: '11' },
      { set: 'OPCA', number: '25' },
    ],
    abilities: [
      {
        when: ['upkeep'],
        text: {
          en: 'Sacrifice a nonblack creature.',
          ru: 'Пожертвуйте нечёрное существо.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 2/2 black Zombie creature token.',
          ru: 'Создайте одну фишку существа 2/2 чёрный Зомби.',
        },
      },
    ],
  },
  {
    id: 'glimmervoid-basin',
    kind: 'plane',
    name: { en: 'Glimmervoid Basin', ru: 'Котловина Мерцающей пустоты' },
    planarType: 'mirrodin',
    printings: [
      { set: 'OHOP', number: '12' },
      { set: 'OPCA', number: '29' },
      { set: 'MOC', number: '143' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player casts an instant or sorcery spell with a single target, that player copies it for each other spell, permanent, player, and card not on the battlefield that it could target. Each copy targets a different one of them.',
          ru: 'Каждый раз, когда игрок разыгрывает мгновенное заклинание или волшебство с единственной целью, он копирует его для каждого другого заклинания, перманента, игрока и карты вне поля битвы, которые могли бы стать его целью. У каждой копии своя цель из их числа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose target creature. Each player other than its controller creates a token that’s a copy of it.',
          ru: 'Выберите целевое существо. Каждый игрок, кроме контролирующего его, создаёт одну фишку, являющуюся копией этого существа.',
        },
      },
    ],
  },
  {
    id: 'goldmeadow',
    kind: 'plane',
    name: { en: 'Goldmeadow', ru: 'Золотолужье' },
    planarType: 'lorwyn',
    printings: [
      { set: 'OHOP', number: '13' },
      { set: 'OPCA', number: '30' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a land enters, its controller creates three 0/1 white Goat creature tokens.',
          ru: 'Каждый раз, когда земля выходит на поле битвы, контролирующий её игрок создаёт три фишки существа 0/1 белая Коза.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 0/1 white Goat creature token.',
          ru: 'Создайте одну фишку существа 0/1 белая Коза.',
        },
      },
    ],
  },
  {
    id: 'the-great-forest',
    kind: 'plane',
    name: { en: 'The Great Forest', ru: 'Великий лес' },
    planarType: 'lorwyn',
    printings: [
      { set: 'OHOP', number: '14' },
      { set: 'OPCA', number: '32' },
      { set: 'MOC', number: '144' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each creature assigns combat damage equal to its toughness rather than its power.',
          ru: 'Каждое существо распределяет боевые повреждения в количестве, равном его выносливости, а не силе.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures you control get +0/+2 and gain trample until end of turn.',
          ru: 'Существа под вашим контролем получают +0/+2 и Пробивной удар до конца хода.',
        },
      },
    ],
  },
  {
    id: 'grixis',
    kind: 'plane',
    name: { en: 'Grixis', ru: 'Гриксис' },
    planarType: 'alara',
    printings: [
      { set: 'OHOP', number: '15' },
      { set: 'OPCA', number: '33' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each blue, black, and/or red creature card in your graveyard has unearth. Its unearth cost is equal to its mana cost. (Pay that cost: Return the card to the battlefield. It gains haste. Exile it at the beginning of the next end step or if it would leave the battlefield. Unearth only as a sorcery.)',
          ru: 'Каждая синяя, чёрная и (или) красная карта существа на вашем кладбище имеет способность «Откопать» со стоимостью, равной её мана-стоимости. (Заплатите эту стоимость: верните карту на поле битвы. Существо получает Ускорение. Изгоните его в начале следующего заключительного шага или если оно должно покинуть поле битвы. Откапывайте только как волшебство.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put target creature card from a graveyard onto the battlefield under your control.',
          ru: 'Положите целевую карту существа из любого кладбища на поле битвы под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'the-hippodrome',
    kind: 'plane',
    name: { en: 'The Hippodrome', ru: 'Ипподром' },
    planarType: 'segovia',
    printings: [
      { set: 'OHOP', number: '16' },
      { set: 'OPCA', number: '36' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures get −5/−0.',
          ru: 'Все существа получают −5/−0.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may destroy target creature if its power is 0 or less.',
          ru: 'Вы можете уничтожить целевое существо, если его сила равна 0 или меньше.',
        },
      },
    ],
  },
  {
    id: 'immersturm',
    kind: 'plane',
    name: { en: 'Immersturm', ru: 'Иммерштурм' },
    planarType: 'valla',
    printings: [
      { set: 'OHOP', number: '17' },
      { set: 'OPCA', number: '38' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature enters, its controller may have it deal damage equal to its power to any target of their choice.',
          ru: 'Каждый раз, когда существо выходит на поле битвы, контролирующий его игрок может заставить его нанести любой цели по своему выбору повреждения, равные силе этого существа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile target creature, then return it to the battlefield under its owner’s control.',
          ru: 'Изгоните целевое существо, затем верните его на поле битвы под контролем его владельца.',
        },
      },
    ],
  },
  {
    id: 'isle-of-vesuva',
    kind: 'plane',
    name: { en: 'Isle of Vesuva', ru: 'Остров Везува' },
    planarType: 'dominaria',
    printings: [
      { set: 'OHOP', number: '18' },
      { set: 'OPCA', number: '39' },
      { set: 'MOC', number: '147' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a nontoken creature enters, its controller creates a token that’s a copy of it.',
          ru: 'Каждый раз, когда на поле битвы выходит существо, не являющееся фишкой, контролирующий его игрок создаёт одну фишку, являющуюся копией этого существа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Destroy target creature and all other creatures with the same name as that creature.',
          ru: 'Уничтожьте целевое существо и все другие существа с таким же именем.',
        },
      },
    ],
  },
  {
    id: 'izzet-steam-maze',
    kind: 'plane',
    name: { en: 'Izzet Steam Maze', ru: 'Паровой лабиринт Иззетов' },
    planarType: 'ravnica',
    printings: [
      { set: 'OHOP', number: '19' },
      { set: 'OPCA', number: '40' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player casts an instant or sorcery spell, that player copies it and may choose new targets for the copy.',
          ru: 'Каждый раз, когда игрок разыгрывает мгновенное заклинание или волшебство, он копирует его и может выбрать новые цели для копии.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Instant and sorcery spells you cast this turn cost {3} less to cast.',
          ru: 'В этом ходу разыгрывание вами мгновенных заклинаний и волшебств стоит на {3} меньше.',
        },
      },
    ],
  },
  {
    id: 'krosa',
    kind: 'plane',
    name: { en: 'Krosa', ru: 'Крос' },
    planarType: 'dominaria',
    printings: [
      { set: 'OHOP', number: '20' },
      { set: 'OPCA', number: '45' },
      { set: 'MOC', number: '150' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures get +2/+2.',
          ru: 'Все существа получают +2/+2.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may add {W}{U}{B}{R}{G}.',
          ru: 'Вы можете добавить {W}{U}{B}{R}{G}.',
        },
      },
    ],
  },
  {
    id: 'lethe-lake',
    kind: 'plane',
    name: { en: 'Lethe Lake', ru: 'Летейское озеро' },
    planarType: 'arkhos',
    printings: [
      { set: 'OHOP', number: '21' },
      { set: 'OPCA', number: '47' },
    ],
    abilities: [
      {
        when: ['upkeep'],
        text: {
          en: 'Mill ten cards.',
          ru: 'Скрутите десять карт.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target player mills ten cards.',
          ru: 'Целевой игрок скручивает десять карт.',
        },
      },
    ],
  },
  {
    id: 'llanowar',
    kind: 'plane',
    name: { en: 'Llanowar', ru: 'Лановар' },
    planarType: 'dominaria',
    printings: [
      { set: 'OHOP', number: '22' },
      { set: 'OPCA', number: '48' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures have “{T}: Add {G}{G}.”',
          ru: 'Все существа имеют способность «{T}: добавьте {G}{G}».',
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
    id: 'the-maelstrom',
    kind: 'plane',
    name: { en: 'The Maelstrom', ru: 'Мальстрём' },
    planarType: 'alara',
    printings: [
      { set: 'OHOP', number: '23' },
      { set: 'OPCA', number: '49' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'You may reveal the top card of your library. If it’s a permanent card, you may put it onto the battlefield. If you don’t put the revealed card onto the battlefield, put it on the bottom of your library.',
          ru: 'Вы можете показать верхнюю карту вашей библиотеки. Если это карта перманента, вы можете положить её на поле битвы. Если вы не положили показанную карту на поле битвы, положите её в низ вашей библиотеки.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target permanent card from your graveyard to the battlefield.',
          ru: 'Верните целевую карту перманента из вашего кладбища на поле битвы.',
        },
      },
    ],
  },
  {
    id: 'minamo',
    kind: 'plane',
    name: { en: 'Minamo', ru: 'Минамо' },
    planarType: 'kamigawa',
    printings: [
      { set: 'OHOP', number: '24' },
      { set: 'OPCA', number: '50' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player casts a spell, that player may draw a card.',
          ru: 'Каждый раз, когда игрок разыгрывает заклинание, он может взять карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player may return a blue card from their graveyard to their hand.',
          ru: 'Каждый игрок может вернуть синюю карту из своего кладбища в свою руку.',
        },
      },
    ],
  },
  {
    id: 'murasa',
    kind: 'plane',
    name: { en: 'Murasa', ru: 'Мураса' },
    planarType: 'zendikar',
    printings: [
      { set: 'OHOP', number: '25' },
      { set: 'OPCA', number: '53' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a nontoken creature enters, its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.',
          ru: 'Каждый раз, когда на поле битвы выходит существо, не являющееся фишкой, контролирующий его игрок может найти в своей библиотеке карту базовой земли, положить её на поле битвы повёрнутой, затем перетасовать библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target land becomes a 4/4 creature that’s still a land. (This effect lasts indefinitely.)',
          ru: 'Целевая земля становится существом 4/4. Она остаётся землёй. (Этот эффект действует бессрочно.)',
        },
      },
    ],
  },
  {
    id: 'naar-isle',
    kind: 'plane',
    name: { en: 'Naar Isle', ru: 'Остров Наар' },
    planarType: 'wildfire',
    printings: [
      { set: 'OHOP', number: '26' },
      { set: 'OPCA', number: '54' },
    ],
    abilities: [
      {
        when: ['upkeep'],
        text: {
          en: 'Put a flame counter on this plane. Then it deals damage to you equal to the number of flame counters on it.',
          ru: 'Положите жетон пламени на это измерение. Затем оно наносит вам столько повреждений, сколько на нём жетонов пламени.',
        },
        acts: [
          { kind: 'counters', by: 1 },
          { kind: 'life', who: 'controller', by: -1, perCounter: true },
        ],
      },
      {
        when: ['chaos'],
        text: {
          en: 'This plane deals 3 damage to target player or planeswalker.',
          ru: 'Это измерение наносит 3 повреждения целевому игроку или planeswalker’у.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: -3 }],
      },
    ],
    counters: { name: { en: 'Flame counters', ru: 'Жетоны пламени' } },
  },
  {
    id: 'naya',
    kind: 'plane',
    name: { en: 'Naya', ru: 'Найя' },
    planarType: 'alara',
    printings: [
      { set: 'OHOP', number: '27' },
      { set: 'OPCA', number: '55' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'You may play any number of lands on each of your turns.',
          ru: 'В каждый свой ход вы можете разыграть любое количество земель.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target red, green, or white creature you control gets +1/+1 until end of turn for each land you control.',
          ru: 'Целевое красное, зелёное или белое существо под вашим контролем получает +1/+1 до конца хода за каждую землю под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'otaria',
    kind: 'plane',
    name: { en: 'Otaria', ru: 'Отария' },
    planarType: 'dominaria',
    printings: [
      { set: 'OHOP', number: '28' },
      { set: 'OPCA', number: '61' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each instant and sorcery card in a graveyard has flashback. Its flashback cost is equal to its mana cost. (Its owner may cast the card from their graveyard for its flashback cost, then they exile it.)',
          ru: 'Каждая карта мгновенного заклинания или волшебства на любом кладбище имеет Воспоминание. Стоимость Воспоминания равна мана-стоимости карты. (Владелец может разыграть карту из своего кладбища за эту стоимость, затем он изгоняет её.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Take an extra turn after this one.',
          ru: 'Сделайте дополнительный ход после этого.',
        },
        acts: [{ kind: 'addExtraTurn' }],
      },
    ],
  },
  {
    id: 'panopticon',
    kind: 'plane',
    name: { en: 'Panopticon', ru: 'Паноптикон' },
    planarType: 'mirrodin',
    printings: [
      { set: 'OHOP', number: '29' },
      { set: 'OPCA', number: '62' },
      { set: 'MOC', number: '153' },
    ],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Draw a card.',
          ru: 'Возьмите карту.',
        },
      },
      {
        when: ['draw'],
        text: {
          en: 'Draw an additional card.',
          ru: 'Возьмите дополнительную карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Draw a card.',
          ru: 'Возьмите карту.',
        },
      },
    ],
  },
  {
    id: 'pools-of-becoming',
    kind: 'plane',
    name: { en: 'Pools of Becoming', ru: 'Заводи становления' },
    planarType: 'bolass-meditation-realm',
    printings: [
      { set: 'OHOP', number: '30' },
      { set: 'OPCA', number: '63' },
    ],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'Put all the cards in your hand on the bottom of your library in any order, then draw that many cards.',
          ru: 'Положите все карты из вашей руки в низ вашей библиотеки в любом порядке, затем возьмите столько же карт.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal the top three cards of your planar deck. Each chaos ability of those cards triggers. Then put the cards on the bottom of your planar deck in any order.',
          ru: 'Покажите три верхние карты вашей колоды измерений. Все их хаос-способности срабатывают. Затем положите эти карты в низ вашей колоды измерений в любом порядке.',
        },
        acts: [
          {
            kind: 'takeCards',
            operation: {
              take: { kind: 'cards', count: 3 },
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
    id: 'ravens-run',
    kind: 'plane',
    name: { en: 'Raven’s Run', ru: 'Вороновы Угодья' },
    planarType: 'shadowmoor',
    printings: [
      { set: 'OHOP', number: '31' },
      { set: 'OPCA', number: '66' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures have wither. (They deal damage to creatures in the form of −1/−1 counters.)',
          ru: 'Все существа имеют Увядание. (Они наносят повреждения существам в форме жетонов −1/−1.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a −1/−1 counter on target creature, two −1/−1 counters on another target creature, and three −1/−1 counters on a third target creature.',
          ru: 'Положите один жетон −1/−1 на целевое существо, два жетона −1/−1 на другое целевое существо и три жетона −1/−1 на третье целевое существо.',
        },
      },
    ],
  },
  {
    id: 'sanctum-of-serra',
    kind: 'plane',
    name: { en: 'Sanctum of Serra', ru: 'Святилище Серры' },
    planarType: 'serras-realm',
    printings: [
      { set: 'OHOP', number: '32' },
      { set: 'OPCA', number: '67' },
    ],
    abilities: [
      {
        when: ['leave'],
        text: {
          en: 'Destroy all nonland permanents.',
          ru: 'Уничтожьте все перманенты, не являющиеся землями.',
        },
        reminder: { en: 'destroy all nonland permanents', ru: 'уничтожить все перманенты, кроме земель' },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may have your life total become 20.',
          ru: 'Вы можете сделать количество ваших жизней равным 20.',
        },
        acts: [{ kind: 'setLife', to: 20 }],
      },
    ],
  },
  {
    id: 'sea-of-sand',
    kind: 'plane',
    name: { en: 'Sea of Sand', ru: 'Песчаное море' },
    planarType: 'rabiah',
    printings: [
      { set: 'OHOP', number: '33' },
      { set: 'OPCA', number: '68' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Players reveal each card they draw.',
          ru: 'Игроки показывают каждую карту, которую берут.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player draws a land card, that player gains 3 life.',
          ru: 'Каждый раз, когда игрок берёт карту земли, он получает 3 жизни.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player draws a nonland card, that player loses 3 life.',
          ru: 'Каждый раз, когда игрок берёт карту, не являющуюся землёй, он теряет 3 жизни.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put target permanent on top of its owner’s library.',
          ru: 'Положите целевой перманент на верх библиотеки его владельца.',
        },
      },
    ],
  },
  {
    id: 'shiv',
    kind: 'plane',
    name: { en: 'Shiv', ru: 'Шив' },
    planarType: 'dominaria',
    printings: [
      { set: 'OHOP', number: '34' },
      { set: 'OPCA', number: '70' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures have “{R}: This creature gets +1/+0 until end of turn.”',
          ru: 'Все существа имеют способность «{R}: это существо получает +1/+0 до конца хода».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 5/5 red Dragon creature token with flying.',
          ru: 'Создайте одну фишку существа 5/5 красный Дракон с Полётом.',
        },
      },
    ],
  },
  {
    id: 'skybreen',
    kind: 'plane',
    name: { en: 'Skybreen', ru: 'Скайбрин' },
    planarType: 'kaldheim',
    printings: [
      { set: 'OHOP', number: '35' },
      { set: 'OPCA', number: '71' },
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
          en: 'Spells that share a card type with the top card of any library can’t be cast.',
          ru: 'Нельзя разыгрывать заклинания, имеющие общий тип карты с верхней картой какой-либо библиотеки.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target player loses life equal to the number of cards in their hand.',
          ru: 'Целевой игрок теряет столько жизней, сколько карт у него в руке.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: null, loses: true }],
      },
    ],
  },
  {
    id: 'sokenzan',
    kind: 'plane',
    name: { en: 'Sokenzan', ru: 'Сокензан' },
    planarType: 'kamigawa',
    printings: [
      { set: 'OHOP', number: '36' },
      { set: 'OPCA', number: '72' },
      { set: 'MOC', number: '157' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All creatures get +1/+1 and have haste.',
          ru: 'Все существа получают +1/+1 и имеют Ускорение.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Untap all creatures that attacked this turn. If it’s a main phase, after this phase there is an additional combat phase followed by an additional main phase.',
          ru: 'Разверните все существа, атаковавшие в этом ходу. Если сейчас главная фаза, после неё следует дополнительная фаза боя, а за ней — дополнительная главная фаза.',
        },
      },
    ],
  },
  {
    id: 'stronghold-furnace',
    kind: 'plane',
    name: { en: 'Stronghold Furnace', ru: 'Горнило Твердыни' },
    planarType: 'rath',
    printings: [
      { set: 'OHOP', number: '37' },
      { set: 'OPCA', number: '75' },
      { set: 'MOC', number: '160' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'If a source would deal damage to a permanent or player, it deals twice that much damage instead.',
          ru: 'Если источник должен нанести повреждения перманенту или игроку, вместо этого он наносит вдвое больше повреждений.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This plane deals 1 damage to any target.',
          ru: 'Это измерение наносит 1 повреждение любой цели.',
        },
      },
    ],
  },
  {
    id: 'turri-island',
    kind: 'plane',
    name: { en: 'Turri Island', ru: 'Остров Турри' },
    planarType: 'ir',
    printings: [
      { set: 'OHOP', number: '38' },
      { set: 'OPCA', number: '82' },
      { set: 'MOC', number: '162' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Creature spells cost {2} less to cast.',
          ru: 'Разыгрывание заклинаний существ стоит на {2} меньше.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal the top three cards of your library. Put all creature cards among them into your hand and the rest into your graveyard.',
          ru: 'Покажите три верхние карты вашей библиотеки. Положите все карты существ из их числа в вашу руку, а остальные — на ваше кладбище.',
        },
      },
    ],
  },
  {
    id: 'undercity-reaches',
    kind: 'plane',
    name: { en: 'Undercity Reaches', ru: 'Пределы Подземного Города' },
    planarType: 'ravnica',
    printings: [
      { set: 'OHOP', number: '39' },
      { set: 'OPCA', number: '83' },
      { set: 'MOC', number: '163' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature deals combat damage to a player, its controller may draw a card.',
          ru: 'Каждый раз, когда существо наносит боевые повреждения игроку, контролирующий это существо игрок может взять карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You have no maximum hand size for the rest of the game.',
          ru: 'До конца партии максимальный размер вашей руки не ограничен.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'controller', ends: 'never' }],
        badge: { en: 'No maximum hand size', ru: 'Максимальный размер руки не ограничен' },
      },
    ],
  },
  {
    id: 'velis-vel',
    kind: 'plane',
    name: { en: 'Velis Vel', ru: 'Велис-Вель' },
    planarType: 'lorwyn',
    printings: [
      { set: 'OHOP', number: '40' },
      { set: 'OPCA', number: '84' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it. (A creature that shares several types with it still counts only once.)',
          ru: 'Каждое существо получает +1/+1 за каждое другое существо на поле битвы, имеющее с ним хотя бы один общий тип существ. (Существо с несколькими общими типами учитывается один раз.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target creature gains all creature types until end of turn.',
          ru: 'Целевое существо получает все типы существ до конца хода.',
        },
      },
    ],
  },
];
