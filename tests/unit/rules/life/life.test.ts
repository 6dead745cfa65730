import {
  type CommanderRecord,
  commanderTax,
  INITIAL_COMMANDER_RECORD,
  mostCommanderDamageTaken,
} from '../../../../src/rules/life/commander';
import {
  changeLife,
  changePoison,
  type LossReason,
  lossReasonsOf,
  type PlayerTotals,
  POISON_TO_LOSE,
  setLife,
  startingTotals,
} from '../../../../src/rules/life/life';
import { MAX_TOTAL } from '../../../../src/rules/limits';
import { okResult, type RuleResult, refuse } from '../../../../src/rules/rule';
import { assert, suite } from '../../../support/suite';

const test = suite('life');

const healthy: PlayerTotals = { life: 20, poison: 3 };
const notWhole = refuse('107.1', 'notAWholeNumber');
const tooLarge = refuse('107.1', 'numberTooLarge', MAX_TOTAL);

interface Changed {
  readonly name: string;
  readonly result: RuleResult<PlayerTotals>;
  readonly expect: PlayerTotals | RuleResult<never>;
}

const changes: readonly Changed[] = [
  { name: '119.3: losing life', result: changeLife(healthy, -3), expect: { life: 17, poison: 3 } },
  { name: '119.3: gaining life', result: changeLife(healthy, 4), expect: { life: 24, poison: 3 } },
  {
    name: '119.3: a life total may fall below zero',
    result: changeLife(healthy, -25),
    expect: { life: -5, poison: 3 },
  },
  { name: '119.5: setting a life total', result: setLife(healthy, 7), expect: { life: 7, poison: 3 } },
  {
    name: '119.5: setting a life total below zero',
    result: setLife(healthy, -1),
    expect: { life: -1, poison: 3 },
  },
  { name: '107.1: no half life', result: changeLife(healthy, 0.5), expect: notWhole },
  { name: '107.1: a life total is a number', result: setLife(healthy, Number.NaN), expect: notWhole },
  { name: '107.1: life is finite', result: setLife(healthy, Number.POSITIVE_INFINITY), expect: notWhole },
  {
    name: '119.5: a table may call a life total infinite',
    result: setLife(healthy, 'infinite'),
    expect: { life: 'infinite', poison: 3 },
  },
  {
    name: '119.3: infinite life stays infinite, whatever is lost',
    result: changeLife({ life: 'infinite', poison: 3 }, -40),
    expect: { life: 'infinite', poison: 3 },
  },
  {
    name: '119.5: set to a number, it is no longer infinite',
    result: setLife({ life: 'infinite', poison: 3 }, 7),
    expect: { life: 7, poison: 3 },
  },
  {
    name: '107.1: half a life cannot be lost from infinite life either',
    result: changeLife({ life: 'infinite', poison: 3 }, 0.5),
    expect: notWhole,
  },
  {
    name: '107.1: the largest life total',
    result: setLife(healthy, MAX_TOTAL),
    expect: { life: MAX_TOTAL, poison: 3 },
  },
  { name: '107.1: one more is too much', result: setLife(healthy, MAX_TOTAL + 1), expect: tooLarge },
  {
    name: '107.1: the lowest life total',
    result: setLife(healthy, -MAX_TOTAL),
    expect: { life: -MAX_TOTAL, poison: 3 },
  },
  { name: '107.1: one less is too much', result: setLife(healthy, -MAX_TOTAL - 1), expect: tooLarge },
  {
    name: '107.1: nor can gaining life go beyond the largest total',
    result: changeLife({ life: MAX_TOTAL, poison: 0 }, 1),
    expect: tooLarge,
  },
  {
    name: '107.1: ten quadrillion life is too much, not a broken number',
    result: setLife(healthy, 1e16),
    expect: tooLarge,
  },
  { name: '107.1: nor can so much be gained', result: changeLife(healthy, 1e16), expect: tooLarge },
  {
    name: '107.1: one gain stays within the limit, even where the total would',
    result: changeLife({ life: -MAX_TOTAL, poison: 0 }, MAX_TOTAL + 1),
    expect: tooLarge,
  },
  {
    name: '107.1: a fraction too small to show in the total is still a fraction',
    result: changeLife(healthy, 1e-20),
    expect: notWhole,
  },
  { name: '122.1f: poison counters', result: changePoison(healthy, 2), expect: { life: 20, poison: 5 } },
  {
    name: '122.1f: removing more poison than there is takes what is there',
    result: changePoison(healthy, -4),
    expect: { life: 20, poison: 0 },
  },
  { name: '107.1: no half counter', result: changePoison(healthy, 1.5), expect: notWhole },
  {
    name: '107.1: no half counter, even where there is none to take',
    result: changePoison(startingTotals(20), -0.5),
    expect: notWhole,
  },
  {
    name: '107.1: nor infinitely many',
    result: changePoison(healthy, Number.NEGATIVE_INFINITY),
    expect: notWhole,
  },
  {
    name: '107.1: removing poison stays within the limit too',
    result: changePoison(healthy, -1e16),
    expect: tooLarge,
  },
  {
    name: '107.1: the most poison counters',
    result: changePoison({ life: 20, poison: MAX_TOTAL - 1 }, 1),
    expect: { life: 20, poison: MAX_TOTAL },
  },
  {
    name: '107.1: more poison counters are too much',
    result: changePoison({ life: 20, poison: MAX_TOTAL }, 1),
    expect: tooLarge,
  },
];

for (const { name, result, expect } of changes) {
  test(name, () => assert.equal(result, 'life' in expect ? okResult(expect) : expect));
}

const zeroExamples: readonly (readonly [name: string, result: RuleResult<PlayerTotals>])[] = [
  ['a life total set to negative zero is zero', setLife({ life: 20, poison: 0 }, -0)],
  ['negative zero gained at zero is zero', changeLife({ life: 0, poison: 0 }, -0)],
  ['losing all life leaves zero', changeLife({ life: 20, poison: 0 }, -20)],
];

for (const [name, result] of zeroExamples) {
  test(`107.1: ${name}`, () => assert.ok(result.ok && Object.is(result.value.life, 0)));
}

const reasons: readonly (readonly [name: string, totals: PlayerTotals, expect: readonly LossReason[]])[] = [
  ['704.5a: a player with 1 life plays on', { life: 1, poison: 0 }, []],
  ['704.5a: a player with 0 life would lose', { life: 0, poison: 0 }, ['noLife']],
  ['704.5a: a player with less than 0 life would lose', { life: -8, poison: 0 }, ['noLife']],
  ['704.5c: a player with 9 poison counters plays on', { life: 20, poison: POISON_TO_LOSE - 1 }, []],
  ['704.5c: a player with 10 poison counters would lose', { life: 20, poison: 10 }, ['poison']],
  ['704.5c: a player with 11 poison counters would lose', { life: 20, poison: 11 }, ['poison']],
  [
    '704.5a: without life and full of poison, life is named first',
    { life: 0, poison: 10 },
    ['noLife', 'poison'],
  ],
  ['704.5a: infinite life is life', { life: 'infinite', poison: 0 }, []],
];

const playerAlone = { areTotalsShared: false, commanderDamage: 0 };

for (const [name, totals, expect] of reasons) {
  test(name, () => assert.equal(lossReasonsOf(totals, playerAlone), expect));
}

const fourteenPoison: PlayerTotals = { life: 30, poison: 14 };
test('704.6b: a team with 14 poison counters plays on, and would lose with 15', () => {
  const inATeam = { ...playerAlone, areTotalsShared: true };
  assert.equal(
    [lossReasonsOf(fourteenPoison, inATeam), lossReasonsOf({ ...fourteenPoison, poison: 15 }, inATeam)],
    [[], ['poison']],
  );
});

test('704.6c: 20 damage by one commander is not enough, 21 is', () => {
  assert.equal(
    [20, 21].map((commanderDamage) => lossReasonsOf(healthy, { ...playerAlone, commanderDamage })),
    [[], ['commanderDamage']],
  );
});

test('903.8: two more for each earlier cast, counted for each commander', () => {
  const commanders: CommanderRecord = { casts: [3, 1], damage: [0, 20, 19] };
  assert.equal([commanderTax(commanders, 0), commanderTax(commanders, 1)], [6, 2]);
  assert.is(commanderTax(INITIAL_COMMANDER_RECORD, 1), 0);
  assert.equal(
    [mostCommanderDamageTaken(commanders), mostCommanderDamageTaken(INITIAL_COMMANDER_RECORD)],
    [20, 0],
  );
});

test('a player begins with the selected life and no poison', () => {
  assert.equal(startingTotals(40), { life: 40, poison: 0 });
});

test('the given totals are not mutated', () => {
  const given: PlayerTotals = { life: 20, poison: 3 };
  changeLife(given, -1);
  changePoison(given, 1);
  assert.equal(given, { life: 20, poison: 3 });
});

test.run();
