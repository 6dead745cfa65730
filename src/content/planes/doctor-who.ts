import type { PlanarCardFacts } from './planar-card-facts';

/** Doctor Who, October 2023: thirty-six planes and four phenomena. */
export const doctorWho: readonly PlanarCardFacts[] = [
  {
    id: 'amys-home',
    kind: 'plane',
    name: { en: "Amy's Home", ru: 'Дом Эми' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '566' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "You may exile one nonland card from your hand. It's exiled with X time counters, where X is its mana value. If that card has no suspend, it gains suspend. (When each of its owner's upkeeps begins, that player removes one time counter. Upon removing the last one, they may cast the card without paying its mana cost. A creature cast this way has haste.)",
          ru: 'Вы можете изгнать из вашей руки одну не являющуюся землёй карту с X временными жетонами на ней, где X — её мановая ценность. Если у изгнанной карты нет Отсрочки, она получает Отсрочку. (В начале каждого своего шага поддержки владелец карты удаляет с неё один временной жетон. Когда удалён последний, он может разыграть эту карту без уплаты её мана-стоимости. Разыгранное таким образом существо имеет Ускорение.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Time travel. (For each permanent you control that has a time counter and each suspended card you own, you may put one time counter on it or remove one from it.)',
          ru: 'Совершите путешествие во времени (time travel). (Для каждой отсроченной карты, владельцем которой вы являетесь, и для каждого перманента под вашим контролем, на котором есть временной жетон, вы можете добавить или удалить один временной жетон.)',
        },
      },
    ],
  },
  {
    id: 'antarctic-research-base',
    kind: 'plane',
    name: { en: 'Antarctic Research Base', ru: 'Антарктическая исследовательская база' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '567' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Investigate. (Create a Clue token. It\'s an artifact with "{2}, Sacrifice this artifact: Draw a card".)',
          ru: 'Используйте Дознание (investigate). (Создайте одну фишку Улики. Это артефакт со способностью «{2}, пожертвуйте этот артефакт: возьмите карту».)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a number of +1/+1 counters on target creature you control equal to the number of artifacts under your control. In addition to its other types, that creature becomes a Plant. (This lasts indefinitely.)',
          ru: 'Положите X жетонов +1/+1 на целевое существо под вашим контролем, где X — количество артефактов под вашим контролем. То существо становится Растением в дополнение к своим другим типам. (Этот эффект действует бессрочно.)',
        },
      },
    ],
  },
  {
    id: 'aplan-mortarium',
    kind: 'plane',
    name: { en: 'Aplan Mortarium', ru: 'Мортариум апланов' },
    planarType: 'alfava-metraxis',
    printings: [{ set: 'WHO', number: '568' }],
    abilities: [
      {
        when: ['upkeep'],
        text: {
          en: 'Put an exposure counter on this plane. You then lose X life, where X is how many exposure counters it has.',
          ru: 'Положите на это измерение жетон облучения. Затем вы теряете столько жизней, сколько на нём жетонов облучения.',
        },
        acts: [
          { kind: 'counters', by: 1 },
          { kind: 'life', who: 'controller', by: -1, perCounter: true },
        ],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create two 2/2 Alien Angel artifact creature tokens that are black and have vigilance, first strike, and "Each time an opponent casts a creature spell, until end of turn this token isn\'t a creature".',
          ru: 'Создайте две фишки артефактного существа 2/2 чёрный Пришелец Ангел с Первым ударом, Бдительностью и способностью «Каждый раз, когда оппонент разыгрывает заклинание существа, эта фишка не является существом до конца хода».',
        },
      },
    ],
    counters: { name: { en: 'Exposure counters', ru: 'Жетоны облучения' } },
  },
  {
    id: 'bad-wolf-bay',
    kind: 'plane',
    name: { en: 'Bad Wolf Bay', ru: 'Бухта Злого Волка' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '569' }],
    abilities: [
      {
        when: ['combat'],
        text: {
          en: "Exile up to one target creature. When the next end step begins, put it back onto the battlefield under its owner's control.",
          ru: 'Изгоните не более одного целевого существа. Верните его на поле битвы под контролем его владельца в начале следующего заключительного шага.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This turn, no card can enter the battlefield from exile. Then planeswalk.',
          ru: 'В этом ходу карты не могут выходить на поле битвы из изгнания. Затем совершите переход.',
        },
        acts: [{ kind: 'planeswalk' }],
      },
    ],
  },
  {
    id: 'besieged-viking-village',
    kind: 'plane',
    name: { en: 'Besieged Viking Village', ru: 'Осаждённая деревня викингов' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '570' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Every creature has "Boast — {1}: Put one +1/+1 counter on this creature". (This can be activated only once per turn, and only if the creature attacked this turn.)',
          ru: 'Все существа имеют способность «Похвальба (boast) — {1}: положите жетон +1/+1 на это существо». (Активировать её можно только один раз за ход и только если это существо атаковало в этом ходу.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put one indestructible counter on target creature under your control that attacked this turn.',
          ru: 'Положите жетон Неразрушимости на целевое существо под вашим контролем, которое атаковало в этом ходу.',
        },
      },
    ],
  },
  {
    id: 'bowie-base-one',
    kind: 'plane',
    name: { en: 'Bowie Base One', ru: 'База Боуи-1' },
    planarType: 'mars',
    printings: [{ set: 'WHO', number: '571' }],
    abilities: [
      {
        when: ['endStep'],
        text: {
          en: 'Goad target creature that the player to your left controls. (Until your next turn, it must attack each combat if able and, if able, must attack a player other than you.)',
          ru: 'Разъярите целевое существо под контролем игрока слева от вас. (До вашего следующего хода оно атакует в каждом бою, если может, и атакует не вас, а другого игрока, если может.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'turnOf' }],
        badge: { en: 'A creature is goaded', ru: 'Существо разъярено' },
      },
      {
        when: ['chaos'],
        text: {
          en: "Until end of turn, target creature gains islandwalk. (While the defending player controls an Island, it can't be blocked.)",
          ru: 'Целевое существо получает Знание Островов до конца хода. (Его нельзя заблокировать, пока под контролем защищающегося игрока есть Остров.)',
        },
      },
    ],
  },
  {
    id: 'caught-in-a-parallel-universe',
    kind: 'phenomenon',
    name: { en: 'Caught in a Parallel Universe', ru: 'В плену параллельной вселенной' },
    planarType: null,
    printings: [{ set: 'WHO', number: '572' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: "Each player chooses a creature that the player to their left controls. Then each player creates one token that's a copy of their chosen creature, except that it has menace.",
          ru: 'Каждый игрок выбирает существо под контролем игрока слева от себя. Затем каждый игрок создаёт одну фишку, являющуюся копией выбранного им существа, за исключением того, что она имеет Угрозу.',
        },
      },
    ],
  },
  {
    id: 'the-cave-of-skulls',
    kind: 'plane',
    name: { en: 'The Cave of Skulls', ru: 'Пещера черепов' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '573' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Creature cards in your graveyard have scavenge, each with a scavenge cost equal to that card's mana cost. (Only as a sorcery, you may pay that cost and exile the card from your graveyard to put as many +1/+1 counters on target creature as the exiled card's power.)",
          ru: 'Каждая карта существа на вашем кладбище имеет Утилизацию, стоимость которой равна мана-стоимости той карты. (Заплатите эту стоимость и изгоните карту из вашего кладбища: положите X жетонов +1/+1 на целевое существо, где X — сила изгнанной карты. Утилизировать можно только как волшебство.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create two 1/1 white Warrior creature tokens.',
          ru: 'Создайте две фишки существа 1/1 белый Воин.',
        },
      },
    ],
  },
  {
    id: 'the-cheetah-planet',
    kind: 'plane',
    name: { en: 'The Cheetah Planet', ru: 'Планета гепардов' },
    planarType: 'outside-mutters-spiral',
    printings: [{ set: 'WHO', number: '574' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "Put two +1/+1 counters on target creature you control that isn't a Cat. It also becomes a Cat and keeps its other types. (This lasts indefinitely.)",
          ru: 'Положите два жетона +1/+1 на целевое существо под вашим контролем, не являющееся Кошкой. Оно становится Кошкой в дополнение к своим другим типам. (Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Until end of turn, every Cat gains provoke. (Each time such a Cat attacks, the player controlling it may have target creature under the defending player's control untap and block that Cat if able.)",
          ru: 'Все Кошки получают Провокацию (provoke) до конца хода. (Каждый раз, когда Кошка с Провокацией атакует, контролирующий её игрок может заставить целевое существо под контролем защищающегося игрока развернуться и заблокировать её, если оно может.)',
        },
      },
    ],
  },
  {
    id: 'city-of-the-daleks',
    kind: 'plane',
    name: { en: 'City of the Daleks', ru: 'Город далеков' },
    planarType: 'skaro',
    printings: [{ set: 'WHO', number: '575' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time you attack with one or more creatures, target opponent loses life equal to the number of artifacts you control.',
          ru: 'Каждый раз, когда вы атакуете одним или несколькими существами, целевой оппонент теряет столько жизней, сколько артефактов под вашим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each opponent, create one 3/3 black Dalek artifact creature token that has menace; this turn, that token attacks that opponent if able. The tokens gain haste. When the next end step begins, sacrifice them.',
          ru: 'Для каждого оппонента создайте одну фишку артефактного существа 3/3 чёрный Далек с Угрозой; в этом ходу та фишка атакует того оппонента, если может. Эти фишки получают Ускорение. Пожертвуйте их в начале следующего заключительного шага.',
        },
      },
    ],
  },
  {
    id: 'coal-hill-school',
    kind: 'plane',
    name: { en: 'Coal Hill School', ru: 'Школа Коул-Хилл' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '576' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a player casts a historic spell, they draw a card. (Historic means artifact, legendary, or Saga.)',
          ru: 'Каждый раз, когда игрок разыгрывает историческое заклинание, тот игрок берёт карту. (Историческими являются артефакты, Саги и всё легендарное.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target historic card to your hand from your graveyard.',
          ru: 'Верните целевую историческую карту из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'dalek-intensive-care',
    kind: 'plane',
    name: { en: 'Dalek Intensive Care', ru: 'Отделение интенсивной терапии далеков' },
    planarType: 'the-dalek-asylum',
    printings: [{ set: 'WHO', number: '577' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "Exile a creature you control that isn't a Dalek. If you do, create one 3/3 black Dalek artifact creature token that has menace, and that token gains haste until end of turn.",
          ru: 'Изгоните существо под вашим контролем, не являющееся Далеком. Если вы это делаете, создайте одну фишку артефактного существа 3/3 чёрный Далек с Угрозой. Та фишка получает Ускорение до конца хода.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose target Dalek you control and target creature you don't control. The Dalek deals that creature damage equal to the Dalek's power.",
          ru: 'Целевой Далек под вашим контролем наносит целевому существу не под вашим контролем повреждения, равные силе того Далека.',
        },
      },
    ],
  },
  {
    id: 'the-dining-car',
    kind: 'plane',
    name: { en: 'The Dining Car', ru: 'Вагон-ресторан' },
    planarType: 'spacecraft',
    printings: [{ set: 'WHO', number: '578' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Every player creates a Food token.',
          ru: 'Каждый игрок создаёт одну фишку Еды.',
        },
      },
      {
        when: ['upkeep'],
        text: {
          en: 'Among the creatures you control, sacrifice one that has the least toughness. Then investigate. (Create a Clue token.)',
          ru: 'Пожертвуйте существо с наименьшей выносливостью среди существ под вашим контролем. Затем используйте Дознание (investigate). (Создайте одну фишку Улики.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This turn, it costs {2} less to activate abilities of artifact tokens you control.',
          ru: 'В этом ходу активация способностей фишек артефактов под вашим контролем стоит на {2} меньше.',
        },
      },
    ],
  },
  {
    id: 'the-doctors-childhood-barn',
    kind: 'plane',
    name: { en: "The Doctor's Childhood Barn", ru: 'Амбар из детства Доктора' },
    planarType: 'gallifrey',
    printings: [{ set: 'WHO', number: '579' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each creature enters tapped.',
          ru: 'Существа выходят на поле битвы повёрнутыми.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "For each of your opponents, choose up to one target nonland permanent they control. Untap the chosen permanents, and they phase out. While this plane stays face up, they can't phase in; when any player planeswalks, they phase in. (A phased-out permanent is treated as though it doesn't exist.)",
          ru: 'Для каждого оппонента выберите не более одного целевого не являющегося землёй перманента под контролем того игрока. Разверните эти перманенты. Они уходят в противофазу. Они не могут выйти из противофазы, пока это измерение остаётся открытым. Когда какой-либо игрок совершает переход, они выходят из противофазы. (Перманент в противофазе считается несуществующим.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'planeswalk' }],
        badge: { en: 'The chosen permanents are phased out', ru: 'Выбранные перманенты в противофазе' },
      },
    ],
  },
  {
    id: 'the-doctors-tomb',
    kind: 'plane',
    name: { en: "The Doctor's Tomb", ru: 'Гробница Доктора' },
    planarType: 'trenzalore',
    printings: [{ set: 'WHO', number: '580' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'A creature that would die is exiled instead, and the player who controlled it loses 2 life.',
          ru: 'Если существо должно умереть, вместо этого изгоните его, а игрок, контролировавший то существо, теряет 2 жизни.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose any number of players and redistribute their life totals among them. (Each of those players ends up with exactly one of those totals.)',
          ru: 'Выберите любое количество игроков и перераспределите между ними их количества жизней. (Каждый из этих игроков получает ровно одно из этих количеств.)',
        },
        acts: [{ kind: 'redistributeLife' }],
      },
    ],
  },
  {
    id: 'the-drum-mining-facility',
    kind: 'plane',
    name: { en: 'The Drum, Mining Facility', ru: 'Барабан, добывающая станция' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '581' }],
    abilities: [
      {
        when: ['roll'],
        text: {
          en: 'Until end of turn, creatures you control gain haste and get +1/+1.',
          ru: 'Существа под вашим контролем получают +1/+1 и Ускорение до конца хода.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'End the turn. (All spells and abilities on the stack are exiled. The player whose turn it is discards any cards above their maximum hand size. Damage wears off, as do effects that last for "this turn" or "until end of turn".)',
          ru: 'Завершите ход. (Изгоните все заклинания и способности из стека. Игрок, чей сейчас ход, сбрасывает карты до своего максимального размера руки. Повреждения снимаются, а эффекты «в этом ходу» и «до конца хода» прекращаются.)',
        },
        acts: [{ kind: 'endTurn' }],
      },
    ],
  },
  {
    id: 'fixed-point-in-time',
    kind: 'phenomenon',
    name: { en: 'Fixed Point in Time', ru: 'Фиксированная точка во времени' },
    planarType: null,
    printings: [{ set: 'WHO', number: '582' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Until your next turn, each time a planar die roll would cause a player to planeswalk, chaos ensues instead.',
          ru: 'До вашего следующего хода, если какой-либо игрок должен совершить переход в результате броска кубика измерений, вместо этого наступает хаос.',
        },
        acts: [{ kind: 'lasting', does: 'walkIsChaos', who: 'everybody', ends: 'turnOf' }],
      },
    ],
  },
  {
    id: 'gardens-of-tranquil-repose',
    kind: 'plane',
    name: { en: 'Gardens of Tranquil Repose', ru: 'Сады Безмятежного Покоя' },
    planarType: 'necros',
    printings: [{ set: 'WHO', number: '583' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time a creature dies, exile it, and the player who controlled it scries 1.',
          ru: 'Каждый раз, когда существо умирает, изгоните его. Игрок, контролировавший его, предсказывает 1.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create one 3/3 black Dalek artifact creature token that has menace, plus one more such token for each card exiled with this plane.',
          ru: 'Создайте X фишек артефактного существа 3/3 чёрный Далек с Угрозой, где X — количество карт, изгнанных с помощью этого измерения, плюс один.',
        },
      },
    ],
    counters: { name: { en: 'Cards exiled', ru: 'Изгнанные карты' } },
  },
  {
    id: 'hotel-of-fears',
    kind: 'plane',
    name: { en: 'Hotel of Fears', ru: 'Отель страхов' },
    planarType: 'spacecraft',
    printings: [{ set: 'WHO', number: '584' }],
    abilities: [
      {
        when: ['upkeep'],
        text: {
          en: "Exile your library's top card. You lose life equal to that card's mana value. This turn, you may play it.",
          ru: 'Изгоните верхнюю карту вашей библиотеки. Вы теряете столько жизней, какова её мановая ценность. В этом ходу вы можете разыграть ту карту.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null }],
      },
      {
        when: ['chaos'],
        text: {
          en: "Choose a color. Put as many +1/+1 counters on target creature you control as your devotion to the chosen color. Then sacrifice another creature. (Devotion to a color counts that color's mana symbols among the mana costs of permanents you control.)",
          ru: 'Выберите цвет. Положите X жетонов +1/+1 на целевое существо под вашим контролем, где X — ваша преданность тому цвету. Затем пожертвуйте другое существо. (Ваша преданность цвету равна количеству символов маны этого цвета в мана-стоимостях перманентов под вашим контролем.)',
        },
      },
    ],
  },
  {
    id: 'human-time-lord-meta-crisis',
    kind: 'phenomenon',
    name: { en: 'Human-Time Lord Meta-Crisis', ru: 'Метакризис человека и Повелителя Времени' },
    planarType: null,
    printings: [{ set: 'WHO', number: '585' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: "Each player chooses a first creature they control and, if they like, a second one. Next, each player creates one token that's a copy of their first creature, except the token isn't legendary. After that, each player who chose two creatures puts X +1/+1 counters on their token, where X is the power of their second creature.",
          ru: 'Каждый игрок выбирает одно или два существа под своим контролем. Каждый игрок создаёт одну фишку, являющуюся копией первого из выбранных им существ, за исключением того, что она не легендарная. Затем каждый игрок, выбравший второе существо, кладёт на созданную им фишку столько жетонов +1/+1, какова сила второго выбранного им существа.',
        },
      },
    ],
  },
  {
    id: 'kerblam-warehouse',
    kind: 'plane',
    name: { en: 'Kerblam! Warehouse', ru: 'Склад «Керблам!»' },
    planarType: 'kandoka',
    printings: [{ set: 'WHO', number: '586' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time one or more creatures you control deal a player combat damage, create one Treasure token.',
          ru: 'Каждый раз, когда одно или несколько существ под вашим контролем наносят боевые повреждения игроку, создайте одну фишку Сокровища.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Noncreature artifacts you control gain this ability until your next turn: "{T}, Sacrifice this artifact: You flip a coin. If you win that flip, the artifact deals 3 damage to any target".',
          ru: 'До вашего следующего хода не являющиеся существами артефакты под вашим контролем получают способность «{T}, пожертвуйте этот артефакт: подбросьте монету. Если вы выигрываете бросок, этот артефакт наносит 3 повреждения любой цели».',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'controller', ends: 'turnOf' }],
        badge: {
          en: 'Noncreature artifacts: sacrifice, flip, 3 damage',
          ru: 'Артефакты (не существа): жертва, монета, 3 повреждения',
        },
      },
    ],
  },
  {
    id: 'lake-silencio',
    kind: 'plane',
    name: { en: 'Lake Silencio', ru: 'Озеро Силенсио' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '587' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Every spell has split second. (While such a spell is on the stack, no spells can be cast, and only mana abilities can be activated.)',
          ru: 'Все заклинания имеют Мгновение ока (split second). (Пока заклинание с Мгновением ока находится в стеке, игроки не могут ни разыгрывать заклинания, ни активировать способности, не являющиеся мана-способностями.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "This plane deals 6 damage to target creature under an opponent's control. Any creature damaged this way that would die this turn is exiled instead.",
          ru: 'Это измерение наносит 6 повреждений целевому существу под контролем оппонента. Если существо, которому таким образом нанесены повреждения, должно умереть в этом ходу, вместо этого изгоните его.',
        },
      },
    ],
  },
  {
    id: 'the-lux-foundation-library',
    kind: 'plane',
    name: { en: 'The Lux Foundation Library', ru: 'Библиотека Фонда Люкса' },
    planarType: 'the-library',
    printings: [{ set: 'WHO', number: '588' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'No player has a maximum hand size.',
          ru: 'Максимальный размер руки игроков не ограничен.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time a creature you control deals a player combat damage, you may draw a card.',
          ru: 'Каждый раз, когда существо под вашим контролем наносит боевые повреждения игроку, вы можете взять карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose target creature. Put a shadow counter on it. (It has shadow: it can block only creatures with shadow, and only creatures with shadow can block it.)',
          ru: 'Положите жетон Тени (shadow) на целевое существо. (Существо с Тенью может блокировать только существа с Тенью, и блокировать его могут только существа с Тенью.)',
        },
      },
    ],
  },
  {
    id: 'the-matrix-of-time',
    kind: 'plane',
    name: { en: 'The Matrix of Time', ru: 'Матрица Времени' },
    planarType: 'gallifrey',
    printings: [{ set: 'WHO', number: '589' }],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: "Each player exiles their library's top card.",
          ru: 'Каждый игрок изгоняет верхнюю карту своей библиотеки.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'During your turn, you may play cards exiled with this plane, lands and spells alike.',
          ru: 'Во время вашего хода вы можете разыгрывать земли и заклинания из числа карт, изгнанных с помощью этого измерения.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: "Each time you play a card exiled with this plane, as a land or as a spell, its owner loses 3 life and exiles their library's top card.",
          ru: 'Каждый раз, когда вы разыгрываете землю или заклинание из числа карт, изгнанных с помощью этого измерения, владелец той карты теряет 3 жизни и изгоняет верхнюю карту своей библиотеки.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: -3 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'You create two Treasure tokens.',
          ru: 'Создайте две фишки Сокровища.',
        },
      },
    ],
  },
  {
    id: 'mondassian-colony-ship',
    kind: 'plane',
    name: { en: 'Mondassian Colony Ship', ru: 'Корабль колонистов с Мондаса' },
    planarType: 'spacecraft',
    printings: [{ set: 'WHO', number: '590' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: "Each time a creature attacks, until end of turn it gets +1/+1 for each other creature under its controller's control that has at least one creature type in common with it.",
          ru: 'Каждый раз, когда существо атакует, до конца хода оно получает +1/+1 за каждое другое существо, которое контролирует тот же игрок и у которого есть с ним хотя бы один общий тип существа.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target creature is turned face down and becomes a 2/2 Cyberman artifact creature.',
          ru: 'Переверните целевое существо рубашкой вверх. Оно становится артефактным существом 2/2 Киберчеловек.',
        },
      },
    ],
  },
  {
    id: 'the-moonbase',
    kind: 'plane',
    name: { en: 'The Moonbase', ru: 'Лунная база' },
    planarType: 'moon',
    printings: [{ set: 'WHO', number: '591' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Every creature has "{2}: Until end of turn, this creature gains flying. Activate only as a sorcery".',
          ru: 'Все существа имеют способность «{2}: это существо получает Полёт до конца хода. Активируйте только как волшебство».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each of your opponents, choose up to one target creature card from their graveyard. Put the chosen cards face down onto the battlefield under your control as 2/2 Cyberman artifact creatures.',
          ru: 'Для каждого оппонента выберите не более одной целевой карты существа на кладбище того игрока. Положите те карты на поле битвы рубашкой вверх под вашим контролем. Они являются артефактными существами 2/2 Киберчеловек.',
        },
      },
    ],
  },
  {
    id: 'new-new-york',
    kind: 'plane',
    name: { en: 'New New York', ru: 'Новый Нью-Йорк' },
    planarType: 'new-earth',
    printings: [{ set: 'WHO', number: '592' }],
    abilities: [
      {
        when: ['combat'],
        text: {
          en: "Until end of turn, each noncreature artifact you control becomes, in addition to its other types, a 3/3 Vehicle and gains flying, haste, and crew 1. (A Vehicle isn't a creature until it's crewed.)",
          ru: 'До конца хода не являющиеся существами артефакты под вашим контролем становятся Машинами 3/3 в дополнение к своим другим типам и получают Полёт, Ускорение и Экипаж 1. (Машина не является существом, пока не активирован её Экипаж.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create one Treasure token and one 2/2 white Alien creature token.',
          ru: 'Создайте одну фишку Сокровища и одну фишку существа 2/2 белый Пришелец.',
        },
      },
    ],
  },
  {
    id: 'north-pole-research-base',
    kind: 'plane',
    name: { en: 'North Pole Research Base', ru: 'Исследовательская база на Северном полюсе' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '593' }],
    abilities: [
      {
        when: ['upkeep'],
        text: {
          en: 'Target opponent draws a card, then creates a Treasure token.',
          ru: 'Целевой оппонент берёт карту и создаёт одну фишку Сокровища.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 2/2 Alien creature token that is white. When you do, choose target nontoken creature an opponent controls; tap it and put a stun counter on it. (A permanent with stun counters that would untap loses one of them instead.)',
          ru: 'Создайте одну фишку существа 2/2 белый Пришелец. Когда вы это делаете, поверните целевое не являющееся фишкой существо под контролем оппонента и положите на него жетон оглушения. (Если перманент с жетоном оглушения должен развернуться, вместо этого удалите с него один такой жетон.)',
        },
      },
    ],
  },
  {
    id: 'ood-sphere',
    kind: 'plane',
    name: { en: 'Ood Sphere', ru: 'Сфера удов' },
    planarType: 'horsehead-nebula',
    printings: [{ set: 'WHO', number: '594' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Every noncreature spell has convoke. (Its caster may tap untapped creatures they control while casting it; each one pays for {1} or for one mana of any of that creature's colors.)",
          ru: 'Заклинания, не являющиеся заклинаниями существ, имеют Созыв (convoke). (Существа под контролем игрока могут помочь ему разыграть такое заклинание. Каждое существо, повёрнутое им при разыгрывании этого заклинания, оплачивает {1} или одну ману цвета того существа.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each of your opponents, goad up to one target creature they control. Until your next turn, those creatures can become tapped only by being declared as attackers. (A goaded creature attacks each combat if able and, if able, attacks a player other than you until your next turn.)',
          ru: 'Для каждого оппонента разъярите не более одного целевого существа под контролем того игрока. До вашего следующего хода эти существа не могут становиться повёрнутыми, кроме как при объявлении их атакующими. (До вашего следующего хода разъярённое существо атакует в каждом бою, если может, и атакует не вас, а другого игрока, если может.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'turnOf' }],
        badge: {
          en: 'Goaded creatures can tap only to attack',
          ru: 'Разъярённые существа поворачиваются, только атакуя',
        },
      },
    ],
  },
  {
    id: 'pompeii',
    kind: 'plane',
    name: { en: 'Pompeii', ru: 'Помпеи' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '595' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Put an eruption counter on this plane.',
          ru: 'Положите жетон извержения на это измерение.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['blank'],
        text: {
          en: 'Scry 2. After that, put an eruption counter on this plane.',
          ru: 'Предскажите 2. Затем положите жетон извержения на это измерение.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'This plane deals X damage to each creature and each player, where X is its number of eruption counters. Each player then sacrifices one land of their choice. Then planeswalk.',
          ru: 'Это измерение наносит X повреждений каждому существу и каждому игроку, где X — количество жетонов извержения на этом измерении. Каждый игрок жертвует одну землю по своему выбору. Затем совершите переход.',
        },
        acts: [{ kind: 'life', who: 'everybody', by: -1, perCounter: true }, { kind: 'planeswalk' }],
      },
    ],
    counters: { name: { en: 'Eruption counters', ru: 'Жетоны извержения' } },
  },
  {
    id: 'prime-ministers-cabinet-room',
    kind: 'plane',
    name: { en: "Prime Minister's Cabinet Room", ru: 'Зал заседаний премьер-министра' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '596' }],
    abilities: [
      {
        when: ['combat'],
        text: {
          en: 'Choose up to one target creature under your control and target creature an opponent controls. The first becomes a copy of the second. (This lasts indefinitely.)',
          ru: 'Выберите не более одного целевого существа под вашим контролем и целевое существо под контролем оппонента. Первое становится копией второго. (Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Beginning with you and continuing in turn order, each player votes for one creature you don't control. Exile the creature with the most votes; if several are tied for most votes, exile all of them.",
          ru: 'Начиная с вас, каждый игрок в порядке ходов голосует за одно существо не под вашим контролем. Изгоните существо, получившее больше всего голосов; если таких существ несколько, изгоните их все.',
        },
      },
    ],
  },
  {
    id: 'the-pyramid-of-mars',
    kind: 'plane',
    name: { en: 'The Pyramid of Mars', ru: 'Пирамида Марса' },
    planarType: 'mars',
    printings: [{ set: 'WHO', number: '597' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "Surveil 2. (Look at your library's top two cards. Put as many of them as you like into your graveyard and the others back on top in any order.)",
          ru: 'Используйте Слежку 2 (surveil). (Посмотрите две верхние карты вашей библиотеки. Любое количество из них положите на ваше кладбище, а остальные — на верх вашей библиотеки в любом порядке.)',
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
    id: 'singing-towers-of-darillium',
    kind: 'plane',
    name: { en: 'Singing Towers of Darillium', ru: 'Поющие башни Дариллиума' },
    planarType: 'darillium',
    printings: [{ set: 'WHO', number: '598' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Each nonland card in your hand that doesn't have foretell has it, with a foretell cost of its mana cost reduced by {2}. (On your turn, you may pay {2} to exile the card face down from your hand. On a later turn, you may cast it for its foretell cost.)",
          ru: 'Каждая не являющаяся землёй карта в вашей руке, у которой нет Пророчества (foretell), имеет Пророчество. Стоимость её Пророчества равна её мана-стоимости, уменьшенной на {2}. (В ваш ход вы можете заплатить {2} и изгнать карту из вашей руки рубашкой вверх. В один из последующих ходов вы можете разыграть её за стоимость её Пророчества.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Once this turn, you may cast from exile one foretold card you own, without paying its mana cost.',
          ru: 'Один раз в этом ходу вы можете разыграть из изгнания одну карту, владельцем которой вы являетесь и которая была изгнана по Пророчеству, без уплаты её мана-стоимости.',
        },
      },
    ],
  },
  {
    id: 'spectrox-mines',
    kind: 'plane',
    name: { en: 'Spectrox Mines', ru: 'Рудники спектрокса' },
    planarType: 'androzani-minor',
    printings: [{ set: 'WHO', number: '599' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'You lose 3 life, then create a Treasure token.',
          ru: 'Вы теряете 3 жизни и создаёте одну фишку Сокровища.',
        },
        acts: [{ kind: 'life', who: 'controller', by: -3 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create one Food token and one 2/2 black Human Rogue creature token.',
          ru: 'Создайте одну фишку Еды и одну фишку существа 2/2 чёрный Человек Разбойник.',
        },
      },
    ],
  },
  {
    id: 'stormcage-containment-facility',
    kind: 'plane',
    name: { en: 'Stormcage Containment Facility', ru: 'Тюрьма Стормкейдж' },
    planarType: 'unknown-planet',
    printings: [{ set: 'WHO', number: '600' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "Creature cards in your graveyard have escape. Each one's escape cost is its mana cost plus exiling three other cards from your graveyard. (From your graveyard, you may cast a card that has escape for that cost.)",
          ru: 'Каждая карта существа на вашем кладбище имеет Побег. Стоимость её Побега — мана-стоимость той карты и изгнание трёх других карт из вашего кладбища. (Вы можете разыгрывать карты из вашего кладбища за их стоимость Побега.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Detain target creature under an opponent's control. (Until your next turn, it can neither attack nor block, and none of its activated abilities can be activated.)",
          ru: 'Задержите целевое существо под контролем оппонента. (До вашего следующего хода оно не может ни атаковать, ни блокировать, а его активируемые способности не могут быть активированы.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'turnOf' }],
        badge: { en: 'A creature is detained', ru: 'Существо задержано' },
      },
    ],
  },
  {
    id: 'tardis-bay',
    kind: 'plane',
    name: { en: 'TARDIS Bay', ru: 'Отсек ТАРДИС' },
    planarType: 'gallifrey',
    printings: [{ set: 'WHO', number: '601' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: "During each of your turns, the first spell of mana value 2 or greater that you cast has cascade. (When you cast it, exile cards off the top of your library, one at a time, until you have exiled a nonland card with lesser mana value. You may cast the card without paying its mana cost. The exiled cards that weren't cast go, in a random order, on the bottom of your library.)",
          ru: 'В каждый ваш ход первое разыгранное вами заклинание с мановой ценностью 2 или больше имеет Каскад. (Когда вы разыгрываете то заклинание, изгоняйте карты с верха вашей библиотеки по одной, пока не изгоните не являющуюся землёй карту с меньшей мановой ценностью. Вы можете разыграть её без уплаты её мана-стоимости. Положите неразыгранные изгнанные карты в низ вашей библиотеки в случайном порядке.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You gain control of target artifact. Then planeswalk.',
          ru: 'Получите контроль над целевым артефактом. Затем совершите переход.',
        },
        acts: [{ kind: 'planeswalk' }],
      },
    ],
  },
  {
    id: 'temple-of-atropos',
    kind: 'plane',
    name: { en: 'Temple of Atropos', ru: 'Храм Атропос' },
    planarType: 'time',
    printings: [{ set: 'WHO', number: '602' }],
    abilities: [
      {
        when: ['secondMain'],
        text: {
          en: 'After this phase comes an additional beginning phase, with its untap, upkeep, and draw steps. (This happens in every postcombat main phase of yours.)',
          ru: 'После этой фазы следует дополнительная начальная фаза с шагом разворота, шагом поддержки и шагом взятия карты. (Это происходит в каждую вашу главную фазу после боя.)',
        },
        acts: [{ kind: 'repeatUpkeep' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'The turn order of the game is reversed. Then planeswalk. (Clockwise play becomes counterclockwise, and vice versa.)',
          ru: 'Порядок ходов в партии меняется на обратный. Затем совершите переход. (Если ходили по часовой стрелке, теперь ходят против неё, и наоборот.)',
        },
        acts: [{ kind: 'reverseTurnOrder' }, { kind: 'planeswalk' }],
      },
    ],
  },
  {
    id: 'two-streams-facility',
    kind: 'plane',
    name: { en: 'Two Streams Facility', ru: 'Комплекс Двух Потоков' },
    planarType: 'apalapucia',
    printings: [{ set: 'WHO', number: '603' }],
    abilities: [
      {
        when: ['arrive', 'trigger'],
        text: {
          en: "Each player chooses either green anchor or red waterfall. (Besides each time you planeswalk here, this happens at the beginning of the game's very first upkeep.)",
          ru: 'Каждый игрок выбирает «зелёный якорь» или «красный водопад». (Это происходит не только при каждом вашем переходе сюда, но и в начале самого первого шага поддержки партии.)',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'During each of their turns, every player whose last choice was green anchor may play one additional land.',
          ru: 'Каждый игрок, чей последний выбор — «зелёный якорь», может разыграть одну дополнительную землю в каждый свой ход.',
        },
      },
      {
        when: ['static'],
        text: {
          en: "If a player's last choice was red waterfall, creatures they control have haste and get +2/+0.",
          ru: 'Существа под контролем игроков, чей последний выбор — «красный водопад», получают +2/+0 и имеют Ускорение.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Everyone whose last choice was green anchor now chooses red waterfall, while everyone whose last choice was red waterfall now chooses green anchor.',
          ru: 'Каждый игрок, чей последний выбор — «зелёный якорь», теперь выбирает «красный водопад», и наоборот.',
        },
        acts: [{ kind: 'swapMarks' }],
      },
    ],
    options: [
      { en: 'Green anchor', ru: 'Зелёный якорь' },
      { en: 'Red waterfall', ru: 'Красный водопад' },
    ],
  },
  {
    id: 'unit-headquarters',
    kind: 'plane',
    name: { en: 'UNIT Headquarters', ru: 'Штаб-квартира ЮНИТ' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '604' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create one tapped 1/1 white Soldier creature token.',
          ru: 'Создайте одну повёрнутую фишку существа 1/1 белый Солдат.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put one +1/+1 counter on each creature you control.',
          ru: 'Положите по одному жетону +1/+1 на каждое существо под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'unleash-the-flux',
    kind: 'phenomenon',
    name: { en: 'Unleash the Flux', ru: 'Высвобождение Потока' },
    planarType: null,
    printings: [{ set: 'WHO', number: '605' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player sacrifices one nonland permanent of their choice. After that, you flip a coin. If you lose that flip, do all of this again.',
          ru: 'Каждый игрок жертвует один не являющийся землёй перманент по своему выбору, затем вы подбрасываете монету. Если вы проигрываете бросок, повторите этот процесс.',
        },
      },
    ],
  },
];
