import { MAX_PLAYERS_IN_NEW_GAME } from '../../../../../src/rules/limits';
import {
  addSeat,
  formFrom,
  type NewGameForm,
} from '../../../../../src/screens/table/new-game/new-game-form-state';
import {
  namedPlayers,
  seatOf,
  seatPlayer,
  unseatPlayer,
  withoutPlayer,
  withPlayersAtTable,
} from '../../../../../src/screens/table/new-game/regular-players';
import { assert, suite } from '../../../../support/suite';

const test = suite('regular players');

const four = formFrom(null);
const ann = { name: 'Ann', color: 3 };
const bo = { name: 'Bo', color: 0x1_c0_ff_ee };

const describeSeats = ({ seats }: NewGameForm) => seats.map(({ name, color }) => `${name} ${color}`);

test('a tap puts a player on the first seat without a name, in their color', () => {
  const seated = seatPlayer(four, ann);
  assert.equal(describeSeats(seated), ['Ann 3', ' 1', ' 2', ' 0'], 'whoever has no name gives the color up');
  assert.equal(describeSeats(seatPlayer(seated, bo)), ['Ann 3', `Bo ${bo.color}`, ' 2', ' 0']);
  assert.is(seatOf(seated, ann), 0);
  assert.is(seatOf(seated, bo), -1);
});

test('if every seat has a name a new one is added, up to the maximum', () => {
  let form = four;
  for (let player = 0; player < MAX_PLAYERS_IN_NEW_GAME; player++)
    form = seatPlayer(form, { name: `P${player}`, color: player });
  assert.is(form.seats.length, MAX_PLAYERS_IN_NEW_GAME);
  assert.equal(
    describeSeats(form),
    Array.from({ length: MAX_PLAYERS_IN_NEW_GAME }, (_, player) => `P${player} ${player}`),
  );
  assert.is(seatPlayer(form, ann), form);
});

test('another tap removes the player: the seat goes, or with two seats only the name', () => {
  const seated = seatPlayer(seatPlayer(four, ann), bo);
  const without = unseatPlayer(seated, ann);
  assert.equal(describeSeats(without), [`Bo ${bo.color}`, ' 2', ' 0']);
  const two = unseatPlayer(unseatPlayer(seatPlayer(without, ann), bo), bo);
  assert.equal(describeSeats(unseatPlayer({ ...two, seats: two.seats.slice(0, 2) }, ann)), [' 3', ' 0']);
  assert.is(unseatPlayer(four, ann), four);
});

test('a group contains the named players, each once', () => {
  let form = seatPlayer(seatPlayer(four, ann), bo);
  assert.equal(namedPlayers(form), [ann, bo]);
  form = { ...addSeat(form), seats: [...form.seats, { name: ' Ann ', color: 7 }] };
  assert.equal(namedPlayers(form), [{ name: 'Ann', color: 7 }, bo]);
  const group = { name: 'Friday', players: [{ name: 'Eve', color: 2 }, ann] };
  assert.equal(withPlayersAtTable(group, form).players, [
    { name: 'Eve', color: 2 },
    { name: 'Ann', color: 7 },
    bo,
  ]);
  assert.equal(withoutPlayer(group, ann).players, [{ name: 'Eve', color: 2 }]);
  const full = { ...group, players: Array.from({ length: 99 }, (_, color) => ({ name: `${color}`, color })) };
  assert.equal(
    withPlayersAtTable(full, form).players,
    [...full.players, { name: 'Ann', color: 7 }],
    'it has no more room',
  );
});

test.run();
