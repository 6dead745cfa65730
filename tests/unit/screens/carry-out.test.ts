/** From what a card says to what is done: all at once where the app can, part by part where the table has to say more. */
import type {
  AbilityTime,
  PlanarAbility,
  PlanarAct,
  PlanarCardFacts,
} from '../../../src/content/planes/planar-card-facts';
import { en } from '../../../src/i18n/en';
import { ru } from '../../../src/i18n/ru';
import type { PlanarOperation } from '../../../src/rules/planar/planar-operation';
import type { Move } from '../../../src/rules/table/move';
import { play } from '../../../src/rules/table/play';
import type { Table } from '../../../src/rules/table/table';
import { type CardAtWork, lifeOf, moveOf } from '../../../src/screens/table/carry-out';
import { offersOf } from '../../../src/screens/table/offers';
import type { OpenSheet } from '../../../src/screens/table/Sheets';
import { assert, suite } from '../../support/suite';
import { after, card, glance, lasting, moves, plainTable, seat, tableAtStart } from '../../support/tables';

const { beginEffect, carryOut, changeCounters, changeLife, finishChaos, planeswalk, resolveAbility, roll } =
  moves;

const operation: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis']);
const withTwo = after(atStart, changeCounters('Bant', 2));
/** The text of Bant is carried out for seat 1. */
const bant: CardAtWork = { card: card('Bant'), counters: undefined, you: seat(1) };

/** With the last of its counters, what Bant lets last is over. */
const ending: CardAtWork['counters'] = { name: { en: 'Counters', ru: 'Жетоны' }, lastIsTheEnd: true };
const ofBant = { does: 'walkIsChaos', source: card('Bant') } as const;

function ability(when: readonly AbilityTime[], ...acts: readonly PlanarAct[]): PlanarAbility {
  return { when, text: { en: 'It happens.', ru: 'Это происходит.' }, acts };
}

const lastingFor = (who: 'controller' | 'everybody' | 'chosen', ends: 'planeswalk' | 'turnOf'): PlanarAct => {
  return { kind: 'lasting', does: 'cannotLose', who, ends };
};
const lose = (by: number | null, who: 'controller' | 'everybody' | 'chosen' = 'controller'): PlanarAct => {
  return { kind: 'life', who, by };
};

interface Deed {
  readonly name: string;
  readonly table?: Table;
  readonly at?: CardAtWork;
  readonly ability: PlanarAbility;
  readonly move: Move | null;
}

const upkeep = (...acts: readonly PlanarAct[]) => ability(['upkeep'], ...acts);

const deeds: readonly Deed[] = [
  { name: 'nothing to do', ability: upkeep(), move: null },
  { name: 'no acts at all', ability: { when: ['static'], text: { en: '', ru: '' } }, move: null },
  { name: 'no planes', table: plainTable(), ability: upkeep({ kind: 'planeswalk' }), move: null },
  ...(['planeswalk', 'reverseTurnOrder', 'endTurn', 'repeatUpkeep'] as const).map(
    (kind): Deed => ({ name: kind, ability: upkeep({ kind }), move: { kind } }),
  ),
  {
    name: 'chaos on every plane',
    ability: upkeep({ kind: 'chaos' }),
    move: { kind: 'ensueChaos', card: null },
  },
  {
    name: 'an extra turn of "you"',
    ability: upkeep({ kind: 'extraTurn' }),
    move: { kind: 'addExtraTurn', player: seat(1) },
  },
  {
    name: 'counters',
    ability: upkeep({ kind: 'counters', by: 2 }),
    move: changeCounters('Bant', 2, null),
  },
  {
    name: 'counters of a plane that says to planeswalk with ten of them',
    at: { ...bant, counters: { name: { en: 'Scroll', ru: 'Свиток' }, walkAt: 10 } },
    ability: upkeep({ kind: 'counters', by: 1 }),
    move: changeCounters('Bant', 1, 10),
  },
  {
    name: 'counters of a plane that does not',
    at: { ...bant, counters: { name: { en: 'Flame', ru: 'Пламя' } } },
    ability: upkeep({ kind: 'counters', by: 1 }),
    move: changeCounters('Bant', 1, null),
  },
  {
    name: 'every counter removed',
    table: withTwo,
    ability: upkeep({ kind: 'clearCounters' }),
    move: changeCounters('Bant', -2, null),
  },
  {
    name: 'the last counter removed, and with it the end of what the card lets last',
    table: after(withTwo, beginEffect(ofBant), beginEffect({ does: 'cannotLose' }), beginEffect(ofBant)),
    at: { ...bant, counters: ending },
    ability: upkeep({ kind: 'counters', by: -2 }),
    move: carryOut(
      changeCounters('Bant', -2),
      { kind: 'endEffect', effect: 2, expected: lasting(ofBant) },
      { kind: 'endEffect', effect: 0, expected: lasting(ofBant) },
    ),
  },
  {
    name: 'a counter removed that is not the last',
    table: after(withTwo, beginEffect(ofBant)),
    at: { ...bant, counters: ending },
    ability: upkeep({ kind: 'counters', by: -1 }),
    move: changeCounters('Bant', -1),
  },
  { name: 'life of "you"', ability: upkeep(lose(-3)), move: changeLife(1, -3) },
  {
    name: 'life of everybody who is in the game',
    table: after(atStart, moves.setLife(2, 5), moves.leave(0)),
    ability: upkeep(lose(-3, 'everybody')),
    move: {
      kind: 'setLives',
      because: 'everyone',
      lives: [
        { player: seat(1), to: 17, from: 20 },
        { player: seat(2), to: 2, from: 5 },
      ],
    },
  },
  { name: 'life of somebody to be chosen', ability: upkeep(lose(-3, 'chosen')), move: null },
  { name: 'life, nobody knows how much', ability: upkeep(lose(null)), move: null },
  {
    name: 'life for each counter',
    table: withTwo,
    ability: upkeep({ kind: 'life', who: 'controller', by: -1, perCounter: true }),
    move: changeLife(1, -2),
  },
  {
    name: 'a counter and then life for each: the new one counts',
    table: withTwo,
    ability: upkeep(
      { kind: 'counters', by: 1 },
      { kind: 'life', who: 'controller', by: -1, perCounter: true },
    ),
    move: carryOut(changeCounters('Bant', 1, null), changeLife(1, -3)),
  },
  {
    name: 'what lasts for "you"',
    ability: upkeep(lastingFor('controller', 'planeswalk')),
    move: {
      kind: 'beginEffect',
      effect: lasting({ does: 'cannotLose', source: card('Bant'), player: seat(1), ends: 'planeswalk' }),
    },
  },
  {
    name: 'what lasts for everybody until your next turn',
    ability: upkeep(lastingFor('everybody', 'turnOf')),
    move: {
      kind: 'beginEffect',
      effect: lasting({ does: 'cannotLose', source: card('Bant'), ends: 'turnOf', until: seat(1) }),
    },
  },
  {
    name: 'what lasts for somebody to be chosen',
    ability: upkeep(lastingFor('chosen', 'planeswalk')),
    move: null,
  },
  {
    name: 'choices swapped',
    ability: upkeep({ kind: 'swapMarks' }),
    move: { kind: 'swapMarks', card: card('Bant') },
  },
  ...([{ kind: 'setLife', to: 20 }, { kind: 'exchangeLife' }, { kind: 'redistributeLife' }] as const).map(
    (act): Deed => ({ name: `${act.kind} is the table's to say`, ability: upkeep(act), move: null }),
  ),
  {
    name: 'one part of two is the table’s to say',
    ability: upkeep({ kind: 'counters', by: 1 }, lose(null)),
    move: null,
  },
  {
    name: 'chaos leaves the stack with it',
    table: after(atStart, roll('chaos')),
    ability: ability(['chaos'], { kind: 'planeswalk' }),
    move: carryOut(finishChaos('Bant'), planeswalk),
  },
  {
    name: 'chaos whose cards are still in hand stays there',
    table: after(atStart, roll('chaos')),
    ability: ability(['chaos'], { kind: 'planarOperation', operation }),
    move: { kind: 'takeCards', operation, source: card('Bant') },
  },
  {
    name: 'a phenomenon is resolved with it',
    ability: ability(['encounter'], { kind: 'reverseTurnOrder' }),
    move: carryOut(moves.reverseTurnOrder, resolveAbility),
  },
  {
    name: 'a phenomenon whose cards are still in hand stays',
    ability: ability(['encounter'], { kind: 'planarOperation', operation }),
    move: { kind: 'takeCards', operation, source: card('Bant') },
  },
];

const test = suite('carrying out a card’s text');

for (const { name, table = atStart, at = bant, ability: says, move } of deeds) {
  test(name, () => assert.equal(moveOf(says, at, table), move));
}

test('what is carried out is possible at the table it was made for', () => {
  for (const { name, table = atStart, at = bant, ability: says } of deeds) {
    const move = moveOf(says, at, table);
    if (!move || says.when.includes('encounter') || move.kind === 'swapMarks') continue;
    assert.ok(play(table, move).ok, name);
  }
});

test('how much life an act is about', () => {
  const life = (by: number | null, perCounter?: true) =>
    lifeOf({ kind: 'life', who: 'controller', by, ...(perCounter && { perCounter }) }, 4);
  assert.equal(
    [life(3), life(-1, true), life(2, true), life(null), life(null, true)],
    [3, -4, 8, null, null],
  );
});

const facts: PlanarCardFacts = {
  id: 'Bant',
  kind: 'plane',
  name: { en: 'Bant', ru: 'Бант' },
  planarType: null,
  printings: [],
  abilities: [],
};

interface Tapped {
  readonly labels: readonly string[];
  readonly played: readonly Move[];
  readonly opened: readonly OpenSheet[];
}

/** Every button of the ability, tapped one after the other. */
function tapAll(says: PlanarAbility, table: Table = atStart, words = en): Tapped {
  const played: Move[] = [];
  const opened: OpenSheet[] = [];
  const offers = offersOf(says, facts, {
    words,
    table,
    you: seat(1),
    deaf: false,
    play: (move) => played.push(move),
    onOpen: (sheet) => opened.push(sheet),
  });
  for (const { onClick } of offers) onClick();
  return { labels: offers.map(({ label }) => label), played, opened };
}

test('all of it under one button, named part by part', () => {
  assert.equal(
    tapAll(
      upkeep({ kind: 'counters', by: 1 }, { kind: 'life', who: 'controller', by: -1, perCounter: true }),
      withTwo,
    ),
    {
      labels: ['+1 counter · Lose 3'],
      played: [carryOut(changeCounters('Bant', 1, null), changeLife(1, -3))],
      opened: [],
    },
  );
});

test('a button for each part where the table has to say more', () => {
  assert.equal(tapAll(upkeep({ kind: 'counters', by: 2 }, lose(-1, 'chosen'))), {
    labels: ['+2 counters', 'Change life'],
    played: [changeCounters('Bant', 2, null)],
    opened: [{ kind: 'lives', how: 'everyone', by: -1 }],
  });
});

const sheets: readonly (readonly [act: PlanarAct, label: string, sheet: OpenSheet])[] = [
  [{ kind: 'exchangeLife' }, 'Exchange life totals', { kind: 'lives', how: 'exchanged' }],
  [{ kind: 'redistributeLife' }, 'Redistribute life totals', { kind: 'lives', how: 'redistributed' }],
  [{ kind: 'setLife', to: 20 }, 'Set one life total to 20', { kind: 'lives', how: 'everyone', to: 20 }],
  [lose(null), 'Change life', { kind: 'lives', how: 'everyone', by: -1 }],
  [lose(-4, 'chosen'), 'Change life', { kind: 'lives', how: 'everyone', by: -4 }],
  [lastingFor('chosen', 'planeswalk'), 'Keep as a reminder', { kind: 'effects' }],
];

for (const [act, label, sheet] of sheets) {
  test(`what is open of ${act.kind} is said in a sheet: ${JSON.stringify(sheet)}`, () => {
    assert.equal(tapAll(upkeep(act)), { labels: [label], played: [], opened: [sheet] });
  });
}

const labels: readonly (readonly [act: PlanarAct, label: string])[] = [
  [{ kind: 'planeswalk' }, 'Planeswalk'],
  [{ kind: 'chaos' }, 'Chaos ensues'],
  [{ kind: 'planarOperation', operation }, 'Carry out'],
  [{ kind: 'reverseTurnOrder' }, 'Reverse the turn order'],
  [{ kind: 'extraTurn' }, 'Extra turn'],
  [{ kind: 'endTurn' }, 'End the turn'],
  [{ kind: 'repeatUpkeep' }, 'Another upkeep'],
  [{ kind: 'counters', by: 1 }, '+1 counter'],
  [{ kind: 'counters', by: -2 }, '−2 counters'],
  [lose(-3), 'Lose 3'],
  [lose(3), 'Gain 3'],
  [lose(-3, 'everybody'), 'Everyone loses 3'],
  [lose(3, 'everybody'), 'Everyone gains 3'],
  [lastingFor('everybody', 'planeswalk'), 'Keep as a reminder'],
  [{ kind: 'swapMarks' }, 'Everyone switches sides'],
];

test('every act is a button that says what it does, in both languages', () => {
  for (const [act, label] of labels) {
    const { labels: said, played } = tapAll(upkeep(act));
    assert.equal([said, played.length], [[label], 1]);
    assert.match(tapAll(upkeep(act), atStart, ru).labels.join(), /^[А-ЯЁ+−]/);
  }
});

test('counters are removed only where some are', () => {
  const unfold = upkeep({ kind: 'clearCounters' });
  assert.equal(tapAll(unfold), { labels: [], played: [], opened: [] });
  assert.equal(tapAll(unfold, withTwo).labels, ['Remove all counters']);
  assert.equal(tapAll(unfold, withTwo, ru).labels, ['Убрать все жетоны']);
});

test('a card that was left can no longer be given counters, but does the rest', () => {
  const left = after(withTwo, planeswalk);
  assert.equal(tapAll(ability(['leave'], { kind: 'counters', by: 1 }), left).labels, []);
  assert.equal(tapAll(ability(['leave'], lose(-1)), left).played, [changeLife(1, -1)]);
});

test('nothing is offered without planes or without acts', () => {
  assert.equal(tapAll(upkeep({ kind: 'planeswalk' }), plainTable()).labels, []);
  assert.equal(tapAll(upkeep()).labels, []);
});

test('Pompeii, chaos: everybody loses as much as there are counters, and they planeswalk', () => {
  const says = ability(
    ['chaos'],
    { kind: 'life', who: 'everybody', by: -1, perCounter: true },
    { kind: 'planeswalk' },
  );
  const table = after(withTwo, roll('chaos'));
  const { labels: said, played } = tapAll(says, table);
  assert.equal(said, ['Everyone loses 2 · Planeswalk']);
  const [move] = played;
  assert.ok(move);
  const { life, faceUp, waiting } = glance(after(table, move));
  assert.equal([life, faceUp, waiting], [[18, 18, 18], ['Naya'], []]);
});

test.run();
