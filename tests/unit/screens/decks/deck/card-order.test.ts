import { catalog, factsOf } from '../../../../../src/content/planes/catalog';
import type { PlanarCardId } from '../../../../../src/rules/planar/planar-card';
import { type CardOrder, sortCards } from '../../../../../src/screens/decks/deck/card-order';
import { factsOfCustomCard } from '../../../../../src/session/cards/custom-card-facts';
import { customCard } from '../../../../support/cards/custom-cards';
import { assert, suite } from '../../../../support/suite';

const test = suite('the order of a deck’s cards');

const added = ['tazeem', 'morphic-tide', 'bant', 'agyrem', 'akoum'].flatMap(
  (id) => factsOf(id as PlanarCardId) ?? [],
);
const own = factsOfCustomCard(customCard());
const inOrder = (order: CardOrder, language: 'en' | 'ru' = 'en') =>
  sortCards([...added, own], order, [own, ...catalog], language).map(({ id }) => id);

test('cards are ordered as added, as printed, by name, or by planar type with phenomena last', () => {
  assert.equal(inOrder('added'), ['tazeem', 'morphic-tide', 'bant', 'agyrem', 'akoum', 'own:kitchen']);
  assert.equal(inOrder('catalog')[0], 'own:kitchen');
  assert.equal(inOrder('name').slice(0, 3), ['agyrem', 'akoum', 'bant']);
  assert.equal(inOrder('name', 'ru')[0], 'agyrem');
  assert.equal(inOrder('planarType').slice(0, 2), ['bant', 'agyrem']);
  assert.is(inOrder('planarType').at(-1), 'morphic-tide');
});

test.run();
