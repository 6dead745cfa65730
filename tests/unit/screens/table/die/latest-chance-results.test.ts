/** The same result twice in a row is visible as a new one. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('latest results');

const latestResult = () => frontmostElement().querySelector('output span');

const shownResults = () => [...frontmostElement().querySelectorAll('.results span, .results p')].map(textOf);

test('each flip is numbered and announced, even with the same result', async () => {
  await openTable(startingOn('bant', 'naya'));
  await press(en.table.menu);
  await press(en.dice.title);
  assert.equal(shownResults(), [en.dice.nothing]);
  await press(en.dice.coin);
  assert.equal(shownResults(), ['1. Coin flip: tails.']);
  const first = latestResult();
  await press(en.dice.coin);
  assert.is.not(latestResult(), first, 'a new element, which screen readers announce');
  await press(en.dice.coin);
  await press(en.dice.coin);
  assert.is(shownResults().length, 3);
  assert.match(shownResults()[0] ?? '', /^4\. Coin flip/);
  assert.match(shownResults()[2] ?? '', /^2\. Coin flip/);
  liveGame.undo();
  await waitUntilSettled();
  assert.match(shownResults()[0] ?? '', /^3\. Coin flip/);
  await playInApp(moves.changeLife(0, -1));
  assert.equal(shownResults(), [en.dice.nothing]);
});

test('a card’s button for a coin counts the flips', async () => {
  await openTable(startingOn('mirrored-depths'));
  const coinButton = () =>
    pressableLabels(document.body).find((name) => name.startsWith(en.dice.coin)) ?? 'none';
  assert.is(coinButton(), 'Flip a coin');
  await playInApp({ kind: 'rollDice', sides: 6, count: 1 });
  assert.is(coinButton(), 'Flip a coin');
  await playInApp({ kind: 'flipCoin' }, { kind: 'flipCoin' });
  assert.match(coinButton(), /^Flip a coin \(flip 2: (heads|tails)\)$/);
});

test.run();
