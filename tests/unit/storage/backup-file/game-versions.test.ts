import {
  asFork,
  asNextRevision,
  compareVersions,
  forkIdOf,
  type GameRows,
  type Relation,
} from '../../../../src/storage/backup-file/game-versions';
import { assert, suite } from '../../../support/suite';

const test = suite('versions of a game');

interface GameSketch {
  /** One letter a step. */
  readonly steps: string;
  /** Defaults to all of them. */
  readonly done?: number;
  /** The ids of the saves, one letter each; `-` for a save without an id. */
  readonly saves?: string;
  readonly touchedAt?: number;
  readonly table?: string;
  /** Indexes of steps that are missing. */
  readonly missingSteps?: readonly number[];
}

function game({
  steps,
  done = steps.length,
  saves = '',
  touchedAt = 1,
  table,
  missingSteps = [],
}: GameSketch): GameRows {
  const revision = Math.max(1, saves.length);
  return {
    row: {
      id: 'a game',
      revision,
      touchedAt,
      done,
      length: steps.length,
      table: table ?? steps.slice(0, done),
    },
    steps: [...steps].flatMap((letter, index) =>
      missingSteps.includes(index) ? [] : [{ game: 'a game', index, move: letter }],
    ),
    saves: [...saves].map((letter, index) => [index + 1, letter === '-' ? 0 : letter]),
  };
}

const situations: readonly [name: string, local: GameSketch, file: GameSketch, expected: Relation][] = [
  ['the same save', { steps: 'abc', saves: 'xyz' }, { steps: 'abc', saves: 'xyz' }, 'same'],
  ['played on here', { steps: 'abcd', saves: 'wxyz' }, { steps: 'abc', saves: 'wxy' }, 'localIsNewer'],
  ['played on elsewhere', { steps: 'abc', saves: 'wxy' }, { steps: 'abcd', saves: 'wxyz' }, 'fileIsNewer'],
  [
    'undone and played otherwise here',
    { steps: 'abX', saves: 'uvwxy' },
    { steps: 'abc', saves: 'uvw' },
    'localIsNewer',
  ],
  [
    'undone and played otherwise elsewhere',
    { steps: 'abc', saves: 'uvw' },
    { steps: 'abX', saves: 'uvwxy' },
    'fileIsNewer',
  ],
  ['undone here', { steps: 'abc', done: 1, saves: 'uvwx' }, { steps: 'abc', saves: 'uvw' }, 'localIsNewer'],
  [
    'undone elsewhere',
    { steps: 'abc', saves: 'uvw' },
    { steps: 'abc', done: 1, saves: 'uvwx' },
    'fileIsNewer',
  ],
  ['both played on', { steps: 'abX', saves: 'uvX' }, { steps: 'abY', saves: 'uvY' }, 'forked'],
  ['both played on, one longer', { steps: 'abX', saves: 'uvX' }, { steps: 'abYZ', saves: 'uvYZ' }, 'forked'],
  ['both undid and went on', { steps: 'aX', saves: 'uvXX' }, { steps: 'aY', saves: 'uvYY' }, 'forked'],
  ['no ids of saves, the same', { steps: 'abc' }, { steps: 'abc' }, 'same'],
  ['no ids of saves, here is longer', { steps: 'abcd' }, { steps: 'abc' }, 'localIsNewer'],
  ['no ids of saves, the file is longer', { steps: 'abc' }, { steps: 'abcd' }, 'fileIsNewer'],
  ['no ids of saves, both played on', { steps: 'abX' }, { steps: 'abY' }, 'forked'],
  [
    'no ids of saves, the file was undone later',
    { steps: 'ab' },
    { steps: 'ab', done: 1, touchedAt: 2 },
    'fileIsNewer',
  ],
  [
    'no ids of saves, here was undone later',
    { steps: 'ab', done: 1, touchedAt: 3 },
    { steps: 'ab' },
    'localIsNewer',
  ],
  [
    'no ids of saves, another table',
    { steps: 'ab', table: 'this' },
    { steps: 'ab', table: 'that' },
    'forked',
  ],
  ['no steps at all', { steps: '', table: 'this' }, { steps: '', table: 'this' }, 'same'],
  ['no steps and another table', { steps: '', table: 'this' }, { steps: '', table: 'that' }, 'forked'],
  ['only begun here', { steps: '' }, { steps: 'ab' }, 'fileIsNewer'],
  [
    'early steps are missing in both',
    { steps: 'abcd', missingSteps: [0] },
    { steps: 'abc', missingSteps: [0] },
    'forked',
  ],
  [
    'ids of saves lost in a second copy',
    { steps: 'abc', saves: '---' },
    { steps: 'abc', saves: 'uvw' },
    'same',
  ],
  [
    'ids of saves lost, and played on since',
    { steps: 'abcd', saves: '---z' },
    { steps: 'abc', saves: 'uvw' },
    'localIsNewer',
  ],
];

for (const [name, local, file, expected] of situations) {
  test(name, () => assert.is(compareVersions(game(local), game(file)), expected));
  const mirrored = {
    localIsNewer: 'fileIsNewer',
    fileIsNewer: 'localIsNewer',
    same: 'same',
    forked: 'forked',
  } as const;
  test(`${name}, the other way round`, () =>
    assert.is(compareVersions(game(file), game(local)), mirrored[expected]));
}

test('a fork has the same id whenever it is made, and a different one for a different version', () => {
  const [one, other] = [game({ steps: 'ab', saves: 'uv' }), game({ steps: 'ab', saves: 'uw' })];
  assert.is(forkIdOf(one), forkIdOf(game({ steps: 'ab', saves: 'uv' })));
  assert.is.not(forkIdOf(one), forkIdOf(other));
  const fork = asFork(one);
  assert.equal(new Set([fork.row.id, ...fork.steps.map((step) => step.game)]), new Set([forkIdOf(one)]));
  assert.ok(forkIdOf({ ...one, row: { ...one.row, id: 'x'.repeat(100) } }).length <= 100);
});

test('a version that replaces a later one gets a later revision, and looks like none of its saves', () => {
  const file = game({ steps: 'ab', saves: 'uv' });
  const successor = asNextRevision(file, 5, () => 'fresh');
  assert.is(successor.row.revision, 6);
  assert.equal(successor.saves, [
    [1, 'u'],
    [2, 'v'],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 'fresh'],
  ]);
  assert.is(
    asNextRevision(file, 1, () => 'fresh'),
    file,
  );
});

test.run();
