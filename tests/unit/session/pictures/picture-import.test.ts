import { zipSync } from 'fflate';
import { catalog } from '../../../../src/content/planes/catalog';
import { createFileNameMatcher } from '../../../../src/session/pictures/file-name-matcher';
import type { ImportFailure } from '../../../../src/session/pictures/import-report';
import { createPictureImport } from '../../../../src/session/pictures/picture-import';
import { createPictures } from '../../../../src/session/pictures/pictures';
import type { CompletePicture } from '../../../../src/storage/pictures/picture-store';
import { nextTasks } from '../../../support/headless-device';
import { memoryPictureStore, newPicture, prepareTextAsPicture } from '../../../support/pictures/pictures';
import { assert, suite } from '../../../support/suite';

const test = suite('picture import');

const namedBy = createFileNameMatcher(catalog);
const full = () => new DOMException('', 'QuotaExceededError');
const file = (name: string, text = name) => ({ name, content: new Blob([text]) });
const zip = (name: string, files: Record<string, string>) => ({
  name,
  content: new Blob([
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    ) as Uint8Array<ArrayBuffer>,
  ]),
});

async function begin(
  rows: readonly CompletePicture[] = [],
  fails: (card: string) => Error | null = () => null,
  prepare = prepareTextAsPicture,
) {
  const { store, storedPictures } = memoryPictureStore(rows, fails);
  const pictures = createPictures({
    openStore: async () => store,
    prepare,
    storageUsage: async () => null,
    requestPersistence: () => {},
    now: () => 1,
  });
  const pictureImport = createPictureImport({ pictures, loadMatcher: async () => namedBy });
  return {
    pictureImport,
    cards: () => storedPictures().map(({ facts }) => facts.card),
    textOf: async (card: string) => (await pictures.readPicture(card))?.text(),
    waiting: () =>
      pictureImport.undecidedPictures.peek().map(({ name, suggestedCard: card }) => [name, card]),
    leftOut: () =>
      pictureImport.leftOutFiles.peek().map(({ name, failure }): [string, ImportFailure] => [name, failure]),
  };
}

test('the import knows whether closing the page would lose anything', async () => {
  const { pictureImport } = await begin();
  const isUnsaved = () => pictureImport.hasUnsavedPictures.peek();
  assert.not(isUnsaved());
  const importing = pictureImport.enqueue([file('Bant.jpg'), file('IMG_1.jpg')]);
  assert.ok(isUnsaved());
  await importing;
  assert.ok(isUnsaved());
  await pictureImport.decide(pictureImport.undecidedPictures.peek()[0]?.id ?? 0, 'naya');
  assert.not(isUnsaved());
});

test('certain matches are stored, uncertain ones wait, and failures are listed', async () => {
  const { pictureImport, cards, waiting, leftOut } = await begin();
  await pictureImport.enqueue([
    file('Bant.jpg'),
    file('notes.txt', 'failure: notAPicture'),
    file('Тазим (1).png'),
    file('IMG_1.jpg'),
    file('Interplanar Tunel.png'),
    file('bomb.png', 'failure: tooManyPixels'),
    file('opca-12.webp'),
  ]);
  assert.equal(cards(), ['bant', 'tazeem', 'akoum']);
  assert.is(pictureImport.addedCount.peek(), 3);
  assert.equal(waiting(), [
    ['IMG_1.jpg', null],
    ['Interplanar Tunel.png', 'interplanar-tunnel'],
  ]);
  assert.equal(leftOut(), [
    ['notes.txt', 'notAPicture'],
    ['bomb.png', 'tooManyPixels'],
  ]);
  assert.is(pictureImport.progress.peek(), null);
});

test('a card keeps its picture until the user decides otherwise', async () => {
  const { pictureImport, waiting, textOf } = await begin([newPicture('bant', [65])]);
  await pictureImport.enqueue([file('bant.jpg', 'new'), file('Бэнт.jpg', 'newer')]);
  assert.equal(waiting(), [
    ['bant.jpg', 'bant'],
    ['Бэнт.jpg', 'bant'],
  ]);
  const [first, second] = pictureImport.undecidedPictures.peek().map(({ id }) => id);
  await pictureImport.decide(first ?? 0, null);
  assert.is(await textOf('bant'), 'A');
  await pictureImport.decide(second ?? 0, 'bant');
  assert.is(await textOf('bant'), 'newer');
  assert.equal(waiting(), []);
  await pictureImport.decide(99, 'naya');
});

test('likely matches are accepted together, or another card is chosen', async () => {
  const { pictureImport, cards, waiting } = await begin();
  await pictureImport.enqueue([file('Interplanar Tunel.png'), file('tazim.png'), file('IMG_1.jpg')]);
  const ids = pictureImport.undecidedPictures.peek().map(({ id }) => id);
  await pictureImport.acceptSuggestions(ids);
  assert.equal(cards(), ['interplanar-tunnel', 'tazeem']);
  pictureImport.setSuggestion(ids[2] ?? 0, 'tazeem');
  assert.equal(waiting(), [['IMG_1.jpg', 'tazeem']]);
});

test('a repeated picture is imported once, also if it waits or was assigned by hand', async () => {
  const { pictureImport, cards, leftOut } = await begin();
  await pictureImport.enqueue([
    file('bant.jpg', 'a'),
    file('Bant (1).jpg', 'a'),
    file('IMG_1.jpg', 'b'),
    file('IMG_2.jpg', 'b'),
  ]);
  assert.equal(leftOut(), [
    ['Bant (1).jpg', 'alreadyAdded'],
    ['IMG_2.jpg', 'alreadyAdded'],
  ]);
  await pictureImport.decide(pictureImport.undecidedPictures.peek()[0]?.id ?? 0, 'naya');
  pictureImport.dismiss();
  assert.equal(leftOut(), []);
  await pictureImport.enqueue([file('IMG_1.jpg', 'b'), file('jund.jpg', 'a')]);
  assert.equal(leftOut(), [['IMG_1.jpg', 'alreadyAdded']]);
  assert.equal(cards(), ['bant', 'naya', 'jund'], 'a name of another card makes it that card’s too');
});

test('archives are opened, but not nested ones; paths are removed, and the folder of a set counts', async () => {
  const { pictureImport, cards, leftOut } = await begin();
  await pictureImport.enqueue([
    zip('cards.zip', {
      '../../Bant.jpg': 'a',
      'scans\\naya.png': 'b',
      'OPCA/012.jpg': 'c',
      'inner.zip': 'PK\x03\x04…',
      'readme.txt': 'failure: notAPicture',
    }),
    zip('nothing.zip', {}),
  ]);
  assert.equal(cards().toSorted(), ['akoum', 'bant', 'naya']);
  assert.equal(leftOut(), [
    ['inner.zip', 'archiveWithin'],
    ['readme.txt', 'notAPicture'],
    ['nothing.zip', 'emptyArchive'],
  ]);
});

test('a truncated archive yields its complete pictures and is listed by name', async () => {
  const { pictureImport, cards, leftOut } = await begin();
  const { content } = zip('half.zip', { 'bant.jpg': 'a', 'naya.jpg': 'b' });
  await pictureImport.enqueue([{ name: 'half.zip', content: content.slice(0, content.size - 135) }]);
  assert.equal(cards(), ['bant']);
  assert.equal(leftOut(), [['half.zip', 'truncated']]);
});

test('the surplus files of an archive are listed as one', async () => {
  const { pictureImport, leftOut } = await begin();
  await pictureImport.enqueue([
    zip(
      'many.zip',
      Object.fromEntries(Array.from({ length: 1003 }, (_, n) => [`${n}.jpg`, 'failure: damaged'])),
    ),
  ]);
  assert.is(leftOut().length, 1001);
  assert.equal(leftOut().at(-1), ['many.zip', 'tooManyFiles']);
});

test('when storage is full, the rest is listed and can be tried again', async () => {
  let isFull = true;
  const { pictureImport, cards, leftOut } = await begin([], (card) =>
    isFull && card !== 'bant' ? full() : null,
  );
  await pictureImport.enqueue(
    ['naya', 'bant', 'jund', 'esper', 'grixis', 'tazeem'].map((name) => file(`${name}.jpg`)),
  );
  assert.equal(cards(), ['bant']);
  assert.equal(
    leftOut().map(([name, failure]) => `${name} ${failure}`),
    ['naya.jpg full', 'jund.jpg full', 'esper.jpg full', 'grixis.jpg full', 'tazeem.jpg full'],
  );
  isFull = false;
  await pictureImport.retry();
  assert.equal(cards(), ['bant', 'naya', 'jund', 'esper', 'grixis', 'tazeem']);
  assert.equal(leftOut(), []);
  await pictureImport.retry();
});

test('when stopped, the rest is listed and can be resumed', async () => {
  let prepared = 0;
  const { pictureImport, cards, leftOut } = await begin([], undefined, async (source) => {
    prepared += 1;
    if (prepared === 2) pictureImport.stop();
    return prepareTextAsPicture(source);
  });
  const importing = pictureImport.enqueue([
    file('bant.jpg'),
    zip('two.zip', { 'naya.jpg': 'n', 'jund.jpg': 'j' }),
    file('esper.jpg'),
  ]);
  await importing;
  assert.equal(cards(), ['bant', 'naya']);
  assert.equal(leftOut(), [
    ['two.zip', 'stopped'],
    ['esper.jpg', 'stopped'],
  ]);
  await pictureImport.retry();
  assert.equal(cards(), ['bant', 'naya', 'jund', 'esper']);
  assert.equal(leftOut(), [['naya.jpg', 'alreadyAdded']]);
});

test('progress counts all files, including those in archives and those added meanwhile', async () => {
  const { pictureImport, cards } = await begin();
  const reportedProgress: string[] = [];
  pictureImport.progress.subscribe((now) => {
    if (now) reportedProgress.push(`${now.doneCount}/${now.expectedCount}`);
  });
  const first = pictureImport.enqueue([
    file('bant.jpg'),
    zip('two.zip', { 'naya.jpg': 'n', 'jund.jpg': 'j' }),
  ]);
  await nextTasks(2);
  const second = pictureImport.enqueue([file('esper.jpg')]);
  await Promise.all([first, second]);
  assert.equal(cards(), ['bant', 'naya', 'jund', 'esper']);
  assert.is(reportedProgress[0], '0/2');
  assert.is(reportedProgress.at(-1), '4/4');
});

test('an unreadable file is listed, also if it disappears before its card is chosen', async () => {
  const { pictureImport, cards, leftOut } = await begin();
  const lost = { name: 'lost.jpg', content: new Blob(['a']) };
  lost.content.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  await pictureImport.enqueue([lost, file('bant.jpg')]);
  assert.equal(leftOut(), [['lost.jpg', 'unreadable']]);
  assert.equal(cards(), ['bant']);
});

test.run();
