import 'fake-indexeddb/auto';
import { readGameRows } from '../../../../../src/storage/backup-file/backup-databases';
import { forkIdOf } from '../../../../../src/storage/backup-file/game-versions';
import { newPicture } from '../../../../support/pictures/pictures';
import { deck, fillPhone } from '../../../../support/storage/filled-phone';
import { openPhoneStorage, type PhoneStorage } from '../../../../support/storage/phone-storage';
import { fullGameSave, historyOf, undoTimes } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';

const test = suite('restoring a backup');

async function filledPhone(): Promise<PhoneStorage> {
  const phone = await openPhoneStorage();
  await fillPhone(phone);
  return phone;
}

const idsOf = async (phone: PhoneStorage) => (await phone.games.list()).map(({ id }) => id);

test('everything comes back on an empty phone', async () => {
  const phone = await filledPhone();
  const other = await openPhoneStorage();
  const end = await other.restore(await phone.backUp(), 'replace');
  assert.is(end.kind, 'restored');
  assert.equal(await other.contents(), await phone.contents());
  assert.is(await other.cardIndex.count(), 2);
  const read = await other.games.read('new game', 100);
  assert.is(read.kind === 'game' && read.steps.length, 30);
});

test('pictures and known cards are left out if they are not wanted', async () => {
  const phone = await filledPhone();
  const file = await phone.backUp({
    ownPictures: true,
    downloadedPictures: false,
    knownCards: false,
  });
  const { summary } = (await phone.backups.read(file, () => {})) ?? {};
  assert.equal(summary?.readableCounts, { games: 2, decks: 1, customCards: 1, pictures: 1, knownCards: 0 });
  assert.equal(summary?.missingCounts, { games: 0, decks: 0, customCards: 0, pictures: 0, knownCards: 0 });
  assert.is(summary?.isCutOff, false);
  assert.is(summary?.about?.version, '1.2.3');
});

test('the size announced beforehand is nearly that of the file', async () => {
  const phone = await filledPhone();
  const sizes = await phone.backups.measure();
  const reportedSize =
    sizes.bytesOfRows + sizes.ownPictures.bytes + sizes.downloadedPictures.bytes + sizes.knownCards.bytes;
  const { size } = await phone.backUp();
  assert.ok(Math.abs(reportedSize - size) < 800, `${reportedSize} of ${size}`);
  assert.is(sizes.ownPictures.count, 1);
  assert.is(sizes.downloadedPictures.count, 1);
});

test('merging again changes nothing', async () => {
  const phone = await filledPhone();
  const file = await phone.backUp();
  const before = await phone.contents();
  await phone.restore(file, 'merge', { gameIdToShow: 'new game' });
  assert.equal(await phone.contents(), before);
});

test('merging keeps what is newer, here or there, and fills in what is missing', async () => {
  const phone = await filledPhone();
  await phone.decks.put(deck('both', 'older', 5));
  await phone.decks.put(deck('both too', 'newer', 50));
  const file = await phone.backUp();
  const other = await openPhoneStorage();
  await other.saveGameWithSteps('own game', 3, { touchedAt: 150 });
  await other.decks.put(deck('both', 'newer here', 6));
  await other.decks.put(deck('both too', 'older here', 49));
  await other.decks.put(deck('only here', 'mine'));
  await other.database.settings.put({
    key: 'settings',
    value: { theme: 'light', regulars: [{ name: 'us', players: [] }], ofALaterVersion: 7 },
  });
  const end = await other.restore(file);
  assert.is(end.kind === 'restored' && end.counts.newGames, 2);
  const { decks, settings } = await other.contents();
  assert.equal(
    decks.map(({ name }: { name: string }) => name).sort(),
    ['mine', 'newer', 'newer here', 'Пятница'].sort(),
  );
  assert.equal(settings, [
    { key: 'landList', value: '4 Shock' },
    {
      key: 'settings',
      value: { ofALaterVersion: 7, theme: 'light', regulars: [{ name: 'us', players: [] }] },
    },
  ]);
  assert.equal(await idsOf(other), ['new game', 'own game', 'old game']);
});

test('a game that went on in the backup goes on here; a later state here stays', async () => {
  const phone = await openPhoneStorage();
  await phone.save(historyOf(4), { id: 'g', revision: 1, touchedAt: 10 });
  const early = await phone.backUp();
  await phone.save(undoTimes(historyOf(4), 2), { id: 'g', revision: 2, touchedAt: 20 });
  await phone.save(historyOf(9), { id: 'g', revision: 3, touchedAt: 30 });
  const late = await phone.backUp();

  const stays = await phone.restore(early);
  assert.is(stays.kind === 'restored' && stays.counts.unchangedGames, 1);
  assert.is((await readGameRows(phone.database, 'g'))?.row.length, 9);

  const other = await openPhoneStorage();
  await other.restore(early);
  const goesOn = await other.restore(late);
  assert.is(goesOn.kind === 'restored' && goesOn.counts.updatedGames, 1);
  assert.is((await readGameRows(other.database, 'g'))?.row.length, 9);
  assert.equal(await idsOf(other), ['g']);
});

test('a game that went on differently is kept twice, once however often it is restored', async () => {
  const phone = await openPhoneStorage();
  const begun = historyOf(4);
  await phone.save(begun, { id: 'g', revision: 1, touchedAt: 10 });
  const file = await phone.backUp();
  const other = await openPhoneStorage();
  await other.restore(file);
  await phone.save(historyOf(6), { id: 'g', revision: 2, touchedAt: 30 });
  await other.save(
    {
      ...historyOf(5),
      steps: historyOf(7)
        .steps.slice(0, 5)
        .with(4, { ...historyOf(7).steps[4], at: 1 } as never),
    },
    {
      id: 'g',
      revision: 2,
      touchedAt: 20,
    },
  );
  const theirs = await phone.backUp();
  const end = await other.restore(theirs, 'merge', { gameIdToShow: 'g' });
  assert.is(end.kind === 'restored' && end.counts.forkedGames, 1);
  const fork = forkIdOf((await readGameRows(phone.database, 'g')) as never);
  assert.equal(await idsOf(other), ['g', fork], 'the game on the table stays the latest');
  const copy = await other.games.read(fork, 100);
  assert.is(copy.kind === 'game' && copy.game.isCopy, true);
  assert.is(copy.kind === 'game' && copy.steps.length, 6);
  const again = await other.restore(theirs, 'merge', { gameIdToShow: 'g' });
  assert.is(again.kind === 'restored' && again.counts.forkedGames, 0);
  assert.equal((await idsOf(other)).length, 2);
});

test('the game on the table stays there, however new the games of the backup are', async () => {
  const phone = await openPhoneStorage();
  await phone.saveGameWithSteps('tomorrow', 3, { touchedAt: 9e12 });
  const other = await openPhoneStorage();
  await other.saveGameWithSteps('live', 3, { touchedAt: 100 });
  await other.restore(await phone.backUp(), 'merge', { gameIdToShow: 'live' });
  assert.equal(await idsOf(other), ['live', 'tomorrow']);
  await other.backups.undo();
  assert.equal(await idsOf(other), ['live']);
});

test('replacing leaves only what is in the backup, and undo brings everything back', async () => {
  const phone = await filledPhone();
  const file = await phone.backUp();
  const other = await openPhoneStorage();
  await other.saveGameWithSteps('own game', 3);
  await other.saveGameWithSteps('new game', 12);
  await other.decks.put(deck('mine', 'mine'));
  await other.pictures.put(newPicture('bant', [9]));
  await other.pictures.put(newPicture('jund', [8]));
  await other.database.settings.put({ key: 'draft', value: null });
  const before = await other.contents();

  await other.restore(file, 'replace');
  const after = await other.contents();
  const { decks, customCards, settings, games } = await phone.contents();
  assert.equal(
    { decks: after.decks, customCards: after.customCards, settings: after.settings },
    { decks, customCards, settings },
  );
  assert.equal(
    after.games.map(({ steps }: { steps: unknown }) => steps),
    games.map(({ steps }: { steps: unknown }) => steps),
  );
  assert.is(after.facts.length, 3, 'no picture is removed');

  // Also after the app was closed.
  const reopened = await openPhoneStorage(other.name);
  assert.is((await reopened.backups.lastRestore())?.state, 'restored');
  await reopened.backups.undo();
  assert.equal(withoutRevisions(await reopened.contents()), withoutRevisions(before));
  assert.is(await reopened.backups.lastRestore(), null);
});

test('a tab that shows a replaced game is overtaken', async () => {
  const phone = await openPhoneStorage();
  await phone.saveGameWithSteps('g', 3);
  const file = await phone.backUp();
  const other = await openPhoneStorage();
  for (let revision = 1; revision <= 5; revision++) await other.save(historyOf(8), { id: 'g', revision });
  await other.restore(file, 'replace');
  const late = await other.games.save({
    ...fullGameSave(historyOf(9), { id: 'g', revision: 6 }),
    saveId: 'late',
  });
  assert.is(late, 'overtaken');
});

test('forgetting the restore keeps what it brought', async () => {
  const phone = await filledPhone();
  const other = await openPhoneStorage();
  await other.restore(await phone.backUp());
  await other.backups.forgetRestore();
  await other.backups.undo();
  assert.equal((await idsOf(other)).length, 2);
});

test('a restore that fails or is canceled changes nothing', async () => {
  const phone = await filledPhone();
  const file = await phone.backUp();
  const other = await openPhoneStorage();
  await other.saveGameWithSteps('own game', 3);
  const before = await other.contents();
  let calls = 0;
  const onProgress = () => {
    calls += 1;
    if (calls === 8) throw new DOMException('no room', 'QuotaExceededError');
  };
  await other.restore(file, 'replace', { onProgress }).then(
    () => assert.unreachable(),
    (error) => assert.is(error.name, 'QuotaExceededError'),
  );
  assert.equal(await other.contents(), before);
  assert.is(await other.backups.lastRestore(), null);
});

test('killed at any moment, the phone has the old state or the new one after the next start', async () => {
  const phone = await filledPhone();
  const file = await phone.backUp();
  let oldStateCount = 0;
  for (let kill = 1; ; kill++) {
    const other = await openPhoneStorage();
    await other.saveGameWithSteps('own game', 3);
    await other.decks.put(deck('mine', 'mine'));
    await other.pictures.put(newPicture('bant', [9]));
    const before = await other.contents();
    let calls = 0;
    const killedOrDone = new Promise<void>((resolve) => {
      const onProgress = () => {
        calls += 1;
        if (calls < kill) return undefined;
        resolve();
        return new Promise(() => {});
      };
      other.restore(file, 'replace', { onProgress }).then(() => resolve());
    });
    await killedOrDone;
    const isWhole = calls < kill;
    const reopened = await openPhoneStorage(other.name);
    const { decks, customCards, games, settings } = await phone.contents();
    const now = await reopened.contents();
    if (isWhole)
      assert.equal(
        { ...now, facts: 0, images: 0 },
        { decks, customCards, games, settings, damaged: now.damaged, facts: 0, images: 0 },
      );
    else assert.equal(now, before, `killed at ${kill}`);
    if (isWhole) break;
    oldStateCount += 1;
  }
  assert.ok(oldStateCount >= 5, `${oldStateCount} moments`);
});

test('killed while decks are written or while undoing, the next start finishes it', async () => {
  const phone = await filledPhone();
  const file = await phone.backUp();
  for (const when of ['restore', 'undo'] as const) {
    const other = await openPhoneStorage();
    await other.decks.put(deck('mine', 'mine'));
    const before = await other.contents();
    const { apply } = other.customCards;
    const killed = new Promise<void>((resolve) => {
      const die = () => {
        resolve();
        return new Promise<never>(() => {});
      };
      (other.customCards as { apply: unknown }).apply = when === 'restore' ? die : apply;
      other.restore(file, 'replace').then(() => {
        (other.customCards as { apply: unknown }).apply = die;
        other.backups.undo();
      });
    });
    await killed;
    const reopened = await openPhoneStorage(other.name);
    assert.equal(await reopened.contents(), before, when);
  }
});

/** Undo gives games a later revision, so that other tabs notice. */
function withoutRevisions(contents: { games: readonly { row: object }[] }) {
  return {
    ...contents,
    games: contents.games.map((game) => ({ ...game, row: { ...game.row, revision: 0 } })),
  };
}

test.run();
