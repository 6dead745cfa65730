import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { openPhoneStorage } from '../../../support/storage/phone-storage';
import { assert, suite } from '../../../support/suite';

const test = suite('backups of earlier versions');

const folder = new URL('../../../fixtures/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.planar-backup'));

test('there is one for every format', () => assert.ok(files.includes('backup-v1.planar-backup')));

for (const name of files) {
  test(`${name} is read whole and restored`, async () => {
    const file = new Blob([readFileSync(new URL(name, folder))]);
    const phone = await openPhoneStorage();
    const { summary } = (await phone.backups.read(file, () => {})) ?? {};
    assert.equal(summary?.readableCounts, { games: 2, decks: 1, customCards: 1, pictures: 2, knownCards: 2 });
    assert.equal(summary?.missingCounts, { games: 0, decks: 0, customCards: 0, pictures: 0, knownCards: 0 });
    assert.equal(
      [summary?.isCutOff, summary?.isFileDamaged, summary?.unknownPartCount, summary?.incompleteGameCount],
      [false, false, 0, 0],
    );
    const end = await phone.restore(file, 'replace');
    assert.is(end.kind, 'restored');
    const games = await phone.games.list();
    assert.equal(
      games.map(({ id }) => id),
      ['new game', 'old game'],
    );
    for (const { id, length } of games) {
      const found = await phone.games.read(id, 1000);
      assert.is(found.kind === 'game' && found.steps.length, length);
    }
    const { settings, damaged } = await phone.contents();
    assert.is(settings.length, 2);
    assert.is(damaged.length, 1);
  });
}

test.run();
