/** What a player reaches for most lies above the rows of commander damage, of which there is one per commander. */
import { en } from '../../../../../src/i18n/en';
import { MAX_COUNTER_NAME_LENGTH } from '../../../../../src/rules/limits';
import { startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { after, moves, ownDecksTable } from '../../../../support/tables/tables';

const test = suite('seat sheet');

const { names } = en.designations;
const named = [en.commander.attack, names.monarch, names.initiative, names.blessing];
const order = () =>
  pressableLabels(frontmostElement()).filter((label) => named.includes(label) || label.startsWith('Boris'));

function tableInPlay() {
  const game = liveGame.currentGame();
  if (!game) throw new Error('no game');
  return game.history.table;
}

test('designations come between the attack and the damage', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.castCommander(0));
  await press(en.seat.more('Anya'));
  assert.equal(order().slice(0, 4), named);
  assert.ok(order().length > 4, 'the rows of damage follow');
  await press(en.close);
});

test('and before the collapsed commanders of a game without them', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.seat.more('Anya'));
  assert.equal(order().slice(0, 3), named.slice(1));
  await press(en.close);
});

test('the name of another counter may be as long as the rules allow', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.seat.more('Anya'));
  const field = frontmostElement().querySelector(`[aria-label="${en.playerCounters.other}"]`);
  assert.is(field?.getAttribute('maxlength'), `${MAX_COUNTER_NAME_LENGTH}`);
  await press(en.close);
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
