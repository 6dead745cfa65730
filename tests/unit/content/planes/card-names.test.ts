import { namesOf } from '../../../../src/content/planes/card-names';
import { catalog } from '../../../../src/content/planes/catalog';
import { assert, suite } from '../../../support/suite';

const test = suite('names of planar cards');

test('a card is known by its names in both languages', () => {
  const [tazeem] = catalog.filter(({ id }) => id === 'tazeem');
  assert.equal(tazeem && namesOf(tazeem), ['Tazeem', 'Тазим']);
});

test('a renamed card is known by its former name too', () => {
  const [bant] = catalog.filter(({ id }) => id === 'bant');
  assert.equal(bant && namesOf(bant), ['Бант', 'Bant', 'Бэнт']);
});

test('no name, present or former, belongs to two cards', () => {
  const names = catalog.flatMap((card) => namesOf(card).map((name) => ({ name, id: card.id })));
  const shared = names.filter(({ name, id }) =>
    names.some((other) => other.name === name && other.id !== id),
  );
  assert.equal(shared, []);
});

test.run();
