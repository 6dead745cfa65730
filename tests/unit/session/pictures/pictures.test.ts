import { createPictures, type Pictures } from '../../../../src/session/pictures/pictures';
import type { PictureStore } from '../../../../src/storage/pictures/picture-store';
import { nextTasks } from '../../../support/headless-device';
import { memoryPictureStore, newPicture, prepareTextAsPicture } from '../../../support/pictures/pictures';
import { assert, suite } from '../../../support/suite';

const test = suite('pictures of cards');

let requestCount = 0;

function open(store: () => Promise<PictureStore>): Pictures {
  requestCount = 0;
  return createPictures({
    openStore: store,
    prepare: prepareTextAsPicture,
    storageUsage: async () => ({ used: 1, quota: 2 }),
    requestPersistence: () => {
      requestCount += 1;
    },
    now: () => 7,
  });
}

const cards = (pictures: Pictures) => [...(pictures.factsByCard.peek()?.keys() ?? ['not read'])];
const file = (text: string) => new Blob([text]);
const full = () => new DOMException('', 'QuotaExceededError');

test('pictures are listed with their sizes once the store is open', async () => {
  const { store } = memoryPictureStore([newPicture('bant', [1, 2]), newPicture('naya')]);
  const pictures = open(async () => store);
  assert.is(pictures.factsByCard.peek(), null);
  assert.is(pictures.totalBytes.peek(), 0);
  await nextTasks(5);
  assert.equal(cards(pictures), ['bant', 'naya']);
  assert.is(pictures.totalBytes.peek(), 5);
});

test('a file becomes the picture of a card and all its copies, and is recognized when imported again', async () => {
  const { store, storedPictures } = memoryPictureStore();
  const pictures = open(async () => store);
  await nextTasks(5);
  assert.is(await pictures.add('bant+2', file('a plane')), 'added');
  assert.equal(cards(pictures), ['bant']);
  assert.equal(storedPictures()[0]?.facts, {
    card: 'bant',
    type: 'image/webp',
    width: 1,
    height: 1,
    bytes: 14,
    origin: 'own',
    fingerprint: 'a plane',
    savedAt: 7,
  });
  assert.is(await (await pictures.readPicture('bant+3'))?.text(), 'a plane');
  assert.is((await pictures.readThumbnail('bant'))?.type, 'image/webp');
  assert.is(await pictures.readPicture('naya'), null);
  assert.is(await pictures.add('bant', file('a plane')), 'alreadyAdded');
  assert.is(await pictures.add('naya', file('a plane'), 'scryfall'), 'added', 'two cards may share one');
  assert.is(storedPictures()[1]?.facts.origin, 'scryfall');
});

test('persistent storage is requested when a picture is added, not for other files', async () => {
  const pictures = open(async () => memoryPictureStore().store);
  await nextTasks(5);
  await pictures.add('bant', file('failure: damaged'));
  assert.is(requestCount, 0);
  await pictures.add('bant', file('a'));
  assert.is(requestCount, 1);
});

test('invalid pictures and full storage are reported without affecting the others', async () => {
  const { store, storedPictures } = memoryPictureStore([newPicture('jund')], (card) =>
    card === 'naya' ? full() : null,
  );
  const pictures = open(async () => store);
  await nextTasks(5);
  assert.is(await pictures.add('bant', file('failure: notAPicture')), 'notAPicture');
  assert.is(await pictures.add('naya', file('a')), 'full');
  assert.is(await pictures.add('esper', file('a')), 'added');
  assert.equal(
    storedPictures().map(({ facts }) => facts.card),
    ['jund', 'esper'],
  );
});

test('the last removal can be undone', async () => {
  const { store } = memoryPictureStore(['bant', 'naya', 'jund'].map((card) => newPicture(card)));
  const pictures = open(async () => store);
  await nextTasks(5);
  await pictures.remove(['bant', 'naya+2']);
  await nextTasks(5);
  assert.equal(cards(pictures), ['jund']);
  assert.is(pictures.removedCount.peek(), 2);
  await pictures.restore();
  await nextTasks(5);
  assert.equal(cards(pictures).toSorted(), ['bant', 'jund', 'naya']);
  await pictures.remove(['bant']);
  await pictures.remove(['naya']);
  await nextTasks(5);
  assert.is(pictures.removedCount.peek(), 1);
  await pictures.discardRemoved();
  await pictures.restore();
  await nextTasks(5);
  assert.equal(cards(pictures), ['jund']);
});

test('erasing pictures also frees the space of those removed before', async () => {
  const pictures = open(
    async () => memoryPictureStore(['bant', 'naya', 'jund'].map((card) => newPicture(card))).store,
  );
  await nextTasks(5);
  await pictures.remove(['bant']);
  await pictures.erase(['naya']);
  await pictures.restore();
  await nextTasks(5);
  assert.equal([cards(pictures), pictures.removedCount.peek()], [['jund'], 0]);
});

test('without storage there are no pictures, and the reason is reported', async () => {
  const pictures = open(() => Promise.reject(new Error('forbidden')));
  await nextTasks(5);
  assert.equal(cards(pictures), []);
  assert.is(pictures.failure.peek(), 'broken');
  assert.is(await pictures.readPicture('bant'), null);
  assert.is(await pictures.add('bant', file('a')), 'broken');
});

test.run();
