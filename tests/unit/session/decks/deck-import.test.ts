import type { QrCodeReader } from '../../../../src/device/camera/qr-code-reader';
import {
  createDeckImport,
  type DeckImport,
  type DeckImportPorts,
} from '../../../../src/session/decks/deck-import';
import { encodeDeck } from '../../../../src/session/decks/sharing/deck-codes';
import { deckArchive, deckFileText } from '../../../../src/session/decks/sharing/deck-file';
import {
  type DeckExport,
  deckFileData,
  readUnversionedDeck,
  readVersionedDeck,
} from '../../../../src/storage/decks/deck-export';
import { assert, suite } from '../../../support/suite';

const test = suite('deck import');

const friday: DeckExport = { name: 'Friday', cards: ['bant', 'naya'], customCards: [] };
const file = (exported: DeckExport) => new File([deckFileText(deckFileData(exported))], 'Friday.planar-deck');
const photo = (text: string) => new File([text], 'photo.jpg', { type: 'image/jpeg' });

/** Reads the text of a code out of a photo that is nothing but that text. */
const codeReader: QrCodeReader = {
  readVideo: async () => [],
  async readPhoto(picture) {
    const text = await picture.text();
    if (text === 'no picture') throw new Error(text);
    return text === '' ? [] : [text];
  },
};

function open(ports: Partial<DeckImportPorts> = {}): DeckImport {
  return createDeckImport({
    readVersionedDeck,
    readUnversionedDeck,
    deckFileData,
    codeReader,
    scanForCodes: () => () => {},
    takeSharedFiles: async () => [],
    receiveGameCode: async () => null,
    ...ports,
  });
}

const decksIn = ({ receivedDecks: received }: DeckImport) =>
  received.peek().map((deck) => (deck.kind === 'exported' ? deck.deckExport : deck.text));

async function codes(exported = friday): Promise<readonly string[]> {
  return (await encodeDeck(exported)) ?? [];
}

test('a code, a file and its text lead to the same deck, offered once', async () => {
  const post = open();
  const [code = ''] = await codes();
  await post.receiveCode(code);
  await post.receiveFiles([file(friday), photo(code)]);
  await post.receiveText(deckFileText(deckFileData(friday)));
  await post.receiveText(`\n${code}\n`);
  assert.equal(decksIn(post), [friday]);
  assert.is(post.failure.peek(), null);
});

test('several codes are collected, with progress, and combined', async () => {
  const cards = Array.from({ length: 80 }, (_, index) => `later-${index * 7919}-${index * 104729}`);
  const texts = await codes({ ...friday, cards });
  assert.ok(texts.length > 1);
  const post = open();
  for (const text of texts.slice(1)) await post.receiveCode(text);
  assert.is(post.gatheredCodes.peek()?.pieces.size, texts.length - 1);
  await post.receiveCode('https://example.org');
  assert.is(post.failure.peek(), 'foreign');
  assert.is(post.gatheredCodes.peek()?.pieces.size, texts.length - 1, 'a foreign code changes nothing');
  await post.receiveCode(texts[0] ?? '');
  assert.is(post.gatheredCodes.peek(), null);
  assert.is(post.failure.peek(), null);
  assert.equal(decksIn(post), [{ ...friday, cards }]);
});

test('collecting codes can start over', async () => {
  const cards = Array.from({ length: 80 }, (_, index) => `later-${index * 7919}-${index * 104729}`);
  const [first = ''] = await codes({ ...friday, cards });
  const post = open();
  await post.receiveCode(first);
  post.discardCodes();
  assert.is(post.gatheredCodes.peek(), null);
});

test('a list of names is a deck named after its file', async () => {
  const post = open();
  await post.receiveFiles([new File(['Tazeem\nBant'], 'Game night.planes.txt', { type: 'text/plain' })]);
  const [deck] = post.receivedDecks.peek();
  assert.ok(deck?.kind === 'list');
  assert.is(deck.name, 'Game night');
});

test('a card is in a deck once, even if it is listed more often', async () => {
  const post = open();
  await post.receiveFiles([file({ ...friday, cards: ['bant', 'bant+2', 'naya', 'naya+3'] })]);
  assert.equal(decksIn(post), [friday]);
});

const failures: readonly (readonly [description: string, file: Blob, failure: string])[] = [
  ['a photo without a code', photo(''), 'noCode'],
  ['a file that only claims to be a photo', photo('no picture'), 'noCode'],
  ['a photo of somebody else’s code', photo('https://example.org'), 'foreign'],
  ['an empty file', new File([''], 'x.planar-deck'), 'noDeck'],
  ['a deck of a later version', new File(['{"kind":"planar-deck","version":7}'], 'x.planar-deck'), 'newer'],
];
for (const [description, bad, failure] of failures) {
  test(`${description} is reported without affecting the rest`, async () => {
    const post = open();
    await post.receiveFiles([bad, file(friday), bad]);
    assert.is(post.failure.peek(), failure);
    assert.equal(decksIn(post), [friday]);
    await post.receiveFiles([bad, file(friday)]);
    assert.is(post.failure.peek(), failure);
    await post.receiveFiles([file(friday)]);
    assert.is(post.failure.peek(), null);
  });
}

test('an unreadable file is reported', async () => {
  const post = open();
  const gone = file(friday);
  gone.slice = () => {
    throw new Error('gone');
  };
  await post.receiveFiles([gone]);
  assert.is(post.failure.peek(), 'noDeck');
});

test('shared decks are offered, and shared pictures are passed on', async () => {
  const [code = ''] = await codes();
  const picture = photo('');
  const shop = photo('https://example.org');
  const archive = new File([await deckArchive({}, new Map())], 'pictures.zip');
  const without = new File([(await deckArchive({}, new Map())).slice(0, 30)], 'broken.zip');
  const post = open({
    takeSharedFiles: async () => ['// Friday', picture, photo(code), shop, archive, without],
  });
  await post.receiveSharedFiles();
  assert.equal(
    post.sharedPicturesAndArchives.peek().map(({ name, content }) => [name, content]),
    [picture, shop, without].map((one) => [one.name, one]),
  );
  assert.equal(decksIn(post), [friday], 'the text beside the files says nothing more');
  assert.is(post.failure.peek(), 'noDeck', 'an archive with a deck that is none');
  post.dismissSharedFiles();
  assert.equal(post.sharedPicturesAndArchives.peek(), []);
});

test('many pictures at once are not searched for codes', async () => {
  const [code = ''] = await codes();
  const post = open({ takeSharedFiles: async () => Array.from({ length: 5 }, () => photo(code)) });
  await post.receiveSharedFiles();
  assert.is(post.sharedPicturesAndArchives.peek().length, 5);
  assert.equal(decksIn(post), []);
});

test('a shared text may be a list or a code', async () => {
  const [code = ''] = await codes();
  const post = open({ takeSharedFiles: async () => [code, 'Tazeem'] });
  await post.receiveSharedFiles();
  assert.equal(post.sharedPicturesAndArchives.peek(), []);
  assert.equal(decksIn(post), [friday, 'Tazeem']);
});

test('a deck that was saved or dismissed is no longer offered', async () => {
  const post = open();
  await post.receiveFiles([file(friday)]);
  const [deck] = post.receivedDecks.peek();
  if (deck) post.dismiss(deck);
  assert.equal(decksIn(post), []);
  post.reportLostFiles();
  assert.is(post.failure.peek(), 'sharedFilesLost');
});

test.run();
