/** What players have besides life: counters, commanders, and what they or the game are designated as. */
import type { RuleChapter } from './rule-entry';

export const commandersAndCounters = (): RuleChapter => ({
  id: 'commanders-and-counters',
  title: { en: 'Commanders, counters, the monarch', ru: 'Командиры, жетоны, монарх' },
  source: 'comprehensive',
  entries: [
    {
      id: '903.3',
      number: '903.3',
      title: { en: 'What a commander is', ru: 'Кто такой командир' },
      searchWords: {
        en: 'commander format, commander deck',
        ru: 'формат коммандер, колода коммандера',
      },
      text: {
        en: 'Your commander is the legendary creature that leads your deck. It begins the game face up in the command zone, and you may cast it from there. Your deck has 100 cards, your commander included. Except for basic lands, each is in it only once, and it has no colors that your commander lacks. Everyone starts at 40 life.',
        ru: 'Командир — легендарное существо, которое ведёт вашу колоду. В начале партии оно открыто в зоне командования, и его можно разыграть оттуда. В колоде вместе с командиром 100 карт. Каждая, кроме базовых земель, только одна, и лишних цветов, которых нет у командира, в колоде не бывает. Начинают с 40 жизнями.',
      },
      related: ['903.8', '903.9', '903.10a'],
    },
    {
      id: '903.8',
      number: '903.8',
      title: { en: 'The commander tax', ru: 'Налог на командира' },
      searchWords: {
        en: 'cast again, second time, commander tax, cost of commander, commander killed how much more, commander costs more, play my commander as a land, commander as a land, commander played as a land, landify my commander, commander tax for lands',
        ru: 'второй раз, снова разыграть, сколько платить, дороже, налог за командира, пошлина командира, пошлина за командира, стоимость командира, командира убили, насколько дорожает, командир подорожал, разыграть командира как землю, командир как земля, командира землёй, командир стал землёй, налог на командира для земель',
      },
      text: {
        en: 'Your commander may be cast from the command zone. It costs {2} more for each earlier time you cast it from there this game. Casting it from your hand doesn’t count and isn’t taxed. Two commanders are taxed separately.\n\nYou can play your commander as a land only from your hand, not from the command zone. That isn’t casting it, so there’s no tax for it, and the tax doesn’t rise.',
        ru: 'Командира можно разыграть из зоны командования. За каждый прошлый раз, когда вы разыграли его оттуда в этой партии, он стоит на {2} больше. Розыгрыш из руки не считается и не дорожает. Если командиров двое, у каждого свой налог.\n\nРазыграть командира как землю можно только из руки, но не из зоны командования. Налога для земель нет, и от этого он не растёт: земля — не заклинание.',
      },
      related: ['903.9', '903.10a', '702.124'],
    },
    {
      id: '903.9',
      number: '903.9',
      title: { en: 'A commander goes back', ru: 'Командир возвращается' },
      searchWords: {
        en: 'can my commander die, my commander died, commander destroyed, commander exiled, commander into hand, into library, commander dies, command zone when dies, blink a commander, stolen commander, who controls a stolen commander, steal your commander, steal a commander, took my commander, control of my commander, commander tucked, tuck my commander, commander shuffled into library, commander in the graveyard, cast my commander from the graveyard',
        ru: 'komandir umer, может ли командир умереть, вернуть командира в руку, командир умер, убили командира, командира изгнали, командир в руку, командир в библиотеку, на кладбище, командир погиб, куда идёт командир, блинк командира, украли командира, кто контролирует украденного командира, украденный командир, своровали командира, забрали командира, контроль над командиром, куда уходит чужой командир, чужой командир умер, командира замешали',
      },
      text: {
        en: 'If a commander dies, goes to a graveyard in any other way, or is exiled, its owner may put it into the command zone the next time state-based actions are checked. If it would go to a hand or a library, its owner may put it into the command zone instead.\n\nA stolen commander is controlled by whoever stole it. Its owner still decides whether it goes to the command zone, and may cast it from there.\n\nEven if it then moves to the command zone, it has died, so abilities that wait for a creature to die trigger.',
        ru: 'Если командир умер, иначе попал на кладбище или изгнан, владелец может переложить его в зону командования при ближайшей проверке действий, вызванных состоянием. Если командир должен попасть в руку или в библиотеку, владелец может вместо этого сразу положить его в зону командования.\n\nУкраденного командира контролирует тот, кто его украл. Но переложить его в зону командования может только владелец, он же и разыгрывает его оттуда.\n\nДаже если потом его перекладывают в зону командования, с поля битвы он попал на кладбище, и способности, которые ждут смерти существа, срабатывают.',
      },
      related: ['903.8', '702.124'],
    },
    {
      id: '702.124',
      number: '702.124',
      title: { en: 'Partner: two commanders', ru: 'Партнёр: два командира' },
      searchWords: {
        en: 'partners, partner commander damage',
        ru: 'пара командиров, напарники, урон от партнёров',
      },
      text: {
        en: 'Abilities such as partner let a deck have two commanders. Tax, returns to the command zone, and damage are counted separately for each, so the 21 damage has to come from one of them, not from both together.',
        ru: 'Способности вроде Партнёра разрешают иметь в колоде двух командиров. Налог, возвращение в зону командования и повреждения у каждого свои: 21 повреждение должно быть от одного из них, а не от двоих вместе.',
      },
      related: ['903.8', '903.10a'],
    },
    {
      id: '903.10a',
      number: '903.10a',
      title: { en: 'Commander damage', ru: 'Повреждения от командира' },
      searchWords: {
        en: 'lethal, commander damage rules, does commander damage add up, damage from two commanders, copy of a commander, is a copy of my commander a commander, token copy of a commander, commander damage from a copy, commander dmg kills, commander damage kills, how much commander damage, damage by a stolen commander, killed by my own commander, hit me with my commander, hit with my own commander',
        ru: 'командирский урон, урон от двух командиров, складывается урон командира, копия командира, фишка-копия командира, урон от копии командира, урон украденным командиром, урон от украденного командира, убили моим же командиром, мой командир убил меня, бьют моим командиром, своровали командира и бьют, украли командира и бьют меня, командир умер урон остаётся',
      },
      text: {
        en: 'Each commander’s combat damage to each player adds up over the whole game. Damage by a stolen commander counts too, even against its owner. At 21 from one of them you lose. It costs you life like any other damage, and gaining life doesn’t undo it. A copy of a commander isn’t a commander, so its damage doesn’t count.\n\nIn this app, choose the attacking commander. Until you’re done, every other player’s minus button changes both their life and the damage from that commander.',
        ru: 'Боевые повреждения от командира складываются всю партию, для каждого командира и каждого игрока отдельно; от украденного они тоже считаются, даже его владельцу. Получив 21 от одного из них, вы проигрываете. Жизни вы при этом теряете как обычно, но получение жизней этот счёт не уменьшает. Копия командира — не командир, её повреждения не считаются.\n\nВ приложении укажите, чей командир атакует: пока вы не закончите, «−» у любого другого игрока отнимает жизни и прибавляет повреждения от командира.',
      },
      related: ['704.6c', '702.90b', '903.8', '119.3'],
    },
    {
      id: '702.90b',
      number: '702.90b',
      title: { en: 'Damage with infect', ru: 'Повреждения с Инфекцией' },
      searchWords: {
        en: 'poison instead of life, commander with infect, infect rules, infect poison, poison damage',
        ru: 'яд вместо жизней, командир с Инфекцией, инфекция, заражение, яд вместо повреждений',
      },
      text: {
        en: 'Damage from a source with infect costs players no life; they get that many poison counters instead, and ten lose the game. It is still damage, so lifelink works, and a commander’s counts toward the 21.\n\nIn this app, choose such a commander with its “with infect” button. Enter infect damage from other creatures as poison counters.',
        ru: 'Источник с Инфекцией не отнимает у игроков жизни: за каждое повреждение игрок получает жетон яда, а с десятью проигрывает. Повреждения остаются повреждениями: Цепь жизни даёт за них жизни, а у командира они идут в счёт 21.\n\nВ приложении выберите такого командира кнопкой «с Инфекцией». Повреждения других существ с Инфекцией записывайте прямо в яд игрока.',
      },
      related: ['903.10a', '122.1f', '704.5c', '704.6c'],
    },
    {
      id: '704.6c',
      number: '704.6c',
      title: { en: '21 from one commander', ru: '21 от одного командира' },
      searchWords: {
        en: '21 commander damage, 21 damage, damage from one commander, voltron',
        ru: 'урон командира, 21 урон, 21 повреждение, урон от командира, повреждения командира',
      },
      text: {
        en: 'Once the same commander has dealt a player 21 combat damage in all, that player loses. If they are in a Two-Headed Giant team, the whole team loses. This is a state-based action of Commander games.',
        ru: 'Кому один и тот же командир за партию нанёс 21 или больше боевых повреждений, тот проигрывает. Если такой игрок есть в команде Двухголового Гиганта, проигрывает вся команда. Это действие, вызванное состоянием, в партиях с командирами.',
      },
      related: ['903.10a', '704.5a', '810.8'],
    },
    {
      id: '704.5b',
      number: '704.5b',
      title: { en: 'Drawing from an empty library', ru: 'Взять карту неоткуда' },
      searchWords: {
        en: 'what happens when I have no cards, empty library, out of cards, run out of cards, deck is empty, decked, milled out, ran out of cards, no cards, no cards left, decked out, can’t draw, draw from empty library',
        ru: 'нет карт в библиотеке, не осталось карт, карты кончились, библиотека кончилась, колода кончилась, пустая библиотека, кончилась библиотека, не могу взять, нет карт, взять карту из пустой библиотеки',
      },
      text: {
        en: 'An empty library does no harm by itself. You lose only if you have to draw from it, and then the next time state-based actions are checked. The app can’t see this, so there’s a button in the player’s menu.',
        ru: 'Сама по себе пустая библиотека не страшна. Вы проигрываете, только если должны были взять из неё карту, — при ближайшей проверке действий, вызванных состоянием. Приложение этого не видит, поэтому в меню игрока есть кнопка.',
      },
      related: ['704.5a', '704.5c', '800.4'],
    },
    {
      id: '704.6a',
      number: '704.6a',
      title: { en: 'A team without life', ru: 'Команда без жизней' },
      text: {
        en: 'A Two-Headed Giant has one life total; at 0 or below, both heads lose.',
        ru: 'У Двухголового Гиганта жизни общие: когда их 0 или меньше, проигрывают обе головы.',
      },
      related: ['704.5a', '704.6b', '810.8'],
    },
    {
      id: '704.6b',
      number: '704.6b',
      title: { en: 'A poisoned team', ru: 'Отравленная команда' },
      searchWords: { en: 'poison in two-headed giant', ru: 'яд двухголового, яд команды' },
      text: {
        en: 'The poison of both heads of a Two-Headed Giant is added up; at 15 counters, the team loses.',
        ru: 'Жетоны яда обеих голов Двухголового Гиганта складываются: при пятнадцати команда проигрывает.',
      },
      related: ['704.5c', '122.1f', '704.6a', '810.8'],
    },
    {
      id: '122.1i',
      number: '122.1i',
      title: { en: 'Rad counters', ru: 'Жетоны радиации' },
      text: {
        en: 'Rad counters are on a player and work by themselves (728.1): as your first main phase begins, you mill a card for each of them, and every nonland card costs you 1 life and removes one.',
        ru: 'Жетоны радиации бывают у игрока и действуют сами (728.1): в начале первой главной фазы вы скручиваете по карте за каждый такой жетон и за каждую из них, кроме земель, теряете 1 жизнь и один жетон.',
      },
      related: ['122.1', '728.1'],
    },
    {
      id: '122.1c',
      number: '122.1c',
      title: { en: 'Shield counters', ru: 'Жетоны щита' },
      searchWords: {
        en: 'what does a shield counter do, shield counter exile, shield counter stop, several shield counters, shield counter and damage, shield counter vs board wipe, shield counter and destroy all',
        ru: 'что делает жетон щита, щит спасает от изгнания, жетон щита и повреждения, несколько жетонов щита, щит и массовое уничтожение, массовое уничтожение, щит и вайп',
      },
      text: {
        en: 'A shield counter saves its permanent once. If an effect would destroy the permanent or it would be dealt damage, that doesn’t happen, and one shield counter is removed instead. All damage dealt at the same time costs a single counter. It’s no help against exile, sacrifice, a return to hand, or toughness 0.',
        ru: 'Жетон щита спасает перманент один раз. Если эффект должен уничтожить перманент или ему должны быть нанесены повреждения, этого не происходит, а с него удаляют один жетон щита. Повреждения, нанесённые одновременно, снимают один жетон, сколько бы их ни было. От изгнания, жертвы, возвращения в руку и выносливости 0 щит не спасает.',
      },
      related: ['122.1', '122.1d', '702.12', 'term-destroy'],
    },
    {
      id: '122.1d',
      number: '122.1d',
      title: { en: 'Stun counters', ru: 'Жетоны оглушения' },
      searchWords: {
        en: 'what does a stun counter do, how do I remove a stun counter, remove a stun counter, stunned creature, several stun counters, stun counter untap, stun counter attack',
        ru: 'что делает жетон оглушения, как снять жетон оглушения, снять оглушение, оглушить существо, оглушённое существо, несколько жетонов оглушения, стан каунтер',
      },
      text: {
        en: 'If a permanent with a stun counter would untap, it stays tapped, and one of its stun counters is removed instead. That goes for your untap step and for anything else that untaps it; with two counters, it misses two untaps. The counter taps nothing and doesn’t stop an untapped creature from attacking or blocking.',
        ru: 'Когда перманент с жетоном оглушения должен развернуться, он остаётся повёрнутым, а с него удаляют один такой жетон. Так бывает и в шаг разворота, и когда его разворачивает карта; с двумя жетонами он пропустит два разворота. Сам жетон ничего не поворачивает: неповёрнутое существо может атаковать и блокировать.',
      },
      related: ['122.1', '122.1c', 'term-untap-step', 'term-tap'],
    },
    {
      id: '122.1h',
      number: '122.1h',
      title: { en: 'Finality counters', ru: 'Жетоны финальности' },
      searchWords: {
        en: 'what does a finality counter do, finality counter and dying, commander with a finality counter, finality counter exile',
        ru: 'что делает жетон финальности, жетон окончательности, жетон завершённости, файналити, командир с жетоном финальности',
      },
      text: {
        en: 'If a permanent with a finality counter would go from the battlefield to a graveyard, it’s exiled instead. It hasn’t died, so nothing that waits for a death triggers. Into a hand or library, it goes as usual. A commander exiled by its finality counter may still be put into the command zone (903.9).',
        ru: 'Если перманент с жетоном финальности должен попасть с поля битвы на кладбище, он вместо этого изгоняется. Он не умер, и способности, которые ждут смерти, не срабатывают. В руку или в библиотеку он уходит как обычно. Командира, изгнанного из-за жетона финальности, всё равно можно переложить в зону командования (903.9).',
      },
      related: ['122.1', 'term-exile', '903.9'],
    },
    {
      id: '728.1',
      number: '728.1',
      formerNumbers: ['727.1'],
      title: { en: 'Radiation', ru: 'Радиация' },
      searchWords: {
        en: 'what do rad counters do, what happens with rad counters',
        ru: 'что делают жетоны радиации',
      },
      text: {
        en: 'As your first main phase begins, you mill as many cards as you have rad counters. Every nonland card among them costs you 1 life and removes one of the counters. The app reminds you.',
        ru: 'В начале первой главной фазы вы скручиваете столько карт, сколько у вас жетонов радиации. За каждую карту среди них, не являющуюся землёй, вы теряете 1 жизнь и один такой жетон. Приложение напомнит.',
      },
      related: ['122.1i', '119.3'],
    },
    {
      id: '111.10a',
      number: '111.10a',
      title: { en: 'Treasures', ru: 'Клады' },
      searchWords: { en: 'treasure token', ru: 'сокровища' },
      text: {
        en: 'A Treasure is an artifact token that you can tap and sacrifice for one mana of any color. This app simply counts Treasures.',
        ru: 'Клад — фишка артефакта: если её повернуть и пожертвовать, она даёт одну ману любого цвета. Приложение просто ведёт их счёт.',
      },
      related: ['122.1'],
    },
    {
      id: '702.40a',
      number: '702.40a',
      title: { en: 'Storm', ru: 'Шторм' },
      text: {
        en: 'A spell with storm is copied once for each spell cast before it this turn, whoever cast it. In this app, the count returns to 0 when the turn ends.',
        ru: 'Заклинание со Штормом копируется по разу за каждое другое заклинание, разыгранное раньше в этом ходу, чьё бы оно ни было. В приложении счёт обнуляется, как только ход закончился.',
      },
      related: ['122.1'],
    },
    {
      id: '701.54c',
      number: '701.54c',
      title: { en: 'The Ring tempts you', ru: 'Кольцо искушает вас' },
      searchWords: {
        en: 'ring bearer, ring tempts',
        ru: 'носитель кольца, искушение кольца',
      },
      text: {
        en: 'The first time, you get the Ring emblem; each time, you choose a creature to bear the Ring. Each of the first four temptations gives the emblem an ability.\n\nFirst: the bearer is legendary, and creatures with greater power can’t block it.\n\nSecond: when it attacks, you draw a card, then discard a card.\n\nThird: a creature that blocks it is sacrificed by its controller at end of combat.\n\nFourth: when it deals combat damage to a player, each opponent loses 3 life.',
        ru: 'В первый раз вы получаете эмблему Кольца, а существо, которое несёт Кольцо, выбираете каждый раз. Первые четыре искушения дают эмблеме по одной способности.\n\nПервая: носитель легендарный, и существа с большей силой не могут его заблокировать.\n\nВторая: когда он атакует, вы берёте карту, затем сбрасываете карту.\n\nТретья: игрок, чьё существо его заблокировало, в конце боя жертвует это существо.\n\nЧетвёртая: когда он наносит игроку боевые повреждения, каждый оппонент теряет 3 жизни.',
      },
      related: ['122.1'],
    },
    {
      id: '702.179',
      number: '702.179',
      title: { en: 'Speed', ru: 'Скорость' },
      searchWords: {
        en: 'start your engines, max speed, no speed, Ghirapur Grand Prix, how fast, speed limit',
        ru: 'заведите моторы, максимальная скорость, нет скорости, Гран-при Гирапура',
      },
      text: {
        en: 'Speed goes from 1 to 4, and 4 is max speed. When the game starts, no one has any speed. “Start your engines!” on something you control sets yours to 1, but only once. From then on, once on each of your turns when opponents lose life, your speed goes up by 1. Only a card can lower it, and not below 1. Where a card asks for the speed of a player who has none, it is 0.\n\nThe app tracks everyone’s speed and reminds you when it increases.',
        ru: 'Скорость бывает от 1 до 4, и 4 — максимальная скорость. В начале партии скорости ни у кого нет. Когда под вашим контролем появляется перманент с «Заведите моторы!», ваша скорость становится равна 1; второй раз это не действует. Дальше один раз за каждый ваш ход, когда оппоненты теряют жизни, она увеличивается на 1. Уменьшить её может только карта; ниже 1 она при этом не опустится. Если карта спрашивает о скорости игрока, у которого её нет, считайте её равной 0.\n\nПриложение следит за скоростью каждого и напоминает, когда она увеличивается.',
      },
      related: ['122.1', '119.3'],
    },
    {
      id: '702.131c',
      number: '702.131c',
      title: { en: 'The city’s blessing', ru: 'Благословение города' },
      text: {
        en: 'If you control something with ascend and ten or more permanents, you get the city’s blessing and keep it until the game ends, however few permanents you have later. Several players can have it. It does nothing by itself; cards check for it.',
        ru: 'Если под вашим контролем есть что-то с Возвышением и всего у вас десять перманентов или больше, вы получаете благословение города, и оно остаётся у вас до конца партии, сколько бы перманентов потом ни осталось. Оно может быть у нескольких игроков. Само оно ничего не делает: его лишь проверяют карты.',
      },
      related: ['725.3', '726.3'],
    },
    {
      id: '725.2',
      number: '725.2',
      formerNumbers: ['724.2'],
      title: { en: 'What the monarch does', ru: 'Что делает монарх' },
      searchWords: {
        en: 'what does the monarch do, steal the monarchy, when does the monarch draw, monarch draw on whose turn, monarch draw, hit the monarch, someone hit me monarch, lose the monarch',
        ru: 'что даёт монарх, отобрать монарха, украсть монарха, когда монарх берёт карту, монарх берёт карту, монарха ударили, ударить монарха, потерять монарха, когда монарх тянет',
      },
      text: {
        en: 'At the beginning of their end step, the monarch draws a card. Whenever a creature deals combat damage to the monarch, its controller becomes the monarch. The monarch controls both abilities; they have no card as their source.',
        ru: 'В начале своего заключительного шага монарх берёт карту. Когда существо наносит ему боевые повреждения, монархом становится игрок, под чьим контролем это существо. Обе способности контролирует монарх, а карты-источника у них нет.',
      },
      related: ['725.3', '725.4'],
    },
    {
      id: '725.3',
      number: '725.3',
      formerNumbers: ['724.3'],
      title: { en: 'Becoming the monarch', ru: 'Стать монархом' },
      searchWords: {
        en: 'how to become the monarch, steal the monarch, two monarchs, several monarchs, only one monarch, no monarch, can there be no monarch, monarch nobody',
        ru: 'как стать монархом, отобрать монарха, двое монархов, два монарха, сколько монархов, нет монарха, может не быть монарха',
      },
      text: {
        en: 'There is no monarch until a card makes someone the monarch. From then on, there is exactly one, and a new monarch replaces the old one.',
        ru: 'В начале партии монарха нет, пока его не назначит какая-нибудь карта. После этого монарх всегда ровно один: новый сменяет прежнего.',
      },
      related: ['725.2', '725.4', '726.3'],
    },
    {
      id: '725.4',
      number: '725.4',
      formerNumbers: ['724.4'],
      title: { en: 'The monarch leaves', ru: 'Монарх выбывает' },
      searchWords: {
        en: 'monarch dies, monarch leaves the game, when the monarch loses, who becomes the monarch, who takes the monarch, who gets the monarch, monarch concedes',
        ru: 'монарх умер, монарх вышел, монарх проиграл, кто станет монархом, кому достаётся монарх, монарх сдался',
      },
      text: {
        en: 'The active player becomes the monarch. If that is the player who is leaving, or no one is active, the next player in turn order does.\n\nOur ruling: if two heads share the turn, the first of them; in a Grand Melee, the next player in turn order.',
        ru: 'Когда монарх выбывает, монархом становится активный игрок. Если выбывает он сам или активного игрока нет, — следующий по порядку ходов.\n\nУ нас так: если ход общий у двух голов, первая из них; в Большой резне — следующий по порядку ходов.',
      },
      related: ['725.3', '726.4', '800.4', 'sheet-leaving'],
    },
    {
      id: '726.2',
      number: '726.2',
      title: { en: 'What the initiative does', ru: 'Что даёт инициатива' },
      searchWords: {
        en: 'what is the initiative, undercity, dungeon finished, dungeon completed, end of the dungeon, which room of the dungeon, what room do I go to, choose the room',
        ru: 'что такое инициатива, подземелье, прошли подземелье, подземелье кончилось, в какую комнату идти, какая комната',
      },
      text: {
        en: 'With the initiative, you venture into the dungeon Undercity at once, and again in each of your upkeeps: first into the top room, then into a next room of your choice. Whenever one or more creatures deal combat damage to you, their controller takes the initiative.\n\nAfter the last room’s ability, the dungeon is completed and gone; the next time you venture, you begin it again.',
        ru: 'Кто перехватил инициативу, тот спускается в подземелье «Подземный Город», и потом ещё раз в каждый свой шаг поддержки, пока она у него: сначала в верхнюю комнату, затем в следующую, какую выберет сам. Когда одно или несколько существ наносят ему боевые повреждения, инициативу перехватывает игрок, под чьим контролем эти существа.\n\nПосле способности последней комнаты подземелье пройдено и уходит из игры; в следующий раз вы спускаетесь в него заново.',
      },
      related: ['726.3', '726.4'],
    },
    {
      id: '726.3',
      number: '726.3',
      title: { en: 'Taking the initiative', ru: 'Перехватить инициативу' },
      searchWords: {
        en: 'take the initiative, lose the initiative, lost the initiative, lost initiative, steal the initiative, how to take the initiative, get the initiative back',
        ru: 'получить инициативу, отнять инициативу, отобрать инициативу, как отнять инициативу, потерять инициативу, забрать инициативу, вернуть инициативу',
      },
      text: {
        en: 'Only one player has the initiative at a time, so taking it takes it from whoever had it. Combat damage by your creatures to that player takes it, and so do cards. If you already have it and take it again, you just venture again.',
        ru: 'Инициатива может быть только у одного игрока: перехватить — значит отобрать. Её отнимают боевыми повреждениями от своих существ этому игроку или картой. Если она уже у вас и вы перехватываете её снова, вы просто ещё раз спускаетесь в подземелье.',
      },
      related: ['726.2', '726.4', '725.3'],
    },
    {
      id: '726.4',
      number: '726.4',
      title: { en: 'The player with the initiative leaves', ru: 'Игрок с инициативой выбывает' },
      text: {
        en: 'It goes to the active player, or to the next in turn order if the active player is leaving or there is none. This counts as taking the initiative: the new player ventures.',
        ru: 'Инициатива переходит к активному игроку, а если выбывает он сам или его нет, — к следующему по порядку ходов. Это считается перехватом: новый владелец спускается в подземелье.',
      },
      related: ['726.2', '725.4', '800.4'],
    },
    {
      id: '705.1',
      number: '705.1',
      title: { en: 'Flipping a coin', ru: 'Подбрасывание монеты' },
      searchWords: {
        en: 'coin flip, call heads',
        ru: 'монетка, орёл решка',
      },
      text: {
        en: 'Anything with two equally likely outcomes can stand in for the coin if everyone agrees: a die with an even number of sides, or this app.',
        ru: 'Монетой может быть всё, у чего два равновероятных исхода, если все согласны: кубик с чётным числом граней или это приложение.',
      },
      related: ['706.1'],
    },
    {
      id: '706.1',
      number: '706.1',
      title: { en: 'Rolling a die', ru: 'Бросок кубика' },
      searchWords: {
        en: 'd20, d6, d4, roll a d20, advantage',
        ru: 'д20, бросить д20, к20',
      },
      text: {
        en: 'A card says how many dice to roll and how many sides they have; a d20 has twenty. Anything with the same number of equally likely outcomes will do. In this app, undoing a roll and rolling again gives the same result.',
        ru: 'Карта говорит, сколько бросить кубиков и сколько у них граней; d20 — кубик с двадцатью. Годится и другой способ, если исходов столько же и все они равновероятны. В приложении отменённый бросок при повторе даёт тот же результат.',
      },
      related: ['705.1', '706.6', '706.7'],
    },
    {
      id: '731.1',
      number: '731.1',
      formerNumbers: ['730.1'],
      title: { en: 'Day and night', ru: 'День и ночь' },
      searchWords: {
        en: 'daybound, is it day or night',
        ru: 'день или ночь',
      },
      text: {
        en: 'A game starts as neither. Once a card makes it day or night, it is always one of the two, for everyone.',
        ru: 'В начале партии нет ни дня, ни ночи. Как только карта установила день или ночь, дальше всегда бывает одно из двух, сразу для всех.',
      },
      related: ['731.2'],
    },
    {
      id: '731.2',
      number: '731.2',
      formerNumbers: ['730.2'],
      title: { en: 'When day and night change', ru: 'Когда сменяются день и ночь' },
      searchWords: { en: 'how day and night change', ru: 'как меняется день и ночь' },
      text: {
        en: 'This is checked in every untap step. Day turns to night if the player whose turn just ended cast no spells during it; night turns to day if that player cast two or more. If a team shares its turn, spells by either player count.',
        ru: 'Это проверяют в каждый шаг разворота. День сменяется ночью, если игрок, чей ход был последним, не разыграл в нём ни одного заклинания; ночь сменяется днём, если он разыграл два заклинания или больше. В команде с общим ходом считается любой из игроков.',
      },
      related: ['731.1'],
    },
  ],
});
