/** Words of turns, of players, and of what waits to happen. */
import type { TermEntry } from '../rule-entry';

export const turnTerms: readonly TermEntry[] = [
  {
    id: 'term-turn',
    number: null,
    title: { en: 'Turn', ru: 'Ход' },
    text: {
      en: 'One player’s time to act, or one team’s: beginning, main phase, combat, main phase, ending. Whoever’s turn it is becomes the planar controller.',
      ru: 'Время, когда действует один игрок или одна команда: начальная фаза, главная, бой, снова главная и заключительная. Контроллером измерения становится тот, чей сейчас ход.',
    },
    forms: {
      en: ['=turn', '=turns'],
      ru: ['=ход', '=хода', '=ходу', '=ходом', '=ходе', '=ходы', '=ходов', '=ходам', '=ходами', '=ходах'],
    },
    lookAlikes: {
      ru: ['=в =ходе =партии', '=по =ходу'],
      en: [
        ...['=turn =up', '=turn =face', '=turn =it', '=turn =them', '=turn =a', '=turn =the', '=turn =all'],
        ...['=turns =up', '=turns =face', '=turns =it', '=turns =a', '=turns =the', '=to =turn', '=in =turn'],
        ...[
          '=turn =down',
          '=turns =down',
          '=turn =one',
          '=turns =one',
          '=turn =any',
          '=turn =into',
          '=turns =into',
        ],
      ],
    },
    related: ['page-turn', '102.1', '500.7'],
  },
  {
    id: 'term-extra-turn',
    number: null,
    title: { en: 'Extra turn', ru: 'Дополнительный ход' },
    text: {
      en: 'A turn outside the usual order, taken right after the current one. If there are several, the one added last comes first.',
      ru: 'Ход вне обычного порядка, сразу после текущего. Если их несколько, первым идёт тот, что добавлен последним.',
    },
    forms: { en: ['extra turn'], ru: ['дополнительный ход'] },
    related: ['500.7', '807.4j'],
  },
  {
    id: 'term-turn-order',
    number: null,
    title: { en: 'Turn order', ru: 'Порядок ходов' },
    text: {
      en: 'Who goes after whom: clockwise around the table, unless a card has reversed it.',
      ru: 'Кто за кем ходит: по часовой стрелке, если карта не сменила порядок на обратный.',
    },
    forms: { en: ['turn order', 'order of turns'], ru: ['порядок ходов'] },
    related: ['103.1', '102.1'],
  },
  {
    id: 'term-untap-step',
    number: null,
    title: { en: 'Untap step', ru: 'Шаг разворота' },
    searchWords: {
      en: 'when do I untap',
      ru: 'когда разворачивать',
    },
    text: {
      en: 'The first step of a turn: the active player’s permanents untap. No one can act during it.',
      ru: 'Первый шаг хода: перманенты активного игрока разворачиваются. Действовать в нём никто не может.',
    },
    forms: { en: ['untap step'], ru: ['шаг разворота', '=разворот', '=разворота'] },
    times: ['untap'],
    related: ['page-turn', '500.2'],
  },
  {
    id: 'term-upkeep',
    number: null,
    title: { en: 'Upkeep', ru: 'Шаг поддержки' },
    searchWords: {
      en: 'when is upkeep, beginning of upkeep, arrived after upkeep, upkeep but we arrived, planeswalk after upkeep',
      ru: 'когда поддержка, апкип, пришли после апкипа, перешли после апкипа, пришли на план после апкипа',
    },
    text: {
      en: 'The step after untapping and before drawing. What happens “at the beginning of your upkeep” triggers now; on a plane, that’s the planar controller’s upkeep. If you arrive later in the turn, it waits for the next upkeep.',
      ru: 'Шаг после разворота и до взятия карты. Срабатывает то, что бывает «в начале вашего шага поддержки»; на измерении это шаг контроллера измерения. Если в измерение пришли позже, его способность ждёт следующего шага поддержки.',
    },
    forms: { en: ['upkeep'], ru: ['шаг поддержки', '=поддержка'] },
    times: ['upkeep'],
    related: ['page-turn', '500.8'],
  },
  {
    id: 'term-draw-step',
    number: null,
    title: { en: 'Draw step', ru: 'Шаг взятия карты' },
    searchWords: {
      en: 'when do I draw',
      ru: 'когда брать карту',
    },
    text: {
      en: 'The step after upkeep: the active player draws a card before anyone can act.',
      ru: 'Шаг после поддержки: активный игрок берёт карту, прежде чем кто-либо может действовать.',
    },
    forms: { en: ['draw step'], ru: ['шаг взятия'] },
    times: ['draw'],
    related: ['page-turn'],
  },
  {
    id: 'term-main-phase',
    number: null,
    title: { en: 'Main phase', ru: 'Главная фаза' },
    searchWords: {
      en: 'when can I cast creatures',
      ru: 'когда разыгрывать существ',
    },
    text: {
      en: 'The part of a turn before combat, and again after it. With the stack empty, the active player may play a land, cast anything, and roll the planar die.',
      ru: 'Часть хода до боя и ещё раз после него. При пустом стеке активный игрок может разыграть землю, любое заклинание и бросить кубик измерений.',
    },
    forms: {
      en: ['main phase', 'first main', 'second main'],
      ru: ['главная фаза', 'первая главная', 'вторая главная'],
    },
    times: ['firstMain', 'secondMain'],
    related: ['glossary-main-phase', 'page-turn', '901.9'],
  },
  {
    id: 'term-combat',
    number: null,
    title: { en: 'Combat', ru: 'Бой' },
    searchWords: {
      en: 'combat steps, when does combat begin, declare attackers',
      ru: 'когда начинается бой, фаза боя, объявить атакующих, шаги боя',
    },
    text: {
      en: 'The phase between the two main phases: attackers, blockers, damage. You can’t roll the planar die here unless a card says so.',
      ru: 'Фаза между двумя главными: атакующие, блокирующие, повреждения. Кубик измерений здесь не бросают, разве что велит карта.',
    },
    forms: {
      en: ['combat', 'beginning of combat', 'end of combat'],
      ru: ['=бой', '=боя', '=бою', '=боем', 'начало боя', 'конец боя', 'фаза боя'],
    },
    lookAlikes: { en: ['combat damage'] },
    times: ['combat', 'endOfCombat'],
    related: ['page-turn', '500.8'],
  },
  {
    id: 'term-end-step',
    number: null,
    title: { en: 'End step', ru: 'Заключительный шаг' },
    searchWords: {
      en: 'end of turn triggers, beginning of the end step',
      ru: 'конец хода, энд степ, шаг завершения, завершающий шаг',
    },
    text: {
      en: 'The step after the second main phase, usually the last one in which abilities trigger. Cleanup follows.',
      ru: 'Шаг после второй главной фазы, обычно последний, в котором что-то срабатывает. За ним следует шаг очистки.',
    },
    forms: { en: ['end step'], ru: ['заключительный шаг'] },
    times: ['endStep'],
    related: ['page-turn'],
  },
  {
    id: 'term-cleanup',
    number: null,
    title: { en: 'Cleanup step', ru: 'Шаг очистки' },
    searchWords: {
      en: 'damage wears off, discard down to seven, end of turn discard',
      ru: 'сбросить до семи, сбросить до 7, дискард до 7, когда проходят повреждения, карт в конце хода, клинап',
    },
    text: {
      en: 'The very end of a turn. The active player discards down to seven cards, damage wears off, and effects that last until end of turn end.',
      ru: 'Самый конец хода: в руке остаётся не больше семи карт, повреждения снимаются, а эффекты «до конца хода» прекращаются.',
    },
    forms: { en: ['cleanup'], ru: ['шаг очистки'] },
    related: ['page-turn'],
  },
  {
    id: 'term-active-player',
    number: null,
    title: { en: 'Active player', ru: 'Активный игрок' },
    text: {
      en: 'The player whose turn it is. If they have left, their turn goes on without one, and no one may choose to roll the planar die.',
      ru: 'Игрок, чей сейчас ход. Если он выбыл, ход продолжается без активного игрока, и бросать кубик измерений по желанию некому.',
    },
    forms: { en: ['active player'], ru: ['активный игрок'] },
    related: ['102.1', '800.4j', '901.9'],
  },
  {
    id: 'term-starting-player',
    number: null,
    title: { en: 'Starting player', ru: 'Начинающий игрок' },
    text: {
      en: 'The player who takes the first turn and, before that, reveals the starting plane.',
      ru: 'Тот, кто ходит первым, а до этого открывает первое измерение.',
    },
    forms: { en: ['starting player'], ru: ['начинающий игрок', 'первый игрок'] },
    related: ['103.1', '901.5'],
  },
  {
    id: 'term-primary-player',
    number: null,
    title: { en: 'Primary player', ru: 'Главный игрок команды' },
    searchWords: { en: 'main player', ru: 'основной игрок' },
    text: {
      en: 'The player in the rightmost seat from the team’s point of view. In Two-Headed Giant, the active team’s primary player is the planar controller.',
      ru: 'Игрок, который в своей команде сидит правее всех. В Двухголовом Гиганте контроллер измерения — он, когда ходит его команда.',
    },
    forms: { en: ['primary player'], ru: ['первый игрок команды', 'главный игрок команды', 'старший игрок'] },
    related: ['901.12b', '810.2', 'page-two-headed-giant'],
  },
  {
    id: 'term-opponent',
    number: null,
    title: { en: 'Opponent', ru: 'Оппонент' },
    text: {
      en: 'Any player you’re playing against; with teams, everyone who isn’t on yours.',
      ru: 'Любой, кто играет против вас; если вы играете командами, то все, кто не в вашей.',
    },
    forms: { en: ['opponent'], ru: ['оппонент'] },
    related: ['102.1', '810.2'],
  },
  {
    id: 'term-team',
    number: null,
    title: { en: 'Team', ru: 'Команда' },
    text: {
      en: 'Players who win and lose together. In Two-Headed Giant two of them share a life total, poison counters, and turns.',
      ru: 'Игроки, которые вместе выигрывают и вместе проигрывают. В Двухголовом Гиганте у двоих общие жизни, жетоны яда и ход.',
    },
    forms: {
      en: ['team', 'teammate'],
      ru: ['=команда', '=команды', '=команде', '=команду', '=командой', '=команд', '=командами', 'напарник'],
    },
    related: ['810.2', '901.12', 'page-two-headed-giant'],
  },
  {
    id: 'term-two-headed-giant',
    number: null,
    title: { en: 'Two-Headed Giant', ru: 'Двухголовый Гигант' },
    text: {
      en: 'Teams of two that sit side by side, take their turn together, and share one life total. A plane’s “you” means both heads.',
      ru: 'Команды по двое: сидят рядом, ходят вместе, жизни у них общие. «Вы» на измерении — это обе головы.',
    },
    forms: { en: ['Two-Headed Giant'], ru: ['Двухголовый Гигант'] },
    related: ['901.12', 'page-two-headed-giant', '810.8'],
  },
  {
    id: 'term-owner',
    number: null,
    title: { en: 'Owner', ru: 'Владелец' },
    searchWords: {
      en: 'who owns a card, owner of a plane',
      ru: 'чья карта, кто такой владелец, владелец измерения',
    },
    text: {
      en: 'The player whose deck a card began the game in. No matter who controls it, it goes only to its owner’s hand, library, graveyard, or planar deck, and it leaves the game with its owner.',
      ru: 'Игрок, в чьей колоде карта начала партию. Кто бы её ни контролировал, уходит она в руку, библиотеку, колоду измерений или на кладбище владельца и покидает партию вместе с ним.',
    },
    forms: { en: ['owner'], ru: ['владелец'] },
    related: ['901.6', '901.15b', '800.4'],
  },
  {
    id: 'term-controller',
    number: null,
    title: { en: 'Controller', ru: 'Контролирующий игрок' },
    searchWords: {
      en: 'difference owner controller, whose aura, aura on an opponent’s creature',
      ru: 'отличие владельца от контролирующего, чья аура, чары на чужом существе',
    },
    text: {
      en: 'The player currently in charge of something: a permanent, a spell, an ability. It doesn’t have to be the owner; on a card “you” means its controller. An Aura that you put on another player’s creature stays yours.',
      ru: 'Игрок, который сейчас распоряжается перманентом, заклинанием или способностью. Это не обязательно владелец; «вы» на карте — контролирующий её игрок. Аура, которую вы положили на чужое существо, остаётся под вашим контролем.',
    },
    forms: {
      en: ['=controller', '=controllers', '=you =control', '=under =your =control'],
      ru: [
        'контролирующий игрок',
        'контролирующий его игрок',
        'контролирующий её игрок',
        'под вашим контролем',
      ],
    },
    related: ['311.5', '901.6'],
  },
  {
    id: 'term-ability',
    number: null,
    title: { en: 'Ability', ru: 'Способность' },
    searchWords: {
      en: 'kinds of abilities, difference between activated and triggered ability',
      ru: 'виды способностей, чем активируемая отличается от срабатывающей',
    },
    text: {
      en: 'Something a card does. It works all the time (static), by itself when something happens (triggered), or when someone pays for it (activated).',
      ru: 'То, что карта умеет. Действует всё время (статическая), сама по себе, когда что-то случилось (срабатывающая), или когда за неё заплатили (активируемая).',
    },
    forms: { en: ['ability'], ru: ['способность'] },
    related: ['311.4', '603.8', '901.7'],
  },
  {
    id: 'term-static-ability',
    number: null,
    title: { en: 'Static ability', ru: 'Статическая способность' },
    text: {
      en: 'An ability that is simply true as long as its card works. It never uses the stack; on a plane, it applies on everyone’s turn.',
      ru: 'Способность, которая просто действует, пока действует её карта. В стек она не попадает; на измерении она действует в ход любого игрока.',
    },
    forms: { en: ['static ability'], ru: ['статическая способность'] },
    times: ['static'],
    related: ['311.4', 'page-turn'],
  },
  {
    id: 'term-triggered-ability',
    number: null,
    title: { en: 'Triggered ability', ru: 'Срабатывающая способность' },
    searchWords: {
      en: 'whenever, when whenever at, difference triggered activated',
      ru: 'триггерная, отличие срабатывающей от активируемой, триггер',
    },
    text: {
      en: 'An ability that begins with “when,” “whenever,” or “at.” It triggers by itself whenever its event happens and goes on the stack, and everyone may respond.',
      ru: 'Способность, которая начинается со слов «когда», «каждый раз, когда» или «в начале». Срабатывает сама, попадает в стек, и ответить на неё может каждый.',
    },
    forms: {
      en: ['triggered ability', '=trigger', '=triggers', '=triggered', '=triggering'],
      ru: ['срабатывающая способность', 'срабатывает', 'срабатывать', 'сработает', 'сработало', 'сработал'],
    },
    times: ['trigger'],
    related: ['603.8', '901.8'],
  },
  {
    id: 'term-activated-ability',
    number: null,
    title: { en: 'Activated ability', ru: 'Активируемая способность' },
    searchWords: {
      en: 'cost colon effect, difference activated triggered',
      ru: 'отличие активируемой от срабатывающей',
    },
    text: {
      en: 'An ability written as “cost: effect.” Pay the cost while you have priority, and the ability goes on the stack.',
      ru: 'Способность вида «стоимость: эффект». Когда у вас приоритет, вы можете заплатить стоимость, и тогда способность попадает в стек.',
    },
    forms: {
      en: ['activated ability', '=activate', '=activates', '=activated'],
      ru: ['активируемая способность', 'активировать', 'активирует', 'активация'],
    },
    times: ['activated'],
    related: ['311.4'],
  },
  {
    id: 'term-mana-ability',
    number: null,
    title: { en: 'Mana ability', ru: 'Мана-способность' },
    text: {
      en: 'An ability that makes mana, such as “{T}: Add {G}.” It doesn’t use the stack, so no one can respond to it. A plane’s chaos or upkeep ability that adds mana isn’t one.',
      ru: 'Способность, которая даёт ману, например «{T}: добавьте {G}». В стек она не попадает, и ответить на неё нельзя. Хаос-способность или способность поддержки, дающая ману, к ним не относится.',
    },
    forms: { en: ['mana ability'], ru: ['мана-способность'] },
    related: ['305.6'],
  },
  {
    id: 'term-stack',
    number: null,
    title: { en: 'Stack', ru: 'Стек' },
    searchWords: {
      en: 'what is the stack, respond to a spell',
      ru: 'что такое стек, ответить на заклинание',
    },
    text: {
      en: 'Where spells and abilities wait until they resolve. The newest one resolves first, and before each one does, everyone may respond again.',
      ru: 'Место, где заклинания и способности ждут, пока не разрешатся. Первым разрешается то, что попало в него последним, и каждый раз все снова могут ответить.',
    },
    forms: { en: ['stack'], ru: ['=стек', '=стека', '=стеку', '=стеком', '=стеке'] },
    related: ['glossary-lifo', '901.9'],
  },
  {
    id: 'term-resolve',
    number: null,
    title: { en: 'Resolve', ru: 'Разрешиться' },
    searchWords: {
      en: 'spell resolves',
      ru: 'заклинание разрешается',
    },
    text: {
      en: 'When everyone passes in a row, the spell or ability on top of the stack resolves: it does what it says, then leaves the stack.',
      ru: 'Когда все подряд отказались отвечать, верхнее в стеке заклинание или способность разрешается: делает то, что в нём сказано, и уходит из стека.',
    },
    forms: {
      en: ['resolve', 'resolution'],
      ru: [
        ...['=разрешается', '=разрешаются', '=разрешится', '=разрешатся', '=разрешиться', '=разрешился'],
        ...['=разрешилась', '=разрешилось', '=разрешились', '=разрешении', '=разрешения', '=разрешившись'],
      ],
    },
    related: ['901.8', '312.7', 'glossary-lifo'],
  },
  {
    id: 'term-priority',
    number: null,
    title: { en: 'Priority', ru: 'Приоритет' },
    searchWords: {
      en: 'who may act, pass priority, who acts first',
      ru: 'кто может действовать, передать приоритет',
    },
    text: {
      en: 'The right to act now: to cast, to activate, to roll the planar die. The active player has it first, then it goes around; once everyone passes in a row, the top of the stack resolves.',
      ru: 'Право действовать сейчас: разыграть заклинание, активировать способность, бросить кубик измерений. Сначала оно у активного игрока, потом идёт по кругу; когда все подряд отказались, разрешается верхнее в стеке.',
    },
    forms: { en: ['priority'], ru: ['приоритет'] },
    related: ['901.9', '116.2i', 'page-turn'],
  },
  {
    id: 'term-special-action',
    number: null,
    title: { en: 'Special action', ru: 'Специальное действие' },
    text: {
      en: 'Something a player does without the stack, so that no one can respond: playing a land, rolling the planar die.',
      ru: 'То, что игрок делает без стека, так что ответить нельзя: розыгрыш земли, бросок кубика измерений.',
    },
    forms: { en: ['special action'], ru: ['специальное действие'] },
    related: ['116.2i', '305.1'],
  },
  {
    id: 'term-state-based-action',
    number: null,
    title: { en: 'State-based action', ru: 'Действие, вызванное состоянием' },
    searchWords: {
      en: 'sba check, when do creatures die, state based actions',
      ru: 'когда проверяется, когда умирают существа, действия вызванные состоянием',
    },
    text: {
      en: 'What the game does by itself as soon as a condition is met: a player at 0 life loses, a phenomenon that’s done makes you planeswalk. It doesn’t use the stack.',
      ru: 'То, что игра делает сама, как только выполнено условие: игрок с 0 жизней проигрывает, а из выполненного феномена переходят дальше. В стек это не попадает.',
    },
    forms: {
      en: ['state-based action'],
      ru: ['действие , вызванное состоянием', 'действие , вызванных состоянием'],
    },
    related: ['704.6f', '704.5a', '704.5c'],
  },
  {
    id: 'term-as-a-sorcery',
    number: null,
    title: { en: 'As a sorcery', ru: 'Как волшебство' },
    searchWords: {
      en: 'sorcery speed, sorcery timing',
      ru: 'со скоростью волшебства',
    },
    text: {
      en: 'Only in your own main phase, while you have priority and the stack is empty. That’s also when you may roll the planar die.',
      ru: 'Только в свою главную фазу, когда у вас приоритет, а стек пуст. Тогда же бросают и кубик измерений.',
    },
    forms: { en: ['as a sorcery', 'any time you could cast a sorcery'], ru: ['как волшебство'] },
    related: ['901.9', 'glossary-main-phase'],
  },
  {
    id: 'term-lasting-effect',
    number: null,
    title: { en: 'Ongoing effects', ru: 'Длящиеся эффекты' },
    text: {
      en: 'Effects that outlast the spell or ability that created them: until a player planeswalks, until a turn begins, or for the rest of the game. The app tracks the ones from planes and ends them on time.',
      ru: 'Эффекты, которые действуют и после того, как вызвавшая их способность разрешилась: до чьего-либо перехода, до начала хода или до конца партии. Эффекты измерений приложение помнит и вовремя прекращает.',
    },
    forms: { en: ['lasting effect', '=what =lasts'], ru: ['длящийся эффект', '=что =действует'] },
    related: ['611.2a', '901.11'],
  },
  {
    id: 'term-mulligan',
    number: null,
    title: { en: 'Mulligan', ru: 'Пересдача (муллиган)' },
    searchWords: {
      en: 'mulligan, new hand, bad hand, opening hand, how do mulligans work, mulligan rules',
      ru: 'пересдача, поменять руку, сменить руку, другая рука, плохая рука, мулиган, как делать муллиган, правила муллигана',
    },
    text: {
      en: 'Trading your opening hand for a new one, at the cost of one card each time. With three or more players, the first is free.',
      ru: 'Замена начальной руки на новую; за каждую пересдачу в руке остаётся на одну карту меньше. Если игроков трое или больше, первая бесплатна.',
    },
    forms: { en: ['mulligan'], ru: ['пересдача', 'пересдать', 'пересдаёт', 'муллиган', 'мулиган'] },
    related: ['901.5', 'change-17', 'landless-double-draw-2'],
  },
  {
    id: 'term-life-total',
    number: null,
    title: { en: 'Life total', ru: 'Количество жизней' },
    searchWords: {
      en: 'how much life',
      ru: 'сколько жизней',
    },
    text: {
      en: 'How much life a player has. At 0 or less, the player loses as soon as anyone would get priority.',
      ru: 'Сколько у игрока жизней. При 0 и меньше он проигрывает, прежде чем кто-либо получит приоритет.',
    },
    forms: {
      en: ['life total', '=life'],
      ru: ['количество жизней', '=жизни', '=жизней', '=жизнь', '=жизнями', '=жизням', '=жизнях'],
    },
    lookAlikes: { en: ['life link'] },
    related: ['glossary-life-total', '119.3', '704.5a'],
  },
  {
    id: 'term-poison-counter',
    number: null,
    title: { en: 'Poison counter', ru: 'Жетон яда' },
    text: {
      en: 'A counter on a player. A player with ten loses; in Two-Headed Giant, a team counts them together and loses at 15.',
      ru: 'Жетон у игрока. У кого их десять, тот проигрывает; в Двухголовом Гиганте команда проигрывает, когда на двоих пятнадцать.',
    },
    forms: { en: ['poison counter', 'poison'], ru: ['жетон яда', '=яд', '=яда', '=ядом'] },
    related: ['122.1f', '704.5c', '810.8'],
  },
  {
    id: 'term-concede',
    number: null,
    title: { en: 'Concede', ru: 'Сдаться' },
    searchWords: {
      en: 'give up, surrender',
      ru: 'сдача',
    },
    text: {
      en: 'To give up. Any player may, at any time; they leave the game immediately, and nothing can prevent it.',
      ru: 'Признать поражение. Это можно в любой момент; игрок сразу выбывает, и помешать этому ничто не может.',
    },
    forms: { en: ['concede'], ru: ['=сдаться', '=сдаётся', '=сдаются', '=сдался', '=сдалась'] },
    related: ['104.3a', '800.4', 'sheet-leaving'],
  },
  {
    id: 'term-lose-the-game',
    number: null,
    title: { en: 'Lose the game', ru: 'Проиграть партию' },
    text: {
      en: 'A player loses at 0 life, with ten poison counters, after trying to draw from an empty library, or because a card says so, and then leaves the game.',
      ru: 'Игрок проигрывает при 0 жизней, с десятью жетонами яда, если должен был взять карту из пустой библиотеки или если так велит карта. Проигравший покидает партию.',
    },
    forms: { en: ['lose the game'], ru: ['проиграть партию', 'проигрывает партию', 'проигрывает'] },
    related: ['glossary-lose-the-game', '704.5a', '104.2a'],
  },
  {
    id: 'term-monarch',
    number: null,
    title: { en: 'Monarch', ru: 'Монарх' },
    searchWords: {
      en: 'what is the monarch',
      ru: 'кто такой монарх, что такое монарх',
    },
    text: {
      en: 'A title that only one player has at a time. They draw a card at the beginning of their end step, and lose the title to the controller of any creature that deals combat damage to them.',
      ru: 'Звание, которое бывает лишь у одного игрока: он берёт карту в начале своего заключительного шага и уступает звание игроку, чьё существо нанесло ему боевые повреждения.',
    },
    forms: { en: ['monarch'], ru: ['монарх'] },
    related: ['725.2', '725.3', '725.4'],
  },
  {
    id: 'term-citys-blessing',
    number: null,
    title: { en: 'City’s blessing, ascend', ru: 'Благословение города, Возвышение' },
    searchWords: { en: 'what is ascend', ru: 'что такое возвышение' },
    text: {
      en: 'If you control something with ascend and ten or more permanents, you get the city’s blessing and keep it until the game ends. By itself it does nothing; cards ask whether you have it.',
      ru: 'Если под вашим контролем есть что-то с Возвышением и всего десять перманентов или больше, вы получаете благословение города до конца партии. Само оно ничего не делает: карты спрашивают, есть ли оно у вас.',
    },
    forms: { en: ['=blessing', '=ascend'], ru: ['благословение', 'Возвышение'] },
    related: ['702.131c'],
  },
];
