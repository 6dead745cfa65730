import type { Language } from '../../../../../src/content/bilingual';
import { catalog } from '../../../../../src/content/planes/catalog';
import { planarTypeName } from '../../../../../src/content/planes/planar-types';
import { emptyQuery, searchCards } from '../../../../../src/screens/decks/catalog-search/find-cards';
import { addToRow, highlightTitle } from '../../../../../src/screens/decks/catalog-search/matching-titles';
import { assert, suite } from '../../../../support/suite';

const test = suite('where the titles of a card have the words of a search');

/** Returns what a row shows, with highlighted words in brackets, and the ability's text if one is shown. */
function rowsFor(text: string, language: Language) {
  const { cards, words } = searchCards(catalog, { ...emptyQuery, text });
  return cards.map((card) => {
    const titles = [card.name[language], planarTypeName(card.planarType)?.[language] ?? ''];
    if (language === 'ru') titles.push(card.name.en);
    const { hiddenTitle, line } = addToRow(card, words, titles, language);
    const shown = (title: string) =>
      highlightTitle(title, words)
        .map((piece) => (piece.isHighlighted ? `[${piece.text}]` : piece.text))
        .join('');
    return {
      id: card.id,
      titles: titles.map(shown),
      hiddenTitle: hiddenTitle === null ? null : shown(hiddenTitle),
      line: line?.pieces.some(({ isHighlighted }) => isHighlighted) ?? false,
    };
  });
}

/** Queries as players type them before a name, type, set or word is complete. */
const shortQueries: Readonly<Record<Language, readonly string[]>> = {
  ru: (
    'Ная на па бэ бэн зен дом лор лес акр гри алар кес тол мор рав кам доктор инн сле море ду кто поле ра шан тв ве ма ал из не ли от вы он ' +
    'эти гобл эльф дра суще фишк марш промо бант'
  ).split(' '),
  en: (
    'to in na pa ba ra of the by is hal ink moc who pca opc ind elf rat die gob sea eld lor time zen war tok promo 2012 magiccon tre go an cha ' +
    'sc fr bl'
  ).split(' '),
};

for (const language of ['ru', 'en'] as const)
  for (const query of shortQueries[language])
    test(`every card found by «${query}» shows where it has it`, () => {
      const rows = rowsFor(query, language);
      assert.ok(rows.length > 0);
      for (const { id, titles, hiddenTitle, line } of rows)
        assert.ok([...titles, hiddenTitle ?? ''].some((title) => title.includes('[')) || line, id);
    });

test('a name is highlighted where it begins with the word, is a form of it, or contains it', () => {
  assert.equal(rowsFor('тол', 'ru')[0]?.titles[0], 'Академия Западной [Толарии]');
  assert.equal(rowsFor('академии западной', 'ru')[0]?.titles[0], '[Академия] [Западной] Толарии');
  assert.equal(rowsFor('ink', 'en')[0]?.titles[0], '[Shrinking] Plane');
  assert.equal(rowsFor('ravens', 'en')[0]?.titles[0], '[Raven’s] Run');
});

test('a word that says little is highlighted only alone', () => {
  const titles = rowsFor('draw a card', 'en').flatMap((row) => row.titles);
  assert.ok(titles.length > 0);
  assert.equal(
    titles.filter((title) => title.includes('[A]')),
    [],
  );
});

test('a set, its code, a former name, or another spelling is shown if the card was found by it', () => {
  assert.is(rowsFor('кто', 'ru').at(-1)?.hiddenTitle, '[Доктор] [Кто]');
  assert.is(rowsFor('moc', 'en')[0]?.hiddenTitle, '[MOC] · March of the Machine Commander');
  assert.is(rowsFor('pca', 'en')[0]?.hiddenTitle, '[OPCA] · Planechase Anthology');
  assert.is(rowsFor('бант', 'ru')[0]?.hiddenTitle, '[Бант]');
  assert.is(rowsFor('ная', 'ru')[0]?.hiddenTitle, '[Ная]');
  assert.is(rowsFor('alara', 'ru').find(({ id }) => id === 'bant')?.hiddenTitle, '[Alara]');
});

test('what the row shows is not shown again', () => {
  assert.is(rowsFor('бэнт', 'ru')[0]?.hiddenTitle, null);
  assert.is(rowsFor('gobl', 'en')[0]?.hiddenTitle, null);
});

test.run();
