/**
 * Sixty more queries, as players type them at the table, written down before the search was last improved and never looked at while
 * it is tuned: they tell whether what helps the others helps anybody else.
 */

const die = ['sheet-die', '901.3a', 'history-11'];
const rolling = ['sheet-die', '901.9', '116.2i', 'history-15'];
const rollingInCombat = [...rolling, 'page-turn', 'glossary-main-phase'];
const chaos = ['311.7', '901.9b', 'change-7', 'history-10', 'sheet-die'];
const phenomenon = ['sheet-phenomena', '312.1', 'history-5', 'history-12'];
const phenomenaInARow = ['312.7', 'sheet-phenomena', 'history-12'];
const leaving = ['sheet-leaving', '800.4', '800.4a', '901.10', '901.10a'];
const beginning = ['sheet-planechase', '901.5', '901.3', '103.1', 'history-22'];
const whereTo = ['701.31b', '701.31d', '901.11b', '901.11c', 'history-9'];
const planarDeck = ['901.3', '901.15a', 'history-17', 'change-23', 'sheet-planechase'];
const poison = ['122.1f', '704.5c', 'change-16'];
const faceDown = ['901.7a', '311.6'];
const stateBased = ['change-12', '704.6f'];
const landEverAfter = ['cube-notes-questions', 'cube-1-note-2', 'landless-1'];

export const heldOutRuleQueries: readonly (readonly [typed: string, wanted: readonly string[]])[] = [
  // Russian.
  [
    'сколько жизней у двухголового гиганта',
    ['page-two-headed-giant', 'history-19', 'glossary-life-total', '810.8'],
  ],
  ['что делает хаос', chaos],
  ['можно ли бросать кубик в бою', rollingInCombat],
  ['второй раз кинуть куб', rolling],
  ['игрок сдался в свой ход', [...leaving, '800.4j', '104.3a']],
  ['вышел из игры владелец плана', leaving],
  ['куда уходит старый план', whereTo],
  ['мана бёрн', ['change-13']],
  ['отравление', poison],
  ['два феномена подряд', phenomenaInARow],
  ['кто такой активный игрок', ['102.1']],
  ['обычный кубик вместо планарного', die],
  ['карта стала землей вернули в руку', landEverAfter],
  ['артефакт как земля', ['cube-1', 'sheet-landless', 'cube-1-note-3', 'landless-1']],
  ['бесцветная карта вместо земли', ['landless-5', 'cube-1', 'shimmering-grotto', 'sheet-landless']],
  ['экстра ход', ['500.7', '807.4i', '807.4j']],
  ['стейт бейсд экшен', stateBased],
  ['коммандер', ['history-21', 'history-19', 'glossary-life-total', 'glossary-lose-the-game']],
  ['сколько человек может играть', ['901.2', '807.1', 'history-22', 'history-1']],
  ['с чего начать партию', beginning],
  ['кто ходит первым', ['103.1', '901.5']],
  ['контрить переход', ['901.8', '901.9c']],
  ['действия вызваные состоянием', stateBased],
  ['метка времяни', ['change-24', '901.7']],
  ['gjlnbgs', ['312.3', '311.3', '305.5']],
  ['пустая грань', ['901.9a', '901.3a', 'sheet-die', 'history-8']],
  ['312,7', ['312.7']],
  ['704.6 ф', ['704.6f']],
  ['меняемся жизнями', ['701.12c']],
  ['гранд мили', ['807.1', '901.14']],
  ['одна колода планов на всех', ['901.15', '901.15a', 'history-17']],
  ['снежные земли', ['205.4']],
  ['перевернуть план рубашкой', faceDown],

  // English.
  ['how do we start', beginning],
  ['roll again', [...rolling, '901.9a']],
  ['second roll mana', rolling],
  ['counter the planeswalk ability', ['901.8', '901.9c', 'sheet-die']],
  ['planar die in combat', rollingInCombat],
  ['leave the plane', [...whereTo, 'change-25']],
  ['d6 instead of planar die', die],
  ['quit mid turn', [...leaving, '800.4j', '104.3a']],
  ['commander damage', ['glossary-lose-the-game']],
  ['edh with planes', ['history-21', 'history-19']],
  ['who goes first', ['103.1', '901.5']],
  ['london mull', ['change-17']],
  ['opponent conceded whose plane is up', leaving],
  ['blank', ['901.9a', 'sheet-die', 'history-8']],
  ['rampant growth cube', ['cube-3']],
  ['sol ring landless', ['landless-5', 'cube-1']],
  ['infect', poison],
  ['etb', ['change-9', '305.4']],
  ['two phenomenons in a row', phenomenaInARow],
  ['max phenomena', [...planarDeck, 'sheet-phenomena']],
  ['what is a phenomenon', phenomenon],
  ['can a plane be bounced', ['311.2']],
  ['exchnage life', ['701.12c']],
  ['powerstone', ['history-16']],
  ['зщшыщт', poison],
  ['901 9 c', ['901.9c']],
  ['stak', ['glossary-lifo']],
];
