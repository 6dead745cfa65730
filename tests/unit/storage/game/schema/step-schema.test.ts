import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { redo, type Step } from '../../../../../src/rules/table/history';
import { stepSchema } from '../../../../../src/storage/game/schema/step-schema';
import type { Path } from '../../../../support/storage/row-changes';
import { asJson, firstTable, historyOf } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';

const test = suite('step schema');

const step: Step = asJson(historyOf(30)).steps[5] as Step;

const brokenSteps: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  'a step without a move': { ...step, move: undefined },
  'a walk to a place between squares': { ...step, move: { kind: 'chooseDestination', to: { x: 0.5, y: 0 } } },
  'a walk without a destination': { ...step, move: { kind: 'chooseDestination', to: null } },
  'two rolls counted at once': { ...step, move: { kind: 'correctRollCount', by: 2 } },
  'life of a player without a seat': { ...step, move: { kind: 'changeLife', player: -1, by: 1 } },
  'half a life gained': { ...step, move: { kind: 'changeLife', player: 0, by: 0.5 } },
  'an extra turn of nobody': { ...step, move: { kind: 'addExtraTurn', player: null } },
  'half a counter': {
    ...step,
    move: { kind: 'changeCounters', card: 'Bant', by: 0.5, threshold: null },
  },
  'counters of no card': { ...step, move: { kind: 'changeCounters', card: '', by: 1, threshold: null } },
  'counters that say to planeswalk below zero': {
    ...step,
    move: { kind: 'changeCounters', card: 'Bant', by: 1, threshold: -1 },
  },
  'a third choice': { ...step, move: { kind: 'chooseOption', card: 'Bant', player: 0, as: 2 } },
  'an effect that is no effect': { ...step, move: { kind: 'beginEffect', effect: 'confusion' } },
  'an effect ended before the first': { ...step, move: { kind: 'endEffect', effect: -1 } },
  'a die of no integer number': { ...step, move: { kind: 'keepDie', die: 0.5 } },
  'chaos of no card finished': { ...step, move: { kind: 'finishChaos', card: null } },
  'chaos of a card that is a number countered': {
    ...step,
    move: { kind: 'counterAbility', ability: 'chaos', card: 3 },
  },
  'a roll with an invalid ignored face': {
    ...step,
    happenings: [
      {
        kind: 'planarDieRolled',
        rule: '901.9',
        player: 0,
        face: 'blank',
        paid: 0,
        by: 'app',
        ignored: 'chaos',
      },
    ],
  },
  'a thousand counters in a happening': {
    ...step,
    happenings: [{ kind: 'countersChanged', rule: '122.1', card: 'Bant', from: 999, to: 1000 }],
  },
  'counters of a player without a name': {
    ...step,
    move: { kind: 'changeNamedCounters', player: 0, name: '', by: 1 },
  },
  'a commander cast twice at once': {
    ...step,
    move: { kind: 'castCommander', player: 0, commander: 0, by: 2 },
  },
  'a life total of an unknown kind': { ...step, move: { kind: 'setLife', player: 0, to: 'endless' } },
  'several moves with an invalid mark of the previous turn': {
    ...step,
    move: { kind: 'carryOut', moves: [{ kind: 'endTurn' }], belongsToPreviousTurn: false },
  },
  'damage with an invalid mark of infect': {
    ...step,
    move: { kind: 'dealCommanderDamage', player: 0, source: 1, commander: 0, by: 1, infect: false },
  },
  'damage by a third commander': {
    ...step,
    move: { kind: 'dealCommanderDamage', player: 0, source: 1, commander: 2, by: 1 },
  },
  'three commanders': { ...step, move: { kind: 'setCommanderCount', player: 0, count: 3 } },
  'no happenings': { ...step, happenings: null },
  'a happening with a text for a rule number': {
    ...step,
    happenings: [{ kind: 'gameWon', rule: '<b>', player: 0 }],
  },
  'no time': { ...step, at: null },
  'a time that is no number': { ...step, at: Number.NaN },
  'no change': { ...step, change: undefined },
  'a change that is a text': { ...step, change: 'everything' },
  'a path of objects': { ...step, change: [{ path: [{}], before: 1, after: 2 }] },
  'a change without what was before': { ...step, change: [{ path: ['turn'], after: 2 }] },
  'splices without their sums': { ...step, change: [{ path: [], splices: [[0, [], ['Bant']]] }] },
  'a splice that inserts a number': {
    ...step,
    change: [{ path: [], splices: [[0, [], [1]]], sums: [1, 2] }],
  },
  'a splice at no place': { ...step, change: [{ path: [], splices: [[-1, [], ['Bant']]], sums: [1, 2] }] },
};

/** A word of another version, or a field missing: of a move or happening that this version does not know. */
const unknownSteps: Readonly<Record<string, unknown>> = {
  'an unknown move': { ...step, move: { kind: 'castSpell' } },
  'a roll of an unknown face': { ...step, move: { kind: 'rollPlanarDie', as: 'action', face: 'seven' } },
  'a roll without a face': { ...step, move: { kind: 'rollPlanarDie', as: 'action' } },
  'choices swapped on no card': { ...step, move: { kind: 'swapChosenOptions' } },
  'life totals set for an unknown reason': {
    ...step,
    move: { kind: 'setLifeTotals', because: 'generosity', lifeTotals: [] },
  },
  'life totals set for nobody': {
    ...step,
    move: { kind: 'setLifeTotals', because: 'gainedOrLost', lifeTotals: [{ to: 7 }] },
  },
  'several moves, one unknown': {
    ...step,
    move: { kind: 'carryOut', moves: [{ kind: 'endTurn' }, { kind: 'castSpell' }] },
  },
  'several moves within several': {
    ...step,
    move: { kind: 'carryOut', moves: [{ kind: 'carryOut', moves: [] }] },
  },
  'dice rolled with unknown faces': {
    ...step,
    happenings: [{ kind: 'planarDiceRolled', rule: '706.6', player: 0, faces: ['seven'] }],
  },
  'a roll with an unknown meaning': {
    ...step,
    happenings: [
      { kind: 'planarDieRolled', rule: '901.9', player: 0, face: 'blank', paid: 0, by: 'app', means: 'luck' },
    ],
  },
  'an effect that began but is missing': { ...step, happenings: [{ kind: 'effectBegan', rule: '611.2a' }] },
  'life totals set without their earlier values': {
    ...step,
    happenings: [
      { kind: 'lifeTotalsSet', rule: '119.3', because: 'gainedOrLost', lifeTotals: [{ player: 0, to: 7 }] },
    ],
  },
  'counters of an unknown kind': {
    ...step,
    move: { kind: 'changePlayerCounters', player: 0, counter: 'luck', by: 1 },
  },
  'staying for an unknown reason': { ...step, move: { kind: 'stayInGame', player: 0, because: 'bored' } },
  'an unknown designation': {
    ...step,
    move: { kind: 'designate', as: 'emperor', player: 0, has: true },
  },
  'damage without the remaining life': {
    ...step,
    happenings: [
      { kind: 'commanderDamageChanged', rule: '903.10a', player: 0, source: 1, commander: 0, from: 0, to: 1 },
    ],
  },
  'leaving for an unknown reason': { ...step, move: { kind: 'leaveGame', player: 0, because: 'bored' } },
  'a happening without a rule': { ...step, happenings: [{ kind: 'gameWon', player: 0 }] },
};

for (const [description, stored] of Object.entries(unknownSteps)) {
  test(`read as unknown: ${description}`, () => {
    const read = v.parse(stepSchema, stored);
    const { move, happenings } = stored as Step;
    const unknown = [read.move, ...read.happenings].filter(({ kind }) => kind === 'unknown');
    assert.is(unknown.length, 1);
    for (const one of unknown as { stored?: unknown }[])
      assert.ok([move, ...happenings].some((before) => isDeepStrictEqual(before, one.stored)));
  });
}

for (const [description, broken] of Object.entries(brokenSteps)) {
  test(`refused: ${description}`, () => assert.is(v.is(stepSchema, broken), false));
}

test('a change cannot reach outside the table', () => {
  const reaching = (path: Path) => ({ ...step, change: [{ path, before: 'polluted', after: 'polluted' }] });
  for (const path of [
    ['__proto__', 'polluted'],
    ['constructor', 'prototype', 'polluted'],
  ]) {
    const parsed = v.safeParse(stepSchema, asJson(reaching(path)));
    if (!parsed.success) continue;
    const history = { table: firstTable(), steps: [parsed.output], unloadedStepCount: 0, doneCount: 0 };
    redo(history);
    assert.is(({} as { polluted?: unknown }).polluted, undefined, path.join('.'));
    assert.is((Object as { polluted?: unknown }).polluted, undefined, path.join('.'));
  }
});

test.run();
