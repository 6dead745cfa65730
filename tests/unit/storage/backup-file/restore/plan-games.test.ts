import { forkIdOf, type GameRows } from '../../../../../src/storage/backup-file/game-versions';
import {
  mergeGames,
  type RestoreContext,
  replaceGames,
} from '../../../../../src/storage/backup-file/restore/plan-games';
import { assert, suite } from '../../../../support/suite';

const test = suite('what a restore does to games');

/** A game that was saved once for each letter, with that id. */
function game(id: string, saves: string, touchedAt = 1): GameRows {
  const revision = saves.length;
  return {
    row: { id, revision, touchedAt, done: revision, length: revision, table: saves },
    steps: [...saves].map((letter, index) => ({ game: id, index, move: letter })),
    saves: [...saves].map((saveId, index) => [index + 1, saveId]),
  };
}

const localGamesById = (...games: readonly GameRows[]) => new Map(games.map((one) => [one.row.id, one]));
const context = (changes: Partial<RestoreContext> = {}): RestoreContext => ({
  gameIdToShow: null,
  now: 100,
  newSaveId: () => 'fresh',
  ...changes,
});
const none = { newGames: 0, updatedGames: 0, forkedGames: 0, unchangedGames: 0, removedGames: 0 };

test('merging adds missing games, continues games played on there, and keeps games played on here', () => {
  const here = [game('behind', 'u'), game('ahead', 'uv'), game('same', 'u'), game('only here', 'u')];
  const file = [game('new', 'u'), game('behind', 'uv'), game('ahead', 'u'), game('same', 'u')];
  const { changes, counts } = mergeGames(file, localGamesById(...here), context());
  assert.equal(counts, { ...none, newGames: 1, updatedGames: 1, unchangedGames: 2 });
  assert.equal(changes, [
    { id: 'new', before: null, after: file[0] },
    { id: 'behind', before: here[0], after: file[1] },
  ]);
});

test('a game that went on differently becomes a second game, once', () => {
  const [here, file] = [game('g', 'uv'), game('g', 'uw')];
  const fork = forkIdOf(file);
  const first = mergeGames([file], localGamesById(here), context());
  assert.equal(first.counts, { ...none, forkedGames: 1 });
  assert.equal(
    first.changes.map(({ id, before }) => [id, before]),
    [[fork, null]],
  );
  const again = mergeGames([file], localGamesById(here, game(fork, 'uw')), context());
  assert.equal(again, { changes: [], counts: { ...none, unchangedGames: 1 } });
});

test('the game on the table stays the latest, with a later revision', () => {
  const here = game('here', 'u', 10);
  const { changes } = mergeGames(
    [game('later', 'u', 500)],
    localGamesById(here),
    context({ gameIdToShow: 'here' }),
  );
  const touched = changes.find(({ id }) => id === 'here');
  assert.equal(touched?.before, here);
  assert.is(touched?.after?.row.touchedAt, 501);
  assert.is(touched?.after?.row.revision, 2);
  const earlier = mergeGames(
    [game('earlier', 'u', 5)],
    localGamesById(here),
    context({ gameIdToShow: 'here' }),
  );
  assert.equal(
    earlier.changes.map(({ id }) => id),
    ['earlier'],
    'nothing else is touched if it is the latest already',
  );
});

test('a received game is put on the table and is no longer handed over', () => {
  const begun = game('g', 'u', 10);
  const handed = { ...begun, row: { ...begun.row, handedOver: { revision: 1, at: 20 } } } as GameRows;
  const back = mergeGames(
    [game('g', 'uv')],
    localGamesById(handed),
    context({ gameIdToShow: 'g', isReceived: true }),
  );
  assert.is(back.changes[0]?.after?.row.handedOver, undefined);
  assert.is(back.counts.updatedGames, 1);
  const same = mergeGames([begun], localGamesById(handed), context({ gameIdToShow: 'g', isReceived: true }));
  assert.is(same.changes[0]?.after?.row.handedOver, undefined);
});

test('the received version of a game that went on differently is the one on the table', () => {
  const [here, file] = [game('g', 'uv', 50), game('g', 'uw', 10)];
  const { changes } = mergeGames(
    [file],
    localGamesById(here),
    context({ gameIdToShow: 'g', isReceived: true }),
  );
  assert.equal(
    changes.map(({ id, after }) => [id, after?.row.touchedAt]),
    [[forkIdOf(file), 100]],
  );
});

test('replacing leaves only the games of the backup', () => {
  const here = [game('same', 'u'), game('ahead', 'uvw'), game('only here', 'u')];
  const file = [game('same', 'u'), game('ahead', 'u'), game('new', 'u')];
  const { changes, counts } = replaceGames(file, localGamesById(...here), context());
  assert.equal(counts, { ...none, newGames: 1, updatedGames: 1, unchangedGames: 1, removedGames: 1 });
  assert.equal(
    changes.map(({ id, after }) => [id, after?.row.revision ?? null]),
    [
      ['ahead', 4],
      ['new', 1],
      ['only here', null],
    ],
  );
});

test.run();
