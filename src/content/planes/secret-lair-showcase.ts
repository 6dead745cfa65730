import type { PlanarCardFacts } from './planar-card-facts';

/** Secret Lair Showcase Planes, February 2025: ten planes. */
export const secretLairShowcase: readonly PlanarCardFacts[] = [
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
          en: 'In the text of each sorcery spell, and of each sorcery card outside the stack, the word "sorcery" is replaced by "instant".',
          ru: 'В тексте каждого заклинания волшебства и каждой карты волшебства вне стека слово «волшебство» заменено на «мгновенное заклинание».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose two target players. Each of those players finds a card in their library, shuffles the library, and then puts that card on top.',
          ru: 'Выберите двух целевых игроков. Каждый из них находит в своей библиотеке одну карту, перетасовывает библиотеку и кладёт ту карту на её верх.',
        },
      },
    ],
  },
  {
    id: 'fblthp-completely-utterly-totally-lost',
    kind: 'plane',
    name: {
      en: 'Fblthp: Completely, Utterly, Totally Lost',
      ru: 'Фблтп: совсем, вконец и бесповоротно потерявшийся',
    },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '2' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create a Map token. (A Map is an artifact that has "{1}, {T}, Sacrifice this artifact: Choose target creature you control; it explores. Activate only as a sorcery". To have a creature explore, reveal your library\'s top card. Put a land card into your hand. For any other card, put a +1/+1 counter on the creature, then put the card back or into your graveyard.)',
          ru: 'Создайте одну фишку Карты местности. (Это артефакт со способностью «{1}, {T}, пожертвуйте этот артефакт: целевое существо под вашим контролем исследует местность. Активируйте только как волшебство». Когда существо исследует местность, покажите верхнюю карту вашей библиотеки. Карту земли положите в вашу руку. Если это другая карта, положите на то существо жетон +1/+1, затем положите карту обратно или на ваше кладбище.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Draw two cards and then discard two. Untap up to three lands.',
          ru: 'Возьмите две карты, затем сбросьте две карты. Разверните не более трёх земель.',
        },
      },
    ],
  },
  {
    id: 'finally-left-handed-magic-cards',
    kind: 'plane',
    name: { en: 'Finally! Left-Handed Magic Cards', ru: 'Наконец-то! Магия для левшей' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '3' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'The base power of each creature is the toughness printed on it.',
          ru: 'Базовая сила каждого существа равна напечатанной на нём выносливости.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'The base toughness of each creature is the power printed on it.',
          ru: 'Базовая выносливость каждого существа равна напечатанной на нём силе.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Draw your library's bottom card.",
          ru: 'Возьмите нижнюю карту вашей библиотеки.',
        },
      },
    ],
  },
  {
    id: 'happy-yargle-day',
    kind: 'plane',
    name: { en: 'Happy Yargle Day!', ru: 'С Днём Яргла!' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '4' }],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: "In each player's end step: If that player controls no creature named Yargle, Glutton of Urborg, they choose a creature they control and put a bargle counter on it. The creature becomes a copy of Yargle that isn't legendary. (Yargle, {4}{B}, is a black 9/3 Frog Spirit without abilities. This lasts indefinitely.)",
          ru: 'В заключительный шаг каждого игрока: если под контролем того игрока нет существа с именем «Яргл, Обжора Урборга» (yargle glutton of urborg), он выбирает существо под своим контролем и кладёт на него жетон баргла. То существо становится копией Яргла, но не легендарной. (Яргл, {4}{B}, — чёрный 9/3 Лягушка Дух без способностей. Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose one of these cards at random: Anger of the Gods, Explore, Fatal Push, Opt, Swords to Plowshares. Copy that card. Without paying the mana cost of the copy, you may cast it. (Anger of the Gods: 3 damage to each creature; those of them that would die this turn are exiled instead. Explore: you may play an additional land this turn, and you draw a card. Fatal Push: destroy target creature of mana value 2 or less, or of 4 or less if this turn a permanent you controlled left the battlefield. Opt: scry 1, then draw a card. Swords to Plowshares: exile target creature; whoever controls it gains as much life as its power.)',
          ru: 'Выберите случайным образом одну из этих карт: «Гнев богов» (anger of the gods), «Исследование» (explore), «Роковой толчок» (fatal push), «Выбор» (opt), «Мечи на орала» (swords to plowshares). Скопируйте ту карту; вы можете разыграть копию без уплаты её мана-стоимости. («Гнев богов»: 3 повреждения каждому существу; если такое существо должно умереть в этом ходу, вместо этого изгоните его. «Исследование»: в этом ходу вы можете разыграть дополнительную землю, и вы берёте карту. «Роковой толчок»: уничтожьте целевое существо с мановой ценностью 2 или меньше, а если в этом ходу перманент под вашим контролем покинул поле битвы — 4 или меньше. «Выбор»: предскажите 1, затем возьмите карту. «Мечи на орала»: изгоните целевое существо; контролирующий его игрок получает столько жизней, какова его сила.)',
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
          en: 'Any player may cast a spell as if it were another card of the same type and mana cost, as long as that card is legal in the format you are playing. (The mana costs must agree in color too.)',
          ru: 'Каждый игрок может разыгрывать заклинания так, как если бы те были другими картами того же типа и с той же мана-стоимостью, разрешёнными в формате этой партии. (Мана-стоимости должны совпадать и по цветам.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Exile cards off the top of your library, one at a time, until you have exiled a nonland card. Without paying its mana cost, you may cast it, but only as another card in the way of this plane's first ability. Put the others, in a random order, on the bottom of your library.",
          ru: 'Изгоняйте карты с верха вашей библиотеки по одной, пока не изгоните карту, не являющуюся землёй. Вы можете разыграть ту карту без уплаты её мана-стоимости, но только в качестве другой карты, согласно первой способности этого измерения. Положите остальные в низ вашей библиотеки в случайном порядке.',
        },
      },
    ],
  },
  {
    id: 'lil-giri-saves-the-day',
    kind: 'plane',
    name: { en: "Li'l Giri Saves the Day", ru: 'Малыш Гири спешит на помощь' },
    planarType: 'secret-lair',
    printings: [{ set: 'PSSC', number: '6' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Legendary Food tokens under your control have hexproof and indestructible.',
          ru: 'Легендарные фишки Еды под вашим контролем имеют Порчеустойчивость и Неразрушимость.',
        },
      },
      {
        when: ['arrive'],
        text: {
          en: "Create a colorless legendary 1/1 Food Warrior artifact creature token named Li'l Giri.",
          ru: 'Создайте одну легендарную фишку артефактного существа 1/1 бесцветный Еда Воин с именем «Малыш Гири».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose target legendary artifact creature you control. For each time you rolled the planar die this turn, put a +1/+1 counter on it.',
          ru: 'Положите X жетонов +1/+1 на целевое легендарное артефактное существо под вашим контролем, где X — количество ваших бросков кубика измерений в этом ходу.',
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
          en: "Each time a nontoken creature attacks, exile it. When its owner's next declare attackers step begins, it returns to the battlefield under that player's control, tapped and attacking.",
          ru: 'Каждый раз, когда существо, не являющееся фишкой, атакует, изгоните его. Верните его на поле битвы повёрнутым и атакующим под контролем его владельца в начале следующего шага объявления атакующих того игрока.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Goad target creature. (It must attack each combat if able and, if able, must attack a player other than you. This lasts until your next turn.)',
          ru: 'Разъярите целевое существо. (До вашего следующего хода оно атакует в каждом бою, если может, и атакует не вас, а другого игрока, если может.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'turnOf' }],
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
          en: 'All permanents, whatever their other types, are artifacts as well.',
          ru: 'Все перманенты являются артефактами в дополнение к своим другим типам.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'All spells, all permanents, and all cards outside the battlefield are colorless.',
          ru: 'Все заклинания, все перманенты и все карты вне поля битвы являются бесцветными.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Players may spend any mana as if it were of whatever color they like.',
          ru: 'Каждый игрок может тратить ману так, как если бы это была мана любого цвета.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Your next spell this turn has affinity for artifacts. (Casting it costs {1} less for each artifact you control.)',
          ru: 'Ваше следующее заклинание в этом ходу имеет Сродство с артефактами (affinity). (Его разыгрывание стоит на {1} меньше за каждый артефакт под вашим контролем.)',
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
          en: 'Each player chooses one nonblack creature under their control. Destroy the chosen creatures.',
          ru: 'Каждый игрок выбирает одно нечёрное существо под своим контролем. Уничтожьте выбранные существа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Do this X times, where X is how often you rolled the planar die this turn: Every opponent who neither sacrifices a nonland permanent nor discards a card loses 3 life.',
          ru: 'Повторите X раз, где X — количество ваших бросков кубика измерений в этом ходу: каждый оппонент теряет 3 жизни, если не пожертвует перманент, не являющийся землёй, или не сбросит карту.',
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
          en: 'Each player creates a green 1/1 Squirrel creature token when their upkeep begins, and another one each time they cast a spell.',
          ru: 'Каждый игрок создаёт одну фишку существа 1/1 зелёная Белка в начале своего шага поддержки и ещё одну каждый раз, когда разыгрывает заклинание.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each Squirrel you control gets a +1/+1 counter.',
          ru: 'Положите по одному жетону +1/+1 на каждую Белку под вашим контролем.',
        },
      },
    ],
  },
];
