/** Rules that have changed since the texts of 2006 to 2017 that players still quote. */
import type { RuleChapter } from './rule-entry';

export const changes = (): RuleChapter => ({
  id: 'changes',
  title: { en: 'What has changed', ru: 'Что изменилось' },
  source: 'comprehensive',
  entries: [
    {
      id: 'change-1',
      number: '311',
      formerNumbers: ['309', '310'],
      title: { en: 'Planes 311, phenomena 312', ru: 'Измерения 311, феномены 312' },
      searchWords: { en: 'why is the number different', ru: 'почему другой номер, номер правила другой' },
      text: {
        en: 'Planes moved from rule 309 to 310 in 2021 and to 311 in 2023, phenomena from 310 to 311 and 312. Their old numbers now belong to dungeons (309, since 2021) and battles (310, since 2023). Except for chaos abilities, only the numbers have changed.',
        ru: 'Измерения переехали из главы 309 в 310 в 2021 году и в 311 в 2023-м, феномены — из 310 в 311, затем в 312. Старые места заняты: с 2021 года 309 — подземелья, с 2023 года 310 — битвы. Если не считать хаос-способностей, изменились только номера.',
      },
      related: ['311.1', '311.7', '312.1', 'change-7'],
    },
    {
      id: 'change-2',
      number: '701.31',
      formerNumbers: ['701.24', '701.23', '701.22'],
      title: { en: 'Planeswalking is 701.31', ru: 'Переход: теперь 701.31' },
      text: {
        en: 'Planeswalking moves down the list of keyword actions whenever new ones are added: it was 701.22 until September 2017, then 701.23, 701.24 from 2020, and 701.31 by September 2025. What you do is still the same.',
        ru: 'Переход сдвигается вниз по списку ключевых действий, когда в него добавляют новые: 701.22 до сентября 2017 года, затем 701.23, с 2020 года 701.24, а к сентябрю 2025 года 701.31. Сам порядок действий прежний.',
      },
      related: ['701.31a', '701.31b', '701.31c', '701.31d', '901.11'],
    },
    {
      id: 'change-3',
      number: '116.2i',
      formerNumbers: ['116.2h', '116.2g', '115.2g', '115.2f'],
      title: { en: 'Rolling is 116.2i', ru: 'Бросок: теперь 116.2i' },
      text: {
        en: 'Rolling the planar die is a special action, numbered 116.2i since February 2021. In older texts it is 115.2f, 115.2g, 116.2g, or 116.2h. When you may roll and what you pay haven’t changed.',
        ru: 'Бросок кубика измерений — специальное действие; с февраля 2021 года его номер — 116.2i. В старых списках это 115.2f, 115.2g, 116.2g или 116.2h. Когда можно бросать и сколько платить — как раньше.',
      },
      related: ['116.2i', '901.9'],
    },
    {
      id: 'change-4',
      number: '704.6f',
      formerNumbers: ['704.5x'],
      title: { en: 'Leaving phenomena is 704.6f', ru: 'Уход из феномена: теперь 704.6f' },
      text: {
        en: 'The state-based action that moves you on from a phenomenon was 704.5x; since July 2020 it is 704.6f, among those for variant formats. Don’t look it up under 704.5x anymore, because that rule is about battles now.',
        ru: 'Действие, вызванное состоянием, которое уводит вас из феномена, было под номером 704.5x; с июля 2020 года это 704.6f, в списке для вариантов игры. Номер 704.5x теперь у правила о битвах.',
      },
      related: ['704.6f', '312.7', '901.11a'],
    },
    {
      id: 'change-5',
      number: '103.7',
      formerNumbers: ['103.6'],
      title: { en: 'The first plane is 103.7', ru: 'Первое измерение: теперь 103.7' },
      text: {
        en: 'Revealing the starting plane is 103.7, right after actions with cards in opening hands, which are now 103.6. The order itself hasn’t changed.',
        ru: 'Первое измерение открывают по правилу 103.7, сразу после действий с картами в начальных руках; номер 103.6 теперь у них. Сам порядок не изменился.',
      },
      related: ['901.4', '901.5'],
    },
    {
      id: 'change-6',
      number: '113.8',
      formerNumbers: ['112.8'],
      title: { en: 'Abilities without a source', ru: 'Способность без источника' },
      text: {
        en: 'Rule 113.8 says who controls a triggered ability; until 2019 it was 112.8. The planeswalking ability is still an exception: it has no source, and the player whose roll made it trigger controls it.',
        ru: 'Кто контролирует срабатывающую способность, сказано в 113.8; до 2019 года это было 112.8. Способность перехода — по-прежнему исключение: источника у неё нет, а контролирует её тот, чей бросок её вызвал.',
      },
      related: ['901.8', '901.9c'],
    },
    {
      id: 'change-7',
      number: '311.7',
      formerNumbers: ['309.7'],
      title: { en: 'Chaos ensues', ru: 'Наступает хаос' },
      text: {
        en: 'A chaos ability triggers whenever chaos ensues: after a chaos roll, or because an effect says so. An effect can also name one plane, even a card only revealed from a planar deck; then that ability alone triggers. The planar controller controls it, whoever caused it.',
        ru: 'Хаос-способность срабатывает, когда наступает хаос: после броска хаоса или по указанию эффекта. Эффект может назвать и одно измерение, даже карту, которую только показали из колоды измерений; тогда срабатывает лишь её способность. Контролирует её контроллер измерения, кто бы хаос ни вызвал.',
      },
      changeNote: {
        en: 'Planes printed before 2023 ask you to roll {CHAOS}. Read that as chaos ensuing.',
        ru: 'Измерения, напечатанные до 2023 года, требуют, чтобы вы выбросили {CHAOS}. Читайте: наступает хаос.',
      },
      example: {
        en: 'The Fertile Lands of Saulvinia looks for another plane in your deck, and chaos ensues there. Only that plane’s chaos ability triggers, although you never planeswalked there.',
        ru: '«Плодородные земли Саулвинии» ищут в вашей колоде измерений ещё одно измерение, и хаос наступает в нём. Срабатывает только его хаос-способность, хотя вы туда не переходили.',
      },
      related: ['311.7', '901.9b', 'history-10'],
    },
    {
      id: 'change-8',
      number: '706.7',
      title: { en: 'The planar die is a die', ru: 'Кубик измерений — тоже кубик' },
      text: {
        en: 'Rolling the planar die triggers abilities that care about rolling dice. Its result isn’t a number, so effects that compare, add to, or use a number ignore it. An electronic die is allowed if its faces come up with the right odds and all players agree.',
        ru: 'От броска кубика измерений срабатывают способности, которые следят за бросками кубиков. Числа у него нет, поэтому эффекты, которым нужно число, чтобы сравнить его или прибавить к нему, его не касаются. Электронный кубик разрешён, если шансы граней верны и игроки согласны.',
      },
      changeNote: {
        en: 'In 2017 the rules had no section on dice. This part was added in July 2021.',
        ru: 'В 2017 году главы о кубиках в правилах не было. Эта её часть появилась к июлю 2021 года.',
      },
      related: ['706.7', '901.9d', '901.3a', 'history-11'],
    },
    {
      id: 'change-9',
      number: '403.5',
      title: { en: 'In play, now the battlefield', ru: 'Поле битвы вместо «в игре»' },
      text: {
        en: 'Since 2009 the zone of permanents is the battlefield, so read “in play” as “on the battlefield,” and “comes into play” as “enters.” Cards since 2024 say only “enters”; the battlefield is understood.',
        ru: 'С 2009 года зона перманентов называется полем битвы: «в игре» значит «на поле битвы», «входит в игру» — «выходит на поле битвы». Английские карты с 2024 года пишут просто «enters»: поле битвы подразумевается.',
      },
      related: ['305.4', 'glossary-leaves-play', 'change-10'],
    },
    {
      id: 'change-10',
      number: '406',
      title: { en: 'Removed cards are exiled', ru: 'Изгнать вместо «удалить из игры»' },
      text: {
        en: 'To remove a card from the game is now to exile it, and the zone is exile. A card there is still part of the game.',
        ru: 'Удалить карту из игры теперь значит изгнать её, а зона называется изгнанием. Изгнанная карта остаётся частью партии.',
      },
      related: ['glossary-madness', 'change-9'],
    },
    {
      id: 'change-11',
      number: '601',
      formerNumbers: ['409'],
      title: { en: 'Cast, activate, play', ru: 'Cast, activate, play: три слова' },
      text: {
        en: 'Spells are cast, abilities are activated, and only lands are still played. An effect that lets you play a card means whichever fits: play it as a land or cast it.',
        ru: 'По-английски для заклинаний теперь говорят «cast», для способностей «activate», и только для земель осталось «play». Если эффект позволяет «play a card», делайте то, что карте подходит: разыграйте её как землю или как заклинание. На русских картах и «cast», и «play» — это «разыграть».',
      },
      related: ['305.1', '305.9', 'glossary-lifo'],
    },
    {
      id: 'change-12',
      number: '704.3',
      formerNumbers: ['420', '420.5'],
      title: { en: 'State-based actions', ru: 'Действия, вызванные состоянием' },
      text: {
        en: 'What used to be state-based effects (420) are now state-based actions (704). All that apply happen at the same time; then the game checks again, and no player gets priority until none apply.',
        ru: 'Прежние «эффекты, вызванные состоянием» (420) — теперь действия, вызванные состоянием (глава 704). Все действия, условия которых выполнены, происходят разом; затем игра проверяет снова, и приоритета никто не получает, пока такие действия не кончатся.',
      },
      related: ['704.6f', '312.7'],
    },
    {
      id: 'change-13',
      number: '106.4',
      title: { en: 'No more mana burn', ru: 'Ожога от маны больше нет' },
      searchWords: {
        en: 'when does mana empty, mana empties, floating mana, keep mana between steps, mana between phases',
        ru: 'когда пропадает мана, мана пропадает, мана сгорает, оставить ману на потом, мана сохраняется, мана между фазами',
      },
      text: {
        en: 'Unspent mana is lost as each step and phase ends, with no penalty.',
        ru: 'Мана, которую вы не потратили, исчезает в конце каждого шага и каждой фазы и вреда вам не приносит.',
      },
      changeNote: {
        en: 'Until 2009 you lost 1 life for each unspent mana when a phase ended.',
        ru: 'До 2009 года в конце фазы вы теряли по 1 жизни за каждую непотраченную ману.',
      },
    },
    {
      id: 'change-14',
      number: '704.5j',
      title: { en: 'The legend rule', ru: 'Правило легендарности' },
      text: {
        en: 'When several legendary permanents under your control share a name, you pick the one that stays; the others go to the graveyard. What other players control doesn’t matter.',
        ru: 'Если под вашим контролем несколько легендарных перманентов с одним именем, вы выбираете один, а остальные кладёте на кладбище. Перманенты других игроков не учитываются.',
      },
      changeNote: {
        en: 'Under the 2006 rule, all copies on the battlefield died, no matter who controlled them. The present rule dates from 2013.',
        ru: 'По правилу 2006 года погибали все копии на поле битвы, под чьим бы контролем они ни были. Нынешнее действует с 2013 года.',
      },
      related: ['205.4', 'glossary-legendary'],
    },
    {
      id: 'change-15',
      number: '613.1',
      formerNumbers: ['418.5'],
      title: { en: 'Seven layers', ru: 'Семь слоёв' },
      text: {
        en: 'Continuous effects apply in seven layers: copying, control, text, types, color, abilities, power and toughness. The last has four parts: values a card defines for itself, values that are set, changes along with counters, and switching power and toughness.',
        ru: 'Продолжительные эффекты применяются по семи слоям: копирование, контроль, текст, типы, цвет, способности, сила и выносливость. В последнем четыре части: значения, которые задаёт сама карта, установленные значения, изменения вместе с жетонами и обмен силы и выносливости.',
      },
      changeNote: {
        en: 'In 2006 there were six: colors and abilities shared a layer.',
        ru: 'В 2006 году слоёв было шесть: цвета и способности стояли в одном.',
      },
      related: ['305.7', 'glossary-layer', 'change-24'],
    },
    {
      id: 'change-16',
      number: '704.6b',
      title: { en: 'Poison in Two-Headed Giant', ru: 'Яд в Двухголовом Гиганте' },
      text: {
        en: 'A player with ten poison counters loses the game. In Two-Headed Giant a team counts its poison together and loses at 15.',
        ru: 'С десятью жетонами яда игрок проигрывает. В Двухголовом Гиганте жетоны яда у команды общие, и она проигрывает при пятнадцати.',
      },
      changeNote: {
        en: 'Older texts mention only ten.',
        ru: 'В старых текстах сказано только о десяти.',
      },
      related: ['901.12', 'page-two-headed-giant', 'glossary-lose-the-game'],
    },
    {
      id: 'change-17',
      number: '103.5',
      title: { en: 'The London mulligan', ru: 'Лондонская пересдача' },
      searchWords: {
        en: 'how many cards, free, london mulligan rules, vancouver mulligan, how many mulligans, partial paris, paris mulligan',
        ru: 'сколько карт, бесплатная, лондонский муллиган, ванкуверский муллиган, сколько раз пересдавать, парижский муллиган, частичный париж, париж',
      },
      text: {
        en: 'However often you mulligan, you draw seven cards; once you keep, you put one on the bottom of your library for each mulligan taken. In multiplayer games and in Brawl the first doesn’t count. It replaced the Paris, partial Paris, and Vancouver mulligans.',
        ru: 'Сколько бы раз вы ни пересдавали, вы берёте семь карт; оставив руку, вы кладёте в низ библиотеки по одной карте за каждую пересдачу. В партиях больше чем на двоих и в Brawl первая не в счёт. Прежних пересдач — парижской, частичной парижской и ванкуверской — больше нет.',
      },
      changeNote: {
        en: 'Under the previous rule (2015 to 2019), each new hand was one card smaller, and a player who kept such a hand scried 1.',
        ru: 'По прежнему правилу, 2015–2019 годов, каждая новая рука была на карту меньше, а оставивший её игрок предсказывал 1.',
      },
      example: {
        en: 'In a four-player game you mulligan twice. You draw seven and put only one card on the bottom.',
        ru: 'Вас четверо, и вы пересдали дважды. Вы берёте семь карт и кладёте в низ библиотеки только одну.',
      },
      related: ['history-20', 'landless-double-draw-2', 'landless-double-draw-a'],
    },
    {
      id: 'change-18',
      number: '107.4c',
      title: { en: 'Colorless mana is {C}', ru: 'Бесцветная мана — {C}' },
      text: {
        en: 'Lands that add colorless mana say {C}. If an old card adds {1}, that is one colorless mana; in a cost, {1} can still be paid with any mana.',
        ru: 'На землях, которые дают бесцветную ману, теперь стоит {C}. Если старая карта добавляет {1}, это одна бесцветная мана; в стоимости {1} по-прежнему оплачивается любой маной.',
      },
      changeNote: {
        en: 'Landless MTG 1.1 still has {1} on its Shimmering Grotto.',
        ru: 'В Landless MTG 1.1 у «Мерцающего Грота» всё ещё стоит {1}.',
      },
      related: ['shimmering-grotto', 'landless-5'],
    },
    {
      id: 'change-19',
      number: null,
      title: { en: 'Other wording that’s gone', ru: 'Другие устаревшие формулировки' },
      text: {
        en: 'Cards no longer add mana “to your mana pool” but just add it (106.4). Tokens are created, not put into play (111). “Unblockable” has become “can’t be blocked” (702.14c).\n\nDeathtouch no longer triggers. Instead, a state-based action destroys the creature (704.5h).',
        ru: 'Ману больше не добавляют «в хранилище»: её просто добавляют (106.4). Фишки создают, а не кладут в игру (111). Вместо английского «unblockable» карты говорят, что существо не может быть заблокировано (702.14c).\n\nСмертельное касание больше не срабатывает: существо уничтожает действие, вызванное состоянием (704.5h).',
      },
      related: ['glossary-landwalk', 'glossary-lethal-damage', 'change-12'],
    },
    {
      id: 'change-20',
      number: '202.3',
      title: { en: 'Mana value', ru: 'Мановая ценность' },
      searchWords: { en: 'converted mana cost, CMC', ru: 'конвертированная стоимость, КМЦ' },
      text: {
        en: 'Converted mana cost has been called mana value since 2021. It is the same number.',
        ru: 'Конвертированная мана-стоимость с 2021 года называется мановой ценностью. Это то же число.',
      },
      related: ['202.2', 'cube-2a'],
    },
    {
      id: 'change-21',
      number: null,
      title: { en: 'From he or she to they', ru: 'Вместо he or she — they' },
      text: {
        en: 'Since July 2018 the English texts speak of a player as “they.” The rules themselves haven’t changed.',
        ru: 'С июля 2018 года английские тексты говорят об игроке «they». Сами правила от этого не изменились.',
      },
    },
    {
      id: 'change-22',
      number: '103.8',
      title: { en: 'Who skips the first draw', ru: 'Кто пропускает первое взятие' },
      searchWords: {
        en: 'who draws first, first turn draw, going first do I draw, do I draw first turn, draw on turn one, do I draw on turn one, draw on the first turn, skip the first draw',
        ru: 'кто берёт первым, берёт ли начинающий карту, первый ход без карты, брать ли карту в первый ход, беру ли карту в первый ход, взять карту в первый ход, карта в первый ход',
      },
      text: {
        en: 'In a two-player game, with or without planes, the starting player skips the draw step of the first turn. In multiplayer games no one skips it except the starting team in Two-Headed Giant.',
        ru: 'Вдвоём, с измерениями или без, начинающий игрок пропускает шаг взятия карты первого хода. В остальных партиях его не пропускает никто, кроме начинающей команды в Двухголовом Гиганте.',
      },
      related: ['history-20', '901.2', 'page-turn'],
    },
    {
      id: 'change-23',
      number: '901.3',
      title: { en: 'What has stayed the same', ru: 'Что осталось прежним' },
      text: {
        en: 'Deck sizes are the same: ten cards with at most two phenomena, or for a shared deck ten cards per player (40 are always enough) and two phenomena per player. Who the planar controller is, Grand Melee, and range of influence haven’t changed either.\n\nChaotic Aether still speaks of a {CHAOS} roll; while it applies, every blank counts as one.',
        ru: 'Размеры колод прежние: десять карт и не более двух феноменов, а в общей — по десять карт на игрока (40 хватит всегда) и до двух феноменов на каждого. Не изменились и правила о контроллере измерения, Большой резне и зоне влияния.\n\n«Хаотический эфир» действует по-прежнему: пока он в силе, считается, что вместо каждой пустой грани выпал {CHAOS}.',
      },
      related: ['901.3', '901.6', '901.13', '901.14', '901.15a', 'history-13'],
    },
    {
      id: 'change-24',
      number: '613.7h',
      title: { en: 'Timestamps of planes', ru: 'Временные метки измерений' },
      text: {
        en: 'A plane or phenomenon gets its timestamp at the moment it is turned face up. If its effect clashes with another in the same layer, the later one wins unless one depends on the other.',
        ru: 'Измерение или феномен получает временную метку, когда его открывают. Если его эффект противоречит другому в том же слое, действует более поздний, если только один не зависит от другого.',
      },
      related: ['901.7', '901.7a', 'change-15'],
    },
    {
      id: 'change-25',
      number: '603.10g',
      title: { en: 'Leaving a plane looks back', ru: 'Способности ухода смотрят назад' },
      text: {
        en: 'An ability that triggers when you planeswalk away from a plane looks at the game as it was just before you left. So it works, although its card is already face down by then.',
        ru: 'Способность, которая срабатывает, когда вы покидаете измерение, смотрит на партию, какой та была прямо перед уходом. Поэтому она действует, хотя её карта к тому времени уже закрыта.',
      },
      related: ['701.31d', '901.11b', '901.7a'],
    },
    {
      id: 'change-26',
      number: '308',
      title: { en: 'Kindred and battles', ru: 'Сородичи и битвы' },
      text: {
        en: 'The card type tribal is now kindred, and battles are a new type of permanent. Effects and house rules about nonland cards cover battles, too. A kindred card always has another card type, which decides how it counts. Morphic Tide names the types it puts onto the battlefield, and battles aren’t among them.',
        ru: 'Племенной тип по-английски теперь называется kindred, а битвы (battle) — новый тип перманентов; на русских картах этих слов нет. Эффекты и домашние правила о картах, не являющихся землёй, касаются и битв. У карты сородичей всегда есть и другой тип, по нему её и считают. «Преображающий прилив» перечисляет типы, которые кладёт на поле битвы, и битв среди них нет.',
      },
      changeNote: {
        en: 'The texts of 2006 and 2017 mention neither.',
        ru: 'В текстах 2006 и 2017 годов нет ни того ни другого.',
      },
      related: ['cube-2a', '305.9', 'change-1'],
    },
  ],
});
