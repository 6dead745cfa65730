import type { PrintedCardFacts } from './planar-card-facts';

/** Doctor Who, October 2023: thirty-six planes and four phenomena. */
export const doctorWho: readonly PrintedCardFacts[] = [
  {
    id: 'amys-home',
    kind: 'plane',
    name: { en: 'Amy’s Home', ru: 'Дом Эми' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '566' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'You may exile a nonland card from your hand with X time counters on it, where X is its mana value. If it doesn’t have suspend, it gains suspend. (At the beginning of its owner’s upkeep, they remove a time counter. When the last is removed, they may cast it without paying its mana cost. If it’s a creature, it has haste.)',
          ru: 'Вы можете изгнать из вашей руки не являющуюся землёй карту с X временными жетонами на ней, где X — её мановая ценность. Если у неё нет Отсрочки, она получает Отсрочку. (В начале своего шага поддержки владелец удаляет с неё один временной жетон. Когда удалён последний жетон, владелец может разыграть её без уплаты её мана-стоимости. Если это существо, оно имеет Ускорение.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Time travel. (For each permanent you control with a time counter on it and each suspended card you own, you may add or remove a time counter.)',
          ru: 'Совершите путешествие во времени. (Для каждого перманента под вашим контролем, на котором есть временной жетон, и каждой отсроченной карты, владельцем которой вы являетесь, вы можете добавить или удалить один временной жетон.)',
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
          en: 'Investigate. (Create a Clue token. It’s an artifact with “{2}, Sacrifice this token: Draw a card.”)',
          ru: 'Используйте Дознание. (Создайте одну фишку Улики. Это артефакт со способностью «{2}, пожертвуйте эту фишку: возьмите карту».)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a +1/+1 counter on target creature you control for each artifact you control. It becomes a Plant in addition to its other types. (This effect lasts indefinitely.)',
          ru: 'Положите на целевое существо под вашим контролем по одному жетону +1/+1 за каждый артефакт под вашим контролем. Оно становится Растением в дополнение к своим другим типам. (Этот эффект действует бессрочно.)',
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
          en: 'Put an exposure counter on this plane. Then you lose 1 life for each exposure counter on it.',
          ru: 'Положите жетон облучения на это измерение. Затем вы теряете по 1 жизни за каждый жетон облучения на нём.',
        },
        acts: [
          { kind: 'counters', by: 1 },
          { kind: 'life', who: 'controller', by: -1, perCounter: true },
        ],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create two 2/2 black Alien Angel artifact creature tokens with first strike, vigilance, and “Whenever an opponent casts a creature spell, this token isn’t a creature until end of turn.”',
          ru: 'Создайте две фишки артефактного существа 2/2 чёрный Пришелец Ангел с Первым ударом, Бдительностью и способностью «Каждый раз, когда оппонент разыгрывает заклинание существа, эта фишка перестаёт быть существом до конца хода».',
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
          en: 'Exile up to one target creature. At the beginning of the next end step, return it to the battlefield under its owner’s control.',
          ru: 'Изгоните не более одного целевого существа. Верните его на поле битвы под контролем его владельца в начале следующего заключительного шага.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Cards can’t enter from exile this turn. Then planeswalk.',
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
          en: 'All creatures have “Boast — {1}: Put a +1/+1 counter on this creature.” (Activate a boast ability only once each turn, and only if that creature attacked this turn.)',
          ru: 'Все существа имеют способность «Похвальба — {1}: положите жетон +1/+1 на это существо». (Активируйте её только один раз за ход и только если это существо атаковало в этом ходу.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put an indestructible counter on target creature you control that attacked this turn.',
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
          en: 'Goad target creature the player to your left controls. (Until your next turn, it attacks each combat if able and attacks a player other than you if able.)',
          ru: 'Разъярите целевое существо под контролем игрока слева от вас. (До вашего следующего хода оно атакует в каждом бою, если может, и атакует не вас, а другого игрока, если может.)',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'turnOf' }],
        badge: { en: 'A creature is goaded', ru: 'Существо разъярено' },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target creature gains islandwalk until end of turn. (It can’t be blocked as long as defending player controls an Island.)',
          ru: 'Целевое существо получает Знание Островов до конца хода. (Оно не может быть заблокировано, пока под контролем защищающегося игрока есть Остров.)',
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
          en: 'Each player chooses a creature the player to their left controls. Then each player creates a token that’s a copy of the creature they chose, except it has menace. Then planeswalk.',
          ru: 'Каждый игрок выбирает существо под контролем игрока слева от себя. Каждый игрок создаёт одну фишку, являющуюся копией выбранного им существа, но с Угрозой. Затем совершите переход.',
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
          en: 'Each creature card in your graveyard has scavenge. Its scavenge cost is equal to its mana cost. (Pay that cost and exile the card from your graveyard: Put a number of +1/+1 counters equal to its power on target creature. Scavenge only as a sorcery.)',
          ru: 'Каждая карта существа на вашем кладбище имеет Утилизацию со стоимостью, равной её мана-стоимости. (Заплатите эту стоимость и изгоните карту из вашего кладбища: положите на целевое существо жетоны +1/+1 в количестве, равном силе этой карты. Утилизируйте карты только как волшебство.)',
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
          en: 'Put two +1/+1 counters on target non-Cat creature you control. It becomes a Cat in addition to its other types. (This effect lasts indefinitely.)',
          ru: 'Положите два жетона +1/+1 на целевое существо под вашим контролем, не являющееся Кошкой. Оно становится Кошкой в дополнение к своим другим типам. (Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'All Cats gain provoke until end of turn. (Whenever a Cat attacks, its controller may have target creature defending player controls untap and block that Cat if able.)',
          ru: 'Все Кошки получают Провокацию до конца хода. (Каждый раз, когда Кошка атакует, контролирующий её игрок может выбрать целевое существо под контролем защищающегося игрока. Оно разворачивается и блокирует эту Кошку, если может.)',
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
          en: 'Whenever you attack, target opponent loses 1 life for each artifact you control.',
          ru: 'Каждый раз, когда вы атакуете, целевой оппонент теряет по 1 жизни за каждый артефакт под вашим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each opponent, create a 3/3 black Dalek artifact creature token with menace that attacks that opponent this turn if able. The tokens gain haste. Sacrifice them at the beginning of the next end step.',
          ru: 'Для каждого оппонента создайте одну фишку артефактного существа 3/3 чёрный Далек с Угрозой. В этом ходу она атакует этого оппонента, если может. Эти фишки получают Ускорение. Пожертвуйте их в начале следующего заключительного шага.',
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
          en: 'Whenever a player casts a historic spell, that player draws a card. (Artifact, legendary, and Saga spells are historic.)',
          ru: 'Каждый раз, когда игрок разыгрывает историческое заклинание, он берёт карту. (Исторические заклинания — это артефакты, Саги и легендарные заклинания.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Return target historic card from your graveyard to your hand.',
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
          en: 'Exile a non-Dalek creature you control. If you do, create a 3/3 black Dalek artifact creature token with menace. That token gains haste until end of turn.',
          ru: 'Изгоните существо под вашим контролем, не являющееся Далеком. Если вы это делаете, создайте одну фишку артефактного существа 3/3 чёрный Далек с Угрозой. Она получает Ускорение до конца хода.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target Dalek you control deals damage equal to its power to target creature you don’t control.',
          ru: 'Целевой Далек под вашим контролем наносит повреждения, равные его силе, целевому существу не под вашим контролем.',
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
          en: 'Each player creates a Food token.',
          ru: 'Каждый игрок создаёт одну фишку Еды.',
        },
      },
      {
        when: ['upkeep'],
        text: {
          en: 'Sacrifice a creature with the least toughness among creatures you control. Then investigate. (Create a Clue token.)',
          ru: 'Пожертвуйте существо с наименьшей выносливостью среди существ под вашим контролем. Затем используйте Дознание. (Создайте одну фишку Улики.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Activated abilities of artifact tokens you control cost {2} less to activate this turn.',
          ru: 'Активируемые способности фишек артефактов под вашим контролем стоят на {2} меньше в этом ходу.',
        },
      },
    ],
  },
  {
    id: 'the-doctors-childhood-barn',
    kind: 'plane',
    name: { en: 'The Doctor’s Childhood Barn', ru: 'Амбар из детства Доктора' },
    planarType: 'gallifrey',
    printings: [{ set: 'WHO', number: '579' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Creatures enter tapped.',
          ru: 'Существа выходят на поле битвы повёрнутыми.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each opponent, choose up to one target nonland permanent they control. Untap those permanents, then they phase out. They can’t phase in while this plane is face up. When a player planeswalks, those permanents phase in. (A phased-out permanent is treated as though it doesn’t exist.)',
          ru: 'Для каждого оппонента выберите не более одного целевого не являющегося землёй перманента под его контролем. Разверните эти перманенты; затем они уходят в противофазу. Пока это измерение открыто, они не могут выйти из неё. Когда игрок совершает переход, они выходят из противофазы. (Перманент в противофазе считается несуществующим.)',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'planeswalk' }],
        badge: { en: 'The chosen permanents are phased out', ru: 'Выбранные перманенты в противофазе' },
      },
    ],
  },
  {
    id: 'the-doctors-tomb',
    kind: 'plane',
    name: { en: 'The Doctor’s Tomb', ru: 'Гробница Доктора' },
    planarType: 'trenzalore',
    printings: [{ set: 'WHO', number: '580' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'If a creature would die, exile it instead, and its controller loses 2 life.',
          ru: 'Если существо должно умереть, вместо этого изгоните его, а контролирующий его игрок теряет 2 жизни.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose any number of players and redistribute their life totals among them. (Each of those players gets exactly one of those totals.)',
          ru: 'Выберите любое количество игроков и перераспределите между ними их количества жизней. (Каждый из них получает ровно одно из этих количеств.)',
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
          en: 'Creatures you control get +1/+1 and gain haste until end of turn.',
          ru: 'Существа под вашим контролем получают +1/+1 и Ускорение до конца хода.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'End the turn. (Exile everything on the stack. The active player discards down to their maximum hand size. Damage wears off, as do effects that last for the turn.)',
          ru: 'Завершите ход. (Изгоните всё, что в стеке. Активный игрок сбрасывает карты до своего максимального размера руки. Повреждения снимаются, и эффекты, действующие до конца хода, прекращаются.)',
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
          en: 'Until your next turn, if a player would planeswalk because of a roll of the planar die, chaos ensues instead. Then planeswalk.',
          ru: 'До вашего следующего хода, если игрок должен совершить переход в результате броска кубика измерений, вместо этого наступает хаос. Затем совершите переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'walkIsChaos', who: 'everybody', ends: 'turnOf' }],
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
          en: 'Whenever a creature dies, exile it. Its controller scries 1.',
          ru: 'Каждый раз, когда существо умирает, изгоните его, а контролировавший его игрок предсказывает 1.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 3/3 black Dalek artifact creature token with menace, plus an additional one for each card exiled with this plane.',
          ru: 'Создайте одну фишку артефактного существа 3/3 чёрный Далек с Угрозой и ещё по одной за каждую карту, изгнанную этим измерением.',
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
          en: 'Exile the top card of your library. You lose life equal to its mana value. You may play that card this turn.',
          ru: 'Изгоните верхнюю карту вашей библиотеки и потеряйте количество жизней, равное её мановой ценности. Вы можете разыграть эту карту в этом ходу.',
        },
        acts: [{ kind: 'life', who: 'controller', by: null, loses: true }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose a color. Put a number of +1/+1 counters on target creature you control equal to your devotion to that color. Then sacrifice another creature. (Your devotion is the number of mana symbols of that color in the mana costs of permanents you control.)',
          ru: 'Выберите цвет. Положите X жетонов +1/+1 на целевое существо под вашим контролем, где X — ваша Преданность этому цвету. Затем пожертвуйте другое существо. (Ваша Преданность равна количеству символов маны этого цвета в мана-стоимостях перманентов под вашим контролем.)',
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
          en: 'Each player chooses one or two creatures they control, then creates a token that’s a copy of the first, except it isn’t legendary. After that, each player who chose two puts a number of +1/+1 counters on their token equal to the power of the second. Then planeswalk.',
          ru: 'Каждый игрок выбирает одно или два существа под своим контролем, затем создаёт одну фишку, являющуюся копией первого из них, но не легендарную. После этого каждый игрок, выбравший два существа, кладёт на свою фишку жетоны +1/+1 в количестве, равном силе второго. Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'kerblam-warehouse',
    kind: 'plane',
    name: { en: 'Kerblam! Warehouse', ru: 'Склад Керблам!' },
    planarType: 'kandoka',
    printings: [{ set: 'WHO', number: '586' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever one or more creatures you control deal combat damage to a player, create a Treasure token.',
          ru: 'Каждый раз, когда одно или несколько существ под вашим контролем наносят боевые повреждения игроку, создайте одну фишку Клада.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until your next turn, noncreature artifacts you control gain “{T}, Sacrifice this artifact: Flip a coin. If you win the flip, this artifact deals 3 damage to any target.”',
          ru: 'До вашего следующего хода не являющиеся существами артефакты под вашим контролем получают способность «{T}, пожертвуйте этот артефакт: подбросьте монету. Если вы выигрываете бросок, этот артефакт наносит 3 повреждения любой цели».',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'controller', ends: 'turnOf' }],
        badge: {
          en: 'Noncreature artifacts can be sacrificed to flip a coin',
          ru: 'Артефакты (не существа) можно жертвовать ради броска монеты',
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
          en: 'All spells have split second. (While a spell with split second is on the stack, players can’t cast spells or activate abilities that aren’t mana abilities.)',
          ru: 'Все заклинания имеют Мгновение ока. (Пока заклинание с Мгновением ока находится в стеке, игроки не могут разыгрывать заклинания и активировать способности, не являющиеся мана-способностями.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This plane deals 6 damage to target creature an opponent controls. If a creature dealt damage this way would die this turn, exile it instead.',
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
          en: 'Players have no maximum hand size.',
          ru: 'Максимальный размер руки игроков не ограничен.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a creature you control deals combat damage to a player, you may draw a card.',
          ru: 'Каждый раз, когда существо под вашим контролем наносит боевые повреждения игроку, вы можете взять карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a shadow counter on target creature. (It can block or be blocked by only creatures with shadow.)',
          ru: 'Положите жетон Тени на целевое существо. (Оно может блокировать только существа с Тенью, и только они могут блокировать его.)',
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
          en: 'Each player exiles the top card of their library.',
          ru: 'Каждый игрок изгоняет верхнюю карту своей библиотеки.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'During your turn, you may play cards exiled with this plane.',
          ru: 'Во время вашего хода вы можете разыгрывать карты, изгнанные этим измерением.',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever you play a card exiled with this plane, its owner loses 3 life and exiles the top card of their library.',
          ru: 'Каждый раз, когда вы разыгрываете карту, изгнанную этим измерением, её владелец теряет 3 жизни и изгоняет верхнюю карту своей библиотеки.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: -3 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create two Treasure tokens.',
          ru: 'Создайте две фишки Клада.',
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
          en: 'Whenever a creature attacks, it gets +1/+1 until end of turn for each other creature its controller controls that shares a creature type with it.',
          ru: 'Каждый раз, когда существо атакует, оно получает +1/+1 до конца хода за каждое другое существо под контролем того же игрока, имеющее с ним общий тип существ.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Turn target creature face down. It becomes a 2/2 Cyberman artifact creature.',
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
          en: 'All creatures have “{2}: This creature gains flying until end of turn. Activate only as a sorcery.”',
          ru: 'Все существа имеют способность «{2}: это существо получает Полёт до конца хода. Активируйте только как волшебство».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each opponent, choose up to one target creature card in their graveyard. Put those cards onto the battlefield face down under your control as 2/2 Cyberman artifact creatures.',
          ru: 'Для каждого оппонента выберите не более одной целевой карты существа на его кладбище. Положите эти карты на поле битвы рубашкой вверх под вашим контролем. Они являются артефактными существами 2/2 Киберчеловек.',
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
          en: 'Noncreature artifacts you control become 3/3 Vehicles in addition to their other types and gain flying, haste, and crew 1 until end of turn. (A Vehicle isn’t a creature until it’s crewed.)',
          ru: 'До конца хода не являющиеся существами артефакты под вашим контролем становятся Машинами 3/3 в дополнение к своим другим типам и получают Полёт, Ускорение и Экипаж 1. (Машина не является существом, пока не активирован её Экипаж.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a Treasure token and a 2/2 white Alien creature token.',
          ru: 'Создайте одну фишку Клада и одну фишку существа 2/2 белый Пришелец.',
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
          en: 'Target opponent draws a card and creates a Treasure token.',
          ru: 'Целевой оппонент берёт карту и создаёт одну фишку Клада.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a 2/2 white Alien creature token. When you do, tap target nontoken creature an opponent controls and put a stun counter on it. (If it would become untapped, remove a stun counter from it instead.)',
          ru: 'Создайте одну фишку существа 2/2 белый Пришелец. Когда вы это делаете, поверните целевое не являющееся фишкой существо под контролем оппонента и положите на него жетон оглушения. (Если оно должно развернуться, вместо этого удалите с него один жетон оглушения.)',
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
          en: 'Noncreature spells have convoke. (A player’s creatures can help cast them. Each creature tapped while casting a noncreature spell pays for {1} or one mana of that creature’s color.)',
          ru: 'Заклинания, не являющиеся заклинаниями существ, имеют Созыв. (Существа игрока могут помочь ему разыграть такое заклинание. Каждое повёрнутое для этого существо оплачивает {1} или одну ману своего цвета.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each opponent, goad up to one target creature they control. Until your next turn, those creatures can’t become tapped except by being declared as attackers. (They also attack each combat if able and attack a player other than you if able.)',
          ru: 'Для каждого оппонента разъярите не более одного целевого существа под его контролем. До вашего следующего хода эти существа не могут становиться повёрнутыми, кроме как при объявлении атакующими. (Кроме того, они атакуют в каждом бою, если могут, и атакуют не вас, а другого игрока, если могут.)',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'turnOf' }],
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
          en: 'Scry 2, then put an eruption counter on this plane.',
          ru: 'Предскажите 2, затем положите жетон извержения на это измерение.',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'This plane deals X damage to each creature and each player, where X is the number of eruption counters on it. Each player sacrifices a land of their choice. Then planeswalk.',
          ru: 'Это измерение наносит X повреждений каждому существу и каждому игроку, где X — количество жетонов извержения на нём. Каждый игрок жертвует одну землю по своему выбору. Затем совершите переход.',
        },
        acts: [{ kind: 'life', who: 'everybody', by: -1, perCounter: true }, { kind: 'planeswalk' }],
      },
    ],
    counters: { name: { en: 'Eruption counters', ru: 'Жетоны извержения' } },
  },
  {
    id: 'prime-ministers-cabinet-room',
    kind: 'plane',
    name: { en: 'Prime Minister’s Cabinet Room', ru: 'Зал заседаний премьер-министра' },
    planarType: 'earth',
    printings: [{ set: 'WHO', number: '596' }],
    abilities: [
      {
        when: ['combat'],
        text: {
          en: 'Up to one target creature you control becomes a copy of target creature an opponent controls. (This effect lasts indefinitely.)',
          ru: 'Выберите не более одного целевого существа под вашим контролем. Оно становится копией целевого существа под контролем оппонента. (Этот эффект действует бессрочно.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Starting with you, each player votes for a creature you don’t control. Exile the creature with the most votes, or all creatures tied for the most votes.',
          ru: 'Начиная с вас, каждый игрок голосует за существо не под вашим контролем. Изгоните существо, получившее больше всего голосов, а при равенстве — все такие существа.',
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
          en: 'Surveil 2. (Look at the top two cards of your library. Put any number of them into your graveyard and the rest back on top in any order.)',
          ru: 'Используйте Слежку 2. (Посмотрите две верхние карты вашей библиотеки. Положите любое количество из них на ваше кладбище, а остальные — на верх вашей библиотеки в любом порядке.)',
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
    id: 'singing-towers-of-darillium',
    kind: 'plane',
    name: { en: 'Singing Towers of Darillium', ru: 'Поющие башни Дариллиума' },
    planarType: 'darillium',
    printings: [{ set: 'WHO', number: '598' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each nonland card in your hand without foretell has foretell. Its foretell cost is its mana cost reduced by {2}. (On your turn, you may pay {2} to exile it from your hand face down, then cast it on a later turn for its foretell cost.)',
          ru: 'Каждая не являющаяся землёй карта без Пророчества в вашей руке имеет Пророчество со стоимостью, равной её мана-стоимости, уменьшенной на {2}. (В ваш ход вы можете заплатить {2} и изгнать её из вашей руки рубашкой вверх, а в один из следующих ходов — разыграть за стоимость Пророчества.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may cast a foretold card you own from exile this turn without paying its mana cost.',
          ru: 'В этом ходу вы можете разыграть из изгнания одну напророченную карту, владельцем которой вы являетесь, без уплаты её мана-стоимости.',
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
          en: 'You lose 3 life and create a Treasure token.',
          ru: 'Вы теряете 3 жизни и создаёте одну фишку Клада.',
        },
        acts: [{ kind: 'life', who: 'controller', by: -3 }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a Food token and a 2/2 black Human Rogue creature token.',
          ru: 'Создайте одну фишку Еды и одну фишку существа 2/2 чёрный Человек Бродяга.',
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
          en: 'Each creature card in your graveyard has escape. Its escape cost is its mana cost plus exiling three other cards from your graveyard. (You may cast it from your graveyard for its escape cost.)',
          ru: 'Каждая карта существа на вашем кладбище имеет Побег. Стоимость её Побега — её мана-стоимость и изгнание трёх других карт из вашего кладбища. (Вы можете разыграть её из вашего кладбища за стоимость Побега.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Detain target creature an opponent controls. (Until your next turn, it can’t attack or block and its activated abilities can’t be activated.)',
          ru: 'Задержите целевое существо под контролем оппонента. (До вашего следующего хода оно не может атаковать или блокировать, а его активируемые способности не могут быть активированы.)',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'turnOf' }],
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
          en: 'The first spell with mana value 2 or greater you cast during each of your turns has cascade. (When you cast it, exile cards from the top of your library until you exile a nonland card with lesser mana value. You may cast that card without paying its mana cost. Put the exiled cards on the bottom of your library in a random order.)',
          ru: 'Первое заклинание с мановой ценностью 2 или больше, которое вы разыгрываете в каждый ваш ход, имеет Каскад. (Когда вы разыгрываете его, изгоняйте карты с верха вашей библиотеки, пока не изгоните не являющуюся землёй карту с меньшей мановой ценностью. Вы можете разыграть её без уплаты её мана-стоимости. Положите изгнанные карты в низ вашей библиотеки в случайном порядке.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Gain control of target artifact. Then planeswalk.',
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
          en: 'After this phase, there is an additional beginning phase. (It has untap, upkeep, and draw steps, and follows each of your postcombat main phases.)',
          ru: 'После этой фазы следует дополнительная начальная фаза. (В ней есть шаг разворота, шаг поддержки и шаг взятия карты. Она следует за каждой вашей главной фазой после боя.)',
        },
        acts: [{ kind: 'addBeginningPhase' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reverse the game’s turn order. (If play went clockwise, it now goes counterclockwise, and vice versa.) Then planeswalk.',
          ru: 'Измените порядок ходов в партии на обратный. (Если ходили по часовой стрелке, теперь ходят против неё, и наоборот.) Затем совершите переход.',
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
        inFirstUpkeep: true,
        text: {
          en: 'Each player chooses green anchor or red waterfall. (This happens whenever you planeswalk here and at the beginning of the first upkeep of the game.)',
          ru: 'Каждый игрок выбирает «зелёный якорь» или «красный водопад». (Это происходит при каждом вашем переходе сюда и в начале первого шага поддержки партии.)',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Players who last chose green anchor may play an additional land on each of their turns.',
          ru: 'Каждый игрок, чей последний выбор — «зелёный якорь», может разыграть одну дополнительную землю в каждый свой ход.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Creatures controlled by players who last chose red waterfall get +2/+0 and have haste.',
          ru: 'Существа под контролем игроков, чей последний выбор — «красный водопад», получают +2/+0 и имеют Ускорение.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player who last chose green anchor now chooses red waterfall, and vice versa.',
          ru: 'Каждый игрок, чей последний выбор — «зелёный якорь», теперь выбирает «красный водопад», и наоборот.',
        },
        acts: [{ kind: 'swapChosenOptions' }],
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
          en: 'Create a tapped 1/1 white Soldier creature token.',
          ru: 'Создайте одну повёрнутую фишку существа 1/1 белый Солдат.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Put a +1/+1 counter on each creature you control.',
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
          en: 'Each player sacrifices a nonland permanent of their choice, then you flip a coin. If you lose the flip, repeat this process. Then planeswalk.',
          ru: 'Каждый игрок жертвует один не являющийся землёй перманент по своему выбору, затем вы подбрасываете монету. Если вы проигрываете бросок, повторите этот процесс. Затем совершите переход.',
        },
        extra: 'coin',
      },
    ],
  },
];
