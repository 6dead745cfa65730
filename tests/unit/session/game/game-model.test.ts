import fc from 'fast-check';
import { beginHistory, type History } from '../../../../src/rules/table/history';
import { type Game, gameFromRows } from '../../../../src/session/game/game';
import {
  createGameModel,
  type GameState,
  gameOf,
  initialState,
  showStoredGame,
  startupAccessOf,
  storeFailed,
  storeOf,
  storeOpened,
  validateTable,
  withEarlyGame,
  withReadingEnded,
  withShownGame,
  withStoreResult,
} from '../../../../src/session/game/game-model';
import {
  adoptStoredGame,
  emptyQueue,
  enqueue,
  type SaveQueue,
} from '../../../../src/session/game/save-queue';
import type { SavedGame } from '../../../../src/storage/game/game-rows';
import type { ReadGameResult } from '../../../../src/storage/game/read-game';
import type { LatestGameAccess } from '../../../../src/storage/game/read-latest';
import { fakeGameStore } from '../../../support/storage/fake-game-store';
import { playLegalMove, savedGame } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable } from '../../../support/tables/tables';

const test = suite('game model');

const history = beginHistory(plainTable());
const tapped = playLegalMove(history, moves.changeLife(0, -1), 0);

const saved = (id: string, revision: number, of: History = history): SavedGame =>
  savedGame(of, { id, revision });
const loaded = (save: SavedGame): Game => gameFromRows(save, []);
const found = (save: SavedGame): ReadGameResult => ({ kind: 'game', game: save, steps: [] });

/** Nothing of a store or a connection is called by a transition. */
const store = fakeGameStore({ readTable: () => null });
const connection = { isOpen: () => true } as Partial<
  LatestGameAccess['connection']
> as LatestGameAccess['connection'];
const readEarly = plainTable(3);
const readTable = (value: unknown) => (value === readEarly ? readEarly : null);

const four = saved('old', 4);
const old = loaded(four);
const begun = loaded(saved('begun', 0));
const latest: LatestGameAccess = { game: four, steps: [], readTable, connection };
const early = { connection, readTable, shownSave: four };
const unread = { connection, readTable, shownSave: null };

/** The old game is in play and stored as its fourth revision. */
const stored = adoptStoredGame(emptyQueue, old, 4);
const unsaved = enqueue(stored, { ...old, history: tapped }, [moves.changeLife(0, -1)], 120_000);
const saving: SaveQueue = { ...stored, isSaving: true };

const reading: GameState = { kind: 'reading', store: null };
const readingOpen: GameState = { kind: 'reading', store };
const blank: GameState = { kind: 'early', game: null, startupAccess: null, failure: null };
const shownEarly: GameState = { kind: 'early', game: old, startupAccess: early, failure: null };
const broken: GameState = { ...blank, failure: 'broken' };
const open = (game: Game | null, shown?: SavedGame | null): GameState => ({
  kind: 'open',
  game,
  store,
  pendingStoreRead: shown === undefined ? null : { shownSave: shown },
});

type Situation = readonly [
  what: string,
  from: GameState,
  next: (state: GameState) => GameState,
  to: GameState,
];

const readFirst = (state: GameState) => withEarlyGame(state, latest);
const opened = (state: GameState) => storeOpened(state, store);
const refused = (state: GameState) => storeFailed(state, 'full');
const answered = (answer: ReadGameResult, queue: SaveQueue) => (state: GameState) =>
  withStoreResult(state, answer, queue);
const show = (game: Game) => (state: GameState) => withShownGame(state, game);

const five = saved('old', 5);
const other = saved('other', 1);

const situations: readonly Situation[] = [
  ['the first game is read before the store is open', reading, readFirst, shownEarly],
  [
    'the first game is read when a game has begun',
    show(begun)(reading),
    readFirst,
    {
      kind: 'early',
      game: begun,
      startupAccess: unread,
      failure: null,
    },
  ],
  ['the first game is read after the store failed', broken, readFirst, { ...shownEarly, failure: 'broken' }],
  ['the first game is read while the open store is asked', readingOpen, readFirst, open(old, four)],
  [
    'the first game is read after the open store could not answer',
    open(null, null),
    readFirst,
    open(old, four),
  ],
  ['the first game is read after the store answered', open(null), readFirst, open(null)],
  [
    'the first game is read when another is shown through the store',
    open(begun, null),
    readFirst,
    open(begun, null),
  ],

  [
    'a game begins while the first is being read',
    reading,
    show(begun),
    { kind: 'early', game: begun, startupAccess: null, failure: null },
  ],
  ['a game begins while the open store is asked', readingOpen, show(begun), open(begun, null)],
  ['a game begins where the table is empty', open(null), show(begun), open(begun)],

  ['the store opens and nothing is shown', reading, opened, readingOpen],
  ['the store opens where no game is expected', blank, opened, open(null, null)],
  ['the store opens and the first game is shown', shownEarly, opened, open(old, four)],
  ['the store opens after it had failed', { ...shownEarly, failure: 'full' }, opened, open(old, four)],
  ['the store opens once more', open(old), opened, open(old)],

  ['the store fails and nothing is shown', reading, refused, { ...blank, failure: 'full' }],
  ['the store fails and the first game is shown', shownEarly, refused, { ...shownEarly, failure: 'full' }],
  ['the store fails again, for another reason', broken, refused, { ...blank, failure: 'full' }],
  ['an open store does not fail to open', open(old), refused, open(old)],

  [
    'the store knows no game and none is shown',
    readingOpen,
    answered({ kind: 'none' }, emptyQueue),
    open(null),
  ],
  [
    'the store has set a damaged game aside',
    readingOpen,
    answered({ kind: 'damaged' }, emptyQueue),
    open(null),
  ],
  ['the store finds a game and none is shown', readingOpen, answered(found(four), emptyQueue), open(old)],
  [
    'the store finds a game and the table is empty',
    open(null, null),
    answered(found(four), emptyQueue),
    open(old),
  ],
  [
    'the store finds the save that is shown',
    open(old, four),
    answered({ kind: 'unchanged' }, stored),
    open(old),
  ],
  [
    'the store finds a later save of the game shown',
    open(old, four),
    answered(found(five), stored),
    open(loaded(five)),
  ],
  [
    'the store finds an earlier save of the game saved here',
    open(old, saved('old', 3)),
    answered(found(saved('old', 3)), stored),
    open(old),
  ],
  [
    'the store finds another game and nothing was done here',
    open(old, four),
    answered(found(other), stored),
    open(loaded(other)),
  ],
  [
    'the store finds another game and something was saved here',
    open(old, saved('old', 3)),
    answered(found(other), stored),
    open(old),
  ],
  [
    'the store finds a later save and something is unsaved',
    open(old, four),
    answered(found(five), unsaved),
    open(old),
  ],
  [
    'the store finds a later save while one is under way',
    open(old, four),
    answered(found(five), saving),
    open(old),
  ],
  [
    'the store finds no game but one is shown',
    open(old, four),
    answered({ kind: 'none' }, stored),
    open(old),
  ],
  ['the store cannot answer and nothing is shown', readingOpen, withReadingEnded, open(null, null)],
  ['the store cannot answer and a game is shown', open(old, four), withReadingEnded, open(old, four)],
  ['only an open store answers', shownEarly, answered(found(five), stored), shownEarly],
];

for (const [description, from, next, to] of situations) {
  test(description, () => {
    assert.equal(next(from), to);
  });
}

test('the initial state depends on whether a game is expected', () => {
  assert.equal([initialState(true), initialState(false)], [reading, blank]);
});

test('tables are read by the store, before that by the early reader, and before that not at all', () => {
  const describeState = (state: GameState) =>
    [readEarly, plainTable()].map((value) => validateTable(state, value) !== null);
  assert.equal([reading, shownEarly, readingOpen, open(old)].map(describeState), [
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
});

test('an adopted game is recorded in the queue as stored', () => {
  const model = createGameModel(readingOpen);
  showStoredGame(model, four, []);
  assert.is(model.game.peek()?.id, 'old');
  assert.equal(model.queue.peek(), stored);
});

const steps = fc.constantFrom<(state: GameState) => GameState>(
  readFirst,
  opened,
  refused,
  withReadingEnded,
  show(begun),
  show(old),
  answered({ kind: 'none' }, stored),
  answered(found(five), stored),
  answered(found(other), unsaved),
);

test('in any order of events, an open store remains, a game is never replaced by nothing, and reading never restarts', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(steps, { maxLength: 20 }), (expected, taken) => {
      let state = initialState(expected);
      for (const step of taken) {
        const before = state;
        state = step(before);
        if (storeOf(before)) assert.is(storeOf(state), store);
        if (gameOf(before)) assert.ok(gameOf(state));
        if (before.kind !== 'reading') assert.is.not(state.kind, 'reading');
        if (storeOf(state)) assert.is(startupAccessOf(state), null, 'the first connection is given up');
      }
    }),
    { seed: 20_261_122, numRuns: 2_000 },
  );
});

test.run();
