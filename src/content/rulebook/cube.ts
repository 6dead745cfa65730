/** The rules of the Russian landless cube, with their footnotes and notes: any card may be played as a land. */
import type { RuleChapter } from './rule-entry';

export const cube = (): RuleChapter => ({
  id: 'cube',
  title: { en: 'Landless cube', ru: 'Куб без земель' },
  source: 'cube',
  entries: [
    {
      id: 'cube-1',
      number: '1',
      title: { en: 'Playing a card as a land', ru: 'Карта, разыгранная как земля' },
      searchWords: {
        en: 'face down land, facedown land, play a creature as a land, any card as a land, how does a card become a land, which basic land type, what land does this card become, artifact card as a land, what colors does it tap for, mana of landified card, card face down as a land, does a landless land count as basic, landless land count as basic, landless land basic',
        ru: 'существо как земля, любую карту как землю, положить карту как землю, как карта становится землёй, какой тип земли у карты, какая земля получится, артефакт как земля, какой цвет маны, какую ману даёт карта как земля, земля рубашкой вверх, карта рубашкой вверх, земля из карты базовая, базовая ли земля из карты, земля из карты считается базовой',
      },
      text: {
        en: 'Whenever you could play a land, you may instead move any card from your hand to the exiled-lands zone and put onto the battlefield the land it becomes. For each color in that card’s mana cost, the land has a basic land type: Plains for white, Swamp for black, Mountain for red, Island for blue, Forest for green. The colors of hybrid and Phyrexian symbols are included. An artifact card makes an artifact land; nothing else of the card carries over.\n\nSuch a land counts as basic if it has exactly one land type and isn’t an artifact; any other is nonbasic. It enters untapped and taps for the color of each of its types.\n\nOur ruling: this uses your land play for the turn, and real lands are simply played. A colorless artifact becomes an artifact land that makes no mana. Any other colorless card becomes a land with no name, type, or mana.',
        ru: 'Каждый раз, когда вы можете разыграть землю, вы можете вместо неё отправить любую карту из руки в зону изгнанных земель, а на поле битвы выложить землю, которой она становится. За каждый цвет мана-стоимости этой карты у земли есть тип базовой земли: белый — Равнина, чёрный — Болото, красный — Гора, синий — Остров, зелёный — Лес. Учитываются и цвета гибридных и фирексийских символов. Из артефакта получается артефактная земля; больше от карты ничего не остаётся.\n\nЕсли у земли из карты ровно один тип и она не артефакт, она считается базовой; всякая другая — небазовая. Она выходит на поле битвы неповёрнутой и даёт ману цвета любого из своих типов.\n\nУ нас так: на это уходит ваш розыгрыш земли за ход, а настоящие земли просто разыгрывают. Артефакт без цвета становится артефактной землёй, не дающей маны, любая другая карта без цвета — землёй без имени, типа и маны.',
      },
      example: {
        en: 'Llanowar Elves ({G}) makes a basic Forest. Lightning Helix ({R}{W}) makes a nonbasic Plains Mountain that taps for {W} or {R}. Sol Ring ({1}) makes an artifact land that makes no mana.',
        ru: '«Лановарские Эльфы» (Llanowar Elves, {G}) становятся базовым Лесом. «Спираль Молний» (Lightning Helix, {R}{W}) — небазовая Равнина-гора, дающая {W} или {R}. «Солнечное Кольцо» (Sol Ring, {1}) — артефактная земля, не дающая маны.',
      },
      changeNote: {
        en: 'The source says that the card is “removed from the game.” Since 2009 the word is “exiled.”',
        ru: 'В первоисточнике карту «выводят из игры». С 2009 года это называется «изгнать».',
      },
      related: [
        'cube-1-note-1',
        'cube-1-note-2',
        'cube-1-note-3',
        '305.2',
        '305.6',
        '305.8',
        '202.2',
        '205.4',
        'sheet-landless',
      ],
    },
    {
      id: 'cube-1-note-1',
      number: '1 *',
      title: { en: 'The exiled-lands zone', ru: 'Зона изгнанных земель' },
      searchWords: {
        en: 'exiled lands zone, where does the card go',
        ru: 'зона изгнанных земель, куда уходит карта',
      },
      text: {
        en: 'The card itself stays on the battlefield as the land. Only as a formality does it count as being in a zone of its own, which resembles exile but isn’t exile. So nothing that watches for exiled cards triggers, and no effect can ever get the card back out.\n\nOur ruling: no one looks there during the game.',
        ru: 'Сама карта лежит на поле битвы землёй. Отдельная зона — условность: считается, что карта в ней, и зона эта похожа на изгнание, но изгнанием не является. Поэтому способности, ждущие изгнания карт, не срабатывают, и никакой эффект не достанет карту оттуда.\n\nУ нас так: во время партии туда не смотрят.',
      },
      example: {
        en: 'An Eldrazi Processor puts opponents’ exiled cards into graveyards. It can’t take a card from the exiled-lands zone.',
        ru: 'Эльдрази Переработчик кладёт изгнанные карты оппонентов на кладбище. Из зоны изгнанных земель ему карту не взять.',
      },
      related: ['cube-1', 'cube-1-note-2', 'cube-notes-questions'],
    },
    {
      id: 'cube-1-note-2',
      number: '1 **',
      title: { en: 'Once a land, always a land', ru: 'Навсегда земля' },
      searchWords: {
        en: 'can I cast it later, cast a card after playing it as a land, land returned to hand, bounced land',
        ru: 'потом разыграть карту, вернули землю в руку, земля снова картой, карта сыгранная землёй',
      },
      text: {
        en: 'The land is a real card, the very one you moved, not a token. It can be returned to your hand, exiled and brought back, or put into a graveyard, and in every zone it’s still a land with the same types.\n\nOur ruling: this lasts until the end of the game. In your hand, it’s a land card that you can play only as this land; it can never be cast, and every effect sees a land, however many colors the card has. Copies are copies of the land.',
        ru: 'Эта земля — настоящая карта, та самая, что ушла из руки, а не фишка. Её можно вернуть в руку, изгнать и вернуть на поле битвы, отправить на кладбище: в каждой зоне она всё та же земля со своими типами.\n\nУ нас так: это до конца партии. В руке она — карта земли, и разыграть её можно только как эту землю; заклинанием она уже не станет, и для любого эффекта она земля, сколько бы ни было у карты цветов. Копия копирует землю.',
      },
      related: ['cube-1', 'cube-2', 'cube-notes-questions', '305.1', '707.2'],
    },
    {
      id: 'cube-1-note-3',
      number: '1 ***',
      title: { en: 'Name of the land', ru: 'Имя земли' },
      searchWords: {
        en: 'name of landified card',
        ru: 'имя карты земли',
      },
      text: {
        en: 'The land’s name is all of its types put together, always in the same order: first Artifact, then Plains, Swamp, Mountain, Island, Forest, leaving out any it doesn’t have. So two lands with the same types share a name.',
        ru: 'Имя земли складывается из всех её типов. Порядок слов не меняется: сначала «Артефактная», потом Равнина, Болото, Гора, Остров и последним Лес; чего у земли нет, то пропускают. Значит, земли с одинаковыми типами зовутся одинаково.',
      },
      example: {
        en: 'A blue and red card is a Mountain Island. Baleful Strix ({U}{B}), an artifact creature, is an Artifact Swamp Island.',
        ru: 'Из карты с синим и красным в стоимости выходит «Гора-остров». Артефактное существо «Гибельная Неясыть» (Baleful Strix, {U}{B}) — «Артефактное Болото-остров»: на экране первое слово согласуется с землёй.',
      },
      related: ['cube-1', '305.5'],
    },
    {
      id: 'cube-2',
      number: '2',
      title: { en: 'Is this card a land?', ru: 'Земля ли эта карта?' },
      searchWords: {
        en: 'counts as a land in graveyard, is a card in hand a land',
        ru: 'карта в руке это земля, считается ли землёй на кладбище',
      },
      text: {
        en: 'When an effect needs to know whether a card is a land card, look at its colors. To that effect, a card of one color is a land; a card of several colors or none isn’t. For choosing a nonland card, see rule 2a.\n\nOur ruling: the rules of the game decide what colors a card is, so a card with devoid isn’t a land. An effect that puts a basic land card into your hand finds any card of one color, and you get the card itself. One that puts a land card onto the battlefield finds a card of one color too, and it enters as the land it would become. One that looks for a Forest card finds any card with green in its mana cost.',
        ru: 'Если эффект проверяет, земля ли карта, смотрите на её цвета. Одноцветная карта для него — земля; многоцветная и бесцветная — не земля. Для выбора карты, не являющейся землёй, есть правило 2a.\n\nУ нас так: цвета считаются по правилам игры, поэтому карта с Лишением — не земля. Эффекту, который кладёт карту базовой земли в руку, подойдёт любая одноцветная карта, и в руку попадает она сама. Эффекту, который кладёт карту земли на поле битвы, тоже подойдёт одноцветная, и выходит она той землёй, которой становится при розыгрыше. Карта Леса — это любая карта с зелёным в мана-стоимости.',
      },
      example: {
        en: 'Goblin Guide attacks, and Llanowar Elves is revealed. It has one color, so it’s a land card and goes to its owner’s hand. Lightning Helix would stay on top of the library.',
        ru: 'Атакует «Гоблин-Проводник» (Goblin Guide), показаны «Лановарские Эльфы» (Llanowar Elves): цвет один, значит, это карта земли, и она попадает в руку владельца. «Спираль Молний» (Lightning Helix) осталась бы наверху библиотеки.',
      },
      related: ['cube-2a', 'cube-3', 'cube-1-note-2', '105.2'],
    },
    {
      id: 'cube-2a',
      number: '2a',
      title: { en: 'Choosing a nonland card', ru: 'Выбор карты, не являющейся землёй' },
      searchWords: {
        en: 'duress, thoughtseize, counts as a nonland card, what counts as a nonland card',
        ru: 'duress, thoughtseize, дюресс, насилие, уловить мысль, забрать из руки, считается неземельной картой, неземельная карта',
      },
      text: {
        en: 'If an effect has you choose a nonland card in a hand or find one in a library, and that card is then discarded, played, put onto the battlefield, or exiled, any card will do. Rule 2 doesn’t apply.\n\nOur ruling: only the word “nonland” is ignored; all of the effect’s other conditions still apply. Cascade and “reveal until a nonland card” take any card, too. For “nonland permanent,” the types printed on the card count.',
        ru: 'Если эффект велит выбрать в руке или найти в библиотеке карту, не являющуюся землёй, чтобы её сбросили, разыграли, изгнали или положили на поле битвы, подходит любая карта. Правило 2 тут ни при чём.\n\nУ нас так: отпадает только условие «не земля», прочие условия эффекта в силе. Каскад и «показывайте, пока не покажете карту, не являющуюся землёй» тоже берут любую карту. Если же нужен «перманент, не являющийся землёй», смотрят на типы, напечатанные на карте.',
      },
      example: {
        en: 'Duress may take Lightning Bolt, although its single color makes it a land under rule 2. It may not take Llanowar Elves, because Duress doesn’t take creatures.',
        ru: '«Насилие» (Duress) может сбросить «Удар Молнии» (Lightning Bolt), хотя по правилу 2 карта одного цвета — земля. «Лановарских Эльфов» (Llanowar Elves) — нет: существ «Насилие» не сбрасывает.',
      },
      changeNote: {
        en: 'Battles and kindred cards didn’t exist when this rule was written. It treats them like any other nonland card.',
        ru: 'Теперь не землями бывают ещё битвы и карты сородичей; для этого правила они такие же карты.',
      },
      related: ['cube-2', 'cube-notes-balance'],
    },
    {
      id: 'cube-3',
      number: '3',
      title: { en: 'Finding a basic land', ru: 'Поиск базовой земли' },
      searchWords: {
        en: 'fetch, fetch land, search for a basic land, ramp, rampant growth, evolving wilds, fetchlands',
        ru: 'фетч, фетчленд, найти землю, искать базовую землю, рамп, фетчленды',
      },
      text: {
        en: 'An effect that finds a basic land card in a library and puts it onto the battlefield finds a colored card instead, of one color or of several. Reveal that card to an opponent, move it to the exiled-lands zone, and choose one color in its mana cost. A basic land of the matching type enters the battlefield.\n\nOur ruling: everything else in the effect still applies, such as how many cards it finds, whether the land enters tapped, and shuffling. The land is basic and of that single type even if the card has more colors or is an artifact. A card without a color in its cost can’t be found.',
        ru: 'Эффект, который находит в библиотеке базовую землю и кладёт её на поле битвы, находит вместо неё цветную карту, одноцветную или многоцветную. Покажите эту карту оппоненту, отправьте её в зону изгнанных земель и назовите один из цветов её мана-стоимости: на поле битвы выходит базовая земля этого цвета.\n\nУ нас так: прочие указания эффекта — сколько карт найти, выходит ли земля повёрнутой, тасуют ли библиотеку — остаются в силе. Земля базовая и только этого типа, даже если карта многоцветная или артефакт. Карту без цвета в мана-стоимости не находят.',
      },
      example: {
        en: 'With Rampant Growth you find Lightning Helix ({R}{W}), reveal it, and choose red. You get a basic Mountain, tapped, and shuffle.',
        ru: 'С «Буйным Ростом» (Rampant Growth) вы находите «Спираль Молний» (Lightning Helix, {R}{W}), показываете её и выбираете красный. На поле битвы выходит повёрнутая базовая Гора, а библиотеку вы тасуете.',
      },
      related: ['cube-1', 'cube-1-note-1', 'cube-2', '305.4', '305.8'],
    },
    {
      id: 'cube-notes',
      number: null,
      title: { en: 'Why play this way', ru: 'Зачем так играть' },
      text: {
        en: 'Every card can be a spell or a land. No one draws too many lands or too few, multicolor decks run more smoothly, and every turn offers more choices. The price is rules questions about cards that were played as lands; the exiled-lands zone and the rule “once a land, always a land” settle most of them.',
        ru: 'Каждая карта может быть и заклинанием, и землёй. Земель не бывает слишком много или слишком мало, колоды в несколько цветов работают ровнее, а решений за ход больше. Плата за это — вопросы о картах, ставших землями; почти на все отвечают зона изгнанных земель и правило «навсегда земля».',
      },
      related: ['cube-1', 'cube-notes-questions', 'cube-notes-balance'],
    },
    {
      id: 'cube-notes-questions',
      number: null,
      title: { en: 'Returned, blinked, destroyed', ru: 'Вернули, изгнали, уничтожили' },
      searchWords: {
        en: 'face down land destroyed, blink a land, destroy a land, return a land',
        ru: 'блинк земли, уничтожить землю, вернуть землю',
      },
      text: {
        en: 'If a card that was played as a land is returned to your hand, it’s a land card there, and you can play it again as the same land. If it’s exiled and returned to the battlefield, it comes back as that land. If it’s destroyed, it’s a land card in the graveyard. It never turns back into the original card. It keeps its types and name, and the other cards in the cube treat it like any land.',
        ru: 'Если карту, разыгранную как землю, вернули в руку, она там карта земли, и её можно снова разыграть той же землёй. Если её изгнали и вернули на поле битвы («блинк»), выходит та же земля. Если её уничтожили, на кладбище лежит карта земли. Исходной картой она уже не станет: типы и имя при ней, и остальные карты куба действуют на неё, как на всякую землю.',
      },
      related: ['cube-1-note-1', 'cube-1-note-2', 'cube-1-note-3'],
    },
    {
      id: 'cube-notes-balance',
      number: null,
      title: { en: 'Stronger discard and exile', ru: 'Сброс и изгнание сильнее' },
      text: {
        en: 'Rule 2a makes cards that discard or exile from hands and libraries stronger, because they can take anything. The cube’s designers think that’s good for its balance.',
        ru: 'Правило 2a усиливает карты, которые сбрасывают или изгоняют из рук и библиотек: им годится любая карта. Авторы считают, что равновесию куба это на пользу.',
      },
      related: ['cube-2a'],
    },
  ],
});
