/** What the keypad of a life total offers, and when. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press, pressableLabels } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('life keypad');

const openKeypad = () => press(`${en.seat.setLife('Anya')}: 20`);
const isOffered = (label: string) => pressableLabels(frontmostElement()).includes(label);
const hasText = (text: string) => (frontmostElement().textContent ?? '').includes(text);

test('until something is typed, there is nothing to set', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await openKeypad();
  assert.not(isOffered(en.seatSheet.set));
  await press(en.sign);
  assert.not(isOffered(en.seatSheet.set));
  await press('7');
  assert.ok(isOffered(en.seatSheet.set));
  await press(en.seatSheet.erase);
  assert.not(isOffered(en.seatSheet.set));
  await press(en.close);
});

test('each button says what the total will be, next to what it is now', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await openKeypad();
  assert.ok(hasText(en.keypad.prompt));
  for (const digit of ['2', '3']) await press(digit);
  for (const text of ['−23= −3', '+23= 43', `${en.seatSheet.set}= 23`, en.keypad.now('20')])
    assert.ok(hasText(text), text);
  for (const label of ['Lose 23 life, makes −3', 'Gain 23 life, makes 43'])
    assert.ok(isOffered(label), label);
  await press(en.keypad.infinite);
  assert.ok(hasText(`${en.seatSheet.set}= ∞`));
  assert.not(hasText('= 43'));
  await press(en.close);
});

test('the starting life of all players is not offered after the first turn', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await openKeypad();
  assert.ok(isOffered('40'));
  await press(en.close);
  await playInApp(moves.beginNextTurn);
  await openKeypad();
  assert.not(isOffered('40'));
  await press(en.close);
});

test.run();
