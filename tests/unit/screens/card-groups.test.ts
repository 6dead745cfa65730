import { catalogue } from '../../../src/content/planes/catalogue';
import { cardsBySet } from '../../../src/screens/decks/card-groups';
import { everyCard, findCards } from '../../../src/screens/decks/find-cards';
import { factsOfOwnCard } from '../../../src/session/own-card-facts';
import { ownCard } from '../../support/own-cards';
import { assert, suite } from '../../support/suite';

const test = suite('cards set by set');

const own = factsOfOwnCard(ownCard());
const offered = findCards([own, ...catalogue], everyCard);

test('no card is lost, and a set has all of its cards, also those printed before', () => {
  const groups = cardsBySet(offered);
  assert.equal(new Set(groups.flatMap(({ cards }) => cards)), new Set(offered));
  const anthology = groups.find(({ set }) => set === 'OPCA');
  const printed = catalogue.filter(({ printings }) => printings.some(({ set }) => set === 'OPCA'));
  assert.equal(anthology?.cards, printed);
});

test('own cards come first, and no set is there without cards', () => {
  const groups = cardsBySet(offered);
  assert.equal(groups[0], { set: 'own', cards: [own] });
  assert.not.ok(groups.some(({ set }) => set === 'PUNK'));
  assert.equal(
    cardsBySet([own]).map(({ set }) => set),
    ['own'],
  );
  assert.equal(cardsBySet([]), []);
});

test.run();
