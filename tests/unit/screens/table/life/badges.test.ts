/** The badges of a player: what counts besides life, in the order on the panel. */
import { badgesOf } from '../../../../../src/screens/table/life/badges';
import { assert, suite } from '../../../../support/suite';
import { after, moves, plainTable, seat } from '../../../../support/tables/tables';

const test = suite('badges');

test('a player without anything besides life has none', () => {
  assert.equal(badgesOf(plainTable(), seat(0), null), []);
});

test('everything above zero has one, in a fixed order', () => {
  const table = after(
    plainTable(),
    moves.castCommander(0),
    moves.changeNamedCounters(0, 'Quest', 1),
    moves.changeNamedCounters(0, 'Time', 2),
    moves.changeNamedCounters(0, 'Time', -2),
    moves.changePlayerCounters(0, 'speed', 1),
    moves.changePlayerCounters(0, 'energy', 3),
    moves.designate('monarch', 0),
    moves.dealCommanderDamage(0, 1, 2),
    moves.dealCommanderDamage(0, 2, 5),
    moves.changePoison(0, 4),
  );
  assert.equal(badgesOf(table, seat(0), null), [
    { kind: 'poison', number: 4 },
    { kind: 'commanderDamage', number: 5, source: seat(2) },
    { kind: 'monarch', number: 1 },
    { kind: 'energy', number: 3 },
    { kind: 'speed', number: 1 },
    { kind: 'named', name: 'Quest', number: 1 },
    { kind: 'tax', number: 2 },
    { kind: 'commanderDamage', number: 2, source: seat(1) },
  ]);
});

test('during an attack, the damage of the attacking commander is shown, even if it has dealt none', () => {
  const table = after(plainTable(), moves.dealCommanderDamage(0, 1, 2));
  const attackOf = (source: number) => badgesOf(table, seat(0), { source: seat(source), commander: 0 });
  assert.equal(attackOf(1), [{ kind: 'commanderDamage', number: 2, source: seat(1) }]);
  assert.equal(attackOf(2), [{ kind: 'commanderDamage', number: 0, source: seat(2) }]);
});

test('each of two commanders has a tax', () => {
  const table = after(
    plainTable(),
    moves.setCommanderCount(0, 2),
    moves.castCommander(0),
    moves.castCommander(0),
    moves.castCommander(0, 1, 1),
  );
  assert.equal(badgesOf(table, seat(0), null), [
    { kind: 'tax', number: 4 },
    { kind: 'tax', number: 2 },
  ]);
});

test.run();
