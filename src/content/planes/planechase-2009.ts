import type { PlanarCardFacts } from './planar-card-facts';

/** Planechase, September 2009: forty planes. */
export const planechase2009: readonly PlanarCardFacts[] = [
  {
    id: 'academy-at-tolaria-west',
    kind: 'plane',
    name: { en: 'Academy at Tolaria West', ru: 'Академия на западе Толарии' },
    planarType: 'dominaria',
    printings: [
      { set: 'OHOP', number: '1' },
      { set: 'OPCA', number: '9' },
    ],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'If your hand is empty, draw seven cards.',
          ru: 'Если у вас в руке нет карт, возьмите семь карт.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Discard all the cards in your hand.',
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
          en: 'You may sacrifice one creature. If you do, reveal cards off the top of your library, one at a time, until you have revealed a creature card. Put it onto the battlefield and shuffle all the other revealed cards into your library.',
          ru: 'Вы можете пожертвовать одно существо. Если вы это делаете, показывайте карты с верха вашей библиотеки по одной, пока не покажете карту существа. Положите ту карту на поле битвы и втасуйте все остальные показанные карты в вашу библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may put a creature card onto the battlefield from your hand.',
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
          en: "Each time a white creature dies, put it back onto the battlefield under its owner's control when the next end step begins.",
          ru: 'Каждый раз, когда умирает белое существо, верните его на поле битвы под контролем его владельца в начале следующего заключительного шага.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: "Each time a nonwhite creature dies, put it into its owner's hand when the next end step begins.",
          ru: 'Каждый раз, когда умирает небелое существо, верните его в руку его владельца в начале следующего заключительного шага.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Until a player planeswalks, creatures can't attack you.",
          ru: 'Существа не могут атаковать вас, пока какой-либо игрок не совершит переход.',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'controller', ends: 'planeswalk' }],
        badge: { en: "Creatures can't attack this player", ru: 'Существа не могут атаковать этого игрока' },
      },
    ],
  },
  {
    id: 'bant',
    kind: 'plane',
    name: { en: 'Bant', ru: 'Бант' },
    planarType: 'alara',
    printings: [
      { set: 'OHOP', number: '4' },
      { set: 'OPCA', number: '15' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Every creature has exalted. (A creature that attacks alone gets +1/+1 until end of turn once per instance of exalted on permanents under its controller's control.)",
          ru: 'Все существа имеют Повышение (exalted). (Когда существо атакует в одиночку, оно получает +1/+1 до конца хода за каждое Повышение у перманентов под контролем игрока, контролирующего это существо.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Put a divinity counter on target creature that's green, white, or blue. It has indestructible for as long as any divinity counter remains on it.",
          ru: 'Положите жетон божественности на целевое зелёное, белое или синее существо. Оно имеет Неразрушимость до тех пор, пока на нём остаётся жетон божественности.',
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
          en: 'Choose target player. You may exchange life totals with that player.',
          ru: 'Вы можете обменяться количеством жизней с целевым игроком.',
        },
        acts: [{ kind: 'exchangeLife' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exchange control of two target permanents with a card type in common.',
          ru: 'Обменяйте контроль над двумя целевыми перманентами, у которых есть общий тип карты.',
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
          en: "Each time a nonblack card is put from anywhere into a player's graveyard, that player loses 1 life.",
          ru: 'Каждый раз, когда нечёрная карта попадает на кладбище игрока откуда угодно, тот игрок теряет 1 жизнь.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each of your opponents discards a card.',
          ru: 'Каждый ваш оппонент сбрасывает одну карту.',
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
          en: 'Each time a player taps a permanent for mana, they also add one mana of any type it produced.',
          ru: 'Каждый раз, когда игрок поворачивает перманент для получения маны, тот игрок также добавляет одну ману любого типа, произведённого тем перманентом.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Until a player planeswalks, target player can't cast spells.",
          ru: 'Целевой игрок не может разыгрывать заклинания, пока какой-либо игрок не совершит переход.',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'chosen', ends: 'planeswalk' }],
        badge: { en: "Can't cast spells", ru: 'Не может разыгрывать заклинания' },
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
        when: ['static'],
        text: {
          en: 'Each player skips their untap steps.',
          ru: 'Каждый игрок пропускает свои шаги разворота.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Untap each permanent you control.',
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
          en: 'Each red spell costs {1} less to cast.',
          ru: 'Разыгрывание красных заклинаний стоит на {1} меньше.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Each green spell costs {1} less to cast.',
          ru: 'Разыгрывание зелёных заклинаний стоит на {1} меньше.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a number of +1/+1 counters on target creature equal to its mana value.',
          ru: 'Положите на целевое существо X жетонов +1/+1, где X — его мановая ценность.',
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
          en: 'Each time a player casts a spell, they may gain 2 life.',
          ru: 'Каждый раз, когда игрок разыгрывает заклинание, тот игрок может получить 2 жизни.',
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
          en: "Sacrifice a creature that isn't black.",
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
          en: 'Each time a player casts an instant or sorcery that has a single target, they copy it for each other spell, permanent, player, and card outside the battlefield it could target. Every copy has a different one of those as its target.',
          ru: 'Каждый раз, когда игрок разыгрывает мгновенное заклинание или волшебство с единственной целью, тот игрок копирует его для каждого другого заклинания, перманента, игрока и карты вне поля битвы, которые могли бы стать его целью. У каждой копии своя цель из их числа, отличная от целей остальных копий.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose target creature. Every player who doesn't control it creates one token that's a copy of it.",
          ru: 'Выберите целевое существо. Каждый игрок, кроме контролирующего это существо, создаёт одну фишку, являющуюся его копией.',
        },
      },
    ],
  },
  {
    id: 'goldmeadow',
    kind: 'plane',
    name: { en: 'Goldmeadow', ru: 'Златолуг' },
    planarType: 'lorwyn',
    printings: [
      { set: 'OHOP', number: '13' },
      { set: 'OPCA', number: '30' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a land enters, the player who controls it creates three 0/1 white Goat creature tokens.',
          ru: 'Каждый раз, когда земля выходит на поле битвы, контролирующий её игрок создаёт три фишки существа 0/1 белый Козёл.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 0/1 white Goat creature token.',
          ru: 'Создайте одну фишку существа 0/1 белый Козёл.',
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
          en: 'Each creature assigns an amount of combat damage equal to its toughness, not its power.',
          ru: 'Каждое существо распределяет боевые повреждения в количестве, равном его выносливости, а не силе.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures you control gain trample and get +0/+2 until end of turn.',
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
          en: "Each creature card in your graveyard that's blue, black, and/or red has unearth, with an unearth cost equal to its mana cost. (You may pay that cost, only as a sorcery, to return the card to the battlefield. It gains haste. Exile it when the next end step begins or if it would leave the battlefield.)",
          ru: 'Каждая карта существа синего, чёрного и (или) красного цвета на вашем кладбище имеет способность «Раскопать» (unearth), стоимость которой равна мана-стоимости той карты. (Заплатив эту стоимость, верните карту на поле битвы. Существо получает Ускорение. Изгоните его в начале следующего заключительного шага или если оно должно покинуть поле битвы. Раскопать можно только как волшебство.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose target creature card in any graveyard. Put it onto the battlefield under your control.',
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
          en: 'Each creature gets -5/-0.',
          ru: 'Все существа получают -5/-0.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose target creature. You may destroy it if its power is 0 or less.',
          ru: 'Выберите целевое существо. Если его сила равна 0 или меньше, вы можете уничтожить его.',
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
          en: "Each time a creature enters, its controller may have it deal X damage to any target of their choice, where X is the entering creature's power.",
          ru: 'Каждый раз, когда существо выходит на поле битвы, контролирующий его игрок может заставить то существо нанести повреждения, равные его силе, любой цели по выбору того игрока.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Exile target creature, then put it back onto the battlefield under its owner's control.",
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
          en: "Each time a nontoken creature enters, the player who controls it creates one token that's a copy of it.",
          ru: 'Каждый раз, когда на поле битвы выходит существо, не являющееся фишкой, контролирующий его игрок создаёт одну фишку, которая является копией того существа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Destroy target creature and each other creature that shares a name with it.',
          ru: 'Уничтожьте целевое существо и все другие существа с тем же именем.',
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
          en: 'Each time a player casts an instant or sorcery, they copy that spell and may choose new targets for the copy.',
          ru: 'Каждый раз, когда игрок разыгрывает мгновенное заклинание или волшебство, тот игрок копирует его и может выбрать новые цели для копии.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This turn, instant and sorcery spells you cast cost {3} less.',
          ru: 'В этом ходу разыгрывание вами мгновенных заклинаний и волшебств стоит на {3} меньше.',
        },
      },
    ],
  },
  {
    id: 'krosa',
    kind: 'plane',
    name: { en: 'Krosa', ru: 'Кроса' },
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
          en: 'Each creature gets +2/+2.',
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
          en: 'Each creature has the ability "{T}: Add {G}{G}".',
          ru: 'Все существа имеют способность «{T}: добавьте {G}{G}».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Untap each creature you control.',
          ru: 'Разверните все существа под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'the-maelstrom',
    kind: 'plane',
    name: { en: 'The Maelstrom', ru: 'Мальстрим' },
    planarType: 'alara',
    printings: [
      { set: 'OHOP', number: '23' },
      { set: 'OPCA', number: '49' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "You may reveal your library's top card. If this reveals a permanent card, you may put that card onto the battlefield. Put the revealed card on the bottom of your library if you didn't put it onto the battlefield.",
          ru: 'Вы можете показать верхнюю карту вашей библиотеки. Если это карта перманента, вы можете положить её на поле битвы. Если вы показали карту, но не положили её на поле битвы, положите её в низ вашей библиотеки.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put target permanent card from your graveyard onto the battlefield.',
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
          en: 'Each time a player casts a spell, they may draw a card.',
          ru: 'Каждый раз, когда игрок разыгрывает заклинание, тот игрок может взять карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player may put a blue card from their graveyard into their hand.',
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
          en: 'Each time a nontoken creature enters, the player who controls it may search their library for one basic land card, put that card onto the battlefield tapped, and then shuffle.',
          ru: 'Каждый раз, когда на поле битвы выходит существо, не являющееся фишкой, контролирующий его игрок может найти в своей библиотеке карту базовой земли, положить её на поле битвы повёрнутой, а затем перетасовать библиотеку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target land becomes a 4/4 creature in addition to its other types, so it is still a land. (This lasts indefinitely.)',
          ru: 'Целевая земля становится существом 4/4 в дополнение к своим другим типам и остаётся землёй. (Этот эффект действует бессрочно.)',
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
          en: 'Put a flame counter on this plane. It then deals X damage to you, where X is how many flame counters it has.',
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
          en: 'This plane deals target player or planeswalker 3 damage.',
          ru: 'Это измерение наносит 3 повреждения целевому игроку или planeswalker-у.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: -3 }],
      },
    ],
    counters: { name: { en: 'Flame counters', ru: 'Жетоны пламени' } },
  },
  {
    id: 'naya',
    kind: 'plane',
    name: { en: 'Naya', ru: 'Наия' },
    planarType: 'alara',
    printings: [
      { set: 'OHOP', number: '27' },
      { set: 'OPCA', number: '55' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'During each of your turns, you may play as many lands as you like.',
          ru: 'В каждый свой ход вы можете разыграть любое количество земель.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Until end of turn, target creature you control that's red, green, or white gets +1/+1 for each land you control.",
          ru: 'До конца хода целевое красное, зелёное или белое существо под вашим контролем получает +1/+1 за каждую землю под вашим контролем.',
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
          en: 'Each instant or sorcery card in any graveyard has flashback, with a flashback cost equal to its own mana cost. (Its owner may cast it from their graveyard for that cost; if it would then leave the stack, it is exiled instead.)',
          ru: 'Все карты мгновенных заклинаний и волшебств на кладбищах имеют Воспоминание (flashback). Стоимость Воспоминания равна мана-стоимости самой карты. (Владелец может разыграть карту из своего кладбища за эту стоимость; если затем карта должна покинуть стек, вместо этого она изгоняется.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'After this turn, take an extra turn.',
          ru: 'Сделайте дополнительный ход после этого хода.',
        },
        acts: [{ kind: 'extraTurn' }],
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
          en: 'Draw an extra card.',
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
          en: 'Arrange the cards in your hand in any order and put them all on the bottom of your library, then draw that many cards.',
          ru: 'Положите все карты из вашей руки в низ вашей библиотеки в любом порядке, затем возьмите столько же карт.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Reveal your planar deck's top three cards. Every chaos ability of those cards triggers. Then put those cards on the bottom of that deck in any order.",
          ru: 'Покажите три верхние карты вашей колоды измерений. Срабатывает каждая хаос-способность показанных карт. Затем положите показанные карты в низ вашей колоды измерений в любом порядке.',
        },
        acts: [
          {
            kind: 'planarOperation',
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
    name: { en: "Raven's Run", ru: 'Тропа ворона' },
    planarType: 'shadowmoor',
    printings: [
      { set: 'OHOP', number: '31' },
      { set: 'OPCA', number: '66' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Every creature has wither. (Damage it deals to a creature is dealt as that many -1/-1 counters.)',
          ru: 'Все существа имеют Увядание (wither). (Повреждения, которые они наносят существам, принимают вид такого же количества жетонов -1/-1.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put one -1/-1 counter on target creature, two on another target creature, and three on a third target creature.',
          ru: 'Положите один жетон -1/-1 на целевое существо, два жетона -1/-1 на другое целевое существо и три жетона -1/-1 на третье целевое существо.',
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
          en: "Destroy every permanent that isn't a land.",
          ru: 'Уничтожьте все перманенты, не являющиеся землями.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may set your life total to 20.',
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
          en: 'Each player reveals every card as they draw it.',
          ru: 'Каждый игрок показывает каждую карту, которую берёт.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time a player draws a land card, they gain 3 life.',
          ru: 'Каждый раз, когда игрок берёт карту земли, тот игрок получает 3 жизни.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time a player draws a nonland card, they lose 3 life.',
          ru: 'Каждый раз, когда игрок берёт не являющуюся землёй карту, тот игрок теряет 3 жизни.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Target permanent goes on top of its owner's library.",
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
          en: 'Each creature has "{R}: Until end of turn, this creature gets +1/+0." (Only that creature\'s controller may activate it.)',
          ru: 'Каждое существо имеет способность «{R}: до конца хода это существо получает +1/+0». (Активировать её может только игрок, контролирующий это существо.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 5/5 red Dragon creature token that has flying.',
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
          en: 'Each player keeps the top card of their library revealed.',
          ru: 'Каждый игрок играет с открытой верхней картой своей библиотеки.',
        },
      },
      {
        when: ['static'],
        text: {
          en: "A spell can't be cast if at least one library's top card shares a card type with it.",
          ru: 'Заклинание нельзя разыграть, если у него есть общий тип карты с верхней картой хотя бы одной библиотеки.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target player loses as much life as they have cards in hand.',
          ru: 'Целевой игрок теряет столько жизней, сколько карт у него в руке.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: null }],
      },
    ],
  },
  {
    id: 'sokenzan',
    kind: 'plane',
    name: { en: 'Sokenzan', ru: 'Сокэндзан' },
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
          en: 'Each creature gets +1/+1 and has haste.',
          ru: 'Все существа получают +1/+1 и имеют Ускорение.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Untap each creature that attacked this turn. If it's currently a main phase, this phase is followed by an additional combat phase and then an additional main phase.",
          ru: 'Разверните все существа, атаковавшие в этом ходу. Если сейчас главная фаза, после неё следует дополнительная фаза боя, а затем дополнительная главная фаза.',
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
          en: 'Any source that would deal damage to a player or permanent deals twice that much instead.',
          ru: 'Если какой-либо источник должен нанести повреждения игроку или перманенту, вместо этого он наносит вдвое больше повреждений.',
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
          en: 'Every creature spell costs {2} less to cast.',
          ru: 'Разыгрывание любого заклинания существа стоит на {2} меньше.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal three cards from the top of your library. Put each creature card among them into your hand and the others into your graveyard.',
          ru: 'Покажите три верхние карты вашей библиотеки. Положите все показанные карты существ в вашу руку, а остальные — на ваше кладбище.',
        },
      },
    ],
  },
  {
    id: 'undercity-reaches',
    kind: 'plane',
    name: { en: 'Undercity Reaches', ru: 'Пределы Подгорода' },
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
          en: "Each time a creature deals combat damage to any player, that creature's controller may draw a card.",
          ru: 'Каждый раз, когда существо наносит боевые повреждения игроку, контролирующий это существо игрок может взять карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For the rest of the game, you have no maximum hand size.',
          ru: 'Максимальный размер вашей руки не ограничен до конца партии.',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'controller', ends: 'never' }],
        badge: { en: 'No maximum hand size', ru: 'Максимальный размер руки не ограничен' },
      },
    ],
  },
  {
    id: 'velis-vel',
    kind: 'plane',
    name: { en: 'Velis Vel', ru: 'Велис-Вел' },
    planarType: 'lorwyn',
    printings: [
      { set: 'OHOP', number: '40' },
      { set: 'OPCA', number: '84' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Every creature gets +1/+1 per other creature on the battlefield that has at least one creature type in common with it. (A creature with several types in common still counts once.)',
          ru: 'Каждое существо получает +1/+1 за каждое другое существо на поле битвы, имеющее с ним хотя бы один общий тип существа. (Существо с несколькими общими типами учитывается один раз.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, target creature gains every creature type.',
          ru: 'До конца хода целевое существо получает все типы существ.',
        },
      },
    ],
  },
];
