import type { Life } from '../../../../src/rules/life/life';
import {
  beginHistory,
  canRedo,
  dropOldestSteps,
  type History,
  MAX_GESTURE_PAUSE_MS,
  playStep,
  prependOlderSteps,
  recentTotalChanges,
  redo,
  undo,
} from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import { beginTable, type Table } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import { after, FIXED_CHANCE, moves, plainTable, seat, tableAtStart } from '../../../support/tables/tables';

const {
  beginNextTurn,
  changeLife,
  changePoison,
  changePlayerCounters,
  changeNamedCounters,
  dealCommanderDamage,
} = moves;
const { leave, resolveAbility, roll, setLife } = moves;

/** A move and when it is made, in milliseconds; or a wish to undo or redo. */
type HistoryAction = readonly [at: number, move: Move] | 'undo' | 'redo';

function historyAfter(table: Table, ...actions: readonly HistoryAction[]): History {
  return continueHistory(beginHistory(table), ...actions);
}

function continueHistory(history: History, ...actions: readonly HistoryAction[]): History {
  return actions.reduce((before, action) => {
    if (action === 'undo') return undo(before);
    if (action === 'redo') return redo(before);
    const next = playStep(before, action[1], action[0]);
    if (!next.ok) throw new Error(`${action[1].kind} was refused: ${next.refusal.reason}`);
    return next.value;
  }, history);
}

/** The log, one line for each step: "0 life 20→18". */
function lines(history: History): readonly string[] {
  return history.steps.map(({ move, happenings }) => {
    const [first] = happenings;
    switch (first?.kind) {
      case 'lifeChanged':
      case 'lifeSet':
      case 'poisonChanged':
        return `${first.player} ${first.kind === 'poisonChanged' ? 'poison' : 'life'} ${first.from}→${first.to}`;
      default:
        return move.kind;
    }
  });
}

function undoAll(history: History): History {
  return history.doneCount > 0 ? undoAll(undo(history)) : history;
}

function redoAll(history: History): History {
  return canRedo(history) ? redoAll(redo(history)) : history;
}

interface HistoryExample {
  readonly name: string;
  readonly actions: readonly HistoryAction[];
  readonly lines: readonly string[];
  /** How many lines are done; all of them where nothing is said. */
  readonly done?: number;
  readonly life: readonly number[];
}

const plain = plainTable();
const later = MAX_GESTURE_PAUSE_MS + 1;

const examples: readonly HistoryExample[] = [
  {
    name: 'one tap is one line',
    actions: [[0, changeLife(0, -1)]],
    lines: ['0 life 20→19'],
    life: [19, 20, 20],
  },
  {
    name: 'taps on one life total that follow each other are one line',
    actions: [
      [0, changeLife(0, -1)],
      [400, changeLife(0, -1)],
      [800, changeLife(0, -5)],
    ],
    lines: ['0 life 20→13'],
    life: [13, 20, 20],
  },
  {
    name: 'up and down belong to one gesture',
    actions: [
      [0, changeLife(0, -3)],
      [400, changeLife(0, 1)],
    ],
    lines: ['0 life 20→18'],
    life: [18, 20, 20],
  },
  {
    name: 'a tap just in time continues the gesture',
    actions: [
      [0, changeLife(0, -1)],
      [MAX_GESTURE_PAUSE_MS, changeLife(0, -1)],
    ],
    lines: ['0 life 20→18'],
    life: [18, 20, 20],
  },
  {
    name: 'a tap too late is a line of its own',
    actions: [
      [0, changeLife(0, -1)],
      [later, changeLife(0, -1)],
    ],
    lines: ['0 life 20→19', '0 life 19→18'],
    life: [18, 20, 20],
  },
  {
    name: 'the pause is counted from the latest tap',
    actions: [
      [0, changeLife(0, -1)],
      [2500, changeLife(0, -1)],
      [5000, changeLife(0, -1)],
      [7500, changeLife(0, -1)],
    ],
    lines: ['0 life 20→16'],
    life: [16, 20, 20],
  },
  {
    name: "another player's tap, long past, does not end a gesture",
    actions: [
      [0, changeLife(0, -1)],
      [100, changeLife(1, -1)],
      [2900, changeLife(0, -1)],
      [3200, changeLife(0, -1)],
    ],
    lines: ['0 life 20→17', '1 life 20→19'],
    life: [17, 19, 20],
  },
  {
    name: "nor does that player's next gesture join the old one",
    actions: [
      [0, changeLife(0, -1)],
      [100, changeLife(1, -1)],
      [2900, changeLife(0, -1)],
      [3200, changeLife(1, -1)],
      [3300, changeLife(0, -1)],
    ],
    lines: ['0 life 20→17', '1 life 20→19', '1 life 19→18'],
    life: [17, 18, 20],
  },
  {
    name: 'after the clock was set back, a new line begins',
    actions: [
      [60_000, changeLife(0, -1)],
      [59_999, changeLife(0, -1)],
      [60_100, changeLife(0, -1)],
    ],
    lines: ['0 life 20→19', '0 life 19→17'],
    life: [17, 20, 20],
  },
  {
    name: 'also with another player in between',
    actions: [
      [60_000, changeLife(0, -1)],
      [0, changeLife(1, -1)],
      [100, changeLife(0, -1)],
      [200, changeLife(0, -1)],
    ],
    lines: ['0 life 20→19', '1 life 20→19', '0 life 19→17'],
    life: [17, 19, 20],
  },
  {
    name: 'removing five of three counters, then adding two, leaves two',
    actions: [
      [0, changePoison(0, 3)],
      [later, changePoison(0, -5)],
      [later + 400, changePoison(0, 2)],
    ],
    lines: ['0 poison 0→3', '0 poison 3→2'],
    life: [20, 20, 20],
  },
  {
    name: 'a move that changes nothing leaves no line',
    actions: [
      [0, changePoison(0, -1)],
      [100, setLife(1, 20)],
      [200, changeLife(2, 0)],
    ],
    lines: [],
    life: [20, 20, 20],
  },
  {
    name: 'the same life once more does not end a gesture',
    actions: [
      [0, changeLife(0, -1)],
      [100, setLife(0, 19)],
      [200, changePoison(0, -2)],
      [300, changeLife(0, -1)],
    ],
    lines: ['0 life 20→18'],
    life: [18, 20, 20],
  },
  {
    name: 'what changes nothing leaves what was undone to be redone',
    actions: [[0, changeLife(0, -1)], [9000, changeLife(0, -2)], 'undo', [18000, setLife(0, 19)]],
    lines: ['0 life 20→19', '0 life 19→17'],
    done: 1,
    life: [19, 20, 20],
  },
  {
    name: 'life totals of two players are two lines',
    actions: [
      [0, changeLife(0, -1)],
      [100, changeLife(1, -1)],
    ],
    lines: ['0 life 20→19', '1 life 20→19'],
    life: [19, 19, 20],
  },
  {
    name: 'life and poison of one player are two lines',
    actions: [
      [0, changeLife(0, -1)],
      [100, changePoison(0, 1)],
      [200, changeLife(0, -1)],
      [300, changePoison(0, 1)],
    ],
    lines: ['0 life 20→18', '0 poison 0→2'],
    life: [18, 20, 20],
  },
  {
    name: 'two players who tap in turns keep one line each',
    actions: [
      [0, changeLife(0, -1)],
      [100, changeLife(1, 1)],
      [200, changeLife(0, -1)],
      [300, changeLife(1, 1)],
      [400, changeLife(0, -1)],
    ],
    lines: ['0 life 20→17', '1 life 20→22'],
    life: [17, 22, 20],
  },
  {
    name: 'three players who tap in turns for long keep one line each',
    actions: Array.from({ length: 30 }, (_, tap) => [tap * 500, changeLife(tap % 3, -1)] as const),
    lines: ['0 life 20→10', '1 life 20→10', '2 life 20→10'],
    life: [10, 10, 10],
  },
  {
    name: 'a gesture that returns to its start leaves no line',
    actions: [
      [0, changeLife(0, -1)],
      [100, changeLife(0, 1)],
    ],
    lines: [],
    life: [20, 20, 20],
  },
  {
    name: "a gesture that returns to its start keeps the other player's line",
    actions: [
      [0, changeLife(0, -1)],
      [100, changeLife(1, -1)],
      [200, changeLife(0, 1)],
    ],
    lines: ['1 life 20→19'],
    life: [20, 19, 20],
  },
  {
    name: 'after a gesture that returned to its start, a new one begins',
    actions: [
      [0, changeLife(0, -1)],
      [100, changeLife(0, 1)],
      [200, changeLife(0, -2)],
      [300, changeLife(0, -2)],
    ],
    lines: ['0 life 20→16'],
    life: [16, 20, 20],
  },
  {
    name: 'poison that is removed and added back leaves no line',
    actions: [
      [0, changePoison(0, 1)],
      [later, changePoison(0, -3)],
      [later + 100, changePoison(0, 1)],
    ],
    lines: ['0 poison 0→1'],
    life: [20, 20, 20],
  },
  {
    name: 'setting a life total is a line of its own, and ends the gesture before it',
    actions: [
      [0, changeLife(0, -1)],
      [100, setLife(0, 12)],
      [200, changeLife(0, -1)],
    ],
    lines: ['0 life 20→19', '0 life 19→12', '0 life 12→11'],
    life: [11, 20, 20],
  },
  {
    name: 'two settings in a row are two lines',
    actions: [
      [0, setLife(0, 12)],
      [100, setLife(0, 13)],
    ],
    lines: ['0 life 20→12', '0 life 12→13'],
    life: [13, 20, 20],
  },
  {
    name: 'a turn ends every gesture',
    actions: [
      [0, changeLife(0, -1)],
      [100, beginNextTurn],
      [200, changeLife(0, -1)],
    ],
    lines: ['0 life 20→19', 'beginNextTurn', '0 life 19→18'],
    life: [18, 20, 20],
  },
  {
    name: 'what is undone waits to be redone',
    actions: [[0, changeLife(0, -1)], [9000, changeLife(0, -2)], 'undo'],
    lines: ['0 life 20→19', '0 life 19→17'],
    done: 1,
    life: [19, 20, 20],
  },
  {
    name: 'a whole gesture is undone at once',
    actions: [[0, changeLife(0, -1)], [100, changeLife(0, -1)], [200, changeLife(0, -1)], 'undo'],
    lines: ['0 life 20→17'],
    done: 0,
    life: [20, 20, 20],
  },
  {
    name: "undo takes back one player's gesture and leaves the other player's",
    actions: [[0, changeLife(0, -1)], [100, changeLife(1, -1)], [200, changeLife(0, -1)], 'undo'],
    lines: ['0 life 20→18', '1 life 20→19'],
    done: 1,
    life: [18, 20, 20],
  },
  {
    name: 'redo does it again',
    actions: [[0, changeLife(0, -1)], [9000, changeLife(0, -2)], 'undo', 'undo', 'redo'],
    lines: ['0 life 20→19', '0 life 19→17'],
    done: 1,
    life: [19, 20, 20],
  },
  {
    name: 'playing after undo drops what was undone',
    actions: [
      [0, changeLife(0, -1)],
      [9000, changeLife(0, -2)],
      [18000, beginNextTurn],
      'undo',
      'undo',
      [27000, setLife(1, 5)],
    ],
    lines: ['0 life 20→19', '1 life 20→5'],
    life: [19, 5, 20],
  },
  {
    name: 'a tap right after undo begins a line of its own',
    actions: [[0, changeLife(0, -1)], [100, changeLife(1, -1)], 'undo', [200, changeLife(0, -1)]],
    lines: ['0 life 20→19', '0 life 19→18'],
    life: [18, 20, 20],
  },
  {
    name: 'undo at the beginning does nothing',
    actions: ['undo', 'undo'],
    lines: [],
    life: [20, 20, 20],
  },
  {
    name: 'redo at the end does nothing',
    actions: [[0, changeLife(0, -1)], 'redo', 'redo'],
    lines: ['0 life 20→19'],
    life: [19, 20, 20],
  },
];

const test = suite('history');

for (const { name, actions, lines: log, done = log.length, life } of examples) {
  test(name, () => {
    const history = historyAfter(plain, ...actions);
    assert.equal(lines(history), log);
    assert.is(history.doneCount, done);
    assert.equal(
      history.table.totals.map((totals) => totals.life),
      life,
    );
    assert.is(canRedo(history), done < log.length);
    assert.equal(undoAll(history).table, plain);
    assert.equal(undoAll(redoAll(history)).table, plain);
    assert.equal(redoAll(undoAll(history)), redoAll(history));
  });
}

test('a joined step reports the whole gesture: the sum, both ends, the latest time', () => {
  const [step] = historyAfter(plain, [0, changeLife(0, -1)], [700, changeLife(0, -4)]).steps;
  assert.equal(step?.move, changeLife(0, -5));
  assert.is(step?.at, 700);
  assert.equal(
    step?.happenings.map((happening) => 'from' in happening && [happening.from, happening.to]),
    [[20, 15]],
  );
});

test('a joined step contains the actual change, not the requested one', () => {
  const { steps } = historyAfter(
    plain,
    [0, changePoison(0, 3)],
    [later, changePoison(0, -1)],
    [later + 100, changePoison(0, -5)],
  );
  assert.equal(
    steps.map(({ move }) => move),
    [changePoison(0, 3), changePoison(0, -3)],
  );
});

test('a step keeps what it really changed from the first tap on, so that its moves lead to the same table', () => {
  const actions: readonly HistoryAction[] = [
    [0, changePoison(0, 3)],
    [later, changePoison(0, -5)],
    [later + 400, changePoison(0, 2)],
    [later * 3, changePoison(1, 1)],
    [later * 4, changePoison(1, -4)],
  ];
  const tapped = historyAfter(plain, ...actions.slice(0, 2));
  assert.equal(tapped.steps.at(-1)?.move, changePoison(0, -3));
  const history = historyAfter(plain, ...actions);
  assert.equal(
    history.steps.map(({ move }) => move),
    [changePoison(0, 3), changePoison(0, -1), changePoison(1, 1), changePoison(1, -1)],
  );
  assert.equal(after(plain, ...history.steps.map(({ move }) => move as Move)), history.table);
});

test('a gesture on one total lasts until its pause is over or another kind of move is made', () => {
  const running = (history: History, player: number, now: number) =>
    recentTotalChanges(history, seat(player), now)?.life ?? null;
  const history = historyAfter(plain, [1000, changeLife(0, -1)], [1400, changeLife(0, -2)]);
  assert.is(running(history, 0, 1400), -3);
  assert.is(running(history, 0, 1400 + MAX_GESTURE_PAUSE_MS), -3);
  assert.is(running(history, 0, 1401 + MAX_GESTURE_PAUSE_MS), null);
  assert.is(running(history, 0, 1399), null, 'a clock set back ends it');
  assert.is(running(history, 1, 1400), null);
  assert.is(running(continueHistory(beginHistory(plain), [1400, changePoison(0, 1)]), 0, 1400), 0);
  assert.is(
    running(continueHistory(beginHistory(plain), [1400, dealCommanderDamage(0, 1, 3)]), 0, 1400),
    -3,
    'by a commander',
  );
  assert.is(running(continueHistory(history, [1500, changePoison(1, 1)]), 0, 1500), -3);
  assert.is(running(continueHistory(history, [1500, beginNextTurn]), 0, 1500), null);
  assert.is(running(undo(history), 0, 1500), null);
});

test('what one player has gained and lost in the last seconds is summed up', () => {
  const history = historyAfter(
    plain,
    [1000, changeLife(0, -2)],
    [1200, dealCommanderDamage(0, 1, 3)],
    [1300, changeLife(1, 5)],
    [1400, moves.infect(0, 1, 4)],
    [1500, changePoison(0, -1)],
  );
  const until = 1000 + MAX_GESTURE_PAUSE_MS;
  assert.equal(recentTotalChanges(history, seat(0), 1500), { life: -5, poison: 3, until });
  assert.equal(recentTotalChanges(history, seat(1), 1500), {
    life: 5,
    poison: 0,
    until: 1300 + MAX_GESTURE_PAUSE_MS,
  });
  assert.equal(recentTotalChanges(history, seat(0), until + 1)?.life, -3);
  assert.is(recentTotalChanges(history, seat(2), 1500), null);
});

test('an infinite total records no losses, and becoming infinite can be undone and redone', () => {
  const endless = historyAfter(
    plain,
    [0, setLife(0, 'infinite')],
    [100, changeLife(0, -3)],
    [200, setLife(0, 7)],
  );
  assert.is(endless.steps.length, 2);
  const lifeTotals = [undo(endless), undo(undo(endless)), redo(undo(undo(endless))), endless];
  assert.equal(
    lifeTotals.map(({ table }) => table.totals[0]?.life),
    ['infinite', 20, 'infinite', 7],
  );
});

test('counters and damage by one commander are counted together, others separately', () => {
  const amounts = (history: History) => history.steps.map(({ move }) => ('by' in move ? move.by : null));
  const actions: readonly HistoryAction[] = [
    [0, changePlayerCounters(0, 'energy', 2)],
    [100, changePlayerCounters(0, 'rad', 1)],
    [200, changePlayerCounters(0, 'energy', 3)],
    [300, changeNamedCounters(0, 'quest', 1)],
    [400, changeNamedCounters(0, 'quest', 1)],
    [500, dealCommanderDamage(0, 1, 1)],
    [600, dealCommanderDamage(0, 1, 1)],
    [700, dealCommanderDamage(0, 2, 1)],
  ];
  const history = historyAfter(plain, ...actions);
  assert.equal(amounts(history), [5, 1, 2, 2, 1]);
  let back = history;
  while (back.doneCount > 0) back = undo(back);
  assert.equal(back.table, plain);
  while (canRedo(back)) back = redo(back);
  assert.equal(back.table, history.table);
});

test('a new name counted back to zero leaves no step', () => {
  const history = historyAfter(
    plain,
    [0, dealCommanderDamage(0, 1, 2)],
    [100, dealCommanderDamage(0, 1, -2)],
  );
  assert.equal([history.steps.length, history.table], [0, plain]);
});

test('a gesture ends when another one touches the same total', () => {
  const history = historyAfter(
    plain,
    [0, changeLife(0, -1)],
    [100, dealCommanderDamage(0, 1, 3)],
    [200, changeLife(0, -1)],
  );
  assert.is(history.steps.length, 3);
  const back = undo(undo(history));
  assert.is(back.table.totals[0]?.life, 19);
  assert.is(undo(back).table.totals[0]?.life, 20);
});

test('both heads of a team tap at the same time, and undo takes back the last tap', () => {
  const begun = beginTable(
    { seatCount: 4, startingLife: 30, startingPlayer: seat(0), teams: true, planarDecks: null },
    FIXED_CHANCE,
  );
  assert.ok(begun.ok);
  const history = historyAfter(
    begun.value.table,
    [0, changeLife(0, -1)],
    [100, changeLife(1, -1)],
    [200, changeLife(0, -1)],
  );
  const lifeTotals: Life[] = [];
  for (let back = history; back.doneCount > 0; back = undo(back))
    lifeTotals.push(back.table.totals[1]?.life ?? 0);
  assert.equal(lifeTotals, [27, 28, 29]);
});

test('a refused move changes nothing, also while something is undone', () => {
  const history = historyAfter(plain, [0, changeLife(0, -1)], 'undo');
  const refused = playStep(history, resolveAbility, 100);
  assert.equal(refused, { ok: false, refusal: { rule: '901.1', reason: 'notPlanechase' } });
  assert.is(canRedo(history), true);
});

/** A game with everything in it, each move long after the one before. */
const start = tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis', 'Jund'], 3);
const game: readonly Move[] = [
  roll('blank'),
  changeLife(1, -4),
  roll('planeswalk'),
  resolveAbility,
  changePoison(2, 3),
  resolveAbility,
  roll(null),
  leave(0),
  beginNextTurn,
  roll('chaos'),
  setLife(1, 3),
  beginNextTurn,
];
const actions = game.map((move, index): HistoryAction => [index * 10_000, move]);
/** The tables on the way, the first one included. */
const tables = game.map((_, index) => after(start, ...game.slice(0, index))).concat(after(start, ...game));

test('undo leads through every table back to the first, redo through every table to the last', () => {
  let history = historyAfter(start, ...actions);
  assert.is(history.steps.length, game.length);
  for (const table of tables.toReversed()) {
    assert.equal(history.table, table);
    history = undo(history);
  }
  for (const table of tables) {
    assert.equal(history.table, table);
    history = redo(history);
  }
});

test('undoing a roll and rolling again shows the same face', () => {
  let history = beginHistory(start);
  for (let turn = 0; turn < 30; turn++) {
    const rolled = continueHistory(history, [turn, roll(null)]);
    const again = continueHistory(undo(rolled), [turn, roll(null)]);
    assert.equal(again, rolled);
    const waits = rolled.table.planar?.stack.some(({ kind }) => kind !== 'chaos');
    history = continueHistory(rolled, ...(waits ? ([[turn, resolveAbility]] as const) : []));
    while (history.table.planar?.stack.some(({ kind }) => kind === 'encounter')) {
      history = continueHistory(history, [turn, resolveAbility]);
    }
    history = continueHistory(history, [turn, beginNextTurn]);
  }
});

test('the given history is not mutated', () => {
  const history = historyAfter(start, ...actions, 'undo');
  const before = structuredClone(history);
  undo(history);
  redo(history);
  dropOldestSteps(history, 1);
  prependOlderSteps(history, []);
  playStep(history, changeLife(1, -1), 999_999);
  assert.equal(history, before);
});

for (const keep of [0, 1, 5, game.length]) {
  test(`with ${keep} steps in memory, loaded ones lead back to the first table`, () => {
    const whole = historyAfter(start, ...actions);
    const short = dropOldestSteps(whole, keep);
    assert.equal(
      [short.steps.length, short.doneCount, short.unloadedStepCount],
      [keep, keep, game.length - keep],
    );
    assert.equal(undoAll(short).table, tables[game.length - keep]);
    const older = whole.steps.slice(0, game.length - keep);
    assert.equal(prependOlderSteps(short, older), whole);
    const backThere = prependOlderSteps(undoAll(short), older);
    assert.is(backThere.unloadedStepCount, 0);
    assert.equal(undoAll(backThere).table, start);
    assert.equal(redoAll(undoAll(backThere)).table, whole.table);
  });
}

test('older steps can be loaded in parts', () => {
  const whole = historyAfter(start, ...actions);
  const near = prependOlderSteps(dropOldestSteps(whole, 3), whole.steps.slice(4, -3));
  assert.equal([near.doneCount, near.unloadedStepCount], [game.length - 4, 4]);
  assert.equal(prependOlderSteps(near, whole.steps.slice(0, 4)), whole);
});

test('dropping old steps keeps undone ones', () => {
  const history = historyAfter(start, ...actions, 'undo', 'undo');
  const short = dropOldestSteps(history, 2);
  assert.equal([short.steps.length, short.doneCount, short.unloadedStepCount], [4, 2, game.length - 4]);
  assert.equal(redoAll(short).table, tables.at(-1));
});

test('a short history is kept completely', () => {
  const history = historyAfter(start, ...actions);
  assert.equal(dropOldestSteps(history, game.length + 1), history);
});

test('a history survives a round trip through JSON', () => {
  const history = historyAfter(start, ...actions, 'undo');
  const read: History = JSON.parse(JSON.stringify(history));
  assert.equal(read, history);
  assert.equal(undoAll(read).table, start);
  assert.equal(redo(read).table, tables.at(-1));
});

test.run();
