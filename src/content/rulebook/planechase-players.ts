/**
 * Rules 901.10–901.15c: players who leave a Planechase game, what counts as planeswalking, Two-Headed Giant, range of
 * influence, Grand Melee and the shared planar deck; 800.4, as far as planar play needs it.
 */
import type { RuleChapter } from './rule-entry';

export const planechasePlayers = (): RuleChapter => ({
  id: 'planechase-players',
  title: { en: 'Planechase: players and teams', ru: 'Плейнчейз: игроки и команды' },
  source: 'comprehensive',
  entries: [
    {
      id: '800.4',
      number: '800.4',
      title: { en: 'A player leaves', ru: 'Игрок выбывает' },
      searchWords: {
        en: 'quits, drops out, player leaves the game, eliminated player',
        ru: 'ушёл, вышел, игрок покинул партию, игрок выбыл',
      },
      text: {
        en: `With three or more players, the game goes on when someone leaves, and all of the following happens immediately. If it’s the planar controller, the next player in turn order who’s staying takes that role first. Then everything the leaving player owns goes with them, and effects that gave them control of cards or players end. Anything else they control on the stack that isn’t a card then ceases to exist. Abilities of phenomena are the exception: the new planar controller controls them (901.10b). Finally, whatever they still control is exiled.

A turn whose player has left continues to its end without an active player, so no one can roll the planar die as a special action. The player’s later turns never begin, and effects that last until such a turn end when it would have begun. The last player or team left wins.`,
        ru: `Если игроков больше двух, партия продолжается без выбывшего, а происходит сразу вот что. Если выбывает контроллер измерения, сначала эта роль переходит к следующему по порядку ходов из тех, кто остаётся. Затем вместе с выбывшим уходит всё, чем он владеет, и заканчиваются эффекты, дававшие ему контроль над картами или игроками. Потом исчезают способности и копии, которые он контролирует в стеке. Исключение — способности феноменов: их контролирует новый контроллер измерения (901.10b). Наконец, всё, что ещё осталось под контролем выбывшего, изгоняется.

Ход выбывшего доигрывается без активного игрока, поэтому бросить кубик измерений специальным действием некому. Следующие его ходы не начинаются, а эффекты «до его следующего хода» действуют до момента, когда этот ход должен был бы начаться. Последний оставшийся игрок или последняя команда побеждает.`,
      },
      example: {
        en: 'Anna concedes during her own turn. Boris is next in turn order: he becomes the planar controller until the next turn begins, but he can’t roll, because it isn’t his turn.',
        ru: 'Анна сдаётся в свой ход. Следующий по порядку ходов — Борис: он становится контроллером измерения до начала следующего хода, но бросать кубик не может, ведь ход не его.',
      },
      related: ['901.6', '901.10', '901.10a', '901.10b', '901.14b', 'sheet-leaving'],
    },
    {
      id: '901.10',
      number: '901.10',
      title: { en: 'A leaving player’s planar cards', ru: 'Планарные карты выбывшего' },
      searchWords: {
        en: 'owner left, owner of the plane leaves, owner of the plane dies, plane disappears when owner loses, planes of eliminated player, left his plane, left their plane, plane of a player who died, player died and their plane is still there, what happens to a plane when its owner dies, player conceded and their plane',
        ru: 'владелец вышел из игры, владелец измерения выбыл, владелец измерения проиграл, план уходит с владельцем, карты выбывшего, вышел его измерение, ушёл его план, чьё измерение, если игрок вылетел, игрок вылетел чьё измерение, владелец измерения вышел, хозяин измерения умер, игрок умер и его измерение лежит, игрок умер и его измерение остаётся, игрок сдался и его измерение, куда девается измерение умершего',
      },
      text: {
        en: 'If a player who leaves owns a face-up planar card, it leaves too, and the planar controller immediately turns the top card of their own planar deck face up. That counts as planeswalking. It doesn’t wait for state-based actions. If it was the planar controller who left, the new one does this.\n\nThe player’s planar deck and everything else they own leave with them; only abilities of phenomena stay behind.',
        ru: 'Если выбывает владелец открытой карты измерения или феномена, она уходит вместе с ним, и контроллер измерения сразу открывает верхнюю карту своей колоды измерений, не дожидаясь проверки действий, вызванных состоянием. Это считается переходом. Если выбыл сам контроллер измерения, карту открывает тот, кто его сменил.\n\nУходит и колода измерений игрока, и всё остальное, чем он владеет; остаются только способности феноменов.',
      },
      example: {
        en: 'Boris’s plane is face up when he concedes on Anna’s turn. The plane leaves with him, and Anna turns the top card of her own deck face up. She has planeswalked.',
        ru: 'Открыто измерение Бориса, и он сдаётся в ход Анны. Измерение уходит вместе с ним, и Анна открывает верхнюю карту своей колоды. Тем самым она совершила переход.',
      },
      related: ['800.4', '901.6', '901.10a', '901.10b', '901.11', '901.15b', 'sheet-leaving'],
    },
    {
      id: '901.10a',
      number: '901.10a',
      title: { en: 'A waiting planeswalk is lost', ru: 'Ожидавший переход исчезает' },
      searchWords: {
        en: 'conceded with planeswalk on the stack, roller left',
        ru: 'бросивший вышел',
      },
      text: {
        en: 'When a plane leaves the game with its owner, every planeswalking ability still on the stack ceases to exist, no matter who rolled. Another card has just been turned face up anyway, so no one planeswalks twice.',
        ru: 'Когда измерение выходит из партии вместе с владельцем, все способности перехода, ещё ждущие в стеке, исчезают, кто бы ни бросал кубик. Новая карта и так уже открыта, поэтому второго перехода не будет.',
      },
      example: {
        en: 'Anna rolls the Planeswalker symbol while Boris’s plane is face up, and Boris concedes before the ability resolves. Anna turns one card face up for the plane that left, and her roll does nothing more.',
        ru: 'Открыто измерение Бориса, Анна выбрасывает знак мироходца, и Борис сдаётся раньше, чем способность разрешилась. Анна открывает одну карту взамен ушедшей, а её бросок больше ничего не даёт.',
      },
      related: ['901.8', '901.9c', '901.10', '800.4'],
    },
    {
      id: '901.10b',
      number: '901.10b',
      title: { en: 'Phenomenon abilities stay', ru: 'Способности феноменов остаются' },
      searchWords: {
        en: 'phenomenon owner left',
        ru: 'владелец феномена вышел',
      },
      text: {
        en: 'If the owner of a phenomenon leaves while its ability waits on the stack, the ability still resolves; the new planar controller controls it, so “you” now means that player. This takes precedence over 800.4a, which makes the player’s other abilities, including chaos abilities, cease to exist.',
        ru: 'Если владелец феномена выбывает, пока способность этого феномена ждёт в стеке, она всё равно разрешится. Её контролирует новый контроллер измерения, и «вы» теперь означает его. Это исключение из правила 800.4a, по которому прочие способности выбывшего, в том числе хаос-способности, исчезают.',
      },
      example: {
        en: 'Anna encounters her Mutual Epiphany and concedes with its ability on the stack. Boris controls it now, and every remaining player draws four cards.',
        ru: 'Анна встречает своё «Взаимное озарение» и сдаётся, пока его способность в стеке. Теперь её контролирует Борис, и каждый оставшийся игрок берёт четыре карты.',
      },
      related: ['901.10', '800.4', '312.5', 'sheet-phenomena'],
    },
    {
      id: '901.11',
      number: '901.11',
      title: { en: 'What counts as planeswalking', ru: 'Что считается переходом' },
      searchWords: {
        en: 'old effect, does it count as planeswalking',
        ru: 'старый эффект, считается ли переходом',
      },
      text: {
        en: 'Once the game is under way, taking the top card off your planar deck and turning it face up is a planeswalk, whatever made you do it. Effects that last until a player planeswalks end then, and abilities waiting for a planeswalk trigger. Turning the starting plane face up isn’t one, nor is looking at cards that go back into the deck.',
        ru: 'Когда партия уже идёт, открыть верхнюю карту своей колоды измерений — значит совершить переход, из-за чего бы её ни открыли. Тут же заканчиваются эффекты, которые длятся до чьего-либо перехода, и срабатывают способности, которые его ждут. Первое измерение открывают без перехода; не считается переходом и просмотр карт, которые потом вернутся в колоду.',
      },
      example: {
        en: 'Agyrem is face up and Anna rolls chaos, so creatures can’t attack her until a player planeswalks. Boris planeswalks on his turn; from then on, she may be attacked again.',
        ru: 'Открыт «Агирем», Анна выбросила хаос: существа не могут её атаковать, пока кто-нибудь не совершит переход. В свой ход переход совершает Борис, и с этого момента Анну снова можно атаковать.',
      },
      related: ['901.5', '901.11a', '901.11b', '701.31b'],
    },
    {
      id: '901.11a',
      number: '901.11a',
      title: { en: 'Four causes of a planeswalk', ru: 'Четыре причины перехода' },
      searchWords: {
        en: 'without rolling, without paying, ways to planeswalk, planeswalk without the die',
        ru: 'без броска, не платить, способы перехода, перейти без кубика',
      },
      text: {
        en: 'You planeswalk for one of four reasons: the planeswalking ability resolves after a roll; the owner of a face-up planar card leaves the game; a phenomenon’s ability has left the stack; or a card tells you to.',
        ru: 'Причин для перехода четыре: после броска разрешилась способность перехода; выбыл владелец открытой планарной карты; способность феномена ушла из стека; так велит какая-нибудь карта.',
      },
      related: ['901.8', '901.10', '704.6f', '312.7', '701.31c'],
    },
    {
      id: '901.11b',
      number: '901.11b',
      title: { en: 'To and away from', ru: 'Куда и откуда' },
      searchWords: {
        en: 'what did I planeswalk away from',
        ru: 'откуда ушли',
      },
      text: {
        en: 'You planeswalk to the card that has just been turned face up. You planeswalk away from each plane or phenomenon that was turned face down for it, or that left together with its owner.',
        ru: 'Вы переходите в измерение или к феномену, чью карту только что открыли. Покидаете вы каждое измерение и каждый феномен, чьи карты при этом закрыли или забрал с собой выбывший владелец.',
      },
      related: ['901.11', '901.11c', '701.31d'],
    },
    {
      id: '901.11c',
      number: '901.11c',
      title: { en: 'Leaving several planes', ru: 'Если измерений открыто несколько' },
      searchWords: {
        en: 'two planes, both face up, planeswalk from two planes, leave two planes at once, both planes, 2 planes at once, two planes at the same time, what happens with two planes, how many planes can be face up, how many planes face up, which plane do we leave',
        ru: 'два, два измерения, измерения одновременно, две плоскости, сразу оба, уйти с двух планов сразу, покинуть два измерения, оба измерения, работают ли оба измерения, на обоих измерениях, сколько измерений может быть открыто, какое измерение мы покидаем',
      },
      text: {
        en: 'Usually only one plane is face up, but a card can make it two or more. Then all of them work, and chaos triggers each one’s chaos ability. Planeswalking leaves all of them. Each goes to the bottom of its owner’s planar deck.',
        ru: 'Обычно открыто одно измерение, но из-за карт их бывает два и больше. Тогда действуют оба или все, и от хаоса срабатывает хаос-способность каждого. При переходе вы покидаете их все. Каждое уходит в низ колоды измерений своего владельца.',
      },
      example: {
        en: 'Spatial Merging brought you to two planes at once. The next planeswalk leaves both, and abilities about leaving trigger on each of them.',
        ru: '«Слияние пространств» привело вас сразу в два измерения. При следующем переходе вы покидаете оба, и у каждого сработают способности ухода.',
      },
      related: ['901.11b', '701.31b', '901.14'],
    },
    {
      id: '901.12',
      number: '901.12',
      title: { en: 'Two-Headed Giant with planes', ru: 'Двухголовый Гигант с измерениями' },
      searchWords: { en: 'teams, 2v2', ru: 'команды, два на два' },
      text: {
        en: 'Teams of two can play Planechase. Use the Two-Headed Giant rules and the Planechase rules together; only 901.12a to 901.12d change anything.',
        ru: 'В Плейнчейз можно играть и парами. Правила Двухголового Гиганта и правила Плейнчейза действуют вместе, меняется лишь то, о чём говорят пункты 901.12a–901.12d.',
      },
      related: ['901.12a', '901.12b', '901.12c', '901.12d', 'page-two-headed-giant'],
    },
    {
      id: '901.12a',
      number: '901.12a',
      title: { en: 'A planar deck per head', ru: 'Колода измерений у каждой головы' },
      searchWords: {
        en: 'deck for each head',
        ru: 'колода у каждого из команды',
      },
      text: {
        en: 'Teammates don’t share a planar deck. Each head brings one, built under the usual limits.',
        ru: 'Общей колоды измерений у напарников нет: каждая голова приносит собственную, собранную по обычным правилам.',
      },
      related: ['901.3', '901.12', '901.15'],
    },
    {
      id: '901.12b',
      number: '901.12b',
      title: { en: 'A team’s planar controller', ru: 'Контроллер измерения в команде' },
      searchWords: {
        en: 'who controls the plane in a team, planar controller two headed giant',
        ru: 'чей план у команды, кто контролирует у команды, контроллер измерения двухголовый гигант',
      },
      text: {
        en: 'The planar controller is the active team’s primary player, who sits in the rightmost seat from the team’s point of view. If that team is about to leave, the role first passes to the primary player of the next team that’s staying, who keeps it until they leave too or another team begins its turn.',
        ru: 'Контроллер измерения — главный игрок активной команды, то есть тот, кто сидит крайним справа с точки зрения самой команды. Если эта команда вот-вот выбудет, сначала роль переходит к главному игроку следующей по порядку ходов команды из тех, что остаются. Он сохраняет её, пока не выбудет сам или пока свой ход не начнёт другая команда.',
      },
      related: ['901.6', '901.12', '901.12c', '800.4'],
    },
    {
      id: '901.12c',
      number: '901.12c',
      title: { en: '“You” means both heads', ru: '«Вы» — это обе головы' },
      searchWords: {
        en: 'who is you in two headed giant',
        ru: 'кто такой вы в двухголовом, вы в двухголовом',
      },
      text: {
        en: 'Only one head controls the face-up planar cards, but wherever their abilities say “you,” both teammates are meant.',
        ru: 'Открытые планарные карты контролирует лишь одна голова, но «вы» в их способностях означает обоих напарников.',
      },
      example: {
        en: 'Naya is face up. On a team’s turn, both of its heads may play as many lands as they like.',
        ru: 'Открыта «Найя». В ход своей команды обе головы могут разыгрывать сколько угодно земель.',
      },
      related: ['901.12b', 'page-two-headed-giant'],
    },
    {
      id: '901.12d',
      number: '901.12d',
      title: { en: 'Both heads may roll', ru: 'Бросать могут обе головы' },
      searchWords: {
        en: 'can teammate roll, roll on teammate’s turn, who rolls in two headed giant, how many rolls for a team, rolls in two headed giant',
        ru: 'может ли напарник бросить, бросать в ход напарника, кто бросает в двухголовом, сколько бросков у команды, броски команды',
      },
      text: {
        en: 'On your team’s turn you and your teammate are both active players, so either of you may roll the planar die. You pay only for your own rolls this turn; your teammate’s rolls don’t raise your cost.',
        ru: 'В ход вашей команды и вы, и напарник — активные игроки, поэтому кубик измерений может бросить любой из вас. Цена зависит только от ваших собственных бросков за этот ход: броски напарника её не повышают.',
      },
      example: {
        en: 'Anna has rolled twice this turn, for free and for one mana. Her third roll costs two mana; her teammate Boris’s first is free.',
        ru: 'Анна бросала в этот ход дважды: бесплатно и за одну ману. Третий бросок обойдётся ей в две маны, а первый бросок её напарника Бориса бесплатный.',
      },
      related: ['901.9', '116.2i', '901.12b', 'sheet-die'],
    },
    {
      id: '901.13',
      number: '901.13',
      title: { en: 'Planes reach everyone', ru: 'Измерения достают до всех' },
      searchWords: {
        en: 'does the plane affect opponents, plane range of influence, does plane affect distant players, planes range, do planes affect everyone',
        ru: 'действует ли измерение на соперников, действует ли измерение на дальних, зона влияния и измерения, измерения действуют на всех',
      },
      text: {
        en: 'Planar cards affect every player and object they mention, however far away, even if your game limits how many seats away your spells and abilities can reach. Only in Grand Melee does that limit apply to planar cards, too.',
        ru: 'Планарные карты действуют на всех, о ком говорят, как бы далеко те ни сидели, даже если зона влияния в партии ограничена и ваши заклинания достают лишь до соседей. Только в Большой резне она ограничивает и планарные карты.',
      },
      related: ['901.2', '901.14'],
    },
    {
      id: '901.14',
      number: '901.14',
      title: { en: 'Grand Melee: several planes', ru: 'Большая резня: измерений несколько' },
      searchWords: {
        en: 'many players, grand melee planechase',
        ru: 'много игроков, большая резня с измерениями',
      },
      text: {
        en: 'In Grand Melee, several players take their turns at once, with one turn marker for every four players, rounded down. So more than one planar card can be face up, each with its own planar controller.',
        ru: 'В Большой резне несколько игроков ходят одновременно: на каждых полных четырёх игроков приходится один маркер хода. Поэтому и открытых планарных карт бывает сразу несколько, а у каждой — свой контроллер измерения.',
      },
      related: ['901.13', '901.14a', '901.14b'],
    },
    {
      id: '901.14a',
      number: '901.14a',
      title: { en: 'Several starting planes', ru: 'Несколько первых измерений' },
      text: {
        en: 'Everyone who begins a Grand Melee with a turn marker turns a starting plane face up as usual, with phenomena going to the bottom. All of these players are planar controllers.',
        ru: 'Каждый, кто начинает Большую резню с маркером хода, открывает первое измерение обычным порядком: феномены уходят в низ колоды. Все эти игроки — контроллеры измерения.',
      },
      example: {
        en: 'Twelve players have three turn markers, so the game begins with three planes and three planar controllers.',
        ru: 'У двенадцати игроков три маркера хода, значит, партия начинается с тремя измерениями и тремя контроллерами измерения.',
      },
      related: ['901.5', '901.6', '901.14'],
    },
    {
      id: '901.14b',
      number: '901.14b',
      title: { en: 'One fewer turn marker', ru: 'Маркеров хода стало меньше' },
      text: {
        en: 'If a player’s leaving means one fewer turn marker, that player stops being a planar controller before they go, and no one inherits the role. The face-up planar cards they controlled go to the bottom of their owners’ planar decks, which doesn’t count as planeswalking. The rules don’t say who controls planes for the rest of that turn; in this app, no one does.',
        ru: 'Если с уходом игрока маркеров хода становится меньше, выбывающий перестаёт быть контроллером измерения ещё до ухода, и роль никто не наследует. Открытые планарные карты, которые он контролировал, уходят в низ колод измерений своих владельцев, и переходом это не считается. О том, кто контролирует измерения до конца этого хода, правила молчат; в этом приложении — никто.',
      },
      related: ['901.14', '901.14a', '901.10', '800.4'],
    },
    {
      id: '901.15',
      number: '901.15',
      title: { en: 'One planar deck for all', ru: 'Одна колода измерений на всех' },
      searchWords: {
        en: 'a deck for each, no deck of your own, share a planar deck, one planar deck for everyone, one deck for all, planechase with one deck, no planar deck, doesn’t have a planar deck',
        ru: 'у каждого своя, без своей колоды, одна колода измерений на всех, играть одной колодой, плейнчейз с общей колодой, нет колоды измерений, у игрока нет колоды',
      },
      text: {
        en: 'Instead of one planar deck for each player, the table may share a single one. 901.15a to 901.15c cover its size, its owner, and what “your planar deck” means; everything else stays the same.',
        ru: 'Вместо отдельных колод измерений можно взять одну общую на весь стол. О её размере, о владельце карт и о словах «ваша колода измерений» говорят пункты 901.15a–901.15c, в остальном правила те же.',
      },
      related: ['901.3', '901.15a', '901.15b', '901.15c'],
    },
    {
      id: '901.15a',
      number: '901.15a',
      title: { en: 'Size of the shared deck', ru: 'Сколько карт в общей колоде' },
      searchWords: {
        en: 'how many cards, how many phenomena, common, size of shared planar deck, deck for four players, planar deck 4 players, forty cards',
        ru: 'сколько карт, сколько феноменов, сколько измерений, размер общей планарной колоды, размер общей колоды, колода на четверых, колода измерений 4 игрока, сорок карт',
      },
      text: {
        en: 'It needs at least ten cards for each player, though 40 are enough for any table. It can have up to two phenomena per player. No two cards share an English name.',
        ru: 'Нужно не меньше десяти карт на каждого, но сорока хватит любому столу. Феноменов может быть до двух на игрока. Английские названия не повторяются.',
      },
      example: {
        en: 'Two players need 20 cards with at most 4 phenomena, three need 30 with 6, four need 40 with 8. Six players also need 40, of which up to 12 may be phenomena.',
        ru: 'Двоим нужно 20 карт, феноменов не больше 4; троим — 30 и 6; четверым — 40 и 8. Шестерым хватит тех же 40, феноменов среди них до 12.',
      },
      related: ['901.3', '901.15'],
    },
    {
      id: '901.15b',
      number: '901.15b',
      title: { en: 'Who owns the shared cards', ru: 'Чьи карты в общей колоде' },
      searchWords: {
        en: 'who owns cards in shared deck, owner of shared planes, shared deck owner leaves, whose shared planar deck',
        ru: 'кому принадлежат карты общей колоды, владелец общей колоды, чьи карты в общей колоде, владелец общей колоды выбыл, чья планарная колода',
      },
      text: {
        en: 'With a shared planar deck, all its cards count as owned by whoever is the planar controller. The role passes on before anyone leaves, so no planar card ever leaves the game with a player.',
        ru: 'Владельцем всех карт общей колоды считается тот, кто сейчас контроллер измерения. Эта роль передаётся прежде, чем её обладатель выбудет, поэтому ни одна планарная карта не уходит из партии вместе с игроком.',
      },
      related: ['901.6', '901.10', '901.15', '800.4'],
    },
    {
      id: '901.15c',
      number: '901.15c',
      title: { en: '“Your planar deck” is everyone’s', ru: '«Ваша колода» — общая' },
      text: {
        en: 'Whenever a card or rule mentions a player’s planar deck, use the one in the middle of the table.',
        ru: 'Если карта или правило говорит о чьей-то колоде измерений, это всегда та единственная, что лежит на столе.',
      },
      example: {
        en: 'Interplanar Tunnel has you reveal cards from your planar deck until you reveal five planes. You reveal them from the shared deck, put one of the planes back on top of it, and put the rest on the bottom.',
        ru: '«Межмировой туннель» велит показывать карты вашей колоды измерений, пока не найдутся пять измерений. Вы показываете карты общей колоды, одно из измерений возвращаете наверх, а остальные карты кладёте в низ колоды.',
      },
      related: ['901.15', '901.15b'],
    },
  ],
});
