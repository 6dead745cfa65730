/** Creatures, combat and the abilities that most cards have. */
import type { RuleChapter } from './rule-entry';

export const creatures = (): RuleChapter => ({
  id: 'creatures',
  title: { en: 'Creatures and common abilities', ru: 'Существа и частые способности' },
  source: 'comprehensive',
  entries: [
    {
      id: '302.6',
      number: '302.6',
      title: { en: 'Summoning sickness', ru: 'Болезнь вызова' },
      searchWords: {
        en: 'new creature, mana dork, tap a mana dork the turn it comes in, attack right away, first turn, can a creature attack right away, haste and summoning sickness, tap a new creature, tap a creature, do lands have summoning sickness, land summoning sickness, tap a land right away, use a land the turn I play it, animated land, land creature, creature played as a land, landless creature',
        ru: 'новое существо, мана-дорк, дорк, повернуть дорка в тот же ход, атаковать сразу, в первый ход, повернуть новое существо, тапнуть существо, болезнь призыва, суммонинг сик, саммонинг сикнес, болезнь вызова у земли, сразу повернуть землю, использовать землю в тот же ход, ожившая земля, земля-существо, земля из существа',
      },
      text: {
        en: 'A creature that you haven’t controlled since the beginning of your turn can’t attack or tap for mana: its abilities with {T} in the cost can’t be activated. With haste, it can attack and tap right away. It may block, and its other abilities work.\n\nSummoning sickness doesn’t apply to lands: a card played as a land, even a creature card, can be tapped for mana right away unless it enters tapped. Only a land that is a creature itself can’t attack or tap for mana on the turn it comes in.',
        ru: 'Существо, которое не было под вашим контролем с начала вашего хода, не может атаковать, и нельзя активировать его способности с {T} в стоимости, даже ради маны. Блокировать оно может, и остальные его способности работают. Ускорение снимает этот запрет.\n\nУ земель болезни вызова нет: карту, разыгранную как землю, даже карту существа, можно повернуть ради маны в тот же ход, если она вышла неповёрнутой. Только земля, которая сама стала существом, в первый ход не может ни атаковать, ни поворачиваться ради маны.',
      },
      related: ['702.10', '305.1'],
    },
    {
      id: '120.3',
      number: '120.3',
      title: { en: 'What damage does', ru: 'Что делают повреждения' },
      searchWords: {
        en: 'deal damage, lose life, creature dies, damage to a planeswalker',
        ru: 'урон, ранить, теряет жизни, существо умирает, урон по мироходцу',
      },
      text: {
        en: 'Damage makes a player lose that much life. Damage to a creature stays on it until end of turn; once it reaches the creature’s toughness, the creature is destroyed. A planeswalker loses that many loyalty counters, a battle that many defense counters. Infect, wither, toxic, and lifelink change or add to it.',
        ru: 'Из-за повреждений игрок теряет столько же жизней. На существе повреждения остаются до конца хода, и когда их не меньше его выносливости, существо уничтожается. Planeswalker теряет столько же жетонов верности, битва — столько же жетонов защиты. Инфекция, Увядание, Отравление и Цепь жизни меняют это или добавляют к этому что-то своё.',
      },
      related: ['119.3', 'glossary-lethal-damage', '903.10a', '702.90b', '702.15'],
    },
    {
      id: '122.3',
      number: '122.3',
      title: { en: '+1/+1 and −1/−1 counters', ru: 'Жетоны +1/+1 и −1/−1' },
      searchWords: {
        en: 'plus and minus counters, do counters cancel, cancel out, counters annihilate, both kinds of counters, wither and persist, counters together, plus one and minus one counter',
        ru: 'плюсы и минусы, жетоны уничтожают друг друга, взаимно уничтожаются, оба вида жетонов, минус один жетон, жетоны вместе',
      },
      text: {
        en: 'If a permanent has both kinds, they cancel out in pairs: as many of each are removed as it has of the rarer kind. This is a state-based action.',
        ru: 'Если на перманенте есть и те, и другие, они попарно исчезают: тех и других убирают столько, сколько на нём жетонов того вида, которых меньше. Это действие, вызванное состоянием.',
      },
      example: {
        en: 'A creature with three +1/+1 counters gets two −1/−1 counters: one +1/+1 counter is left.',
        ru: 'Существо с тремя жетонами +1/+1 получает два жетона −1/−1: остаётся один жетон +1/+1.',
      },
      related: ['term-counter', 'term-state-based-action'],
    },
    {
      id: '508.1',
      number: '508.1',
      title: { en: 'Attacking', ru: 'Атака' },
      searchWords: {
        en: 'attack, swing, who can I attack, attack several players, attack two players, split attacks, attack any opponent, attack with everything, how many attackers, attack with a tapped creature',
        ru: 'атаковать, свинг, кого можно атаковать, атаковать нескольких игроков, атаковать двоих, разделить атаку, атаковать любого, атаковать всеми, сколько атакующих, атаковать повёрнутым',
      },
      text: {
        en: 'Once in each combat of yours, any number of your untapped creatures may attack together, each tapping as it does. For each of them you choose which opponent or planeswalker it attacks, so you can attack several opponents at once. A creature that you haven’t controlled since your turn began can’t attack unless it has haste.',
        ru: 'В каждом своём бою вы один раз объявляете атаку: атаковать может любое число ваших неповёрнутых существ, при этом они поворачиваются. Для каждого вы выбираете, какого оппонента или чьего planeswalker’а оно атакует, так что можно атаковать сразу нескольких. Существо, которое под вашим контролем не с начала хода, без Ускорения атаковать не может.',
      },
      related: ['509.1', '302.6', '306.6', 'term-combat'],
    },
    {
      id: '509.1',
      number: '509.1',
      title: { en: 'Blocking', ru: 'Блокирование' },
      searchWords: {
        en: 'chump, chump block, block with a tapped creature, can a tapped creature block, block, several blockers, gang block, how many blockers, block with two, who divides damage, damage order, order of blockers, assign combat damage',
        ru: 'чамп блок, блокировать повёрнутым, может ли повёрнутое блокировать, блок, заблокировать вдвоём, несколько блокеров, сколько блокеров, заблокировать двух существ, заблокировать двоих, порядок урона, порядок блокирующих, блокировать двумя, кто распределяет урон, распределить урон',
      },
      text: {
        en: 'Each untapped creature of the defending player may block one attacker; several may block the same one. The attacker’s controller then divides its damage among its blockers. A blocked creature deals no damage to the player, even if its blocker is gone, unless it has trample.',
        ru: 'Каждое неповёрнутое существо защищающегося игрока может заблокировать одно атакующее; одно атакующее могут заблокировать несколько. Тогда повреждения атакующего делит между блокирующими игрок, под чьим контролем оно находится. Заблокированное существо без Пробивного удара не наносит повреждений игроку, даже если блокирующего уже нет.',
      },
      related: ['702.19', 'term-combat', 'page-turn'],
    },
    {
      id: '702.2',
      number: '702.2',
      title: { en: 'Deathtouch', ru: 'Смертельное касание' },
      searchWords: {
        en: 'deathtouch, deathtouch and trample, deathtouch and first strike, how much damage to assign',
        ru: 'смертельное касание, смертельное касание и пробивной удар, смертельное касание и первый удар',
      },
      text: {
        en: 'Any damage it deals to a creature destroys that creature; planeswalkers and players just take the damage. With trample, 1 damage to each blocker is enough and the rest goes through. With first strike, deathtouch kills before a creature without first or double strike can deal its damage back.',
        ru: 'Любые повреждения от такого существа уничтожают существо, которому они нанесены; для игроков и planeswalker’ов это обычные повреждения. С Пробивным ударом достаточно 1 повреждения на каждое блокирующее, остальное проходит дальше. С Первым ударом Смертельное касание убивает раньше, чем ответит существо без Первого или Двойного удара.',
      },
      related: ['704.5a', 'glossary-lethal-damage', '702.19', '702.7'],
    },
    {
      id: '702.3',
      number: '702.3',
      title: { en: 'Defender', ru: 'Защитник' },
      text: {
        en: 'A creature with defender can’t attack. It blocks as usual.',
        ru: 'Существо с Защитником не может атаковать. Блокирует оно как обычно.',
      },
      related: ['509.1'],
    },
    {
      id: '702.4',
      number: '702.4',
      title: { en: 'Double strike', ru: 'Двойной удар' },
      searchWords: {
        en: 'double strike, what does double strike do',
        ru: 'двойной удар, что даёт двойной удар',
      },
      text: {
        en: 'The creature deals its combat damage twice: once together with creatures that have first strike, and once more with the rest.',
        ru: 'Существо наносит боевые повреждения дважды: сначала вместе с существами с Первым ударом, а потом ещё раз вместе с остальными.',
      },
      related: ['702.7'],
    },
    {
      id: '702.7',
      number: '702.7',
      title: { en: 'First strike', ru: 'Первый удар' },
      searchWords: { en: 'first strike, what does first strike do', ru: 'первый удар, что даёт первый удар' },
      text: {
        en: 'The creature deals its combat damage before creatures without first strike. A creature that dies from it deals no damage back, unless it deals its own at the same time.',
        ru: 'Существо наносит боевые повреждения раньше существ без Первого удара. Существо, которое от них умерло, своих повреждений уже не нанесёт, если только не наносит их в тот же миг.',
      },
      related: ['702.4', '509.1'],
    },
    {
      id: '702.8',
      number: '702.8',
      title: { en: 'Flash', ru: 'Миг' },
      searchWords: {
        en: 'flash, play at instant speed, when can I cast instants',
        ru: 'миг, когда разыгрывать мгновенные, в чужой ход',
      },
      text: {
        en: 'You may cast the card whenever you could cast an instant, on another player’s turn, too.',
        ru: 'Карту можно разыграть всякий раз, когда можно разыграть мгновенное заклинание, и в чужой ход тоже.',
      },
      related: ['term-as-a-sorcery', 'term-priority'],
    },
    {
      id: '702.9',
      number: '702.9',
      title: { en: 'Flying', ru: 'Полёт' },
      searchWords: {
        en: 'block a flyer, flying, what does flying do',
        ru: 'можно ли блокировать летающее, блокировать летающих, полёт, что даёт полёт',
      },
      text: {
        en: 'Only creatures with flying or reach can block it. It may itself block both fliers and other creatures.',
        ru: 'Заблокировать такое существо могут только существа с Полётом или Захватом. Само оно блокирует и летающих, и остальных.',
      },
      related: ['702.17', '509.1'],
    },
    {
      id: '702.10',
      number: '702.10',
      title: { en: 'Haste', ru: 'Ускорение' },
      searchWords: { en: 'haste, what does haste do', ru: 'ускорение, что даёт ускорение' },
      text: {
        en: 'The creature can attack, and its {T} abilities can be activated, on the very turn it comes under your control.',
        ru: 'Существо может атаковать, и его способности с {T} можно активировать уже в тот ход, когда оно перешло под ваш контроль.',
      },
      related: ['302.6'],
    },
    {
      id: '702.11',
      number: '702.11',
      title: { en: 'Hexproof', ru: 'Порчеустойчивость' },
      searchWords: {
        en: 'hexproof, can my opponent target it, can I target my own, hexproof and a board wipe, hexproof and planes, protect from planes, hexproof stop chaos, hexproof and chaos',
        ru: 'порчеустойчивость, может ли оппонент выбрать целью, порчеустойчивость и массовое уничтожение, порчеустойчивость и измерения',
      },
      text: {
        en: 'Your opponents can’t target it with their spells and abilities; you can target it with yours. An ability of a plane is its planar controller’s. Effects without a target still work on it.',
        ru: 'Ваши оппоненты не могут делать такой перманент целью своих заклинаний и способностей, а вы можете. Способность измерения принадлежит контроллеру измерения. Эффекты без цели на него действуют.',
      },
      related: ['702.18', '702.21', '702.16'],
    },
    {
      id: '702.12',
      number: '702.12',
      title: { en: 'Indestructible', ru: 'Неразрушимость' },
      searchWords: {
        en: 'indestructible, can indestructible die, indestructible and deathtouch',
        ru: 'неразрушимость, умрёт ли неразрушимое, неразрушимость и смертельное касание',
      },
      text: {
        en: 'Neither “destroy” effects nor any amount of damage, even with deathtouch, can destroy it. It can still be sacrificed, exiled, or returned to a hand, and with toughness 0 it is put into the graveyard.',
        ru: 'Такой перманент ничто не уничтожает: ни эффект «уничтожьте», ни повреждения, сколько бы их ни было, даже со Смертельным касанием. Его можно пожертвовать, изгнать или вернуть в руку, а существо с выносливостью 0 отправляется на кладбище.',
      },
      related: ['term-destroy', 'glossary-lethal-damage'],
    },
    {
      id: '702.15',
      number: '702.15',
      title: { en: 'Lifelink', ru: 'Цепь жизни' },
      searchWords: { en: 'lifelink, what does lifelink do', ru: 'цепь жизни, что даёт цепь жизни' },
      text: {
        en: 'When a source you control with lifelink deals damage, you gain that much life at the same time. Having lifelink twice doesn’t gain you more.',
        ru: 'Когда источник с Цепью жизни под вашим контролем наносит повреждения, вы в тот же миг получаете столько же жизней. Вторая Цепь жизни ничего не добавляет.',
      },
      related: ['120.3', '119.3'],
    },
    {
      id: '702.16',
      number: '702.16',
      title: { en: 'Protection', ru: 'Защита' },
      searchWords: {
        en: 'protection from red and Auras, protection and equipment, protection and planes, protection from a color',
        ru: 'защита от красного и чары, защита и снаряжение, защита от цвета, защита и измерение',
      },
      text: {
        en: 'Protection from something means four things: whatever has the named quality can’t damage, enchant or equip, block, or target the protected creature or player. Effects that need no target, such as “destroy all creatures,” still work.',
        ru: 'Защита от чего-либо — это четыре запрета: всё, что имеет названное качество, не может наносить защищённому повреждений, быть прикреплено к нему, блокировать его или делать его своей целью. Эффекты без цели, например «уничтожьте все существа», действуют.',
      },
      related: ['702.11', '509.1', 'plane-color'],
    },
    {
      id: '702.17',
      number: '702.17',
      title: { en: 'Reach', ru: 'Захват' },
      text: {
        en: 'The creature can block creatures with flying.',
        ru: 'Существо может блокировать существа с Полётом.',
      },
      related: ['702.9'],
    },
    {
      id: '702.19',
      number: '702.19',
      title: { en: 'Trample', ru: 'Пробивной удар' },
      searchWords: {
        en: 'trample, trample planeswalker, excess damage, first strike and trample',
        ru: 'пробивной удар, пробивной удар по мироходцу, лишние повреждения, трампл, топтание, топот, растоптать, первый удар и пробивной удар',
      },
      text: {
        en: 'When blocked, the creature may assign to the player, planeswalker, or battle it attacks whatever is left after lethal damage to each blocker.',
        ru: 'Заблокированное существо должно распределить между блокирующими хотя бы смертельные повреждения; остальное может достаться атакованному игроку, planeswalker’у или битве.',
      },
      related: ['glossary-lethal-damage', '702.2', '509.1'],
    },
    {
      id: '702.20',
      number: '702.20',
      title: { en: 'Vigilance', ru: 'Бдительность' },
      searchWords: { en: 'vigilance, what does vigilance do', ru: 'бдительность, что даёт бдительность' },
      text: {
        en: 'Attacking doesn’t tap the creature, so it can still block later.',
        ru: 'При атаке существо не поворачивается, поэтому потом может и блокировать.',
      },
      related: ['509.1'],
    },
    {
      id: '702.21',
      number: '702.21',
      title: { en: 'Ward', ru: 'Оберег' },
      text: {
        en: 'When an opponent’s spell or ability targets it, that spell or ability is countered unless the opponent pays the ward cost.',
        ru: 'Когда заклинание или способность оппонента делает такой перманент своей целью, это заклинание или эта способность отменяется, если оппонент не заплатит стоимость Оберега.',
      },
      related: ['702.11', 'term-counter-a-spell'],
    },
    {
      id: '702.111',
      number: '702.111',
      title: { en: 'Menace', ru: 'Угроза' },
      searchWords: {
        en: 'menace, menace blockers',
        ru: 'угроза, угроза блокирующие',
      },
      text: {
        en: 'Only two or more creatures together can block it.',
        ru: 'Заблокировать такое существо могут только два существа или больше.',
      },
      related: ['509.1'],
    },
    {
      id: '701.22',
      number: '701.22',
      title: { en: 'Scry', ru: 'Предсказать' },
      searchWords: { en: 'what does scry do, how to scry', ru: 'что делает предсказать, скрай 2' },
      text: {
        en: 'Look at that many cards from the top of your library, then put any number of them on the bottom and the rest back on top, each in any order.',
        ru: 'Посмотрите столько верхних карт своей библиотеки, любые из них положите в её низ, а остальные обратно наверх, и те и другие в любом порядке.',
      },
      related: ['glossary-library', '701.25'],
    },
    {
      id: '701.25',
      number: '701.25',
      title: { en: 'Surveil', ru: 'Слежка' },
      searchWords: {
        en: 'what does surveil do',
        ru: 'что делает слежка',
      },
      text: {
        en: 'Like scry, except that the cards you don’t keep on top go into your graveyard.',
        ru: 'Как «предсказать», только карты, которые вы не оставили наверху, отправляются на кладбище.',
      },
      related: ['701.22', 'term-graveyard'],
    },
    {
      id: '702.1',
      number: '702.1',
      title: { en: 'Other keywords', ru: 'Другие ключевые слова' },
      searchWords: {
        en: 'what does this keyword mean, keyword not in the book, reminder text, equip, evolve, fight, adapt, afterlife, amass, banding, bestow, blitz, bloodthirst, bolster, bushido, casualty, champion, cipher, conspire, cumulative upkeep, dash, daybound, devour, disguise, disturb, dredge, echo, embalm, emerge, encore, eternalize, evoke, exploit, explore, extort, fabricate, fading, flanking, fuse, haunt, horsemanship, living weapon, magecraft, melee, mentor, miracle, modular, morbid, mutate, myriad, ninjutsu, offspring, outlast, overload, plot, populate, prototype, provoke, raid, reconfigure, renown, replicate, retrace, riot, saddle, scavenge, shadow, soulbond, spectacle, splice, squad, sunburst, threshold, training, transmute, unleash, vanishing',
        ru: 'что значит ключевое слово, слова нет в книге, напоминание на карте, снарядить, драться, адаптация, бальзамирование, беспорядки, бессмертие, бунт, бушидо, демонстрация, загробная жизнь, ландфолл, морф, мутация, ниндзюцу, перегрузка, подмога, пожирание, похвальба, посмертие, провокация, раскопки, скопище, тень, утилизация, чудо, эхо',
      },
      text: {
        en: `A keyword is a word or two in place of a longer rule, and many cards explain theirs in parentheses. This book explains those that come up most; here are some more, in short.

Undying: when the creature dies without a +1/+1 counter, it returns to the battlefield with one.

Persist: when the creature dies without a −1/−1 counter, it returns to the battlefield with one.

Prowess: whenever you cast a noncreature spell, the creature gets +1/+1 until end of turn.

Kicker: you may pay this extra cost as you cast the spell; then it does more, as the card says.

Delve: each card you exile from your graveyard while casting the spell pays for {1}.

Equip: in your main phase, with nothing on the stack, pay the cost to attach the Equipment to a creature you control.

Evolve: when a creature with greater power or toughness enters under your control, this one gets a +1/+1 counter.

Landfall: the ability triggers whenever a land enters under your control, even a card you play as a land.

Morph: you may cast the card face down for {3} as a 2/2 creature and turn it face up at any time for its morph cost.

Fight: each of the two creatures deals damage equal to its power to the other. It isn’t combat.

Regenerate: the next time the permanent would be destroyed this turn, it’s tapped instead, its damage is removed, and it leaves combat.

Fear: only artifact creatures and black creatures can block it. Intimidate: only artifact creatures and those that share a color with it.`,
        ru: `Ключевое слово заменяет длинное правило, и многие карты поясняют его в скобках. Самые частые в этой книге объяснены отдельно, а вот коротко ещё несколько.

Нетленность: если существо умерло без жетона +1/+1, оно возвращается на поле битвы с таким жетоном.

Упорство: если существо умерло без жетона −1/−1, оно возвращается на поле битвы с таким жетоном.

Искусность: каждый раз, когда вы разыгрываете заклинание, не являющееся заклинанием существа, это существо получает +1/+1 до конца хода.

Усилитель: разыгрывая заклинание, можно заплатить эту дополнительную стоимость, и тогда оно делает больше, как сказано на карте.

Выкапывание: каждая карта, которую вы при розыгрыше заклинания изгнали из вашего кладбища, оплачивает {1}.

Снарядить: в свою главную фазу, при пустом стеке, заплатите стоимость и прикрепите Снаряжение к существу под вашим контролем.

Эволюция: когда под вашим контролем на поле битвы выходит существо с большей силой или выносливостью, на существо с Эволюцией кладут жетон +1/+1.

Землепад: срабатывает, когда под вашим контролем на поле битвы выходит земля, в том числе карта, разыгранная как земля.

Оборотень: карту можно разыграть рубашкой вверх за {3} как существо 2/2 и в любой момент открыть за стоимость Оборотня.

Драться: каждое из двух существ наносит другому повреждения, равные своей силе. Это не бой.

Регенерация: в следующий раз, когда в этом ходу перманент должны уничтожить, вместо этого его поворачивают, снимают с него повреждения и выводят из боя.

Страх: заблокировать такое существо могут только артефактные и чёрные существа. Устрашение: только артефактные и те, у кого с ним есть общий цвет.`,
      },
      related: ['702.12', '702.11', 'term-ability'],
    },
  ],
});
