/**
 * Cheat sheets to read aloud: Planechase (901), the planar die (901.9), phenomena (312), a player leaving (800.4,
 * 901.10), both landless rule sets, the order of a turn (500–514) and Two-Headed Giant with planes (805, 810, 901.12).
 */
import type { RuleChapter } from './rule-entry';

export const sheets = (): RuleChapter => ({
  id: 'sheets',
  title: { en: 'Cheat sheets', ru: 'Шпаргалки' },
  source: 'ours',
  entries: [
    {
      id: 'sheet-planechase',
      number: null,
      title: { en: 'Planechase in a minute', ru: 'Плейнчейз за минуту' },
      searchWords: {
        en: 'how to start, begin, set up, learn, basics, memo, cheat sheet, planes and phenomena, planechase rules, rules in short, explain planechase, teach, first game, opening hand, free for all rules, plane stay after my turn, how long do we stay, does the plane change when the turn passes, passing the turn, same plane next turn, planeswalk at end of turn',
        ru: 'как начать, начало, подготовка, основы, памятка, шпаргалка, планы и феномены, правила плейнчейза, правила коротко, объяснить правила, научить, первая партия, остаться, остаётся после хода, надолго, меняется ли измерение когда переходит ход, измерение на следующий ход, сколько остаёмся в измерении, сколько мы остаёмся, как долго мы в измерении',
      },
      text: {
        en: `Planechase is regular Magic on a plane: the face-up plane affects the whole table and stays until someone planeswalks.

You need a planar die and a planar deck for each player: ten or more planes and phenomena, at most two of them phenomena. Or everyone shares one: ten cards per player (40 are always enough) and up to two phenomena per player. No duplicates.

Everyone starts with 20 life and a hand of seven cards. It’s every player for themselves, and you can attack several players at once. With three or more players, the first mulligan is free, and the starting player draws on the first turn, too.

Once everyone has kept a hand, the starting player turns cards of their planar deck face up until one is a plane. Phenomena go to the bottom, and nothing triggers.

The active player is the planar controller, and “you” on the plane means that player. On the next turn, it’s the next player.

During your main phases, while the stack is empty, you may roll the planar die: free the first time, then for one mana, two, three. Blank: nothing happens. {CHAOS}: chaos ensues, and the plane’s chaos ability triggers. Planeswalker symbol: you planeswalk.

To planeswalk, put each face-up card under its owner’s planar deck, then turn the top card of your own planar deck face up. If it’s a phenomenon, do what it says, then planeswalk again.

When a player leaves, their planar cards leave too. If one was face up, the planar controller immediately turns the next card face up.`,
        ru: `Плейнчейз — обычная партия Magic, которая идёт в каком-то из измерений: оно открыто и действует на весь стол. В нём остаются, пока кто-нибудь не совершит переход.

Нужны кубик измерений и по колоде измерений на игрока: десять или больше измерений и феноменов, из них феноменов не больше двух. Либо колода одна на всех: по десять карт на игрока (сорока хватит всегда) и до двух феноменов на игрока. Карты не повторяются.

Вначале у каждого 20 жизней и семь карт в руке. Играет каждый за себя, атаковать можно сразу нескольких. Если игроков трое или больше, первая пересдача бесплатна, а начинающий игрок берёт карту и в первый ход.

Когда все оставили руки, начинающий игрок открывает карты своей колоды измерений, пока не откроет измерение. Феномены, которые при этом открылись, уходят в низ колоды, и ничего не срабатывает.

Контроллер измерения — тот, чей сейчас ход; «вы» на измерении — это он. В следующий ход это уже следующий игрок.

В свои главные фазы, при пустом стеке, можно бросать кубик измерений: первый раз бесплатно, потом за одну ману, за две, за три. Пустая грань — ничего не происходит. {CHAOS} — наступает хаос, и срабатывает хаос-способность измерения. Знак мироходца — вы совершаете переход.

При переходе открытые карты уходят в низ колод измерений своих владельцев, а вы открываете верхнюю карту своей колоды. Если это феномен, выполните его и переходите дальше.

Кто выбывает, забирает свои планарные карты. Если среди них была открытая, контроллер измерения сразу открывает следующую.`,
      },
      related: [
        '901.3',
        '901.5',
        '901.6',
        '901.9',
        '701.31b',
        '901.15a',
        'sheet-die',
        'sheet-phenomena',
        'sheet-leaving',
      ],
    },
    {
      id: 'sheet-die',
      number: null,
      title: { en: 'The planar die', ru: 'Кубик измерений' },
      searchWords: {
        en: 'opponent’s turn, how much, price, combat, again, die results, what each face means, roll result, roll during combat, six sided die, what is the planar die, what is a planar die, on a 1, on a 6, normal die, regular die, ordinary die, use a d6, cost for the next player, have to roll, must I roll, must we roll, must I roll every turn, have to roll every turn, skip my roll, skip the roll, not roll, no one rolls, nobody rolls',
        ru: 'чужой ход, сколько стоит, цена, бой, ещё раз, что значат грани, результат броска, бросать в бою, вместо кубика, как бросать, зачем кубик, что такое кубик измерений, выпала 1, выпала 6, обязан бросать, сбрасывается стоимость, сбрасывается цена, обычный кубик, обычный д6, какое число, цена для следующего игрока, надо бросать, надо ли бросать каждый ход, бросать каждый ход, не бросать, пропустить бросок, никто не бросает',
      },
      text: {
        en: `Six faces: one Planeswalker symbol, one {CHAOS}, four blank. On a six-sided die, 1 is chaos, 6 is the Planeswalker symbol, and the rest are blank.

When: during your own main phases, not in combat, while you have priority and the stack is empty; never on another player’s turn, unless a card says so. You never have to roll the die.

Cost: the first roll of the turn is free, the second costs one mana of any kind, the third two, and so on. Rolls in both main phases count together; the count resets each turn.

If a card tells you to roll, you don’t pay this cost, and it doesn’t raise the cost of your next roll. The card says when you roll.

No one can respond to the roll, only to what it triggers. Until that has resolved, you can’t roll again.

Blank: nothing happens. {CHAOS}: the chaos ability of every face-up plane triggers, and the planar controller controls it. Planeswalker symbol: the planeswalking ability goes on the stack; when it resolves, you planeswalk.

It counts as a die roll for abilities that trigger when someone rolls dice, but it has no number, so anything that needs one ignores it.

The exact rules: 901.9 for time and cost, 901.9a blank, 901.9b chaos, 901.9c the Planeswalker symbol.`,
        ru: `Шесть граней: один знак мироходца, один {CHAOS}, четыре пустые. На обычном кубике 1 — хаос, 6 — знак мироходца, остальные грани пустые.

Когда: в свои главные фазы, но не в бою, если у вас приоритет и в стеке ничего нет; в чужой ход бросать нельзя, разве что велит карта. Бросать никто не обязан.

Цена: первый бросок за ход бесплатный, второй стоит одну ману любого вида, третий две и так далее. Броски обеих главных фаз считаются вместе, а на следующий ход цена сбрасывается: счёт снова с нуля.

Если бросить велит карта, эту цену не платят, и следующий бросок от этого не дорожает. Когда бросать, сказано на самой карте.

Ответить на сам бросок нельзя, можно только на то, что от него сработало. Пока оно не разрешилось, снова бросать нельзя.

Пустая грань: ничего не происходит. {CHAOS}: срабатывают хаос-способности всех открытых измерений, их контролирует контроллер измерения. Знак мироходца: способность перехода попадает в стек; когда она разрешится, вы совершаете переход.

Для способностей, которые срабатывают от броска кубика, это бросок. Но числа он не даёт, и эффекты, которым нужно число, его не замечают.

Точные правила: 901.9 — время и цена, 901.9a — пустая грань, 901.9b — хаос, 901.9c — знак мироходца.`,
      },
      related: ['901.9', '901.9a', '901.9b', '901.9c', '901.9d', '901.3a', '706.7', '116.2i', '311.7'],
    },
    {
      id: 'sheet-phenomena',
      number: null,
      title: { en: 'Phenomena in a minute', ru: 'Феномены за минуту' },
      searchWords: {
        en: 'phenomenon came up, what to do with a phenomenon, phenomenon rules, is a phenomenon a plane, phenomenon count as planeswalking, phenomena count as planeswalking',
        ru: 'вышел феномен, что делать с феноменом, правила феноменов, феномен вышел, феномен это измерение',
      },
      text: {
        en: `A phenomenon comes from the planar deck like a plane, but you don’t stay on it: its ability triggers once, and then you planeswalk again.

At the start of the game, phenomena are skipped and go to the bottom.

Later, when you planeswalk and the next card is a phenomenon, you encounter it. Its ability triggers and goes on the stack. Everyone may respond, and “you” means the planar controller.

While the ability waits, the phenomenon stays face up. The plane you left is already on the bottom of its owner’s deck.

Once the ability has left the stack, resolved or countered, the planar controller planeswalks. That takes no roll and no mana, and no one can respond.

If the next card is a phenomenon too, do it all again.

Arriving at a phenomenon and leaving it both count as planeswalking and end effects that last until a player planeswalks. If the effect says “away from a plane,” it ends only when a plane is left.

Your own planar deck can have up to two phenomena, a shared one up to two per player.`,
        ru: `Феномен открывают из колоды измерений, как и измерение, но остаться в нём нельзя: его способность срабатывает один раз, и вы переходите дальше.

В начале партии феномены пропускают, они уходят в низ колоды.

Потом, если при переходе открылся феномен, вы его встречаете. Его способность срабатывает и попадает в стек; ответить может каждый, а «вы» в ней — контроллер измерения.

Пока она ждёт, феномен остаётся открытым. Покинутое измерение уже лежит в низу колоды своего владельца.

Когда способность ушла из стека, разрешилась она или отменена, контроллер измерения совершает переход. Для этого не нужны ни бросок, ни мана, и ответить на это нельзя.

Если следующая карта — тоже феномен, всё повторяется.

Каждый раз это считается переходом и прекращает эффекты, которые длятся до чьего-либо перехода. Эффект «пока игрок не покинет измерение» заканчивается, только когда покинули именно измерение.

В собственной колоде феноменов не больше двух, в общей — самое большее по два на игрока.`,
      },
      related: ['312.5', '312.7', '704.6f', '901.5', '901.11a', '901.3', '901.15a'],
    },
    {
      id: 'sheet-leaving',
      number: null,
      title: { en: 'A player leaves', ru: 'Игрок выбывает' },
      searchWords: {
        en: 'quit, concedes, dies, my creatures when I die, my cards when I lose, what happens when a player loses, player loses the game, left the game, someone left, opponent conceded, leaver, player quits, player dropped out, loses and leaves, plane of the loser, rage quit, player has to go home, when I die on my plane, planar controller dies, planar controller leaves, lose on my plane',
        ru: 'ливер, ушёл, вышел, сдался, умер, что будет когда игрок проиграл, после смерти игрока, вышел из игры, игрок вылетел, проиграл и вышел, игрок ушёл домой, что с его картами, что с картами если проиграл, план выбывшего, рейджквит, контроллер измерения умер, контроллер измерения выбыл, что будет с моим измерением если я проиграл',
      },
      text: {
        en: `Everything a player owns leaves with them, including their own planar deck. If it’s the planar controller who leaves, the next player in turn order takes over the planes first.

Effects that gave the player control of cards or players end. Abilities and copies they control on the stack cease to exist, including waiting chaos abilities. A phenomenon’s ability stays, and the new planar controller controls it. Other players’ cards that they still control are exiled.

If a face-up planar card leaves with its owner, the planar controller immediately turns the top card of their own planar deck face up, which counts as planeswalking. If the card that left was a plane, any planeswalk waiting on the stack ceases to exist.

A face-up planar card that belongs to someone else stays face up.

If it was their turn, the turn continues without an active player, and no one can roll unless a card says so. Their later turns never begin; effects that last until such a turn end when it would have begun.

From a shared planar deck, no cards leave. In Two-Headed Giant, the whole team leaves together.

The last player or team left wins.`,
        ru: `Вместе с игроком уходят все его карты, в том числе его колода измерений. Если выбывает контроллер измерения, прежде всего его роль переходит к следующему по порядку ходов.

Эффекты, которые давали игроку контроль над чужими картами или игроками, заканчиваются. Способности и копии, которые он контролирует в стеке, исчезают, в том числе ждущие хаос-способности. Способность феномена остаётся, её контролирует новый контроллер измерения. Чужие карты, которые всё ещё под контролем выбывшего, изгоняются.

Если было открыто измерение выбывшего или его феномен, контроллер измерения сразу открывает верхнюю карту своей колоды измерений, и это считается переходом. Если ушло измерение, ожидавший в стеке переход исчезает.

Открытая планарная карта другого владельца остаётся на месте.

Если игрок выбыл в свой ход, этот ход продолжается без активного игрока, и бросать кубик некому, разве что велит карта. Следующие ходы выбывшего не начнутся, а эффекты, которые длятся до его хода, закончатся, когда такой ход должен был бы начаться.

Из общей колоды измерений карты не уходят. В Двухголовом Гиганте команда выбывает вместе.

Последний оставшийся игрок или последняя команда побеждает.`,
      },
      related: ['800.4', '901.6', '901.10', '901.10a', '901.10b', '901.12b', '901.14b', '901.15b'],
    },
    {
      id: 'sheet-map',
      number: null,
      title: { en: 'The Eternities Map in a minute', ru: 'Карта Вечности за минуту' },
      searchWords: {
        en: 'how to play, map rules, map of planes, walk on the map, eternities map official, what is the eternities map, see on the map',
        ru: 'как играть, как ходить, правила карты вечности, карта планов, ходить по карте, карта вечности официальная, феномены на карте',
      },
      text: {
        en: `A casual variant that isn’t in the Comprehensive Rules: planes lie side by side, and whoever planeswalks chooses where to go.

Everyone shares one planar deck. The game begins on one plane with another on each of its four sides, all turned face up together after mulligans.

Only the plane you’re on does anything: its abilities work, and chaos ensues there. The planes around it are just on display.

To planeswalk, go one step north, east, south, or west, to the plane there. Going back to a plane you left counts as planeswalking, too.

A hellride goes one step diagonally, to an empty corner, where you turn the top card of the planar deck face up. If it’s a phenomenon, you encounter it on the way, then ride on to the same corner.

After each step, the gaps beside you are filled with planes. Phenomena never stay on the map; any that come up go to the bottom.

On an unlimited map, planes more than three steps away are shuffled back into the deck. On a seven-by-seven map, they stay, and you can’t go past the edge.

Each step counts as planeswalking: effects that last until a player planeswalks end, and the plane you leave loses its counters.`,
        ru: `Неофициальный вариант, в Полных правилах его нет: измерения лежат рядом, и кто совершает переход, тот и выбирает, куда идти.

Колода измерений одна на всех. Партия начинается в одном измерении, ещё по одному лежит с каждой из четырёх его сторон; открывают их вместе, после пересдач.

Действует только то измерение, где вы находитесь: работают его способности, и хаос наступает в нём. Соседние просто лежат открытыми.

Переход — это один шаг на север, восток, юг или запад, в лежащее там измерение. Вернуться в покинутое измерение — тоже переход.

Идти наугад — значит шагнуть наискось, в угол, где ничего не лежит: там открывают верхнюю карту колоды измерений. Если это феномен, его встречают по пути и следуют дальше в тот же угол.

После каждого шага пустые места рядом с вами заполняют измерения. Феномены на Карту не ложатся: те, что при этом открылись, уходят в низ колоды.

На Карте без границ измерения дальше трёх шагов втасовывают обратно в колоду. На Карте семь на семь они остаются, но за край не выйти.

Каждый шаг — переход: эффекты, которые длились до перехода, прекращаются, а жетоны с покинутого измерения пропадают.`,
      },
      related: ['701.31b', '901.5', '901.11', '901.15a', '312.7', 'sheet-phenomena'],
    },
    {
      id: 'sheet-landless',
      number: null,
      title: { en: 'Landless in a minute', ru: 'Игра без земель за минуту' },
      searchWords: {
        en: 'no lands in decks, rules for short, how to play landless, what is landless, landless rules, explain landless, what is landless magic, landless format',
        ru: 'нужны ли земли в колоде, кратко, как играть без земель, что такое магия без земель, правила без земель, объяснить без земель, что такое безземельная, безземельный формат, формат без земель',
      },
      text: {
        en: `Decks need no lands: once on each of your turns, instead of playing a land, you may play any card from your hand as one. There are two rule sets; agree on one before the game.

The landless cube. Look at the colors in the mana cost: white is Plains, blue Island, black Swamp, red Mountain, green Forest. The land has all those types and taps for any of their colors; an artifact stays an artifact. It enters untapped.

A land with one type that isn’t an artifact is basic; any other is nonbasic. If there are no colors in the cost, the land makes no mana.

It stays a land in every zone until the game ends; the original card never comes back.

Does an effect ask whether a card is a land? One color: yes; several or none: no. If you choose a nonland card in a hand or library to discard, play, put onto the battlefield, or exile, any card will do. If you search for a basic land to put onto the battlefield, reveal any colored card and choose one color of its cost.

Landless MTG. Look at the colors of the card. One: that color’s basic land. Two or three: it enters tapped and adds one mana of any of its colors.

Four or five: Transguild Promenade, which enters tapped and taps for any color; when it enters, pay {1} or sacrifice it. None: Shimmering Grotto, with {T} for {C}, or {1} and {T} for one mana of any color.

It is a land only on the battlefield and in exile. Anywhere else, it’s the original card again.`,
        ru: `Земли в колоде не нужны: раз в свой ход вместо земли можно разыграть как землю любую карту из руки. Наборов правил два; до партии договоритесь, по какому играете.

Куб без земель. Смотрите на цвета в мана-стоимости: белый — Равнина, синий — Остров, чёрный — Болото, красный — Гора, зелёный — Лес. У земли все эти типы, и она даёт ману любого из них; артефакт остаётся артефактом. На поле битвы она выходит неповёрнутой.

Земля с одним типом, если она не артефакт, — базовая, всякая другая — небазовая. Если цветов в стоимости нет, земля не даёт маны.

Землёй она остаётся в любой зоне до конца партии, исходная карта уже не вернётся.

Эффект спрашивает, земля ли карта? Один цвет — да; несколько или ни одного — нет. Когда в руке или библиотеке выбирают карту, не являющуюся землёй, чтобы сбросить, разыграть, положить на поле битвы или изгнать, годится любая. Когда эффект ищет базовую землю, чтобы положить её на поле битвы, покажите любую цветную карту и выберите один из цветов её стоимости.

Landless MTG. Смотрите на цвета карты. Один — базовая земля этого цвета. Два или три — земля выходит на поле битвы повёрнутой и даёт одну ману любого из своих цветов.

Четыре или пять — «Дорога Между Гильдиями»: она выходит повёрнутой, и тогда заплатите {1} или пожертвуйте её; за {T} она даёт одну ману любого цвета. Ни одного — «Мерцающий Грот»: за {T} даёт {C}, а за {1} и {T} — одну ману любого цвета.

Земля она лишь на поле битвы и в изгнании. Во всех прочих зонах это снова исходная карта.`,
      },
      related: [
        'cube-1',
        'cube-2',
        'cube-2a',
        'cube-3',
        'landless-1',
        'landless-2',
        'landless-3',
        'landless-4',
        'landless-5',
        'transguild-promenade',
        'shimmering-grotto',
        '305.2',
      ],
    },
    {
      id: 'page-turn',
      number: null,
      title: { en: 'The order of a turn', ru: 'Порядок хода' },
      searchWords: {
        en: 'phases, steps, when, turn structure, turn order phases, upkeep when, parts of a turn, untap upkeep draw, order of steps, abilities on my turn only, when do planes trigger, when does the plane trigger, roll before I play a land, roll before playing a land, plane ability on my opponents turn, plane on other players turns',
        ru: 'фазы, шаги, когда, структура хода, порядок фаз, этапы хода, из чего состоит ход, порядок шагов, способности только в мой ход, когда срабатывают измерения, когда срабатывает измерение, бросить до розыгрыша земли, бросить перед землёй, измерение работает в чужой ход, измерение в чужой ход',
      },
      text: {
        en: `A turn begins: the active player becomes the planar controller, the same plane stays face up, and the count of rolls resets.

Beginning phase. Untap step: your permanents untap; no one can act. Upkeep: the plane’s “at the beginning of your upkeep” triggers now. Draw step: draw a card. In two-player games and Two-Headed Giant only, the starting player or team skips the first draw.

First main phase. While the stack is empty, you may play a land, cast any spell, and roll the planar die, in any order.

Combat: beginning, attackers, blockers, damage, end. You can’t roll here unless a card says so. Planes that care about attacking or combat matter now.

Second main phase. Like the first, but the land you’ve played and the rolls you’ve made this turn still count.

Ending phase. End step: the plane’s “at the beginning of your end step” triggers. Cleanup: discard down to seven; damage wears off, and “until end of turn” effects end.

What a roll triggers uses the stack, so everyone may respond. Once the stack is empty again in a main phase, you may roll again.

A plane’s static abilities work all the time, on every turn. A card can make chaos ensue or tell you to roll in any phase, even on someone else’s turn.`,
        ru: `Начало хода. Активный игрок становится контроллером измерения; открыто то же измерение, что и раньше, а счёт бросков идёт снова с нуля.

Начальная фаза. Шаг разворота: ваши перманенты разворачиваются, действовать не может никто. Шаг поддержки: срабатывает то, что измерение делает «в начале вашего шага поддержки». Шаг взятия карты: возьмите карту. Первое взятие пропускают, только когда играют вдвоём (начинающий игрок) и в Двухголовом Гиганте (начинающая команда).

Первая главная фаза. При пустом стеке можно разыграть землю, разыгрывать любые заклинания и бросать кубик измерений — в каком угодно порядке.

Бой: начало, атакующие, блокирующие, повреждения, конец. Бросать кубик здесь нельзя, разве что велит карта. Сейчас важны измерения, которые говорят об атаке или бое.

Вторая главная фаза. Как первая, но земля, которую вы уже разыграли, и броски, которые вы уже сделали, считаются.

Заключительная фаза. Заключительный шаг: срабатывает то, что измерение делает «в начале вашего заключительного шага». Шаг очистки: сбросьте лишние карты, чтобы в руке осталось семь; повреждения снимаются, а эффекты «до конца хода» заканчиваются.

Что сработало от броска, попадает в стек, и ответить может каждый. Когда в главной фазе стек снова пуст, можно бросить ещё раз.

Статические способности измерения действуют постоянно, в любой ход. Карта может вызвать хаос или велеть бросить кубик в любой фазе, даже в чужой ход.`,
      },
      related: ['901.6', '901.9', '116.2i', '305.1', '305.2', '311.4', 'sheet-die', 'sheet-planechase'],
    },
    {
      id: 'page-two-headed-giant',
      number: null,
      title: { en: 'Two-Headed Giant with planes', ru: 'Двухголовый Гигант с измерениями' },
      searchWords: {
        en: 'who controls the plane in two headed giant, 2hg planes, teammate rolls, two heads planechase, two headed giant rules, who rolls in two headed giant',
        ru: 'кто контролирует измерение у гиганта, двуглавый великан, напарник бросает, план в двухголовом, правила двухголового гиганта, кто бросает у двухголового гиганта',
      },
      text: {
        en: `Teams of two sit side by side and take their turns together. A team starts at 30 life and loses with 15 poison counters. Both heads draw, and both may play a land; the starting team skips its first draw.

Planar decks: one for each head, or a single one for the whole table.

The planar controller is the primary player of the team whose turn it is: the one seated on the right, from the team’s point of view. If the team can’t agree, that player decides.

“You” on a plane or phenomenon means both heads.

Either head may roll in the team’s main phases, and each pays only for their own rolls; each head’s first roll is free.

If the other head rolls the Planeswalker symbol, the rules conflict: the ability is theirs, but only a planar controller can planeswalk. In this app, the primary player does, with their own deck.

The rules don’t say who turns the starting plane face up, either. In this app, the starting team’s primary player does.

When one head loses or concedes, the whole team leaves with both planar decks. If that team controlled the planes, the next team’s primary player takes over first. The last team left wins.`,
        ru: `Команды по двое сидят рядом и ходят вместе. Вначале у команды 30 жизней, а с 15 жетонами яда она проигрывает. Карту берут обе головы, землю разыграть могут тоже обе; начинающая команда пропускает своё первое взятие.

Колоды измерений: у каждой головы своя или одна на весь стол.

Контроллер измерения — главный игрок команды, чей сейчас ход: тот, кто сидит справа с точки зрения команды. Если команда не может договориться, решает он.

«Вы» на измерении или феномене — это обе головы.

Бросать в главные фазы команды может любая голова, и каждая платит лишь за собственные броски: первый бросок каждой головы бесплатный.

Если знак мироходца выбросила другая голова, правила противоречат друг другу: способность под её контролем, но совершить переход может только контроллер измерения. В приложении переход совершает главный игрок, по своей колоде измерений.

Правила не говорят и о том, кто открывает первое измерение. В приложении это главный игрок начинающей команды.

Если голова проиграла или сдалась, выбывает вся команда с обеими колодами измерений. Если контроллером измерения был её игрок, сначала эта роль переходит к главному игроку следующей команды. Последняя оставшаяся команда побеждает.`,
      },
      related: ['901.12', '901.12a', '901.12b', '901.12c', '901.12d', '701.31a', '901.15', '800.4'],
    },
  ],
});
