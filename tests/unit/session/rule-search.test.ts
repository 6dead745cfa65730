/** What players type, and which rule they mean by it. */
import fc from 'fast-check';
import { chapters } from '../../../src/content/rulebook/rulebook';
import { marked } from '../../../src/session/rule-words';
import { createRulebook } from '../../../src/session/rulebook';
import { assert, suite } from '../../support/suite';

const test = suite('rule search');

const book = createRulebook(chapters);
const foundFor = (typed: string) => book.find(typed).map(({ entry }) => entry.id);

/** What is typed, and an entry that must be among the first three. */
const queries: readonly (readonly [kind: string, typed: string, wanted: string])[] = [
  ['a number', '901.9b', '901.9b'],
  ['a number with a letter of the other alphabet', '901.9Б', '901.9b'],
  ['a number with a look-alike letter', '901.9с', '901.9c'],
  ['an old number', '309.6', '311.6'],
  ['an old number with a Cyrillic letter', '704.5х', '704.6f'],
  ['the beginning of several numbers', '901.15', '901.15'],
  ['a word', 'chaos', '311.7'],
  ['a word in Russian', 'хаос', '311.7'],
  ['a word form', 'феномены', 'sheet-phenomena'],
  ['a word form in English', 'planeswalks', '901.8'],
  ['half a word', 'феном', 'sheet-phenomena'],
  ['two letters exchanged', 'хоас', '311.7'],
  ['two letters exchanged in English', 'chaso', '311.7'],
  ['a letter too many', 'mulliggan', 'change-17'],
  ['a letter of the other alphabet in a word', 'xаос', '311.7'],
  ['the wrong layout of the keyboard', '[fjc', '311.7'],
  ['the wrong layout, the other way round', 'здфту', '311.1'],
  ['a colloquial word', 'мулиган', 'change-17'],
  ['a colloquial name of the die', 'планарный кубик', 'sheet-die'],
  ['a question in words', 'who controls a plane', '311.5'],
  ['a question in Russian', 'кто контролирует измерение', '311.5'],
  ['what happened', 'player leaves', '800.4'],
  ['what happened, in Russian', 'игрок выбывает', 'sheet-leaving'],
  ['a way to play', 'двухголовый', '901.12'],
  ['a card', 'transguild promenade', 'transguild-promenade'],
  ['both languages at once', 'феномен leaves', 'change-4'],
];

for (const [kind, typed, wanted] of queries) {
  test(`${kind}: “${typed}”`, () => {
    const found = foundFor(typed).slice(0, 3);
    assert.ok(found.includes(wanted), `found ${found}`);
  });
}

test('ё and е are one letter', () => {
  const words = chapters
    .flatMap((chapter) => chapter.entries)
    .flatMap(({ text }) => text.ru.match(/[а-яё]*ё[а-яё]*/giu) ?? []);
  assert.ok(words.length > 50);
  for (const word of words.slice(0, 60)) {
    assert.equal(foundFor(word.replaceAll('ё', 'е').replaceAll('Ё', 'Е')), foundFor(word), word);
  }
});

test('nothing typed and nothing meant find nothing', () => {
  for (const typed of ['', '   ', '???', 'zz', 'щщщщщщ']) assert.equal(foundFor(typed), [], typed);
});

test('every entry is found first by its own number, and by its title among the first', () => {
  for (const { entry } of chapters.flatMap((chapter) => chapter.entries.map((one) => ({ entry: one })))) {
    if (/^\d/.test(entry.id)) assert.ok(foundFor(entry.id).slice(0, 3).includes(entry.id), entry.id);
    for (const title of Object.values(entry.title)) {
      assert.ok(foundFor(title).slice(0, 25).includes(entry.id), `${entry.id}: ${title}`);
    }
  }
});

test('whatever is typed, there is an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      for (const { entry } of book.find(typed)) assert.ok(book.read(entry.id));
    }),
    { numRuns: 300 },
  );
});

test('what was looked for is marked, in any form, and the text stays whole', () => {
  const [hit] = book.find('феномен');
  const text = hit?.entry.text.ru ?? '';
  const pieces = marked(text, hit?.terms ?? new Set());
  assert.is(pieces.map((piece) => piece.text).join(''), text);
  const marks = pieces.filter(({ isHit }) => isHit).map((piece) => piece.text.toLowerCase());
  assert.ok(marks.length > 0);
  for (const mark of marks) assert.match(mark, /^феномен/);
});

test('a symbol in a text is never cut', () => {
  for (const { entry, terms } of book.find('chaos')) {
    for (const { text } of marked(entry.text.en, terms)) {
      assert.is(text.split('{').length, text.split('}').length, entry.id);
    }
  }
});

test.run();
