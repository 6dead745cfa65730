import * as printed from '../../../../src/content/planes/catalog';
import type { PlanarCardId } from '../../../../src/rules/planar/planar-card';
import { withCustomCards } from '../../../../src/session/cards/catalog';
import { factsOfCustomCard } from '../../../../src/session/cards/custom-card-facts';
import { deckContentsOf } from '../../../../src/session/decks/deck-cards';
import { customCard } from '../../../support/cards/custom-cards';
import { assert, suite } from '../../../support/suite';

const test = suite('printed and custom cards');

const kitchen = factsOfCustomCard(customCard());
const cellar = factsOfCustomCard(customCard({ id: 'own:cellar', removedAt: 1 }));
const id = (card: string) => card as PlanarCardId;

test('a custom card written in one language has the same text in both', () => {
  assert.equal(kitchen.name, { en: 'Кухня', ru: 'Кухня' });
  assert.equal(kitchen.abilities[0]?.text.en, 'Существа получают +1/+1.');
  assert.equal(printed.planarTypeOf(kitchen), { en: 'Квартира', ru: 'Квартира' });
  assert.equal(kitchen.abilities[1]?.acts, [{ kind: 'life', who: 'controller', by: 2 }]);
});

test('empty fields are left out, and there is always a name', () => {
  const bare = factsOfCustomCard(
    customCard({
      name: { en: ' ', ru: '\u202e' },
      planarType: { en: '', ru: '' },
      abilities: [{ when: ['static'], text: { en: '', ru: '' }, act: null }],
      counters: { name: { en: '', ru: '' }, walkAt: null },
    }),
  );
  assert.is(bare.name.ru, 'Карта без названия');
  assert.is(printed.planarTypeOf(bare), null);
  assert.equal(bare.abilities, []);
  assert.is(bare.counters?.name.en, 'Counters');
});

test('a printed planar type is that type; another is drawn as the user wants it, and a phenomenon has none', () => {
  const typeOf = (changes: Parameters<typeof customCard>[0]) =>
    factsOfCustomCard(customCard(changes)).planarType;
  assert.is(typeOf({ planarType: 'ravnica' }), 'ravnica');
  assert.equal(typeOf({ drawnLike: 'shiv' }), {
    name: { en: 'Квартира', ru: 'Квартира' },
    drawnLike: 'shiv',
  });
  assert.equal(typeOf({ planarType: 'from-a-later-version' }), {
    name: { en: 'from-a-later-version', ru: 'from-a-later-version' },
    drawnLike: 'own:kitchen',
  });
  assert.is(typeOf({ kind: 'phenomenon', planarType: 'ravnica' }), null);
});

test('no text changes the direction of the text around it', () => {
  const { name, abilities } = factsOfCustomCard(
    customCard({
      name: { en: 'a\u202eb', ru: 'שלום' },
      abilities: [{ when: ['static'], text: { en: '\u2066x', ru: '' }, act: null }],
    }),
  );
  assert.equal(name, { en: 'ab', ru: '\u2068שלום\u2069' });
  assert.is(abilities[0]?.text.en, 'x');
});

test('every copy of a custom card has its facts, even a removed one, and belongs to no event', () => {
  const { factsOf, cardsOfKind, catalog } = withCustomCards(printed, [kitchen, cellar]);
  assert.is(factsOf(id('own:kitchen+2')), kitchen);
  assert.is(factsOf(id('own:cellar')), cellar);
  assert.is(factsOf(id('own:nobody')), null);
  assert.is(factsOf(id('bant+2'))?.id, 'bant');
  assert.equal(cardsOfKind('custom'), [{ id: 'own:kitchen', kind: 'plane' }]);
  assert.is(catalog[0], kitchen);
  assert.is(catalog.length, printed.catalog.length + 1);
  assert.equal(cardsOfKind('events'), printed.cardsOfKind('events'));
});

test('removed cards are not dealt', () => {
  const known = withCustomCards(printed, [kitchen, cellar]);
  assert.equal(deckContentsOf(['own:kitchen', 'own:cellar', 'bant'], known), {
    cards: [
      { id: 'own:kitchen', kind: 'plane' },
      { id: 'bant', kind: 'plane' },
    ],
    unknownIds: [],
    removedIds: ['own:cellar'],
  });
  const { unknownIds: unknown } = deckContentsOf(['own:attic', 'later-plane', 'bant'], known);
  assert.equal(unknown, ['own:attic', 'later-plane']);
});

test.run();
