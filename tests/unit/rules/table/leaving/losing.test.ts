import type { LossReason } from '../../../../../src/rules/life/life';
import { leaveReasons } from '../../../../../src/rules/table/leaving/leave-reason';
import { mustStay, reasonsToLose } from '../../../../../src/rules/table/leaving/losing';
import { playersWhoWouldLose } from '../../../../../src/rules/table/leaving/losing-together';
import { beginTable, type Table } from '../../../../../src/rules/table/table';
import { assert, suite } from '../../../../support/suite';
import {
  after,
  FIXED_CHANCE,
  moves,
  plainTable,
  seat,
  tableAtStart,
} from '../../../../support/tables/tables';

const test = suite('losing');

const { beginEffect, changePoison, dealCommanderDamage, leave, setLife, stay } = moves;
const plain = plainTable(3);

const reasons: readonly (readonly [description: string, table: Table, expect: readonly LossReason[]])[] = [
  ['with life left', plain, []],
  ['without life', after(plain, setLife(0, 0)), ['noLife']],
  [
    'with negative life and ten poison counters',
    after(plain, setLife(0, -9), changePoison(0, 10)),
    ['noLife', 'poison'],
  ],
  [
    'by 21 of one commander',
    after(plain, setLife(0, 40), dealCommanderDamage(0, 1, 21)),
    ['commanderDamage'],
  ],
  [
    'by 20 and 20 of two',
    after(plain, setLife(0, 99), dealCommanderDamage(0, 1, 20), dealCommanderDamage(0, 2, 20)),
    [],
  ],
  ['with infinite life', after(plain, setLife(0, 'infinite')), []],
  ['refused', after(plain, setLife(0, 0), stay(0, 'noLife')), []],
  [
    'refused, and there is another reason',
    after(plain, setLife(0, 0), stay(0, 'noLife'), changePoison(0, 10)),
    ['poison'],
  ],
  [
    'refused for both reasons that were there',
    after(plain, setLife(0, 0), changePoison(0, 10), stay(0, 'noLife')),
    [],
  ],
  [
    'refused, and life came and went',
    after(plain, setLife(0, 0), stay(0, 'noLife'), setLife(0, 1), setLife(0, 0)),
    ['noLife'],
  ],
  ['out already', after(plain, setLife(0, 0), leave(0)), []],
  ['the last one standing', after(plain, setLife(0, 0), leave(1), leave(2)), []],
];

for (const [description, table, expect] of reasons) {
  test(`${description}: ${expect.join(', ') || 'goes on'}`, () =>
    assert.equal(reasonsToLose(table, seat(0)), expect));
}

test('a player who cannot lose is not asked until the effect ends', () => {
  const reef = after(
    tableAtStart(['Celestine Reef', 'Bant']),
    beginEffect({ does: 'cannotLose', player: seat(1), ends: 'planeswalk' }),
    setLife(1, 0),
    setLife(0, 0),
  );
  assert.equal([reasonsToLose(reef, seat(0)), reasonsToLose(reef, seat(1))], [['noLife'], []]);
  const walked = after(reef, moves.planeswalk);
  assert.equal(reasonsToLose(walked, seat(1)), ['noLife']);
});

test('101.2: a player who cannot lose leaves only by conceding or with a team', () => {
  const reef = after(
    tableAtStart(['Celestine Reef', 'Bant']),
    beginEffect({ does: 'cannotLose', player: seat(1), ends: 'planeswalk' }),
  );
  const staysFor = (table: Table, player: number) =>
    leaveReasons.filter((because) => mustStay(table, { player: seat(player), because }));
  assert.equal(staysFor(reef, 0), []);
  assert.equal(staysFor(reef, 1), ['noLife', 'poison', 'commanderDamage', 'emptyLibrary']);
  assert.equal(staysFor(after(reef, moves.planeswalk), 1), []);
});

test('everyone who would lose now is listed once, a team by its first head with a reason', () => {
  const tableWithTwoLosers = after(plainTable(4), setLife(3, 0), changePoison(1, 10), setLife(0, 1));
  assert.equal(playersWhoWouldLose(tableWithTwoLosers), [
    { player: seat(1), because: 'poison' },
    { player: seat(3), because: 'noLife' },
  ]);
  const begun = beginTable(
    { seatCount: 4, startingLife: 30, startingPlayer: seat(0), teams: true, planarDecks: null },
    FIXED_CHANCE,
  );
  assert.ok(begun.ok);
  const team = after(begun.value.table, setLife(0, 0));
  assert.equal(playersWhoWouldLose(team), [{ player: seat(0), because: 'noLife' }]);
});

test.run();
