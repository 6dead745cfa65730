/** Words of cards, mana and lands. */
import type { TermEntry } from '../rule-entry';

export const cardTerms: readonly TermEntry[] = [
  {
    id: 'term-land',
    number: null,
    title: { en: 'Land', ru: 'Земля' },
    text: {
      en: 'A permanent that you play rather than cast, normally one on each of your turns. Most lands tap for mana. Both landless rule sets let you play any card from your hand as one.',
      ru: 'Перманент, который раз в свой ход выкладывают прямо на поле битвы, минуя стек; обычно его поворачивают ради маны. По обоим наборам правил игры без земель землёй может стать любая карта из руки.',
    },
    forms: { en: ['land'], ru: ['земля', '=земель'] },
    lookAlikes: { en: ['=land =on', '=lands =on'] },
    related: ['305.1', '305.2', '305.9', 'sheet-landless'],
  },
  {
    id: 'term-basic-land',
    number: null,
    title: { en: 'Basic land', ru: 'Базовая земля' },
    text: {
      en: 'A land with the supertype basic. Having a type such as Island doesn’t make a land basic.',
      ru: 'Земля с супертипом «базовая». Один лишь тип, например Остров, базовой её не делает.',
    },
    forms: {
      en: ['basic land', 'basic lands', 'basic'],
      ru: ['базовая земля', 'базовых =земель', 'базовая'],
    },
    lookAlikes: { en: ['=basic =landcycling'] },
    related: ['305.8', 'cube-1', 'landless-2'],
  },
  {
    id: 'term-basic-land-type',
    number: null,
    title: { en: 'Basic land type', ru: 'Тип базовой земли' },
    text: {
      en: 'Plains, Island, Swamp, Mountain, or Forest. Each of them lets the land tap for one mana of its color: white, blue, black, red, or green.',
      ru: 'Равнина, Остров, Болото, Гора или Лес. Каждый позволяет повернуть землю ради одной маны своего цвета: белой, синей, чёрной, красной или зелёной.',
    },
    forms: { en: ['basic land type'], ru: ['тип базовой земли', 'тип базовых =земель'] },
    related: ['305.6', '305.7', '305.5'],
  },
  {
    id: 'term-land-type',
    number: null,
    title: { en: 'Land type', ru: 'Тип земли' },
    text: {
      en: 'A subtype of a land, printed after the dash: a basic land type or another such as Desert. Each is a single word.',
      ru: 'Подтип земли, напечатанный после тире: тип базовой земли или другой, например Пустыня. Каждый состоит из одного слова.',
    },
    forms: { en: ['land type'], ru: ['тип земли', 'тип =земель'] },
    related: ['305.5', '305.6', '305.7'],
  },
  {
    id: 'term-nonbasic',
    number: null,
    title: { en: 'Nonbasic', ru: 'Небазовая земля' },
    text: {
      en: 'A land without the supertype basic, whatever types it has. Effects that punish nonbasic lands affect it.',
      ru: 'Земля без супертипа «базовая», какие бы типы у неё ни были. Эффекты против небазовых земель на неё действуют.',
    },
    forms: { en: ['nonbasic land', 'nonbasic'], ru: ['небазовая земля', 'небазовых =земель', 'небазовая'] },
    related: ['305.8', 'cube-1', 'landless-3'],
  },
  {
    id: 'term-land-card',
    number: null,
    title: { en: 'Land card', ru: 'Карта земли' },
    text: {
      en: 'A card with the type land anywhere but on the battlefield: in a hand, a library, a graveyard, or exile.',
      ru: 'Карта с типом «земля» вне поля битвы: в руке, библиотеке, на кладбище или в изгнании.',
    },
    forms: { en: ['land card'], ru: ['карта земли', 'карта =земель'] },
    related: ['305.9', 'cube-2', 'cube-3'],
  },
  {
    id: 'term-nonland',
    number: null,
    title: { en: 'Nonland', ru: 'Не являющийся землёй' },
    text: {
      en: 'Without the type land. In the landless cube, an effect that has someone choose a nonland card in a hand or library may choose any card.',
      ru: 'Без типа «земля». В кубе без земель эффект, по которому в руке или библиотеке выбирают такую карту, может выбрать любую.',
    },
    forms: {
      en: ['nonland'],
      ru: ['не являющийся землёй', 'не являющаяся землёй', 'не являющийся землями', 'не земля'],
    },
    related: ['cube-2a', 'cube-2', '305.9'],
  },
  {
    id: 'term-artifact-land',
    number: null,
    title: { en: 'Artifact land', ru: 'Артефактная земля' },
    text: {
      en: 'A land that is an artifact too. It is played only as a land; in the landless cube an artifact becomes one, and it is never basic.',
      ru: 'Земля, которая ещё и артефакт. Разыгрывают её только как землю; в кубе без земель ею становится артефакт, и базовой она не бывает.',
    },
    forms: { en: ['artifact land'], ru: ['артефактная земля', 'артефакт земля'] },
    related: ['cube-1', '305.9'],
  },
  {
    id: 'term-land-drop',
    number: null,
    title: { en: 'Land drop', ru: 'Розыгрыш земли за ход' },
    searchWords: {
      en: 'additional land drop, missed a land drop',
      ru: 'ландроп',
    },
    text: {
      en: 'The one land you may play on each of your turns. Playing a card as a land uses it up.',
      ru: 'Право разыграть одну землю в каждый свой ход. Карта, разыгранная как земля, тратит его.',
    },
    forms: {
      en: ['land drop', 'land play', 'land of the turn', 'play a land'],
      ru: ['розыгрыш земли', 'разыграть землю', 'разыгрывает землю'],
    },
    related: ['305.2', '305.1', '305.3'],
  },
  {
    id: 'term-landless',
    number: null,
    title: { en: 'Landless', ru: 'Без земель' },
    text: {
      en: 'Playing with decks that have no lands. Once on each of your turns, you can play any card from your hand as one. There are two rule sets for it, the landless cube and Landless MTG.',
      ru: 'Игра колодами, в которых земель нет: раз в свой ход любую карту из руки можно разыграть как землю. Наборов правил два: куб без земель и Landless MTG.',
    },
    forms: { en: ['landless'], ru: ['без =земель'] },
    related: ['sheet-landless', 'cube-1', 'landless-1'],
  },
  {
    id: 'term-landification',
    number: null,
    title: { en: 'Landification', ru: 'Превращение в землю' },
    text: {
      en: 'Turning a card into a land as it’s played; its colors decide which land. In the cube, it stays that land for good; in Landless MTG, only on the battlefield and in exile.',
      ru: 'Карта становится землёй, когда её так разыгрывают; какой именно, решают её цвета. В кубе она остаётся этой землёй навсегда, в Landless MTG — лишь на поле битвы и в изгнании.',
    },
    forms: {
      en: ['landification', 'landified', 'as a land'],
      ru: ['превращение в землю', 'превращённая в землю', 'как землю', 'как земля'],
    },
    related: ['cube-1', 'landless-1', 'cube-1-note-2'],
  },
  {
    id: 'term-exiled-lands',
    number: null,
    title: { en: 'Exiled-lands zone', ru: 'Зона изгнанных земель' },
    searchWords: {
      en: 'where do cards used for basic lands go',
      ru: 'куда идут карты за базовые земли',
    },
    text: {
      en: 'A zone of the landless cube for cards played as lands and cards from which an effect made a basic land. No one looks at it, and nothing comes back.',
      ru: 'Зона в кубе без земель: туда уходят карты, разыгранные как земли, и карты, из которых эффект сделал базовую землю. В неё не смотрят, и ничто оттуда не возвращается.',
    },
    forms: { en: ['exiled-lands zone', 'zone of exiled lands'], ru: ['зона изгнанных =земель'] },
    related: ['cube-1-note-1', 'cube-3'],
  },
  {
    id: 'term-card-type',
    number: null,
    title: { en: 'Card type', ru: 'Тип карты' },
    text: {
      en: 'Land, creature, artifact, plane, and so on: what kind of card it is and how it is played. A card may have several.',
      ru: 'Земля, существо, артефакт, измерение и так далее: что это за карта и как её разыгрывают. Типов может быть несколько.',
    },
    forms: { en: ['card type'], ru: ['тип карты'] },
    related: ['205.4', '305.9', '311.1'],
  },
  {
    id: 'term-supertype',
    number: null,
    title: { en: 'Supertype', ru: 'Супертип' },
    text: {
      en: 'A word before the card types: basic, legendary, snow. It is independent of the types and stays when they change.',
      ru: 'Слово перед типами карты: «базовая», «легендарная», «снежная». От типов он не зависит и остаётся, когда они меняются.',
    },
    forms: { en: ['supertype'], ru: ['супертип'] },
    related: ['205.4', '305.8', 'glossary-legendary'],
  },
  {
    id: 'term-subtype',
    number: null,
    title: { en: 'Subtype', ru: 'Подтип' },
    text: {
      en: 'A word after the dash of the type line: Island, Goblin, a planar type. It belongs to one of the card types.',
      ru: 'Слово после тире в строке типа: Остров, Гоблин, тип измерения. Оно относится к одному из типов карты.',
    },
    forms: { en: ['subtype'], ru: ['подтип'] },
    related: ['305.5', '311.3', '205.4'],
  },
  {
    id: 'term-legendary',
    number: null,
    title: { en: 'Legendary', ru: 'Легендарный' },
    text: {
      en: 'A supertype. A player who controls several legendary permanents with the same name keeps one; the others go to the graveyard.',
      ru: 'Супертип. Игрок, под контролем которого несколько легендарных перманентов с одним именем, оставляет один; остальные уходят на кладбище.',
    },
    forms: { en: ['legendary'], ru: ['легендарный', 'легендарность'] },
    related: ['glossary-legendary', '205.4'],
  },
  {
    id: 'term-snow',
    number: null,
    title: { en: 'Snow', ru: 'Снежный' },
    text: {
      en: 'A supertype that does nothing by itself; other cards refer to it, and {S} is paid with one mana from a snow source.',
      ru: 'Супертип, который сам ничего не делает; о нём спрашивают другие карты, а {S} оплачивают одной маной от снежного источника.',
    },
    forms: { en: ['snow'], ru: ['снежный', 'снежность'] },
    related: ['205.4'],
  },
  {
    id: 'term-permanent',
    number: null,
    title: { en: 'Permanent', ru: 'Перманент' },
    searchWords: {
      en: 'what is a permanent, is a plane a permanent',
      ru: 'что такое перманент, план это перманент',
    },
    text: {
      en: 'A card or token on the battlefield. Planes and phenomena aren’t permanents, even while face up.',
      ru: 'Карта или фишка на поле битвы. Измерения и феномены — не перманенты, даже когда открыты.',
    },
    forms: { en: ['permanent'], ru: ['перманент'] },
    related: ['311.2', '312.2'],
  },
  {
    id: 'term-spell',
    number: null,
    title: { en: 'Spell', ru: 'Заклинание' },
    searchWords: {
      en: 'is an ability a spell',
      ru: 'способность это заклинание',
    },
    text: {
      en: 'A card on the stack, or a copy of one, waiting to resolve. Lands are never spells, and neither are abilities.',
      ru: 'Карта в стеке или её копия, пока она не разрешилась. Земли заклинаниями не бывают, способности — тоже.',
    },
    forms: { en: ['spell'], ru: ['заклинание'] },
    related: ['305.9', '305.1'],
  },
  {
    id: 'term-cast',
    number: null,
    title: { en: 'Cast', ru: 'Разыграть заклинание' },
    searchWords: {
      en: 'play from hand, play a card from my hand, cast from hand',
      ru: 'сыграть с руки, разыграть с руки, разыграть из руки',
    },
    text: {
      en: 'To put a card on the stack as a spell, usually from your hand, and pay for it. Lands are played, not cast.',
      ru: 'Поместить карту, обычно из руки, в стек как заклинание и заплатить за неё. По-русски и о земле говорят «разыграть», но в стек она не попадает.',
    },
    forms: {
      en: ['cast', 'casts'],
      ru: ['разыграть заклинание', 'разыгрывает заклинание', 'розыгрыш заклинания'],
    },
    related: ['305.1', 'change-11'],
  },
  {
    id: 'term-token',
    number: null,
    title: { en: 'Token', ru: 'Фишка' },
    searchWords: {
      en: 'token into hand, token bounced, token dies, token graveyard, what is a token, can tokens be sacrificed, sacrifice a token',
      ru: 'фишка в руку, фишка умирает, фишка на кладбище, фишка ушла, что такое фишка, пожертвовать фишку, жертвовать фишки',
    },
    text: {
      en: 'A permanent that isn’t represented by a card, because an effect created it. A token that dies goes to the graveyard first, then ceases to exist; it can’t come back from anywhere. Not to be confused with a counter.',
      ru: 'Перманент, за которым нет карты: его создал эффект. Умирая, фишка сначала попадает на кладбище, а потом перестаёт существовать; ниоткуда она не вернётся. Не путайте с жетоном.',
    },
    forms: { en: ['token'], ru: ['фишка', '=фишек'] },
    related: ['glossary-leaves-play', 'cube-1-note-2'],
  },
  {
    id: 'term-counter',
    number: null,
    title: { en: 'Counter', ru: 'Жетон' },
    text: {
      en: 'A marker put on something or given to a player: +1/+1, poison, time. It isn’t a permanent, and it’s gone when the object it’s on changes zones.',
      ru: 'Отметка на чём-то или у игрока: +1/+1, яд, время. Это не перманент и не фишка; жетон пропадает, когда то, на чём он лежит, меняет зону.',
    },
    forms: { en: ['counter'], ru: ['жетон'] },
    lookAlikes: {
      en: [
        ...['=countering', 'counter target', 'counter it', 'counter that', 'counter the', 'counter a'],
        ...['to counter', 'counter all'],
      ],
    },
    related: ['122.1', '122.2', '122.1f'],
  },
  {
    id: 'term-counter-a-spell',
    number: null,
    title: { en: 'Counter a spell', ru: 'Отменить заклинание' },
    searchWords: {
      en: 'counterspell',
      ru: 'контрспелл, отменить заклинание',
    },
    text: {
      en: 'To take a spell or ability off the stack so that it does nothing. You still leave a phenomenon whose ability is countered.',
      ru: 'Убрать заклинание или способность из стека, чтобы ничего не произошло. Феномен, способность которого отменили, всё равно покидают.',
    },
    forms: {
      en: [
        '=countered',
        'counter target spell',
        'counter that spell',
        'counter a spell',
        'counter it unless',
      ],
      ru: [
        'отменить заклинание',
        'отменяет заклинание',
        'отмените заклинание',
        'отмените целевое заклинание',
        'отменена',
        'отменён',
      ],
    },
    related: ['312.7', '901.8'],
  },
  {
    id: 'term-copy',
    number: null,
    title: { en: 'Copy', ru: 'Копия' },
    searchWords: {
      en: 'copy of a spell',
      ru: 'копия заклинания',
    },
    text: {
      en: 'An object that has what’s printed on another object, but not its counters or anything that has happened to it. A copy of a landified card is a copy of the land.',
      ru: 'Объект, который повторяет напечатанное на другом объекте, но не его жетоны и не то, что с ним случилось. Копия карты, ставшей землёй, — копия земли.',
    },
    forms: {
      en: ['copy', 'copies'],
      ru: ['=копия', '=копии', '=копию', '=копией', '=копий', '=скопируйте', '=скопировали', '=скопировать'],
    },
    related: ['707.2', 'cube-1-note-2'],
  },
  {
    id: 'term-mana-cost',
    number: null,
    title: { en: 'Mana cost', ru: 'Мана-стоимость' },
    text: {
      en: 'The symbols in the upper right corner of a card. Lands have none, which isn’t the same as {0}.',
      ru: 'Символы в правом верхнем углу карты. У земли их нет, и это не то же самое, что {0}.',
    },
    forms: { en: ['mana cost'], ru: ['мана-стоимость'] },
    related: ['202.2', 'cube-1', '105.2'],
  },
  {
    id: 'term-mana-value',
    number: null,
    title: { en: 'Mana value', ru: 'Мановая ценность' },
    searchWords: {
      en: 'what is mana value, cmc',
      ru: 'что такое мановая ценность, кмц',
    },
    text: {
      en: 'How much mana a mana cost comes to, as one number, regardless of color; it’s 0 where there is no cost. Older cards call it converted mana cost.',
      ru: 'Сколько всего маны в мана-стоимости, одним числом, без различия цветов; 0, если стоимости нет. На старых картах — конвертированная мана-стоимость.',
    },
    forms: {
      en: ['mana value', 'converted mana cost'],
      ru: ['мановая ценность', 'конвертированная мана-стоимость'],
    },
    related: ['202.2', '105.2'],
  },
  {
    id: 'term-mana',
    number: null,
    title: { en: 'Mana', ru: 'Мана' },
    text: {
      en: 'What costs are paid with: white, blue, black, red, green, or colorless. Unspent mana is lost at the end of the step or phase.',
      ru: 'То, чем платят: белая, синяя, чёрная, красная, зелёная или бесцветная. Непотраченная мана пропадает в конце шага или фазы.',
    },
    forms: { en: ['mana'], ru: ['мана'] },
    related: ['305.6', '500.2', 'change-13'],
  },
  {
    id: 'term-colour-indicator',
    number: null,
    title: { en: 'Color indicator', ru: 'Индикатор цвета' },
    text: {
      en: 'A colored dot before the type line that gives a card a color that isn’t in its mana cost.',
      ru: 'Цветная точка перед строкой типа, которая даёт карте цвет, если его нет в мана-стоимости.',
    },
    forms: { en: ['colour indicator', 'color indicator'], ru: ['индикатор цвета', 'индикатор'] },
    related: ['105.2', '202.2', 'cube-1'],
  },
  {
    id: 'term-colourless',
    number: null,
    title: { en: 'Colorless', ru: 'Бесцветный' },
    text: {
      en: 'Without any of the five colors. Colorless isn’t a color, so “mana of any color” never means {C}.',
      ru: 'Без единого из пяти цветов. Бесцветность — не цвет: «мана любого цвета» никогда не означает {C}.',
    },
    forms: { en: ['colourless', 'colorless'], ru: ['бесцветный'] },
    related: ['105.2', 'landless-5', 'cube-1'],
  },
  {
    id: 'term-monocoloured',
    number: null,
    title: { en: 'Monocolored', ru: 'Одноцветный' },
    text: {
      en: 'Of exactly one color. A symbol that may be paid in two colors counts as both.',
      ru: 'Ровно одного цвета. Символ, который можно оплатить двумя цветами, считается за оба.',
    },
    forms: { en: ['monocoloured', 'monocolored', 'single-coloured', 'one-coloured'], ru: ['одноцветный'] },
    related: ['105.2', 'cube-2', 'landless-2'],
  },
  {
    id: 'term-multicoloured',
    number: null,
    title: { en: 'Multicolored', ru: 'Многоцветный' },
    text: {
      en: 'Of two or more colors.',
      ru: 'Двух и более цветов.',
    },
    forms: { en: ['multicoloured', 'multicolored'], ru: ['многоцветный'] },
    related: ['105.2', 'cube-2', 'landless-3'],
  },
  {
    id: 'term-devoid',
    number: null,
    title: { en: 'Devoid', ru: 'Лишение' },
    searchWords: {
      en: 'what is devoid',
      ru: 'что такое лишение',
    },
    text: {
      en: 'An ability that makes a card colorless, whatever is in its mana cost.',
      ru: 'Способность, из-за которой карта бесцветна, что бы ни стояло в её мана-стоимости.',
    },
    forms: { en: ['devoid'], ru: ['лишение', 'Лишение'] },
    related: ['105.2', 'cube-1', 'landless-5'],
  },
  {
    id: 'term-hybrid',
    number: null,
    title: { en: 'Hybrid mana', ru: 'Гибридная мана' },
    searchWords: {
      en: 'color of hybrid mana, hybrid card',
      ru: 'цвет гибридной маны, какого цвета гибридная',
    },
    text: {
      en: 'A symbol such as {W/U} that is paid in either of two ways. A card with such a symbol has every color in it: with {W/U}, it’s white and blue.',
      ru: 'Символ вроде {W/U}, который оплачивают одним из двух способов. Карта с таким символом — каждого цвета, который в нём есть; с {W/U} — обоих цветов.',
    },
    forms: { en: ['hybrid'], ru: ['гибридный'] },
    related: ['202.2', '105.2'],
  },
  {
    id: 'term-phyrexian-mana',
    number: null,
    title: { en: 'Phyrexian mana', ru: 'Фирексийская мана' },
    text: {
      en: 'A symbol such as {W/P} that is paid with one mana of its color or 2 life. It counts as that color.',
      ru: 'Символ вроде {W/P}, который оплачивают одной маной своего цвета или 2 жизнями. Символ считается за этот цвет.',
    },
    forms: { en: ['Phyrexian mana', 'phyrexian mana'], ru: ['фирексийская мана', 'Фирексийская мана'] },
    related: ['202.2', '105.2'],
  },
  {
    id: 'term-double-faced',
    number: null,
    title: { en: 'Double-faced card', ru: 'Двусторонняя карта' },
    searchWords: {
      en: 'transforming card, back side',
      ru: 'оборотная сторона, двойная карта',
    },
    text: {
      en: 'A card with a face on either side. Off the battlefield and the stack only the front face counts; some may be cast or played with either face up.',
      ru: 'Карта, у которой на обороте не рубашка, а вторая сторона. Вне поля битвы и стека учитывается только лицевая; некоторые можно разыграть любой стороной.',
    },
    forms: { en: ['double-faced'], ru: ['двусторонний', 'двусторонняя'] },
    related: ['cube-1', '105.2'],
  },
  {
    id: 'term-tap',
    number: null,
    title: { en: 'Tap, untap', ru: 'Повернуть, развернуть' },
    searchWords: {
      en: 'what does tapped mean, tap a creature, tap out, tapped out',
      ru: 'тапнуть, что значит тапнуть, тапнутый, тапнуть существо',
    },
    text: {
      en: 'To turn a permanent sideways to show that it has been used, often as the cost {T}; to untap is to turn it back. A tapped permanent can’t be tapped again.',
      ru: 'Положить перманент боком в знак того, что он использован, часто как стоимость {T}; развернуть — вернуть обратно. Что уже повёрнуто, снова не повернуть.',
    },
    forms: {
      en: ['tap', 'untap', 'tapped', 'untapped'],
      ru: [
        ...['=повернуть', '=поверните', '=повернёт', '=повёрнут', '=повёрнута', '=повёрнутой', '=повёрнутым'],
        ...['=повёрнутые', '=повёрнутое', '=повёрнутый', '=неповёрнутый', '=неповёрнутые', '=неповёрнутой'],
        ...['=развернуть', '=разверните', '=разворачивает', '=разворачиваются', '=разворачивается'],
        ...[
          '=поворачивает',
          '=поворачивать',
          '=неповёрнутых',
          '=повёрнутых',
          '=неповёрнутое',
          '=неповёрнутого',
        ],
      ],
    },
    lookAlikes: { en: ['=tap =it', '=tap =a =plane', '=tap =again'] },
    related: ['page-turn', '305.6'],
  },
  {
    id: 'term-enters-tapped',
    number: null,
    title: { en: 'Enters tapped', ru: 'Выходит повёрнутой' },
    text: {
      en: 'It arrives on the battlefield already tapped, so you can’t tap it for mana until it untaps, normally in your next untap step.',
      ru: 'Земля появляется на поле битвы уже повёрнутой, и маны от неё не получить, пока она не развернётся: обычно это ваш следующий шаг разворота.',
    },
    forms: {
      en: ['enters tapped', 'enters the battlefield tapped', 'enter tapped'],
      ru: ['выходит повёрнутой', 'выходит на поле битвы повёрнутой', 'выходят на поле битвы повёрнутыми'],
    },
    related: ['landless-3', 'transguild-promenade', 'cube-1'],
  },
];
