import 'fake-indexeddb/auto';
import type { History } from '../../../../src/rules/table/history';
import { partKinds } from '../../../../src/storage/backup-file/backup-format';
import { encodePart, signature } from '../../../../src/storage/backup-file/container';
import { rowsToWrite } from '../../../../src/storage/game/write-game';
import { newPicture } from '../../../support/pictures/pictures';
import { openPhoneStorage } from '../../../support/storage/phone-storage';
import { asJson, fullGameSave, historyOf } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('reading backups');

const json = (kind: string, value: unknown) =>
  encodePart(kind, new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
const fileOf = (...parts: readonly BlobPart[]) => new Blob([signature(), ...parts]);
const end = json(partKinds.end, {});
const read = async (file: Blob) => {
  const found = await phone.backups.read(file, () => {});
  if (!found) throw new Error('this is no backup');
  return found;
};

const phone = await openPhoneStorage();
for (let game = 0; game < 4; game++) await phone.saveGameWithSteps(`game ${game}`, 60, { touchedAt: game });
await phone.decks.put({ id: 'd', name: 'Jeudi', cards: ['bant'], touchedAt: 1 });
await phone.pictures.put(
  newPicture(
    'bant',
    Array.from({ length: 90_000 }, (_, index) => index & 255),
  ),
);
const whole = await phone.backUp();
const bytes = new Uint8Array(await whole.arrayBuffer());

/** The row of a game as it is stored. */
const storedGame = (history: History) => asJson(rowsToWrite(fullGameSave(history)).game);

test('cut off anywhere, the file says so and yields what comes before', async () => {
  let most = -1;
  for (let size = 8; size < whole.size; size += 2_477) {
    const found = await phone.backups.read(whole.slice(0, size), () => {});
    if (!found) {
      assert.ok(size < 28);
      continue;
    }
    const { readableCounts, isCutOff, missingCounts, about } = found.summary;
    assert.ok(isCutOff, `at ${size}`);
    assert.ok(readableCounts.games >= most, 'a longer piece gives as much');
    most = Math.max(0, readableCounts.games);
    if (about) assert.is(readableCounts.games + missingCounts.games, 4);
    for (const { row, steps } of found.rows.games) {
      const first = row.length - steps.length;
      assert.equal(
        steps.map(({ index }) => index),
        Array.from({ length: steps.length }, (_, place) => first + place),
        'the steps that are there are the last ones',
      );
    }
  }
  assert.is(most, 4);
});

test('a flipped bit damages at most one thing', async () => {
  for (let at = 3; at < bytes.length; at += 1_777) {
    const bent = bytes.slice();
    bent[at] = (bent[at] ?? 0) ^ 16;
    const { summary } = await read(new Blob([bent]));
    assert.ok(summary.isFileDamaged || summary.isCutOff || at < 8, `at ${at}`);
    const { games, decks, pictures } = summary.readableCounts;
    assert.ok(games + decks + pictures >= 5 || summary.about === null, `at ${at}`);
  }
});

test('what is not a backup is refused', async () => {
  for (const foreign of ['', '{}', 'PK\x03\x04', '<html>', '\x89PNG\r\n\x1a\n0000'])
    assert.is(await phone.backups.read(new Blob([foreign]), () => {}), null, foreign);
});

test('unknown parts of a later version are skipped and counted', async () => {
  const about = json(partKinds.about, {
    format: 7,
    madeAt: 5,
    version: '9.9.9',
    counts: { games: 0, decks: 1, ownCards: 0, pictures: 0, knownCards: 0, dragons: 3 },
    more: {},
  });
  const deck = json(partKinds.decks, [
    { id: 'd', name: 'D', cards: [], touchedAt: 1 },
    { id: 'later', shape: 2 },
  ]);
  const { summary, rows } = await read(fileOf(about, json('DRAG', [1]), deck, json('FUTU', 'x'), end));
  assert.is(summary.unknownPartCount, 2);
  assert.is(rows.decks.length, 1);
  assert.is(summary.about?.version, '9.9.9');
});

test('rows go through the schemas of stored rows', async () => {
  const game = { row: storedGame(historyOf(3)), saves: [] };
  const { rows, summary } = await read(
    fileOf(
      json(partKinds.game, game),
      json(partKinds.game, { ...game, row: { ...game.row, id: 'bad', table: { turn: 1 } } }),
      json(partKinds.game, { ...game, row: { ...game.row, id: 12 } }),
      json(partKinds.steps, {
        game: 'a game',
        steps: [{ index: 2, move: 'no' }, { index: -1 }, { index: 99 }],
      }),
      json(partKinds.steps, { game: 'nobody', steps: [] }),
      json(partKinds.steps, { game: 'a game', steps: 'no' }),
      json(partKinds.decks, { id: 'no list' }),
      json(partKinds.customCards, [null, 1, { id: '<script>' }]),
      json(partKinds.settings, { key: 4 }),
      json(partKinds.damaged, [1]),
      json(partKinds.pictures, 'xx'),
      json(partKinds.knownCards, [{ key: 'k' }]),
      json(partKinds.about, { format: 'x' }),
      end,
    ),
  );
  assert.equal(
    rows.games.map(({ row }) => row.id),
    ['a game'],
  );
  assert.equal(rows.games[0]?.steps, []);
  assert.equal([rows.decks, rows.customCards, [...rows.settings], rows.damagedRows], [[], [], [], []]);
  assert.equal(summary.missingCounts, { games: 2, decks: 1, customCards: 3, pictures: 1, knownCards: 1 });
  assert.is(summary.incompleteGameCount, 1);
  assert.ok(summary.isFileDamaged);
});

test('a key that changes what an object inherits is dropped, however it is written', async () => {
  for (const key of ['__proto__', '\\u005f_proto__', '__pr\\u006fto__']) {
    const text = `{"key":"settings","value":{"theme":"dark","${key}":{"isAdmin":true},"clock":{"${key}":1}}}`;
    const { rows } = await read(fileOf(json(partKinds.settings, text), end));
    const value = rows.settings.get('settings') as Record<string, unknown>;
    assert.equal(Object.keys(value), ['theme', 'clock']);
    assert.is(({} as { isAdmin?: unknown }).isAdmin, undefined);
    assert.is(value.isAdmin, undefined);
  }
});

test('JSON too deep to parse, or not JSON, is a damaged part', async () => {
  const deep = `{"key":"settings","value":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  for (const text of ['{', '\xff\xfe', 'undefined', '']) {
    const { summary } = await read(fileOf(json(partKinds.settings, text), end));
    assert.ok(summary.isFileDamaged, text);
  }
  const { summary } = await read(fileOf(json(partKinds.settings, deep), end));
  assert.is(summary.isCutOff, false);
});

test('names in any script', async () => {
  const names = ['Юля', 'あいう', '👩‍👩‍👧', 'ﷺ', '\ud800 half', 'a\u0000b', '"\\'];
  const other = await openPhoneStorage();
  for (const [index, name] of names.entries())
    await other.decks.put({ id: `d${index}`, name, cards: [], touchedAt: index });
  const { rows } = await read(await other.backUp());
  assert.equal(rows.decks.map(({ name }) => name).sort(), names.toSorted());
});

test('10 000 games', async () => {
  const row = storedGame(historyOf(1));
  const games = Array.from({ length: 10_000 }, (_, index) =>
    json(partKinds.game, { row: { ...row, id: `g${index}` }, saves: [[1, 'c']] }),
  );
  const { rows, summary } = await read(fileOf(...games, end));
  assert.is(rows.games.length, 10_000);
  assert.is(summary.readableCounts.games, 10_000);
});

test.run();
