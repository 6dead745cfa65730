import fc from 'fast-check';
import { languages } from '../../../../../src/content/bilingual';
import { catalog } from '../../../../../src/content/planes/catalog';
import { factsOfCustomCard } from '../../../../../src/session/cards/custom-card-facts';
import {
  cardMeantBy,
  deckToText,
  nameInLine,
  readDeckText,
  withLineReplaced,
} from '../../../../../src/session/decks/sharing/deck-text';
import { customCard } from '../../../../support/cards/custom-cards';
import { assert, suite } from '../../../../support/suite';

const test = suite('a deck as plain text');

const ids = (text: string) => readDeckText(text, catalog).cards.map(({ id }) => id);

const lines: readonly (readonly [line: string, card: string])[] = [
  ['Tazeem', 'tazeem'],
  ['Тазим', 'tazeem'],
  ['tazeem', 'tazeem'],
  ['1 Tazeem', 'tazeem'],
  ['1x Tazeem', 'tazeem'],
  ['1х Тазим', 'tazeem'],
  ['- Tazeem', 'tazeem'],
  ['12. Tazeem', 'tazeem'],
  ['Tazeem x1', 'tazeem'],
  ['Tazeem x 1', 'tazeem'],
  ['Тазим ×1', 'tazeem'],
  ['Тазим х1', 'tazeem'],
  ['Tazeem 1x', 'tazeem'],
  ['Тазим 1 шт.', 'tazeem'],
  ['Tazeem (OPCA) 78 x1', 'tazeem'],
  ['Tazeem x1 (OPCA) 78', 'tazeem'],
  ['Tazeem (OPCA) 78', 'tazeem'],
  ['Tazeem [PHOP]', 'tazeem'],
  ['The Æther Flues', 'the-aether-flues'],
  ['the aether flues', 'the-aether-flues'],
  ['Aether Flues (OPC2) 1', 'the-aether-flues'],
  ['The Feeding Grounds', 'feeding-grounds'],
  ['Norn’s Seedcore', 'norns-seedcore'],
  ['Norns seedcore', 'norns-seedcore'],
  ['  Ядро-семя Норн  ', 'norns-seedcore'],
  ['ядро семя норн', 'norns-seedcore'],
  ['\ufeffTazeem', 'tazeem'],
];

for (const [line, card] of lines) {
  test(`“${line.trim()}” is read`, () => {
    const read = readDeckText(line, catalog);
    assert.equal(
      read.cards.map(({ id }) => id),
      [card],
    );
    assert.equal([read.unknownLines, read.repeatedCards], [[], []]);
  });
}

test('a line with typos is reported, and means one card', () => {
  const typedLines = ['Interplanar Tunel', '2x Celestien Reef (OPCA)', 'Nayaa'];
  assert.equal(readDeckText(typedLines.join('\n'), catalog).unknownLines, typedLines);
  assert.equal(
    typedLines.map((line) => cardMeantBy(line, catalog)?.id),
    ['interplanar-tunnel', 'celestine-reef', 'naya'],
  );
  // Names this short are too similar for more slips.
  for (const line of ['Naaaa', 'Shv']) assert.is(cardMeantBy(line, catalog), null);
});

test('a line that names no card is reported as typed, and nothing else is lost', () => {
  const read = readDeckText('Tazeem\nLightning Bolt\n<script>alarm()</script>\nBant', catalog);
  assert.equal(
    read.cards.map(({ id }) => id),
    ['tazeem', 'bant'],
  );
  assert.equal(read.unknownLines, ['Lightning Bolt', '<script>alarm()</script>']);
});

test('a line is replaced by a name wherever it is, and nothing else changes', () => {
  const text = '// Friday\r\n2x Horizon Bows \nBant\n\n2x Horizon Bows';
  assert.is(
    withLineReplaced(text, '2x Horizon Bows', 'Horizon Boughs'),
    '// Friday\nHorizon Boughs\nBant\n\nHorizon Boughs',
  );
  assert.is(nameInLine('2x Horizon Bows (OPCA) 21'), 'Horizon Bows');
});

test('a name from an earlier version still names its card', () => {
  const read = readDeckText('Бант\nОстров Риптайд', catalog);
  assert.equal(
    read.cards.map(({ id }) => id),
    ['bant', 'riptide-island'],
  );
  assert.equal(read.unknownLines, []);
});

test('a card listed twice is in the deck once, and that is reported', () => {
  const read = readDeckText('Tazeem\nБэнт\nТазим', catalog);
  assert.equal(
    read.cards.map(({ id }) => id),
    ['tazeem', 'bant'],
  );
  assert.equal(
    read.repeatedCards.map(({ id }) => id),
    ['tazeem'],
  );
});

test('several copies of a card are one, and that is reported; a numbered list has no copies', () => {
  const read = readDeckText(
    '2 Tazeem\n1 Bant\n3x Naya\n4. Jund\n5) Grixis\nEsper x 2\nShiv x1\nKrosa x3 (OPCA) 7',
    catalog,
  );
  assert.is(read.cards.length, 8);
  assert.equal(
    read.repeatedCards.map(({ id }) => id),
    ['tazeem', 'naya', 'esper', 'krosa'],
  );
});

test('a comment on the first line names the deck; others are ignored', () => {
  assert.is(readDeckText('// Friday\nTazeem', catalog).name, 'Friday');
  assert.is(readDeckText('Tazeem\n// Friday\n# and more', catalog).name, null);
  assert.equal(ids('// Friday\n\n# planes\nTazeem\n; bye'), ['tazeem']);
});

test('any line ending is accepted', () => {
  assert.equal(ids('Tazeem\r\nBant\rNaya'), ['tazeem', 'bant', 'naya']);
});

test('an exported deck has straight apostrophes, as other apps know the names', () => {
  const [seedcore] = readDeckText("Norn's Seedcore", catalog).cards;
  assert.is(seedcore?.name.en, 'Norn’s Seedcore');
  assert.is(deckToText('', seedcore ? [seedcore] : [], 'en'), "Norn's Seedcore\n");
});

test('every exported deck can be read back, in either language', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...catalog)),
      fc.constantFrom(...languages),
      fc.string(),
      (cards, language, name) => {
        const read = readDeckText(deckToText(name, cards, language), catalog);
        assert.equal(
          read.cards.map(({ id }) => id),
          cards.map(({ id }) => id),
        );
        assert.equal([read.unknownLines, read.repeatedCards], [[], []]);
      },
    ),
    { seed: 901, numRuns: 100 },
  );
});

test('a card whose name has no letters is found by exactly that name only', () => {
  const wizard = factsOfCustomCard(customCard({ name: { en: '🧙', ru: '' } }));
  const read = readDeckText('🧙\n1x 🧙\n[[[\n---\n🏰', [wizard, ...catalog]);
  assert.equal(read.cards, [wizard]);
  assert.equal(read.unknownLines, ['[[[', '---', '🏰']);
});

test('every line of any text is a card, a comment or reported', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (written) => {
      const text = written.join('\n');
      const { cards, unknownLines: unknown, repeatedCards: repeated } = readDeckText(text, catalog);
      const cardLines = text
        .split(/\r\n?|\n/)
        .map((line) => line.replace(/^\ufeff/, '').trim())
        .filter((line) => line !== '' && !/^(?:\/\/|#|;)/.test(line));
      assert.ok(cards.length + unknown.length <= cardLines.length);
      assert.ok(repeated.every((card) => cards.includes(card)));
      assert.ok(unknown.every((line) => cardLines.includes(line)));
    }),
    { seed: 311, numRuns: 200 },
  );
});

test('an unknown card is written as its id, which a later version can read', () => {
  const bant = catalog.find(({ id }) => id === 'bant');
  assert.ok(bant);
  assert.is(deckToText('', [bant, 'the-aether-flues'], 'ru'), `${bant.name.ru}\nthe-aether-flues\n`);
  assert.equal(ids('the-aether-flues'), ['the-aether-flues']);
});

test.run();
