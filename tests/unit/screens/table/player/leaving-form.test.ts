import { beginHistory, playStep, undo } from '../../../../../src/rules/table/history';
import { isDraw } from '../../../../../src/rules/table/leaving/leaving-game';
import { playersWhoWouldLose } from '../../../../../src/rules/table/leaving/losing-together';
import { leaversOfTeams } from '../../../../../src/screens/table/player/leaving-form';
import { assert, suite } from '../../../../support/suite';
import { after, moves, plainTable, seat, tableAtStart } from '../../../../support/tables/tables';

const test = suite('players out together');

const { changePoison, leave, setLife } = moves;

test('checked players leave for the reason shown, all others for the one that the table gives', () => {
  const table = after(plainTable(5), leave(4), setLife(0, 0), changePoison(2, 10));
  assert.equal(leaversOfTeams(table, [0, 1, 2].map(seat), 'emptyLibrary'), [
    { player: seat(0), because: 'noLife' },
    { player: seat(1), because: 'emptyLibrary' },
    { player: seat(2), because: 'poison' },
  ]);
  assert.equal(leaversOfTeams(table, [], 'conceded'), []);
});

test('104.4a: a draw if nobody were left', () => {
  const table = after(plainTable(3), setLife(0, 0), setLife(1, 0), setLife(2, 0));
  const everyone = playersWhoWouldLose(table);
  assert.equal(
    [everyone.length, isDraw(table, everyone), isDraw(table, everyone.slice(1))],
    [3, true, false],
  );
});

test('800.4p, 704.3: the move of the form takes all of them out in one step that can be undone', () => {
  const table = after(tableAtStart(['Bant', 'Naya'], 4), setLife(0, 0), setLife(1, -2));
  const leavers = leaversOfTeams(table, [0, 1].map(seat), 'emptyLibrary');
  const step = playStep(beginHistory(table), { kind: 'leaveTogether', leavers }, 0);
  assert.ok(step.ok);
  const { table: without, steps } = step.value;
  assert.equal(without.turn.hasLeftBySeat, [true, true, false, false]);
  assert.equal(
    steps.at(-1)?.happenings.map(({ rule, kind }) => `${rule} ${kind}`),
    ['704.5a playerLeft', '704.5a playerLeft', '901.6 planarControllerChanged'],
  );
  assert.is(without.planar?.controller, seat(2));
  assert.equal(undo(step.value).table, table);
});

test.run();
