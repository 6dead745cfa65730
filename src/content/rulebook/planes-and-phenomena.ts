/** Planes (311), phenomena (312), planeswalking (701.31) and the state-based action of phenomena (704.6f). */
import type { RuleChapter } from './rule-entry';

export const planesAndPhenomena = (): RuleChapter => ({
  id: 'planes-and-phenomena',
  title: { en: 'Planes, phenomena, planeswalking', ru: 'Измерения, феномены, переход' },
  source: 'comprehensive',
  entries: [
    {
      id: '311.1',
      number: '311.1',
      formerNumbers: ['310.1', '309.1'],
      title: { en: 'Plane: a card type', ru: 'Измерение: тип карты' },
      searchWords: {
        en: 'double size, oversized, card back, planes go in my deck, planes in my deck',
        ru: 'двойной размер, большие карты, рубашка, оборот',
      },
      text: {
        en: 'Plane is a nontraditional card type used only in Planechase. Plane cards are twice as large as other cards and have a back of their own, so they are never shuffled into a game deck.',
        ru: 'Измерение — нетрадиционный тип карт, который бывает только в Плейнчейзе. Карты измерений вдвое больше обычных, и рубашка у них своя, так что в игровую колоду их не замешать.',
      },
      changeNote: {
        en: 'Rules 311.1 to 311.7 were 309.1 to 309.7 until July 2021, then 310.1 to 310.7 until 2023. Today 309 is about dungeons and 310 about battles.',
        ru: 'Правила 311.1–311.7 до июля 2021 года были 309.1–309.7, затем до 2023 года 310.1–310.7. Сегодня 309 — о подземельях, а 310 — о битвах.',
      },
      related: ['901.1', '901.3', '312.1'],
    },
    {
      id: '311.2',
      number: '311.2',
      formerNumbers: ['310.2', '309.2'],
      title: { en: 'A plane isn’t a permanent', ru: 'Измерение — не перманент' },
      searchWords: {
        en: 'destroy, exile, return to hand, can a plane be destroyed, remove a plane, is a plane a spell, cast a plane, planes go to graveyard, bounce a plane, exile a plane, board wipe and planes, does a plane count as a permanent, can planes be targeted, target a plane, is a plane an enchantment, plane affected by board wipe, board wipe plane',
        ru: 'уничтожить, изгнать, вернуть в руку, уничтожить план, изгнать измерение, убрать измерение, измерение заклинание, разыграть измерение, измерения на кладбище, измерение идёт на кладбище, вайп и план, снести план, выбрать измерение целью, измерение это чары, вайп уничтожает измерение, массовое уничтожение и измерение',
      },
      text: {
        en: 'A plane is in the command zone all game long, in the deck or face up. It isn’t a permanent and can’t be cast. An effect that would send it to another zone leaves it where it is.',
        ru: 'Измерение всю партию находится в зоне командования, и пока лежит в колоде, и пока открыто. Это не перманент, и разыграть его нельзя. Эффект, который отправил бы его в другую зону, оставляет его на месте.',
      },
      example: {
        en: '“Destroy all permanents” and “return target permanent to hand” never touch a plane.',
        ru: '«Уничтожьте все перманенты» и «верните целевой перманент в руку» измерения не касаются.',
      },
      related: ['901.4', '312.2', '901.10'],
    },
    {
      id: '311.3',
      number: '311.3',
      formerNumbers: ['310.3', '309.3'],
      title: { en: 'Planar types', ru: 'Типы измерений' },
      searchWords: { en: 'how many planes are there', ru: 'сколько всего измерений, сколько миров' },
      text: {
        en: 'All the words after the dash are one planar type, and each plane has exactly one. The list (205.3n) has 82 of them today.',
        ru: 'Слова после тире — это один тип измерения, сколько бы их ни было, и у измерения такой тип только один. В списке (205.3n) сегодня 82 типа.',
      },
      example: {
        en: '“Bolas’s Meditation Realm” is one type of three words, not three types.',
        ru: '«Царство медитации Боласа» — один тип из трёх слов, а не три типа.',
      },
      related: ['311.1', '312.3', '205.4'],
    },
    {
      id: 'plane-color',
      number: '105.2',
      covers: ['202.3a'],
      title: { en: 'The color of a plane', ru: 'Цвет измерения' },
      searchWords: {
        en: 'do planes have a mana cost, what color is a plane, color of a plane, colorless plane, are planes colorless, mana value of a plane, does a plane have a mana value, protection from a color and planes, protection from red stop a plane, color identity of a plane, color identity of planes, planes have a color identity, color identity planar deck',
        ru: 'мана-стоимость измерения, какого цвета измерение, бесцветное измерение, мановая ценность измерения, защита от красного и измерение, защита от красного спасает от измерения, цветовая принадлежность измерения, цветовая принадлежность и измерения',
      },
      text: {
        en: 'Planes and phenomena have no mana cost, so they’re colorless and their mana value is 0. What color the picture is or which mana the text mentions makes no difference. Protection from a color therefore doesn’t keep a plane from damaging or targeting anything; protection from everything does. Color identity restricts a Commander deck but not a planar deck.',
        ru: 'У измерений и феноменов нет мана-стоимости, поэтому они бесцветны, а их мановая ценность — 0. Какого цвета картинка и какая мана названа в тексте, неважно. Поэтому защита от цвета не мешает измерению наносить повреждения и выбирать цели, а защита от всего — мешает. Цветовая принадлежность ограничивает колоду Коммандера, но не колоду измерений.',
      },
      example: {
        en: 'Naar Isle deals damage to a player with protection from red. However fiery the isle may be, it’s colorless: the damage is dealt.',
        ru: '«Остров Наар» наносит повреждения игроку с защитой от красного. Сколько бы пламени на нём ни было, измерение бесцветное: повреждения нанесены.',
      },
      related: ['105.2', '702.16', '311.2'],
    },
    {
      id: 'plane-copy',
      number: '311.2',
      title: { en: 'Copying a plane', ru: 'Копия измерения' },
      searchWords: {
        en: 'can I copy a plane, clone a plane, copy of a plane, copy a chaos ability, copy chaos, populate a plane',
        ru: 'скопировать измерение, можно ли скопировать план, клонировать измерение, скопировать хаос-способность, скопировать хаос, копировать измерение',
      },
      text: {
        en: 'A plane can’t be copied: it’s neither a permanent nor a spell, and those are what copy effects copy. A chaos ability on the stack is another matter: an effect that copies a triggered ability can copy it, and whoever makes the copy controls it.',
        ru: 'Скопировать измерение нельзя: это не перманент и не заклинание, а копируют именно их. Другое дело — хаос-способность в стеке: если эффект копирует сработавшую способность, он может скопировать и её, а контролирует копию тот, кто её создал.',
      },
      related: ['311.2', '707.2', '707.10', '311.7'],
    },
    {
      id: '311.4',
      number: '311.4',
      formerNumbers: ['310.4', '309.4'],
      title: { en: 'What a plane can do', ru: 'Что умеет измерение' },
      searchWords: {
        en: 'activate plane ability, who can activate',
        ru: 'активировать способность измерения',
      },
      text: {
        en: 'A plane can have any number of abilities of any kind. They work only while it’s face up. Then static ones apply, triggered ones can trigger, and activated ones can be activated.',
        ru: 'У измерения могут быть способности любого рода и в любом числе. Они действуют, только пока оно открыто: тогда статические влияют на игру, срабатывающие срабатывают, а активируемые можно активировать.',
      },
      related: ['901.7', '311.5', '311.7'],
    },
    {
      id: '311.5',
      number: '311.5',
      formerNumbers: ['310.5', '309.5'],
      title: { en: 'Who controls a plane', ru: 'Кто контролирует измерение' },
      searchWords: {
        en: 'who controls the plane, whose plane, who is you on a plane, steal a plane, take control of a plane, steal control of a plane, can a plane be stolen',
        ru: 'кто управляет измерением, чьё измерение, кто такой вы на измерении, украсть измерение, украсть контроль измерения, можно ли украсть план, можно ли украсть измерение, украсть план',
      },
      text: {
        en: 'The planar controller does, normally the player whose turn it is; “you” on the card is that player. It can’t be stolen: effects that gain control take permanents, and a plane isn’t one. If they’re about to leave, the next player in turn order who’s staying takes over first and keeps the role until they leave too or another player becomes active.',
        ru: 'Его контролирует контроллер измерения, обычно тот, чей сейчас ход; «вы» на карте — это он. Украсть измерение нельзя: контроль получают над перманентами, а оно не перманент. Если он вот-вот выбудет, сначала его сменяет следующий по порядку ходов из тех, кто остаётся; новый сохраняет роль, пока не выбудет сам или активным не станет другой игрок.',
      },
      related: ['901.6', '312.4', '901.12b', '901.14a', '800.4', 'sheet-leaving'],
    },
    {
      id: '311.6',
      number: '311.6',
      formerNumbers: ['310.6', '309.6'],
      title: { en: 'A plane turned face down', ru: 'Измерение закрылось' },
      text: {
        en: 'When a plane is turned face down, it becomes a new object, so its counters and everything remembered about it are gone. Returning to it later is a fresh start.',
        ru: 'Закрывшись, измерение становится новым объектом: жетоны с него и всё, что оно «помнило», пропадают. Если вы вернётесь туда позже, всё начнётся с чистого листа.',
      },
      related: ['901.7a', '312.6', '701.31b'],
    },
    {
      id: '311.7',
      number: '311.7',
      formerNumbers: ['310.7', '309.7'],
      title: { en: 'Chaos abilities: chaos ensues', ru: 'Хаос-способности: наступает хаос' },
      searchWords: {
        en: 'who gets chaos ability, target of chaos, chaos ability target, chaos ability controller, trigger chaos without rolling, chaos without the die, chaos happen on arrival, chaos when we arrive, can planes target me, plane target',
        ru: 'цель хаоса, хаос цель, кто контролирует хаос способность, хаос без броска, хаос при прибытии, измерение выбирает целью, выбрать меня целью',
      },
      text: {
        en: 'Chaos ensues when the planar die shows {CHAOS}, and also when a resolving spell or ability says so. Then the chaos ability of each face-up plane triggers: the one marked with {CHAOS}. A spell or ability can also make chaos ensue on one particular plane, even one merely revealed from a planar deck.\n\nThe planar controller controls the triggered ability and chooses its targets, no matter who caused it.',
        ru: 'Хаос наступает, когда на кубике измерений выпал {CHAOS} или когда это велит разрешающееся заклинание или способность. Тогда срабатывает хаос-способность каждого открытого измерения — та, что отмечена {CHAOS}. Заклинание или способность может вызвать хаос и в одном определённом измерении, пусть даже его только показали из колоды измерений.\n\nКонтролирует сработавшую способность и выбирает её цели контроллер измерения, кто бы ни вызвал хаос.',
      },
      example: {
        en: 'The Fertile Lands of Saulvinia reveals Naya from your planar deck and chaos ensues there. Naya’s chaos ability triggers, and the planar controller controls it, though no one ever planeswalked to Naya.',
        ru: '«Плодородные земли Саулвинии» показывают «Найю» из вашей колоды измерений, и там наступает хаос. Хаос-способность «Найи» срабатывает под контролем контроллера измерения, хотя в «Найю» никто не переходил.',
      },
      changeNote: {
        en: 'Planes printed before 2023 say “Whenever you roll {CHAOS}”: then only the die could set the ability off. Now it triggers whenever chaos ensues, by die or by effect, and belongs to the planar controller rather than to the roller.',
        ru: 'На измерениях до 2023 года написано «Каждый раз, когда у вас выпадает {CHAOS}»: способность вызывал только кубик. Теперь она срабатывает каждый раз, когда наступает хаос, от кубика или от эффекта, и контролирует её контроллер измерения, а не бросавший.',
      },
      related: ['901.9b', '311.4', '901.6', '901.11c', 'sheet-die'],
    },
    {
      id: '312.1',
      number: '312.1',
      formerNumbers: ['311.1', '310.1'],
      title: { en: 'Phenomenon: a card type', ru: 'Феномен: тип карты' },
      searchWords: {
        en: 'what is a phenomenon, phenomenon stay',
        ru: 'что такое феномен, что такое феномен и когда он уходит, феномен остаётся',
      },
      text: {
        en: 'Phenomenon is the other oversized card type used only in Planechase. Phenomena share the planar deck with planes, but you don’t stay in one. It happens once, and you move on.',
        ru: 'Феномен — второй тип больших карт, который бывает только в Плейнчейзе. Феномены лежат в той же колоде, что и измерения, но в них не остаются: феномен случается один раз, и вы переходите дальше.',
      },
      changeNote: {
        en: 'Rules 312.1 to 312.7 were 310.1 to 310.7 until July 2021, then 311.1 to 311.7 until 2023. Today 310 is about battles and 311 about planes.',
        ru: 'Правила 312.1–312.7 до июля 2021 года имели номера 310.1–310.7, затем до 2023 года 311.1–311.7. Сегодня 310 — о битвах, а 311 — об измерениях.',
      },
      related: ['901.3', '311.1', '312.5', '312.7', 'sheet-phenomena'],
    },
    {
      id: '312.2',
      number: '312.2',
      formerNumbers: ['311.2', '310.2'],
      title: { en: 'A phenomenon isn’t a permanent', ru: 'Феномен — не перманент' },
      searchWords: {
        en: 'does a phenomenon have a mana cost, can a phenomenon be countered, destroy phenomenon, does a phenomenon cost mana, cost of phenomena, phenomena cost anything',
        ru: 'есть ли у феномена мана-стоимость, мана-стоимость феномена, можно ли отменить феномен, уничтожить феномен, сколько стоит феномен, надо ли платить за феномен',
      },
      text: {
        en: 'Like a plane, a phenomenon never goes anywhere but the command zone, face up or in the deck. It isn’t a permanent, has no mana cost, and can’t be cast, so it can’t be countered either, only its ability. An effect that would move it elsewhere leaves it where it is.',
        ru: 'Как и измерение, феномен всегда в зоне командования, открытый или в колоде. Это не перманент, мана-стоимости у него нет, и разыграть его нельзя, поэтому и отменить можно только его способность. Эффект, который переместил бы его в другую зону, оставляет его на месте.',
      },
      related: ['901.4', '311.2'],
    },
    {
      id: '312.3',
      number: '312.3',
      formerNumbers: ['311.3', '310.3'],
      title: { en: 'No planar types', ru: 'Подтипов нет' },
      text: {
        en: 'A phenomenon has no subtype at all, because it belongs to no world.',
        ru: 'У феномена нет никакого подтипа: он не принадлежит ни одному миру.',
      },
      related: ['311.3'],
    },
    {
      id: '312.4',
      number: '312.4',
      formerNumbers: ['311.4', '310.4'],
      title: { en: 'Who controls a phenomenon', ru: 'Кто контролирует феномен' },
      searchWords: {
        en: 'who controls a phenomenon, whose phenomenon',
        ru: 'кто управляет феноменом, чей феномен, управлять феноменом',
      },
      text: {
        en: 'The same player as with planes: the planar controller, normally the active player. If that player is about to leave, the next one in turn order who’s staying takes over first and keeps the role until they leave too or another player becomes active.',
        ru: 'Как и измерения, феномен контролирует контроллер измерения, обычно активный игрок. Если он вот-вот выбудет, сначала его сменяет следующий по порядку ходов из тех, кто остаётся; новый сохраняет роль, пока не выбудет сам или активным не станет другой игрок.',
      },
      related: ['901.6', '311.5', '901.10b', '800.4', 'sheet-leaving'],
    },
    {
      id: '312.5',
      number: '312.5',
      formerNumbers: ['311.5', '310.5'],
      title: { en: 'Encountering a phenomenon', ru: 'Встреча с феноменом' },
      searchWords: {
        en: 'when does encounter trigger, phenomenon comes up, when a phenomenon comes up',
        ru: 'когда срабатывает встреча, выходит феномен, приходит феномен, когда феномен выходит',
      },
      text: {
        en: 'You encounter a phenomenon when it leaves a planar deck and is turned face up. Its ability triggers at that moment and uses the stack. Merely looking at it or revealing it from the deck isn’t an encounter, nor is passing over one while finding the starting plane.',
        ru: 'Вы встречаете феномен, когда снимаете его с колоды измерений и открываете; тут же срабатывает его способность и попадает в стек. Если карту только посмотрели или показали, это не встреча; не встречают и феномены, которые попались, пока открывали первое измерение.',
      },
      example: {
        en: 'You planeswalk, and Time Distortion comes up. You encounter it. Its ability goes on the stack and resolves, the turn order reverses, and you planeswalk again.',
        ru: 'Вы совершаете переход, и открывается «Искажение времени». Вы встретили его: способность попадает в стек, разрешается, порядок ходов становится обратным, и вы снова совершаете переход.',
      },
      related: ['901.5', '312.7', '701.31b', 'sheet-phenomena'],
    },
    {
      id: '312.6',
      number: '312.6',
      formerNumbers: ['311.6', '310.6'],
      title: { en: 'A phenomenon turned face down', ru: 'Феномен закрылся' },
      text: {
        en: 'A phenomenon that is turned face down becomes a new object, just as a plane does. An effect it created continues for as long as its text says.',
        ru: 'Закрывшись, феномен становится новым объектом, как и измерение. Но эффект, который он создал, действует столько, сколько сказано в тексте.',
      },
      related: ['901.7a', '311.6'],
    },
    {
      id: '312.7',
      number: '312.7',
      formerNumbers: ['311.7', '310.7'],
      title: { en: 'A phenomenon is done', ru: 'Феномен выполнен' },
      searchWords: {
        en: 'two phenomena in a row, another phenomenon, phenomenon then planeswalk, when do I leave a phenomenon, stuck on phenomenon, phenomenon after phenomenon, when does a phenomenon leave, where does the phenomenon go, after a phenomenon',
        ru: 'феномен второй раз подряд, второй феномен подряд, подряд, два феномена, ещё один феномен, уйти с феномена, когда уходим с феномена, феномен за феноменом, когда уходит феномен, когда феномен уходит, куда девается феномен, куда уходит феномен, после феномена',
      },
      text: {
        en: 'Once a face-up phenomenon has no triggered ability waiting or on the stack, the planar controller planeswalks as soon as anyone would get priority. If the next card is a phenomenon too, the same thing happens again.\n\nThis is a state-based action, and it makes no difference whether the ability resolved or was countered.',
        ru: 'Когда способность открытого феномена ушла из стека и больше не ждёт, контроллер измерения совершает переход — раньше, чем кто-либо получит приоритет. Если следующая карта — тоже феномен, всё повторяется.\n\nЭто действие, вызванное состоянием; разрешилась способность или её отменили, неважно.',
      },
      changeNote: {
        en: 'Older texts name this state-based action 704.5x, whose number now stands for a rule about battles. Since July 2020 it is 704.6f.',
        ru: 'В старых текстах это действие названо 704.5x; теперь под этим номером правило о битвах. С июля 2020 года это 704.6f.',
      },
      related: ['704.6f', '312.5', '701.31b', '901.11a', 'sheet-phenomena'],
    },
    {
      id: '701.31a',
      number: '701.31a',
      formerNumbers: ['701.24a', '701.23a', '701.22a'],
      title: { en: 'Who may planeswalk', ru: 'Кто может совершить переход' },
      searchWords: {
        en: 'who can planeswalk, planeswalk on another player’s turn, planeswalk on opponent’s turn',
        ru: 'кто может переходить, перейти в чужой ход, переход в чужой ход',
      },
      text: {
        en: 'Only the planar controller can planeswalk, normally the player whose turn it is. On another player’s turn, you can’t.\n\nThe rules leave a gap, because the ability in 901.8 speaks to whoever rolled. If a team shares its turn, that can be a teammate of the planar controller. In this app, the planar controller then planeswalks, using their own planar deck.',
        ru: 'Переход может совершить только контроллер измерения, обычно тот, чей сейчас ход. В чужой ход перейти нельзя.\n\nВ правилах есть пробел: способность из 901.8 обращена к тому, кто бросал, а при общем ходе это может быть напарник контроллера измерения. В приложении переход тогда совершает контроллер измерения, по своей колоде измерений.',
      },
      changeNote: {
        en: 'Only the number has changed: 701.22 until September 2017, then 701.23; 701.24 from July 2020; and 701.31 today.',
        ru: 'Менялся только номер: 701.22 до сентября 2017 года, затем 701.23, с июля 2020-го 701.24, сегодня 701.31.',
      },
      related: ['901.8', '901.6', '901.12b', '901.12d', 'page-two-headed-giant'],
    },
    {
      id: '701.31b',
      number: '701.31b',
      formerNumbers: ['701.24b', '701.23b', '701.22b'],
      title: { en: 'How to planeswalk', ru: 'Как совершить переход' },
      searchWords: {
        en: 'what happens when we planeswalk, what happens to creatures when we planeswalk, do creatures die when planeswalking, do permanents stay when planeswalking, keep tokens when we planeswalk, where the old plane goes, bottom of the deck, leave a plane, where does the plane go, order on the bottom, next plane reveal, reveal next plane, order of cards on bottom, do phenomena go back in the deck, whose planar deck is next, whose planar deck, who decides where we go, decide where we go, choose where to planeswalk, choose the next plane',
        ru: 'что происходит при переходе, что с существами при переходе, умирают ли существа при переходе, остаются ли перманенты при переходе, остаются ли фишки при переходе, куда уходит старое, куда девать старый, куда девать измерение, покинуть измерение, низ колоды, порядок карт внизу, класть карты вниз, открыть следующее измерение, когда открывать следующую, чья колода измерений, куда уходит измерение, кто решает куда идём, кто решает куда идти, выбрать куда идти, кто выбирает следующее измерение',
      },
      text: {
        en: 'First, you leave every face-up planar card: each goes face down to the bottom of its owner’s planar deck; an owner of several chooses their order without showing it. Then you turn the top card of your own planar deck face up: no one decides where you go. If it’s a plane, that’s where you are now; if it’s a phenomenon, you encounter it. Permanents on the battlefield stay as they are.\n\nThis app asks the owner for the order once the next card is face up. If a turn marker leaves a Grand Melee with its player, its cards go to the bottom in the order they were turned face up.',
        ru: 'Сначала вы покидаете все открытые планарные карты: они уходят рубашкой вверх в низ колод измерений своих владельцев; владелец нескольких карт выбирает их порядок, не показывая. Затем вы открываете верхнюю карту своей колоды измерений: куда вы идёте, никто не решает. Если это измерение, теперь вы в нём; если феномен, вы его встречаете. С перманентами на поле битвы ничего не происходит.\n\nПриложение спрашивает владельца о порядке, когда следующая карта уже открыта. Если маркер хода уходит из Большой резни вместе с игроком, карты этого маркера кладут в низ колод в том порядке, в каком их открывали.',
      },
      example: {
        en: 'Anna’s plane is face up and you planeswalk. Her card goes on the bottom of her planar deck; the new one comes off the top of yours.',
        ru: 'Открыто измерение Анны, и вы совершаете переход. Её карта уходит в низ её колоды измерений, а новая приходит с верха вашей.',
      },
      related: ['901.11', '901.11c', '312.5', '901.15b', '901.15c', 'sheet-planechase'],
    },
    {
      id: 'planeswalk-keeps',
      number: '701.31b',
      title: { en: 'What stays when you planeswalk', ru: 'Что остаётся после перехода' },
      searchWords: {
        en: 'does life reset, life total reset, life reset on planeswalk, does anything reset, do creatures stay, do tokens stay, do lands stay, keep permanents, lose permanents, does the roll cost reset on planeswalk, what carries over to the next plane, do enchantments stay, do I keep my life, energy on planeswalk, poison on planeswalk, does the stack clear, keep control after planeswalk, monarch leave when we planeswalk, monarch when we planeswalk, planeswalking trigger etb, etb when we planeswalk, planeswalking empty the stack, does the stack empty, spells on the stack when we planeswalk',
        ru: 'сбрасывается ли жизнь, сбрасывается жизнь при переходе, жизни обнуляются, обнуляется ли жизнь, остаются ли существа, остаются ли фишки, остаются ли земли, теряются ли перманенты, сбрасывается ли цена броска при переходе, что сохраняется при переходе, сохраняются ли жизни, пропадают ли существа, энергия при переходе, яд при переходе, очищается ли стек, монарх при переходе, фишки остаются когда уходим, переход вызывает выход на поле битвы, вызывает ли переход выход, этб при переходе, что с фишками при переходе, что со стеком при переходе, стек при переходе, что с токенами при переходе',
      },
      text: {
        en: 'Nothing resets when you planeswalk. Life totals, permanents with their counters, tokens, cards in every zone, the stack, counters on players, the monarch, and the cost of your next roll stay as they are. Nothing enters or leaves the battlefield, so nothing triggers on that. Only the planar cards change: the counters on the plane you leave are gone, its static abilities stop, and effects “until a player planeswalks” end. Anything else changes only if a card says so.',
        ru: 'При переходе ничего не сбрасывается. Количество жизней, перманенты и жетоны на них, фишки, карты во всех зонах, стек, жетоны на игроках, монарх и цена следующего броска остаются прежними. На поле битвы ничто не выходит и ничто его не покидает, поэтому и срабатывать от этого нечему. Меняются только планарные карты: жетоны с покинутого измерения пропадают, его статические способности не действуют, а эффекты «пока какой-либо игрок не совершит переход» кончаются. Всё прочее меняется, только если так сказано на карте.',
      },
      related: ['701.31b', '901.7a', '611.2a', '901.9'],
    },
    {
      id: '701.31c',
      number: '701.31c',
      formerNumbers: ['701.24c', '701.23c', '701.22c'],
      title: { en: 'What makes you planeswalk', ru: 'Что вызывает переход' },
      searchWords: {
        en: 'when do we planeswalk, planeswalk without rolling, planeswalk without the die, other ways to planeswalk, ways to leave a plane, when do we leave, get to leave the plane, how to get off this plane, can’t leave the plane, won’t leave the plane',
        ru: 'когда происходит переход, планешагнуть без кубика, переход без броска, без кубика, как ещё уйти с измерения, не можем уйти с измерения, когда мы уходим с измерения, когда уходят с измерения, как уйти с измерения',
      },
      text: {
        en: 'Four things: the planeswalking ability resolving after a roll; the owner of a face-up planar card leaving the game; a phenomenon that is done; and any effect that tells you to planeswalk.',
        ru: 'Причин четыре: после броска разрешилась способность перехода; выбыл владелец открытой карты измерения или феномена; феномен выполнен; эффект велит совершить переход.',
      },
      changeNote: {
        en: 'For finished phenomena older texts cite 704.5x; it is 704.6f now.',
        ru: 'О выполненном феномене старые тексты ссылаются на 704.5x; теперь это 704.6f.',
      },
      related: ['901.8', '901.10', '704.6f', '901.11a'],
    },
    {
      id: '701.31d',
      number: '701.31d',
      formerNumbers: ['701.24d', '701.23d', '701.22d'],
      title: { en: 'When arriving and leaving trigger', ru: 'Когда срабатывают прибытие и уход' },
      searchWords: {
        en: 'planeswalk away trigger, arrival trigger, leaves trigger timing, etb of a plane',
        ru: 'когда срабатывает уход, срабатывает прибытие, триггер ухода, срабатывает ли выход, выход если измерение закрыли',
      },
      text: {
        en: 'You planeswalk to the card being turned face up, and away from whatever is turned face down or leaves the game. Phenomena count just as planes do.\n\nAbilities that trigger on planeswalking away look back: the plane you left still triggers, even though it’s already face down.',
        ru: 'Вы переходите в измерение или к феномену, чью карту открывают, и покидаете всё, что закрывают или что уходит из партии вместе с владельцем.\n\nСпособности, которые срабатывают, когда измерение покидают, смотрят назад: они срабатывают, хотя само измерение уже закрыто.',
      },
      related: ['901.11b', '901.11c', '901.11'],
    },
    {
      id: '704.6f',
      number: '704.6f',
      formerNumbers: ['704.5x'],
      title: { en: 'Phenomenon: the state-based action', ru: 'Феномен: действие, вызванное состоянием' },
      searchWords: {
        en: 'countered, phenomenon ability countered, ignore phenomenon, phenomenon countered',
        ru: 'отменили, способность феномена отменили, феномен отменили, что дальше, если феномен отменили',
      },
      text: {
        en: 'This is one of the state-based actions for variant formats. Once a face-up phenomenon’s triggered ability is no longer waiting or on the stack, the planar controller planeswalks. It’s checked along with all the others, whenever anyone would get priority.',
        ru: 'Это одно из действий, вызванных состоянием, для вариантов игры. Когда сработавшая способность открытого феномена больше не ждёт и не лежит в стеке, контроллер измерения совершает переход. Проверяется это вместе со всеми остальными, каждый раз, когда кто-то должен получить приоритет.',
      },
      changeNote: {
        en: 'It was 704.5x before July 2020. That number is now about battles, so don’t follow an old reference there.',
        ru: 'До июля 2020 года это было 704.5x. Теперь этот номер у правила о битвах, и старая ссылка приведёт не туда.',
      },
      related: ['312.7', '701.31c', '901.11a', 'sheet-phenomena'],
    },
  ],
});
