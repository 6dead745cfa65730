import type { PlanarCardId } from '../../../../src/rules/planar/planar-card';
import { hasCard, toggleCard } from '../../../../src/session/decks/deck-cards';
import { assert, suite } from '../../../support/suite';

const test = suite('the cards of a deck');

const bant = 'bant' as PlanarCardId;

test('a card is added at the end and removed with all its copies', () => {
  assert.equal(toggleCard(['naya'], bant), ['naya', 'bant']);
  assert.equal(toggleCard(['bant', 'naya', 'bant+2'], bant), ['naya']);
});

test('a copy counts as the card', () => {
  assert.is(hasCard(['bant+2'], bant), true);
  assert.is(hasCard(['bantha'], bant), false);
});

test.run();
