import 'fake-indexeddb/auto';
import { openPhoneStorage, type PhoneStorage } from '../../../support/storage/phone-storage';
import { historyOf, playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';

const test = suite('handed-over games');

const START = historyOf(6);
const LATER = playLegalMove(START, moves.changeLife(1, -4), 70);

/** Sends the game as it is on one phone to another one, which receives it. */
async function send(from: PhoneStorage, to: PhoneStorage, id = 'evening') {
  const written = await from.backups.transfer.writeGame(id, '1.2.3');
  if (!written) throw new Error('no such game');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of written.parts) parts.push(part);
  const backup = await to.backups.read(new Blob(parts), () => {});
  if (!backup) throw new Error('not readable');
  const examined = await to.backups.transfer.examineGame(backup);
  return {
    revision: written.revision,
    relation: examined?.relation,
    accept: () => to.backups.transfer.receiveGame(backup),
  };
}

async function gamesOf(phone: PhoneStorage) {
  const read = await phone.games.list();
  return read.map(({ id, length, handedOver, isCopy }) => ({
    id,
    length,
    isAway: handedOver !== undefined,
    isCopy: isCopy === true,
  }));
}

const expectedGame = (length: number, changes = {}) => ({
  id: 'evening',
  length,
  isAway: false,
  isCopy: false,
  ...changes,
});

test('a game goes to another phone and comes back with more moves', async () => {
  const [one, other] = [await openPhoneStorage(), await openPhoneStorage()];
  await one.save(START, { id: 'evening' });
  const there = await send(one, other);
  assert.is(there.relation, 'new');
  await there.accept();
  assert.is(await one.backups.transfer.markHandedOver('evening', there.revision), true);
  assert.equal(await gamesOf(one), [expectedGame(6, { isAway: true })]);
  assert.equal(await gamesOf(other), [expectedGame(6)]);

  await other.save(LATER, { id: 'evening', revision: there.revision + 1 });
  const back = await send(other, one);
  assert.is(back.relation, 'fileIsNewer');
  await back.accept();
  assert.equal(await gamesOf(one), [expectedGame(7)]);
});

test('a game that comes back unchanged is no longer handed over', async () => {
  const [one, other] = [await openPhoneStorage(), await openPhoneStorage()];
  await one.save(START, { id: 'evening' });
  const there = await send(one, other);
  await there.accept();
  await one.backups.transfer.markHandedOver('evening', there.revision);
  const back = await send(other, one);
  assert.is(back.relation, 'same');
  await back.accept();
  assert.equal(await gamesOf(one), [expectedGame(6)]);
});

test('the received game is the one touched last', async () => {
  const [one, other] = [await openPhoneStorage(), await openPhoneStorage()];
  await one.save(START, { id: 'evening', touchedAt: 10 });
  await other.save(historyOf(3), { id: 'here', touchedAt: 9_000 });
  await (await send(one, other)).accept();
  assert.equal(
    (await other.games.list()).map(({ id }) => id),
    ['evening', 'here'],
  );
});

test('a game taken back and played on both phones is kept twice', async () => {
  const [one, other] = [await openPhoneStorage(), await openPhoneStorage()];
  await one.save(START, { id: 'evening' });
  const there = await send(one, other);
  await there.accept();
  await one.backups.transfer.markHandedOver('evening', there.revision);
  assert.is(await one.backups.transfer.markTakenBack('evening'), true);
  await one.save(playLegalMove(START, moves.changeLife(0, -1), 80), {
    id: 'evening',
    revision: there.revision + 3,
  });
  await other.save(LATER, { id: 'evening', revision: there.revision + 1 });
  const back = await send(other, one);
  assert.is(back.relation, 'forked');
  await back.accept();
  const [shown, original] = await gamesOf(one);
  assert.equal([shown?.isCopy, shown?.length, original], [true, 7, expectedGame(7)]);
});

test('a game that has changed since it was packed is not marked', async () => {
  const one = await openPhoneStorage();
  await one.save(START, { id: 'evening' });
  const [game] = await one.games.list();
  await one.save(LATER, { id: 'evening', revision: 2 });
  assert.is(await one.backups.transfer.markHandedOver('evening', game?.revision ?? 0), false);
  assert.is(await one.backups.transfer.markHandedOver('unknown', 1), false);
  assert.equal(await gamesOf(one), [expectedGame(7)]);
});

test.run();
