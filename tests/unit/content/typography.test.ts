/** Cards, rulebook and release notes are set as in print. */
import { type Bilingual, languages } from '../../../src/content/bilingual';
import { catalog } from '../../../src/content/planes/catalog';
import { planarSets } from '../../../src/content/planes/planar-sets';
import { planarTypes } from '../../../src/content/planes/planar-types';
import { releaseNotes } from '../../../src/content/release-notes';
import { readChapters } from '../../../src/content/rulebook/rulebook';
import { assert, suite } from '../../support/suite';
import { typographyMistakes } from '../../support/texts/typography';

interface Placed extends Bilingual {
  readonly at: string;
}

const ofCards: readonly Placed[] = catalog.flatMap(({ id, name, abilities, counters, options = [] }) => [
  { at: id, ...name },
  ...abilities.flatMap(({ text, badge, reminder }, index) => [
    { at: `${id} ${index}`, ...text },
    ...(badge ? [{ at: `${id} ${index} badge`, ...badge }] : []),
    ...(reminder ? [{ at: `${id} ${index} reminder`, ...reminder }] : []),
  ]),
  ...(counters ? [{ at: `${id} counters`, ...counters.name }] : []),
  ...options.map((option) => ({ at: `${id} option`, ...option })),
]);

const ofNames: readonly Placed[] = [
  ...Object.entries(planarTypes).map(([at, name]) => ({ at, ...name })),
  ...Object.entries(planarSets).map(([at, { name }]) => ({ at, ...name })),
];

const ofNews: readonly Placed[] = releaseNotes.flatMap(({ id, points }) =>
  points.map((point) => ({ at: id, ...point })),
);

const ofRules: readonly Placed[] = readChapters().flatMap(({ id: chapter, title, entries }) => [
  { at: chapter, ...title },
  ...entries.flatMap(({ id, title, text, example, changeNote: changed }) =>
    [title, text, example, changed].flatMap((words) => (words ? [{ at: id, ...words }] : [])),
  ),
]);

const test = suite('typography');

for (const [description, texts] of Object.entries({
  cards: ofCards,
  names: ofNames,
  news: ofNews,
  rulebook: ofRules,
})) {
  for (const language of languages) {
    test(`${description}, ${language}: quotation marks, apostrophes, and dashes are typographic`, () => {
      assert.ok(texts.length > 2);
      assert.equal(
        texts.flatMap((text) =>
          typographyMistakes(text[language], language).map((fault) => `${text.at}: ${fault}`),
        ),
        [],
      );
    });
  }
}

test('an error of each kind is found', () => {
  for (const text of [
    "can't",
    '"Draw"',
    'wait...',
    'one - two',
    'one—two',
    '3-4',
    'a -1 counter',
    'two  spaces',
  ])
    assert.ok(typographyMistakes(text, 'en').length > 0, text);
  for (const text of ['«one»', 'say “you”.', 'say “you'])
    assert.ok(typographyMistakes(text, 'en').length > 0, text);
  for (const text of ['“вы”', '«вы.»', 'скажите «вы'])
    assert.ok(typographyMistakes(text, 'ru').length > 0, text);
  assert.equal(typographyMistakes('It gets −2/−0; 3–4 cards can’t, say “you.”', 'en'), []);
  assert.equal(typographyMistakes('Norn’s Seedcore — это «вы», 3–4 карты', 'ru'), []);
});

test.run();
