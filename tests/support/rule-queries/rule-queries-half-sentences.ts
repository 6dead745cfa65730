/** Questions as players type them: slang, typos, half sentences. The first result must answer in its excerpt. */
import type { AnsweredQuery } from './rule-queries-answered';

const roll = ['901.9', 'sheet-die'];
const noDie = ['901.3a'];
const newPlane = ['901.1'];
const keeps = ['planeswalk-keeps'];
const planarDeck = ['term-planar-deck'];
const owners = ['901.6', '901.15b'];
const nonland = ['cube-2a'];
const commanderDamage = ['903.10a', '704.6c'];
const monarch = ['725.2', 'term-monarch'];
const initiative = ['726.2'];
const night = ['731.1', '731.2'];
const sharedPoison = ['122.1f', '704.6b', 'change-16', 'page-two-headed-giant'];
const firstDraw = ['change-22', 'page-two-headed-giant'];
const teamRolls = ['901.12d'];

export const englishHalfSentences: readonly AnsweredQuery[] = [
  ["krark's thumb", ['901.9d'], /a die isn’t one/],
  ['what happens to a plane when its owner dies', ['901.10'], /leaves too/],
  ['player died is their plane still there', ['901.10'], /leaves too/],
  ['does planeswalking trigger etb', keeps, /Nothing enters or leaves the battlefield/],
  ['do plane effects stack', ['901.7'], /effects add up/],
  ['do planes have a color identity', ['plane-color'], /not a planar deck/],
  ['partial paris', ['change-17'], /replaced .*partial Paris/],
  ['does planeswalking empty the stack', keeps, /the stack/],
  ['do i draw on turn one', ['change-22'], /skips the draw step/],
  ['who decides where we go', ['701.31b'], /no one decides/],
  ['can i roll planar die after combat', roll, /before or after combat/],
  ['rolled planeswalker but someone stifled it', ['901.8'], /even counter it/],
  ['plane says at upkeep but we arrived in main phase', ['term-upkeep'], /waits for the next upkeep/],
  ['can opponent planeswalk us on my turn', ['701.31a'], /Only the planar controller/],
  ['do we flip a new plane every round', newPlane, /turn after turn/],
  ['chaos rolled but plane has no chaos', ['901.9b'], /does nothing/],
  ['my poison resets when we planeswalk?', keeps, /Nothing resets/],
  ['does landless land count as basic', ['cube-1'], /counts as basic/],
  [
    'landless can i play a colorless card as land',
    ['landless-5', 'cube-1'],
    /Shimmering Grotto|no name, type, or mana/,
  ],
  ['can i play a land card in landless', ['landless-1', 'sheet-landless'], /no land/],
  ['gold card as land what color mana', ['landless-3', 'cube-1'], /any of its colors/],
  ['split second n planar die', ['702.61'], /can’t roll the planar die/],
  ['how much commander dmg kills', commanderDamage, /21/],
  ['does comander damage carry over if commander dies', commanderDamage, /over the whole game/],
  ['monarch hit me do i lose it', monarch, /becomes the monarch/],
  ['who draws for monarch when', monarch, /end step/],
  ['initiative what room do i go', initiative, /top room/],
  ['day night does it change if i cast no spells', night, /cast no spells/],
  ['how to make it night', night, /night/],
  ['2hg do we share poison', sharedPoison, /share|15|fifteen/],
  ['2hg can i block for my teammate', ['810.2'], /block as one/],
  ['two headed giant who starts drawing', firstDraw, /skips its first draw/],
  ['planar die on 2hg how many rolls', teamRolls, /only for your own rolls/],
  ['energy counters stay?', keeps, /counters on players/],
  ['+1 counter and -1 counter together', ['122.3'], /cancel out/],
  ['does proliferate work on planes', ['701.34'], /Planes aren’t permanents/],
  ['can i scry the top of planar deck', planarDeck, /can’t scry/],
  ['no dice at home how to roll planar', noDie, /six-sided die instead/],
  ['what if both players die at the same time', ['104.4a'], /a draw/],
  ['is a plane affected by board wipe', ['311.2'], /isn’t a permanent/],
];

export const russianHalfSentences: readonly AnsweredQuery[] = [
  ['большой палец Крарка', ['901.9d'], /кубик не монета/],
  ['хозяин измерения умер', ['901.10'], /уходит вместе с ним/],
  ['игрок умер а его измерение лежит', ['901.10'], /уходит вместе с ним/],
  ['переход вызывает выход на поле битвы?', keeps, /ничто не выходит/],
  ['складываются ли эффекты планов', ['901.7'], /эффекты складываются/],
  ['что с токенами при переходе', keeps, /фишки/],
  ['беру ли карту в первый ход', ['change-22'], /пропускает шаг взятия/],
  ['кто управляет феноменом', ['312.4'], /контролирует контроллер измерения/],
  ['чья планарная колода', owners, /Владельцем всех карт/],
  ['кончилась планарная колода', planarDeck, /не кончается/],
  ['щит и массовое уничтожение', ['122.1c'], /удаляют один жетон щита/],
  ['что считается неземельной картой', nonland, /подходит любая карта/],
  ['кто решает, куда идём', ['701.31b'], /никто не решает/],
  ['можно ли украсть план', ['311.5'], /Украсть измерение нельзя/],
  ['можно ли кидать планарку после боя', roll, /до боя и после него/],
  ['выпал мироходец но его законтрили', ['901.8'], /можно её и отменить/],
  ['пришли на план после апкипа сработает?', ['term-upkeep'], /ждёт следующего/],
  ['хаос выпал а план без хаоса', ['901.9b'], /ничего не делает/],
  ['меняется ли план каждый круг', newPlane, /ход за ходом/],
  ['яд сбросится если перейдем', ['122.1f', ...keeps], /никуда не денется/],
  ['земля из карты считается базовой?', ['cube-1'], /считается базовой/],
  ['можно ли бесцветную карту землей', ['landless-5', 'cube-1'], /Мерцающего Грота/],
  ['какую ману дает двухцветная карта', ['landless-3', 'cube-1'], /любого из своих цветов/],
  ['настоящие земли в лендлесс', ['landless-1'], /нет карт земель/],
  ['сколько урона от командира чтоб умереть', commanderDamage, /21/],
  ['командир умер урон остается?', commanderDamage, /складываются всю партию/],
  ['монарха ударили что будет', monarch, /монархом становится/],
  ['когда монарх тянет', monarch, /заключительного шага/],
  ['кто станет монархом если монарх вылетел', ['725.4'], /становится активный игрок/],
  ['инициатива в какую комнату идти', initiative, /в верхнюю комнату/],
  ['как сделать ночь', night, /ночь/],
  ['ночь наступает если никто не кастует', night, /ни одного заклинания/],
  ['двуголовый гигант яд общий?', sharedPoison, /общи/],
  ['в двухголовом сколько жизней', ['glossary-life-total', 'page-two-headed-giant'], /30/],
  ['кто первый тянет в двухголовом гиганте', firstDraw, /пропускает своё первое взятие/],
  ['сколько бросков у команды', teamRolls, /только от ваших собственных бросков/],
  ['энергия остается когда уходим?', keeps, /жетоны на игроках/],
  ['жетоны плюс и минус вместе', ['122.3'], /попарно исчезают/],
  ['можно ли пролиферейтить план', ['701.34'], /Измерения не перманенты/],
  ['скрай планарной колоды', planarDeck, /смотреть карты в ней нельзя/],
  ['кубика нет чем кидать', noDie, /шестигранник/],
  ['к20 вместо планарного', noDie, /равновероятны/],
  ['оба умерли одновременно кто выиграл', ['104.4a'], /это ничья/],
  ['вайп уничтожает план?', ['311.2'], /не касаются/],
];
