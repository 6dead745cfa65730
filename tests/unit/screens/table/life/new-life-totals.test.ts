import fc from 'fast-check';
import { play } from '../../../../../src/rules/table/moves/play-move';
import { playerIds } from '../../../../../src/rules/turn/turn';
import {
  exchangedLifeTotals,
  redistributedLifeTotals,
} from '../../../../../src/screens/table/life/new-life-totals';
import { moveItem } from '../../../../../src/session/lib/move-item';
import { assert, suite } from '../../../../support/suite';
import { after, moves, plainTable, seat } from '../../../../support/tables/tables';

const test = suite('life totals form');

const lifeTotals = [40, 7, -2, 20];
const lifeOf = (player: number) => lifeTotals[player] ?? 0;
const table = after(plainTable(4), ...lifeTotals.map((life, player) => moves.setLife(player, life)));
const seats = (...numbers: readonly number[]) => numbers.map(seat);

test('two selected players get each other’s total', () => {
  const exchanged = exchangedLifeTotals(seats(2, 0), lifeOf);
  assert.equal(exchanged, [
    { player: 2, to: 40 },
    { player: 0, to: -2 },
  ]);
  assert.ok(
    exchanged && play(table, { kind: 'setLifeTotals', because: 'exchanged', lifeTotals: exchanged }).ok,
  );
});

test('fewer or more than two players exchange nothing', () => {
  for (const chosen of [[], [1], [0, 1, 2], [3, 2, 1, 0]]) {
    assert.is(exchangedLifeTotals(seats(...chosen), lifeOf), null, chosen.join());
  }
});

test('totals are passed around in the order shown', () => {
  assert.equal(redistributedLifeTotals(seats(0, 1, 3), seats(3, 0, 1), lifeOf), [
    { player: 0, to: 20 },
    { player: 1, to: 40 },
    { player: 3, to: 7 },
  ]);
});

test('players missing from the order keep their totals', () => {
  assert.equal(redistributedLifeTotals(seats(0, 1), [], lifeOf), [
    { player: 0, to: 40 },
    { player: 1, to: 7 },
  ]);
});

test('the rules treat any order as the same totals passed around', () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(1 as const, -1 as const)));
  fc.assert(
    fc.property(steps, (all) => {
      const players = playerIds(4);
      const order = all.reduce((before, [index, by]) => moveItem(before, index, index + by), players);
      const handed = redistributedLifeTotals(players, order, lifeOf);
      assert.ok(play(table, { kind: 'setLifeTotals', because: 'redistributed', lifeTotals: handed }).ok);
    }),
  );
});

test.run();
