/** Rule 305, Lands, and those it needs: colors, mana costs, supertypes and copies (105.2, 202.2, 205.4, 707.2). */
import type { RuleChapter } from './rule-entry';

export const lands = (): RuleChapter => ({
  id: 'lands',
  title: { en: 'Lands', ru: 'Земли' },
  source: 'comprehensive',
  entries: [
    {
      id: '305.1',
      number: '305.1',
      title: { en: 'Playing a land', ru: 'Как разыгрывают землю' },
      searchWords: {
        en: 'is a land a spell, playing a land a spell, do lands count as spells, counter a land',
        ru: 'земля это заклинание, розыгрыш земли заклинание, считаются ли земли заклинаниями, отменить землю',
      },
      text: {
        en: 'In a main phase of your turn, if the stack is empty and you have priority, you may play a land card from your hand: simply put it onto the battlefield. This is a special action that doesn’t use the stack. A land is never a spell, so no one can respond to your playing it.',
        ru: 'В свой ход, в главной фазе, когда стек пуст и приоритет у вас, вы можете разыграть карту земли из руки: просто выложите её на поле битвы. Это специальное действие, оно идёт мимо стека. Земля никогда не бывает заклинанием, и ответить на её розыгрыш нельзя.',
      },
      related: ['305.2', '305.3', '305.4', '305.9', '116.2i', 'glossary-main-phase', 'cube-1', 'landless-1'],
    },
    {
      id: '305.2',
      number: '305.2',
      title: { en: 'One land each turn', ru: 'Одна земля за ход' },
      searchWords: {
        en: 'how many lands, two lands in one turn, additional, lands per turn, play two lands',
        ru: 'сколько земель, дополнительная, земель за ход, две земли',
      },
      text: {
        en: 'Normally you may play one land during each of your turns. Effects can raise that number, and their increases add up.',
        ru: 'Обычно за свой ход можно разыграть одну землю. Эффекты увеличивают это число, и их прибавки складываются.',
      },
      example: {
        en: 'You control two permanents, each of which lets you play an additional land on your turns. You may play three.',
        ru: 'Под вашим контролем два перманента, каждый из которых позволяет разыгрывать в ваш ход ещё одну землю. Вам можно разыграть три.',
      },
      related: ['305.1', '305.2a', '305.2b', '305.4', 'cube-1'],
    },
    {
      id: '305.2a',
      number: '305.2a',
      title: { en: 'Counting your land plays', ru: 'Как считают розыгрыши земель' },
      text: {
        en: 'Compare two numbers: how many lands you may play this turn, as things stand now, and how many you have already played in it. Every land played counts, whether by the special action or because a resolving spell or ability let you play it. You may play another only if the first number is greater.',
        ru: 'Сравните два числа: сколько земель вам сейчас можно разыграть за этот ход и сколько вы в нём уже разыграли. Считается каждая: и разыгранная специальным действием, и та, которую позволило разыграть разрешающееся заклинание или способность. Ещё одну можно разыграть, только если первое число больше.',
      },
      example: {
        en: 'A permanent allows you a second land this turn, and you have played one: two is more than one, so go ahead. If that permanent leaves first, one isn’t more than one, and you can’t.',
        ru: 'Перманент разрешает вам в этом ходу вторую землю, а разыграна одна: два больше одного, и ещё одну разыграть можно. Если перманент успел покинуть поле битвы, один не больше одного, и земель больше не будет.',
      },
      related: ['305.2', '305.2b', '305.4'],
    },
    {
      id: '305.2b',
      number: '305.2b',
      title: { en: 'Never beyond the number', ru: 'Сверх числа нельзя' },
      text: {
        en: 'Once you’ve played as many lands as you may this turn, or more, nothing lets you play another. If a spell or ability tells you to, skip that part and do the rest.',
        ru: 'Если в этом ходу вы разыграли уже столько земель, сколько можно, или больше, ничто не позволит вам разыграть ещё одну. Если этого требует заклинание или способность, пропустите эту часть и выполните остальное.',
      },
      related: ['305.2a', '305.3', '305.4'],
    },
    {
      id: '305.3',
      number: '305.3',
      title: { en: 'Only on your own turn', ru: 'Только в свой ход' },
      searchWords: { en: 'opponent’s, another player’s', ru: 'чужой, соперника' },
      text: {
        en: 'You can’t play lands on another player’s turn, whatever a card says. If an effect tells you to, that part does nothing.',
        ru: 'В чужой ход разыгрывать земли нельзя, что бы ни говорила карта. Часть эффекта, которая этого требует, ничего не делает.',
      },
      example: {
        en: 'On your opponent’s turn a spell lets you play the top card of your library, and it is an Island. You can’t play it now, though you could cast a nonland card.',
        ru: 'В ход оппонента заклинание разрешает вам разыграть верхнюю карту вашей библиотеки, а это Остров. Сейчас его разыграть нельзя; карту, не являющуюся землёй, было бы можно.',
      },
      related: ['305.1', '305.2b', '305.4'],
    },
    {
      id: '305.4',
      number: '305.4',
      title: { en: 'Putting isn’t playing', ru: 'Положить не значит разыграть' },
      searchWords: {
        en: 'put onto the battlefield land, fetched land count',
        ru: 'положить землю, засчитывается ли',
      },
      text: {
        en: 'An effect that has you put a land onto the battlefield doesn’t have you play it. It doesn’t use up your land play, and it can be anyone’s turn. Abilities that trigger when a land enters do trigger; those that trigger when you play one don’t.',
        ru: 'Если эффект велит положить землю на поле битвы, вы её не разыгрываете. Ваш розыгрыш земли за ход остаётся при вас, а ход может быть чей угодно. Способности, ждущие выхода земли, срабатывают; ждущие розыгрыша земли — нет.',
      },
      example: {
        en: 'You have played a land, then a spell finds a basic land and puts it onto the battlefield. That works, and so does the other way around: you can still play a land afterward.',
        ru: 'Вы разыграли землю, а потом заклинание находит базовую землю и кладёт её на поле битвы. Так можно; и наоборот, после такого заклинания землю ещё можно разыграть.',
      },
      related: ['305.1', '305.2', '305.3', 'cube-3'],
    },
    {
      id: '305.5',
      number: '305.5',
      title: { en: 'Land types', ru: 'Типы земель' },
      text: {
        en: 'The words after the long dash on a land are its subtypes, called land types. Each is one word, and a land can have several. Five are basic: Plains, Island, Swamp, Mountain, and Forest. The others are Cave, Desert, Gate, Lair, Locus, Mine, Planet, Power-Plant, Sphere, Tower, Town, and Urza’s.',
        ru: 'После длинного тире на земле стоят её подтипы, они же типы земли. По-английски каждый из них — одно слово, и у земли их бывает несколько. Пять типов базовые: Равнина, Остров, Болото, Гора и Лес. Остальные: Пустыня, Врата, Место, Шахта, Электростанция, Башня, Урзы, а также Cave, Lair, Planet, Sphere и Town.',
      },
      example: {
        en: '“Basic Land — Mountain”: Mountain is the land type, Basic a supertype, Land the card type. “Land — Plains Island” has two land types.',
        ru: '«Базовая Земля — Гора»: Гора — тип земли, «базовая» — супертип, «земля» — тип карты. У «Земля — Равнина Остров» два типа земли.',
      },
      related: ['305.6', '305.8', '205.4', '311.3', 'cube-1-note-3'],
    },
    {
      id: '305.6',
      number: '305.6',
      title: { en: 'Basic land types make mana', ru: 'Типы базовых земель дают ману' },
      searchWords: {
        en: 'what mana does a basic land make',
        ru: 'какую ману даёт базовая',
      },
      text: {
        en: 'Five land types are basic, and a land that has one can tap for its mana even with an empty text box: Plains for {W}, Island for {U}, Swamp for {B}, Mountain for {R}, Forest for {G}. The ability belongs to the type, so two such types give two abilities. They are mana abilities, which don’t use the stack, so no one can respond.',
        ru: 'Базовых типов пять, и земля, у которой есть такой тип, даёт его ману, даже если её поле текста пусто: Равнина — {W}, Остров — {U}, Болото — {B}, Гора — {R}, Лес — {G}. Способность принадлежит типу, так что два типа дают две способности. Это мана-способности: они идут мимо стека, и ответить на них нельзя.',
      },
      example: {
        en: 'A “Land — Swamp Forest” without a word of text taps for {B} or for {G}.',
        ru: '«Земля — Болото Лес» без единого слова в тексте даёт {B} или {G}.',
      },
      related: ['305.5', '305.7', '305.8', 'cube-1', 'landless-2'],
    },
    {
      id: '305.7',
      number: '305.7',
      title: { en: 'When a land changes type', ru: 'Когда меняется тип земли' },
      text: {
        en: 'If an effect turns a land into one or more basic land types, these replace the land types it had. It loses the abilities from its own text, from its old types, and from copy effects on it; instead, it taps for the mana of its new types. It keeps abilities that other effects gave it, its card types, and its supertypes.\n\nIf the new type comes “in addition,” the land keeps everything and gains that type with its mana.',
        ru: 'Если эффект даёт земле один или несколько типов базовых земель, они заменяют её прежние типы земли. Пропадают способности из её собственного текста, от прежних типов и от эффектов копирования; вместо них она даёт ману новых типов. Остаются способности, данные другими эффектами, типы карты и супертипы.\n\nЕсли новый тип получен «в дополнение», земля сохраняет всё и получает этот тип вместе с его маной.',
      },
      example: {
        en: 'Blood Moon makes nonbasic lands Mountains. A legendary artifact land under it taps only for {R}, but it is still legendary, still an artifact, and still nonbasic.',
        ru: '«Кровавая луна» (Blood Moon) превращает небазовые земли в Горы. Легендарная артефактная земля даёт тогда только {R}, но остаётся легендарной, артефактом и небазовой.',
      },
      related: ['305.6', '305.8', '205.4', '707.2', 'glossary-layer', 'cube-1'],
    },
    {
      id: '305.8',
      number: '305.8',
      title: { en: 'Basic or nonbasic', ru: 'Базовая или небазовая' },
      text: {
        en: 'Only the supertype “basic” makes a land basic. Without it, a land is nonbasic, whatever basic land types it has.',
        ru: 'Базовой землю делает только супертип «базовая». Без него земля небазовая, и типы базовых земель тут не помогают.',
      },
      example: {
        en: 'A search for a basic land card can’t find a “Land — Forest Plains.” A search for a Forest card can.',
        ru: 'Поиск карты базовой земли не найдёт «Земля — Лес Равнина». Поиск карты Леса найдёт.',
      },
      related: ['205.4', '305.5', '305.6', 'cube-1', 'cube-3', 'landless-2', 'landless-3'],
    },
    {
      id: '305.9',
      number: '305.9',
      title: { en: 'A land is never cast', ru: 'Земля не бывает заклинанием' },
      searchWords: {
        en: 'counter a land, respond to a land',
        ru: 'отменить землю, ответить на землю, контрить землю',
      },
      text: {
        en: 'A card that is a land and something else as well, such as an artifact or a creature, can only be played as a land. So it uses your land play, costs no mana, and can’t be countered.\n\nThis applies to types on the same face. If only one face of a modal double-faced card is a land, you may cast the other.',
        ru: 'Карту, которая и земля, и что-то ещё, например артефакт или существо, разыгрывают только как землю. Значит, она тратит розыгрыш земли, не стоит маны, и отменить её нельзя.\n\nРечь о типах на одной стороне карты. Если у модальной двусторонней карты земля лишь на одной стороне, другую можно разыграть как заклинание.',
      },
      example: {
        en: 'Dryad Arbor is a creature and a Forest. It is played like any land, even though it then fights like a creature.',
        ru: '«Жилище Дриад» (Dryad Arbor) — и существо, и Лес. Разыгрывают его как любую землю, хотя сражается оно потом как существо.',
      },
      related: ['305.1', '305.2', 'cube-1-note-2'],
    },
    {
      id: '701.23b',
      number: '701.23b',
      title: { en: 'Fetch lands: finding a land', ru: 'Фетчи: как найти землю' },
      searchWords: {
        en: 'how does a fetch land work, crack a fetch, fetchland, fetch a dual land, fail to find, respond to a fetch',
        ru: 'как работает фетч, как работают фетчи, фетчленд, фетчленды, фетчнуть, ничего не найти, ответить на фетч',
      },
      text: {
        en: 'A fetch land is sacrificed as a cost, and its ability uses the stack, so others can respond to it. As it resolves, you search your library for a card with one of the named land types, even a nonbasic one, put it onto the battlefield, and shuffle. That isn’t playing a land: it doesn’t count toward your one each turn. You may find nothing, even if there is such a card.',
        ru: 'Фетч жертвуют как часть стоимости, а его способность идёт через стек, и на неё можно ответить. Когда она разрешается, вы находите в библиотеке карту с одним из названных типов земли, даже небазовую, кладёте её на поле битвы и тасуете библиотеку. Это не розыгрыш земли, в счёт одной за ход она не идёт. Можно ничего не найти, даже если такая карта есть.',
      },
      related: ['305.2', '305.8', '205.4', 'glossary-library', 'cube-3'],
    },
    {
      id: '105.2',
      number: '105.2',
      title: { en: 'What colors an object has', ru: 'Какого цвета объект' },
      searchWords: {
        en: 'color of a card, colors of a card',
        ru: 'цвет карты, какого цвета карта',
      },
      text: {
        en: 'There are five colors: white, blue, black, red, green. An object is every color in its mana cost, plus any from a color indicator or from an ability that says what color it is. The frame doesn’t matter, nor do symbols in the text.\n\nOne color makes it monocolored, two or more make it multicolored, none leaves it colorless. The last two aren’t colors, so you can’t name them when you choose a color.',
        ru: 'Цветов пять: белый, синий, чёрный, красный, зелёный. У объекта есть те из них, что стоят в его мана-стоимости, а также те, что даёт индикатор цвета или способность, говорящая, какого он цвета. Рамка и символы в тексте ни на что не влияют.\n\nОбъект одного цвета — одноцветный, двух и больше — многоцветный, без цвета — бесцветный. «Многоцветный» и «бесцветный» — не цвета: выбирая цвет, назвать их нельзя.',
      },
      example: {
        en: 'A card for {2}{R} with devoid is colorless. A Mountain is colorless as well, although it makes {R}, and so is a plane, which has no mana cost.',
        ru: 'Карта за {2}{R} с Лишением бесцветна. Бесцветна и Гора, хотя даёт {R}, и измерение: у него нет мана-стоимости.',
      },
      related: [
        '202.2',
        'plane-color',
        '305.6',
        'cube-2',
        'landless-2',
        'landless-3',
        'landless-4',
        'landless-5',
      ],
    },
    {
      id: '202.2',
      number: '202.2',
      title: { en: 'Colors of a mana cost', ru: 'Цвета мана-стоимости' },
      searchWords: {
        en: 'split card as a land, double-faced card as a land, dfc as a land, adventure card as a land, colors of a split card',
        ru: 'составная карта как земля, разделённая карта как земля, двусторонняя карта как земля, приключение как земля',
      },
      text: {
        en: '{W} is white, {U} blue, {B} black, {R} red, {G} green. A hybrid symbol counts for each colored half, a Phyrexian symbol for its color even if you pay life for it, and a hybrid Phyrexian symbol for both. Numbers, {X}, {C}, {S}, and a missing cost add no color. What you actually paid doesn’t matter: additional and alternative costs change no colors.\n\nIn your hand, a split card has the colors of both halves; of a double-faced card only the front counts, and an adventure doesn’t.',
        ru: '{W} — белый, {U} — синий, {B} — чёрный, {R} — красный, {G} — зелёный. Гибридный символ считается за каждую цветную половину, фирексийский — за свой цвет, даже если за него платят жизнями, гибридный фирексийский — за оба. Числа, {X}, {C}, {S} и отсутствие стоимости цвета не дают. Чем вы заплатили на деле, не важно: дополнительные и альтернативные стоимости цветов не меняют.\n\nВ руке у составной карты цвета обеих половин; у двусторонней считается только лицевая сторона, а Приключение не считается.',
      },
      example: {
        en: '{1}{W/U} is white and blue. {2/R} and {C/R} are red alone. {3}{G/P} is green. {4} is colorless.',
        ru: '{1}{W/U} — белая и синяя. {2/R} и {C/R} — только красная. {3}{G/P} — зелёная. {4} — бесцветная.',
      },
      related: ['105.2', 'cube-1', 'landless-1'],
    },
    {
      id: '205.4',
      number: '205.4',
      title: { en: 'Supertypes: basic, legendary, snow', ru: 'Супертипы: базовая, легендарная, снежная' },
      text: {
        en: 'Supertypes come before the card types: basic, legendary, snow, and more rarely world and ongoing. They are independent. An effect that changes types or subtypes leaves them alone, and gaining or losing one doesn’t affect the others.\n\nOnly the word “basic” makes a land basic, and only the word “snow” makes a permanent snow, whatever its name. Legendary permanents follow the legend rule; to cast a legendary instant or sorcery, you must control a legendary creature or planeswalker.',
        ru: 'Супертипы стоят перед типами карты: базовая, легендарная, снежная, реже мировая и постоянная. Они независимы: эффект, меняющий типы или подтипы, их не трогает, а получение или потеря одного не задевает остальных.\n\nБазовой землю делает только слово «базовая», снежным перманент — только слово «снежный», как бы он ни назывался. Легендарные перманенты подчиняются правилу легендарности; чтобы разыграть легендарное мгновенное заклинание или волшебство, нужно легендарное существо или легендарный planeswalker под вашим контролем.',
      },
      example: {
        en: 'A “Basic Snow Land — Forest” that becomes a Swamp is still basic and still snow.',
        ru: '«Базовая Снежная Земля — Лес», став Болотом, остаётся базовой и снежной.',
      },
      changeNote: {
        en: 'Before Eighth Edition (2003) the word “basic” wasn’t printed. Lands named Plains, Island, Swamp, Mountain, or Forest, Snow-Covered ones included, are basic all the same.',
        ru: 'До Восьмой редакции (2003) слово «базовая» не печатали. Земли с названиями пяти базовых типов, в том числе заснеженные, всё равно базовые.',
      },
      related: ['305.7', '305.8', 'glossary-legendary', 'glossary-legend'],
    },
    {
      id: '707.2',
      number: '707.2',
      formerNumbers: ['706.2', '503.2'],
      title: { en: 'What a copy copies', ru: 'Что копирует копия' },
      text: {
        en: 'A copy takes what is printed on the original: its name, cost, color indicator, types, rules text, and its power and toughness or loyalty. It also takes what other copy effects made of the original, what being face down makes of it (a nameless 2/2 creature, though the copy itself isn’t face down), and power and toughness set as it entered or was turned face up. A copied spell or ability brings the choices made for it, such as modes, targets, and X.\n\nNothing else is copied, be it counters, stickers, tapping, or other effects. Later changes to the original don’t affect the copy.',
        ru: 'Копия берёт напечатанное на оригинале: имя, мана-стоимость, индикатор цвета, типы, текст правил, силу и выносливость или верность. Ещё она берёт то, чем сделали оригинал другие копирующие эффекты, и то, чем его делает положение рубашкой вверх (безымянное существо 2/2; сама копия при этом рубашкой вверх не лежит), а также силу и выносливость, заданные при выходе или при перевороте рубашкой вниз. Копия заклинания или способности повторяет сделанный для них выбор: режимы, цели, X.\n\nБольше ничего не копируется: ни жетоны, ни стикеры, ни то, что оригинал повёрнут, ни прочие эффекты. Что потом станет с оригиналом, копии не касается.',
      },
      example: {
        en: 'A land has become a 3/3 creature until end of turn. A token that copies it is just the land.',
        ru: 'Земля до конца хода стала существом 3/3. Фишка, копирующая её, — просто земля.',
      },
      related: ['305.7', 'glossary-layer', 'cube-1-note-2', 'landless-1'],
    },
  ],
});
