/** What players have besides life: counters, commanders, and what they or the game are designated as. */
import type { RuleChapter } from './rule-entry';

export const commandersAndCounters: RuleChapter = {
  id: 'commanders-and-counters',
  title: { en: 'Commanders, counters, the monarch', ru: 'Командиры, жетоны, монарх' },
  source: 'comprehensive',
  entries: [
    {
      id: '903.8',
      number: '903.8',
      title: { en: 'The commander tax', ru: 'Налог на командира' },
      text: {
        en: 'Your commander may be cast from the command zone. For every earlier time you cast it from there in this game it costs {2} more. Casting it from your hand neither counts nor costs more. Of two commanders each has a tax of its own.',
        ru: 'Командира можно разыграть из зоны командования. За каждый прошлый раз, когда вы разыграли его оттуда в этой партии, он стоит на {2} больше. Розыгрыш с руки не считается и не дорожает. Если командиров двое, у каждого свой налог.',
      },
      related: ['903.10a', '702.124'],
    },
    {
      id: '702.124',
      number: '702.124',
      title: { en: 'Partner: two commanders', ru: 'Напарники: два командира' },
      alsoAsked: { en: 'partners', ru: 'пара командиров' },
      text: {
        en: 'Abilities such as partner let a deck have two commanders. They are paid for, sent home and counted one by one: 21 damage has to come from one of them, not from both together.',
        ru: 'Способности вроде «Напарника» разрешают колоде двух командиров. Платят за них, возвращают их и считают их повреждения порознь: 21 повреждение должно быть от одного из них, а не от двоих вместе.',
      },
      related: ['903.8', '903.10a'],
    },
    {
      id: '903.10a',
      number: '903.10a',
      title: { en: 'Damage by a commander', ru: 'Повреждения от командира' },
      alsoAsked: { en: 'lethal', ru: 'командирский урон' },
      text: {
        en: 'Combat damage is remembered for each commander and each player for the whole game, whoever controls that commander at the time. At 21 from one of them you lose. It also takes your life as any damage does, and gaining life back does not make it forgotten.\n\nHere: say which commander attacks, and the minus of every other seat counts both until you are done.',
        ru: 'Боевые повреждения помнят всю партию, для каждого командира и каждого игрока отдельно, кто бы этим командиром ни управлял. Получив 21 от одного из них, вы проигрываете. Жизни при этом теряются как обычно, а полученные потом жизни счёта не уменьшают.\n\nУ нас так: укажите, чей командир атакует, и «−» у любого другого игрока считает то и другое, пока вы не закончите.',
      },
      related: ['704.6c', '702.90b', '903.8', '119.3'],
    },
    {
      id: '702.90b',
      number: '702.90b',
      title: { en: 'Damage with infect', ru: 'Повреждения с инфекцией' },
      alsoAsked: {
        en: 'poison instead of life, commander with infect',
        ru: 'яд вместо жизней, командир с инфекцией',
      },
      text: {
        en: 'A source with infect takes no life from players: for each point of its damage the player gets a poison counter. It is damage all the same, so lifelink gains life for it, and of a commander it counts towards the 21.\n\nHere: arm such a commander with its button “with infect”. Damage of other creatures with infect goes straight into the poison of the seat.',
        ru: 'Источник с инфекцией не отнимает у игроков жизни: за каждое повреждение игрок получает жетон яда. Повреждения остаются повреждениями: Цепь жизни даёт за них жизни, а у командира они идут в счёт 21.\n\nУ нас так: выберите такого командира кнопкой «с инфекцией». Повреждения других существ с инфекцией записывайте прямо в яд игрока.',
      },
      related: ['903.10a', '122.1f', '704.5c', '704.6c'],
    },
    {
      id: '704.6c',
      number: '704.6c',
      title: { en: '21 from one commander', ru: '21 от одного командира' },
      text: {
        en: 'A state-based action of Commander games: whoever has been dealt 21 or more combat damage by the same commander loses. In a team it is enough that one of the players has.',
        ru: 'Действие, вызванное состоянием, в партиях с командирами: проигрывает тот, кому один и тот же командир нанёс 21 или больше боевых повреждений. Команде достаточно одного такого игрока.',
      },
      related: ['903.10a', '704.5a', '810.8'],
    },
    {
      id: '704.5b',
      number: '704.5b',
      title: { en: 'Drawing from nothing', ru: 'Взять карту неоткуда' },
      alsoAsked: {
        en: 'empty library, out of cards, deck is empty, decked, milled out, ran out of cards, no cards, no cards left, decked out, can’t draw',
        ru: 'карты кончились, библиотека кончилась, колода кончилась, пустая библиотека, кончилась библиотека, не могу взять, нет карт',
      },
      text: {
        en: 'An empty library alone is harmless. You lose once you had to draw from it, at the next look at state-based actions. The app cannot see this: the seat’s own sheet has a button for it.',
        ru: 'Сама по себе пустая библиотека не страшна. Вы проигрываете, если должны были взять из неё карту: при ближайшей проверке действий, вызванных состоянием. Приложение этого не видит: кнопка есть в меню игрока.',
      },
      related: ['704.5a', '704.5c', '800.4'],
    },
    {
      id: '704.6a',
      number: '704.6a',
      title: { en: 'A team without life', ru: 'Команда без жизней' },
      text: {
        en: 'A Two-Headed Giant has one life total; at 0 or below both heads lose.',
        ru: 'У Двухголового Гиганта жизни общие: когда их 0 или меньше, проигрывают обе головы.',
      },
      related: ['704.5a', '704.6b', '810.8'],
    },
    {
      id: '704.6b',
      number: '704.6b',
      title: { en: 'A poisoned team', ru: 'Отравленная команда' },
      text: {
        en: 'The poison of both heads of a Two-Headed Giant is added up; at fifteen counters the team loses.',
        ru: 'Жетоны яда обеих голов Двухголового Гиганта складываются: на пятнадцати команда проигрывает.',
      },
      related: ['704.5c', '122.1f', '704.6a', '810.8'],
    },
    {
      id: '122.1i',
      number: '122.1i',
      title: { en: 'Rad counters', ru: 'Жетоны радиации' },
      text: {
        en: 'These lie on a player and do their work by themselves in that player’s first main phase, see 728.1.',
        ru: 'Они лежат на игроке и сами действуют в его первой главной фазе: смотрите 728.1.',
      },
      related: ['122.1', '728.1'],
    },
    {
      id: '728.1',
      number: '728.1',
      formerly: ['727.1'],
      title: { en: 'Radiation', ru: 'Радиация' },
      text: {
        en: 'As your first main phase begins, you mill as many cards as you have rad counters. Every nonland card among them costs you 1 life and takes one of the counters off. The app reminds of it.',
        ru: 'В начале первой главной фазы вы скручиваете столько карт, сколько на вас жетонов радиации. Каждая не-земля среди них отнимает у вас 1 жизнь и снимает один такой жетон. Приложение напомнит.',
      },
      related: ['122.1i', '119.3'],
    },
    {
      id: '111.10a',
      number: '111.10a',
      title: { en: 'Treasures', ru: 'Клады' },
      alsoAsked: { en: 'treasure token', ru: 'сокровища' },
      text: {
        en: 'A Treasure is an artifact token: tapped and sacrificed it gives one mana of any color. Here they are only counted, like counters.',
        ru: 'Клад — фишка артефакта: если её повернуть и пожертвовать, она даёт одну ману любого цвета. Здесь Клады просто считают, как жетоны.',
      },
      related: ['122.1'],
    },
    {
      id: '702.40a',
      number: '702.40a',
      title: { en: 'Storm', ru: 'Шторм' },
      text: {
        en: 'A spell with storm is copied once for every other spell cast earlier in the turn, whoever cast it. Here the count is back at none as soon as the turn is over.',
        ru: 'Заклинание со Штормом копируется по разу за каждое другое заклинание, разыгранное раньше в этом ходу, чьё бы оно ни было. Здесь счёт обнуляется, как только ход закончился.',
      },
      related: ['122.1'],
    },
    {
      id: '701.54c',
      number: '701.54c',
      title: { en: 'The Ring tempts you', ru: 'Кольцо искушает вас' },
      text: {
        en: 'The first time you get an emblem for it; each time you choose a creature to bear the Ring. The first four temptations give the emblem one ability after the other:\n\nthe bearer is legendary, and creatures with more power cannot block it; its attack has you draw and discard a card; whatever blocks it is sacrificed after the combat; its combat damage to a player costs every opponent 3 life.',
        ru: 'В первый раз вы получаете эмблему Кольца, и каждый раз выбираете существо, которое его несёт. Первые четыре искушения дают эмблеме по одной способности:\n\nноситель легендарный, и существа с большей силой не могут его заблокировать; когда он атакует, вы берёте карту и сбрасываете карту; кто его заблокировал, тем после боя жертвуют; его боевые повреждения игроку отнимают у каждого оппонента 3 жизни.',
      },
      related: ['122.1'],
    },
    {
      id: '702.131c',
      number: '702.131c',
      title: { en: 'The city’s blessing', ru: 'Благословение города' },
      text: {
        en: 'With ascend and ten permanents you get it, and keep it to the end of the game, however few permanents are left. Several players may have it. It does nothing but be asked for by cards.',
        ru: 'Его даёт Возвышение при десяти перманентах, и оно остаётся до конца партии, сколько бы перманентов ни осталось. Оно может быть у нескольких игроков. Само оно ничего не делает, о нём лишь спрашивают карты.',
      },
      related: ['725.3', '726.3'],
    },
    {
      id: '725.2',
      number: '725.2',
      formerly: ['724.2'],
      title: { en: 'What the monarch does', ru: 'Что делает монарх' },
      text: {
        en: 'In their own end step the monarch draws a card. When a creature deals combat damage to them, whoever controls it is the monarch from then on. Both abilities are the monarch’s and come from no card.',
        ru: 'В свой заключительный шаг монарх берёт карту. Когда существо наносит ему боевые повреждения, монархом становится игрок, под чьим контролем это существо. Обе способности принадлежат монарху, и никакой карты у них нет.',
      },
      related: ['725.3', '725.4'],
    },
    {
      id: '725.3',
      number: '725.3',
      formerly: ['724.3'],
      title: { en: 'Becoming the monarch', ru: 'Стать монархом' },
      text: {
        en: 'A game begins without a monarch until some card makes one. From then on there is exactly one: a new monarch takes it from the old.',
        ru: 'В начале партии монарха нет, пока его не назначит какая-нибудь карта. С этих пор монарх ровно один: новый сменяет прежнего.',
      },
      related: ['725.2', '725.4', '726.3'],
    },
    {
      id: '725.4',
      number: '725.4',
      formerly: ['724.4'],
      title: { en: 'The monarch leaves', ru: 'Монарх выбывает' },
      text: {
        en: 'Then it is the active player who becomes the monarch. If that is the one who leaves, or no one is active, it is the next in turn order.\n\nRuled here: where two heads share the turn, the first of them; in a Grand Melee the next in turn order.',
        ru: 'Тогда монархом становится активный игрок. Если выбывает он сам или активного игрока нет, — следующий в порядке хода.\n\nУ нас так: если ход общий у двух голов, первая из них; в Большой резне — следующий в порядке хода.',
      },
      related: ['725.3', '726.4', '800.4', 'sheet-leaving'],
    },
    {
      id: '726.2',
      number: '726.2',
      title: { en: 'What the initiative does', ru: 'Что даёт инициатива' },
      text: {
        en: 'Whoever takes the initiative ventures into the dungeon Undercity, and again in each of their upkeeps as long as they have it. Combat damage by creatures to them hands it over to the player controlling those.',
        ru: 'Кто перехватил инициативу, тот спускается в подземелье «Подземный город», и потом ещё раз в каждый свой шаг поддержки, пока она у него. Боевые повреждения от существ передают её игроку, под чьим контролем они.',
      },
      related: ['726.3', '726.4'],
    },
    {
      id: '726.3',
      number: '726.3',
      title: { en: 'Taking the initiative', ru: 'Перехватить инициативу' },
      text: {
        en: 'At most one player has it; taking it takes it from the other. Whoever already has it and takes it again only ventures once more.',
        ru: 'Она не больше чем у одного игрока: перехватить — значит забрать. Кто перехватывает её, уже имея, просто спускается в подземелье ещё раз.',
      },
      related: ['726.2', '726.4', '725.3'],
    },
    {
      id: '726.4',
      number: '726.4',
      title: { en: 'Who has the initiative leaves', ru: 'Игрок с инициативой выбывает' },
      text: {
        en: 'It goes to the active player, or to the next in turn order if the active player is leaving or there is none. That is taking the initiative: the new one ventures.',
        ru: 'Инициатива переходит к активному игроку, а если выбывает он сам или его нет, — к следующему в порядке хода. Это считается перехватом: новый владелец спускается в подземелье.',
      },
      related: ['726.2', '725.4', '800.4'],
    },
    {
      id: '705.1',
      number: '705.1',
      title: { en: 'Flipping a coin', ru: 'Бросок монеты' },
      text: {
        en: 'Anything with two outcomes that are equally likely may stand for the coin, as long as everyone agrees: an even die, or this app.',
        ru: 'Монетой может быть всё, у чего два равновероятных исхода, если все согласны: кубик с чётным числом граней или это приложение.',
      },
      related: ['706.1'],
    },
    {
      id: '706.1',
      number: '706.1',
      title: { en: 'Rolling a die', ru: 'Бросок кубика' },
      alsoAsked: { en: 'd20, d6, d4', ru: 'д20' },
      text: {
        en: 'A card says how many dice of how many sides are rolled; “d20” is one of twenty. Something else may be used if it has as many outcomes that are equally likely. A roll here that is undone and done again comes out the same.',
        ru: 'Карта говорит, сколько бросить кубиков и сколько у них граней; «к20» — один с двадцатью. Годится и другой способ, если исходов столько же и все они равновероятны. Здесь отменённый и повторённый бросок даёт то же самое.',
      },
      related: ['705.1', '706.6', '706.7'],
    },
    {
      id: '731.1',
      number: '731.1',
      formerly: ['730.1'],
      title: { en: 'Day and night', ru: 'День и ночь' },
      text: {
        en: 'In the beginning it is neither. Once a card has made it day or night it stays one of the two for good, for everyone.',
        ru: 'Вначале нет ни того ни другого. Как только какая-нибудь карта сделала день или ночь, дальше всегда одно из двух, и для всех сразу.',
      },
      related: ['731.2'],
    },
    {
      id: '731.2',
      number: '731.2',
      formerly: ['730.2'],
      title: { en: 'When day and night change', ru: 'Когда сменяются день и ночь' },
      text: {
        en: 'That is looked at in every untap step. Day turns to night if the player whose turn was the last one cast nothing in it; night turns to day if that player cast two spells or more. Of a team that shares its turn either player counts.',
        ru: 'Это проверяют в каждый шаг разворота. День сменяется ночью, если игрок, чей ход был последним, ничего в нём не разыграл; ночь сменяется днём, если он разыграл два заклинания или больше. В команде с общим ходом считается любой из игроков.',
      },
      related: ['731.1'],
    },
  ],
};
