/** Eighteen terms from a page of the rules of 2006 (L to M), with their present meaning. */
import type { RuleChapter } from '../rule-entry';

export const glossary = (): RuleChapter => ({
  id: 'glossary',
  title: { en: 'Terms: 2006 and today', ru: 'Термины: 2006 год и сегодня' },
  source: 'comprehensive',
  entries: [
    {
      id: 'glossary-landcycling',
      number: '702.29e',
      formerNumbers: ['502.18'],
      title: { en: 'Landcycling: discard, find a land', ru: 'Цикл земель: сбросить и найти землю' },
      text: {
        en: 'An ability of a card in your hand. Pay its cost and discard that card; then search your library for a land of the named type, reveal it, put it into your hand, and shuffle. Basic landcycling finds any basic land. All of these count as cycling: anything that triggers on cycling, or forbids it, applies to them.',
        ru: 'Способность карты у вас в руке. Заплатите её стоимость и сбросьте эту карту; затем найдите в библиотеке землю названного типа, покажите её, положите в руку и перетасуйте библиотеку. Цикл базовых земель находит любую базовую. Всё это тоже Цикл: если что-то срабатывает от Цикла или запрещает его, к таким способностям это тоже относится.',
      },
      example: {
        en: 'Plainscycling {2}: for two mana and the card itself you fetch any card with the type Plains, even a nonbasic one.',
        ru: 'Цикл Равнин {2}: за две маны и саму карту вы находите любую карту с типом Равнина, даже небазовую.',
      },
      changeNote: {
        en: 'Older rules had it for land types only. Today it’s a kind of typecycling, which may name any type, such as Wizard, artifact, or basic land.',
        ru: 'Прежде речь шла только о типах земель. Теперь это частный случай цикла типов, а тип может быть любым: Чародей, артефакт, базовая земля.',
      },
      related: ['305.5', '305.8', '205.4', 'glossary-landwalk'],
    },
    {
      id: 'glossary-landwalk',
      number: '702.14',
      formerNumbers: ['502.6'],
      title: { en: 'Landwalk: can’t be blocked', ru: 'Знание земель: нельзя заблокировать' },
      text: {
        en: 'The ability names a kind of land, as in islandwalk, nonbasic landwalk, or snow swampwalk. While the defending player controls a land of that kind, the creature can’t be blocked. A blocker with the same ability doesn’t cancel it.',
        ru: 'Способность называет вид земли: Знание Островов, Знание небазовых земель, Знание снежных Болот. Пока под контролем защищающегося игрока есть такая земля, существо нельзя заблокировать. Такая же способность у блокирующего этого не отменяет.',
      },
      changeNote: {
        en: 'Older texts say “unblockable” and look only for a subtype or supertype. Now the kind can also be a card type, as in artifact landwalk, or the lack of something, as in nonbasic.',
        ru: 'В старых текстах существо «неблокируемое», а у земли важен только подтип или супертип. Теперь вид может быть и типом карты (артефактные земли), и отсутствием чего-либо (небазовые).',
      },
      related: ['305.5', '305.8', '205.4'],
    },
    {
      id: 'glossary-last-known-information',
      number: '608.2h',
      formerNumbers: ['413.2f'],
      title: { en: 'Last known information', ru: 'Последняя известная информация' },
      text: {
        en: 'An effect may need to know something about an object that’s no longer where the effect looks for it. Then it uses what was true of the object just before it left that place. The same goes for players who have left the game.',
        ru: 'Эффекту бывает нужно знать что-то об объекте, которого уже нет там, где его ищут. Тогда берут то, что было верно для объекта прямо перед тем, как он оттуда ушёл. Так же и с игроками, покинувшими партию.',
      },
      example: {
        en: 'An ability deals damage equal to a creature’s power, and the creature dies first. The damage equals the power it last had on the battlefield, counters and bonuses included.',
        ru: 'Способность наносит повреждения, равные силе существа, а оно успело умереть. Считается сила, которая была у него на поле битвы, с жетонами и прибавками.',
      },
      changeNote: {
        en: 'Players who left are covered now. The old exception for effects that divide damage is gone.',
        ru: 'Теперь сюда входят и выбывшие игроки. Прежней оговорки про эффекты, распределяющие повреждения, больше нет.',
      },
      related: ['glossary-leaves-play', '800.4'],
    },
    {
      id: 'glossary-layer',
      number: '613',
      formerNumbers: ['418.5', '503'],
      title: { en: 'Layers of effects', ru: 'Слои эффектов' },
      text: {
        en: 'Continuous effects are applied in seven layers: 1 copying and being face down, 2 control, 3 text, 4 types, 5 colors, 6 abilities and keyword counters, 7 power and toughness.\n\nThe seventh has four steps: 7a abilities by which a card defines its own numbers, 7b setting them, 7c raising and lowering them, counters included, 7d switching them. Within one layer the older effect comes first, unless it depends on the newer one; a card’s own defining abilities go before the rest.',
        ru: 'Продолжительные эффекты применяют по семи слоям: 1 — копирование и положение рубашкой вверх, 2 — контроль, 3 — текст, 4 — типы, 5 — цвета, 6 — способности и жетоны способностей, 7 — сила и выносливость.\n\nВ седьмом четыре шага: 7a — способности, которыми карта сама определяет свои числа, 7b — замена чисел, 7c — прибавки и убавки вместе с жетонами, 7d — обмен силы и выносливости. Внутри слоя раньше идёт более старый эффект, если он не зависит от нового; определяющие способности самой карты идут первыми.',
      },
      example: {
        en: 'One effect makes a land with a +1/+1 counter a 2/2 creature (4 and 7b). The counter comes after it (7c): the creature is 3/3.',
        ru: 'Эффект делает землю с жетоном +1/+1 существом 2/2 (слои 4 и 7b). Жетон применяется позже (7c): выходит существо 3/3.',
      },
      changeNote: {
        en: 'There were six layers in 2006: colors and abilities shared the fifth, and power and toughness came sixth.',
        ru: 'В 2006 году слоёв было шесть: цвета и способности делили пятый, сила и выносливость шли шестыми.',
      },
      related: ['305.7', '707.2', '105.2', '205.4'],
    },
    {
      id: 'glossary-leaves-play',
      number: '603.6c',
      formerNumbers: ['410.10c', '600.4a', '420.5', '502.15'],
      title: { en: 'Leaves the battlefield (“leaves play”)', ru: 'Покидает поле битвы (прежде «игру»)' },
      text: {
        en: 'A permanent leaves the battlefield when it goes to another zone, or when its owner leaves the game with it. If it returns, it’s a new object with no memory of the old one. A token that has left ceases to exist.\n\nPhasing out is different: the permanent stays on the battlefield but counts as absent, and nothing triggers.',
        ru: 'Перманент покидает поле битвы, когда уходит в другую зону или когда его владелец выбывает и забирает его с собой. Вернувшись, он становится новым объектом и ничего не помнит о прежнем. Ушедшая фишка перестаёт существовать.\n\nПротивофаза — другое дело: перманент остаётся на поле битвы, но игра его не замечает, и ничего не срабатывает.',
      },
      changeNote: {
        en: 'The battlefield was called “in play” until 2009. Phased-out permanents used to be in a zone of their own; now being phased out is a status.',
        ru: 'До 2009 года поле битвы называлось «игрой»: в неё карты входили и из неё выходили. Перманенты в противофазе лежали в отдельной зоне; теперь это статус.',
      },
      related: ['800.4', '901.10', 'glossary-last-known-information', 'cube-1-note-2', 'landless-1'],
    },
    {
      id: 'glossary-legal-text',
      number: '213',
      formerNumbers: ['210'],
      title: { en: 'Legal text', ru: 'Юридический текст' },
      text: {
        en: 'The small print under the text box: copyright, collector number, artist. It has no effect on the game.',
        ru: 'Мелкий шрифт под полем текста: авторские права, номер карты, художник. На игру он не влияет.',
      },
    },
    {
      id: 'glossary-legend',
      number: null,
      title: { en: 'Legend (obsolete)', ru: 'Легенда (устарело)' },
      text: {
        en: 'A creature type found on old cards. Read it as the supertype “legendary”; such a creature is legendary, and the type itself no longer exists.',
        ru: 'Тип существа со старых карт. Читайте его как супертип «легендарный»: такое существо легендарно, а самого типа больше нет.',
      },
      related: ['glossary-legendary', '205.4'],
    },
    {
      id: 'glossary-legendary',
      number: '205.4d',
      formerNumbers: ['420.5'],
      title: { en: 'Legendary; the legend rule', ru: 'Легендарный; правило легендарности' },
      searchWords: {
        en: 'two copies of a legend, legend rule',
        ru: 'две одинаковые легенды, правило легенд',
      },
      text: {
        en: 'A supertype that any kind of permanent can have. If you control several legendary permanents with the same name, choose which one stays; the others go to their owners’ graveyards. This is a state-based action, and what other players control doesn’t count. A legendary permanent that changes its types is still legendary.',
        ru: 'Супертип, который бывает у перманентов любого вида. Если под вашим контролем несколько легендарных перманентов с одним именем, выберите, какой останется; остальные отправляются на кладбища владельцев. Это действие, вызванное состоянием; то, что контролируют другие, не считается. Сменив типы, легендарный перманент остаётся легендарным.',
      },
      example: {
        en: 'You and an opponent each control the same legendary land, and both stay. If you play a second one, one of your two goes.',
        ru: 'У вас и у оппонента по одинаковой легендарной земле: обе остаются. Вы разыгрываете вторую такую же: одна из двух ваших уходит.',
      },
      changeNote: {
        en: 'In 2006 all of the same name went to the graveyard at the same time, whoever controlled them. Since 2013 each player looks only at their own and keeps one. Planeswalkers are legendary now, and so are some instants and sorceries.',
        ru: 'В 2006 году на кладбище шли сразу все одноимённые, чьи бы они ни были. С 2013 года каждый смотрит только на свои и один оставляет. Легендарны теперь и planeswalker’ы, и некоторые мгновенные заклинания и волшебства.',
      },
      related: ['205.4', 'glossary-legend'],
    },
    {
      id: 'glossary-lethal-damage',
      number: '704.5g',
      formerNumbers: ['420.5'],
      title: { en: 'Lethal damage', ru: 'Смертельные повреждения' },
      searchWords: {
        en: 'when do creatures die, when does a creature die',
        ru: 'когда умирает существо, отчего умирают существа',
      },
      text: {
        en: 'Damage marked on a creature is lethal once it reaches the creature’s toughness. If that toughness is above 0, the creature is then destroyed as a state-based action. With toughness 0 or less it goes to the graveyard too, but nothing destroyed it, so indestructible doesn’t help.',
        ru: 'Нанесённые существу повреждения смертельны, когда их не меньше его выносливости. Если выносливость больше 0, существо уничтожается; это действие, вызванное состоянием. При выносливости 0 и меньше оно тоже попадает на кладбище, но не уничтожается, так что Неразрушимость не спасает.',
      },
      changeNote: {
        en: 'Today any damage from a source with deathtouch destroys a creature as well, and counts as enough when combat damage is assigned.',
        ru: 'Теперь существо уничтожают и любые повреждения от источника со Смертельным касанием; при распределении боевых повреждений их тоже достаточно.',
      },
      related: ['glossary-life-total', 'glossary-lose-the-game'],
    },
    {
      id: 'glossary-library',
      number: '401',
      formerNumbers: ['217.2'],
      title: { en: 'Library: where you draw from', ru: 'Библиотека: откуда берут карты' },
      text: {
        en: 'The zone you draw from, and the cards in it. Your shuffled deck becomes your library as the game starts; it stays face down, and no one may look at it or change its order, but anyone may count it. A planar deck isn’t a library, because it stays in the command zone.',
        ru: 'Зона, из которой вы берёте карты, и сами карты в ней. Перетасованная колода становится библиотекой в начале партии; она лежит рубашкой вверх, в неё не смотрят и порядка не меняют, но сосчитать её карты может каждый. Колода измерений — не библиотека: она в зоне командования.',
      },
      related: [
        '901.4',
        '311.2',
        'glossary-lose-the-game',
        'landless-single-deck-1',
        'landless-single-deck-2',
      ],
    },
    {
      id: 'glossary-life-total',
      number: '119',
      formerNumbers: ['420.5'],
      title: { en: 'Life, life total', ru: 'Жизни, количество жизней' },
      searchWords: {
        en: 'starting life total, how much life do we start with, starting life commander',
        ru: 'стартовые жизни, сколько жизней в начале, сколько жизней вначале, сколько жизней в коммандере, жизней в командире',
      },
      text: {
        en: 'You start with 20 life; a Two-Headed Giant team shares 30, a Commander player has 40, and a Brawl player 25 (30 with three or more players). If the number rises, you gain life; if it falls, you lose life. At 0 or less you lose the game the next time state-based actions are checked.',
        ru: 'В начале у вас 20 жизней; у команды Двухголового Гиганта 30 на двоих, в Коммандере 40, в Brawl 25 (если игроков трое или больше — 30). Число растёт — вы получаете жизни, падает — теряете. При 0 и меньше вы проигрываете, как только проверят действия, вызванные состоянием.',
      },
      changeNote: {
        en: 'Older texts name only 20 and call the check a state-based effect.',
        ru: 'В старых текстах названо только 20, а проверка зовётся эффектом, вызванным состоянием.',
      },
      related: ['glossary-lose-the-game', 'page-two-headed-giant'],
    },
    {
      id: 'glossary-lifo',
      number: '405.5',
      formerNumbers: ['409', '413'],
      title: { en: 'LIFO: last in, first out', ru: 'LIFO: последним пришёл, первым ушёл' },
      searchWords: { en: 'stack, order, how it works', ru: 'стек, порядок' },
      text: {
        en: 'How the stack works: whatever was put on it most recently resolves first. One object resolves at a time, and before the one beneath it does, players get priority and may add more on top.',
        ru: 'Так устроен стек: что попало в него последним, разрешается первым. За раз разрешается один объект, и прежде чем дойдёт до лежащего под ним, игроки получают приоритет и могут положить сверху ещё.',
      },
      changeNote: {
        en: 'The glossary of the rules no longer lists this word. What older texts call playing spells and abilities is now casting and activating.',
        ru: 'Этого слова в словаре правил больше нет. Вместо «сыграть» заклинания теперь разыгрывают, а способности активируют.',
      },
      related: ['901.8', '901.9', '305.1'],
    },
    {
      id: 'glossary-limited-range-of-influence',
      number: '801',
      formerNumbers: ['601', '607'],
      title: { en: 'Limited range of influence', ru: 'Ограниченная зона влияния' },
      text: {
        en: 'An option for large tables that is always used in Emperor. Your range is a number of seats. You can affect only the players within it and what they control. It limits spells, abilities, damage, attacks, choices, even winning.\n\nPlanechase is normally played without it. If you use it anyway, planes and phenomena reach everyone, except in Grand Melee.',
        ru: 'Дополнительное правило для больших столов; в варианте «Император» оно действует всегда. Зона влияния — это число мест за столом: влиять вы можете только на игроков в её пределах и на то, что они контролируют. Это касается заклинаний, способностей, повреждений, атак, выбора и даже победы.\n\nОбычно в Плейнчейзе её нет. Если же её ввели, карты измерений и феноменов всё равно действуют на всех; исключение — Большая резня.',
      },
      example: {
        en: 'With a range of 1 you affect yourself and your two neighbors. You can’t attack the player who sits opposite.',
        ru: 'При зоне влияния 1 вы влияете на себя и двух соседей. Атаковать игрока напротив нельзя.',
      },
      changeNote: {
        en: 'Winning is limited now too: “you win the game” makes only the opponents in your range lose. Battles are in range through their protectors as well.',
        ru: 'Теперь ограничена и победа: «вы выигрываете партию» означает, что проигрывают только оппоненты в вашей зоне. Битвы входят в зону и через того, кто их защищает.',
      },
      related: ['901.2', '901.13', '901.14'],
    },
    {
      id: 'glossary-local-enchantment',
      number: '303.4',
      title: { en: 'Local enchantment (obsolete)', ru: 'Локальные чары (устарело)' },
      text: {
        en: 'What old cards call an enchantment that sits on another permanent. It is an Aura now; an Aura may also enchant a player.',
        ru: 'Так на старых картах зовутся чары, прикреплённые к другому перманенту. Теперь это Аура; Аура может зачаровать и игрока.',
      },
    },
    {
      id: 'glossary-lose-the-game',
      number: '104.3',
      formerNumbers: ['102', '420'],
      title: { en: 'Losing the game', ru: 'Проиграть партию' },
      searchWords: {
        en: 'dead, how to lose, how do i lose, ways to lose',
        ru: 'умер, как проигрывают, как проиграть, как можно проиграть',
      },
      text: {
        en: 'You may concede whenever you like and are out immediately. You also lose when state-based actions are checked and you have 0 or less life, have 10 or more poison counters, or have tried to draw from an empty library. An effect can make you lose, too. If you would win and lose at the same time, you lose.\n\nA team loses when all its players have. In Two-Headed Giant the heads share life and poison, lose at 15 counters instead of 10, and leave together. In Commander, 21 combat damage from one commander is enough.',
        ru: 'Сдаться можно когда угодно, и вы сразу выбываете. Ещё вы проигрываете при 0 жизней и меньше, после попытки взять карту из пустой библиотеки или с десятью жетонами яда, как только проверят действия, вызванные состоянием; или когда так говорит эффект. Если вы выигрываете и проигрываете одновременно, вы проигрываете.\n\nКоманда проигрывает, когда проиграли все её игроки. У Двухголового Гиганта жизни и яд общие, жетонов нужно пятнадцать вместо десяти, и выбывают головы вместе. В Коммандере хватает 21 боевого повреждения от одного командира.',
      },
      changeNote: {
        en: 'The rules of 2006 had neither a team’s 15 poison counters nor commander damage.',
        ru: 'В правилах 2006 года не было ни пятнадцати жетонов яда у команды, ни повреждений от командира.',
      },
      related: ['800.4', '901.10', 'sheet-leaving', 'page-two-headed-giant', 'glossary-life-total'],
    },
    {
      id: 'glossary-madness',
      number: '702.35',
      formerNumbers: ['502.24'],
      title: { en: 'Madness: cast what you discard', ru: 'Бешенство: разыграть сброшенное' },
      text: {
        en: 'A card with madness that you discard goes to exile, not to the graveyard; it still counts as discarded. Then an ability triggers, and as it resolves you may cast the card for its madness cost, even at a moment when you normally could not. If you don’t, the card goes to your graveyard.',
        ru: 'Сброшенная карта с Бешенством уходит не на кладбище, а в изгнание; сброшенной она при этом считается. Затем срабатывает способность, и при её разрешении вы можете разыграть карту за стоимость Бешенства, даже когда обычно это нельзя. Если не разыграли, карта идёт на кладбище.',
      },
      changeNote: {
        en: 'It used to be your choice whether to remove the card from the game. Now it is always exiled, and only casting is up to you.',
        ru: 'Прежде вы решали, удалять ли карту из игры. Теперь она изгоняется всегда, и выбираете вы только, разыграть ли её.',
      },
    },
    {
      id: 'glossary-main-game',
      number: '729',
      formerNumbers: ['506'],
      title: { en: 'Main game', ru: 'Основная партия' },
      text: {
        en: 'Some cards start a subgame, a whole game inside the game. The main game is the one in which that card was used; it waits until the subgame is over.',
        ru: 'Некоторые карты начинают вложенную партию, целую партию внутри партии. Основная — та, в которой применили такую карту; она ждёт, пока вложенная закончится.',
      },
    },
    {
      id: 'glossary-main-phase',
      number: '505',
      title: { en: 'Main phase', ru: 'Главная фаза' },
      searchWords: {
        en: 'precombat main phase, postcombat main phase, first main phase, second main phase, saga, lore counter',
        ru: 'главная фаза до боя, главная фаза после боя, первая главная фаза, вторая главная фаза, сага, жетон знаний',
      },
      text: {
        en: 'Your turn has one before combat, the precombat or first main phase, and one after it, the postcombat or second; effects can add more. While the stack is empty and you have priority, you can cast creatures, artifacts, enchantments, sorceries, planeswalkers, and battles, and play your land. In Planechase, you may also roll the planar die.',
        ru: 'В вашем ходу главная фаза бывает до боя (первая) и после него (вторая); эффекты могут добавить и другие. Когда стек пуст и приоритет у вас, в ней разыгрывают существа, артефакты, чары, волшебства, planeswalker’ов и битвы, а также землю. В Плейнчейзе в ней же бросают кубик измерений.',
      },
      changeNote: {
        en: 'The rules of 2006 had no planeswalkers and no battles. Sagas now get a lore counter as your first main phase begins.',
        ru: 'В правилах 2006 года не было ни planeswalker’ов, ни битв. В начале первой главной фазы Саги получают жетон знаний.',
      },
      related: ['305.1', '305.2', '901.9', '116.2i', 'page-turn'],
    },
  ],
});
