/** What this app also plays though no rule of the game tells it: the Eternities Map and house rules. */
import type { RuleChapter } from './rule-entry';

export const variants = (): RuleChapter => ({
  id: 'variants',
  title: { en: 'The Eternities Map and house rules', ru: 'Карта Вечности и домашние правила' },
  source: 'ours',
  entries: [
    {
      id: 'eternities-map',
      number: null,
      title: { en: 'Eternities Map: planes side by side', ru: 'Карта Вечности: измерения рядом' },
      text: {
        en: `A casual variant of Planechase, published in 2010 and not part of the Comprehensive Rules. Everyone shares one planar deck.

The game starts on one plane with four others face up around it: north, east, south, and west. Whoever planeswalks chooses where to go: one step to one of these neighbors, or a hellride.

Only the plane the players are on counts as the face-up plane for chaos, abilities, and the planar controller. A plane you leave stays on its square, and coming back means planeswalking to it.

After every arrival, the gaps around the players are filled from the deck. Phenomena that come up this way go to its bottom, and nothing triggers. Planes more than three steps away are shuffled back into the deck. A seven-by-seven map has an edge instead, and every plane stays in place.`,
        ru: `Неофициальный вариант Плейнчейза: опубликован в 2010 году, в Полные правила не входит. Колода измерений одна на всех.

Партия начинается в одном измерении, а вокруг открыты ещё четыре: на севере, востоке, юге и западе. Кто совершает переход, тот и выбирает, куда идти: на один шаг в соседнее измерение или наугад.

По правилам открытым считается лишь то измерение, где находятся игроки: только там наступает хаос, действуют способности и есть контроллер измерения. Покинутое измерение остаётся на своём месте, и вернуться туда — тоже переход.

После каждого прибытия пустые места вокруг игроков заполняют из колоды; феномены, попавшиеся при этом, уходят в её низ, и ничего не срабатывает. Измерения дальше трёх шагов втасовывают в колоду. У Карты семь на семь вместо этого есть край, и каждое измерение остаётся на своём месте.`,
      },
      related: ['eternities-map-hellride', 'eternities-map-ruled', '901.15', '701.31b'],
    },
    {
      id: 'eternities-map-hellride',
      number: null,
      title: { en: 'Hellride: into the unknown', ru: 'Наугад: в неизвестность' },
      searchWords: {
        en: 'diagonal, hellride, diagonal step',
        ru: 'диагональ, хеллрайд, шаг по диагонали',
      },
      text: {
        en: `Instead of taking a step to a neighbor, you may go diagonally, to where there’s no card yet. The top card of the planar deck is turned face up there, whatever it is.

If it’s a phenomenon, you encounter it on the way: its ability triggers, and planeswalking away from it takes you on to the same square. You can’t hellride to where a plane is already face up.`,
        ru: `Вместо шага к соседу можно пойти по диагонали, туда, где ещё ничего не лежит. Там открывается верхняя карта колоды измерений, какой бы она ни была.

Если это феномен, его встречают по пути: его способность срабатывает, а переход из него ведёт на то же место. Туда, где измерение уже открыто, наугад не идут.`,
      },
      example: {
        en: 'There is nothing northeast of you. You hellride there and encounter a phenomenon. Once it has resolved, the next card is turned face up on that square.',
        ru: 'К северо-востоку от вас ничего нет. Вы идёте туда наугад и встречаете феномен; когда он выполнен, на том же месте открывается следующая карта.',
      },
      related: ['eternities-map', 'eternities-map-ruled', '312.5', '312.7'],
    },
    {
      id: 'eternities-map-ruled',
      number: null,
      title: { en: 'What the Eternities Map leaves open', ru: 'О чём Карта Вечности молчит' },
      text: {
        en: `The published text leaves some points open. This app plays them like this:

Distance is counted in steps, never diagonally. Each step ends effects that last until a player planeswalks or leaves a plane, and the plane you leave loses its counters, as usual; in the published text, they stayed.

If the deck has no plane left to deal, the planes farthest away are taken off the map first. Planes that are face up together share one square.

If a card says what you planeswalk to, that card takes the place of the plane the players are on, which goes to the bottom of the deck. If a card has you look at cards before you planeswalk, you do so before you choose where to go.

If the player who has to choose leaves the game, the new planar controller chooses. Grand Melee can’t be played on the map.`,
        ru: `Опубликованный текст отвечает не на всё. Приложение играет так:

Расстояние считают в шагах, без диагоналей. Каждый шаг прекращает эффекты, которые длятся, пока игрок не совершит переход или не покинет измерение; жетоны с покинутого измерения пропадают, как обычно, хотя по опубликованному тексту они оставались.

Если измерений в колоде не осталось, сначала с Карты забирают самые далёкие. Измерения, открытые вместе, лежат на одном месте.

Если карта называет, куда перейти, названное измерение ложится на место нынешнего, а нынешнее уходит в низ колоды. Если карта велит перед переходом посмотреть карты, сначала смотрят, потом выбирают, куда идти.

Если игрок, который должен выбрать, выбывает, выбирает новый контроллер измерения. В Большую резню на Карте не играют.`,
      },
      related: ['eternities-map', 'eternities-map-hellride', '901.11', '122.2', '901.6'],
    },
    {
      id: 'house-rules-planes',
      number: null,
      title: { en: 'House rules for the planar die', ru: 'Домашние правила кубика измерений' },
      searchWords: {
        en: 'house rules, popular variants, more chaos',
        ru: 'хоумрулы, домашние варианты, больше хаоса',
      },
      text: {
        en: `Changes to the rules that players may agree on before the game:

A blank is chaos. Every blank roll counts as a roll of {CHAOS}, as under Chaotic Aether.

Two chaos faces. Two of the six faces show {CHAOS} and three are blank; on an ordinary die, 1 and 2 are chaos.

More free rolls. The first two, three, or five rolls of a turn are free; after that, the cost rises one mana at a time.`,
        ru: `До начала партии можно договориться о таких отступлениях от правил:

Пустая грань — хаос. Каждая пустая грань считается за {CHAOS}, как при «Хаотическом эфире».

Две грани хаоса. На двух гранях из шести {CHAOS}, пустых три; на обычном кубике хаос — это 1 и 2.

Больше бесплатных бросков. Первые два, три или пять бросков за ход ничего не стоят, потом цена растёт на одну ману за раз.`,
      },
      related: ['901.9', '901.3a', '901.9a', 'sheet-die'],
    },
    {
      id: 'house-rules-lands',
      number: null,
      title: { en: 'House rules for the landless cube', ru: 'Домашние правила куба без земель' },
      text: {
        en: `Groups play these three points differently. Under Lands, you can choose your way in “House rules,” below the answers about a card:

An artifact without a color makes {C}. As written, it becomes a land that makes no mana.

Effects see the colors of the mana cost. As written, they see the colors of the card, so one with devoid is colorless to them.

Cards can be played as lands from any zone you may play lands from. As written, only from your hand.`,
        ru: `Эти три вопроса игроки решают по-разному. Свой вариант можно выбрать в разделе «Земли», под ответами о карте, в «Домашних правилах»:

Артефакт без цвета даёт {C}. По тексту он становится землёй, не дающей маны.

Эффекты видят цвета мана-стоимости. По тексту они видят цвета карты, и карта с Лишением для них бесцветна.

Карты можно разыгрывать как земли из любой зоны, откуда вам можно разыгрывать земли. По тексту — только из руки.`,
      },
      related: ['cube-1', 'cube-2', '105.2'],
    },
  ],
});
