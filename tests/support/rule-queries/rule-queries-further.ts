/**
 * Further queries as typed by players. The first sixty were written before the last improvement of the search, which
 * then fixed the kinds of failures among them. The following forty were written after that: 34 of them succeeded, and
 * what the others lacked was added afterward.
 */

const die = ['sheet-die', '901.3a', 'history-11'];
const rolling = ['sheet-die', '901.9', '116.2i', 'history-15'];
const rollingInCombat = [...rolling, 'page-turn', 'glossary-main-phase'];
const chaos = ['311.7', '901.9b', 'change-7', 'history-10', 'sheet-die'];
const phenomenon = ['term-phenomenon', 'sheet-phenomena', '312.1', 'history-5', 'history-12'];
const phenomenaInARow = ['312.7', 'sheet-phenomena', 'history-12'];
const playerLeaving = ['sheet-leaving', '800.4', '800.4a', '901.10', '901.10a'];
const beginning = ['sheet-planechase', '901.5', '901.3', '103.1', 'history-22'];
const whereOldPlaneGoes = ['701.31b', '701.31d', '901.11b', '901.11c', 'history-9'];
const planarDeck = ['901.3', '901.15a', 'history-17', 'change-23', 'sheet-planechase'];
const poison = ['122.1f', '704.5c', 'change-16'];
const faceDown = ['901.7a', '311.6'];
const stateBased = ['term-state-based-action', 'change-12', '704.6f'];
const cardPlayedAsLand = ['cube-notes-questions', 'cube-1-note-2', 'landless-1'];

export const ruleQueriesSecondSet: readonly (readonly [typed: string, wanted: readonly string[]])[] = [
  // Russian.
  [
    'сколько жизней у двухголового гиганта',
    ['page-two-headed-giant', 'history-19', 'glossary-life-total', '810.8'],
  ],
  ['что делает хаос', chaos],
  ['можно ли бросать кубик в бою', rollingInCombat],
  ['второй раз кинуть куб', rolling],
  ['игрок сдался в свой ход', [...playerLeaving, '800.4j', '104.3a']],
  ['вышел из игры владелец плана', playerLeaving],
  ['куда уходит старый план', whereOldPlaneGoes],
  ['мана бёрн', ['change-13']],
  ['отравление', poison],
  ['два феномена подряд', phenomenaInARow],
  ['кто такой активный игрок', ['102.1']],
  ['обычный кубик вместо планарного', die],
  ['карта стала землей вернули в руку', cardPlayedAsLand],
  ['артефакт как земля', ['term-artifact-land', 'cube-1', 'sheet-landless', 'cube-1-note-3', 'landless-1']],
  ['бесцветная карта вместо земли', ['landless-5', 'cube-1', 'shimmering-grotto', 'sheet-landless']],
  ['экстра ход', ['500.7', '807.4i', '807.4j']],
  ['стейт бейсд экшен', stateBased],
  [
    'коммандер',
    ['903.8', '903.10a', 'history-21', 'history-19', 'glossary-life-total', 'glossary-lose-the-game'],
  ],
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
  ['leave the plane', [...whereOldPlaneGoes, 'change-25']],
  ['d6 instead of planar die', die],
  ['quit mid turn', [...playerLeaving, '800.4j', '104.3a']],
  ['commander damage', ['903.10a', '704.6c', 'glossary-lose-the-game']],
  ['edh with planes', ['history-21', 'history-19']],
  ['who goes first', ['103.1', '901.5']],
  ['london mull', ['change-17']],
  ['opponent conceded whose plane is up', playerLeaving],
  ['blank', ['901.9a', 'sheet-die', 'history-8']],
  ['rampant growth cube', ['cube-3']],
  ['sol ring landless', ['landless-5', 'cube-1']],
  ['infect', [...poison, '702.90b']],
  ['etb', ['term-enters', 'change-9', '305.4']],
  ['two phenomenons in a row', phenomenaInARow],
  ['max phenomena', [...planarDeck, 'sheet-phenomena']],
  ['what is a phenomenon', phenomenon],
  ['can a plane be bounced', ['311.2']],
  ['exchnage life', ['701.12c']],
  ['powerstone', ['history-16']],
  ['зщшыщт', poison],
  ['901 9 c', ['901.9c']],
  ['stak', ['glossary-lifo', 'term-stack']],
];

export const ruleQueriesThirdSet: readonly (readonly [typed: string, wanted: readonly string[]])[] = [
  // Russian.
  ['соперник вышел что с его измерением', playerLeaving],
  ['сколько раз можно кидать кубик за ход', rolling],
  ['кто решает за команду', ['page-two-headed-giant', '810.2', '901.12b']],
  ['проиграл один из команды', ['810.8', 'page-two-headed-giant', 'glossary-lose-the-game']],
  ['в чужой ход хаос', [...chaos, 'page-turn']],
  ['перетасовать колоду измерений', ['901.4']],
  ['знак мироходца', ['term-planeswalker-symbol', '901.9c', '901.8', 'history-9']],
  ['действует ли старый эффект после перехода', ['901.11', '611.2a', '312.6', 'change-25']],
  ['закончился ход раньше времени', ['724.1']],
  ['копия земли', ['term-copy', '707.2', 'cube-1-note-2']],
  ['отрицательные жизни', ['107.1', '704.5a']],
  ['мерцающий грод', ['shimmering-grotto', 'landless-5']],
  ['маркер', ['807.4a', '807.4b', '807.4c', '807.4d', '807.4e', '807.4g', '901.14b']],
  ['двойной добор', ['landless-double-draw-1', 'landless-double-draw-3', 'landless-double-draw-2']],
  ['редкость карт в общей колоде', ['landless-recipe']],
  ['ливер', ['901.10', 'sheet-leaving']],
  ['yfxfkj gfhnbb', beginning],
  ['901.12г', ['901.12d']],
  ['свойства открытого плейна', ['901.7', '311.4']],
  ['когда срабатывают чары мира', ['history-7']],

  // English.
  ['how many sides on the planar die', ['901.3a', 'history-8', 'sheet-die']],
  ['what happens to effects until planeswalk', ['901.11', '611.2a']],
  ['planeswalk twice', ['901.9', '312.7', 'sheet-phenomena', '901.10a']],
  ['shuffle planar deck', ['901.4']],
  ['teammate leaves', ['810.8', 'page-two-headed-giant', '901.12b']],
  ['multiple planes', ['901.11c', '901.14', '901.14a']],
  ['negative life', ['107.1', '704.5a']],
  ['0 life', ['704.5a', 'glossary-life-total', 'glossary-lose-the-game']],
  ['same name legendary', ['glossary-legendary', 'change-14']],
  ['hybrid mana land', ['202.2', 'cube-1', 'landless-2']],
  ['does blood moon', ['305.7']],
  ['when does my turn end', ['500.2', '724.1', 'page-turn']],
  ['discard land cycling', ['glossary-landcycling']],
  ['unplayed lands per turn', [...['305.2', '305.2a', '305.2b', '305.4'], '305.1']],
  ['turn marker', ['807.4a', '807.4b', '807.4c', '807.4d', '901.14', '901.14b']],
  ['morph tide', ['change-26']],
  ['powerstone roll price', ['history-16', '901.9']],
  ['extra turn 2hg', ['500.7', '810.2']],
  ['phenomenom contrered', ['312.7', '704.6f', 'sheet-phenomena']],
  ['311.10', ['311.7', '311.6']],
];
