import type { PrintedCardFacts } from './planar-card-facts';

/** Secret Lair Showcase Planes, February 2025: ten planes. */
export const secretLairShowcase: readonly PrintedCardFacts[] = [
  {
    id: 'deceptive-divination',
    kind: 'plane',
    name: { en: 'Deceptive Divination', ru: 'Обманчивое прорицание' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '1' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'In the text of each sorcery spell and each sorcery card that isn’t on the stack, replace “sorcery” with “instant.”',
          ru: 'В тексте каждого заклинания волшебства и каждой карты волшебства вне стека замените слово «волшебство» на «мгновенное заклинание».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Two target players each search their library for a card, then shuffle and put that card on top.',
          ru: 'Выберите двух целевых игроков. Каждый из них находит в своей библиотеке карту, перетасовывает библиотеку и кладёт эту карту на её верх.',
        },
      },
    ],
  },
  {
    id: 'fblthp-completely-utterly-totally-lost',
    kind: 'plane',
    name: {
      en: 'Fblthp: Completely, Utterly, Totally Lost',
      ru: 'Фыблтып: совсем, вконец и бесповоротно потерявшийся',
    },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '2' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create a Map token. (A Map is an artifact with “{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.” When a creature explores, reveal the top card of your library. If it’s a land, put it into your hand. Otherwise, put a +1/+1 counter on that creature, then put the card back or put it into your graveyard.)',
          ru: 'Создайте одну фишку Карты местности. (Это артефакт со способностью «{1}, {T}, пожертвуйте эту фишку: целевое существо под вашим контролем использует Разведку. Активируйте только как волшебство». Когда существо использует Разведку, покажите верхнюю карту вашей библиотеки. Если это земля, положите её в вашу руку. В противном случае положите жетон +1/+1 на это существо, затем положите карту обратно или на ваше кладбище.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Draw two cards, then discard two cards. Untap up to three lands.',
          ru: 'Возьмите две карты, затем сбросьте две карты. Разверните не более трёх земель.',
        },
      },
    ],
  },
  {
    id: 'finally-left-handed-magic-cards',
    kind: 'plane',
    name: { en: 'Finally! Left-Handed Magic Cards', ru: 'Наконец-то! Карты Magic для левшей' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '3' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each creature has base power equal to its printed toughness.',
          ru: 'Базовая сила каждого существа равна его напечатанной выносливости.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Each creature has base toughness equal to its printed power.',
          ru: 'Базовая выносливость каждого существа равна его напечатанной силе.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Draw a card from the bottom of your library.',
          ru: 'Возьмите карту с низа вашей библиотеки.',
        },
      },
    ],
  },
  {
    id: 'happy-yargle-day',
    kind: 'plane',
    name: { en: 'Happy Yargle Day!', ru: 'С Днём Яргуля!' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '4' }],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'At the beginning of each player’s end step, if that player doesn’t control a creature named Yargle, Glutton of Urborg, they put a bargle counter on a creature they control. It becomes a copy of Yargle, except it isn’t legendary. (Yargle is a 9/3 black Frog Spirit with mana cost {4}{B} and no abilities. This effect lasts indefinitely.)',
          ru: 'Если в начале заключительного шага любого игрока под контролем этого игрока нет существа с именем «Яргуль, Обжора Урборга», он кладёт жетон баргла на существо под своим контролем. Оно становится копией Яргуля, но не легендарной. (Яргуль — чёрная Лягушка Дух 9/3 с мана-стоимостью {4}{B} и без способностей. Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose Anger of the Gods, Explore, Fatal Push, Opt, or Swords to Plowshares at random. Copy that card. You may cast the copy without paying its mana cost. (Anger of the Gods: Deal 3 damage to each creature. If one of them would die this turn, exile it instead. Explore: You may play an additional land this turn. Draw a card. Fatal Push: Destroy target creature if its mana value is 2 or less, or 4 or less if a permanent you controlled left the battlefield this turn. Opt: Scry 1, then draw a card. Swords to Plowshares: Exile target creature. Its controller gains life equal to its power.)',
          ru: 'Выберите случайным образом «Гнев Богов», «На Поиски», «Смертельный Толчок», «Выбор» или «Мечи на Орала». Скопируйте эту карту. Вы можете разыграть копию без уплаты её мана-стоимости. («Гнев Богов»: 3 повреждения каждому существу; если такое существо должно умереть в этом ходу, вместо этого изгоните его. «На Поиски»: вы можете разыграть дополнительную землю в этом ходу; возьмите карту. «Смертельный Толчок»: уничтожьте целевое существо с мановой ценностью 2 или меньше, а если в этом ходу поле битвы покинул перманент под вашим контролем — 4 или меньше. «Выбор»: предскажите 1, затем возьмите карту. «Мечи на Орала»: изгоните целевое существо; контролирующий его игрок получает количество жизней, равное силе этого существа.)',
        },
      },
    ],
  },
  {
    id: 'imaginary-friends',
    kind: 'plane',
    name: { en: 'Imaginary Friends', ru: 'Воображаемые друзья' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '5' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Players may cast spells as though they were other cards with the same type and mana cost that are legal in this game’s format. (Mana costs must match in color, too.)',
          ru: 'Каждый игрок может разыгрывать заклинания так, как если бы это были другие карты того же типа и с той же мана-стоимостью, разрешённые в формате этой партии. (Мана-стоимости должны совпадать и по цвету.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile cards from the top of your library until you exile a nonland card. You may cast that card without paying its mana cost, but only as another card, using this plane’s first ability. Put the rest on the bottom of your library in a random order.',
          ru: 'Изгоняйте карты с верха вашей библиотеки, пока не изгоните карту, не являющуюся землёй. Вы можете разыграть её без уплаты её мана-стоимости, но только как другую карту, по первой способности этого измерения. Положите остальные карты в низ вашей библиотеки в случайном порядке.',
        },
      },
    ],
  },
  {
    id: 'lil-giri-saves-the-day',
    kind: 'plane',
    name: { en: 'Li’l Giri Saves the Day', ru: 'Малыш Гири спешит на помощь' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '6' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Legendary Food tokens you control have hexproof and indestructible.',
          ru: 'Легендарные фишки Еды под вашим контролем имеют Порчеустойчивость и Неразрушимость.',
        },
      },
      {
        when: ['arrive'],
        text: {
          en: 'Create Li’l Giri, a legendary 1/1 colorless Food Warrior artifact creature token.',
          ru: 'Создайте Малыша Гири — легендарную фишку артефактного существа 1/1 бесцветная Еда Воин.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a +1/+1 counter on target legendary artifact creature you control for each time you’ve rolled the planar die this turn.',
          ru: 'Положите на целевое легендарное артефактное существо под вашим контролем по одному жетону +1/+1 за каждый ваш бросок кубика измерений в этом ходу.',
        },
      },
    ],
  },
  {
    id: 'math-is-for-blockers',
    kind: 'plane',
    name: { en: 'Math is for Blockers', ru: 'Пусть считают блокирующие' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '7' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a nontoken creature attacks, exile it. At the beginning of its owner’s next declare attackers step, return it to the battlefield under that player’s control tapped and attacking.',
          ru: 'Каждый раз, когда атакует существо, не являющееся фишкой, изгоните его. В начале следующего шага объявления атакующих владельца этого существа верните его на поле битвы под контролем этого игрока повёрнутым и атакующим.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Goad target creature. (Until your next turn, it attacks each combat if able and attacks a player other than you if able.)',
          ru: 'Разъярите целевое существо. (До вашего следующего хода оно атакует в каждом бою, если может, и атакует не вас, а другого игрока, если может.)',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'turnOf' }],
        badge: { en: 'A creature is goaded', ru: 'Существо разъярено' },
      },
    ],
  },
  {
    id: 'mycosynthwave',
    kind: 'plane',
    name: { en: 'Mycosynthwave', ru: 'Микосинтвейв' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '8' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'All permanents are artifacts in addition to their other types.',
          ru: 'Все перманенты являются артефактами в дополнение к своим другим типам.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'All permanents, spells, and cards that aren’t on the battlefield are colorless.',
          ru: 'Все перманенты, заклинания и карты вне поля битвы являются бесцветными.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Players may spend mana as though it were mana of any color.',
          ru: 'Каждый игрок может тратить ману так, как если бы это была мана любого цвета.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'The next spell you cast this turn has affinity for artifacts. (It costs {1} less to cast for each artifact you control.)',
          ru: 'Следующее заклинание, которое вы разыграете в этом ходу, имеет Родство с артефактами. (Оно стоит на {1} меньше за каждый артефакт под вашим контролем.)',
        },
      },
    ],
  },
  {
    id: 'sans-mercy',
    kind: 'plane',
    name: { en: 'sAnS mERcY', ru: 'бЕз пОЩадЫ' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '9' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player chooses a nonblack creature they control. Destroy those creatures.',
          ru: 'Каждый игрок выбирает нечёрное существо под своим контролем. Уничтожьте эти существа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Do this once for each time you’ve rolled the planar die this turn: Each opponent loses 3 life unless they sacrifice a nonland permanent or discard a card.',
          ru: 'Сделайте это по одному разу за каждый ваш бросок кубика измерений в этом ходу: каждый оппонент теряет 3 жизни, если не пожертвует не являющийся землёй перманент или не сбросит карту.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: -3 }],
      },
    ],
  },
  {
    id: 'we-hope-you-like-squirrels',
    kind: 'plane',
    name: { en: 'We Hope You Like Squirrels', ru: 'Надеемся, вы любите белок' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '10' }],
    abilities: [
      {
        when: ['upkeep', 'trigger'],
        text: {
          en: 'Each player creates a 1/1 green Squirrel creature token at the beginning of their upkeep and whenever they cast a spell.',
          ru: 'Каждый игрок создаёт одну фишку существа 1/1 зелёная Белка в начале своего шага поддержки и каждый раз, когда разыгрывает заклинание.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a +1/+1 counter on each Squirrel you control.',
          ru: 'Положите по одному жетону +1/+1 на каждую Белку под вашим контролем.',
        },
      },
    ],
  },
];
