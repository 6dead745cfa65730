/** Landless MTG 1.1: five rules, two named lands, random draft, single deck, double draw and the recipe of a deck. */
import type { RuleChapter } from './rule-entry';

export const landlessMtg = (): RuleChapter => ({
  id: 'landless-mtg',
  title: { en: 'Landless MTG 1.1', ru: 'Landless MTG 1.1' },
  source: 'landlessMtg',
  entries: [
    {
      id: 'landless-1',
      number: '1',
      title: { en: 'Land or card', ru: 'Земля или карта' },
      searchWords: {
        en: 'play a card as a land, what happens to the card, real lands in landless, land card in landless, land cards in the deck',
        ru: 'карта как земля, настоящие земли, карты земель в колоде, настоящие земли в лендлесс',
      },
      text: {
        en: 'Decks have no land cards; you may cast any card as usual or play it as a land, and otherwise the normal rules apply. Played as a land, the card becomes what rules 2 to 5 say and stays that way on the battlefield and in exile. In any other zone, it’s the original card again.\n\nOur ruling: the card loses everything it had, artifact and legendary included, and this uses your land play for the turn. In hands and libraries, no card is a land, so searching for one finds nothing, and every card counts as nonland.',
        ru: 'В колодах нет карт земель: любую карту можно разыграть как обычно или как землю, а в остальном правила обычные. Разыгранная как земля, карта становится землёй по правилам 2–5 и остаётся ею на поле битвы и в изгнании. В любой другой зоне она снова исходная карта.\n\nУ нас так: карта теряет всё, что у неё было, в том числе тип «артефакт» и легендарность, и на это уходит ваш розыгрыш земли за ход. В руках и библиотеках ни одна карта не земля: поиск земли ничего не находит, а «не являющаяся землёй» подходит к любой карте.',
      },
      example: {
        en: 'Lightning Bolt is played as a Mountain. Exiled and returned to the battlefield, it is that Mountain again; returned to your hand, it is Lightning Bolt.',
        ru: '«Удар Молнии» (Lightning Bolt) разыгран как Гора. Если его изгнать и вернуть на поле битвы, это снова Гора; если вернуть в руку — снова «Удар Молнии».',
      },
      related: [
        'landless-2',
        'landless-3',
        'landless-4',
        'landless-5',
        '305.1',
        '305.2',
        '305.4',
        'sheet-landless',
      ],
    },
    {
      id: 'landless-2',
      number: '2',
      title: { en: 'One color', ru: 'Один цвет' },
      searchWords: {
        en: 'monocolored card land',
        ru: 'одноцветная карта земля',
      },
      text: {
        en: 'A card of a single color becomes that color’s basic land: white Plains, blue Island, black Swamp, red Mountain, green Forest. It enters untapped.\n\nOur ruling: the rules of the game decide what colors a card is. They count its mana cost, its color indicator, and abilities that set its color.',
        ru: 'Одноцветная карта становится базовой землёй своего цвета: белая — Равниной, синяя — Островом, чёрная — Болотом, красная — Горой, зелёная — Лесом. На поле битвы она выходит неповёрнутой.\n\nУ нас так: цвета карты определяются по правилам игры, то есть по мана-стоимости, индикатору цвета и способностям, которые задают её цвет.',
      },
      example: {
        en: 'Llanowar Elves ({G}) becomes a Forest with {T}: Add {G}.',
        ru: '«Лановарские Эльфы» (Llanowar Elves, {G}) становятся Лесом с «{T}: добавьте {G}».',
      },
      related: ['landless-1', '105.2', '305.6', '305.8'],
    },
    {
      id: 'landless-3',
      number: '3',
      title: { en: 'Two or three colors', ru: 'Два или три цвета' },
      searchWords: {
        en: 'tapped land, two color land, multicolor land tapped, gold card as land, do multicolor lands enter tapped',
        ru: 'тапнутая земля, двухцветная земля, многоцветная земля повёрнутая, мультиколорная',
      },
      text: {
        en: 'Such a card becomes a nonbasic land that enters tapped and taps for one mana of any of its colors.\n\nOur ruling: it has no name and no basic land types, so effects that find or punish a Plains, for example, don’t affect it. It has one ability, and you choose the color each time.',
        ru: 'Такая карта становится небазовой землёй: она выходит на поле битвы повёрнутой и даёт одну ману любого из своих цветов.\n\nУ нас так: ни имени, ни типов базовой земли у неё нет, поэтому эффекты, которые ищут, например, Равнину или вредят ей, этой земли не касаются. Способность у неё одна, и цвет вы выбираете каждый раз.',
      },
      example: {
        en: 'Lightning Helix ({R}{W}) becomes a nonbasic land that enters tapped and has {T}: Add {W} or {R}.',
        ru: '«Спираль Молний» (Lightning Helix, {R}{W}) становится небазовой землёй, которая выходит повёрнутой, с «{T}: добавьте {W} или {R}».',
      },
      related: ['landless-1', '105.2', '305.5', '305.8'],
    },
    {
      id: 'landless-4',
      number: '4',
      title: { en: 'Four or five colors', ru: 'Четыре или пять цветов' },
      searchWords: {
        en: 'four color card, five color card',
        ru: 'четырёхцветная карта, пятицветная карта',
      },
      text: {
        en: 'A card with four or five colors becomes Transguild Promenade, a nonbasic land with that name and text.',
        ru: 'Карта четырёх или пяти цветов становится небазовой землёй с именем и текстом «Дороги Между Гильдиями» (Transguild Promenade).',
      },
      example: {
        en: 'Child of Alara ({W}{U}{B}{R}{G}) played as a land is a Transguild Promenade. Have {1} ready, or you lose it.',
        ru: '«Дитя Алары» (Child of Alara, {W}{U}{B}{R}{G}) как земля — «Дорога Между Гильдиями». Держите наготове {1}, иначе её не сохранить.',
      },
      related: ['landless-1', 'transguild-promenade', '105.2'],
    },
    {
      id: 'transguild-promenade',
      number: null,
      title: { en: 'Transguild Promenade', ru: 'Дорога Между Гильдиями' },
      text: {
        en: 'It enters tapped. When it enters, an ability triggers that has you pay {1} or sacrifice it. {T} adds one mana of any color.\n\nOur ruling: if sacrificed, it goes to the graveyard as the original card.',
        ru: 'Выходит на поле битвы повёрнутой. Тогда же срабатывает способность: пожертвуйте Дорогу, если только вы не заплатите {1}. За {T} Дорога даёт одну ману любого цвета на ваш выбор.\n\nУ нас так: пожертвованная, она попадает на кладбище исходной картой.',
      },
      related: ['landless-4', 'landless-1'],
    },
    {
      id: 'landless-5',
      number: '5',
      title: { en: 'No color', ru: 'Без цвета' },
      searchWords: {
        en: 'colorless card, colorless mana from card, artifact land landless, what mana does a colorless card make',
        ru: 'бесцветная карта, какую ману даёт бесцветная, артефакт без цвета',
      },
      text: {
        en: 'A colorless card becomes Shimmering Grotto, a nonbasic land with that name and text.\n\nOur ruling: a card with devoid is colorless too, whatever its cost.',
        ru: 'Бесцветная карта становится небазовой землёй с именем и текстом «Мерцающего Грота» (Shimmering Grotto).\n\nУ нас так: карта с Лишением тоже бесцветная, какой бы ни была её стоимость.',
      },
      example: {
        en: 'Sol Ring ({1}) played as a land is a Shimmering Grotto and no longer an artifact.',
        ru: '«Солнечное Кольцо» (Sol Ring, {1}) как земля — «Мерцающий Грот» и уже не артефакт.',
      },
      related: ['landless-1', 'shimmering-grotto', '105.2', '202.2'],
    },
    {
      id: 'shimmering-grotto',
      number: null,
      title: { en: 'Shimmering Grotto', ru: 'Мерцающий Грот' },
      text: {
        en: 'It enters untapped and has two abilities. One is {T}: Add {C}. The other, for {1} and {T}, adds one mana of any color.',
        ru: 'Выходит на поле битвы неповёрнутым; способностей у него две. Одна за {T} даёт {C}, другая за {1} и {T} — одну ману любого цвета на ваш выбор.',
      },
      changeNote: {
        en: 'Version 1.1 prints {1} for the mana it makes. Since 2016, colorless mana has been written {C}; {1} appears only in costs.',
        ru: 'В версии 1.1 мана, которую она даёт, записана как {1}. С 2016 года бесцветную ману пишут {C}, а {1} бывает только в стоимости.',
      },
      related: ['landless-5'],
    },
    {
      id: 'landless-why',
      number: null,
      title: { en: 'Why landless', ru: 'Зачем играть без земель' },
      searchWords: {
        en: 'advantages, benefits, mana screw, mana flood, single deck, why landless',
        ru: 'преимущества, плюсы, мана скрю, мана флуд, нет земель, одни земли, общая колода, зачем без земель, манафлуд',
      },
      text: {
        en: 'Since every card can be a land, hardly anyone gets stuck without lands or with nothing but lands, and fewer games are over before they begin. Decks may have more colors. Cards drawn at random make a deck that works, which allows a random draft or one deck for all. And in every game, you decide anew which cards to give up as lands.',
        ru: 'Землёй может стать любая карта, поэтому почти никто не остаётся без земель или с одними землями, и исход партии реже бывает решён ещё до её начала. Цветов в колоде может быть больше. Даже случайные карты складываются в рабочую колоду: отсюда случайный драфт и одна колода на всех. А какие карты пустить на земли, вы каждый раз решаете заново.',
      },
      related: ['landless-1', 'landless-draft', 'landless-single-deck-1', 'cube-notes'],
    },
    {
      id: 'landless-draft',
      number: null,
      title: { en: 'Random draft', ru: 'Случайный драфт' },
      text: {
        en: 'With no mana base to worry about, decks can be left to chance. Everyone is dealt cards at random from a collection large enough for all. Play with everything you got, or build a smaller deck from it and leave the rest in the sideboard: say, 60 drafted and at least 40 played.',
        ru: 'О мана-базе думать не надо, поэтому колоды можно доверить случаю. Каждый получает карты наугад из коллекции, которой хватит на всех. Играйте всем полученным или соберите из него колоду поменьше, а остальное отложите в сайдборд: скажем, 60 карт получить и не меньше 40 из них взять в колоду.',
      },
      related: ['landless-1', 'landless-recipe'],
    },
    {
      id: 'landless-single-deck-1',
      number: 'S1',
      title: { en: 'Single deck: one for all', ru: 'Одна колода на всех' },
      searchWords: { en: 'single deck, one deck for everyone', ru: 'сингл дек, одна колода' },
      text: {
        en: 'No one brings a deck of their own. One large deck is every player’s library in every respect. All landless rules apply as before.\n\nOur ruling: a card’s owner is whoever took it off the deck; it goes to that player’s hand or graveyard.',
        ru: 'Своих колод никто не приносит: одна большая колода служит библиотекой сразу всем игрокам. Остальные правила без земель те же.\n\nУ нас так: владелец карты — тот, кто взял её из колоды; в его руку и на его кладбище она и попадает.',
      },
      example: {
        en: 'You scry 2 and leave a card on top. The opponent who draws next gets that card.',
        ru: 'Вы предсказали 2 и оставили карту сверху. Её получит оппонент, который возьмёт карту следующим.',
      },
      related: [
        'landless-1',
        'landless-single-deck-2',
        'landless-single-deck-3',
        'landless-double-draw-1',
        'landless-recipe',
      ],
    },
    {
      id: 'landless-single-deck-2',
      number: 'S2',
      title: { en: 'Single deck: it runs out', ru: 'Общая колода кончилась' },
      searchWords: {
        en: 'shared library, shared deck empty, single deck empty',
        ru: 'закончилась, не осталось карт, общая библиотека',
      },
      text: {
        en: 'When the deck runs out of cards, shuffle every player’s graveyard into one new deck and keep playing.\n\nOur ruling: if this happens in the middle of a draw, take what there is, shuffle, then take the rest. A player who has to draw when the deck and graveyards together don’t have enough cards loses the game.',
        ru: 'Когда в колоде не осталось карт, перетасуйте кладбища всех игроков в новую колоду и играйте дальше.\n\nУ нас так: если карты кончились посреди взятия, возьмите что есть, перетасуйте и доберите. Кому карт не хватает даже вместе с кладбищами, тот проигрывает партию.',
      },
      related: ['landless-single-deck-1', 'landless-double-draw-3'],
    },
    {
      id: 'landless-single-deck-3',
      number: 'S3',
      title: { en: 'Single deck: opening hands', ru: 'Общая колода: начальные руки' },
      text: {
        en: 'One player deals for the whole table: one card to each in turn until everyone has seven.',
        ru: 'Сдаёт один игрок на весь стол: каждому по очереди по одной карте, круг за кругом, пока у всех не будет по семь.',
      },
      related: ['landless-single-deck-1', 'landless-double-draw-1'],
    },
    {
      id: 'landless-double-draw-1',
      number: 'D1',
      title: { en: 'Double draw: opening hands', ru: 'Двойное взятие: начальные руки' },
      searchWords: { en: 'how many cards double draw', ru: 'сколько карт брать, двойной добор' },
      text: {
        en: 'Double draw is single deck with more choice. Deal everyone 14 cards, two at a time around the table. Keep any seven; in turn order, players put their other seven on the bottom in any order.\n\nOur ruling: cards not kept stay aside until everyone has decided.',
        ru: 'Двойное взятие — та же одна колода, но с выбором. Раздайте каждому 14 карт, по две за круг. Семь любых вы оставляете, другие семь уходят в низ колоды в любом порядке; игроки кладут их туда в порядке ходов.\n\nУ нас так: отложенные карты лежат в стороне, пока не решат все.',
      },
      related: [
        'landless-single-deck-1',
        'landless-single-deck-3',
        'landless-double-draw-2',
        'landless-double-draw-3',
      ],
    },
    {
      id: 'landless-double-draw-2',
      number: 'D2',
      title: { en: 'Double draw: mulligans', ru: 'Двойное взятие: пересдача' },
      searchWords: {
        en: 'double draw mulligan',
        ru: 'пересдача при двойном взятии',
      },
      text: {
        en: 'Your first mulligan gives you 12 cards, of which you keep six. Each further one gives two fewer cards, and again you keep half. The cards you don’t keep go to the bottom of the deck.\n\nOur ruling: first shuffle the old hand into the deck.',
        ru: 'При первой пересдаче вы получаете 12 карт и оставляете шесть. При каждой следующей карт на две меньше, чем в прошлый раз, и оставляют опять половину. Остальные карты уходят в низ колоды.\n\nУ нас так: сначала втасуйте прежнюю руку в колоду.',
      },
      example: {
        en: 'On your second mulligan you are dealt 10 cards, keep five, and put five on the bottom.',
        ru: 'При второй пересдаче вам сдают 10 карт: пять оставляете, пять кладёте в низ колоды.',
      },
      changeNote: {
        en: 'Normal mulligans are different today: you draw seven each time, then put one card on the bottom for each mulligan. Double draw keeps its own.',
        ru: 'Обычная пересдача теперь другая: каждый раз берут семь карт, а потом за каждую пересдачу кладут одну в низ библиотеки. У двойного взятия пересдача своя.',
      },
      related: ['landless-double-draw-1', 'landless-double-draw-a'],
    },
    {
      id: 'landless-double-draw-a',
      number: 'D2a',
      title: { en: 'Double draw: no scry', ru: 'Двойное взятие: без предсказания' },
      text: {
        en: 'Players who keep fewer than seven cards don’t scry. Knowing more about the bottom of the deck makes up for it.',
        ru: 'Игрок, который оставил меньше семи карт, ничего за это не предсказывает. Зато он больше знает о низе колоды.',
      },
      changeNote: {
        en: 'The rules of that time let a player with a smaller hand scry 1. Mulligans haven’t done so since 2019, so the note changes nothing now.',
        ru: 'Тогда игрок, начинавший с меньшей рукой, предсказывал 1. С 2019 года этого нет, и оговорка больше ничего не меняет.',
      },
      related: ['landless-double-draw-2'],
    },
    {
      id: 'landless-double-draw-3',
      number: 'D3',
      title: { en: 'Double draw: each draw', ru: 'Двойное взятие: каждое взятие' },
      searchWords: { en: 'how double draw works', ru: 'двойное взятие как' },
      text: {
        en: 'Whenever you would draw cards during the game, by the rules or because of a card, take twice that many. Keep as many as you would have drawn; the others go to the bottom in any order.\n\nOur ruling: if you draw several cards at once, you choose once, from among all of them.',
        ru: 'Всякий раз, когда вам в партии надо взять карты, по правилам или из-за карты, возьмите их вдвое больше. Оставьте столько, сколько надо было взять, остальные положите в низ колоды в любом порядке.\n\nУ нас так: если карт берут сразу несколько, выбирают один раз из всех.',
      },
      example: {
        en: 'Divination says to draw two cards. You take four, keep the best two, and put two on the bottom.',
        ru: '«Прорицание» (Divination) велит взять две карты. Вы берёте четыре, две лучшие оставляете, две кладёте в низ колоды.',
      },
      related: ['landless-double-draw-1', 'landless-single-deck-2'],
    },
    {
      id: 'landless-recipe',
      number: null,
      title: { en: 'Recipe for a shared deck', ru: 'Рецепт общей колоды' },
      searchWords: {
        en: '200 card deck, deck recipe, how to build the shared deck, how many cards shared landless deck',
        ru: 'колода из двухсот карт, как собрать общую колоду, рецепт колоды, сколько карт в общей колоде без земель',
      },
      text: {
        en: '200 cards and no lands are enough for two to eight players. By color, that’s 30 colorless cards, 26 of each color (130), and 4 of each of the ten color pairs (40). By rarity:\n\nMythic rare: 2 in all, both colorless.\n\nRare: 14 in all, with 4 colorless and 2 of each color.\n\nUncommon: 42 in all, with 7 colorless and 7 of each color.\n\nCommon: 142 in all, with 17 colorless, 17 of each color, and 4 of each color pair.\n\nFor a small game, about 100 cards in similar proportions are enough. Any collection works, but equal numbers of each color should make for steadier games (the author’s guess, untested). More rares make for more complex games; boosters have about 80 commons to 24 uncommons, 7 rares, and 1 mythic rare. Leave out any card far stronger than the rest, because whoever draws it wins by luck.',
        ru: '200 карт без земель хватает на любую компанию от двух до восьми человек. По цветам это 30 бесцветных, по 26 каждого цвета (130) и по 4 на каждую из десяти пар цветов (40). По редкости:\n\nМифические: всего 2, обе бесцветные.\n\nРедкие: всего 14, из них 4 бесцветные и по 2 каждого цвета.\n\nНеобычные: всего 42, из них 7 бесцветных и по 7 каждого цвета.\n\nОбычные: всего 142, из них 17 бесцветных, по 17 каждого цвета и по 4 на каждую пару цветов.\n\nДля небольшой компании хватит около 100 карт в тех же долях. Годится любая коллекция, но если всех цветов поровну, партии ровнее (так полагает автор, но он этого не проверял). Чем больше редких карт, тем партии сложнее; в бустерах на 80 обычных около 24 необычных, 7 редких и 1 мифическая. Не кладите карт намного сильнее прочих: кому досталась такая, тот выигрывает благодаря везению.',
      },
      related: ['landless-single-deck-1', 'landless-draft', '105.2'],
    },
    {
      id: 'landless-licence',
      number: null,
      title: { en: 'Author and license', ru: 'Автор и лицензия' },
      text: {
        en: 'Landless MTG 1.1 is by kvas-it (github.com/kvas-it/landless-mtg) and licensed under CC BY 4.0 (creativecommons.org/licenses/by/4.0). It’s retold here in our own words and today’s terms; “Our ruling” marks what we added. Magic: The Gathering belongs to Wizards of the Coast.',
        ru: 'Landless MTG 1.1 написал автор репозитория kvas-it/landless-mtg на GitHub; лицензия — CC BY 4.0 (creativecommons.org/licenses/by/4.0). Здесь всё изложено нашими словами и в нынешних терминах; словами «У нас так» отмечено то, что мы добавили. Magic: The Gathering принадлежит компании Wizards of the Coast.',
      },
      related: ['landless-1'],
    },
  ],
});
