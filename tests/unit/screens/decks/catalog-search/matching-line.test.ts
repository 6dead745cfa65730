import type { Language } from '../../../../../src/content/bilingual';
import { catalog } from '../../../../../src/content/planes/catalog';
import type { PlanarCardFacts } from '../../../../../src/content/planes/planar-card-facts';
import { emptyQuery, searchCards } from '../../../../../src/screens/decks/catalog-search/find-cards';
import { findMatchingLine } from '../../../../../src/screens/decks/catalog-search/matching-line';
import { addToRow } from '../../../../../src/screens/decks/catalog-search/matching-titles';
import { stemOf } from '../../../../../src/session/text-search/stems';
import { assert, suite } from '../../../../support/suite';
import { card } from '../../../../support/tables/tables';

const test = suite('the line of a card that a search found');

function lineOf(id: string, text: string, language: Language = 'en') {
  const search = searchCards(catalog, { ...emptyQuery, text });
  const card = search.cards.find((card) => card.id === id);
  assert.ok(card, `${id} is found by "${text}"`);
  return card && addToRow(card, search.words, [card.name[language]], language).line;
}

/** Returns the shown text, with highlighted words in brackets. */
const shown = (line: ReturnType<typeof lineOf>) =>
  line?.pieces.map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text)).join('') ?? null;

test('every card found by the text of an ability shows where, near the beginning of the line', () => {
  for (const [text, language] of [
    ['treasure', 'en'],
    ['клад', 'ru'],
    ['зомби', 'ru'],
    ['2/2', 'en'],
    ['tokne', 'en'],
    ['пожертвовать существо', 'ru'],
  ] as const) {
    const { cards, words } = searchCards(catalog, { ...emptyQuery, text });
    const lines = cards.map((card) => addToRow(card, words, [card.name[language]], language).line);
    assert.ok(lines.filter((line) => line !== null).length > 1, text);
    for (const line of lines) {
      if (!line) continue;
      const position = line.pieces.findIndex(({ isHighlighted }) => isHighlighted);
      assert.ok(position >= 0, shown(line) ?? '');
      const lead = line.pieces.slice(0, position + 1).map(({ text }) => text);
      // A label such as “Chaos: ” and an ellipsis come before it.
      assert.ok(lead.join('').length + 8 * line.times.length <= 55, shown(line) ?? '');
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

test('a passage that means what players call otherwise is highlighted', () => {
  assert.match(
    shown(lineOf('mirrored-depths', 'free spells')) ?? '',
    '[without] [paying] [its] [mana] [cost]',
  );
  assert.match(shown(lineOf('mutual-epiphany', 'everyone draws')) ?? '', '[Each] [player] [draws]');
  assert.match(shown(lineOf('mutual-epiphany', 'все берут', 'ru')) ?? '', '[Каждый] [игрок] [берёт]');
});

test('words of the other language are shown where they are, unless the reader’s language has as many', () => {
  assert.is(lineOf('tazeem', 'возьмите', 'en')?.language, 'ru');
});

/** Returns the line of a card with this text, found by words of which the first is the rarest. */
function shownOf(text: string, ...typed: readonly string[]) {
  const facts: PlanarCardFacts = {
    id: card('card'),
    kind: 'plane',
    name: { en: 'Card', ru: 'Карта' },
    planarType: null,
    printings: [],
    abilities: [{ when: ['static'], text: { en: text, ru: text } }],
  };
  const words = typed.map((word, index) => ({
    stems: new Set([stemOf(word)]),
    rarity: typed.length - index,
  }));
  return shown(findMatchingLine(facts, words, 'en'));
}

const FILLER = 'Nothing else that happens here has been of any interest to anyone';

test('a line begins with the sentence or clause of its words, if they are in sight', () => {
  assert.is(shownOf(`${FILLER}. Each player draws a card.`, 'card'), 'Each player draws a [card].');
  assert.is(
    shownOf(`${FILLER}, then that player draws a card.`, 'card'),
    '…then that player draws a [card].',
  );
  assert.is(
    shownOf(`${FILLER} before the cards.`, 'card'),
    '…has been of any interest to anyone before the [cards].',
  );
});

test('a line shows most of the words, and the rarest', () => {
  const text = `Each player draws a card. ${FILLER}. You create a Treasure. ${FILLER}. Draw a card, then scry 2.`;
  assert.is(shownOf(text, 'treasure', 'card')?.startsWith('You create a [Treasure]'), true);
  assert.is(shownOf(text, 'scry', 'card'), 'Draw a [card], then [scry] 2.');
});

test.run();
