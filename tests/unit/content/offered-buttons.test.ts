/** From the moment to the resulting table: the button that is offered, what it opens on, and that it is offered once. */
import type { AbilityTime } from '../../../src/rules/planar/ability-times';
import { beginHistory, type History, playStep, undo } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import type { Table } from '../../../src/rules/table/table';
import { isOffered } from '../../../src/session/game/active-abilities';
import { dueReminders } from '../../../src/session/game/reminders';
import {
  abilityOf,
  beforeStart,
  carryOut,
  facts,
  labelsOf,
  lastingFor,
  lifeFor,
  lifeHandedRound,
  look,
  type MoveAt,
  rollAway,
  startingOn,
  tap,
  tapExtra,
} from '../../support/cards-at-work';
import { assert, suite } from '../../support/suite';
import { card, moves, seat } from '../../support/tables';

const { beginNextTurn, changeLife, roll } = moves;
const chaos = [roll('chaos')];
const nextUpkeep = [beginNextTurn];

interface Row {
  readonly card: string;
  readonly time: AbilityTime;
  readonly moment: readonly Move[];
  /** What the sheet shows when it opens; absent if one tap is enough. */
  readonly opens?: { readonly by?: number; readonly chosen?: readonly number[] };
  readonly made: MoveAt;
  readonly life?: readonly number[];
  readonly effects?: readonly string[];
  readonly faceUp?: readonly string[];
}

const rows: readonly Row[] = [
  {
    card: 'prahv',
    time: 'chaos',
    moment: chaos,
    opens: { by: 1, chosen: [0] },
    made: lifeFor('prahv', 'chaos', 0, 5),
    life: [25, 20, 20],
  },
  {
    card: 'naar-isle',
    time: 'chaos',
    moment: chaos,
    opens: { by: -3, chosen: [] },
    made: lifeFor('naar-isle', 'chaos', 2),
    life: [20, 20, 17],
  },
  {
    card: 'skybreen',
    time: 'chaos',
    moment: chaos,
    opens: { by: -1, chosen: [] },
    made: lifeFor('skybreen', 'chaos', 1, -7),
    life: [20, 13, 20],
  },
  {
    card: 'furnace-layer',
    time: 'upkeep',
    moment: nextUpkeep,
    opens: { by: -3, chosen: [] },
    made: lifeFor('furnace-layer', 'upkeep', 2),
    life: [20, 20, 17],
  },
  {
    card: 'new-players-journey',
    time: 'chaos',
    moment: chaos,
    opens: { by: 1, chosen: [0] },
    made: lifeFor('new-players-journey', 'chaos', 0, 9),
    life: [29, 20, 20],
    faceUp: ['naya'],
  },
  {
    card: 'sorins-remastered-manor',
    time: 'chaos',
    moment: chaos,
    opens: { by: 1, chosen: [0] },
    made: lifeFor('sorins-remastered-manor', 'chaos', 0, 4),
    life: [24, 20, 20],
  },
  {
    card: 'asmoranomardicadaistinaculdacars-kitchen',
    time: 'chaos',
    moment: chaos,
    opens: { by: -1, chosen: [0] },
    made: lifeFor('asmoranomardicadaistinaculdacars-kitchen', 'chaos', 0, -2),
    life: [18, 20, 20],
  },
  {
    card: 'hotel-of-fears',
    time: 'upkeep',
    moment: nextUpkeep,
    opens: { by: -1, chosen: [1] },
    made: lifeFor('hotel-of-fears', 'upkeep', 1, -6),
    life: [20, 14, 20],
  },
  {
    card: 'pin-collectors-booth',
    time: 'chaos',
    moment: chaos,
    opens: { by: -1, chosen: [1, 2] },
    made: lifeFor('pin-collectors-booth', 'chaos', 1, -2),
    life: [20, 18, 20],
  },
  {
    card: 'sanctum-of-serra',
    time: 'chaos',
    moment: [changeLife(0, -13), ...chaos],
    made: carryOut('sanctum-of-serra', 'chaos'),
    life: [20, 20, 20],
  },
  {
    card: 'stroopwafel-cafe',
    time: 'chaos',
    moment: chaos,
    made: carryOut('stroopwafel-cafe', 'chaos'),
    life: [23, 17, 17],
  },
  {
    card: 'cliffside-market',
    time: 'upkeep',
    moment: [changeLife(2, -13), ...nextUpkeep],
    opens: { chosen: [1] },
    made: lifeHandedRound('cliffside-market', 'upkeep', 'exchanged', { 1: 2, 2: 1 }),
    life: [20, 7, 20],
  },
  {
    card: 'the-doctors-tomb',
    time: 'chaos',
    moment: [changeLife(2, -13), ...chaos],
    opens: {},
    made: lifeHandedRound('the-doctors-tomb', 'chaos', 'redistributed', { 0: 2, 2: 0 }),
    life: [7, 20, 20],
  },
  {
    card: 'spectrox-mines',
    time: 'upkeep',
    moment: nextUpkeep,
    made: carryOut('spectrox-mines', 'upkeep'),
    life: [20, 17, 20],
  },
  {
    card: 'eloren-wilds',
    time: 'chaos',
    moment: chaos,
    opens: {},
    made: lastingFor('eloren-wilds', 'chaos', 2),
    effects: ['remind of eloren-wilds for 2 until planeswalk'],
  },
];

const test = suite('buttons that cards offer');

function played(history: History, move: Move | MoveAt): History {
  const made = typeof move === 'function' ? move(history.table) : move;
  const step = playStep(history, made, history.done);
  assert.ok(step.ok, step.ok ? '' : step.refusal.reason);
  return step.value;
}

const begun = (id: string, made: readonly Move[]): History =>
  made.reduce(played, beginHistory(startingOn(id, 'naya', 'grixis')));

function offered({ table, ...history }: History, id: string, time: AbilityTime): boolean {
  assert.ok(table.planar);
  return isOffered({ table, ...history }, table.planar, card(id), abilityOf(id, time));
}

/** What a sheet shows when it opens; null if the tap has done all. */
function opened(id: string, time: AbilityTime, table: Table) {
  const tapped = tap(id, time, table);
  if (tapped.kind === 'target') return {};
  if (tapped.kind !== 'lives') return null;
  const { by, chosen } = tapped;
  return { ...(by !== undefined && { by }), ...(chosen && { chosen }) };
}

for (const { card: id, time, moment, opens, made, life, effects, faceUp } of rows) {
  test(`${facts(id).name.en}, ${time}`, () => {
    const before = begun(id, moment);
    assert.ok(offered(before, id, time), 'offered at its moment');
    assert.equal(
      opened(id, time, before.table),
      opens ? { ...opens, ...(opens.chosen && { chosen: opens.chosen.map(seat) }) } : null,
    );
    const after = played(before, made);
    const seen = look(after.table);
    assert.equal(seen.life, life ?? [20, 20, 20]);
    assert.equal(seen.effects, effects ?? []);
    assert.equal(seen.faceUp, faceUp ?? [id]);
    assert.equal(seen.waiting, [], 'nothing of it is left on the stack');
    if (!faceUp) assert.not(offered(after, id, time), 'offered a second time');
    const due = dueReminders(after, { factsOf: (one) => facts(one) } as Parameters<typeof dueReminders>[1]);
    assert.equal(
      due.filter((reminder) => reminder.card === id && reminder.ability.acts && !faceUp),
      [],
      'reminded of it after it was carried out',
    );
  });
}

test('No Way Out enters with its counters once, whatever happens then', () => {
  const id = 'no-way-out';
  for (const start of [
    begun(id, []),
    [...rollAway].reduce(played, beginHistory(startingOn('bant', id, 'naya'))),
  ]) {
    assert.ok(offered(start, id, 'static'));
    let history = played(start, carryOut(id, 'static'));
    assert.equal(look(history.table).counters, { [id]: 3 });
    for (const move of [roll('blank'), beginNextTurn, roll('chaos'), carryOut(id, 'chaos'), beginNextTurn]) {
      assert.not(offered(history, id, 'static'), 'offered again');
      history = played(history, move);
    }
    for (const move of [
      roll('chaos'),
      carryOut(id, 'chaos'),
      roll('chaos'),
      carryOut(id, 'chaos'),
      beginNextTurn,
    ])
      history = played(history, move);
    assert.equal(look(history.table).counters, {});
    assert.not(offered(history, id, 'static'), 'the counters came back');
  }
});

test('life for a trigger that comes again is offered as often as it comes', () => {
  const kitchen = 'asmoranomardicadaistinaculdacars-kitchen';
  const once = played(begun(kitchen, []), lifeFor(kitchen, 'trigger', 2, -4));
  assert.ok(offered(once, kitchen, 'trigger'));
  assert.equal(look(played(once, lifeFor(kitchen, 'trigger', 2, -4)).table).life, [20, 20, 12]);
});

const designated = [
  ['city-hall', 'arrive', ['bant', 'city-hall', 'naya'], rollAway, { monarch: 0 }],
  ['the-food-court', 'chaos', ['the-food-court', 'naya'], chaos, { monarch: 0 }],
  ['paliano', 'trigger', ['paliano', 'naya'], nextUpkeep, { monarch: 1 }],
  [
    'the-golden-city-of-orazca',
    'static',
    ['the-golden-city-of-orazca', 'naya'],
    nextUpkeep,
    { blessed: [1] },
  ],
] as const;

for (const [id, time, deck, moment, expected] of designated) {
  test(`${facts(id).name.en}: the designation is the one that the app keeps, and it is offered once`, () => {
    const before = [...moment].reduce<History>(played, beginHistory(startingOn(...deck)));
    assert.ok(offered(before, id, time));
    assert.is(labelsOf(id, time, before.table).length, 1);
    const { table } = played(before, carryOut(id, time));
    assert.equal({ ...before.table.designations, ...expected }, table.designations);
    assert.equal([look(table).waiting, look(table).effects], [[], []]);
    assert.equal(labelsOf(id, time, table), []);
  });
}

test('Royal Booster: its controller becomes the monarch as it is resolved', () => {
  const met = [...rollAway].reduce<History>(
    played,
    beginHistory(startingOn('bant', 'royal-booster', 'naya')),
  );
  const { table } = played(met, carryOut('royal-booster', 'encounter'));
  assert.is(table.designations.monarch, seat(0));
  assert.equal(look(table).faceUp, ['naya']);
});

test('Nyx: each enchantment is one life', () => {
  const once = played(begun('nyx', nextUpkeep), carryOut('nyx', 'trigger'));
  assert.ok(offered(once, 'nyx', 'trigger'));
  assert.equal(look(played(once, carryOut('nyx', 'trigger')).table).life, [20, 22, 20]);
});

const dueAt = (history: History) =>
  dueReminders(history, { factsOf: (one) => facts(one) } as Parameters<typeof dueReminders>[1]).map(
    ({ you, ability, times }) => `${you} ${ability.when.filter((time) => times.includes(time))}`,
  );

test('Lair of the Ashen Idol: who couldn’t sacrifice planeswalks, only in the upkeep', () => {
  const id = 'lair-of-the-ashen-idol';
  const upkeep = begun(id, nextUpkeep);
  assert.ok(offered(upkeep, id, 'upkeep'));
  assert.equal(dueAt(upkeep), ['1 upkeep']);
  assert.equal(labelsOf(id, 'upkeep', upkeep.table), ['Couldn’t sacrifice: planeswalk']);
  assert.not(offered(played(upkeep, roll('blank')), id, 'upkeep'), 'the upkeep is over');
  const away = look(played(upkeep, carryOut(id, 'upkeep')).table);
  assert.equal([away.faceUp, away.waiting], [['naya'], []]);
});

test('The Eon Fog and Horizon Boughs remind of the untap step', () => {
  for (const id of ['the-eon-fog', 'horizon-boughs']) {
    assert.equal(dueAt(begun(id, nextUpkeep)), ['1 untap'], id);
    assert.equal(dueAt(begun(id, [beginNextTurn, roll('blank')])), [], id);
  }
});

test('Two Streams Facility as the starting plane asks in the first upkeep of the game, and in no other', () => {
  const id = 'two-streams-facility';
  const start = beginHistory(beforeStart([id, 'naya']));
  assert.equal(dueAt(played(start, moves.revealStartingPlane)), ['0 upkeep']);
  assert.equal(dueAt(begun(id, nextUpkeep)), []);
  assert.equal(dueAt([...rollAway].reduce(played, beginHistory(startingOn('bant', id, 'naya')))), []);
});

const extra = (id: string, time: AbilityTime): MoveAt => {
  return (table) => {
    const made = tapExtra(id, time, table);
    if (!('moves' in made || made.kind === 'flipCoin' || made.kind === 'drawPlayer'))
      throw new Error(`${id} opens a sheet: ${time}`);
    return made;
  };
};
const happened = ({ steps }: History) => steps.at(-1)?.happenings.map(({ rule, kind }) => `${rule} ${kind}`);

test('Furnace Layer picks the player by the seed; the life is still to be said', () => {
  const once = played(begun('furnace-layer', nextUpkeep), extra('furnace-layer', 'upkeep'));
  assert.equal(happened(once), ['706.1 playerDrawn']);
  const again = played(undo(once), extra('furnace-layer', 'upkeep'));
  assert.equal(again.table, once.table, 'undone and repeated, it is the same player');
  assert.ok(offered(once, 'furnace-layer', 'upkeep'));
  assert.equal(look(played(once, lifeFor('furnace-layer', 'upkeep', 2)).table).life, [20, 20, 17]);
});

test('Mirrored Depths and Unleash the Flux flip as many coins as they need', () => {
  const spells = [1, 2].reduce(
    (now) => played(now, extra('mirrored-depths', 'trigger')),
    begun('mirrored-depths', []),
  );
  assert.equal(happened(spells), ['705.1 coinFlipped']);
  const met = [...rollAway].reduce<History>(
    played,
    beginHistory(startingOn('bant', 'unleash-the-flux', 'naya')),
  );
  const flips = [1, 2, 3].reduce((now) => played(now, extra('unleash-the-flux', 'encounter')), met);
  assert.equal(flips.steps.length, met.steps.length + 3);
  assert.equal(look(played(flips, moves.resolveAbility).table).faceUp, ['naya']);
});

test('The Command Zone: chaos resets every commander’s casts, once', () => {
  const id = 'the-command-zone';
  const cast = [moves.castCommander(0, 1), moves.castCommander(0, 1), moves.castCommander(2, 1)];
  const before = begun(id, [...cast, ...chaos]);
  const after = played(before, extra(id, 'chaos'));
  assert.equal(
    after.table.commanders.map(({ casts }) => casts[0]),
    [0, 0, 0],
  );
  assert.equal(look(after.table).waiting, []);
  assert.equal(labelsOf(id, 'chaos', after.table), []);
  assert.equal(undo(after).table, before.table);
});

test('Kilnspire District and Aretopolis say how much mana and how many cards the counters are worth', () => {
  const kilnspire = played(
    begun('kilnspire-district', nextUpkeep),
    carryOut('kilnspire-district', 'firstMain'),
  );
  const [label] = labelsOf('kilnspire-district', 'firstMain', kilnspire.table);
  assert.is(label, '+1 counter · Red mana: 2');
  const scrolls = begun('aretopolis', chaos);
  assert.equal(labelsOf('aretopolis', 'chaos', scrolls.table), ['+1 counter · Draw 1 card']);
  assert.equal(look(played(scrolls, carryOut('aretopolis', 'chaos')).table).counters, { aretopolis: 1 });
});

test('Ghirapur Grand Prix: everyone gets speed 1 once, and the fastest get Treasures when it is left', () => {
  const id = 'ghirapur-grand-prix';
  const arrived = [...rollAway].reduce<History>(played, beginHistory(startingOn('bant', id, 'naya')));
  const started = played(arrived, extra(id, 'arrive'));
  assert.equal(labelsOf(id, 'arrive', started.table), []);
  const faster: Move = { kind: 'changePlayerCounters', player: seat(1), counter: 'speed', by: 1 };
  const left = [faster, moves.planeswalk].reduce<History>(played, started);
  const paid = played(left, extra(id, 'leave'));
  assert.equal(
    paid.table.counters.map(({ treasure }) => treasure),
    [0, 3, 0],
  );
  const due = dueReminders(paid, { factsOf: (one) => facts(one) } as Parameters<typeof dueReminders>[1]);
  assert.equal(
    due.filter(({ card: of }) => of === id),
    [],
    'the task is done',
  );
});

test('Sorin’s Manor: the bitten opponent’s half opens on nobody among several opponents', () => {
  const id = 'sorins-remastered-manor';
  const sheet = tapExtra(id, 'chaos', begun(id, chaos).table);
  assert.equal(sheet, { kind: 'lives', how: 'everyone', by: -1, chosen: [], partOf: card(id) });
});

test('the ability of a step is offered once in a turn, also after a roll, and again in one more upkeep', () => {
  const id = 'naar-isle';
  const done = [carryOut(id, 'upkeep'), roll('blank')].reduce<History>(played, begun(id, nextUpkeep));
  assert.not(offered(done, id, 'upkeep'), 'after a roll');
  assert.ok(offered(played(done, beginNextTurn), id, 'upkeep'), 'in the next turn');
  const again = played(done, moves.repeatUpkeep);
  assert.ok(offered(played(again, roll('blank')), id, 'upkeep'), 'in one more upkeep, also later');
  const missed = [roll('chaos'), carryOut('aretopolis', 'chaos'), roll('blank')];
  const late = missed.reduce<History>(played, begun('aretopolis', nextUpkeep));
  assert.ok(offered(late, 'aretopolis', 'upkeep'), 'its chaos ability is another one');
});

test('what triggers again is offered again', () => {
  for (const id of ['gardens-of-tranquil-repose', 'nyx']) {
    assert.ok(offered(played(begun(id, nextUpkeep), carryOut(id, 'trigger')), id, 'trigger'), id);
  }
});

test.run();
