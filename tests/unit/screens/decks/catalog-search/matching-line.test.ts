import type { Language } from '../../../../../src/content/bilingual';
import { catalog } from '../../../../../src/content/planes/catalog';
import { emptyQuery, searchCards } from '../../../../../src/screens/decks/catalog-search/find-cards';
import { findMatchingLine } from '../../../../../src/screens/decks/catalog-search/matching-line';
import { assert, suite } from '../../../../support/suite';

const test = suite('the line of a card that a search found');

function lineOf(id: string, text: string, language: Language = 'en') {
  const search = searchCards(catalog, { ...emptyQuery, text });
  const card = search.cards.find((card) => card.id === id);
  assert.ok(card, `${id} is found by "${text}"`);
  return card && findMatchingLine(card, search.stemsFoundInText(card), language);
}

/** Returns the shown text, with highlighted words in brackets. */
const shown = (line: ReturnType<typeof lineOf>) =>
  line?.pieces.map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text)).join('') ?? null;

test('every card found by the text of an ability shows where, near the beginning of the line', () => {
  for (const [text, language] of [
    ['treasure', 'en'],
    ['клад', 'ru'],
    ['2/2', 'en'],
    ['tokne', 'en'],
    ['пожертвовать существо', 'ru'],
  ] as const) {
    const { cards, stemsFoundInText } = searchCards(catalog, { ...emptyQuery, text });
    const lines = cards.map((card) => findMatchingLine(card, stemsFoundInText(card), language));
    assert.ok(lines.filter((line) => line !== null).length > 1, text);
    for (const line of lines) {
      if (!line) continue;
      const position = line.pieces.findIndex(({ isHighlighted }) => isHighlighted);
      assert.ok(position >= 0, shown(line) ?? '');
      const lead = line.pieces.slice(0, position).map(({ text }) => text);
      assert.ok(lead.join('').length <= 17, shown(line) ?? '');
      assert.is(line.language, language);
    }
  }
});

test('a card found by its name alone shows no line', () => {
  assert.is(lineOf('tazeem', 'tazeem'), null);
  assert.is(lineOf('tazeem', ''), null);
});

test('a card found by the time of an ability shows that ability and its highlighted label', () => {
  const line = lineOf('tazeem', 'chaos');
  assert.equal(line?.times, [{ time: 'chaos', isHighlighted: true }]);
});

test('words of the other language are shown where they are, unless the reader’s language has as many', () => {
  assert.is(lineOf('tazeem', 'возьмите', 'en')?.language, 'ru');
});

test.run();
