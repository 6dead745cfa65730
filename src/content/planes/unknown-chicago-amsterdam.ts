import type { PrintedCardFacts } from './planar-card-facts';

/**
 * Unknown Planechase, made for the MagicCons of Chicago (PLA001 to PLA010) and Amsterdam, 2024: nineteen planes and
 * five phenomena. Six were printed again with changed texts or planar types, and an "a" after the number; the later
 * texts are used here.
 */
export const unknownChicagoAmsterdam: readonly PrintedCardFacts[] = [
  {
    id: 'artist-alley',
    kind: 'plane',
    name: { en: 'Artist Alley', ru: 'Аллея художников' },
    planarType: 'magiccon',
    printings: [
      { set: 'PUNK', number: 'PLA001' },
      { set: 'PUNK', number: 'PLA001a' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Exile the top card of your library. You may play that card this turn.',
          ru: 'Изгоните верхнюю карту вашей библиотеки. Вы можете разыграть её в этом ходу.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile the top six cards of your library. An opponent or a person outside the game chooses the nonland card among them with their favorite art. You may then cast that card without paying its mana cost. (As first printed, only an opponent chooses.)',
          ru: 'Изгоните шесть верхних карт вашей библиотеки. Оппонент или человек вне партии выбирает из них не являющуюся землёй карту, иллюстрация которой нравится ему больше всего. Затем вы можете разыграть эту карту без уплаты её мана-стоимости. (В первом издании выбирает только оппонент.)',
        },
      },
    ],
  },
  {
    id: 'the-bean',
    kind: 'plane',
    name: { en: 'The Bean', ru: 'Боб' },
    planarType: 'chicago',
    printings: [
      { set: 'PUNK', number: 'PLA002' },
      { set: 'PUNK', number: 'PLA002a' },
    ],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'Each player chooses a creature they control and creates a token that’s a copy of it, except it’s a Reflection in addition to its other types.',
          ru: 'Каждый игрок выбирает существо под своим контролем и создаёт одну фишку, являющуюся его копией, за исключением того, что она является Отражением в дополнение к своим другим типам.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'All Reflections have shadow. (They can block or be blocked by only creatures with shadow. As first printed, their power and toughness are switched instead.)',
          ru: 'Все Отражения имеют Тень. (Они могут блокировать только существа с Тенью, и только такие существа могут блокировать их. В первом издании вместо этого меняются местами их сила и выносливость.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a token that’s a copy of a creature you control, except it’s a Reflection in addition to its other types.',
          ru: 'Создайте одну фишку, являющуюся копией существа под вашим контролем, за исключением того, что она является Отражением в дополнение к своим другим типам.',
        },
      },
    ],
  },
  {
    id: 'black-lotus-lounge',
    kind: 'plane',
    name: { en: 'Black Lotus Lounge', ru: 'Лаунж «Чёрный Лотос»' },
    planarType: 'magiccon',
    printings: [
      { set: 'PUNK', number: 'PLA003' },
      { set: 'PUNK', number: 'PLA003a' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create a Black Lotus artifact token. (It has “{T}, Sacrifice this token: Add three mana of any one color.”)',
          ru: 'Создайте одну фишку артефакта Чёрный Лотос. (Она имеет способность «{T}, пожертвуйте эту фишку: добавьте три маны любого одного цвета».)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player draws a card for each artifact token they control.',
          ru: 'Каждый игрок берёт по одной карте за каждую фишку артефакта под своим контролем.',
        },
      },
    ],
  },
  {
    id: 'city-hall',
    kind: 'plane',
    name: { en: 'City Hall', ru: 'Мэрия' },
    planarType: 'chicago',
    printings: [
      { set: 'PUNK', number: 'PLA004' },
      { set: 'PUNK', number: 'PLA004a' },
    ],
    abilities: [
      {
        when: ['arrive'],
        text: {
          en: 'You become the monarch. (The monarch draws a card at the beginning of their end step. Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.)',
          ru: 'Вы становитесь монархом. (Монарх берёт карту в начале своего заключительного шага. Каждый раз, когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.)',
        },
        acts: [{ kind: 'designate', as: 'monarch' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player may create two tapped Treasure tokens. A player who does can’t attack you during their next turn.',
          ru: 'Каждый игрок может создать две повёрнутые фишки Клада. Каждый игрок, сделавший это, не может атаковать вас во время своего следующего хода.',
        },
      },
    ],
  },
  {
    id: 'pin-collectors-booth',
    kind: 'plane',
    name: { en: 'Pin Collector’s Booth', ru: 'Стенд собирателя значков' },
    planarType: 'magiccon',
    printings: [
      { set: 'PUNK', number: 'PLA005' },
      { set: 'PUNK', number: 'PLA005a' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever you attack, create a Pin Aura enchantment token attached to target attacking creature you control. It has enchant creature and “Enchanted creature gets +1/+1.”',
          ru: 'Каждый раз, когда вы атакуете, создайте одну фишку чар Аура Значок, прикреплённую к целевому атакующему существу под вашим контролем. Она имеет способности «Зачаровать существо» и «Зачарованное существо получает +1/+1».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each opponent loses X life, where X is the number of pins attached to you and to creatures you control. (Pins on your backpack count, too.)',
          ru: 'Каждый оппонент теряет X жизней, где X — количество значков, прикреплённых к вам и к существам под вашим контролем. (Значки на вашем рюкзаке тоже считаются.)',
        },
        acts: [{ kind: 'life', who: 'opponents', by: null, loses: true }],
      },
    ],
  },
  {
    id: 'pin-trading',
    kind: 'phenomenon',
    name: { en: 'Pin Trading', ru: 'Обмен значками' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA006' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Draw a card for each pin you’re wearing and each Pin token attached to a creature you control. (Pins on your backpack count, too.) Then planeswalk.',
          ru: 'Возьмите по одной карте за каждый значок, который на вас надет, и за каждую фишку Значка, прикреплённую к существу под вашим контролем. (Значки на вашем рюкзаке тоже считаются.) Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'shy-town',
    kind: 'plane',
    name: { en: 'Shy Town', ru: 'Стесняго' },
    planarType: 'chicago',
    printings: [{ set: 'PUNK', number: 'PLA007' }],
    abilities: [
      {
        when: ['arrive', 'chaos'],
        text: {
          en: 'For each opponent, choose up to one target creature they control and put a shy counter on it. It becomes a Coward in addition to its other types.',
          ru: 'Для каждого оппонента выберите не более одного целевого существа под его контролем и положите на него жетон стеснения. Оно становится Трусом в дополнение к своим другим типам.',
        },
      },
      {
        when: ['upkeep'],
        text: {
          en: 'Create a 2/2 red Warrior creature token with haste and “Cowards can’t block Warriors.”',
          ru: 'Создайте одну фишку существа 2/2 красный Воин с Ускорением и способностью «Трусы не могут блокировать Воинов».',
        },
      },
    ],
  },
  {
    id: 'sky-deck',
    kind: 'plane',
    name: { en: 'Sky Deck', ru: 'Смотровая площадка' },
    planarType: 'chicago',
    printings: [{ set: 'PUNK', number: 'PLA008' }],
    abilities: [
      {
        when: ['arrive', 'upkeep', 'chaos'],
        text: {
          en: 'Put a glass counter on up to one target nonland permanent.',
          ru: 'Выберите не более одного целевого не являющегося землёй перманента и положите на него жетон стекла.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Destroy all permanents with glass counters on them.',
          ru: 'Уничтожьте все перманенты, на которых есть жетон стекла.',
        },
        reminder: {
          en: 'destroy permanents with glass counters',
          ru: 'уничтожить перманенты с жетонами стекла',
        },
      },
    ],
  },
  {
    id: 'the-windy-city',
    kind: 'plane',
    name: { en: 'The Windy City', ru: 'Город ветров' },
    planarType: 'chicago',
    printings: [
      { set: 'PUNK', number: 'PLA009' },
      { set: 'PUNK', number: 'PLA009a' },
    ],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Put a flying counter on target nontoken creature you control without flying.',
          ru: 'Положите жетон Полёта на целевое не являющееся фишкой существо без Полёта под вашим контролем.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile target creature with flying. For as long as it remains exiled, its owner may cast it for {2} rather than its mana cost.',
          ru: 'Изгоните целевое существо с Полётом. Пока эта карта остаётся в изгнании, её владелец может разыграть её, заплатив {2} вместо её мана-стоимости.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Remove all flying counters from all creatures.',
          ru: 'Удалите все жетоны Полёта со всех существ.',
        },
        reminder: { en: 'remove all flying counters', ru: 'удалить все жетоны Полёта' },
      },
    ],
  },
  {
    id: 'unknown-event',
    kind: 'phenomenon',
    name: { en: 'Unknown Event', ru: 'Неизвестное событие' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA010' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Each player opens a Magic booster pack and may exile up to two cards from it face down. For the rest of the game, players may look at the cards exiled this way and play them without paying their mana costs. (Bring a booster pack for each player.) Then planeswalk.',
          ru: 'Каждый игрок открывает бустер Magic и может изгнать из него рубашкой вверх не более двух карт. До конца партии игроки могут смотреть изгнанные таким образом карты и разыгрывать их без уплаты их мана-стоимости. (Приготовьте по одному бустеру на игрока.) Затем совершите переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'never' }],
        badge: {
          en: 'Exiled booster cards may be played for free',
          ru: 'Изгнанные карты из бустеров разыгрываются бесплатно',
        },
      },
    ],
  },
  {
    id: 'bicycle-rack',
    kind: 'plane',
    name: { en: 'Bicycle Rack', ru: 'Велопарковка' },
    planarType: 'amsterdam',
    printings: [{ set: 'PUNK', number: 'PLA011' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Cards in each player’s hand have cycling {2}. ({2}, Discard this card: Draw a card.)',
          ru: 'Карты в руке каждого игрока имеют Цикл {2}. ({2}, сбросьте эту карту: возьмите карту.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until end of turn, creatures you control have “This creature gets +1/+1 for each card you’ve discarded this turn.”',
          ru: 'До конца хода существа под вашим контролем имеют способность «Это существо получает +1/+1 за каждую карту, сброшенную вами в этом ходу».',
        },
      },
    ],
  },
  {
    id: 'clamilton-estate',
    kind: 'plane',
    name: { en: 'Clamilton Estate', ru: 'Усадьба Ракушильтон' },
    planarType: 'clamhattan',
    printings: [{ set: 'PUNK', number: 'PLA012' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'If a wordy permanent entering would cause an ability of that permanent or another wordy permanent to trigger, that ability triggers an additional time. (A permanent with four or more lines of rules text is wordy.)',
          ru: 'Если из-за выхода многословного перманента на поле битвы должна сработать его способность или способность другого многословного перманента, она срабатывает ещё один раз. (Перманент многословен, если текст его правил занимает четыре строки или больше.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile cards from the top of your library until you exile a wordy nonland card. Put that card into your hand and all other cards exiled this way on the bottom of your library in a random order.',
          ru: 'Изгоняйте карты с верха вашей библиотеки, пока не изгоните многословную карту, не являющуюся землёй. Положите её в вашу руку, а все остальные изгнанные таким образом карты — в низ вашей библиотеки в случайном порядке.',
        },
      },
    ],
  },
  {
    id: 'event-horizon',
    kind: 'plane',
    name: { en: 'Event Horizon', ru: 'Горизонт событий' },
    planarType: 'blind-eternities',
    printings: [{ set: 'PUNK', number: 'PLA013' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Nonbasic lands are Wastes. (They have “{T}: Add {C}.”)',
          ru: 'Небазовые земли являются Пустошами. (Они имеют способность «{T}: добавьте {C}».)',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Whenever you tap a permanent for {C}, add an additional {C}.',
          ru: 'Каждый раз, когда вы поворачиваете перманент для получения {C}, добавьте ещё одну {C}.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose one —\n• Draw four cards.\n• Destroy target permanent.\n• You may return target creature card from your graveyard to the battlefield.',
          ru: 'Выберите одно —\n• Возьмите четыре карты.\n• Уничтожьте целевой перманент.\n• Вы можете вернуть целевую карту существа из вашего кладбища на поле битвы.',
        },
      },
    ],
  },
  {
    id: 'the-food-court',
    kind: 'plane',
    name: { en: 'The Food Court', ru: 'Королевский фуд-корт' },
    planarType: 'eldraine',
    printings: [{ set: 'PUNK', number: 'PLA014' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Artifacts are Foods in addition to their other types. (They have “{2}, {T}, Sacrifice this artifact: You gain 3 life.”)',
          ru: 'Артефакты являются Едой в дополнение к своим другим типам. (Они имеют способность «{2}, {T}, пожертвуйте этот артефакт: вы получаете 3 жизни».)',
        },
      },
      {
        when: ['activated'],
        text: {
          en: 'Sacrifice three Foods: Add {W}{U}{B}{R}{G}. Activate only during your turn and only once each turn.',
          ru: 'Пожертвуйте три Еды: добавьте {W}{U}{B}{R}{G}. Активируйте только в ваш ход и только один раз за каждый ход.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'If you’re already the monarch, draw a card. Otherwise, you become the monarch. (The monarch draws a card at the beginning of their end step. Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.)',
          ru: 'Если вы уже монарх, возьмите карту. В противном случае вы становитесь монархом. (Монарх берёт карту в начале своего заключительного шага. Каждый раз, когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.)',
        },
        acts: [{ kind: 'designate', as: 'monarch' }],
      },
    ],
  },
  {
    id: 'high-noon-at-thunder-junction',
    kind: 'plane',
    name: { en: 'High Noon At Thunder Junction', ru: 'Ровно в полдень у Громового Перекрёстка' },
    planarType: 'thunder-junction',
    printings: [{ set: 'PUNK', number: 'PLA015' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player draws their second card each turn, any of their opponents may say “DRAW!” The first opponent to say it clashes with that player. The winner of the clash creates two 1/1 black Assassin creature tokens. (Each of them reveals the top card of their library, then puts it on the top or bottom. The player whose card had the higher mana value wins.)',
          ru: 'Каждый раз, когда игрок берёт свою вторую карту за ход, любой из его оппонентов может сказать: «ТЯНИ!» Первый сказавший это вступает с ним в Столкновение. Победитель создаёт две фишки существа 1/1 чёрный Убийца. (Оба игрока показывают верхнюю карту своей библиотеки, затем кладут её на верх или в низ библиотеки. Побеждает тот, у чьей карты мановая ценность больше.)',
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
    id: 'mad-labs',
    kind: 'phenomenon',
    name: { en: 'Mad Labs', ru: 'Лаборатория чепухи' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA016' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Starting with the next player in turn order, one player chooses a permanent type, the next a number from 1 to 10, and the next a keyword counter. Then reveal the ability below and resolve it with those words. (Don’t read on until all of them have been chosen!)',
          ru: 'Следующий по порядку ходов игрок выбирает тип перманента, игрок после него — число от 1 до 10, а следующий за ним — жетон ключевой способности. Затем покажите способность ниже и разрешите её с этими словами. (Не читайте дальше, пока не выбраны все слова!)',
        },
      },
      {
        when: ['encounter'],
        text: {
          en: 'Each player creates a token that’s a copy of a [permanent] and puts [number] +1/+1 counters on it. If it isn’t a creature, it becomes a 0/0 creature in addition to its other types. It enters with a [keyword] counter. Then planeswalk.',
          ru: 'Каждый игрок создаёт одну фишку, являющуюся копией [перманента выбранного типа], и кладёт на неё [число] жетонов +1/+1. Если она не является существом, она становится существом 0/0 в дополнение к своим другим типам. Она выходит на поле битвы с жетоном [ключевой способности]. Затем совершите переход.',
        },
      },
    ],
  },
  {
    id: 'multiversal-high-council',
    kind: 'plane',
    name: { en: 'Multiversal High Council', ru: 'Верховный совет Мультивселенной' },
    planarType: 'universia-beyondia',
    printings: [{ set: 'PUNK', number: 'PLA017' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Universes Beyond spells you cast cost {1} less to cast.',
          ru: 'Разыгрывание вами заклинаний Universes Beyond стоит на {1} меньше.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Each creature gets +1/+1 for each different universe among permanents its controller controls. (Magic and Dungeons & Dragons are two different universes.)',
          ru: 'Каждое существо получает +1/+1 за каждую отдельную вселенную среди перманентов под контролем контролирующего его игрока. (Magic и «Подземелья и драконы» — две отдельные вселенные.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each universe, return up to one target card from that universe from your graveyard to your hand.',
          ru: 'Для каждой вселенной верните не более одной целевой карты этой вселенной из вашего кладбища в вашу руку.',
        },
      },
    ],
  },
  {
    id: 'oteclan',
    kind: 'plane',
    name: { en: 'Oteclán', ru: 'Отеклан' },
    planarType: 'ixalan',
    printings: [{ set: 'PUNK', number: 'PLA018' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Chaos ensues.',
          ru: 'Наступает хаос.',
        },
        acts: [{ kind: 'chaos' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Discover 3. (Exile cards from the top of your library until you exile a nonland card with mana value 3 or less. Either cast it without paying its mana cost or put it into your hand. Put the rest on the bottom of your library in a random order.)',
          ru: 'Используйте Открытие 3. (Изгоняйте карты с верха вашей библиотеки, пока не изгоните не являющуюся землёй карту с мановой ценностью 3 или меньше. Разыграйте её без уплаты её мана-стоимости или положите в вашу руку. Положите остальные в низ вашей библиотеки в случайном порядке.)',
        },
      },
    ],
  },
  {
    id: 'probability-flux',
    kind: 'phenomenon',
    name: { en: 'Probability Flux', ru: 'Флуктуация вероятности' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA019' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Until your next turn, if a player would roll one or more dice, they roll that many dice plus one instead and ignore one of the rolls. Then planeswalk.',
          ru: 'До вашего следующего хода, если игрок должен бросить один или несколько кубиков, вместо этого он бросает на один кубик больше и игнорирует один из бросков. Затем совершите переход.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'extraDie', who: 'everybody', ends: 'turnOf' }],
      },
    ],
  },
  {
    id: 'royal-booster',
    kind: 'phenomenon',
    name: { en: 'Royal Booster', ru: 'Королевский бустер' },
    planarType: null,
    printings: [{ set: 'PUNK', number: 'PLA020' }],
    abilities: [
      {
        when: ['encounter'],
        text: {
          en: 'Open a Magic booster pack and shuffle it without looking at the cards. They become the booster deck. You become the monarch. For the rest of the game, the monarch draws a card from the booster deck at the beginning of their end step. Players may spend mana of any type to cast those cards. (The monarch also draws a card as usual. Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.) Then planeswalk.',
          ru: 'Откройте бустер Magic и перетасуйте его, не глядя на карты. Они становятся бустерной колодой. Вы становитесь монархом. До конца партии монарх берёт карту из бустерной колоды в начале своего заключительного шага. Для разыгрывания этих карт можно тратить ману любого типа. (Монарх, как обычно, берёт и карту из своей библиотеки. Каждый раз, когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.) Затем совершите переход.',
        },
        acts: [
          { kind: 'designate', as: 'monarch' },
          { kind: 'ongoingEffect', does: 'remind', who: 'everybody', ends: 'never' },
        ],
        badge: {
          en: 'The monarch draws from the booster deck',
          ru: 'Монарх берёт карты из бустерной колоды',
        },
      },
    ],
  },
  {
    id: 'shrinking-plane',
    kind: 'plane',
    name: { en: 'Shrinking Plane', ru: 'Съёживающееся измерение' },
    planarType: 'foldaria',
    printings: [{ set: 'PUNK', number: 'PLA021' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Fold this plane in half, then draw a card for each time it’s been folded. (Fold the printed card or a sheet of paper; the app counts the folds.)',
          ru: 'Сложите это измерение пополам, затем возьмите столько карт, сколько раз оно было сложено. (Складывайте саму карту или лист бумаги; приложение считает сгибы.)',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'If you can’t fold this plane, planeswalk.',
          ru: 'Если вы не можете его сложить, совершите переход.',
        },
        acts: [{ kind: 'planeswalk' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Completely unfold this plane. Each opponent discards two cards.',
          ru: 'Полностью расправьте это измерение. Каждый оппонент сбрасывает две карты.',
        },
        acts: [{ kind: 'clearCounters' }],
      },
    ],
    counters: { name: { en: 'Folds', ru: 'Сгибы' } },
  },
  {
    id: 'stroopwafel-cafe',
    kind: 'plane',
    name: { en: 'Stroopwafel Cafe', ru: 'Кафе «Стропвафля»' },
    planarType: 'amsterdam',
    printings: [{ set: 'PUNK', number: 'PLA022' }],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Each player may look at the top card of their library at any time and may play that card.',
          ru: 'Каждый игрок может в любое время смотреть верхнюю карту своей библиотеки и может разыграть её.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'The top card of each player’s library is a Food artifact. (It has “{2}, {T}, Sacrifice this artifact: You gain 3 life.” This ability is activated from the top of the library.)',
          ru: 'Верхняя карта библиотеки каждого игрока является артефактом Едой. (Она имеет способность «{2}, {T}, пожертвуйте этот артефакт: вы получаете 3 жизни». Эта способность активируется с верха библиотеки.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may sacrifice a Food. If you do, you draw a card and gain 3 life, and each opponent loses 3 life.',
          ru: 'Вы можете пожертвовать Еду. Если вы это делаете, вы берёте карту и получаете 3 жизни, а каждый оппонент теряет 3 жизни.',
        },
        acts: [
          { kind: 'life', who: 'controller', by: 3 },
          { kind: 'life', who: 'opponents', by: -3 },
        ],
      },
    ],
  },
  {
    id: 'tarnation',
    kind: 'plane',
    name: { en: 'Tarnation', ru: 'Чертовщина' },
    planarType: 'thunder-junction',
    printings: [{ set: 'PUNK', number: 'PLA023' }],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player commits a crime, they may draw a card. (Targeting an opponent, anything they control, or a card in their graveyard is a crime.)',
          ru: 'Каждый раз, когда игрок совершает преступление, он может взять карту. (Преступление — это выбор целью оппонента, чего-либо под его контролем или карты на его кладбище.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'This plane deals 1 damage to any target.',
          ru: 'Это измерение наносит 1 повреждение любой цели.',
        },
        acts: [{ kind: 'life', who: 'chosen', by: -1 }],
      },
    ],
  },
  {
    id: 'windmill-farm',
    kind: 'plane',
    name: { en: 'Windmill Farm', ru: 'Мельничная ферма' },
    planarType: 'amsterdam',
    printings: [{ set: 'PUNK', number: 'PLA024' }],
    abilities: [
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: 'Create a Tulip Petal artifact token with “{T}, Sacrifice this token: Add one mana of any color.”',
          ru: 'Создайте одну фишку артефакта Лепесток Тюльпана со способностью «{T}, пожертвуйте эту фишку: добавьте одну ману любого цвета».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Spin this plane until its arrow lands on a permanent. If the plane rotated at least 360 degrees, create a token that’s a copy of that permanent. (Without the printed card, spin anything that has a pointer.)',
          ru: 'Вращайте это измерение, пока его стрелка не укажет на перманент. Если оно повернулось не менее чем на 360 градусов, создайте одну фишку, являющуюся копией этого перманента. (Без самой карты вращайте любой предмет со стрелкой или острым концом.)',
        },
      },
    ],
  },
];
