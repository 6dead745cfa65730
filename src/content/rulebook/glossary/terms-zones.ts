/** Words of zones, and of what brings cards from one to another. */
import type { TermEntry } from '../rule-entry';

export const zoneTerms: readonly TermEntry[] = [
  {
    id: 'term-zone',
    number: null,
    title: { en: 'Zone', ru: 'Зона' },
    text: {
      en: 'A place where cards can be: hand, library, battlefield, graveyard, stack, exile, command zone. Whatever changes zones becomes a new object.',
      ru: 'Место, где бывают карты: рука, библиотека, поле битвы, кладбище, стек, изгнание, зона командования. Сменив зону, карта становится новым объектом.',
    },
    forms: { en: ['zone'], ru: ['=зона', '=зоны', '=зоне', '=зону', '=зоной', '=зон', '=зонах'] },
    related: ['glossary-leaves-play', 'cube-1-note-2', 'landless-1'],
  },
  {
    id: 'term-hand',
    number: null,
    title: { en: 'Hand', ru: 'Рука' },
    searchWords: {
      en: 'maximum cards in hand, maximum hand size, hand limit, how many cards in hand, max hand size, opening hand size, opening hand, starting hand, how many cards in opening hand, how many cards to start with, when do I discard',
      ru: 'максимум карт в руке, максимальный размер руки, лимит руки, сколько карт в руке, лимит руки 7, начальная рука, стартовая рука, сколько карт в начале, сколько карт брать в начале, когда сбрасывать карты, сбрасывать лишние карты',
    },
    text: {
      en: 'The cards you have drawn and not yet played. You start with seven, and at the end of each of your turns you discard down to seven. Only you may look at them.',
      ru: 'Карты, которые вы взяли и ещё не разыграли. В начале партии берут семь, и в конце вашего хода их остаётся не больше семи. Видите их только вы.',
    },
    forms: {
      en: ['=hand', '=hands'],
      ru: ['=рука', '=руки', '=руке', '=руку', '=рукой', '=рук', '=руках'],
    },
    lookAlikes: { en: ['=by =hand', '=hand =over', '=at =hand'] },
    related: ['page-turn', 'landless-1'],
  },
  {
    id: 'term-library',
    number: null,
    title: { en: 'Library', ru: 'Библиотека' },
    text: {
      en: 'The deck you draw from, face down and in an order that no one may change. A planar deck isn’t one.',
      ru: 'Колода, из которой берут карты: она лежит закрытой, и порядка в ней не меняют. Колода измерений — не библиотека.',
    },
    forms: { en: ['library', 'libraries'], ru: ['библиотека'] },
    related: ['glossary-library', '901.4'],
  },
  {
    id: 'term-graveyard',
    number: null,
    title: { en: 'Graveyard', ru: 'Кладбище' },
    searchWords: { en: 'look at a graveyard, discard pile', ru: 'смотреть чужое кладбище, сброс' },
    text: {
      en: 'Each player’s face-up pile for their cards that were destroyed, sacrificed, discarded, milled, or countered, and for instants and sorceries that have resolved.',
      ru: 'Открытая стопка, куда попадают карты игрока: уничтоженные, пожертвованные, сброшенные, скрученные и отменённые, а также разрешившиеся мгновенные заклинания и волшебства.',
    },
    forms: { en: ['graveyard'], ru: ['кладбище', 'кладбищ'] },
    related: ['cube-notes-questions', 'landless-1'],
  },
  {
    id: 'term-exile',
    number: null,
    title: { en: 'Exile', ru: 'Изгнание' },
    searchWords: {
      en: 'can exiled cards come back, exile vs graveyard, difference exile graveyard',
      ru: 'изгнанные карты возвращаются, отличие изгнания от кладбища',
    },
    text: {
      en: 'The zone for cards set aside from the rest of the game; to exile a card is to put it there. Few effects can get a card back from there, while many can get one from a graveyard. Older cards say “remove from the game.”',
      ru: 'Зона для карт, отложенных в сторону; изгнать карту — значит положить её туда. Возвращается она, только если так сказано: до кладбища многие эффекты достают, до изгнания почти никакие. На старых картах — «удалите из игры».',
    },
    forms: {
      en: ['exile'],
      ru: [
        'изгнание',
        'изгнать',
        'изгоните',
        'изгоняет',
        'изгнан',
        'изгнана',
        'изгнанный',
        'изгоняется',
        'изгнали',
      ],
    },
    related: ['change-10', 'landless-1', 'cube-1-note-1'],
  },
  {
    id: 'term-battlefield',
    number: null,
    title: { en: 'Battlefield', ru: 'Поле битвы' },
    text: {
      en: 'Where permanents are: creatures, lands, artifacts, and the like. Planes and phenomena never come here.',
      ru: 'Место, где лежат перманенты: существа, земли, артефакты и прочее. Измерения и феномены сюда не попадают.',
    },
    forms: { en: ['battlefield'], ru: ['поле битвы'] },
    covers: ['403'],
    related: ['change-9', 'glossary-leaves-play', '305.4'],
  },
  {
    id: 'term-command-zone',
    number: null,
    title: { en: 'Command zone', ru: 'Зона командования' },
    text: {
      en: 'A zone outside the ordinary ones, for commanders, planes, and phenomena. Planar cards stay in it all game long.',
      ru: 'Особая зона, где находятся командиры, измерения и феномены. Планарные карты остаются в ней всю партию.',
    },
    forms: { en: ['command zone'], ru: ['зона командования'] },
    related: ['901.4', '311.2', '901.7'],
  },
  {
    id: 'term-enters',
    number: null,
    title: { en: 'Enters the battlefield', ru: 'Выходит на поле битвы' },
    searchWords: { en: 'etb, token trigger etb', ru: 'этб, фишка выход, фишка выходит' },
    text: {
      en: 'What a permanent does whenever it comes onto the battlefield, whether it was cast, played, created, or put there. Abilities that wait for it trigger every time.',
      ru: 'Так говорят всякий раз, когда перманент появляется на поле битвы: его разыграли, создали или положили. Способности, которые этого ждут, срабатывают.',
    },
    forms: {
      en: ['=enters', 'enters the battlefield', 'entered the battlefield'],
      ru: ['выходит на поле битвы', 'выходят на поле битвы', 'вышло на поле битвы', 'вышел на поле битвы'],
    },
    related: ['change-9', '305.4', 'glossary-leaves-play'],
  },
  {
    id: 'term-mill',
    number: null,
    title: { en: 'Mill', ru: 'Скрутить' },
    searchWords: {
      en: 'what is mill',
      ru: 'что такое скрутить, милл',
    },
    text: {
      en: 'To put that many cards from the top of a library into its owner’s graveyard.',
      ru: 'Положить указанное количество карт с верха библиотеки на кладбище её владельца.',
    },
    forms: { en: ['mill'], ru: ['скрутить', 'скрутите', 'скрутили', 'скручивает', 'скрутит'] },
    related: ['glossary-library', 'cube-1-note-2'],
  },
  {
    id: 'term-scry',
    number: null,
    title: { en: 'Scry', ru: 'Предсказать' },
    searchWords: {
      en: 'what does scry do, what is scry, scry',
      ru: 'что делает предсказание, что такое предсказание, скрай',
    },
    text: {
      en: 'To look at that many cards from the top of your library and put any number of them on the bottom in any order and the rest back on top in any order.',
      ru: 'Посмотреть столько верхних карт своей библиотеки, любые из них положить в низ библиотеки, остальные вернуть наверх, и те и другие в любом порядке.',
    },
    forms: { en: ['scry'], ru: ['предсказать', 'предскажите', 'предсказывает', 'предсказание'] },
    related: ['landless-double-draw-a', 'glossary-library'],
  },
  {
    id: 'term-blink',
    number: null,
    title: { en: 'Blink', ru: 'Блинк' },
    searchWords: { en: 'flicker, flickered', ru: 'фликер, мигнуть' },
    text: {
      en: 'Slang for exiling a permanent and returning it to the battlefield immediately. It comes back as a new object; a landified card comes back as a land.',
      ru: 'На жаргоне игроков: изгнать перманент и тут же вернуть на поле битвы. Возвращается он новым объектом, а карта, ставшая землёй, — землёй.',
    },
    forms: { en: ['blink', 'exiled and returned'], ru: ['блинк', 'изгнали и вернули', 'блинкнуть'] },
    related: ['cube-notes-questions', 'landless-1', 'glossary-leaves-play'],
  },
  {
    id: 'term-bounce',
    number: null,
    title: { en: 'Bounce', ru: 'Баунс' },
    text: {
      en: 'Slang for returning a permanent to its owner’s hand.',
      ru: 'На жаргоне игроков: вернуть перманент в руку владельца.',
    },
    forms: { en: ['bounce'], ru: ['баунс', 'вернули в руку'] },
    related: ['cube-notes-questions', 'landless-1'],
  },
  {
    id: 'term-sacrifice',
    number: null,
    title: { en: 'Sacrifice', ru: 'Пожертвовать' },
    searchWords: {
      en: 'can I sacrifice',
      ru: 'можно ли жертвовать',
    },
    text: {
      en: 'To put a permanent you control into its owner’s graveyard yourself. That isn’t destroying it, so indestructible doesn’t help.',
      ru: 'Самому положить перманент под вашим контролем на кладбище владельца. Это не уничтожение, так что Неразрушимость не спасает.',
    },
    forms: {
      en: ['sacrifice'],
      ru: [
        'пожертвовать',
        'пожертвуйте',
        'пожертвует',
        'пожертвовали',
        'жертвует',
        'приносит в жертву',
        'принести в жертву',
      ],
    },
    related: ['glossary-leaves-play', 'landless-4'],
  },
  {
    id: 'term-destroy',
    number: null,
    title: { en: 'Destroy', ru: 'Уничтожить' },
    searchWords: {
      en: 'board wipe, wrath, sweeper, kill a creature, destroy all creatures',
      ru: 'вайп, массовое уничтожение, уничтожить все существа, убить существо',
    },
    text: {
      en: 'To put a permanent from the battlefield into its owner’s graveyard, unless something such as indestructible prevents it.',
      ru: 'Положить перманент с поля битвы на кладбище владельца, если этому ничто не мешает, например Неразрушимость.',
    },
    forms: {
      en: ['destroy'],
      ru: ['уничтожить', 'уничтожьте', 'уничтожает', 'уничтожен', 'уничтожается', 'уничтожили', 'уничтожены'],
    },
    related: ['glossary-lethal-damage', 'cube-notes-questions'],
  },
  {
    id: 'term-discard',
    number: null,
    title: { en: 'Discard', ru: 'Сбросить' },
    text: {
      en: 'To put a card from your hand into your graveyard. Unless the effect says otherwise, you choose which.',
      ru: 'Положить карту из руки на своё кладбище. Какую, выбираете вы, если эффект не говорит иначе.',
    },
    forms: { en: ['discard'], ru: ['сбросить', 'сбросьте', 'сбрасывает', 'сбросит', 'сброшена', 'сброс'] },
    related: ['page-turn', 'cube-2a'],
  },
  {
    id: 'term-reveal',
    number: null,
    title: { en: 'Reveal', ru: 'Показать' },
    text: {
      en: 'To let everyone see a card for a moment. It stays where it is and does nothing yet; a plane that is only revealed isn’t face up.',
      ru: 'Дать всем на миг увидеть карту. Она остаётся, где была, и ещё ничего не делает: измерение, которое только показали, не открыто.',
    },
    forms: {
      en: ['reveal'],
      ru: [
        '=показать',
        '=покажите',
        '=показывает',
        '=показывайте',
        '=показывают',
        '=показанный',
        '=показанных',
        '=показанные',
      ],
    },
    related: ['701.31c', '901.11a', '311.7'],
  },
  {
    id: 'term-suspend',
    number: null,
    title: { en: 'Suspend', ru: 'Отсрочка' },
    searchWords: {
      en: 'what is suspend',
      ru: 'что такое отсрочка',
    },
    text: {
      en: 'The card waits in exile with time counters. Its owner removes one in each of their upkeeps and may cast it for free when the last is gone.',
      ru: 'Карта ждёт в изгнании с временными жетонами. Владелец удаляет по одному в каждый свой шаг поддержки, а когда удалён последний, может разыграть её бесплатно.',
    },
    forms: { en: ['suspend'], ru: ['отсрочка', 'Отсрочка', 'отсроченная карта'] },
    related: ['122.1'],
  },
  {
    id: 'term-time-counter',
    number: null,
    title: { en: 'Time counter', ru: 'Временной жетон' },
    text: {
      en: 'A counter that says how long something has to wait or may stay, as with suspend.',
      ru: 'Жетон, который показывает, сколько чему-то ещё ждать или оставаться, например при Отсрочке.',
    },
    forms: { en: ['time counter'], ru: ['временной жетон', 'жетон времени'] },
    related: ['122.1', '122.2'],
  },
  {
    id: 'term-goad',
    number: null,
    title: { en: 'Goad', ru: 'Разъярить' },
    searchWords: {
      en: 'goaded, what is goad, how long goad',
      ru: 'подстрекательство, что такое разъярить, сколько длится разъярить',
    },
    text: {
      en: 'Until your next turn, the goaded creature has to attack each combat if able, and someone other than you if able.',
      ru: 'До вашего следующего хода такое существо обязано атаковать в каждом бою, если может, и по возможности не вас.',
    },
    forms: {
      en: ['goad'],
      ru: ['разъярить', 'разъярите', 'разъярённый', '=разъярено', '=разъярён', 'Разъярите'],
    },
    related: ['page-turn'],
  },
  {
    id: 'term-phase-out',
    number: null,
    title: { en: 'Phase out', ru: 'Уйти в противофазу' },
    searchWords: {
      en: 'what is phasing, phasing, phased out',
      ru: 'что такое противофаза, фазинг',
    },
    text: {
      en: 'The permanent is treated as though it weren’t there until its controller’s next untap step. It doesn’t leave the battlefield, and nothing triggers.',
      ru: 'Игра не замечает перманент до следующего шага разворота игрока, который его контролирует. Поля битвы он не покидает, и ничего не срабатывает.',
    },
    forms: { en: ['phase out', 'phases out', 'phased out'], ru: ['противофаза'] },
    related: ['glossary-leaves-play', 'page-turn'],
  },
  {
    id: 'term-cascade',
    number: null,
    title: { en: 'Cascade', ru: 'Каскад' },
    searchWords: {
      en: 'what is cascade',
      ru: 'что такое каскад',
    },
    text: {
      en: 'When the spell is cast, its caster exiles cards from their library until a nonland card of lesser mana value comes up, and may cast it for free. The other exiled cards go to the bottom of the library in a random order.',
      ru: 'Когда заклинание разыграли, игрок изгоняет карты с верха своей библиотеки, пока не найдётся карта с меньшей мановой ценностью, не являющаяся землёй, и может разыграть её бесплатно. Остальные изгнанные карты уходят в низ библиотеки в случайном порядке.',
    },
    forms: { en: ['cascade'], ru: ['каскад', 'Каскад'] },
    related: ['cube-2a'],
  },
];
