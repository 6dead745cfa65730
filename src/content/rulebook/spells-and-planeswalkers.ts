/** Spells, planeswalkers and what else players ask at a table that plays ordinary cards. */
import type { RuleChapter } from './rule-entry';

export const spellsAndPlaneswalkers = (): RuleChapter => ({
  id: 'spells-and-planeswalkers',
  title: { en: 'Spells and planeswalkers', ru: 'Заклинания, planeswalker и эмблемы' },
  source: 'comprehensive',
  entries: [
    {
      id: '603.3b',
      number: '603.3b',
      title: { en: 'Several triggers at once', ru: 'Несколько срабатываний сразу' },
      searchWords: {
        en: 'order of triggers, apnap, which trigger first, triggers at the same time, stack order of triggers, who orders triggers, when triggers go on the stack',
        ru: 'порядок триггеров, какой триггер первый, сработали одновременно, кто выбирает порядок, несколько триггеров, когда способности попадают в стек',
      },
      text: {
        en: 'The active player puts all of their triggered abilities on the stack in any order, then each other player in turn order does the same. What went on last resolves first.',
        ru: 'Сначала активный игрок кладёт в стек все свои сработавшие способности в любом порядке, затем то же делают остальные по порядку ходов. Попавшее в стек последним разрешается первым.',
      },
      example: {
        en: 'In Anna’s upkeep, one of her abilities and one of Boris’s trigger. His goes on the stack after hers, so it resolves first.',
        ru: 'В шаг поддержки Анны срабатывают её способность и способность Бориса. Способность Бориса ляжет поверх, значит, разрешится раньше.',
      },
      related: ['term-triggered-ability', 'term-stack', '901.9b'],
    },
    {
      id: '603.3d',
      number: '603.3d',
      title: { en: 'A trigger without a legal target', ru: 'Срабатывание без допустимой цели' },
      searchWords: {
        en: 'trigger has no target, ability without a target, nothing to target, nothing to target with a chaos ability, removed from the stack',
        ru: 'нет целей у способности, способность без цели, сработала без цели, у хаоса нет целей, хаос выпал а целей нет, некого выбрать целью',
      },
      text: {
        en: 'Targets of a triggered ability are chosen as it is put on the stack. If it needs a target and there is no legal one, it is removed from the stack at once, and nothing it says happens.',
        ru: 'Цели сработавшей способности выбирают, когда кладут её в стек. Если цель нужна, а допустимых нет, способность сразу убирают из стека, и ничего из сказанного в ней не происходит.',
      },
      related: ['608.2b', '603.3b'],
    },
    {
      id: '707.10',
      number: '707.10',
      title: { en: 'Copying a spell', ru: 'Копия заклинания' },
      searchWords: {
        en: 'is a copy cast, copied spell, does a copy trigger cast abilities, copy an ability',
        ru: 'разыгрывается ли копия, скопировать заклинание, копия считается разыгранной, копировать способность',
      },
      text: {
        en: 'The copy is put directly onto the stack. It isn’t cast, so nothing that watches for casting triggers. It keeps the choices made for the original, such as modes, targets, and X; new targets may be chosen only if the effect says so.',
        ru: 'Копия сама попадает в стек: её не разыгрывают, и способности, которые ждут розыгрыша, не срабатывают. Она повторяет сделанный выбор: режимы, цели, X; другие цели можно выбрать, только если это разрешает эффект.',
      },
      related: ['707.2', 'term-copy', '702.40a'],
    },
    {
      id: '202.3e',
      number: '202.3e',
      title: { en: 'X in a mana cost', ru: 'X в мана-стоимости' },
      searchWords: {
        en: 'x spells, what is x, x is zero',
        ru: 'сколько равен икс, заклинания с икс, x равен нулю',
      },
      text: {
        en: 'While the spell is on the stack, its mana value includes the value chosen for X. Everywhere else X is 0.',
        ru: 'Пока заклинание в стеке, в его мановой ценности X — выбранное число. Во всех других зонах X равен 0.',
      },
      related: ['term-mana-value', 'term-mana-cost'],
    },
    {
      id: '606.3',
      number: '606.3',
      title: { en: 'Loyalty abilities', ru: 'Способности верности' },
      searchWords: {
        en: 'planeswalker ability, how many times a turn, once per turn planeswalker, use a planeswalker, activate loyalty, planeswalker on the first turn, planeswalker the turn it enters, planeswalker right away, planeswalker on opponent’s turn',
        ru: 'способность мироходца, сколько раз за ход, активировать мироходца, планесвокер, верность, лояльность, planeswalker в первый ход, мироходец в первый ход, planeswalker сразу',
      },
      text: {
        en: 'You may activate one loyalty ability of each planeswalker you control on each of your turns, in a main phase, while you have priority and the stack is empty. The cost is to add or remove as many loyalty counters as the ability shows. You may do so even on the turn the planeswalker enters.',
        ru: 'В свой ход вы можете активировать по одной способности верности каждого planeswalker’а под вашим контролем: в главную фазу, имея приоритет, при пустом стеке. Стоимость — добавить или удалить столько жетонов верности, сколько указано. Это можно и в тот ход, когда planeswalker вышел на поле битвы.',
      },
      related: ['306.6', '120.3', 'term-activated-ability'],
    },
    {
      id: '306.6',
      number: '306.6',
      title: { en: 'Attacking a planeswalker', ru: 'Атака на planeswalker’а' },
      searchWords: {
        en: 'can planeswalkers attack, can planeswalkers block, damage a planeswalker, planeswalker dies, no loyalty left',
        ru: 'атаковать мироходца, напасть на мироходца, может ли мироходец атаковать, может ли мироходец блокировать, мироходец умирает, верность ноль',
      },
      text: {
        en: 'Creatures can attack a planeswalker instead of its controller, whose creatures may block. A planeswalker itself never attacks or blocks. Damage removes that many loyalty counters from it; with none left, it goes to the graveyard.',
        ru: 'Существа могут атаковать planeswalker’а вместо игрока; блокировать их могут существа этого игрока. Сам planeswalker не атакует и не блокирует. Из-за повреждений он теряет столько же жетонов верности; когда их не осталось, он отправляется на кладбище.',
      },
      related: ['606.3', '120.3', '509.1'],
    },
    {
      id: '114.1',
      number: '114.1',
      title: { en: 'Emblems', ru: 'Эмблемы' },
      searchWords: {
        en: 'planeswalker emblem, can an emblem be removed, destroy an emblem, how long does an emblem last, emblem permanent',
        ru: 'эмблема мироходца, эмблема planeswalker’а, убрать эмблему, уничтожить эмблему, эмблема остаётся, эмблема перманент',
      },
      text: {
        en: 'An emblem is a marker for abilities that you keep for the rest of the game, even if the planeswalker that gave it to you is gone. It is in the command zone, is neither a card nor a permanent, and nothing can destroy it. If you get the same one again, you have both. Emblems leave the game with their owner.',
        ru: 'Эмблема обозначает способности, которые остаются у вас до конца партии, даже если planeswalker’а, который её дал, уже нет. Она находится в зоне командования. Это не карта и не перманент, и уничтожить её нельзя. Получив такую же ещё раз, вы имеете обе. Вместе с владельцем его эмблемы покидают игру.',
      },
      related: ['606.3', '701.54c', '800.4a'],
    },
    {
      id: '903.4',
      number: '903.4',
      title: { en: 'Color identity', ru: 'Цветовая принадлежность' },
      searchWords: {
        en: 'commander colors, which colors in a commander deck, what cards can I play with my commander',
        ru: 'цвета командира, какие цвета в колоде командира, идентичность цвета',
      },
      text: {
        en: 'A commander’s color identity is the color of every mana symbol in its mana cost and rules text, plus any color from its color indicator or from an ability that sets its color. Every card in the deck must stay within these colors; both colors of a hybrid symbol count, and reminder text doesn’t.',
        ru: 'Цветовая принадлежность командира — цвета всех символов маны в его мана-стоимости и тексте правил, а также цвет его индикатора и цвет, который задаёт его способность. Карты колоды не должны выходить за эти цвета; у гибридного символа считаются оба, а текст-напоминание не считается.',
      },
      related: ['903.8', '105.2', 'term-hybrid'],
    },
    {
      id: '701.34',
      number: '701.34',
      title: { en: 'Proliferate', ru: 'Распространение' },
      searchWords: {
        en: 'more counters, proliferate poison, proliferate a plane, another counter',
        ru: 'ещё один жетон, размножение, размножить жетоны, распространить яд, добавить жетоны',
      },
      text: {
        en: 'Choose any number of players and permanents with counters, and give each another counter of each kind already there. Planes aren’t permanents, so their counters stay as they are.',
        ru: 'Выберите сколько угодно игроков и перманентов с жетонами; каждый получает ещё по одному жетону каждого вида, который у него уже есть. Измерения не перманенты, их жетонов это не касается.',
      },
      related: ['122.1', '122.1f', 'term-plane-counter'],
    },
    {
      id: '702.18',
      number: '702.18',
      title: { en: 'Shroud', ru: 'Пелена' },
      searchWords: {
        en: 'can I target my own creature',
        ru: 'могу ли я выбрать целью своё',
      },
      text: {
        en: 'No one can target a permanent or player with shroud, not even its controller or that player. That’s the difference from hexproof. Effects without a target still work on it.',
        ru: 'Перманент или игрока с Пеленой не может сделать целью никто, даже сам этот игрок или тот, кто контролирует перманент: этим Пелена отличается от Порчеустойчивости. Эффекты без цели действуют.',
      },
      related: ['702.11', '702.21'],
    },
    {
      id: '702.164',
      number: '702.164',
      title: { en: 'Toxic', ru: 'Отравление' },
      searchWords: {
        en: 'infect vs toxic, toxic damage, does toxic deal damage',
        ru: 'отравление и инфекция, отличие отравления от инфекции, токсик, токсичность, токсичный',
      },
      text: {
        en: 'When a creature with toxic deals combat damage to a player, the damage costs life as usual and the player also gets as many poison counters as the number after “toxic.” Several instances add up.',
        ru: 'Когда существо с Отравлением наносит игроку боевые повреждения, жизни он теряет как обычно и ещё получает столько жетонов яда, сколько указано после слова «Отравление». Несколько Отравлений складываются.',
      },
      related: ['702.90b', '122.1f', '704.5c'],
    },
    {
      id: '702.61',
      number: '702.61',
      title: { en: 'Split second', ru: 'Мгновение ока' },
      searchWords: {
        en: 'respond to split second, Lake Silencio',
        ru: 'ответить на мгновение ока, сплит секонд, озеро Силенсио',
      },
      text: {
        en: 'While a spell with split second is on the stack, no one can cast spells or activate abilities, except mana abilities. Abilities still trigger, and you can’t roll the planar die, because the stack isn’t empty.',
        ru: 'Пока в стеке заклинание с Мгновением ока, нельзя разыгрывать заклинания и активировать способности, кроме мана-способностей. Срабатывающие способности срабатывают, а кубик измерений не бросают: стек не пуст.',
      },
      related: ['term-priority', 'term-mana-ability', '901.9'],
    },
  ],
});
