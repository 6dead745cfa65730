import { zipSync } from 'fflate';
import {
  type DeckFileContents,
  deckArchive,
  deckFileText,
  readDeckFile,
} from '../../../../../src/session/decks/sharing/deck-file';
import {
  type DeckExport,
  deckFileData,
  readVersionedDeck,
} from '../../../../../src/storage/decks/deck-export';
import { customCard } from '../../../../support/cards/custom-cards';
import { assert, suite } from '../../../../support/suite';

const test = suite('a deck as a file');

const text = (contents: string) => new TextEncoder().encode(contents);
const read = (...parts: BlobPart[]) => readDeckFile(new Blob(parts), readVersionedDeck);
const header = { kind: 'planar-deck', version: 1 };
const kitchen = customCard({ touchedAt: 0 });
const deck: DeckExport = {
  name: 'Пятница',
  cards: ['bant', 'own:kitchen', 'a-card-of-tomorrow'],
  customCards: [kitchen],
};

function deckExportIn(file: DeckFileContents): DeckExport {
  if (file.kind !== 'deck') return assert.unreachable(file.kind) as never;
  return file.deckExport;
}

test('a deck is read as it was written, with the texts of custom cards', async () => {
  assert.equal(deckExportIn(await read(deckFileText(deckFileData(deck)))), deck);
});

test('the file does not say when its cards were made', () => {
  assert.not.match(
    deckFileText(deckFileData({ ...deck, customCards: [customCard({ touchedAt: 987654321 })] })),
    /987654321|touched/,
  );
});

test('a deck with pictures is an archive', async () => {
  const picture = new Blob(['not really a picture'], { type: 'image/webp' });
  const file = await readDeckFile(
    await deckArchive(deckFileData(deck), new Map([['own:kitchen', picture]])),
    readVersionedDeck,
  );
  assert.equal(deckExportIn(file), deck);
  assert.ok(file.kind === 'deck');
  assert.equal([...file.pictures.keys()], ['own:kitchen']);
  assert.is(await file.pictures.get('own:kitchen')?.text(), 'not really a picture');
});

test('a huge archive is unpacked only for pictures of the deck, up to a limit', async () => {
  const cards = Array.from({ length: 8 }, (_, index) => `card-${index}`);
  const large = new Uint8Array(60_000_000);
  const files: Record<string, Uint8Array> = {
    'deck.json': text(JSON.stringify({ ...header, name: 'Bomb', cards })),
    'pictures/of-no-card-in-it.webp': text('?'),
  };
  for (const card of cards) files[`pictures/${card}.webp`] = large;
  const file = await read(zipSync(files, { level: 1 }) as Uint8Array<ArrayBuffer>);
  assert.ok(file.kind === 'deck');
  assert.equal([...file.pictures.keys()], cards.slice(0, 5));
});

test('unknown data is kept or skipped, and nothing else is lost', async () => {
  const file = await read(
    JSON.stringify({
      ...header,
      name: 'Friday',
      color: 'red',
      cards: ['bant', 'own:new-kind', 'own:kitchen'],
      ownCards: [
        { ...kitchen, id: 'own:new-kind', kind: 'battlefield' },
        kitchen,
        customCard({ id: 'own:unasked' }),
      ],
    }),
  );
  assert.equal(deckExportIn(file), {
    name: 'Friday',
    cards: ['bant', 'own:new-kind', 'own:kitchen'],
    customCards: [kitchen],
  });
});

const cards = ['bant'];
const filesAndKinds: readonly (readonly [
  what: string,
  contents: BlobPart,
  kind: DeckFileContents['kind'],
])[] = [
  ['nothing', '', 'noDeck'],
  ['white space', ' \n ', 'noDeck'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'noDeck'],
  ['broken JSON', '{"kind":"planar-deck"', 'noDeck'],
  ['another JSON', '{"name":"bant"}', 'noDeck'],
  ['a later version', JSON.stringify({ kind: 'planar-deck', version: 2, decks: [] }), 'newer'],
  ['a version that is none', JSON.stringify({ ...header, version: '1', name: '', cards }), 'noDeck'],
  ['no name', JSON.stringify({ ...header, cards }), 'noDeck'],
  ['no cards', JSON.stringify({ ...header, name: '' }), 'noDeck'],
  ['cards that are none', JSON.stringify({ ...header, name: '', cards: [{}] }), 'noDeck'],
  ['a nameless card', JSON.stringify({ ...header, name: '', cards: [''] }), 'noDeck'],
  [
    'custom cards that are no list',
    JSON.stringify({ ...header, name: '', cards, ownCards: 'all' }),
    'noDeck',
  ],
  ['too many cards', JSON.stringify({ ...header, name: '', cards: Array(1001).fill('bant') }), 'noDeck'],
  ['endless text', 'x'.repeat(5_000_001), 'tooLarge'],
  ['a list of names that is none', 'bant\n'.repeat(30_000), 'tooLarge'],
  ['an archive of something else', zipSync({ 'photo.jpg': text('photo') }), 'otherArchive'],
  ['an archive with a broken deck', zipSync({ 'deck.json': text('{') }), 'noDeck'],
  ['an archive that breaks off', zipSync({ 'deck.json': text('{}') }).slice(0, 40), 'otherArchive'],
];

for (const [description, contents, kind] of filesAndKinds) {
  test(`${description}: ${kind}`, async () => {
    assert.is((await read(contents)).kind, kind);
  });
}

test('names of pictures can refer only to cards', async () => {
  const entries = {
    'deck.json': text(JSON.stringify({ ...header, name: '', cards })),
    'pictures/%': text('?'),
    '../x': text('x'),
  };
  const file = await read(zipSync(entries));
  assert.ok(file.kind === 'deck' && file.pictures.size === 0);
});

test('a list of names is not a deck file', async () => {
  assert.equal(await read('\ufeffTazeem\nBant'), { kind: 'text', text: 'Tazeem\nBant' });
});

test('hostile texts on a card are treated as plain text', async () => {
  const script = '<img src=x onerror=alert(1)>';
  const [card] = deckExportIn(
    await read(
      JSON.stringify({
        ...header,
        name: script,
        cards: ['own:kitchen'],
        ownCards: [{ ...kitchen, name: { en: script, ru: '' }, __proto__: { admin: true } }],
      }),
    ),
  ).customCards;
  assert.is(card?.name.en, script);
  assert.not('admin' in (card ?? {}));
});

test.run();
