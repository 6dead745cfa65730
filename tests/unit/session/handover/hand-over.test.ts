/** Packing, marking, and receiving a game, with a store of which nothing is known but its answers. */
import { signal } from '@preact/signals';
import type { StorageFailure } from '../../../../src/lib/storage-failure';
import { writeGameCodes } from '../../../../src/session/handover/game-codes';
import {
  createHandover,
  type Handover,
  type HandoverPorts,
  type PackedGame,
} from '../../../../src/session/handover/hand-over';
import { deflate } from '../../../../src/session/lib/deflate';
import type { ExaminedGame, GameTransfer } from '../../../../src/storage/backup-file/game-transfer';
import type { ParsedBackup } from '../../../../src/storage/backup-file/read-backup';
import { historyOf, savedGame } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('handing over');

const full = new DOMException('no room', 'QuotaExceededError');

const noise = (length: number) => {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 255;
  });
};
const content = noise(3_000);
const examined: ExaminedGame = { game: savedGame(historyOf(2), { id: 'theirs' }), relation: 'new' };

interface Phone extends Handover {
  /** What the store was asked to do, in order. */
  readonly calls: string[];
  readonly saveFailure: { value: StorageFailure | null };
}

/** A phone whose store contains a game of these bytes; the given functions of the store behave otherwise. */
function phone(transfer: Partial<GameTransfer> = {}, ports: Partial<HandoverPorts> = {}): Phone {
  const calls: string[] = [];
  const saveFailure = signal<StorageFailure | null>(null);
  const answers: GameTransfer = {
    writeGame: async () => ({
      revision: 7,
      parts: (async function* () {
        yield content.slice(0, 1_000);
        yield content.slice(1_000);
      })(),
    }),
    examineGame: async () => examined,
    receiveGame: async () => ({ kind: 'restored' }) as Awaited<ReturnType<GameTransfer['receiveGame']>>,
    markHandedOver: async () => true,
    markTakenBack: async () => true,
    ...transfer,
  };
  const handover = createHandover({
    openStore: async () => ({
      read: async (file) => {
        calls.push(`read ${file.size}`);
        return {} as ParsedBackup;
      },
      transfer: {
        ...answers,
        markHandedOver(id, revision) {
          calls.push(`handed over ${id} ${revision}`);
          return answers.markHandedOver(id, revision);
        },
        markTakenBack(id) {
          calls.push(`taken back ${id}`);
          return answers.markTakenBack(id);
        },
        receiveGame(backup) {
          calls.push('received');
          return answers.receiveGame(backup);
        },
      },
    }),
    appVersion: '1',
    currentGameId: () => 'ours',
    showTableAndReload: () => calls.push('reload'),
    flushChanges: () => {},
    saveFailure,
    isSaving: signal(false),
    ...ports,
  });
  return { ...handover, calls, saveFailure };
}

async function packedBy(sender: Phone): Promise<PackedGame> {
  const packed = await sender.pack();
  if (typeof packed === 'string') throw new Error(`not packed: ${packed}`);
  return packed;
}

/** Shows the codes of these frames to a phone; returns the answer to each. */
async function show(receiver: Phone, { codeOf }: Pick<PackedGame, 'codeOf'>, frames: readonly number[]) {
  const answers = [];
  for (const frame of frames) answers.push(await receiver.receiveCode(codeOf(frame)));
  return answers;
}

const all = ({ requiredCount }: PackedGame) => Array.from({ length: requiredCount }, (_, frame) => frame);

test('a packed game arrives on another phone, which counts the codes and puts it on the table', async () => {
  const packed = await packedBy(phone());
  assert.equal([packed.id, packed.revision, packed.requiredCount], ['ours', 7, 8]);
  const receiver = phone();
  await show(receiver, packed, [0, 3, 3]);
  assert.equal(receiver.codeProgress.value, { readCount: 2, totalCount: 8 });
  assert.is(receiver.receivedGame.value, null);
  const answers = await show(receiver, packed, all(packed));
  assert.ok(answers.every((answer) => answer === null));
  assert.equal([receiver.codeProgress.value, receiver.receivedGame.value?.game.id], [null, 'theirs']);
  assert.is(await receiver.accept(), null);
  assert.equal(receiver.calls, [`read ${content.length}`, 'received', 'reload']);
});

test('what cannot be stored, is not stored, or is too long is not packed', async () => {
  const unstored = phone();
  unstored.saveFailure.value = 'full';
  assert.is(await unstored.pack(), 'unsaved');
  assert.is(await phone({}, { currentGameId: () => null }).pack(), 'unsaved');
  assert.is(await phone({ writeGame: async () => null }).pack(), 'unsaved');
  const huge = noise(1_100_000);
  const parts = async function* () {
    yield huge;
  };
  assert.is(await phone({ writeGame: async () => ({ revision: 1, parts: parts() }) }).pack(), 'tooLong');
  assert.is(await phone({ writeGame: () => Promise.reject(full) }).pack(), 'full');
});

test('a game is marked as handed over and taken back, and the table starts over', async () => {
  const sender = phone();
  assert.is(await sender.markHandedOver({ id: 'ours', revision: 7 }), null);
  assert.is(await sender.takeBack('ours'), null);
  assert.equal(sender.calls, ['handed over ours 7', 'reload', 'taken back ours', 'reload']);
});

test('nothing starts over if another tab has changed the game, or if the store fails', async () => {
  const changed = phone({ markHandedOver: async () => false, markTakenBack: () => Promise.reject(full) });
  assert.is(await changed.markHandedOver({ id: 'ours', revision: 6 }), 'changedMeanwhile');
  assert.is(await changed.takeBack('ours'), 'full');
  assert.is(await changed.accept(), 'changedMeanwhile', 'nothing was received');
  assert.equal(changed.calls, ['handed over ours 6', 'taken back ours']);
});

test('a damaged message, and one that is not a game, are refused, and reading starts over', async () => {
  const packed = await packedBy(phone());
  const noGame = phone({ examineGame: async () => null });
  assert.equal((await show(noGame, packed, all(packed))).at(-1), 'damaged');
  assert.equal([noGame.codeProgress.value, noGame.receivedGame.value], [null, null]);

  const garbage = writeGameCodes(noise(600));
  assert.ok(garbage);
  const receiver = phone();
  assert.equal(await show(receiver, garbage, [0, 1]), [null, 'damaged']);
  assert.equal(receiver.calls, [], 'nothing was unpacked');
  await show(receiver, packed, all(packed));
  assert.is(receiver.receivedGame.value?.game.id, 'theirs');
});

test('other codes are recognized and change nothing', async () => {
  const packed = await packedBy(phone());
  const receiver = phone();
  await show(receiver, packed, [0]);
  assert.is(await receiver.receiveCode('https://example.com'), 'foreign');
  assert.equal(receiver.codeProgress.value, { readCount: 1, totalCount: 8 });
});

test('the code of another game starts over, and so does forgetting', async () => {
  const packed = await packedBy(phone());
  const other = writeGameCodes(await deflate(noise(900)));
  assert.ok(other);
  const receiver = phone();
  await show(receiver, packed, [0, 1, 2]);
  await show(receiver, other, [0]);
  assert.equal(receiver.codeProgress.value, { readCount: 1, totalCount: other.requiredCount });
  receiver.discardReceived();
  assert.is(receiver.codeProgress.value, null);
  await show(receiver, packed, all(packed));
  assert.ok(receiver.receivedGame.value);
  receiver.discardReceived();
  assert.is(receiver.receivedGame.value, null);
});

test('a game that is being examined is replaced by the codes of another one', async () => {
  const packed = await packedBy(phone());
  const other = writeGameCodes(await deflate(noise(900)));
  assert.ok(other);
  let answer: (found: ExaminedGame) => void = () => {};
  const receiver = phone({ examineGame: () => new Promise((resolve) => (answer = resolve)) });
  const frames = all(packed);
  await show(receiver, packed, frames.slice(0, -1));
  const last = receiver.receiveCode(packed.codeOf(frames.length - 1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await show(receiver, other, [0]);
  answer(examined);
  assert.is(await last, null);
  assert.equal([receiver.receivedGame.value, receiver.codeProgress.value?.readCount], [null, 1]);
});

test.run();
