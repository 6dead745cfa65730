/** The names and abilities of all phenomena in both languages, and the buttons that the table offers for them. */

export interface Phenomenon {
  readonly id: string;
  readonly name: readonly [en: string, ru: string];
  readonly abilities: readonly (readonly [en: string, ru: string])[];
  /** The button that continues the game. */
  readonly mainButton: 'Resolve' | 'Done resolving';
  /** A button next to the text. */
  readonly extraButton?: readonly [en: string, ru: string];
}

export const phenomena: readonly Phenomenon[] = [
  {
    id: 'chaotic-aether',
    name: ['Chaotic Aether', 'Хаотический эфир'],
    abilities: [
      [
        'Until a player planeswalks away from a plane, each blank roll of the planar die is a {CHAOS} roll. (Planeswalking away from this phenomenon doesn’t end the effect.) Then planeswalk.',
        'Пока какой-либо игрок не покинет измерение, каждая пустая грань кубика измерений считается за {CHAOS}. (Когда игрок покидает этот феномен, эффект не прекращается.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'interplanar-tunnel',
    name: ['Interplanar Tunnel', 'Межмировой туннель'],
    abilities: [
      [
        'Reveal cards from the top of your planar deck until you reveal five plane cards. Put one of those plane cards on top of your planar deck and the rest of the revealed cards on the bottom in a random order. Then planeswalk.',
        'Показывайте карты с верха вашей колоды измерений, пока не покажете пять карт измерений. Положите одну из этих карт измерений на верх вашей колоды измерений, а остальные показанные карты — в её низ в случайном порядке. Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'morphic-tide',
    name: ['Morphic Tide', 'Преображающий прилив'],
    abilities: [
      [
        'Each player shuffles all permanents they own into their library, then reveals that many cards from the top of it. Each player puts all artifact, creature, land, and planeswalker cards they revealed onto the battlefield, then does the same with enchantment cards. Then each player puts the rest of the cards they revealed on the bottom of their library in any order. Then planeswalk.',
        'Каждый игрок втасовывает в свою библиотеку все перманенты, владельцем которых он является, затем показывает столько же карт с её верха. Каждый игрок кладёт на поле битвы все показанные им карты артефактов, существ, земель и planeswalker’ов, затем — все показанные им карты чар. Остальные показанные карты каждый игрок кладёт в низ своей библиотеки в любом порядке. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'mutual-epiphany',
    name: ['Mutual Epiphany', 'Взаимное озарение'],
    abilities: [
      [
        'Each player draws four cards. Then planeswalk.',
        'Каждый игрок берёт четыре карты. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'planewide-disaster',
    name: ['Planewide Disaster', 'Всемирная катастрофа'],
    abilities: [
      ['Destroy all creatures. Then planeswalk.', 'Уничтожьте все существа. Затем совершите переход.'],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'reality-shaping',
    name: ['Reality Shaping', 'Ваяние реальности'],
    abilities: [
      [
        'Starting with you, each player may put a permanent card from their hand onto the battlefield. Then planeswalk.',
        'Начиная с вас, в порядке ходов каждый игрок может положить карту перманента из своей руки на поле битвы. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'spatial-merging',
    name: ['Spatial Merging', 'Слияние пространств'],
    abilities: [
      [
        'Reveal cards from the top of your planar deck until you reveal two plane cards. Planeswalk to both of them at the same time. Put all the other revealed cards on the bottom of your planar deck in any order. You’ve left this phenomenon, so you don’t planeswalk again.',
        'Показывайте карты с верха вашей колоды измерений, пока не покажете две карты измерений. Одновременно перейдите в оба этих измерения. Положите все остальные показанные карты в низ вашей колоды измерений в любом порядке. При этом вы покидаете и этот феномен, поэтому ещё одного перехода нет.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'time-distortion',
    name: ['Time Distortion', 'Искажение времени'],
    abilities: [
      [
        'Reverse the game’s turn order. (If play went clockwise, it now goes counterclockwise, and vice versa.) Then planeswalk.',
        'Измените порядок ходов в партии на обратный. (Если ходили по часовой стрелке, теперь ходят против неё, и наоборот.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'caught-in-a-parallel-universe',
    name: ['Caught in a Parallel Universe', 'В плену параллельной вселенной'],
    abilities: [
      [
        'Each player chooses a creature the player to their left controls. Then each player creates a token that’s a copy of the creature they chose, except it has menace. Then planeswalk.',
        'Каждый игрок выбирает существо под контролем игрока слева от себя. Каждый игрок создаёт одну фишку, являющуюся копией выбранного им существа, но с Угрозой. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'fixed-point-in-time',
    name: ['Fixed Point in Time', 'Фиксированная точка во времени'],
    abilities: [
      [
        'Until your next turn, if a player would planeswalk because of a roll of the planar die, chaos ensues instead. Then planeswalk.',
        'До вашего следующего хода, если игрок должен совершить переход в результате броска кубика измерений, вместо этого наступает хаос. Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'human-time-lord-meta-crisis',
    name: ['Human-Time Lord Meta-Crisis', 'Метакризис человека и Повелителя Времени'],
    abilities: [
      [
        'Each player chooses one or two creatures they control, then creates a token that’s a copy of the first, except it isn’t legendary. After that, each player who chose two puts a number of +1/+1 counters on their token equal to the power of the second. Then planeswalk.',
        'Каждый игрок выбирает одно или два существа под своим контролем, затем создаёт одну фишку, являющуюся копией первого из них, но не легендарную. После этого каждый игрок, выбравший два существа, кладёт на свою фишку жетоны +1/+1 в количестве, равном силе второго. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'unleash-the-flux',
    name: ['Unleash the Flux', 'Высвобождение Потока'],
    abilities: [
      [
        'Each player sacrifices a nonland permanent of their choice, then you flip a coin. If you lose the flip, repeat this process. Then planeswalk.',
        'Каждый игрок жертвует один не являющийся землёй перманент по своему выбору, затем вы подбрасываете монету. Если вы проигрываете бросок, повторите этот процесс. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
    extraButton: ['Flip a coin', 'Подбросить монету'],
  },
  {
    id: 'pin-trading',
    name: ['Pin Trading', 'Обмен значками'],
    abilities: [
      [
        'Draw a card for each pin you’re wearing and each Pin token attached to a creature you control. (Pins on your backpack count, too.) Then planeswalk.',
        'Возьмите по одной карте за каждый значок, который на вас надет, и за каждую фишку Значка, прикреплённую к существу под вашим контролем. (Значки на вашем рюкзаке тоже считаются.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'unknown-event',
    name: ['Unknown Event', 'Неизвестное событие'],
    abilities: [
      [
        'Each player opens a Magic booster pack and may exile up to two cards from it face down. For the rest of the game, players may look at the cards exiled this way and play them without paying their mana costs. (Bring a booster pack for each player.) Then planeswalk.',
        'Каждый игрок открывает бустер Magic и может изгнать из него рубашкой вверх не более двух карт. До конца партии игроки могут смотреть изгнанные таким образом карты и разыгрывать их без уплаты их мана-стоимости. (Приготовьте по одному бустеру на игрока.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'mad-labs',
    name: ['Mad Labs', 'Лаборатория чепухи'],
    abilities: [
      [
        'Starting with the next player in turn order, one player chooses a permanent type, the next a number from 1 to 10, and the next a keyword counter. Then reveal the ability below and resolve it with those words. (Don’t read on until all of them have been chosen!)',
        'Следующий по порядку ходов игрок выбирает тип перманента, игрок после него — число от 1 до 10, а следующий за ним — жетон ключевой способности. Затем покажите способность ниже и разрешите её с этими словами. (Не читайте дальше, пока не выбраны все слова!)',
      ],
      [
        'Each player creates a token that’s a copy of a [permanent] and puts [number] +1/+1 counters on it. If it isn’t a creature, it becomes a 0/0 creature in addition to its other types. It enters with a [keyword] counter. Then planeswalk.',
        'Каждый игрок создаёт одну фишку, являющуюся копией [перманента выбранного типа], и кладёт на неё [число] жетонов +1/+1. Если она не является существом, она становится существом 0/0 в дополнение к своим другим типам. Она выходит на поле битвы с жетоном [ключевой способности]. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'probability-flux',
    name: ['Probability Flux', 'Флуктуация вероятности'],
    abilities: [
      [
        'Until your next turn, if a player would roll one or more dice, they roll that many dice plus one instead and ignore one of the rolls. Then planeswalk.',
        'До вашего следующего хода, если игрок должен бросить один или несколько кубиков, вместо этого он бросает на один кубик больше и игнорирует один из бросков. Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'royal-booster',
    name: ['Royal Booster', 'Королевский бустер'],
    abilities: [
      [
        'Open a Magic booster pack and shuffle it without looking at the cards. They become the booster deck. You become the monarch. For the rest of the game, the monarch draws a card from the booster deck at the beginning of their end step. Players may spend mana of any type to cast those cards. (The monarch also draws a card as usual. Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.) Then planeswalk.',
        'Откройте бустер Magic и перетасуйте его, не глядя на карты. Они становятся бустерной колодой. Вы становитесь монархом. До конца партии монарх берёт карту из бустерной колоды в начале своего заключительного шага. Для разыгрывания этих карт можно тратить ману любого типа. (Монарх, как обычно, берёт и карту из своей библиотеки. Каждый раз, когда существо наносит монарху боевые повреждения, монархом становится игрок, контролирующий это существо.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'high-and-dry-black-market',
    name: ['High and Dry Black Market', 'Чёрный рынок «На мели»'],
    abilities: [
      [
        'Starting with you, each player chooses modes worth up to 5 diamonds in total and may choose the same mode more than once. 1 diamond: Create a Treasure token. 2 diamonds: Draw a card. 3 diamonds: Create a 3/2 colorless Shapeshifter creature token with changeling. (It is every creature type.) Then planeswalk.',
        'Начиная с вас, каждый игрок выбирает режимы в сумме не более чем на 5 алмазов; один и тот же режим можно выбрать несколько раз. 1 алмаз: создайте одну фишку Клада. 2 алмаза: возьмите карту. 3 алмаза: создайте одну фишку существа 3/2 бесцветный Имитатор с Перевёртышем. (Она относится ко всем типам существ.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'omenpath-instability',
    name: ['Omenpath Instability', 'Неустойчивость пути знамений'],
    abilities: [
      [
        'Each player creates two enchantment tokens: an Entropy with “Sacrifice this enchantment: Chaos ensues” and an Omenpath with “Sacrifice this enchantment: Planeswalk.” Activate these abilities only as a sorcery. Then planeswalk.',
        'Каждый игрок создаёт две фишки чар: «Энтропию» со способностью «Пожертвуйте эти чары: наступает хаос» и «Путь знамений» со способностью «Пожертвуйте эти чары: совершите переход». Активируйте эти способности только как волшебство. Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'team-up',
    name: ['Team-Up!', 'Объединяемся!'],
    abilities: [
      [
        'For the rest of the game, each player whose left and right neighbors have been eliminated wins the game. (More than one player can win this way.) Then planeswalk.',
        'До конца партии каждый игрок выигрывает партию, если выбыли игроки слева и справа от него. (Так могут выиграть несколько игроков.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
  {
    id: 'thats-enough-slices',
    name: ['That’s Enough Slices', 'Хватит, нарезали'],
    abilities: [
      [
        'Each player creates a Pizza token. A player with the least life, or tied for the least, creates two Pizza tokens instead. (A Pizza is a Food artifact with “{2}, {T}, Sacrifice this token: You gain 6 life.”) Then planeswalk.',
        'Каждый игрок создаёт одну фишку Пиццы. Игрок, у которого меньше всего жизней (в том числе наравне с другими), вместо этого создаёт две фишки Пиццы. (Пицца — это артефакт Еда со способностью «{2}, {T}, пожертвуйте эту фишку: вы получаете 6 жизней».) Затем совершите переход.',
      ],
    ],
    mainButton: 'Done resolving',
  },
  {
    id: 'year-end-review',
    name: ['Year-End Review', 'Годовая аттестация'],
    abilities: [
      [
        'Each player may choose a nontoken creature they own on the battlefield or a creature card in their graveyard, or reveal a creature card from their hand. That card is promoted to commander, and the player may put it into the command zone. (The original commanders are still commanders.) Then planeswalk.',
        'Каждый игрок может выбрать не являющееся фишкой существо на поле битвы, владельцем которого он является, или карту существа на своём кладбище либо показать карту существа из своей руки. Эта карта повышается до командира, и игрок может положить её в зону командования. (Прежние командиры остаются командирами.) Затем совершите переход.',
      ],
    ],
    mainButton: 'Resolve',
  },
];
