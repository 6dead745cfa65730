import * as official from '../../../src/content/planes/catalogue';
/** Which abilities apply at a moment, and what the table is reminded of. */
import type { AbilityTime, PlanarCardFacts } from '../../../src/content/planes/planar-card-facts';
import type { PlanarOperation } from '../../../src/rules/planar/planar-operation';
import { beginHistory, forget, type History, playStep, undo } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import type { Table } from '../../../src/rules/table/table';
import {
  dueReminders,
  inherentReminders,
  lastHappenings,
  type Reminder,
  remindersOf,
  timesNow,
} from '../../../src/screens/table/now';
import type { Catalogue } from '../../../src/session/catalogue';
import { assert, suite } from '../../support/suite';
import {
  after,
  card,
  meleeTable,
  moves,
  plainTable,
  planarOf,
  planarTable,
  seat,
  tableAtStart,
} from '../../support/tables';

const { addExtraTurn, beginEffect, beginNextTurn, changeCounters, changeLife, endTurn } = moves;
const { ensueChaos, finishChaos, leave, planeswalk, repeatUpkeep, resolveAbility: resolve } = moves;
const { countRoll, roll, rollByEffect, settle, setLives, takeCards } = moves;

const addOne: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['add'],
  others: ['add'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']);
const beforePhenomenon = tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis']);

/** The game after these steps, each long after the one before. */
function historyOf(table: Table, ...made: readonly Move[]): History {
  return made.reduce((history, move, index) => {
    const next = playStep(history, move, index * 60_000);
    if (!next.ok) throw new Error(`${move.kind} was refused: ${next.refusal.reason}`);
    return next.value;
  }, beginHistory(table));
}

const beginning: readonly AbilityTime[] = ['untap', 'upkeep', 'draw'];
const early: readonly AbilityTime[] = [...beginning, 'firstMain'];
const later: readonly AbilityTime[] = ['combat', 'endOfCombat', 'secondMain'];
const wholeTurn: readonly AbilityTime[] = [...early, ...later];

interface Moment {
  readonly name: string;
  readonly table: Table;
  readonly made: readonly Move[];
  /** By card. */
  readonly now: Readonly<Record<string, readonly AbilityTime[]>>;
  readonly reminded: readonly Reminder[];
}

const about = (name: string, you: number, times: readonly AbilityTime[], counters?: number): Reminder => ({
  card: card(name),
  you: seat(you),
  times,
  ...(counters !== undefined && { counters }),
});

const moments: readonly Moment[] = [
  { name: 'nothing has happened yet', table: atStart, made: [], now: { Bant: [] }, reminded: [] },
  {
    name: '901.5: the starting plane is revealed: nothing triggers, and the steps of the first turn come',
    table: planarTable(['Bant', 'Naya']),
    made: [moves.revealStartingPlane],
    now: { Bant: early },
    reminded: [about('Bant', 0, wholeTurn)],
  },
  {
    name: 'somebody else leaves, and the turn goes on as it was',
    table: atStart,
    made: [beginNextTurn, leave(2)],
    now: { Bant: early },
    reminded: [about('Bant', 0, ['endStep']), about('Bant', 1, wholeTurn)],
  },
  {
    name: '901.14a: of two starting planes each reminds in its own turn',
    table: meleeTable(['Bant', 'Naya', 'Grixis', 'Jund', 'Akoum']),
    made: [moves.revealStartingPlane],
    now: { Bant: early },
    reminded: [about('Bant', 0, wholeTurn)],
  },
  {
    name: '807.4: what is done in another turn, or by nobody in particular, changes nothing here',
    table: after(meleeTable(['Bant', 'Naya', 'Grixis', 'Jund', 'Akoum']), moves.revealStartingPlane),
    made: [
      { ...beginNextTurn, marker: 1 },
      { ...beginNextTurn, marker: 2 },
      { ...roll('blank'), marker: 2 },
      leave(7),
      { ...countRoll(1), marker: 1 },
    ],
    now: { Bant: early },
    reminded: [about('Bant', 1, wholeTurn)],
  },
  {
    name: '807.4d: a turn has ended, and the next one has to wait: only its end step',
    table: after(meleeTable(['Bant', 'Naya', 'Grixis', 'Jund', 'Akoum']), moves.revealStartingPlane),
    made: [{ ...beginNextTurn, marker: 1 }],
    now: { Bant: [] },
    reminded: [about('Bant', 0, ['endStep'])],
  },
  {
    name: 'a turn begins: the end step before it, then its own steps',
    table: atStart,
    made: [beginNextTurn],
    now: { Bant: early },
    reminded: [about('Bant', 0, ['endStep']), about('Bant', 1, wholeTurn)],
  },
  {
    name: 'a turn begins on two planes',
    table: after(atStart, takeCards(addOne), settle({ add: ['Naya'] })),
    made: [beginNextTurn],
    now: { Bant: early, Naya: early },
    reminded: [
      about('Bant', 0, ['endStep']),
      about('Bant', 1, wholeTurn),
      about('Naya', 0, ['endStep']),
      about('Naya', 1, wholeTurn),
    ],
  },
  {
    name: '500.7: an extra turn has the same player before and after',
    table: atStart,
    made: [addExtraTurn(0), beginNextTurn],
    now: { Bant: early },
    reminded: [about('Bant', 0, ['endStep']), about('Bant', 0, wholeTurn)],
  },
  {
    name: '800.4j: whoever left in their own turn has no end step',
    table: atStart,
    made: [leave(0), beginNextTurn],
    now: { Bant: early },
    reminded: [about('Bant', 1, wholeTurn)],
  },
  {
    name: '724.1: a turn that was ended by an effect had no end step',
    table: atStart,
    made: [endTurn],
    now: { Bant: early },
    reminded: [about('Bant', 1, wholeTurn)],
  },
  {
    name: '724.1: and left a phenomenon on the way',
    table: after(beforePhenomenon, planeswalk, changeCounters('Mutual Epiphany', 2)),
    made: [endTurn],
    now: { Naya: ['arrive', ...early] },
    reminded: [about('Mutual Epiphany', 0, ['leave'], 2), about('Naya', 1, wholeTurn)],
  },
  {
    name: '500.8: the beginning phase once more',
    table: atStart,
    made: [beginNextTurn, repeatUpkeep],
    now: { Bant: beginning },
    reminded: [about('Bant', 1, beginning)],
  },
  {
    name: 'a blank roll',
    table: atStart,
    made: [roll('blank')],
    now: { Bant: ['roll', 'blank'] },
    reminded: [about('Bant', 0, ['roll', 'blank', ...later])],
  },
  {
    name: 'a blank roll that means chaos is no blank',
    table: after(atStart, beginEffect({ does: 'blankIsChaos' })),
    made: [roll('blank')],
    now: { Bant: ['chaos', 'roll'] },
    reminded: [about('Bant', 0, ['roll', ...later])],
  },
  {
    name: 'a chaos roll',
    table: atStart,
    made: [roll('chaos')],
    now: { Bant: ['chaos', 'roll'] },
    reminded: [about('Bant', 0, ['roll', ...later])],
  },
  {
    name: 'a roll told by an effect is a roll like any other',
    table: atStart,
    made: [rollByEffect('planeswalk')],
    now: { Bant: ['roll'] },
    reminded: [about('Bant', 0, ['roll', ...later])],
  },
  {
    name: 'chaos without a roll',
    table: atStart,
    made: [ensueChaos()],
    now: { Bant: ['chaos'] },
    reminded: [],
  },
  {
    name: 'chaos on a card that is not face up',
    table: atStart,
    made: [ensueChaos('Grixis')],
    now: { Bant: [], Grixis: ['chaos'] },
    reminded: [],
  },
  {
    name: 'chaos that has been carried out',
    table: atStart,
    made: [ensueChaos(), finishChaos('Bant')],
    now: { Bant: [] },
    reminded: [],
  },
  {
    name: 'planeswalking: one plane is left, the other arrived at',
    table: after(atStart, changeCounters('Bant', 3)),
    made: [planeswalk],
    now: { Naya: ['arrive'], Bant: [] },
    reminded: [about('Bant', 0, ['leave'], 3)],
  },
  {
    name: 'planeswalking by the planeswalking ability: the roll is past by then',
    table: atStart,
    made: [roll('planeswalk'), resolve],
    now: { Naya: ['arrive'] },
    reminded: [about('Bant', 0, ['leave'])],
  },
  {
    name: 'two planes are left, each with its own counters',
    table: after(atStart, takeCards(addOne), settle({ add: ['Naya'] }), changeCounters('Naya', 1)),
    made: [planeswalk],
    now: { Grixis: ['arrive'] },
    reminded: [about('Bant', 0, ['leave']), about('Naya', 0, ['leave'], 1)],
  },
  {
    name: 'a plane turned up as well arrives, and nothing is left',
    table: atStart,
    made: [takeCards(addOne), settle({ add: ['Naya'] })],
    now: { Bant: [], Naya: ['arrive'] },
    reminded: [],
  },
  {
    name: '312.5: a phenomenon is encountered',
    table: beforePhenomenon,
    made: [planeswalk],
    now: { 'Mutual Epiphany': ['encounter', 'arrive'] },
    reminded: [about('Bant', 0, ['leave'])],
  },
  {
    name: '312.5: a planeswalking ability above the encounter comes first',
    table: beforePhenomenon,
    made: [planeswalk, rollByEffect('planeswalk')],
    now: { 'Mutual Epiphany': ['roll'] },
    reminded: [about('Mutual Epiphany', 0, ['roll', ...later])],
  },
  {
    name: 'changes of life on the way do not make the moment pass',
    table: atStart,
    made: [
      beginNextTurn,
      changeLife(0, -2),
      moves.setLife(1, 7),
      moves.changePoison(2, 1),
      setLives('everyone', [0, 3], [1, 3]),
    ],
    now: { Bant: early },
    reminded: [about('Bant', 0, ['endStep']), about('Bant', 1, wholeTurn)],
  },
  {
    name: 'counters, choices and what lasts are noted on the way as well',
    table: atStart,
    made: [
      beginNextTurn,
      moves.changeCounters('Bant', 1),
      moves.mark('Bant', 1, 0),
      moves.beginEffect({ does: 'remind', note: 'x' }),
    ],
    now: { Bant: [] },
    reminded: [about('Bant', 0, ['endStep']), about('Bant', 1, wholeTurn)],
  },
  {
    name: 'anything else does',
    table: atStart,
    made: [beginNextTurn, moves.ensueChaos()],
    now: { Bant: ['chaos'] },
    reminded: [],
  },
  {
    name: 'two things carried out at once are one moment',
    table: atStart,
    made: [roll('chaos'), moves.carryOut(finishChaos('Bant'), changeLife(0, 1), planeswalk)],
    now: { Naya: ['arrive'] },
    reminded: [about('Bant', 0, ['leave'])],
  },
];

const test = suite('now');

for (const { name, table, made, now, reminded } of moments) {
  test(name, () => {
    const history = historyOf(table, ...made);
    for (const [id, times] of Object.entries(now)) {
      assert.equal(timesNow(history, planarOf(history.table), card(id)), times, id);
    }
    assert.equal(remindersOf(history), reminded);
  });
}

test('a step undone is not what happened last', () => {
  const history = undo(historyOf(atStart, beginNextTurn, planeswalk));
  assert.equal(timesNow(history, planarOf(history.table), card('Bant')), early);
  assert.equal(
    lastHappenings(history).map(({ kind }) => kind),
    ['turnBegan'],
  );
  assert.equal(lastHappenings(undo(history)), []);
});

test('a turn of version 0.1.0 does not say whose turn ended', () => {
  const history = historyOf(atStart, beginNextTurn);
  const steps = history.steps.map((step) => ({
    ...step,
    happenings: [{ kind: 'turnBegan', rule: '102.1', player: seat(1), number: 2 } as const],
  }));
  assert.equal(remindersOf({ ...history, steps }), [about('Bant', 1, wholeTurn)]);
});

/** A card with an ability at each of these times, and their texts by them. */
function factsOf(id: string, ...times: readonly (readonly AbilityTime[])[]): PlanarCardFacts {
  return {
    id,
    kind: 'plane',
    name: { en: id, ru: id },
    planarType: null,
    printings: [],
    abilities: times.map((when) => ({ when, text: { en: when.join(), ru: when.join() } })),
  };
}

function catalogueOf(...all: readonly PlanarCardFacts[]): Catalogue {
  return { ...official, factsOf: (id: string) => all.find((facts) => facts.id === id) ?? null };
}

test('the reminders that are due are those the cards say something at', () => {
  const catalogue = catalogueOf(
    factsOf('Bant', ['static'], ['arrive', 'upkeep'], ['endStep'], ['leave'], ['chaos']),
    factsOf('Naya', ['arrive']),
  );
  const due = (history: History) =>
    dueReminders(history, catalogue).map(({ you, ability }) => `${you}: ${ability.text.en}`);
  assert.equal(due(historyOf(atStart, beginNextTurn)), ['0: endStep', '1: arrive,upkeep']);
  assert.equal(due(historyOf(atStart, planeswalk)), ['0: leave']);
  assert.equal(due(historyOf(atStart, planeswalk, planeswalk)), []);
  assert.equal(due(historyOf(atStart, roll('chaos'))), []);
  assert.equal(dueReminders(historyOf(atStart, beginNextTurn), catalogueOf()), []);
});

test('what a card does only in the turn of the arrival is due at the end of that turn', () => {
  const naya = factsOf('Naya', ['endStep'], ['upkeep']);
  const [endStep, ...others] = naya.abilities;
  assert.ok(endStep);
  const catalogue = catalogueOf({ ...naya, abilities: [{ ...endStep, onlyOnArrival: true }, ...others] });
  const due = (history: History) =>
    dueReminders(history, catalogue).map(({ you, ability }) => `${you}: ${ability.text.en}`);
  assert.equal(due(historyOf(atStart, planeswalk, beginNextTurn)), ['0: endStep', '1: upkeep']);
  assert.equal(due(historyOf(atStart, planeswalk, beginNextTurn, beginNextTurn)), ['2: upkeep']);
  assert.equal(due(historyOf(atStart, beginNextTurn, planeswalk, changeLife(0, -1), beginNextTurn)), [
    '1: endStep',
    '2: upkeep',
  ]);
  const shortMemory = forget(historyOf(atStart, planeswalk, changeLife(1, 2), beginNextTurn), 2);
  assert.equal(due(shortMemory), ['0: endStep', '1: upkeep'], 'the arrival is too long ago to be known');
});

test('what was carried out is no longer due, what only has words still is', () => {
  const bant = factsOf('Bant', ['upkeep'], ['draw']);
  const [upkeep, draw] = bant.abilities;
  assert.ok(upkeep && draw);
  const counting = {
    ...bant,
    abilities: [{ ...upkeep, acts: [{ kind: 'counters', by: 1 } as const] }, draw],
  };
  const history = historyOf(atStart, beginNextTurn, moves.changeCounters('Bant', 1));
  assert.equal(
    dueReminders(history, catalogueOf(counting)).map(({ ability }) => ability.text.en),
    ['draw'],
  );
  assert.is(dueReminders(undo(history), catalogueOf(counting)).length, 2);
});

const { count, designate, setDayOrNight } = moves;
const plain = plainTable();

const inherent: readonly (readonly [name: string, made: readonly Move[], due: readonly string[]])[] = [
  ['725.2: no monarch, no card', [beginNextTurn], []],
  [
    '725.2: the monarch draws in the end step',
    [designate('monarch', 0), beginNextTurn],
    ['0 monarch endStep'],
  ],
  ['725.2: whose turn goes on is not yet reminded', [designate('monarch', 0)], []],
  ['725.2: of others there is no end step', [designate('monarch', 2), beginNextTurn], []],
  ['725.2: who became the monarch afterwards draws later', [beginNextTurn, designate('monarch', 0)], []],
  ['724.1e: a turn cut short has no end step', [designate('monarch', 0), endTurn], []],
  ['725.2: who has left has none either', [designate('monarch', 0), beginNextTurn, leave(0)], []],
  [
    '726.2: the initiative is asked about in the upkeep',
    [designate('initiative', 1), beginNextTurn],
    ['1 initiative upkeep'],
  ],
  [
    '728.1: rad counters are counted',
    [count(1, 'rad', 3), count(2, 'rad', 1), beginNextTurn],
    ['1 rad firstMain'],
  ],
  [
    '731.2: day and night are looked at when a turn begins',
    [setDayOrNight('day'), beginNextTurn],
    ['1 time untap'],
  ],
];

for (const [name, made, due] of inherent) {
  test(name, () => {
    const reminders = inherentReminders(historyOf(plain, ...made));
    assert.equal(
      reminders.map(({ you, kind, time }) => `${you} ${kind} ${time}`),
      due,
    );
  });
}

test.run();
