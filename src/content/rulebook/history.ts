/** The 23 points of an old Russian preface to Planechase, retold and brought up to date. */
import type { RuleChapter } from './rule-entry';

export const history = (): RuleChapter => ({
  id: 'history',
  title: { en: 'The history of Planechase', ru: 'Плейнчейз: откуда что взялось' },
  source: 'ours',
  entries: [
    {
      id: 'history-1',
      number: null,
      title: { en: 'The idea of the game', ru: 'В чём идея' },
      text: {
        en: 'Planechase is a casual variant for two or more people: the table travels between worlds, and the plane it’s on changes the game for everyone. You bring your usual decks and add planar cards and a planar die. It isn’t a tournament format.',
        ru: 'Плейнчейз — вариант для души, от двух человек: стол странствует между мирами, и открытое измерение меняет партию для всех. К привычным колодам добавляются карты измерений и кубик измерений. Турниров по нему не проводят.',
      },
      related: ['901.1', '901.2', 'sheet-planechase'],
    },
    {
      id: 'history-2',
      number: null,
      title: { en: 'What the boxes held', ru: 'Что лежало в коробках' },
      text: {
        en: 'The 2009 and 2012 sets came in four boxes each. Each box held a 60-card deck, ten oversized planar cards to match, and one planar die. The planar cards work just as well with any other deck.',
        ru: 'Выпуски 2009 и 2012 годов состояли из четырёх коробок каждый. В коробке были колода из 60 карт, десять больших планарных карт на её тему и один кубик измерений. Эти планарные карты подходят и к любой другой колоде.',
      },
      changeNote: {
        en: 'Since 2023 planar cards come with Commander decks of 100 cards, ten to a deck: five decks of March of the Machine and four of Doctor Who.',
        ru: 'С 2023 года планарные карты прилагаются к колодам Коммандера из 100 карт, по десять к каждой: пять колод «Марша Машины» и четыре «Доктора Кто».',
      },
      related: ['901.3', 'history-6'],
    },
    {
      id: 'history-3',
      number: null,
      title: { en: 'The four decks of 2009', ru: 'Четыре колоды 2009 года' },
      text: {
        en: 'Elemental Thunder is red and green and full of Elementals; Metallic Dreams has all five colors and relies on artifacts. Strike Force, white and red, attacks early; Zombie Empire is mono-black and makes Zombies. Together they introduced the first 40 planes.',
        ru: 'Elemental Thunder — красно-зелёная, сильна Элементалями; Metallic Dreams — всех пяти цветов, на артефактах. Strike Force, белая с красным, рано атакует; Zombie Empire, чисто чёрная, поднимает Зомби. Вместе они принесли первые 40 измерений.',
      },
      related: ['history-2', 'history-4'],
    },
    {
      id: 'history-4',
      number: null,
      title: { en: 'The four decks of 2012', ru: 'Четыре колоды 2012 года' },
      text: {
        en: 'Chaos Reigns has five colors and cascade; Primordial Hunger, red and green, has Dragons and devour. Savage Auras is green and white with Auras; Night of the Ninja is blue and black with Ninjas. Each came with eight planes and two phenomena: 32 and 8 in all.',
        ru: 'Chaos Reigns играет пятью цветами и Каскадом; Primordial Hunger, красная с зелёным, — Драконами и Пожиранием. Savage Auras — зелёная с белым, на Аурах; Night of the Ninja — синяя с чёрным, на Ниндзя. В каждой восемь измерений и два феномена: всего 32 и 8.',
      },
      related: ['history-3', 'history-5'],
    },
    {
      id: 'history-5',
      number: null,
      title: { en: 'Phenomena arrive in 2012', ru: 'Феномены появились в 2012 году' },
      text: {
        en: 'The second set added phenomena, events you encounter on the way from one plane to another. There were eight of them.',
        ru: 'Второй выпуск добавил феномены — события, которые встречаются на пути из одного измерения в другое. Их было восемь.',
      },
      changeNote: {
        en: 'Today there are twelve: Doctor Who added four in 2023. March of the Machine reprinted five of the old ones and brought none of its own.',
        ru: 'Сегодня их двенадцать: четыре добавил «Доктор Кто» в 2023 году. «Марш Машины» переиздал пять старых, а новых не принёс.',
      },
      related: ['312.1', '901.3', 'sheet-phenomena'],
    },
    {
      id: 'history-6',
      number: null,
      title: { en: 'Anthology and later sets', ru: 'Anthology и то, что после' },
      text: {
        en: 'Planechase Anthology (November 2016) reprinted the four decks of 2012 with every planar card up to then: 40 from 2009, 40 from 2012, and six promos, 78 planes and 8 phenomena in all.\n\nThe six promos are Tazeem, Celestine Reef, Horizon Boughs, Mirrored Depths, Tember City, and Stairs to Infinity.',
        ru: '«Антология Плейнчейза» (Planechase Anthology, ноябрь 2016 года) — это снова четыре колоды 2012 года и к ним все планарные карты, вышедшие к тому времени: 40 первого выпуска, 40 второго и шесть промокарт, то есть 78 измерений и 8 феноменов.\n\nШесть промокарт: «Тазим», «Целестиновый риф», «Ветви горизонта», «Зеркальные глубины», «Город Тембер» и «Лестница в бесконечность».',
      },
      changeNote: {
        en: 'It wasn’t the last set. March of the Machine Commander (April 2023) has 50 planar cards, 25 of them new planes; Doctor Who (October 2023) has 36 planes and 4 phenomena, all new. With them there are 151: 139 planes and 12 phenomena, not counting event cards.',
        ru: 'Это был не конец. В выпуске «Коммандер: Марш Машины» (апрель 2023) 50 планарных карт, из них 25 — новые измерения; в «Докторе Кто» (октябрь 2023) 36 измерений и 4 феномена, все новые. С ними карт 151: 139 измерений и 12 феноменов, не считая выпущенных для мероприятий.',
      },
      related: ['history-2', 'history-18', '311.1', '312.1'],
    },
    {
      id: 'history-7',
      number: null,
      title: { en: 'What planes grew from', ru: 'Из чего выросли измерения' },
      searchWords: { en: 'world enchantment', ru: 'чары мира' },
      text: {
        en: 'Every plane has a character of its own: some help, some hurt, and most affect everyone at the table, much like an enchantment. Planes have two ancestors: the world enchantments of the early years, and Chaos Magic, where a shared pile of hand-picked ordinary cards kept shaking up the game. A plane isn’t a permanent and works from the command zone.',
        ru: 'У каждого измерения свой характер: одни помогают, другие вредят, а большинство касается всех за столом, как общие чары. Предков у них два: мировые чары ранних лет и Chaos Magic, где партию будоражила общая стопка нарочно отобранных простых карт. Измерение не перманент: оно действует из зоны командования.',
      },
      changeNote: {
        en: 'Some old texts say that planes work on the battlefield and that Theros is a new name for Arkhos. Neither is true: Arkhos and Theros are two different planar types. There are 82 types now, up from 43 in 2017, and those of Doctor Who aren’t part of the story of Magic. Some worlds were known only from novels before they had a card, such as Regatha and Kephalai.',
        ru: 'В предисловии к старому русскому переводу правил измерения действуют на поле битвы, а Терос назван новым именем Архоса. Ни то ни другое не верно: Терос и Архос — два разных типа измерений. Типов теперь 82, в 2017 году было 43, и миры «Доктора Кто» к сюжету Magic не относятся. Некоторые миры до своей карты были известны только по романам, например Регата и Кефалаи.',
      },
      related: ['311.2', '311.3', '901.7'],
    },
    {
      id: 'history-8',
      number: null,
      title: { en: 'Faces of the planar die', ru: 'Грани кубика измерений' },
      text: {
        en: 'The planar die has six faces: one with the Planeswalker symbol, one with the chaos symbol, and four blank ones. So each symbol comes up once in six rolls on average.',
        ru: 'У кубика измерений шесть граней: один знак мироходца, один знак хаоса и четыре пустых. Значит, каждый знак выпадает в среднем раз на шесть бросков.',
      },
      related: ['901.3a', '901.9a', 'sheet-die'],
    },
    {
      id: 'history-9',
      number: null,
      title: { en: 'The symbol that moves you', ru: 'Знак, который ведёт дальше' },
      text: {
        en: 'When the Planeswalker symbol comes up, the planeswalking ability goes on the stack, and players can respond. As it resolves, every face-up planar card goes to the bottom of its owner’s deck, and the top card of the planar controller’s own deck is turned face up. That is planeswalking.',
        ru: 'Когда выпал знак мироходца, способность перехода попадает в стек, и на неё можно ответить. При её разрешении все открытые планарные карты уходят в низ колод своих владельцев, а контроллер измерения открывает верхнюю карту своей: это и есть переход.',
      },
      related: ['901.8', '901.9c', '901.11', '701.31b'],
    },
    {
      id: 'history-10',
      number: null,
      title: { en: 'The chaos symbol', ru: 'Знак хаоса' },
      text: {
        en: 'When the chaos symbol comes up, chaos ensues: the chaos ability of each face-up plane triggers, and the planar controller controls it. Usually it shares the theme of the rest of the card.',
        ru: 'Когда выпал знак хаоса, наступает хаос: срабатывает хаос-способность каждого открытого измерения, и контролирует её контроллер измерения. Чаще всего она развивает ту же тему, что и остальной текст карты.',
      },
      changeNote: {
        en: 'Cards printed before 2023 wait for {CHAOS} on the die. Now they wait for chaos to ensue, and an effect can bring that about with no roll at all.',
        ru: 'Карты, напечатанные до 2023 года, ждут {CHAOS} на кубике. Теперь они ждут, когда наступит хаос, а вызвать его эффект может и совсем без броска.',
      },
      related: ['311.7', '901.9b', 'change-7'],
    },
    {
      id: 'history-11',
      number: null,
      title: { en: 'An ordinary die will do', ru: 'Подойдёт и обычный кубик' },
      searchWords: {
        en: 'no planar die, without, lost, d6, special die, do we need a planar die',
        ru: 'нет кубика, без кубика, потеряли, нужен ли особый кубик, специальный кубик',
      },
      text: {
        en: 'No planar die at hand? Take an ordinary one with six sides: 1 is chaos, 6 is the Planeswalker symbol, and 2 to 5 are blank. A die in an app works too, if its faces are as likely as real ones and the table agrees.',
        ru: 'Нет кубика измерений? Возьмите простой шестигранник: 1 — хаос, 6 — знак мироходца, от 2 до 5 — пусто. Годится и кубик в приложении, если его грани так же вероятны, как настоящие, и стол согласен.',
      },
      changeNote: {
        en: 'The rules of that time didn’t mention substitutes. Rule 706.1b does.',
        ru: 'Старые правила о такой замене молчали. Теперь о ней говорит правило 706.1b.',
      },
      related: ['901.3a', '706.7', 'change-8'],
    },
    {
      id: 'history-12',
      number: null,
      title: { en: 'Phenomena happen once', ru: 'Феномен случается один раз' },
      text: {
        en: 'A phenomenon’s ability triggers when you encounter it along the way; it acts once, like a sorcery, and the phenomenon is left behind: once its ability has left the stack, the planar controller planeswalks without a roll. If the next card is a phenomenon too, the same thing happens again.',
        ru: 'Феномен, открытый в пути, срабатывает при встрече, действует один раз, подобно волшебству, и остаётся позади: когда его способность ушла из стека, контроллер измерения совершает переход, и кубик не нужен. Если следующая карта — снова феномен, всё повторяется.',
      },
      changeNote: {
        en: 'It’s like a sorcery only in that it happens once. It’s never cast, and it’s never on the battlefield.',
        ru: 'С волшебством его роднит лишь то, что он разовый: его не разыгрывают, и на поле битвы он не бывает ни мгновения.',
      },
      related: ['312.2', '312.5', '312.7', '704.6f', 'sheet-phenomena'],
    },
    {
      id: 'history-13',
      number: null,
      title: { en: 'Four phenomena to try', ru: 'Четыре феномена для примера' },
      text: {
        en: 'Mutual Epiphany has each player draw four cards; Planewide Disaster destroys all creatures. Time Distortion reverses the turn order. Chaotic Aether makes each blank a roll of {CHAOS} until someone planeswalks away from a plane; leaving Chaotic Aether itself doesn’t end that.',
        ru: 'При «Взаимном озарении» каждый берёт четыре карты, «Всемирная катастрофа» уничтожает все существа. «Искажение времени» меняет порядок ходов на обратный. При «Хаотическом эфире» каждая пустая грань — это {CHAOS}, пока кто-нибудь не покинет измерение; уход из самого «Эфира» этого не прекращает.',
      },
      related: ['312.5', '901.9a', '901.11b', 'change-23'],
    },
    {
      id: 'history-14',
      number: null,
      title: { en: 'Every player for themselves', ru: 'Каждый за себя' },
      text: {
        en: 'The usual table is a free-for-all: you may attack several players at once, and no one is out of range. Each player brings a game deck and a planar deck. Two players are enough.',
        ru: 'Обычно играют каждый за себя: атаковать можно сразу нескольких игроков, и зоны влияния нет. Каждый приносит игровую колоду и колоду измерений. Хватит и двух человек.',
      },
      related: ['901.2', '901.3', 'history-17'],
    },
    {
      id: 'history-15',
      number: null,
      title: { en: 'When to roll, and what it costs', ru: 'Когда бросать и сколько платить' },
      searchWords: { en: 'cost, how much, opponent’s turn', ru: 'сколько стоит, цена, чужой ход' },
      text: {
        en: 'In either main phase of your turn, while you have priority and the stack is empty, you may roll the planar die. The first roll is free, the second costs {1}, the third {2}, and so on until the turn ends. If you like the plane you’re on, don’t roll.',
        ru: 'В любой главной фазе своего хода, когда у вас приоритет, а стек пуст, вы можете бросить кубик измерений. Первый раз бесплатно, второй стоит {1}, третий — {2}, и так далее до конца хода. Если измерение вам по душе, не бросайте.',
      },
      example: {
        en: 'Three rolls in one turn cost 0, 1, and 2: three mana in all.',
        ru: 'Три броска за ход стоят 0, 1 и 2: всего три маны.',
      },
      changeNote: {
        en: 'Some old texts say that you play planes. They are never played or cast: rolling is a special action, and planes are revealed by planeswalking.',
        ru: 'В предисловии к старому русскому переводу сказано, что измерения разыгрывают. На деле их никогда не разыгрывают: бросок — специальное действие, а открываются измерения при переходе.',
      },
      related: ['901.9', '116.2i', 'sheet-die'],
    },
    {
      id: 'history-16',
      number: null,
      title: { en: 'Fractured Powerstone rolls free', ru: 'Fractured Powerstone: бесплатный бросок' },
      text: {
        en: 'Some ordinary cards roll the planar die. Fractured Powerstone, an artifact for {2}, taps for {C} or taps to roll, the latter only as a sorcery. Such a roll costs no mana and doesn’t make your next one more expensive.',
        ru: 'Кубик измерений бросают и некоторые обычные карты. Fractured Powerstone, артефакт за {2}, поворачивается ради {C} или ради броска, но бросать с ним можно только как волшебство. Маны такой бросок не стоит, и следующий от него не дорожает.',
      },
      example: {
        en: 'You take your free roll, then tap the Powerstone for another. The third still costs {1}.',
        ru: 'Вы сделали бесплатный бросок, затем повернули Powerstone ради ещё одного. Третий по-прежнему стоит {1}.',
      },
      related: ['901.9', '116.2i', 'history-15'],
    },
    {
      id: 'history-17',
      number: null,
      title: { en: 'Own decks or one deck', ru: 'Свои колоды или общая' },
      searchWords: {
        en: 'how many cards, how many phenomena, size',
        ru: 'сколько карт, сколько феноменов, размер',
      },
      text: {
        en: 'Your own planar deck has at least ten cards, no two with the same name, and at most two phenomena. A shared deck has ten cards per player, though 40 are always enough, and up to two phenomena per player. With your own, you can pick planes that suit your deck; a shared one leaves more to chance, and one person can bring it for everyone.',
        ru: 'В своей колоде измерений десять карт или больше, без повторов названий и не более двух феноменов. В общей — по десять карт на игрока, хотя 40 хватит всегда, и до двух феноменов на каждого. Свою можно подогнать под игровую колоду; общая оставляет больше случаю, и принести её может кто-то один.',
      },
      example: {
        en: 'Three players share at least 30 cards with at most six phenomena; five share at least 40 with at most ten.',
        ru: 'Троим нужно не меньше 30 карт, феноменов не больше шести; пятерым — не меньше 40, феноменов не больше десяти.',
      },
      related: ['901.3', '901.15', '901.15a', '901.15b'],
    },
    {
      id: 'history-18',
      number: null,
      title: { en: 'A screen instead of cards', ru: 'Экран вместо карт' },
      text: {
        en: 'People without the cards put a tablet on the table and opened a website that dealt the 40 cards from 2012 and five promos. This app does the same offline.',
        ru: 'Если карт не было, на стол клали планшет и открывали сайт, который раздавал 40 карт 2012 года и пять промокарт. Это приложение делает то же без сети.',
      },
      changeNote: {
        en: 'Here you have all 151 official cards, from 2009 to 2023, with current wording.',
        ru: 'Здесь все 151 официальная карта, с 2009 по 2023 год, в нынешней редакции.',
      },
      related: ['history-6', 'history-11'],
    },
    {
      id: 'history-19',
      number: null,
      title: { en: 'Twenty life to start', ru: 'Двадцать жизней на старте' },
      searchWords: {
        en: 'starting life, commander life, starting life planechase',
        ru: 'сколько жизней в начале, начальные жизни, сколько жизней в плейнчейзе',
      },
      text: {
        en: 'You start with 20 life, as in any ordinary game; planes don’t change that. A format you combine them with does: 40 in Commander, 30 for a team in Two-Headed Giant.',
        ru: 'Вы начинаете с 20 жизнями, как в обычной партии: измерения этого не меняют. Меняет формат, с которым вы их сочетаете: 40 в Коммандере, 30 на команду в Двухголовом Гиганте.',
      },
      related: ['901.1', '901.12', 'glossary-life-total', 'page-two-headed-giant'],
    },
    {
      id: 'history-20',
      number: null,
      title: { en: 'Free mulligan, first draw', ru: 'Бесплатная пересдача и первая карта' },
      searchWords: {
        en: 'first mulligan, without losing a card, free mulligan, does the first player draw',
        ru: 'без потери карты, бесплатный муллиган, первый игрок берёт карту',
      },
      text: {
        en: 'With three or more players, your first mulligan is free, and the starting player draws on the first turn. With two players, neither is true. In Two-Headed Giant the first mulligan is free as well, but the starting team skips its first draw.',
        ru: 'Если вас трое или больше, первая пересдача ничего не стоит, а начинающий игрок берёт карту и в первый ход. Вдвоём не действует ни то ни другое. В Двухголовом Гиганте первая пересдача тоже бесплатна, но начинающая команда первое взятие пропускает.',
      },
      changeNote: {
        en: 'Since 2019 you always draw seven cards, then put one on the bottom for each mulligan that counts. Before that, you drew one card fewer each time and scried.',
        ru: 'С 2019 года вы всегда берёте семь карт и кладёте в низ библиотеки по одной за каждую пересдачу, кроме бесплатной. Раньше каждый раз брали на карту меньше и предсказывали.',
      },
      related: ['901.5', 'change-17', 'change-22'],
    },
    {
      id: 'history-21',
      number: null,
      title: { en: 'Mixing and house rules', ru: 'Смешивать и менять правила' },
      searchWords: {
        en: 'EDH, formats together, planechase with commander, commander planechase, combine with other formats, does planechase work with commander',
        ru: 'играть плейнчейз в коммандер, форматы вместе, плейнчейз с командиром, сочетать форматы, плейнчейз с командирами',
      },
      text: {
        en: 'Planes go with Commander, Two-Headed Giant, or whatever you like. The other format determines decks and life totals, and the planar rules stay the same. Your table may also limit which cards are legal, or ban some. Agree before you shuffle.',
        ru: 'Измерения сочетаются с Коммандером, Двухголовым Гигантом и чем угодно: другой формат даёт колоды и жизни, правила измерений остаются. Стол может и ограничить круг карт, и что-то запретить. Договоритесь до того, как тасовать.',
      },
      changeNote: {
        en: 'In 2017, Commander with planes was a house rule. The planar sets of 2023 came as Commander decks.',
        ru: 'В 2017 году Коммандер с измерениями был домашним правилом. Планарные выпуски 2023 года состоят из колод Коммандера.',
      },
      related: ['901.12', 'page-two-headed-giant', 'history-19'],
    },
    {
      id: 'history-22',
      number: null,
      title: { en: 'The format in four lines', ru: 'Формат в четырёх строках' },
      text: {
        en: 'Two players or more.\n\nEvery player for themselves, unless you choose teams or another format.\n\nPlanar cards: a deck each, or one for all.\n\nA planar die, or something that stands in for it.',
        ru: 'Два игрока или больше.\n\nКаждый за себя, если вы не выбрали команды или другой формат.\n\nПланарные карты: по колоде на каждого или одна на стол.\n\nКубик измерений или то, что его заменит.',
      },
      related: ['901.2', '901.3', '901.15', 'sheet-planechase'],
    },
    {
      id: 'history-23',
      number: null,
      title: { en: 'No official Russian rules', ru: 'Официального перевода нет' },
      text: {
        en: 'Planechase was never printed in Russian, so its Russian terms come from players. Here the rules are told in our own words, as of September 25, 2026; where Russian cards have a word of their own, as they do for the command zone, we use it. In a dispute the English rules decide.',
        ru: 'Карты Плейнчейза по-русски не печатались, поэтому слова для него придумали сами игроки. Здесь правила пересказаны нами по состоянию на 25 сентября 2026 года; если на русских картах есть своё слово, например «зона командования», мы берём его. В споре решает английский текст правил.',
      },
      changeNote: {
        en: 'An old Russian translation of the rules slips in places. It puts the two symbols of the die on opposite faces, calls the planar deck a library (901.5, 901.14b), and leaves out that the team must be the active team (901.12b) and that earlier rolls of the same turn count toward the cost (901.12d).',
        ru: 'Старый русский перевод правил местами неточен. Два знака у него стоят на гранях друг против друга, колода измерений названа библиотекой (901.5, 901.14b), пропущено, что команда — активная (901.12b) и что цену задают прежние броски того же хода (901.12d).',
      },
      related: ['901.3a', '901.5', '901.12b', '901.12d', '901.14b'],
    },
  ],
});
