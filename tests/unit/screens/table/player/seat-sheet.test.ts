/** A player's sheet begins with what is used most; the rows of commander damage, one per commander, come late. */
import { en } from '../../../../../src/i18n/en';
import { MAX_COUNTER_NAME_LENGTH } from '../../../../../src/rules/limits';
import { describeRefusal } from '../../../../../src/screens/parts/rule/refusal-words';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { after, moves, ownDecksTable, seat } from '../../../../support/tables/tables';

const test = suite('seat sheet');

const { attack, attackSecond, add, remove } = en.commander;
const { morePoison } = en.seatSheet;
const designations = Object.values(en.designations.names);
const named = [attack, attackSecond, add, remove, morePoison, ...designations];
const order = () =>
  pressableLabels(frontmostElement()).filter((label) => named.includes(label) || label.startsWith('Boris'));

function tableInPlay() {
  const game = liveGame.currentGame();
  if (!game) throw new Error('no game');
  return game.history.table;
}

test('the attack comes first, then the second commander, poison, and designations, and the damage last', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.castCommander(0));
  await press(en.seat.more('Anya'));
  assert.equal(order().slice(0, 6), [attack, add, morePoison, ...designations]);
  assert.ok(order().length > 6, 'the rows of damage follow');
  await press(add);
  assert.equal(order().slice(0, 4), [attack, remove, attackSecond, morePoison]);
  await press(en.close);
});

test('the attack comes first in a game without commanders, too, where all else about them is collapsed', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.seat.more('Anya'));
  assert.equal(order().slice(0, 6), [attack, morePoison, ...designations, add]);
  const collapsed = [...frontmostElement().querySelectorAll('details')].map((one) => pressableLabels(one));
  assert.ok(collapsed.some((labels) => labels.includes(add)));
  await press(en.close);
});

test('the name of another counter may be as long as the rules allow', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.seat.more('Anya'));
  const field = frontmostElement().querySelector(`[aria-label="${en.playerCounters.other}"]`);
  assert.is(field?.getAttribute('maxlength'), `${MAX_COUNTER_NAME_LENGTH}`);
  await press(en.close);
});

test('when a counter with a custom name is removed, the focus goes to the row that takes its place', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  for (const name of ['Acorn', 'Ticket'])
    await playInApp({ kind: 'changeNamedCounters', player: seat(0), name, by: 1 });
  await press(en.seat.more('Anya'));
  const { removeCounter } = en.playerCounters;
  for (const [removed, next] of [
    ['Acorn', removeCounter('Ticket')],
    ['Ticket', morePoison],
  ] as const) {
    frontmostElement()
      .querySelector<HTMLElement>(`[aria-label="${removeCounter(removed)}"]`)
      ?.focus();
    await press(removeCounter(removed));
    assert.is(document.activeElement?.getAttribute('aria-label'), next);
  }
  await press(en.close);
});

test('a refused move is explained in the open sheet, and at the table once that is closed', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.seat.more('Anya'));
  await playInApp(moves.leave(1));
  const refusal = liveGame.play(moves.leave(1));
  await waitUntilSettled();
  assert.ok(refusal);
  const sentence = describeRefusal(refusal, en);
  assert.ok(textOf(frontmostElement()).includes(sentence), sentence);
  await press(en.close);
  assert.ok(textOf(document.body).includes(sentence));
  liveGame.forgetRefusal();
});

test('a player who left earlier comes back at once, and what came after stays', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.leave(1), moves.changeLife(0, -3));
  await press(en.seat.more('Boris'));
  await press(en.departed.takeBack);
  const { turn, totals } = tableInPlay();
  assert.equal([turn.hasLeftBySeat[1], totals[0]?.life], [false, 17]);
});

test('with planar cards of their own only undoing brings them back, which is asked first', async () => {
  await openTable(after(ownDecksTable([['bant'], ['naya', 'jund'], ['esper']]), moves.revealStartingPlane));
  await playInApp(moves.leave(1), moves.changeLife(0, -3));
  await press(en.seat.more('Boris'));
  await press(en.departed.takeBack);
  assert.ok(textOf(frontmostElement()).includes(en.departed.ask(1)));
  await press(en.departed.takeBack);
  const { turn, totals } = tableInPlay();
  assert.equal([turn.hasLeftBySeat[1], totals[0]?.life], [false, 20]);
});

test.run();
