import fc from 'fast-check';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { catalog } from '../../../../../src/content/planes/catalog';
import { numberedCards } from '../../../../../src/content/planes/numbered-cards';
import { crc32 } from '../../../../../src/lib/crc-32';
import {
  addCode,
  type DeckCode,
  decodeDeck,
  encodeDeck,
  findDeckCodes,
  type GatheredCodes,
  MAX_CODES,
  missingCodeNumbers,
  readDeckCode,
} from '../../../../../src/session/decks/sharing/deck-codes';
import { decodeBase41, encodeBase41 } from '../../../../../src/session/lib/code-text';
import { concatBytes, deflate, inflate } from '../../../../../src/session/lib/deflate';
import type { CustomAbility, CustomCard } from '../../../../../src/storage/decks/custom-card-schema';
import { type DeckExport, readUnversionedDeck } from '../../../../../src/storage/decks/deck-export';
import { assert, suite } from '../../../../support/suite';
import { card } from '../../../../support/tables/tables';

const test = suite('a deck as QR codes');

const known = fc.subarray(catalog.map(({ id }) => id));
const laterCards = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), {
  maxLength: 12,
});
const deckName = fc
  .string({ maxLength: 30, unit: 'grapheme' })
  .map((name) => readUnversionedDeck({ name, cards: [] })?.name ?? '');

/** As what is read from JSON is. */
const plain = <Model>(model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> }) =>
  fc.record<Model>(model, { noNullPrototype: true });
const words = (maxLength: number) =>
  fc.string({ maxLength, unit: 'grapheme' }).map((text) => ({ en: text.slice(0, maxLength), ru: '' }));
const customCards: fc.Arbitrary<CustomCard> = plain({
  id: fc.constant(card('')),
  kind: fc.constantFrom('plane', 'phenomenon'),
  name: words(60),
  planarType: fc.oneof(fc.constantFrom('dominaria', 'zendikar'), words(60)),
  drawnLike: fc.constantFrom(null, 'dominaria'),
  abilities: fc.array(
    plain({
      when: fc.constantFrom<CustomAbility['when']>(['static'], ['arrive', 'upkeep'], ['chaos']),
      text: words(200),
      act: fc.constantFrom<CustomAbility['act']>(null, { kind: 'chaos' }, { kind: 'counters', by: -2 }),
    }),
    { maxLength: 3 },
  ),
  counters: fc.option(plain({ name: words(40), walkAt: fc.constantFrom(null, 5) })),
  touchedAt: fc.constant(0),
  removedAt: fc.constant(null),
});

async function codes(exported: DeckExport): Promise<readonly string[]> {
  const texts = await encodeDeck(exported);
  assert.ok(texts, 'fits in codes');
  return texts;
}

function partOf(text: string): DeckCode {
  const code = readDeckCode(text);
  if (typeof code === 'string') return assert.unreachable(code) as never;
  return code;
}

const gathered = (texts: readonly string[]) =>
  texts.map(partOf).reduce<GatheredCodes | null>(addCode, null) as GatheredCodes;

/** A deck that needs many codes: cards of a later version go by their ids, which hardly pack. */
function largeDeck(cards: number): DeckExport {
  let state = 311;
  const letters = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state.toString(36);
  };
  return {
    name: 'Все сразу',
    cards: Array.from({ length: cards }, () => letters() + letters()),
    customCards: [],
  };
}

test('every deck is decoded unchanged, with its codes in any order and repeated', () =>
  fc.assert(
    fc.asyncProperty(
      deckName,
      known,
      laterCards,
      fc.infiniteStream(fc.nat()),
      async (name, cards, later, order) => {
        const exported = { name, cards: [...new Set([...cards, ...later])], customCards: [] };
        const texts = await codes(exported);
        const shuffled = [...texts, ...texts]
          .map((text) => [order.next().value, text] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, text]) => text);
        const decoded = await decodeDeck(gathered(shuffled), readUnversionedDeck);
        assert.ok(decoded !== 'damaged');
        assert.is(decoded.name, name);
        assert.equal(decoded.cards.toSorted(), exported.cards.toSorted());
      },
    ),
    { seed: 311, numRuns: 150 },
  ));

test('custom cards are transferred with all their texts', () =>
  fc.assert(
    fc.asyncProperty(fc.array(customCards, { maxLength: 3 }), known, async (drawnCards, cards) => {
      const own = drawnCards.map((drawn, index) => ({ ...drawn, id: card(`own:${index}`) }));
      const exported = { name: 'Friday', cards: [...cards, ...own.map(({ id }) => id)], customCards: own };
      const decoded = await decodeDeck(gathered(await codes(exported)), readUnversionedDeck);
      assert.ok(decoded !== 'damaged');
      assert.equal(decoded.customCards, own);
    }),
    { seed: 313, numRuns: 40 },
  ));

test('any number of codes can be drawn, scanned and combined', async () => {
  const counts = new Set<number>();
  for (let cards = 1; cards < 600; cards += 12) {
    const exported = largeDeck(cards);
    const texts = await encodeDeck(exported);
    if (!texts) break;
    if (counts.has(texts.length)) continue;
    counts.add(texts.length);
    const seen = texts.map((text) => decodeQR(pictureOf(text), { timeLimit: 1000 }));
    assert.equal(seen, texts);
    assert.equal(await decodeDeck(gathered(seen.toReversed()), readUnversionedDeck), exported);
  }
  assert.equal(
    [...counts],
    Array.from({ length: MAX_CODES }, (_, index) => index + 1),
  );
});

test('a deck of known cards of any size is one easily scanned code', async () => {
  const [text = '', more] = await codes({
    name: 'Все измерения и феномены',
    cards: numberedCards,
    customCards: [],
  });
  assert.is(more, undefined);
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 }).length - 2;
  assert.ok(modules <= 41, `${modules} modules a side`);
});

test('no code looks like a link, whatever it contains', async () => {
  for (const text of await codes(largeDeck(160))) assert.match(text, /^PLANAR TABLE DECK [0-9A-Z$%*+-]+$/);
});

test('missing codes are reported', async () => {
  const texts = await codes(largeDeck(160));
  assert.ok(texts.length > 3);
  const some = gathered(texts.filter((_, index) => index === 1 || index === 3));
  assert.equal(
    missingCodeNumbers(some),
    texts.map((_, index) => index + 1).filter((number) => number !== 2 && number !== 4),
  );
  assert.is(await decodeDeck(some, readUnversionedDeck), 'damaged');
});

test('a code of another deck starts over', async () => {
  const [first = ''] = await codes(largeDeck(160));
  const [other = ''] = await codes({ name: 'Friday', cards: ['bant'], customCards: [] });
  const after = gathered([first, other]);
  assert.equal(missingCodeNumbers(after), []);
  assert.equal(await decodeDeck(after, readUnversionedDeck), {
    name: 'Friday',
    cards: ['bant'],
    customCards: [],
  });
});

test('codes sent as text are found, even if lines were wrapped', async () => {
  const texts = await codes(largeDeck(160));
  const sent = texts.map((text) => text.replaceAll(/(.{70})/g, '$1\n')).join('\n');
  assert.equal(await decodeDeck(gathered(findDeckCodes(sent)), readUnversionedDeck), largeDeck(160));
});

test('foreign, newer and damaged codes are distinguished', async () => {
  const [text = ''] = await codes({ name: 'Friday', cards: ['bant', 'naya'], customCards: [] });
  const sign = 'PLANAR TABLE DECK ';
  const bytes = decodeBase41(text.slice(sign.length)) ?? new Uint8Array();
  const changed = (at: number, byte: number) =>
    sign + encodeBase41(bytes.map((old, index) => (index === at ? byte : old)));
  const hostile: readonly (readonly [description: string, text: string, verdict: string])[] = [
    ['nothing', '', 'foreign'],
    ['a link', 'https://example.org/PLANAR TABLE DECK', 'foreign'],
    ['the sign alone', sign, 'damaged'],
    ['letters nobody writes', `${sign}ABC?`, 'damaged'],
    ['too large a group', `${sign}---`, 'damaged'],
    ['half a group', `${sign}A`, 'damaged'],
    ['no contents', sign + encodeBase41(bytes.subarray(0, 7)), 'damaged'],
    ['a later version', changed(0, 2), 'newer'],
    ['a version before the first', changed(0, 0), 'damaged'],
    ['the fifth of one', changed(5, 4), 'damaged'],
    ['too many codes', changed(6, 255), 'damaged'],
    ['more than a code holds', sign + encodeBase41(new Uint8Array(400).fill(1)), 'damaged'],
  ];
  for (const [description, code, verdict] of hostile) assert.is(readDeckCode(code), verdict, description);
  assert.is(await decodeDeck(gathered([changed(bytes.length - 1, 7)]), readUnversionedDeck), 'damaged');
});

test('no forged data becomes a deck', async () => {
  const text = (contents: string) => new TextEncoder().encode(contents);
  const bitmap = new Uint8Array(Math.ceil(numberedCards.length / 8));
  const plain = (contents: string) => concatBytes([Uint8Array.of(0), bitmap, text(contents)]);
  const bomb = concatBytes([Uint8Array.of(1), await deflate(new Uint8Array(5_000_000))]);
  const wholes: readonly (readonly [description: string, whole: Uint8Array<ArrayBuffer>])[] = [
    ['no JSON', plain('{')],
    ['no list', plain('{"name":"x"}')],
    ['no name', plain('[7]')],
    ['cards that are none', plain('["x",[7]]')],
    ['cards that are no list', plain('["x","bant"]')],
    ['an endless id', plain(JSON.stringify(['x', ['a'.repeat(10_000)]]))],
    ['too many cards', plain(JSON.stringify(['x', Array.from({ length: 2000 }, (_, index) => `${index}`)]))],
    ['broken letters', concatBytes([plain('["'), Uint8Array.of(0xff)])],
    ['what was never packed', concatBytes([Uint8Array.of(1), text('nothing')])],
    ['what grows without end', bomb],
    ['less than there must be', Uint8Array.of(0, 1, 2)],
    ['nothing', new Uint8Array()],
  ];
  for (const [description, whole] of wholes) {
    const pieces = new Map([[0, whole]]);
    const verdict = await decodeDeck({ checksum: crc32(whole), totalCount: 1, pieces }, readUnversionedDeck);
    assert.is(verdict, 'damaged', description);
  }
});

test('line breaks are removed from names, long names are truncated, and prototype keys are no cards', async () => {
  const decoded = readUnversionedDeck({
    name: `Friday\n${'🌋'.repeat(40)}`,
    cards: ['__proto__', 'bant', 'bant'],
  });
  assert.is(decoded?.name, `Friday ${'🌋'.repeat(26)}`);
  assert.equal(decoded?.cards, ['__proto__', 'bant']);
});

test('bytes survive the conversion to letters, and compression, unchanged', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      assert.equal(decodeBase41(encodeBase41(bytes)), bytes);
      const whole = await inflate(new Blob([await deflate(Uint8Array.from(bytes))]), 1000);
      assert.equal(whole && new Uint8Array(await whole.arrayBuffer()), bytes);
    }),
    { seed: 9, numRuns: 60 },
  ));

test('the list of numbered cards never changes, not even by additions', () => {
  assert.is(new Set(numberedCards).size, numberedCards.length);
  assert.is(crc32(new TextEncoder().encode(numberedCards.join('\n'))), 212457237);
});

test.run();

function pictureOf(text: string): { width: number; height: number; data: Uint8Array } {
  const scale = 3;
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const side = rows.length * scale;
  const data = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at++) {
    const isDark = rows[Math.floor(at / side / scale)]?.[Math.floor((at % side) / scale)];
    data.fill(isDark ? 0 : 255, at * 3, at * 3 + 3);
  }
  return { width: side, height: side, data };
}
