import type { HashHistory } from '../../../../src/device/browser/location-hash';
import { createRouter } from '../../../../src/session/routing/router';
import type { Route } from '../../../../src/session/routing/routes';
import { assert, suite } from '../../../support/suite';

const test = suite('router');

interface HistoryEntry {
  readonly path: string;
  state: unknown;
}

/** A browser's history: entries, the reader at one of them, links that make new ones. */
function historyAt(start: string) {
  const entries: HistoryEntry[] = [{ path: start, state: null }];
  const navigations: string[] = [];
  let entryIndex = 0;
  let listener: (path: string) => void = () => {};
  const currentEntry = () => entries[entryIndex] as HistoryEntry;
  const notifyListener = () => listener(currentEntry().path);
  const put = (entry: HistoryEntry, how: 'push' | 'replace') => {
    if (how === 'push') entryIndex += 1;
    entries.splice(entryIndex, how === 'push' ? entries.length : 1, entry);
  };
  const hashHistory: HashHistory = {
    read: () => currentEntry().path,
    state: () => currentEntry().state,
    replaceState(state) {
      currentEntry().state = structuredClone(state);
    },
    go(path, how, state) {
      navigations.push(`${how} ${path}`);
      put({ path, state: structuredClone(state) }, how);
    },
    back() {
      navigations.push('back');
      moveBy(-1);
    },
    watch(newListener) {
      listener = newListener;
    },
  };
  function moveBy(by: 1 | -1) {
    if (!entries[entryIndex + by]) return;
    entryIndex += by;
    notifyListener();
    // Some browsers tell of a change of the hash once more.
    notifyListener();
  }
  return {
    hashHistory,
    navigations,
    back: () => moveBy(-1),
    forward: () => moveBy(1),
    /** As a link does it: a new entry, unless it leads to where the reader is. */
    follow(path: string) {
      put({ path, state: null }, path === currentEntry().path ? 'replace' : 'push');
      notifyListener();
      notifyListener();
    },
    path: () => currentEntry().path,
  };
}

test('the app opens the place in its URL and follows changes', () => {
  const { hashHistory, follow } = historyAt('/decks/bant');
  const router = createRouter(hashHistory);
  assert.equal(router.route.peek(), { place: 'catalog', card: 'bant' });
  follow('/life');
  assert.equal(router.route.peek(), { place: 'table', view: 'life' });
  follow('/%');
  assert.equal(router.route.peek(), { place: 'table', view: 'plane' });
});

test('going back works from everywhere, also from the life view to the plane; turning back to the plane adds no entry', () => {
  const { hashHistory, navigations } = historyAt('/');
  const router = createRouter(hashHistory);
  const routes: readonly Route[] = [
    { place: 'table', view: 'life' },
    { place: 'catalog', card: null },
    { place: 'catalog', card: 'bant' },
    { place: 'table', view: 'plane' },
    { place: 'table', view: 'life' },
    { place: 'newGame' },
  ];
  for (const route of routes) {
    router.go(route);
    assert.equal(router.route.peek(), route);
  }
  assert.equal(navigations, [
    'push /life',
    'push /decks',
    'push /decks/bant',
    'push /',
    'push /life',
    'push /new',
  ]);
});

test('a started game replaces the form in the history', () => {
  const { hashHistory, navigations, back, follow } = historyAt('/settings');
  const router = createRouter(hashHistory);
  follow('/new');
  router.go({ place: 'table', view: 'plane' });
  assert.equal(navigations, ['replace /']);
  back();
  assert.equal(router.route.peek(), { place: 'settings' });
});

test('going back closes the open layer only', () => {
  const { hashHistory, navigations, back } = historyAt('/');
  const router = createRouter(hashHistory);
  const closed: string[] = [];
  router.openLayer(() => closed.push('menu'));
  const closeLog = router.openLayer(() => closed.push('log'));
  assert.equal(navigations, ['push /']);
  back();
  assert.equal([closed, router.route.peek()], [['log'], { place: 'table', view: 'plane' }]);
  closeLog();
  assert.equal(navigations, ['push /'], 'it was closed by going back already');

  router.openLayer(() => closed.push('menu'));
  router.go({ place: 'newGame' });
  assert.equal(navigations.slice(1), ['push /', 'replace /new']);
  back();
  assert.equal(router.route.peek(), { place: 'table', view: 'plane' });
});

test('a received deck leads back to where the page that received it did', () => {
  const { hashHistory, navigations, back, follow } = historyAt('/my-decks');
  const router = createRouter(hashHistory);
  follow('/receive');
  router.go({ place: 'myDecks', deck: 'friday' });
  assert.equal(navigations, ['replace /my-decks/friday']);
  assert.equal(router.returnTarget.peek()?.route, { place: 'myDecks', deck: null });
  back();
  assert.equal(router.route.peek(), { place: 'myDecks', deck: null });
});

test('closing a layer leaves no extra step back, however fast the next one is opened', () => {
  const { hashHistory, navigations, back, follow, path } = historyAt('/life');
  const router = createRouter(hashHistory);
  const closed: string[] = [];
  follow('/decks');
  router.openLayer(() => closed.push('menu'))();
  assert.equal(navigations, ['push /decks']);
  router.openLayer(() => closed.push('log'))();
  assert.equal(navigations, ['push /decks'], 'the entry is used again');
  back();
  assert.equal([navigations.slice(1), closed], [['back'], []], 'the entry is passed through');
  assert.equal(router.route.peek(), { place: 'table', view: 'life' });

  router.openLayer(() => closed.push('menu'))();
  router.go({ place: 'settings' });
  assert.equal(navigations.slice(2), ['push /life', 'replace /settings']);
  router.openLayer(() => closed.push('menu'))();
  follow('/decks/bant');
  back();
  assert.is(path(), '/settings');
  back();
  assert.equal(router.route.peek(), { place: 'table', view: 'life' }, 'the spare entry is passed also later');
  assert.equal(closed, []);
});

test('going back after a link in a layer leads to the layer, then to the place', () => {
  const { hashHistory, back, forward, follow } = historyAt('/life');
  const router = createRouter(hashHistory);
  const open: string[] = [];
  const openLog = () => {
    open.push('log');
    router.openLayer(() => open.pop(), 'log');
  };
  openLog();
  follow('/rules/901.9');
  assert.equal(open, [], 'nothing lies above the rule');
  assert.equal(router.returnTarget.peek(), { route: { place: 'table', view: 'life' }, sheetName: 'log' });
  follow('/rules/901.9a');
  assert.equal(router.returnTarget.peek(), { route: { place: 'rules', entry: '901.9' }, sheetName: null });
  assert.is(router.layerToReopen.peek(), null);

  back();
  assert.is(router.layerToReopen.peek(), null);
  back();
  assert.equal(router.route.peek(), { place: 'table', view: 'life' });
  assert.equal(router.layerToReopen.peek(), { layer: 'log' });
  openLog();
  assert.is(router.layerToReopen.peek(), null, 'once');
  back();
  assert.equal([open, router.route.peek()], [[], { place: 'table', view: 'life' }]);
  forward();
  assert.equal(router.layerToReopen.peek(), { layer: 'log' });
  openLog();
  forward();
  assert.equal([open, router.route.peek()], [[], { place: 'rules', entry: '901.9' }]);
});

test('closed and unnamed layers do not open again', () => {
  const { hashHistory, back, follow } = historyAt('/');
  const router = createRouter(hashHistory);
  router.openLayer(() => {}, 'menu')();
  follow('/rules/901.9');
  assert.equal(router.returnTarget.peek()?.sheetName, null);
  back();
  assert.is(router.layerToReopen.peek(), null);

  router.openLayer(() => {}, 'menu');
  router.openLayer(() => {}, null);
  follow('/rules/901.9');
  back();
  assert.is(router.layerToReopen.peek(), null);
});

test('a layer above a sheet keeps the sheet’s name, so going back leads to the sheet', () => {
  const { hashHistory, back, follow } = historyAt('/');
  const router = createRouter(hashHistory);
  router.openLayer(() => {}, 'menu');
  router.openLayer(() => {});
  follow('/rules/901.9');
  assert.is(router.returnTarget.peek()?.sheetName, 'menu');
  back();
  assert.equal(router.layerToReopen.peek(), { layer: 'menu' });
});

test('going back never leads to a closed layer', () => {
  const { hashHistory, follow } = historyAt('/decks');
  const router = createRouter(hashHistory);
  follow('/my-decks/friday');
  const decks = { route: { place: 'catalog', card: null }, sheetName: null };
  assert.equal(router.returnTarget.peek(), decks);
  const close = router.openLayer(() => {}, null);
  assert.equal(router.returnTarget.peek(), decks);
  close();
  assert.equal(router.returnTarget.peek(), decks);
  assert.equal(createRouter(hashHistory).returnTarget.peek(), decks, 'nor after a reload');
  router.go({ place: 'newGame' });
  assert.equal(router.returnTarget.peek()?.route, { place: 'myDecks', deck: 'friday' });
});

test('layers open before a reload are forgotten by later links', () => {
  const { hashHistory, follow } = historyAt('/');
  createRouter(hashHistory).openLayer(() => {}, 'menu');
  const reloaded = createRouter(hashHistory);
  follow('/decks');
  assert.is(reloaded.returnTarget.peek()?.sheetName, null);
});

test('an arrival says whether the place was visited before; staying or closing is no arrival', () => {
  const { hashHistory, back, follow } = historyAt('/');
  const router = createRouter(hashHistory);
  follow('/');
  router.openLayer(() => {}, 'log');
  assert.is(router.arrival.peek(), null);
  follow('/rules/901.9');
  assert.equal([router.arrival.peek(), router.historyStep.peek()], [{ isHistoryTraversal: false }, 2]);
  back();
  assert.equal([router.arrival.peek(), router.historyStep.peek()], [{ isHistoryTraversal: true }, 1]);
  const last = router.arrival.peek();
  router.openLayer(() => {}, 'log');
  back();
  assert.is(router.arrival.peek(), last);
});

test('the target of going back survives a reload', () => {
  const { hashHistory, back, follow } = historyAt('/lands');
  createRouter(hashHistory);
  follow('/rules/cube-1');
  const router = createRouter(hashHistory);
  assert.equal(router.returnTarget.peek(), { route: { place: 'lands' }, sheetName: null });
  back();
  assert.equal([router.route.peek(), router.returnTarget.peek()], [{ place: 'lands' }, null]);
});

test('history state of other pages is ignored', () => {
  for (const storedState of [
    null,
    3,
    'log',
    [],
    { step: '1' },
    { step: 1, returnTarget: {}, layer: null, isLayerEntry: true },
  ]) {
    const { hashHistory } = historyAt('/life');
    hashHistory.replaceState(storedState);
    const router = createRouter(hashHistory);
    assert.equal([router.returnTarget.peek(), router.route.peek()], [null, { place: 'table', view: 'life' }]);
  }
});

test('a new game that was begun stays open behind other places, until the table is shown', () => {
  const router = createRouter(historyAt('/').hashHistory);
  assert.not(router.isNewGameBegun.peek());
  router.go({ place: 'newGame' });
  router.go({ place: 'lands' });
  assert.ok(router.isNewGameBegun.peek());
  router.go({ place: 'newGame' });
  router.go({ place: 'table', view: 'plane' });
  router.go({ place: 'lands' });
  assert.not(router.isNewGameBegun.peek());
});

test('a start without a path shows the view of the table that was left; a path leads where it says', () => {
  const { hashHistory, back } = historyAt('');
  const router = createRouter(hashHistory, 'life');
  assert.equal(router.route.peek(), { place: 'table', view: 'life' });
  router.go({ place: 'settings' });
  assert.is(router.tableView.peek(), 'life');
  back();
  assert.equal(router.route.peek(), { place: 'table', view: 'life' });
  router.go({ place: 'table', view: 'plane' });
  assert.is(router.tableView.peek(), 'plane');

  assert.equal(createRouter(historyAt('/').hashHistory, 'life').route.peek(), {
    place: 'table',
    view: 'plane',
  });
  assert.equal(createRouter(historyAt('/lands').hashHistory, 'life').route.peek(), { place: 'lands' });
  assert.equal(createRouter(historyAt('').hashHistory, 'plane').route.peek(), {
    place: 'table',
    view: 'plane',
  });
});

test.run();
