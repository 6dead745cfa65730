/** What triggered as a plane was left, or beside an ability that leads away, stays due: on the table as it is drawn. */
import type { Move } from '../../../../../src/rules/table/move';
import type { Table } from '../../../../../src/rules/table/table';
import { startingOn } from '../../../../support/cards/card-situations';
import {
  abilityElementWith,
  frontmostElement,
  press,
  pressableLabels,
  textOf,
} from '../../../../support/rendered/pressing';
import { liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { after, moves } from '../../../../support/tables/tables';

const { beginNextTurn, changeCounters, counterAbility, planeswalk, resolveAbility, roll } = moves;

/** As Spatial Merging does: the next two planes at once. */
const walkToTwoPlanes = moves.takeCards({
  take: { kind: 'untilPlanes', count: 2 },
  shown: 'all',
  planes: ['walk'],
  others: ['bottom'],
  chosen: 2,
  bottom: 'anyOrder',
  chaos: false,
});

const startingBefore = (one: string, other: string, ...next: readonly string[]): Table =>
  startingOn('bant', one, other, ...next, 'naya', 'jund');

/** On both planes at once, in Anya's turn. */
const onBoth = (...deck: Parameters<typeof startingBefore>): Table =>
  after(startingBefore(...deck), walkToTwoPlanes);

const strip = () => textOf(document.querySelector('.reminders .openButton'));

async function openTableAndPlay(table: Table, ...movesToPlay: readonly Move[]) {
  await openTable(table);
  await playInApp(...movesToPlay);
}

const lair = 'lair-of-the-ashen-idol';
const away = 'Couldn’t sacrifice: planeswalk';
/** The owner of two cards that were left orders them. */
const ordered = moves.settleChoice({ bottom: [lair, 'lethe-lake'] });
const leaveLair = () => press(away, abilityElementWith(lair, away));

const test = suite('interrupted triggers');

test('603.2, 113.7a: the upkeep of another plane stays due when the players planeswalk in it', async () => {
  await openTableAndPlay(onBoth(lair, 'lethe-lake'), beginNextTurn);
  await leaveLair();
  assert.equal(
    liveGame.currentGame()?.history.table.planar?.faceUp.map(({ card }) => card),
    ['naya'],
  );
  assert.is(strip(), 'Upkeep: Boris (Lethe Lake)');
  await press('the reminders');
  assert.ok(textOf(frontmostElement()).includes('Boris · Lethe Lake'));
  await press('Done: Lethe Lake');
  assert.is(strip(), '');
});

test('119.3: its button still works then, and is gone with it', async () => {
  await openTableAndPlay(onBoth(lair, 'spectrox-mines'), beginNextTurn);
  await leaveLair();
  assert.is(strip(), 'Upkeep: Boris (Spectrox Mines)');
  await press('the reminders');
  await press('Lose 3 life');
  assert.is(liveGame.currentGame()?.history.table.totals[1]?.life, 17);
  assert.is(strip(), '');
});

test('what was done before is not due again', async () => {
  await openTableAndPlay(onBoth(lair, 'spectrox-mines'), beginNextTurn);
  await press('Lose 3 life', abilityElementWith('spectrox-mines', 'Lose 3 life'));
  await leaveLair();
  assert.is(strip(), '');
});

test('122.2: counters cannot be put on a plane that is gone, but its text is due', async () => {
  await openTableAndPlay(onBoth(lair, 'naar-isle'), beginNextTurn);
  await leaveLair();
  assert.is(strip(), 'Upkeep: Boris (Naar Isle)');
  await press('the reminders');
  assert.equal(
    pressableLabels(frontmostElement()).filter((label) => label.includes('counter')),
    [],
  );
  await press('Close');
});

test('603.8: so it does when counters say to planeswalk', async () => {
  await openTableAndPlay(onBoth('aretopolis', 'lethe-lake'), changeCounters('aretopolis', 9), beginNextTurn);
  await press('+1 counter · Gain 10 life', abilityElementWith('aretopolis', '+1 counter · Gain 10 life'));
  await playInApp(resolveAbility);
  assert.is(strip(), 'Upkeep: Boris (Lethe Lake)');
});

test('312.5: and past a phenomenon encountered on the way, even a countered one', async () => {
  for (const passed of [resolveAbility, counterAbility('encounter', 'morphic-tide')]) {
    await openTableAndPlay(onBoth(lair, 'lethe-lake', 'morphic-tide'), beginNextTurn);
    await leaveLair();
    await playInApp(ordered);
    assert.is(strip(), 'Upkeep: Boris (Lethe Lake)');
    await playInApp(passed);
    assert.is(strip(), 'Upkeep: Boris (Lethe Lake)');
  }
});

test('603.3b: an arrival stays due when chaos brought by another one turns up more planes', async () => {
  await openTableAndPlay(startingBefore('norns-seedcore', 'panopticon'), walkToTwoPlanes);
  await press('Chaos ensues', abilityElementWith('norns-seedcore', 'Chaos ensues'));
  await press('Resolve', abilityElementWith('norns-seedcore', 'Resolve'));
  assert.is(strip(), 'Arrive: Anya (Panopticon)');
});

test('603.3b: a leave trigger stays past a phenomenon and a roll until it is done', async () => {
  await openTableAndPlay(
    startingOn('norns-dominion', 'reality-shaping', 'naya'),
    roll('planeswalk'),
    resolveAbility,
  );
  const task = 'Leaving Norn’s Dominion: destroy nonlands without fate counters (Anya)';
  assert.is(strip(), task, 'beside the encounter');
  await press('Done resolving');
  assert.is(strip(), task);
  await playInApp(roll('blank'));
  assert.is(strip(), task);
  await press('the reminders');
  await press('Done: Norn’s Dominion');
  assert.is(strip(), '');
  await playInApp(planeswalk);
  assert.is(strip(), '');
});

test('and the whole line can be dismissed', async () => {
  await openTableAndPlay(
    startingOn('norns-dominion', 'reality-shaping', 'naya'),
    roll('planeswalk'),
    resolveAbility,
  );
  await press('Dismiss reminders');
  assert.is(strip(), '');
  await press('Done resolving');
  assert.is(strip(), '');
});

test('500.2: the die is rolled and the turn ends on an empty stack', async () => {
  for (const nextMove of [roll('blank'), beginNextTurn]) {
    await openTableAndPlay(onBoth(lair, 'lethe-lake'), beginNextTurn);
    await leaveLair();
    await playInApp(ordered, nextMove);
    assert.ok(!strip().includes('Lethe Lake'), nextMove.kind);
  }
});

test('a planeswalk by hand belongs to no step, so nothing is known to be waiting', async () => {
  await openTableAndPlay(onBoth(lair, 'lethe-lake'), beginNextTurn, planeswalk);
  assert.is(strip(), '');
});

test.run();
