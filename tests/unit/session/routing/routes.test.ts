import fc from 'fast-check';
import { pathOf, type Route, routeFromPath } from '../../../../src/session/routing/routes';
import { assert, suite } from '../../../support/suite';

const test = suite('paths of places');

const paths: readonly (readonly [path: string, route: Route])[] = [
  ['/', { place: 'table', view: 'plane' }],
  ['/life', { place: 'table', view: 'life' }],
  ['/new', { place: 'newGame' }],
  ['/decks', { place: 'catalog', card: null }],
  ['/my-decks', { place: 'myDecks', deck: null }],
  ['/my-decks/a%2Fb', { place: 'myDecks', deck: 'a/b' }],
  ['/own-cards', { place: 'customCards', card: null }],
  ['/own-cards/own%3Aa', { place: 'customCards', card: 'own:a' }],
  ['/decks/bant', { place: 'catalog', card: 'bant' }],
  ['/decks/%D0%91%D0%B0%D0%BD%D1%82', { place: 'catalog', card: 'Бант' }],
  ['/decks/a%2Fb%3Fc%23d%25', { place: 'catalog', card: 'a/b?c#d%' }],
  ['/lands', { place: 'lands' }],
  ['/lands/card', { place: 'lands', view: 'card' }],
  ['/rules', { place: 'rules', entry: null }],
  ['/rules/901.9', { place: 'rules', entry: '901.9' }],
  ['/settings', { place: 'settings' }],
];

for (const [path, route] of paths) {
  test(`${path} is a place, and the place has that path`, () => {
    assert.equal(routeFromPath(path), route);
    assert.is(pathOf(route), path);
  });
}

test('every card name survives in a path', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (card) => {
      const route: Route = { place: 'catalog', card };
      assert.equal(routeFromPath(pathOf(route)), route);
    }),
    { seed: 20_260_925, numRuns: 1_000 },
  );
});

test('an unknown path leads to the table', () => {
  const nonsense = [
    '',
    '#',
    '//',
    '///',
    'life',
    'decks',
    '/Life',
    '/nowhere',
    '/..',
    '/%2F',
    '/toString',
    '/__proto__',
  ];
  for (const path of nonsense) assert.equal(routeFromPath(path), { place: 'table', view: 'plane' }, path);
});

test('a path with surplus parts leads to the place before them', () => {
  assert.equal(routeFromPath('/life/bant'), { place: 'table', view: 'life' });
  assert.equal(routeFromPath('/decks/'), { place: 'catalog', card: null });
  assert.equal(routeFromPath('/decks/bant/naya'), { place: 'catalog', card: 'bant' });
  assert.equal(routeFromPath('/settings/'), { place: 'settings' });
});

test('a card’s path that cannot be decoded leads to the catalog', () => {
  for (const part of ['%', '%E0%A4%A', '%ff', '%D0']) {
    assert.equal(routeFromPath(`/decks/${part}`), { place: 'catalog', card: null }, part);
  }
});

test('any path leads to a place that has a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (rest) => {
      for (const path of [rest, `/${rest}`, `/decks/${rest}`]) {
        const route = routeFromPath(path);
        assert.equal(routeFromPath(pathOf(route)), route);
      }
    }),
    { seed: 20_260_925, numRuns: 1_000 },
  );
});

test.run();
