import { catalog } from '../../../../../src/content/planes/catalog';
import { isEventCard } from '../../../../../src/content/planes/planar-sets';
import { cardsBySet } from '../../../../../src/screens/decks/deck/card-groups';
import { factsOfCustomCard } from '../../../../../src/session/cards/custom-card-facts';
import { customCard } from '../../../../support/cards/custom-cards';
import { assert, suite } from '../../../../support/suite';

const test = suite('cards by set');

const own = factsOfCustomCard(customCard());
const offered = [own, ...catalog.filter((card) => !isEventCard(card))];

test('no card is missing, and a set has all of its cards, including reprints', () => {
  const groups = cardsBySet(offered);
  assert.equal(new Set(groups.flatMap(({ cards }) => cards)), new Set(offered));
  const anthology = groups.find(({ set }) => set === 'OPCA');
  const printed = catalog.filter(({ printings }) => printings.some(({ set }) => set === 'OPCA'));
  assert.equal(anthology?.cards, printed);
});

test('custom cards come first, and no set is empty', () => {
  const groups = cardsBySet(offered);
  assert.equal(groups[0], { set: 'custom', cards: [own] });
  assert.not.ok(groups.some(({ set }) => set === 'PUNK'));
  assert.equal(
    cardsBySet([own]).map(({ set }) => set),
    ['custom'],
  );
  assert.equal(cardsBySet([]), []);
});

test.run();
