import fc from 'fast-check';
import type { Address } from '../../../src/device/address';
import { createRouter, pathOf, type Route, routeOf } from '../../../src/session/route';
import { assert, suite } from '../../support/suite';

const test = suite('route');

const paths: readonly (readonly [path: string, route: Route])[] = [
  ['/', { place: 'table', face: 'plane' }],
  ['/life', { place: 'table', face: 'life' }],
  ['/new', { place: 'newGame' }],
  ['/decks', { place: 'decks', card: null }],
  ['/decks/bant', { place: 'decks', card: 'bant' }],
  ['/decks/%D0%91%D0%B0%D0%BD%D1%82', { place: 'decks', card: 'Бант' }],
  ['/decks/a%2Fb%3Fc%23d%25', { place: 'decks', card: 'a/b?c#d%' }],
  ['/settings', { place: 'settings' }],
];

for (const [path, route] of paths) {
  test(`${path} is a place, and the place has that path`, () => {
    assert.equal(routeOf(path), route);
    assert.is(pathOf(route), path);
  });
}

test('whatever a card is called, its path leads back to it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (card) => {
      const route: Route = { place: 'decks', card };
      assert.equal(routeOf(pathOf(route)), route);
    }),
    { seed: 20_260_925, numRuns: 1_000 },
  );
});

test('a path that is none leads to the table', () => {
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
  for (const path of nonsense) assert.equal(routeOf(path), { place: 'table', face: 'plane' }, path);
});

test('a path that goes too far leads to the place it goes through', () => {
  assert.equal(routeOf('/life/bant'), { place: 'table', face: 'life' });
  assert.equal(routeOf('/decks/'), { place: 'decks', card: null });
  assert.equal(routeOf('/decks/bant/naya'), { place: 'decks', card: 'bant' });
  assert.equal(routeOf('/settings/'), { place: 'settings' });
});

test('a card’s path that cannot be decoded leads to the catalogue', () => {
  for (const part of ['%', '%E0%A4%A', '%ff', '%D0']) {
    assert.equal(routeOf(`/decks/${part}`), { place: 'decks', card: null }, part);
  }
});

test('any path leads somewhere that has a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (rest) => {
      for (const path of [rest, `/${rest}`, `/decks/${rest}`]) {
        const route = routeOf(path);
        assert.equal(routeOf(pathOf(route)), route);
      }
    }),
    { seed: 20_260_925, numRuns: 1_000 },
  );
});

function addressAt(start: string) {
  const went: string[] = [];
  let listener: (path: string) => void = () => {};
  const address: Address = {
    read: () => start,
    go: (path, how) => went.push(`${how} ${path}`),
    back: () => went.push('back'),
    watch(told) {
      listener = told;
    },
  };
  return { address, went, arrive: (path: string) => listener(path) };
}

test('the app opens where its address says, and follows it', () => {
  const { address, arrive } = addressAt('/decks/bant');
  const router = createRouter(address);
  assert.equal(router.route.peek(), { place: 'decks', card: 'bant' });
  arrive('/life');
  assert.equal(router.route.peek(), { place: 'table', face: 'life' });
  arrive('/%');
  assert.equal(router.route.peek(), { place: 'table', face: 'plane' });
});

test('one can go back from everywhere, from the life face to the plane too; turning back to the plane adds nothing', () => {
  const { address, went } = addressAt('/');
  const router = createRouter(address);
  const way: readonly Route[] = [
    { place: 'table', face: 'life' },
    { place: 'decks', card: null },
    { place: 'decks', card: 'bant' },
    { place: 'table', face: 'plane' },
    { place: 'table', face: 'life' },
    { place: 'newGame' },
  ];
  for (const route of way) {
    router.go(route);
    assert.equal(router.route.peek(), route);
  }
  assert.equal(went, ['push /life', 'push /decks', 'push /decks/bant', 'push /', 'push /life', 'push /new']);
});

test('going back closes what is open above a place, and only that', () => {
  const { address, went, arrive } = addressAt('/');
  const router = createRouter(address);
  const closed: string[] = [];
  router.openLayer(() => closed.push('menu'));
  const closeLog = router.openLayer(() => closed.push('log'));
  assert.equal(went, ['push /']);
  arrive('/');
  assert.equal([closed, router.route.peek()], [['log'], { place: 'table', face: 'plane' }]);
  closeLog();
  assert.equal(went, ['push /'], 'it was closed by going back already');

  router.openLayer(() => closed.push('menu'));
  router.go({ place: 'newGame' });
  assert.equal(went.slice(1), ['push /', 'replace /new']);
});

test('what is closed otherwise leaves nothing to go back through, however fast the next thing is opened', () => {
  const { address, went, arrive } = addressAt('/decks');
  const router = createRouter(address);
  const closed: string[] = [];
  router.openLayer(() => closed.push('menu'))();
  assert.equal(went, ['push /decks']);
  router.openLayer(() => closed.push('log'))();
  assert.equal(went, ['push /decks'], 'the entry is used again');
  arrive('/decks');
  assert.equal([went.slice(1), closed], [['back'], []], 'the entry is passed through');
  arrive('/');
  assert.equal(router.route.peek(), { place: 'table', face: 'plane' });

  router.openLayer(() => closed.push('menu'))();
  router.go({ place: 'settings' });
  router.openLayer(() => closed.push('menu'))();
  arrive('/life');
  assert.equal(went.slice(2), ['push /', 'replace /settings', 'push /settings']);
  assert.equal(router.route.peek(), { place: 'table', face: 'life' }, 'another address is followed at once');
});

test.run();
