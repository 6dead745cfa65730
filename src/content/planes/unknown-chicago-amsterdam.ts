import type { PlanarCardFacts } from './planar-card-facts';

/**
 * Unknown Planechase, made for the MagicCons of Chicago (PLA001 to PLA010) and Amsterdam, 2024: nineteen planes and five phenomena.
 * Six came again with other words or another planar type, with an "a" behind the number; their texts here are the later ones.
 */
export const unknownChicagoAmsterdam: readonly PlanarCardFacts[] = [
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
          en: "Exile your library's top card. This turn, you may play that card.",
          ru: 'Изгоните верхнюю карту вашей библиотеки. В этом ходу вы можете разыграть ту карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Exile six cards from the top of your library. An opponent, or somebody who isn't in the game, chooses the nonland card among them whose art they like best. After that, you may cast the chosen card without paying its mana cost. (By the first printing only an opponent may choose.)",
          ru: 'Изгоните шесть верхних карт вашей библиотеки. Оппонент или человек, не участвующий в партии, выбирает среди них не являющуюся землёй карту, иллюстрация которой нравится ему больше всех. Затем вы можете разыграть выбранную карту без уплаты её мана-стоимости. (По тексту первого издания выбирать может только оппонент.)',
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
          en: 'Each player chooses one creature under their control and creates a token copy of it, except that the token is also a Reflection, besides its other types.',
          ru: 'Каждый игрок выбирает существо под своим контролем и создаёт одну фишку, являющуюся копией того существа, за исключением того, что она является Отражением в дополнение к своим другим типам.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Every Reflection has shadow. (It can block only creatures that have shadow, and only such creatures can block it. By the first printing Reflections have no shadow; their power and toughness are switched.)',
          ru: 'Все Отражения имеют Тень (shadow). (Отражение может блокировать только существа с Тенью, и блокировать его могут только существа с Тенью. По тексту первого издания у Отражений нет Тени, а их сила и выносливость меняются местами.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Create a token copy of a creature under your control, except that the token is also a Reflection, besides its other types.',
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
          en: 'Create a Black Lotus artifact token. (It has "{T}, Sacrifice this artifact: Add three mana of any one color".)',
          ru: 'Создайте одну фишку артефакта Чёрный Лотос. (У неё есть способность «{T}, пожертвуйте этот артефакт: добавьте три маны любого одного цвета».)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each artifact token under their control, each player draws a card.',
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
          en: 'You become the monarch. (The monarch draws a card at the beginning of their end step. When a creature deals combat damage to the monarch, its controller becomes the monarch.)',
          ru: 'Вы становитесь монархом. (Монарх берёт карту в начале своего заключительного шага. Когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Every player may create two tapped Treasure tokens. Those who do can't attack you during their next turn.",
          ru: 'Каждый игрок может создать две повёрнутые фишки Сокровища. Игрок, сделавший это, не может атаковать вас во время своего следующего хода.',
        },
      },
    ],
  },
  {
    id: 'pin-collectors-booth',
    kind: 'plane',
    name: { en: "Pin Collector's Booth", ru: 'Стенд собирателя значков' },
    planarType: 'magiccon',
    printings: [
      { set: 'PUNK', number: 'PLA005' },
      { set: 'PUNK', number: 'PLA005a' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Each time you attack, choose target attacking creature you control and create a Pin token attached to it. The token is a Pin Aura enchantment that has enchant creature and "The enchanted creature gets +1/+1".',
          ru: 'Каждый раз, когда вы атакуете, создайте одну фишку Значка, прикреплённую к целевому атакующему существу под вашим контролем. Это чары Аура Значок со способностями «Зачаровать существо» и «Зачарованное существо получает +1/+1».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each of your opponents loses X life, where X is how many pins are on you plus how many are attached to creatures you control. (Pins on your backpack count too.)',
          ru: 'Каждый ваш оппонент теряет X жизней, где X — количество значков, которые надеты на вас и прикреплены к существам под вашим контролем. (Значки на вашем рюкзаке тоже считаются.)',
        },
        acts: [{ kind: 'life', who: 'chosen', by: null }],
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
          en: 'For each pin you wear, and for each Pin token attached to a creature under your control, draw a card. (Pins on your backpack count too.)',
          ru: 'Возьмите по одной карте за каждый значок, надетый на вас, и за каждую фишку Значка, прикреплённую к существу под вашим контролем. (Значки на вашем рюкзаке тоже считаются.)',
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
          en: 'For each of your opponents, choose up to one target creature that player controls and put a shy counter on it. That creature also becomes a Coward and keeps its other types.',
          ru: 'Для каждого вашего оппонента выберите не более одного целевого существа под контролем того игрока и положите на него жетон стеснения. Оно становится Трусом в дополнение к своим другим типам.',
        },
      },
      {
        when: ['upkeep'],
        text: {
          en: 'Create a 2/2 red Warrior creature token that has haste and "Warriors can\'t be blocked by Cowards".',
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
          en: 'Choose up to one target nonland permanent and put a glass counter on it.',
          ru: 'Выберите не более одного целевого не являющегося землёй перманента и положите на него жетон стекла.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Destroy every permanent that has a glass counter on it.',
          ru: 'Уничтожьте все перманенты, на которых есть жетон стекла.',
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
          en: "Choose target nontoken creature under your control that doesn't have flying, and put a flying counter on it. (The counter gives it flying.)",
          ru: 'Положите жетон Полёта на целевое существо без Полёта под вашим контролем, не являющееся фишкой. (Этот жетон даёт ему Полёт.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile target creature that has flying. While it stays exiled, its owner may cast it for {2} rather than for its mana cost.',
          ru: 'Изгоните целевое существо с Полётом. Пока оно остаётся изгнанным, его владелец может разыграть его, заплатив {2} вместо его мана-стоимости.',
        },
      },
      {
        when: ['leave'],
        text: {
          en: 'Remove every flying counter from all creatures.',
          ru: 'Удалите все жетоны Полёта со всех существ.',
        },
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
          en: 'Each player opens a booster pack of Magic and may choose up to two of its cards and exile them face down. From now on until the game ends, players may look at the cards exiled this way and play them without paying their mana costs. (Have a booster pack ready for each player.)',
          ru: 'Каждый игрок открывает бустер Magic. Он может выбрать из него не более двух карт и изгнать их рубашкой вверх. До конца партии игроки могут смотреть изгнанные таким образом карты и разыгрывать их без уплаты их мана-стоимости. (Приготовьте по одному бустеру на каждого игрока.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'never' }],
        badge: {
          en: 'Exiled booster cards may be played for free',
          ru: 'Изгнанные карты из бустеров играются бесплатно',
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
          en: "Each card in any player's hand has cycling {2}. ({2}, Discard this card: Draw a card.)",
          ru: 'Каждая карта в руке любого игрока имеет Цикл {2}. ({2}, сбросьте эту карту: возьмите карту.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Creatures you control have "For each card you\'ve discarded this turn, this creature gets +1/+1" until end of turn.',
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
        when: ['trigger'],
        text: {
          en: 'If a wordy permanent enters and thereby would make an ability of its own or of another wordy permanent trigger, the ability triggers once more. (Wordy means four or more lines of rules text.)',
          ru: 'Если из-за выхода многословного перманента на поле битвы должна сработать его собственная способность или способность другого многословного перманента, та способность срабатывает ещё один раз. (Перманент многословен, если текст его правил занимает четыре строки или больше.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Exile cards off the top of your library, one at a time, until you have exiled a wordy card that is also a nonland card. Put it into your hand. In a random order, put every other exiled card on the bottom of your library.',
          ru: 'Изгоняйте карты с верха вашей библиотеки по одной, пока не изгоните многословную карту, не являющуюся землёй. Положите её в вашу руку. Все остальные изгнанные таким образом карты положите в низ вашей библиотеки в случайном порядке.',
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
          en: 'Every nonbasic land is a Wastes. (Tapping a Wastes gives {C}.)',
          ru: 'Все небазовые земли являются Пустошами. (Пустошь, если её повернуть, даёт {C}.)',
        },
      },
      {
        when: ['trigger'],
        text: {
          en: 'Each time you tap a permanent for {C}, you get one more {C}.',
          ru: 'Каждый раз, когда вы поворачиваете перманент для получения {C}, добавьте ещё одну {C}.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Choose one: draw four cards; or destroy target permanent; or you may return target creature card to the battlefield from your graveyard.',
          ru: 'Выберите одно: возьмите четыре карты; или уничтожьте целевой перманент; или вы можете вернуть целевую карту существа из вашего кладбища на поле битвы.',
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
          en: 'Every artifact is also a Food, besides its other types. (It has "{2}, {T}, Sacrifice this artifact: Gain 3 life".)',
          ru: 'Артефакты являются Едой в дополнение к своим другим типам. (У них есть способность «{2}, {T}, пожертвуйте этот артефакт: вы получаете 3 жизни».)',
        },
      },
      {
        when: ['activated'],
        text: {
          en: 'Sacrifice three Foods: Add {W}{U}{B}{R}{G}. This can be activated only during your turn, and only once in each turn.',
          ru: 'Пожертвуйте три Еды: добавьте {W}{U}{B}{R}{G}. Активируйте эту способность только в ваш ход и только один раз за каждый ход.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "If you're the monarch already, draw a card. Otherwise, you become the monarch. (The monarch draws a card at the beginning of their end step. When a creature deals combat damage to the monarch, its controller becomes the monarch.)",
          ru: 'Если вы уже монарх, возьмите карту. Если нет, вы становитесь монархом. (Монарх берёт карту в начале своего заключительного шага. Когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.)',
        },
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
          en: 'Each time a player draws their second card in a turn, any opponent of theirs may say "DRAW!". Whichever opponent says it first clashes with that player. The one who wins it creates two 1/1 black Assassin creature tokens. (Both reveal the top card of their library, then put it back there or on the bottom. A player whose card had the higher mana value wins.)',
          ru: 'Каждый раз, когда игрок берёт свою вторую карту за ход, любой из его оппонентов может сказать: «ТЯНИ!». Первый сказавший это оппонент вступает с тем игроком в Столкновение (clash). Победивший в нём создаёт две фишки существа 1/1 чёрный Убийца. (Оба игрока показывают верхнюю карту своей библиотеки, затем кладут её обратно или в низ. Побеждает тот, у чьей карты мановая ценность больше.)',
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
          en: 'Beginning with the player whose turn comes next and going on in turn order, one player chooses a permanent type, the following one a number between 1 and 10, and the one after that a keyword counter. Then reveal the ability below, put the chosen words into it, and resolve it. (Nobody should read on before all the words are chosen!)',
          ru: 'Начиная со следующего игрока и далее в порядке ходов, один игрок выбирает тип перманента, следующий за ним — число от 1 до 10, а следующий за тем — жетон ключевой способности. Затем откройте способность ниже, подставьте в неё выбранные слова и разрешите её. (Никто не должен читать дальше, пока не выбраны все слова!)',
        },
      },
      {
        when: ['encounter'],
        text: {
          en: "Each player creates a token copy of a [permanent] and puts +1/+1 counters on it, [number] of them. If the token isn't a creature, it becomes a 0/0 creature and keeps its other types. It enters with a [keyword] counter.",
          ru: 'Каждый игрок создаёт одну фишку, являющуюся копией [перманента выбранного типа], и кладёт на неё жетоны +1/+1 в количестве [число]. Если фишка не является существом, она становится существом 0/0 в дополнение к своим другим типам. Она выходит на поле битвы с жетоном [ключевой способности].',
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
          en: 'It costs you {1} less to cast a Universes Beyond spell.',
          ru: 'Заклинания из иных вселенных (universes beyond), которые вы разыгрываете, стоят на {1} меньше.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Every creature gets +1/+1 for each different universe found among the permanents its controller controls. (The world of Magic and that of D&D are a universe each.)',
          ru: 'Каждое существо получает +1/+1 за каждую отдельную вселенную, представленную среди перманентов под контролем игрока, который контролирует то существо. (Мир Magic и мир «Подземелий и драконов» — две отдельные вселенные.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each universe, choose up to one target card from it in your graveyard. Return the chosen cards to your hand.',
          ru: 'Для каждой вселенной верните не более одной целевой карты из той вселенной из вашего кладбища в вашу руку.',
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
          en: 'Discover 3. (Exile cards off the top of your library, one at a time, until you have exiled a nonland card with mana value 3 or less. Either you cast the found card, paying no mana cost, or it goes to your hand. The other exiled cards go, in a random order, on the bottom of your library.)',
          ru: 'Используйте Открытие 3 (discover). (Изгоняйте карты с верха вашей библиотеки по одной, пока не изгоните не являющуюся землёй карту с мановой ценностью 3 или меньше. Разыграйте её без уплаты её мана-стоимости или положите в вашу руку. Положите остальные изгнанные карты в низ вашей библиотеки в случайном порядке.)',
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
          en: 'Until your next turn, any player who would roll one or more dice rolls one die more instead, then ignores one of them.',
          ru: 'До вашего следующего хода, если игрок должен бросить один или несколько кубиков, вместо этого он бросает на один кубик больше и не учитывает один из них.',
        },
        acts: [{ kind: 'lasting', does: 'extraDie', who: 'everybody', ends: 'turnOf' }],
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
          en: "Open a booster pack of Magic and shuffle its cards unseen. They are the booster deck from now on. You become the monarch. Until the game is over, at each beginning of the monarch's end step, the monarch draws a card from that deck. To cast such cards, mana of any type may be spent. (Have a booster pack ready. Each monarch also draws as usual in that step, and a creature that deals combat damage to the monarch makes its controller the monarch.)",
          ru: 'Откройте бустер Magic и перетасуйте его карты, не глядя на них. Они становятся бустерной колодой. Вы становитесь монархом. До конца партии в начале заключительного шага монарха тот игрок берёт карту из бустерной колоды. Чтобы разыграть эти карты, можно тратить ману любого типа. (Приготовьте один бустер. Монарх также берёт карту в начале своего заключительного шага, как обычно, а когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.)',
        },
        acts: [{ kind: 'lasting', does: 'remind', who: 'everybody', ends: 'never' }],
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
          en: 'Fold this plane in half once more, then draw a card for each time it has been folded. (Fold the printed card, or a sheet of paper in its place; the app only counts the folds.)',
          ru: 'Сложите это измерение пополам ещё раз, затем возьмите столько карт, сколько раз оно было сложено. (Складывайте саму карту или лист бумаги вместо неё; приложение лишь считает сгибы.)',
        },
        acts: [{ kind: 'counters', by: 1 }],
      },
      {
        when: ['arrive', 'upkeep'],
        text: {
          en: "If it can't be folded, planeswalk.",
          ru: 'Если его нельзя сложить, совершите переход.',
        },
        acts: [{ kind: 'planeswalk' }],
      },
      {
        when: ['chaos'],
        text: {
          en: 'Unfold this plane all the way. Each of your opponents discards two cards.',
          ru: 'Полностью расправьте это измерение. Каждый ваш оппонент сбрасывает две карты.',
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
          en: "At any time, each player may look at their library's top card, and each may play cards off the top of their library.",
          ru: 'Каждый игрок может в любое время смотреть верхнюю карту своей библиотеки и может разыгрывать карты с верха своей библиотеки.',
        },
      },
      {
        when: ['static'],
        text: {
          en: 'Each player\'s library has on top a card that is a Food artifact. (It has "{2}, {T}, Sacrifice this artifact: Gain 3 life", activated from the top of the library.)',
          ru: 'Верхняя карта библиотеки каждого игрока является артефактом Едой. (У неё есть способность «{2}, {T}, пожертвуйте этот артефакт: вы получаете 3 жизни», которая активируется с верха библиотеки.)',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may sacrifice one Food. If you do, you draw a card and gain 3 life, and each of your opponents loses 3 life.',
          ru: 'Вы можете пожертвовать Еду. Если вы это делаете, вы берёте карту и получаете 3 жизни, а каждый ваш оппонент теряет 3 жизни.',
        },
        acts: [
          { kind: 'life', who: 'controller', by: 3 },
          { kind: 'life', who: 'chosen', by: -3 },
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
          en: "Each time a player commits a crime, that player may draw a card. (It is a crime to target an opponent, anything an opponent controls, or a card in an opponent's graveyard.)",
          ru: 'Каждый раз, когда игрок совершает преступление (crime), он может взять карту. (Преступление — сделать целью оппонента, что-либо под контролем оппонента или карту на кладбище оппонента.)',
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
          en: 'Create a Tulip Petal token. It is an artifact that has "{T}, Sacrifice this token: Add one mana of any color".',
          ru: 'Создайте одну фишку артефакта Лепесток Тюльпана со способностью «{T}, пожертвуйте эту фишку: добавьте одну ману любого цвета».',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Spin the plane card until its arrow comes to rest on a permanent. If the card turned by 360 degrees or more in that spin, create a token copy of that permanent. (There is nothing to spin in the app: without the card, spin anything that points somewhere.)',
          ru: 'Вращайте карту этого измерения, пока её стрелка не остановится на перманенте. Если при этом карта повернулась не менее чем на 360 градусов, создайте одну фишку, являющуюся копией того перманента. (В приложении вращать нечего: без самой карты вращайте любой предмет, который на что-то указывает.)',
        },
      },
    ],
  },
];
