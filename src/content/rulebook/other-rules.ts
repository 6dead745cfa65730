/**
 * Rules beyond planes and lands that players meet: players and turns (101–104, 500), numbers, life and counters
 * (107, 119, 122), effects (603.8, 611.2a, 614.1a, 701.12c, 706.6, 724.1), losing and leaving (704.5, 800.4), Grand
 * Melee (807) and teams (810).
 */
import type { RuleChapter } from './rule-entry';

export const otherRules = (): RuleChapter => ({
  id: 'other-rules',
  title: { en: 'Other rules that come up', ru: 'Другие правила за столом' },
  source: 'comprehensive',
  entries: [
    {
      id: '101.2',
      number: '101.2',
      title: { en: '“Can’t” beats “can”', ru: '«Нельзя» сильнее, чем «можно»' },
      searchWords: {
        en: 'can’t lose, cannot lose, effects that contradict each other, contradiction between cards',
        ru: 'не может проиграть, нельзя проиграть, карты противоречат друг другу, противоречие эффектов',
      },
      text: {
        en: 'If a rule or effect lets something happen or makes it happen, and another effect says that it can’t, it doesn’t. So while an effect says that you can’t lose, you stay in the game at 0 life, with ten poison counters, or after drawing from an empty library. You may still concede.',
        ru: 'Если правило или эффект что-то разрешает или велит, а другой эффект это запрещает, этого не происходит. Поэтому, пока эффект не даёт вам проиграть, вы остаётесь в партии и без жизней, и с десятью жетонами яда, и взяв карту из пустой библиотеки. Сдаться всё равно можно.',
      },
      related: ['104.3a', '704.5a', '704.5c', '810.8'],
    },
    {
      id: '101.4',
      number: '101.4',
      title: { en: 'Several players choose at once', ru: 'Выбирают сразу несколько игроков' },
      searchWords: {
        en: 'who chooses first, each player chooses, each player sacrifices, order of choices, APNAP, everyone discards at the same time, in what order do players choose, simultaneous choices, choose at the same time',
        ru: 'кто выбирает первым, каждый игрок выбирает, каждый игрок жертвует, порядок выбора, все сбрасывают одновременно, в каком порядке выбирают, выбирают одновременно',
      },
      text: {
        en: 'The active player chooses first, then the others in turn order, each knowing what was chosen before. Then everything happens at the same time. Cards chosen from a hand or any other hidden place may stay face down until all have chosen.',
        ru: 'Первым выбирает активный игрок, затем остальные по порядку ходов, и каждый знает, что выбрали до него. Потом всё происходит одновременно. Карты из руки и других закрытых мест можно не показывать, пока не выбрали все.',
      },
      related: ['102.1', '603.3b'],
    },
    {
      id: '102.1',
      number: '102.1',
      title: { en: 'The active player', ru: 'Активный игрок' },
      searchWords: { en: 'whose turn, apnap', ru: 'чей ход' },
      text: {
        en: 'You are the active player while it is your turn; all others are nonactive. If several players have to make choices at once, you choose first and the others follow in turn order; only then does everything happen, all at the same time. If a team shares its turn, the whole team is active.',
        ru: 'Пока идёт ваш ход, вы — активный игрок, а все остальные неактивные. Если решать должны сразу несколько игроков, вы решаете первым, остальные за вами по порядку ходов, и только потом всё происходит одновременно. Если ход у команды общий, активна вся команда.',
      },
      related: ['901.6', '901.9', '800.4j', '810.2', 'page-turn'],
    },
    {
      id: '103.1',
      number: '103.1',
      formerNumbers: ['103.2'],
      title: { en: 'First turn and turn order', ru: 'Первый ход и порядок ходов' },
      searchWords: {
        en: 'who goes first, how to choose who starts, whose turn is next, whos turn is next, starts, begins, who starts, winner starts next, who rolls first, who rolls the planar die first, who takes the first turn, who starts the game, roll on my first turn, roll on turn one, first player roll',
        ru: 'кто ходит первым, как выбрать кто начинает, чей следующий ход, кто ходит следующим, начинает, кто начинает, проигравший начинает, кто бросает первым, кто первый бросает кубик, кто начинает игру, бросать в первый ход, бросать на первом ходу, первым бросает',
      },
      text: {
        en: 'The starting player goes first. To decide who chooses that player, use any method you all agree on: dice, a coin, this app. In later games of a match, the loser of the last one chooses; after a draw, whoever chose before. Turns go clockwise: next is always the player to the left. If teams share turns, a team goes first.\n\nThe starting player is also the first who may roll the planar die: everyone rolls only on their own turn, from the first on.\n\nOur ruling: players may change seats during a game. The current turn goes on, and the turns after it follow the new seating.',
        ru: 'Первым ходит начинающий игрок. Кто его назовёт, решите любым способом, с которым все согласны: кубиком, монетой, этим приложением. В следующих партиях матча его называет проигравший прошлую, а после ничьей — тот же, кто и раньше. Дальше ходят по часовой стрелке: следующий всегда сосед слева. Если ходы у команд общие, начинает команда.\n\nНачинающий игрок первым может бросить кубик измерений: бросают только в свой ход, но уже с самого первого.\n\nУ нас так: пересаживаться можно и во время партии. Текущий ход от этого не меняется, а дальше ходят по новым местам.',
      },
      example: {
        en: 'Time Distortion reverses the turn order: from now on each turn is followed by that of the player to the right.',
        ru: '«Искажение времени» меняет порядок ходов на обратный: теперь после каждого хода ходит сосед справа.',
      },
      changeNote: {
        en: 'In older rules, the decks were shuffled first; today the starting player is chosen before that.',
        ru: 'По старым правилам сначала тасовали колоды; теперь сначала выбирают начинающего игрока.',
      },
      related: ['901.5', '500.7', '807.4b', '810.2', 'page-turn'],
    },
    {
      id: '104.2a',
      number: '104.2a',
      title: { en: 'The last one wins', ru: 'Побеждает последний' },
      searchWords: {
        en: 'who won, everyone else conceded, how do you win, last player standing, everyone else dies, last one standing',
        ru: 'кто победил, все сдались, как выиграть, последний выживший, все умерли кроме меня, остался один',
      },
      text: {
        en: 'As soon as none of your opponents is left in the game, you have won, even if a card says that you can’t win. A team wins together once all other teams are gone, including members who lost earlier.',
        ru: 'Как только в партии не осталось ни одного вашего оппонента, вы выиграли, и никакая карта, запрещающая вам победить, этому не помеха. Команда побеждает вместе, едва выбыли все другие команды, и победа достаётся даже тем её игрокам, кто проиграл раньше.',
      },
      related: ['104.3a', '704.5a', '704.5c', '800.4', '810.8'],
    },
    {
      id: '104.3a',
      number: '104.3a',
      title: { en: 'Conceding', ru: 'Сдаться можно всегда' },
      searchWords: {
        en: 'give up, leave, concede any time, concede on another player’s turn, surrender during combat, scoop in response, concede in response, concede with a spell on the stack',
        ru: 'уйти, выйти, сдаться в любой момент, сдаться в чужой ход, сдаться в ответ',
      },
      text: {
        en: 'You may concede whenever you like: on anyone’s turn, without priority, in the middle of anything. You lose and leave the game immediately. No card can forbid it, and a player who controls you can’t do it for you.',
        ru: 'Вы можете сдаться в любой момент: в чужой ход, без приоритета, посреди чего угодно. Вы проигрываете и сразу выбываете. Запретить это не может ни одна карта, а игрок, который вас контролирует, не может сдаться за вас.',
      },
      example: {
        en: 'Anna rolls the Planeswalker symbol and concedes before the ability resolves. She controlled the ability, so it ceases to exist.',
        ru: 'Анна выбрасывает знак мироходца и сдаётся раньше, чем способность разрешилась. Способность была под контролем Анны, поэтому пропадает вместе с её уходом.',
      },
      related: ['800.4', '800.4a', '800.4j', '810.8', 'sheet-leaving'],
    },
    {
      id: '104.4',
      number: '104.4',
      title: { en: 'Draws and endless loops', ru: 'Ничья и бесконечный цикл' },
      searchWords: {
        en: 'tie, infinite loop, nobody wins, draw, what is a draw',
        ru: 'бесконечный цикл, никто не выиграл, ничья, что такое ничья',
      },
      text: {
        en: 'If all the players who are left lose at the same moment, the game is a draw. The same is true if a loop keeps repeating and no one can stop it. If someone can end the loop, they choose how many times it repeats, and the game goes on from there.',
        ru: 'Если все оставшиеся игроки проигрывают одновременно, партия заканчивается вничью. Ничья и тогда, когда действия повторяются по кругу и никто не может этого прекратить. Если кто-то может прервать цикл, он называет число повторений, и партия идёт дальше.',
      },
      related: ['104.4a', 'glossary-lose-the-game', '104.3a'],
    },
    {
      id: '104.4a',
      number: '104.4a',
      title: { en: 'Everyone loses at once', ru: 'Все проиграли сразу' },
      searchWords: {
        en: 'everyone dies at once, players die at the same time, both lose, both teams, simultaneous deaths, die simultaneously, both die, both players die, tie, draw game',
        ru: 'все умерли одновременно, два игрока умерли одновременно, умерли вместе, обе команды, умрут оба, оба умерли, умрут все, двое умерли разом, умерли разом, ничья',
      },
      text: {
        en: 'If everyone who is still in the game loses at the same time, no one wins, and the game is a draw.',
        ru: 'Если все, кто ещё в партии, проигрывают одновременно, не побеждает никто: это ничья.',
      },
      related: ['104.4', '104.2a', '704.5a', '704.5c'],
    },
    {
      id: '107.1',
      number: '107.1',
      title: { en: 'Whole numbers only', ru: 'Только целые числа' },
      text: {
        en: 'The game has no fractions; a card that halves something says which way to round. You can’t choose a negative number, or gain, lose, or deal less than 0, but a value such as a life total can drop below 0.\n\nTo catch typos, this app counts life and poison only up to 999,999, and counters on a card only up to 999.',
        ru: 'Дробей в игре нет: карта, которая делит пополам, сама говорит, куда округлять. Нельзя выбрать отрицательное число, нельзя получить, потерять или нанести меньше нуля, но сама величина, например количество жизней, может опуститься ниже нуля.\n\nЧтобы вовремя заметить опечатку, приложение считает жизни и яд только до 999 999, а жетоны на карте — до 999.',
      },
      related: ['119.3', '119.5', '122.1'],
    },
    {
      id: '119.3',
      number: '119.3',
      formerNumbers: ['118.3'],
      title: { en: 'Gaining and losing life', ru: 'Получить и потерять жизни' },
      searchWords: {
        en: 'pay life, lose life vs damage',
        ru: 'платить жизни, потеря жизней',
      },
      text: {
        en: 'When you gain life, your total goes up by that much; when you lose life, it goes down. Damage normally makes you lose that much life, and paying life is losing it, too. Gaining 0 life isn’t gaining life, so nothing triggers. If a team shares a life total, every gain and loss of its members changes it.',
        ru: 'Сколько жизней вы получили, на столько их количество растёт; сколько потеряли, на столько падает. Нанесённые вам повреждения обычно означают потерю стольких же жизней; заплатить жизни — тоже потерять их. Кто получил 0 жизней, не получил ничего, и ничто не срабатывает. Если количество жизней у команды общее, его меняют прибавки и потери каждого из напарников.',
      },
      example: {
        en: 'During your upkeep, Naar Isle gets its third flame counter and deals 3 damage to you. You had 20 life and now have 17.',
        ru: 'В ваш шаг поддержки на «Остров Наар» ложится третий жетон пламени, и измерение наносит вам 3 повреждения. Жизней было 20, стало 17.',
      },
      related: ['119.5', '701.12c', '704.5a', '810.8'],
    },
    {
      id: '119.5',
      number: '119.5',
      formerNumbers: ['118.5'],
      title: { en: 'Setting a life total', ru: 'Задать количество жизней' },
      searchWords: {
        en: 'life becomes, set life total',
        ru: 'жизни становятся',
      },
      text: {
        en: 'When an effect sets your life total, you gain or lose the difference, and that counts like any other gain or loss. If you can’t gain life, your total can’t go up this way; if you can’t lose life, it can’t go down.\n\nWhen totals are redistributed, each affected player ends up with one of the old totals, and each old total goes to exactly one player. At most one player of a team can be affected.\n\nOur ruling: you may make a total infinite (∞ on the keypad), although the rules only know numbers that someone has chosen. Gains and losses then change nothing until the total is set or exchanged.',
        ru: 'Если эффект говорит, каким становится ваше количество жизней, вы получаете или теряете разницу, и это считается обычным получением или потерей. Если вы не можете получать жизни, увеличить их количество так нельзя; если не можете терять — нельзя уменьшить.\n\nПри перераспределении каждый из затронутых игроков получает одно из прежних количеств, и каждое достаётся кому-то ровно один раз. Из одной команды затронуть можно не больше одного игрока.\n\nУ нас так: количество жизней можно сделать и бесконечным (∞ при вводе числа), хотя правила знают лишь числа, которые кто-то выбрал. Тогда прибавки и потери ничего не меняют, пока количество не зададут заново или не обменяют.',
      },
      example: {
        en: 'At The Doctor’s Tomb you choose three players with 4, 12, and 25 life. You may give 25 to the first, 4 to the second, and 12 to the third: they gain 21, lose 8, and lose 13.',
        ru: 'В «Гробнице Доктора» вы выбираете троих, у кого 4, 12 и 25 жизней. Первому можно отдать 25, второму 4, третьему 12: первый получает 21, второй теряет 8, третий теряет 13.',
      },
      related: ['119.3', '701.12c', '614.1a'],
    },
    {
      id: '122.1',
      number: '122.1',
      formerNumbers: ['121.1'],
      title: { en: 'Counters', ru: 'Жетоны' },
      searchWords: {
        en: 'energy counters, experience, player counters, experience counters reset, lose energy',
        ru: 'энергия, опыт, жетоны у игрока, жетоны опыта сбрасываются, энергия сбрасывается',
      },
      text: {
        en: 'Counters are put on objects and players. Some of them change what they’re on; others matter only to a rule or ability that refers to them. Counters with the same name are all alike. A counter isn’t an object, and it isn’t a token, which is a permanent without a card.\n\nEnergy and experience counters on a player do nothing by themselves, however many there are, and never reset. Energy pays for costs, and cards count experience.\n\nIn this app, counters can be put on planar cards only while they are face up.',
        ru: 'Жетоны кладут на объекты или игроков. Одни меняют что-то сами, другие учитывает правило или способность. Жетоны с одним названием ничем не отличаются. Жетон — не объект и уж точно не фишка: фишка — это перманент без карты.\n\nЖетоны энергии и опыта у игрока сами ничего не делают, сколько бы их ни было, и не сбрасываются: энергией платят, а опыт учитывают карты.\n\nНа планарные карты приложение кладёт жетоны, только пока эти карты открыты.',
      },
      related: ['122.1c', '122.1d', '122.1f', '122.1h', '122.2', '603.8', '901.7'],
    },
    {
      id: '122.1f',
      number: '122.1f',
      formerNumbers: ['122.1d'],
      title: { en: 'Poison counters', ru: 'Жетоны яда' },
      searchWords: {
        en: 'how many, lose, poisoned, poison counters to lose, how much poison, poison in commander, still ten poison, infect 10 or 15, how much infect kills',
        ru: 'сколько, проиграть, отравление, сколько яда, ядом, яд в командире, инфект 10 или 15, сколько инфекта',
      },
      text: {
        en: 'With one or more poison counters you are poisoned; with ten you lose. Leaving a plane removes none of them, because they’re on you, not on the plane. The heads of a Two-Headed Giant share their poison and lose at 15.',
        ru: 'С первого жетона яда вы отравлены, с десятью проигрываете. Если покинуть измерение, яд никуда не денется: эти жетоны у вас, а не на нём. У голов Двухголового Гиганта яд общий, и проигрывают они при пятнадцати.',
      },
      related: ['122.1', '704.5c', '810.8', 'page-two-headed-giant'],
    },
    {
      id: '122.2',
      number: '122.2',
      formerNumbers: ['121.2'],
      title: { en: 'Counters go with their object', ru: 'Жетоны исчезают с объектом' },
      searchWords: {
        en: 'stay, keep, remain, when leaving the plane, counters when plane leaves, do counters stay on the plane',
        ru: 'остаются, сохраняются, остаются ли жетоны на измерении, жетоны после ухода',
      },
      text: {
        en: 'When an object changes zones, the counters on it cease to exist. That doesn’t count as removing them, so abilities that watch for counters being removed don’t trigger. A planar card never leaves the command zone, but when it is turned face down it becomes a new object, and its counters are gone as well.',
        ru: 'Когда объект уходит в другую зону, жетоны на нём исчезают. Никто их не удалял, поэтому способности, которые ждут удаления жетонов, не срабатывают. Планарная карта всё время остаётся в зоне командования, но, закрывшись, она становится новым объектом, и жетонов на ней тоже больше нет.',
      },
      example: {
        en: 'Aretopolis had seven scroll counters when you planeswalked away. The next time it’s turned face up, it starts with none.',
        ru: 'Когда вы покинули «Аретополис», на нём было семь жетонов свитка. Когда он откроется снова, счёт начнётся с нуля.',
      },
      related: ['122.1', '901.7a', '311.6', '701.31b'],
    },
    {
      id: '500.2',
      number: '500.2',
      title: { en: 'When a step ends', ru: 'Когда кончается шаг' },
      searchWords: {
        en: 'when does a step end',
        ru: 'когда кончается фаза',
      },
      text: {
        en: 'A step or phase in which players get priority ends when everyone passes in a row with nothing on the stack. An empty stack alone doesn’t end it: after the last thing resolves, everyone gets another chance to act. So a pending encounter, chaos ability, or planeswalk resolves before the turn ends.',
        ru: 'Шаг или фаза, в которых игроки получают приоритет, кончаются, когда стек пуст и все подряд спасовали. Одного пустого стека мало: после того как разрешилось последнее, каждый ещё может что-то сделать. Поэтому ждущая способность феномена, хаос-способность или переход разрешатся раньше, чем кончится ход.',
      },
      example: {
        en: 'You roll chaos, the ability resolves, and the stack is empty. It is still your main phase: you may cast spells or roll again.',
        ru: 'Вы выбросили хаос, способность разрешилась, стек пуст. Главная фаза ещё идёт: можно разыгрывать заклинания или бросать снова.',
      },
      related: ['901.9', '901.9b', '901.9c', '312.5', 'page-turn', 'glossary-main-phase'],
    },
    {
      id: '500.7',
      number: '500.7',
      title: { en: 'Extra turns', ru: 'Дополнительные ходы' },
      searchWords: {
        en: 'extra turn, two extra turns',
        ru: 'экстра ход, два дополнительных хода',
      },
      text: {
        en: 'An extra turn comes right after the turn its effect names, usually the current one. Several are added one at a time, and the last one added is taken first. If more than one player gets them, the active player’s are added first, then the others’ in turn order. Afterward the usual order resumes where it stopped. A team that shares turns takes its member’s extra turn together.',
        ru: 'Дополнительный ход вставляют сразу за тем ходом, который назван в эффекте, обычно за текущим. Несколько ходов вставляют по одному, так что самый новый будет первым. Если их получают разные игроки, вставляют сначала ходы активного игрока, потом остальных по порядку ходов. После дополнительных ходов обычный порядок продолжается с того места, где прервался. Дополнительный ход одного из напарников делает вся команда.',
      },
      example: {
        en: 'On Otaria, chaos ensues twice during your turn. You take two more turns in a row, then the player to your left does. The first roll of each of your turns is free again.',
        ru: 'В «Отарии» в ваш ход хаос наступает дважды. Вы делаете ещё два хода подряд, и в каждом первый бросок снова бесплатный. Потом ходит сосед слева.',
      },
      related: ['103.1', '500.8', '807.4i', '807.4j', '901.9'],
    },
    {
      id: '500.8',
      number: '500.8',
      title: { en: 'Extra phases', ru: 'Дополнительные фазы' },
      searchWords: {
        en: 'extra combat, additional combat phase, extra combat phases',
        ru: 'дополнительный бой, дополнительная фаза боя, ещё одна атака',
      },
      text: {
        en: 'An extra phase comes right after the phase its effect names; if there are several, the newest comes first. Abilities that trigger at the beginning of a step trigger there again. It is still the same turn: your planar die rolls keep counting, and “until end of turn” effects continue.',
        ru: 'Дополнительная фаза идёт сразу за той, что названа в эффекте; из нескольких первой будет самая новая. Способности, которые срабатывают в начале шага, сработают в ней ещё раз. Ход при этом тот же: счёт ваших бросков кубика измерений не сбрасывается, а эффекты «до конца хода» действуют.',
      },
      example: {
        en: 'Temple of Atropos adds a beginning phase after your second main phase. You untap, have another upkeep, and draw a card; then the end step follows.',
        ru: '«Храм Атропос» добавляет начальную фазу после вашей второй главной. Вы разворачиваете перманенты, проходите ещё один шаг поддержки и берёте карту; дальше идёт заключительный шаг.',
      },
      related: ['500.2', '500.7', '901.9', 'page-turn'],
    },
    {
      id: '603.8',
      number: '603.8',
      title: { en: 'Abilities that watch a state', ru: 'Срабатывание по состоянию' },
      searchWords: {
        en: 'state trigger',
        ru: 'триггер состояния',
      },
      text: {
        en: 'Some abilities watch for a state rather than an event. Such an ability triggers as soon as its condition is true, but not again while it is waiting or on the stack. Once it has left the stack, resolved or not, it triggers again if the condition still holds and its object is still where it was.',
        ru: 'Некоторые способности ждут не события, а состояния. Такая способность срабатывает, едва её условие стало верным, и, пока она ждёт или лежит в стеке, второй раз не срабатывает. Когда она ушла из стека, разрешившись или нет, она сработает заново, если условие всё ещё верно, а её объект остался на месте.',
      },
      example: {
        en: 'The tenth scroll counter is put on Aretopolis and its planeswalk triggers. If someone counters that ability, it triggers again, because the ten counters are still there.',
        ru: 'На «Аретополис» ложится десятый жетон свитка, и срабатывает переход. Если эту способность отменят, она сработает снова: десять жетонов никуда не делись.',
      },
      related: ['122.1', '701.31c', '704.6f', '724.1'],
    },
    {
      id: '608.2b',
      number: '608.2b',
      title: { en: 'When the targets are gone', ru: 'Если целей не осталось' },
      searchWords: {
        en: 'fizzle, does it fizzle, fizzles, illegal target, no legal target, target left, target died in response, target becomes illegal, one target is illegal, sacrifice in response',
        ru: 'физзл, недопустимая цель, цель пропала, цель исчезла, нет цели, цель умерла в ответ, пожертвовать в ответ, одна из целей пропала',
      },
      text: {
        en: 'If all targets of a spell or ability have left or become illegal when it starts to resolve, it doesn’t resolve, and none of its effects happen; a spell goes to its owner’s graveyard. Players say that it fizzles. If some targets are still legal, it does what it can to those. This goes for abilities of planes, too.',
        ru: 'Если к началу разрешения все цели заклинания или способности ушли или стали недопустимыми, разрешения не будет и ни один эффект не произойдёт; заклинание отправляется на кладбище владельца. Если какие-то цели ещё годятся, с ними происходит всё возможное. То же верно и для способностей измерений.',
      },
      related: ['603.3d', '701.6a', '311.7', '901.9b'],
    },
    {
      id: '611.2a',
      number: '611.2a',
      title: { en: 'How long effects last', ru: 'Как долго длится эффект' },
      searchWords: {
        en: 'until end of turn, for how long, effects after we leave the plane, effects of the last plane, do effects stop when we leave the plane',
        ru: 'до конца хода, сколько действует, когда пройдёт, как долго действует, когда заканчивается эффект, до перехода, эффекты прошлого измерения',
      },
      text: {
        en: 'An effect of a resolved spell or ability lasts as long as it says: this turn, until your next turn, until a player planeswalks. If it names no duration, it lasts for the rest of the game. A static ability of a plane is different and works only while that plane is face up.',
        ru: 'Эффект разрешившегося заклинания или способности действует столько, сколько в нём сказано: в этом ходу, до вашего следующего хода, пока какой-либо игрок не совершит переход. Если срок не назван, эффект действует до конца партии. Статическая способность измерения — другое дело: она работает, только пока это измерение открыто.',
      },
      example: {
        en: 'Chaotic Aether makes every blank roll a chaos roll until a player leaves a plane. Leaving the Aether itself doesn’t end it, because that is a phenomenon.',
        ru: '«Хаотический эфир» превращает каждую пустую грань в хаос, пока какой-либо игрок не покинет измерение. Уход из самого «Эфира» этого не прекращает: это феномен.',
      },
      related: ['901.7', '901.11', '800.4', '614.1a'],
    },
    {
      id: '614.1a',
      number: '614.1a',
      title: { en: '“Instead”', ru: '«Вместо этого»' },
      searchWords: {
        en: 'replacement effect, double damage, damage doubled, doubling damage',
        ru: 'эффект замещения, удвоение повреждений, удвоить повреждения, двойные повреждения',
      },
      text: {
        en: 'An effect with the word “instead” replaces one event with another. The replaced event never happens, so nothing triggers on it; the new event can trigger abilities. The effect has to exist beforehand, and it applies to the same event only once. Doubling damage is such an effect: two of them make it four times as much.',
        ru: 'Эффект со словами «вместо этого» ставит одно событие на место другого. Заменённого события не было, и на него ничто не срабатывает; на новое способности сработать могут. Эффект должен действовать заранее, и к одному событию он применяется только один раз. Так же удваивают повреждения: два таких эффекта увеличат их вчетверо.',
      },
      example: {
        en: 'Under Fixed Point in Time you roll the Planeswalker symbol. Chaos ensues instead of your planeswalk: the plane stays, and effects that last until a player planeswalks continue.',
        ru: 'Действует «Фиксированная точка во времени», и вы выбросили знак мироходца. Там, где был бы переход, наступает хаос: измерение остаётся, а эффекты, которые длятся до перехода, продолжаются.',
      },
      related: ['611.2a', '901.9c', '901.11', '311.7'],
    },
    {
      id: '614.10',
      number: '614.10',
      covers: ['500.11'],
      title: { en: 'Skipping a step, phase, or turn', ru: 'Пропуск шага, фазы или хода' },
      searchWords: {
        en: 'skip a turn, skip my turn, miss a turn, skip untap step, skip draw step, skip combat, skip two turns, next turn skipped',
        ru: 'пропустить ход, пропускает ход, скипнуть фазу, пропустить шаг разворота, пропустить бой, пропускать два хода, ход пропущен',
      },
      text: {
        en: 'You skip only what a card tells you to skip. The game goes on as though that step, phase, or turn didn’t exist: nothing triggers in it, and whatever waits for the next one waits for the next that isn’t skipped. Told twice to skip your next turn, you skip two. To do nothing on your turn, simply pass.',
        ru: 'Пропускают только то, что велит карта. Игра идёт так, словно этого шага, фазы или хода нет: в нём ничто не срабатывает, а что ждёт следующего, ждёт первого непропущенного. Если пропустить следующий ход велено дважды, пропускают два. А чтобы в свой ход ничего не делать, просто пасуйте.',
      },
      related: ['614.1a', '500.7', 'page-turn'],
    },
    {
      id: '701.6a',
      number: '701.6a',
      title: { en: 'Countering', ru: 'Отмена' },
      searchWords: {
        en: 'counter an ability, stifle, counter a chaos ability, plane abilities be countered',
        ru: 'отменить способность, отменить способность измерения',
      },
      text: {
        en: 'A countered spell or ability leaves the stack, and none of its effects happen. Planeswalking abilities, chaos abilities, and abilities that trigger when you encounter a phenomenon can be countered like any others. On cards, the verb “counter” means nothing else.\n\nIn this app, a small button below the plane’s text takes such an ability off the stack; use it also when you decide to skip an ability. Once a phenomenon’s ability is gone, the planar controller planeswalks (704.6f).',
        ru: 'Заклинание или способность, которые отменили, уходят из стека, и ничего из их текста не происходит. Способность перехода, хаос-способность и то, что срабатывает при встрече с феноменом, можно отменить, как и другие. Ничего больше слово «отменить» на картах не значит.\n\nВ приложении для этого есть небольшая кнопка под текстом измерения; она годится и тогда, когда вы решили способность не применять. Если не стало способности феномена, контроллер измерения совершает переход (704.6f).',
      },
      related: ['312.7', '704.6f', '603.8', '901.9c'],
    },
    {
      id: '701.12c',
      number: '701.12c',
      formerNumbers: ['701.10c'],
      title: { en: 'Exchanging life totals', ru: 'Обмен жизнями' },
      searchWords: {
        en: 'switch life totals, swap life totals',
        ru: 'поменяться жизнями, обменяться жизнями',
      },
      text: {
        en: 'Two players who exchange life totals end up with what the other had: one gains the difference, the other loses it. Effects that change or watch for gains and losses apply here, too. If a player who can’t gain life would end up higher, or one who can’t lose life would end up lower, there is no exchange at all. Teammates can’t exchange the total they share.',
        ru: 'Два игрока, которые обмениваются количеством жизней, получают прежнее количество другого: один получает разницу, другой её теряет. Эффекты, которые меняют такие прибавки и потери или ждут их, действуют и здесь. Если кто-то не может получать жизни, а их стало бы больше, или не может терять, а стало бы меньше, обмена нет вовсе. Напарники своё общее количество обменять не могут.',
      },
      example: {
        en: 'You planeswalk to Cliffside Market with 8 life and exchange with a player who has 21: you gain 13, they lose 13.',
        ru: 'Вы переходите в измерение «Рынок на утёсе», у вас 8 жизней, и вы меняетесь с тем, у кого 21: вы получаете 13, другой теряет 13.',
      },
      related: ['119.3', '119.5', '614.1a'],
    },
    {
      id: '704.5a',
      number: '704.5a',
      title: { en: 'No life left', ru: 'Жизней не осталось' },
      searchWords: {
        en: 'dead, zero, 0 life, zero life, below zero life, negative life, lose at zero',
        ru: 'умер, ноль, 0 жизней, жизни ниже нуля, отрицательные жизни, ушёл в минус',
      },
      text: {
        en: 'A player at 0 life or below loses. This is checked whenever a player would get priority, not while a spell or ability is still resolving, so being back above 0 by then is enough. A team that shares its life loses together.\n\nThis app only offers to eliminate the player, because a card may say that you can’t lose.',
        ru: 'Игрок, у которого 0 жизней или меньше, проигрывает. Это проверяют всякий раз, когда кто-то вот-вот получит приоритет, а не посреди разрешения заклинания или способности: если к этому времени жизней снова больше нуля, этого достаточно. Команда с общими жизнями проигрывает вся.\n\nПриложение только предлагает отметить поражение, ведь карта может сказать, что вы не можете проиграть.',
      },
      related: ['119.3', '704.5c', '800.4', '810.8', 'glossary-lose-the-game'],
    },
    {
      id: '704.5c',
      number: '704.5c',
      title: { en: 'Ten poison counters', ru: 'Десять жетонов яда' },
      searchWords: {
        en: 'how many, lose, toxic, ten poison',
        ru: 'сколько, проиграть, десять яда',
      },
      text: {
        en: 'Once you have ten poison counters, you lose at the next check, however much life you have. In Two-Headed Giant, a team shares its poison and loses at 15 instead (704.6b).',
        ru: 'Набрав десять жетонов яда, вы проигрываете при ближайшей проверке, сколько бы жизней у вас ни было. В Двухголовом Гиганте иначе: яд у команды общий, и проигрывает она при пятнадцати (704.6b).',
      },
      related: ['122.1f', '704.5a', '810.8', 'page-two-headed-giant'],
    },
    {
      id: '704.5m',
      number: '704.5m',
      title: { en: 'Auras and Equipment left behind', ru: 'Ауры и Снаряжение, оставшиеся без существа' },
      searchWords: {
        en: 'auras, aura falls off, do auras fall off, aura when the creature dies, equipment when the creature dies, equipment stays, unattached',
        ru: 'аура, ауры, аура спадает, что с аурой если существо умерло, снаряжение если существо умерло, снаряжение остаётся, открепляется',
      },
      text: {
        en: 'An Aura attached to nothing, or to something it can’t enchant, goes to its owner’s graveyard. Equipment doesn’t: it becomes unattached and stays on the battlefield (704.5n).',
        ru: 'Аура, которая ни к чему не прикреплена или прикреплена к тому, что не может зачаровывать, кладётся на кладбище владельца. Со Снаряжением не так: оно открепляется и остаётся на поле битвы (704.5n).',
      },
      related: ['704.5a'],
    },
    {
      id: '706.6',
      number: '706.6',
      title: { en: 'Ignored rolls', ru: 'Проигнорированные броски' },
      searchWords: {
        en: 'additional planar die, extra planar die',
        ru: 'дополнительный кубик измерений',
      },
      text: {
        en: 'If you roll several dice and are told to ignore some, those count as never rolled: they trigger nothing and change nothing. With planar dice you choose which to ignore, unless the card says otherwise. If it has to be the lowest and several are tied, you choose one of them; a planar die shows no number, so it is never the lowest.',
        ru: 'Если вы бросаете несколько кубиков и какие-то велено игнорировать, этих бросков словно не было: из-за них ничто не срабатывает и ничего не меняется. Какие кубики измерений игнорировать, решаете вы, если карта не говорит иного. Если игнорировать надо наименьший, а наименьших несколько, вы выбираете один из них; у кубика измерений числа нет, и наименьшим он не бывает.',
      },
      example: {
        en: 'A card has you roll an additional planar die and ignore one. You get chaos and a blank, and keep chaos. Chaos ensues once; the blank was never rolled.',
        ru: 'Карта велит бросить на один кубик измерений больше и один игнорировать. Выпали хаос и пустая грань, вы оставляете хаос. Хаос наступает один раз, а пустой грани словно не было.',
      },
      related: ['706.7', '901.9', '901.9b', 'sheet-die'],
    },
    {
      id: '724.1',
      number: '724.1',
      formerNumbers: ['723.1', '717.1'],
      title: { en: 'Ending the turn', ru: 'Завершить ход' },
      searchWords: {
        en: 'turn ended early, end the turn effect',
        ru: 'закончился ход раньше, эффект завершает ход',
      },
      text: {
        en: 'When a card ends the turn, abilities that have triggered but aren’t on the stack yet are lost. Everything on the stack is exiled, including the card or ability that ends the turn. Then state-based actions are checked, and the turn skips straight to its cleanup step. Creatures are removed from combat, and since there is no end step, end-step abilities don’t trigger.\n\nIn that cleanup step, the active player discards down to hand size, damage wears off, and “this turn” effects end. Whatever triggered along the way goes on the stack only now, and another cleanup step follows.\n\nA waiting planeswalk or chaos ability is lost. If a phenomenon’s ability is lost, you leave that phenomenon immediately.',
        ru: 'Если карта завершает ход, способности, которые сработали, но ещё не попали в стек, пропадают. Всё, что в стеке, изгоняется, в том числе сама эта карта или способность. Затем проверяют действия, вызванные состоянием, и ход сразу переходит к шагу очистки. Существа выведены из боя, а заключительного шага не будет, поэтому и то, что срабатывает в нём, не сработает.\n\nВ шаге очистки активный игрок сбрасывает лишние карты из руки, повреждения снимаются, эффекты этого хода прекращаются. Способности, которые сработали по пути, попадают в стек только теперь, и тогда следует ещё один шаг очистки.\n\nОжидавший переход или хаос-способность пропадает. Если пропала способность феномена, феномен сразу покидают.',
      },
      example: {
        en: 'Chaos ensues at The Drum, Mining Facility, and its ability ends your turn. You can’t roll anymore: the next player’s turn begins.',
        ru: 'В «Барабане, добывающей станции» наступает хаос, и способность измерения завершает ваш ход. Больше вы не бросаете: ходит следующий.',
      },
      related: ['500.2', '603.8', '704.6f', '312.7', 'page-turn'],
    },
    {
      id: '800.4a',
      number: '800.4a',
      title: { en: 'What goes with a player', ru: 'Что уходит вместе с игроком' },
      searchWords: {
        en: 'creatures I stole from a player, stolen permanents, control effects end, owner leaves, my commander when I leave the game, commander of the player who left, creature I gave away, player had my creature',
        ru: 'украденное существо, украли перманент, контроль над чужим, владелец вышел, командир если игрок вышел, моё существо у выбывшего, существо у того кто умер',
      },
      text: {
        en: 'A player who leaves takes every object they own with them, wherever it is, and effects that gave them control of anything else end. Then abilities and copies they control on the stack cease to exist, and whatever they still control is exiled. All this happens immediately, without waiting for a check; if they had priority, it passes to the next player still in the game.\n\nPlanar cards follow 901.10, abilities of phenomena 901.10b.',
        ru: 'Выбывший забирает из партии все объекты, которыми владеет, где бы они ни были, и прекращаются эффекты, дававшие ему контроль над чужим. Затем исчезают способности и копии, которые он контролирует в стеке, а всё, что ещё осталось под его контролем, изгоняется. Всё это происходит сразу, без ожидания проверок; приоритет, если он был у выбывшего, получает следующий из оставшихся.\n\nО планарных картах говорит 901.10, о способностях феноменов — 901.10b.',
      },
      example: {
        en: 'Anna controls Boris’s creature through an Aura she owns. If she leaves, the Aura goes with her and he gets the creature back. If he leaves, his creature goes, and her Aura is put into her graveyard.',
        ru: 'Анна получила контроль над существом Бориса благодаря своей Ауре. Если выбывает она, Аура уходит, и существо снова у него. Если выбывает он, уходит существо, а Аура отправляется на кладбище Анны.',
      },
      related: ['800.4', '800.4j', '901.10', '901.10a', '901.10b', 'sheet-leaving'],
    },
    {
      id: '800.4j',
      number: '800.4j',
      formerNumbers: ['800.4i'],
      title: { en: 'A turn without its player', ru: 'Ход без активного игрока' },
      searchWords: {
        en: 'whose turn after player leaves, who is next after player leaves, turn continues, player leaves on their own turn, lose on my turn, died on my turn, lost in the middle of turn, who rolls if a player has left, who goes next when a player leaves, whose turn is next after a player dies, concedes on their own turn, anyone roll, death of a player end the turn, player loses on their turn, what happens when a player loses on their turn, dies on their own turn, lost on my turn, someone dies on their own turn',
        ru: 'кто ходит следующим если игрок выбыл, кто ходит после смерти игрока, чей ход если игрок вышел, сдался в свой ход, умер в свой ход, проиграл посреди хода, кто бросает если игрок выбыл, может ли кто-то бросить, смерть игрока завершает ход, проиграл в свой ход, заканчивается ли ход если игрок проиграл, заканчивается ход, кто ходит следующим если игрок умер',
      },
      text: {
        en: 'If a player leaves during their own turn, that turn continues to its end without an active player. Any priority they would get goes to the next player in turn order, or the stack and the steps simply move on. For the rest of the turn no one can choose to roll the planar die, since only the active player may; a card can still tell someone to.',
        ru: 'Если игрок выбывает в свой ход, этот ход доигрывают до конца, но активного игрока в нём уже нет. Его приоритет получает следующий по порядку ходов, или игра просто идёт дальше по стеку и шагам. До конца такого хода никто не может сам бросить кубик измерений: это право только активного игрока. Но карта может велеть бросить.',
      },
      related: ['102.1', '800.4', '901.6', '901.9', 'sheet-leaving'],
    },
    {
      id: '807.1',
      number: '807.1',
      title: { en: 'Grand Melee', ru: 'Большая резня' },
      searchWords: {
        en: 'grand melee rules, how many players for grand melee, attacks in grand melee, attack left only, attack only the player on my left',
        ru: 'правила большой резни, атакует в большой резне, бить только левого, атаковать только соседа слева',
      },
      text: {
        en: 'Grand Melee is a free-for-all for a large table, usually of ten or more players. There are no teams, and several turns go on at the same time. You can affect only yourself and your two neighbors, and you attack the neighbor on your left.\n\nThis app offers Grand Melee for eight or more players, but not with the Eternities Map.',
        ru: 'Большая резня — игра для большого стола, обычно от десяти человек: каждый за себя, команд нет, и несколько ходов идут одновременно. Ваша зона влияния — вы сами и двое соседей, а атакуете вы соседа слева.\n\nПриложение предлагает её от восьми игроков, но не на Карте Вечности.',
      },
      related: ['807.4a', '807.4b', '901.13', '901.14', 'glossary-limited-range-of-influence'],
    },
    {
      id: '807.4a',
      number: '807.4a',
      title: { en: 'How many turn markers', ru: 'Сколько маркеров хода' },
      text: {
        en: 'Every turn that’s under way has a turn marker. To find out how many there are, divide the number of players by four and round down.\n\nOur ruling: the last marker stays, however few players are left.',
        ru: 'У каждого хода, который сейчас идёт, есть маркер хода. Разделите число игроков на четыре и отбросьте остаток — столько и маркеров.\n\nУ нас так: последний маркер остаётся, сколько бы игроков ни выбыло.',
      },
      example: {
        en: 'Eight to eleven players have two markers, twelve to fifteen have three.',
        ru: 'От восьми до одиннадцати игроков — два маркера, от двенадцати до пятнадцати — три.',
      },
      related: ['807.1', '807.4b', '807.4e', '901.14a'],
    },
    {
      id: '807.4b',
      number: '807.4b',
      title: { en: 'Who begins with a marker', ru: 'Кто начинает с маркером' },
      text: {
        en: 'Marker number one goes to the starting player, number two to the player four seats to the left, number three four seats further, and so on. Then everyone with a marker starts their turn at the same time.',
        ru: 'Первый маркер хода — у начинающего игрока. Отсчитайте четыре места влево — там второй, ещё четыре — третий, и так, пока маркеры не кончатся. Затем все, у кого есть маркер, одновременно начинают ход.',
      },
      example: {
        en: 'Ten players have two markers: the first and the fifth player start. With twelve players, the ninth starts as well.',
        ru: 'У десяти игроков два маркера: начинают первый и пятый. У двенадцати начинает ещё и девятый.',
      },
      related: ['103.1', '807.4a', '807.4c', '901.14a'],
    },
    {
      id: '807.4c',
      number: '807.4c',
      title: { en: 'Passing the marker', ru: 'Маркер переходит дальше' },
      text: {
        en: 'When your turn is over, your left neighbor gets the turn marker. If you leave the game during your turn, they get it when that turn has ended; if you leave while waiting to begin, they get it immediately.\n\nOur ruling: while the turn order is reversed, markers go to the right, and “left” in these rules means “right.”',
        ru: 'Когда ваш ход закончен, маркер хода получает сосед слева. Если вы выбыли в свой ход, сосед получит маркер, когда этот ход доиграют; если вы выбыли, ещё не начав хода, — немедленно.\n\nУ нас так: при обратном порядке ходов маркеры идут вправо, и всякое «слева» в этих правилах означает «справа».',
      },
      related: ['807.4d', '807.4i', '800.4j', '901.6'],
    },
    {
      id: '807.4d',
      number: '807.4d',
      title: { en: 'Waiting with a marker', ru: 'Маркер есть, а хода ещё нет' },
      text: {
        en: 'If you receive a turn marker while one of the three players to your left has one, you wait. Your turn begins when that marker has moved on and is four seats away from you.\n\nOur ruling: until then, nothing new happens on the planes of your marker; only what is already waiting there resolves.',
        ru: 'Если вы получили маркер хода, а у кого-то из трёх игроков слева от вас тоже есть маркер, вы ждёте. Ваш ход начнётся, когда тот маркер уйдёт дальше и окажется за четыре места от вас.\n\nУ нас так: до тех пор в измерениях вашего маркера ничего нового не происходит, разрешается только то, что там уже ждёт.',
      },
      example: {
        en: 'With eight players, the first and the fifth have the markers. When the first player’s turn ends, the second gets a marker, but the fifth is only three seats away. The second player’s turn begins as soon as the sixth gets the other marker.',
        ru: 'Игроков восемь, маркеры у первого и пятого. Первый закончил ход, и его маркер теперь у второго, но до пятого всего три места. Второй начнёт ход, как только другой маркер получит шестой.',
      },
      related: ['807.4b', '807.4c', '807.4i'],
    },
    {
      id: '807.4e',
      number: '807.4e',
      title: { en: 'A marker too many', ru: 'Лишний маркер' },
      text: {
        en: 'If so many players have left that there should be one fewer marker, the nearest marker to the right of the player who left has to go. If several leave at once and more than one marker qualifies, the one with the lowest number goes. The same marker can be chosen more than once; markers already chosen are no longer counted.',
        ru: 'Если выбыло столько игроков, что оставшимся положено на один маркер хода меньше, уйти должен ближайший маркер справа от выбывшего. Если несколько игроков выбыли сразу и подходит не один маркер, уходит тот, чей номер меньше. Один и тот же маркер может быть назначен не раз; уже назначенные больше не считают.',
      },
      example: {
        en: 'Eight players have two markers. One player concedes, and seven players have only one marker. The turn of the marker to the right of the empty seat is played to its end, and then that marker goes.',
        ru: 'У восьми игроков два маркера. Один игрок сдаётся, а семерым положен один маркер. Ход того маркера, что справа от пустого места, доигрывают, и маркер уходит.',
      },
      related: ['807.4a', '807.4g', '901.14b', 'sheet-leaving'],
    },
    {
      id: '807.4g',
      number: '807.4g',
      title: { en: 'A marker is removed', ru: 'Маркер уходит' },
      text: {
        en: 'A marker that has to go is removed at the end of its turn, and no one receives it. If its holder is still waiting, it goes immediately. If it had been chosen more than once, the remaining times now count for the marker to its right.\n\nOur ruling: the marker to its left takes over its planes if it has none of its own. Otherwise, they go to the bottom of their owners’ planar decks, and no one planeswalks.',
        ru: 'Маркер, который должен уйти, убирают в конце его хода, и никто его не получает. Если его владелец ещё ждёт, маркер уходит сразу. Если он был назначен несколько раз, остальные разы переходят на маркер справа от него.\n\nУ нас так: его измерения достаются маркеру слева, если у того нет своих; иначе они уходят в низ колод измерений своих владельцев, и переходом это не считается.',
      },
      related: ['807.4e', '807.4j', '901.14', '901.14b'],
    },
    {
      id: '807.4i',
      number: '807.4i',
      title: { en: 'Extra turn with a marker', ru: 'Дополнительный ход с маркером' },
      text: {
        en: 'If you have a turn marker and take an extra turn after this one, you keep the marker and take that turn. If another marker is within three seats to your left, you wait first, as usual. If one is within three seats to your right, it’s too close behind you; then you pass yours on and take the extra turn right before your next turn.',
        ru: 'Если у вас маркер хода и после этого хода вам положен ещё один, вы оставляете маркер у себя и ходите снова. Если на одном из трёх мест слева есть другой маркер, вы сначала ждёте, как обычно. Если же он на одном из трёх мест справа, он слишком близко: тогда вы отдаёте свой маркер, а дополнительный ход делаете прямо перед следующим своим.',
      },
      example: {
        en: 'Chaos on Otaria gives you an extra turn. The player to your right is already waiting with a marker, so you pass yours to the left and take two turns when a marker reaches you again.',
        ru: 'Хаос в «Отарии» даёт вам дополнительный ход. Сосед справа уже ждёт с маркером, поэтому свой вы отдаёте налево, а когда маркер снова дойдёт до вас, сделаете два хода.',
      },
      related: ['500.7', '807.4d', '807.4j'],
    },
    {
      id: '807.4j',
      number: '807.4j',
      title: { en: 'Extra turn without a marker', ru: 'Дополнительный ход без маркера' },
      text: {
        en: 'If you would take an extra turn but have no turn marker when it should begin, it waits. You take it right before your next turn, once a marker has reached you.',
        ru: 'Если вам положен дополнительный ход, но к его началу у вас не было бы маркера хода, этот ход подождёт. Вы сделаете его прямо перед своим следующим ходом, когда маркер дойдёт до вас.',
      },
      example: {
        en: 'You get an extra turn, then someone leaves and your marker has to go. Your turn ends, the marker is removed, and you take both turns when the next marker reaches you.',
        ru: 'Вы получили дополнительный ход, потом кто-то выбыл, и ваш маркер должен уйти. Ход кончается, маркер убирают, а оба хода вы сделаете, когда придёт следующий маркер.',
      },
      related: ['500.7', '807.4g', '807.4i'],
    },
    {
      id: '809.5',
      number: '809.5',
      title: { en: 'An emperor’s team', ru: 'Команда Императора' },
      searchWords: {
        en: 'emperor lost, emperor dies, general dies',
        ru: 'император проиграл, император умер, генерал выбыл',
      },
      text: {
        en: 'In Emperor, teams of three sit side by side: the emperor in the middle, a general on either side. Each has their own life total and turns. If the emperor loses, so does the whole team; if the emperor wins, the team wins. A general who loses leaves alone, and the team plays on.\n\nThis app doesn’t know who the emperor is. Choose custom teams that only share the win. When an emperor is out, open “Players losing together” in the game’s menu, check the generals as well, and give “With the team” as their reason.',
        ru: 'В «Императоре» команды по трое сидят рядом: в середине Император, по бокам генералы. Жизни и ходы у каждого свои. Проигрывает Император — проигрывает вся команда; побеждает он — побеждает и команда. Генерал, который проиграл, выбывает один, и команда играет дальше.\n\nПриложение не знает, кто Император. Выберите свои команды, у которых общая только победа. Когда Император выбыл, откройте в меню партии «Выбывают вместе», отметьте и генералов и укажите для них «Вместе с командой».',
      },
      related: ['104.2a', '704.5a', '800.4', '810.8', 'glossary-limited-range-of-influence'],
    },
    {
      id: '810.2',
      number: '810.2',
      title: { en: 'Two heads, one turn', ru: 'Две головы, один ход' },
      searchWords: {
        en: 'two headed giant turn, how many players two headed giant, block for my teammate, attack my teammate, attack a teammate, teammates share mana',
        ru: 'ход двухголового гиганта, сколько игроков в двухголовом, блокировать за напарника, атаковать напарника, общая ли мана у команды',
      },
      text: {
        en: 'The two players of a Two-Headed Giant sit side by side and take each turn together. Both draw a card, both may play a land, and they have priority as a team. They attack and block as one; you can’t attack your teammate. If they can’t agree, the primary player decides: the one in the rightmost seat from the team’s point of view. Cards and mana aren’t shared.\n\nOur ruling: any even number of players from four up can play in teams of two, so there may be more than two teams. If you like, make teams of any size; teammates still sit side by side. If a team shares only the win, each player has their own life total and turns, and everyone sits where they like.',
        ru: 'Двое игроков Двухголового Гиганта сидят рядом и каждый ход делают вместе. Оба берут карту, оба могут разыграть землю, и приоритет есть у команды. Атакуют и блокируют они сообща; атаковать собственного напарника нельзя. Если не договорятся, решает главный игрок — тот, кто сидит крайним справа с точки зрения самой команды. Карты и мана у команды не общие: у каждой головы свои.\n\nУ нас так: пар может быть и больше двух, играют любым чётным числом от четырёх. Если хотите, делайте команды и крупнее; игроки одной команды всё равно сидят рядом. Если у команды общая только победа, то жизни и ходы у каждого игрока свои, а сидят все как хотят.',
      },
      related: ['102.1', '810.8', '901.12', '901.12b', '901.12d', 'page-two-headed-giant'],
    },
    {
      id: '810.8',
      number: '810.8',
      title: { en: 'A team leaves together', ru: 'Команда выбывает вместе' },
      searchWords: {
        en: 'teammate lost, teammate dies',
        ru: 'проиграл один из команды, напарник умер',
      },
      text: {
        en: 'Heads of a Two-Headed Giant win together and lose together. If one head loses, for instance by drawing from an empty library, or concedes, both are out. The team shares its life, which starts at 30, and loses at 0 life or with 15 poison counters. A card that keeps one head from losing saves both.',
        ru: 'Головы Двухголового Гиганта выигрывают и проигрывают вместе. Если одна голова проигрывает, например берёт карту из пустой библиотеки, или сдаётся, выбывают обе. Команда проигрывает, когда общих жизней (в начале их 30) не осталось или когда жетонов яда пятнадцать. Карта, которая не даёт проиграть одной голове, спасает обе.',
      },
      related: ['104.2a', '104.3a', '704.5a', '704.5c', '809.5', '901.12b', 'page-two-headed-giant'],
    },
  ],
});
