import fc from 'fast-check';
import { beginHistory, playStep, redo, undo } from '../../../../../src/rules/table/history';
import { play } from '../../../../../src/rules/table/moves/play-move';
import { type PlayerProfile, UNCHANGED_PROFILE } from '../../../../../src/rules/table/player-profile';
import { beginTable, type Table } from '../../../../../src/rules/table/table';
import {
  activePlayers,
  areTeamsSeatedTogether,
  seatedPlayers,
  type Teams,
} from '../../../../../src/rules/turn/seating-and-teams';
import { type PlayerId, playerIds } from '../../../../../src/rules/turn/turn';
import { firstTurn, nextInTurnOrder } from '../../../../../src/rules/turn/turn-order';
import {
  hasOpponents,
  type NewGameForm,
  newGameOf,
} from '../../../../../src/screens/table/new-game/new-game-form-state';
import {
  orderWithMovedPlayer,
  rotatedOrder,
  savedFormInOrder,
  savedFormWithProfile,
} from '../../../../../src/screens/table/player/seating-form';
import { dropIndexAt } from '../../../../../src/screens/table/use-reorderable-list';
import type { SavedNewGameForm } from '../../../../../src/settings/saved-settings';
import { assert, suite } from '../../../../support/suite';
import {
  after,
  FIXED_CHANCE,
  moves,
  numberedCards,
  plainTable,
  seat,
} from '../../../../support/tables/tables';

const test = suite('seating form');

const RUNS = { seed: 20_260_925, numRuns: 300 };

const order = (...players: readonly number[]) => players.map(seat);

const alone = firstTurn(4, seat(0));
const giants = firstTurn(6, seat(0), { bySeat: [0, 0, 1, 1, 2, 2], shareTurns: true });

for (const { name, turn, from, to, becomes } of [
  { name: 'one goes past the next', turn: alone, from: 0, to: 1, becomes: [1, 0, 2, 3] },
  { name: 'one goes to the end', turn: alone, from: 0, to: 3, becomes: [1, 2, 3, 0] },
  { name: 'one goes to the front', turn: alone, from: 2, to: 0, becomes: [2, 0, 1, 3] },
  { name: 'nobody goes beyond the end', turn: alone, from: 3, to: 4, becomes: [0, 1, 2, 3] },
  { name: 'nobody goes beyond the front', turn: alone, from: 0, to: -1, becomes: [0, 1, 2, 3] },
  { name: 'heads of a team swap seats', turn: giants, from: 2, to: 3, becomes: [0, 1, 3, 2, 4, 5] },
  { name: 'a team goes past a team', turn: giants, from: 1, to: 2, becomes: [2, 3, 0, 1, 4, 5] },
  { name: 'and back', turn: giants, from: 4, to: 3, becomes: [0, 1, 4, 5, 2, 3] },
  {
    name: 'a head may end up around the end of the list',
    turn: giants,
    from: 0,
    to: 5,
    becomes: [1, 2, 3, 4, 5, 0],
  },
]) {
  test(`${name}: ${from} to ${to}`, () => {
    assert.equal(orderWithMovedPlayer(turn, playerIds(turn.hasLeftBySeat.length), from, to), becomes);
  });
}

test('a team that wraps around the end of the list passes another one as a whole', () => {
  assert.equal(orderWithMovedPlayer(giants, order(1, 2, 3, 4, 5, 0), 0, 1), order(2, 3, 0, 1, 4, 5));
});

test('every player moves one seat', () => {
  assert.equal(rotatedOrder(order(0, 1, 2, 3)), order(3, 0, 1, 2));
});

/** Teams of any shape as built by the form, and random moves of seats. */
const shapes = fc
  .tuple(
    fc.array(fc.nat(3), { minLength: 2, maxLength: 10 }),
    fc.constantFrom('alone' as const, 'shared' as const, 'apart' as const),
    fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 12 }),
    fc.boolean(),
  )
  .filter(([teams, how]) => how === 'alone' || new Set(teams).size > 1);

function teamsFor(numbers: readonly number[], how: 'alone' | 'shared' | 'apart'): Teams | null {
  if (how === 'alone') return null;
  const bySeat = how === 'shared' ? numbers.toSorted((one, other) => one - other) : numbers;
  return { bySeat, shareTurns: how === 'shared' };
}

test('after any moves, every player has one seat and teams that share a turn sit together', () => {
  fc.assert(
    fc.property(shapes, ([numbers, how, tries]) => {
      const turn = firstTurn(numbers.length, seat(0), teamsFor(numbers, how));
      let seated = playerIds(numbers.length);
      for (const [from, to] of tries) {
        seated = orderWithMovedPlayer(turn, seated, from, to);
        assert.equal(
          [...seated].sort((one, other) => one - other),
          playerIds(numbers.length),
        );
        assert.ok(areTeamsSeatedTogether({ ...turn, seating: seated }));
        assert.equal(
          orderWithMovedPlayer(turn, seated, from, from),
          seated,
          'who stays leaves everybody where they are',
        );
      }
    }),
    RUNS,
  );
});

function tableOf(numbers: readonly number[], how: 'alone' | 'shared' | 'apart', planes: boolean): Table {
  const seats = numbers.length;
  const teams = teamsFor(numbers, how) ?? false;
  const planarDecks = planes
    ? ({ kind: 'own', decks: playerIds(seats).map(() => numberedCards(8, 2)) } as const)
    : null;
  const begun = beginTable(
    { seatCount: seats, startingLife: 40, startingPlayer: seat(seats - 1), teams, planarDecks },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const lifeChanges = playerIds(seats).map((player) => moves.changeLife(player, -player));
  return after(begun.value.table, ...lifeChanges, ...(planes ? [moves.revealStartingPlane] : []));
}

test('103.1: players keep their state when changing seats; turns follow the new order; undo restores it', () => {
  fc.assert(
    fc.property(shapes, ([numbers, how, tries, planes]) => {
      const table = tableOf(numbers, how, planes);
      const seated = tries.reduce<readonly PlayerId[]>(
        (now, [from, to]) => orderWithMovedPlayer(table.turn, now, from, to),
        seatedPlayers(table.turn),
      );
      const step = playStep(beginHistory(table), { kind: 'changeSeating', seating: seated }, 1);
      assert.ok(step.ok);
      const changed = step.value.table;
      assert.equal({ ...changed, turn: { ...changed.turn, seating: null } }, table, 'all else is as it was');
      assert.equal(seatedPlayers(changed.turn), seated);
      assert.equal(
        [...activePlayers(changed.turn)].sort((one, other) => one - other),
        [...activePlayers(table.turn)].sort((one, other) => one - other),
      );
      // Once around, every player has had a turn, in seating order.
      const { turn } = changed;
      let player = nextInTurnOrder(turn, turn.activePlayer);
      const turns = [player];
      while (turns.length < numbers.length) {
        player = nextInTurnOrder(turn, player);
        turns.push(player);
      }
      const places = turns.map((one) => seated.indexOf(one));
      const wrapArounds = places.filter(
        (place, index) => index > 0 && place <= (places[index - 1] ?? 0),
      ).length;
      const teams = how === 'shared' ? new Set(numbers).size : numbers.length;
      assert.ok(wrapArounds <= Math.ceil(numbers.length / teams), `${turns} around ${seated}`);
      assert.is(new Set(turns).size, teams);
      assert.equal(undo(step.value).table, table);
      assert.equal(redo(undo(step.value)).table, changed);
    }),
    RUNS,
  );
});

test('the same seating is not a step', () => {
  const history = beginHistory(plainTable(4));
  const step = playStep(history, moves.changeSeating(0, 1, 2, 3), 1);
  assert.is(step.ok && step.value.steps.length, 0);
});

test('changing seats back restores the table', () => {
  const table = plainTable(4);
  assert.equal(after(table, moves.changeSeating(3, 2, 1, 0), moves.changeSeating(0, 1, 2, 3)), table);
});

test('901.6: a planar controller who leaves is followed by the next player in the current seating', () => {
  const begun = beginTable(
    {
      seatCount: 4,
      startingLife: 20,
      startingPlayer: seat(0),
      planarDecks: { kind: 'shared', cards: numberedCards(40, 0) },
    },
    FIXED_CHANCE,
  );
  assert.ok(begun.ok);
  const table = after(begun.value.table, moves.revealStartingPlane, moves.changeSeating(0, 3, 1, 2));
  const left = play(table, moves.leave(0));
  assert.is(left.ok && left.value.table.planar?.controller, 3);
});

test('a dragged item is placed after all items whose middles are above it', () => {
  for (const [y, place] of [
    [-5, 0],
    [19, 0],
    [21, 1],
    [45, 2],
    [500, 3],
  ] as const)
    assert.is(dropIndexAt([20, 40, 60], y), place, `${y}`);
  assert.is(dropIndexAt([], 7), 0);
});

const newGame: SavedNewGameForm = {
  seats: [
    { name: 'Ann ', color: 3 },
    { name: '', color: 0, team: 1 },
    { name: 'Юля', color: 5 },
  ],
  startingLife: 40,
  startingSeat: 2,
  deck: 'none',
};
const players = [
  { name: 'Ann', color: 3 },
  { name: '', color: 0 },
  { name: 'Юля', color: 5 },
];

test('the next game is offered with the current seating if it is offered to the same players', () => {
  assert.equal(savedFormInOrder(newGame, players, order(2, 0, 1)), {
    ...newGame,
    seats: [newGame.seats[2], newGame.seats[0], newGame.seats[1]],
    startingSeat: 0,
  });
  assert.is(savedFormInOrder({ ...newGame, startingSeat: null }, players, order(2, 0, 1)).startingSeat, null);
  const others = players.with(1, { name: 'Bo', color: 0 });
  assert.equal(savedFormInOrder(newGame, others, order(2, 0, 1)), newGame);
  assert.equal(savedFormInOrder(newGame, players.slice(1), order(1, 0)), newGame);
});

test('the next game is offered with the corrected name and color, for that player only', () => {
  const newGame = {
    seats: [
      { name: ' Ann ', color: 0, deck: 'WHO' },
      { name: 'Bo', color: 1 },
      { name: '', color: 2 },
    ],
    startingLife: 20,
    startingSeat: null,
    deck: 'random',
  } satisfies SavedNewGameForm;
  const seatsAfter = (player: { name: string; color: number }, profile: PlayerProfile) =>
    savedFormWithProfile(newGame, player, profile).seats.map(({ name, color }) => `${name.trim()} ${color}`);
  assert.equal(seatsAfter({ name: 'Ann', color: 0 }, { name: 'Anne', color: null }), [
    'Anne 0',
    'Bo 1',
    ' 2',
  ]);
  assert.equal(seatsAfter({ name: '', color: 2 }, { name: 'Eve', color: 7 }), ['Ann 0', 'Bo 1', 'Eve 7']);
  assert.equal(seatsAfter({ name: 'Bo', color: 4 }, { name: 'Bob', color: null }), ['Ann 0', 'Bo 1', ' 2']);
  assert.is(
    savedFormWithProfile(newGame, { name: 'Ann', color: 0 }, UNCHANGED_PROFILE).seats[0]?.deck,
    'WHO',
  );
});

test('a player who shares a turn starts next to the rest of the team', () => {
  const form = {
    seats: [0, 1, 0, 1, 1].map((team, color) => ({ name: `${color}`, color, team })),
    startingLife: 30,
    startingSeat: 2,
    deck: 'none',
    planarDecks: 'shared',
    isTwoHeadedGiant: false,
    teamSharing: 'shared',
    isGrandMelee: false,
    houseRules: { blankIsChaos: false, chaosFaces: 1, freeRolls: 1 },
  } satisfies NewGameForm;
  const shared = newGameOf(form);
  assert.equal(
    shared.seats.map(({ name }) => name),
    ['0', '2', '1', '3', '4'],
  );
  assert.equal(shared.teams, { bySeat: [0, 0, 1, 1, 1], shareTurns: true });
  assert.is(shared.startingPlayer, 1);
  const apart = newGameOf({ ...form, teamSharing: 'apart' });
  assert.equal(apart.teams, { bySeat: [0, 1, 0, 1, 1], shareTurns: false });
  assert.is(apart.startingPlayer, 2);
  assert.ok(hasOpponents(form));
  assert.not.ok(hasOpponents({ ...form, seats: form.seats.map((one) => ({ ...one, team: 1 })) }));
});

test.run();
