/** Words of the game as they stand in running text, and words that only look like them. */
import type { Language } from '../../../../src/content/bilingual';
import { catalogue } from '../../../../src/content/planes/catalogue';
import { terms as chapter } from '../../../../src/content/rulebook/glossary/terms';
import { abilityTimes } from '../../../../src/rules/planar/ability-times';
import { createTerms } from '../../../../src/session/rulebook/terms';
import { assert, suite } from '../../../support/suite';

const test = suite('terms');

const terms = createTerms(chapter.entries);

/** What is pointed out: the words and what they are. */
const pointedOut = (text: string, language: Language, how = {}) =>
  terms.piecesOf(text, language, how).flatMap((piece) => (piece.term ? [[piece.text, piece.term]] : []));

const situations: readonly (readonly [
  what: string,
  Language,
  text: string,
  ...(readonly [string, string])[],
])[] = [
  ['a word in the plural', 'en', 'All planes here', ['planes', 'term-plane']],
  ['a word in another case', 'ru', 'Нет двух измерений', ['измерений', 'term-plane']],
  ['ё written as е', 'ru', 'Он сдается', ['сдается', 'term-concede']],
  ['two words before one', 'en', 'the planar deck', ['planar deck', 'term-planar-deck']],
  ['two words, declined', 'ru', 'в колоду измерений', ['колоду измерений', 'term-planar-deck']],
  ['three words before two', 'ru', 'тип базовой земли', ['тип базовой земли', 'term-basic-land-type']],
  ['words over the end of a line', 'en', 'basic\nland', ['basic\nland', 'term-basic-land']],
  [
    'a comma within',
    'ru',
    'действием, вызванным состоянием',
    ['действием, вызванным состоянием', 'term-state-based-action'],
  ],
  [
    'a comma between',
    'en',
    'of chaos, abilities',
    ['chaos', 'term-chaos-ensues'],
    ['abilities', 'term-ability'],
  ],
  ['at the beginning of a sentence', 'ru', 'Да. Землю вернули.', ['Землю', 'term-land']],
  ['the word once only', 'en', 'A plane and a plane', ['plane', 'term-plane']],
  ['a symbol is no word', 'en', '{CHAOS}: draw'],
  ['a world called Earth', 'ru', 'Измерение — Земля', ['Измерение', 'term-plane']],
  ['the same world in a sentence', 'ru', 'Доктор живёт на планете Земля'],
  ['a plane within a planeswalker', 'en', 'a planeswalker you own'],
  [
    'the symbol of planeswalkers',
    'en',
    'roll the Planeswalker symbol',
    ['Planeswalker symbol', 'term-planeswalker-symbol'],
  ],
  ['a counter on a card', 'en', 'put a +1/+1 counter on it', ['counter', 'term-counter']],
  ['to counter a spell', 'en', 'counter that spell', ['counter that spell', 'term-counter-a-spell']],
  ['counter what it is', 'en', 'counter target artifact'],
  ['жетон is no фишка', 'ru', 'фишка с жетоном', ['фишка', 'term-token'], ['жетоном', 'term-counter']],
  ['a turn', 'en', 'until end of turn', ['turn', 'term-turn']],
  ['to turn up', 'en', 'you turn up a card; she turns one up'],
  ['a turn in Russian', 'ru', 'до конца хода', ['хода', 'term-turn']],
  ['to take turns', 'ru', 'Борис ходит, и время переходит к Ане'],
  ['a planeswalk in Russian', 'ru', 'после перехода', ['перехода', 'term-planeswalk']],
  ['поворот is no разворот', 'ru', 'на повороте'],
  ['the die', 'en', 'roll the die', ['the die', 'term-planar-die']],
  ['to die', 'en', 'creatures that die'],
  ['an ordinary die', 'ru', 'на обычном кубике'],
  ['it occurs', 'ru', 'карта встречается дважды'],
  ['open questions', 'ru', 'все открытые вопросы'],
  ['by hand', 'en', 'by hand'],
  ['a name', 'en', 'Spirit of the Library Land and Stack'],
];

for (const [what, language, text, ...wanted] of situations) {
  test(`${what}: “${text}”`, () => assert.equal(pointedOut(text, language), wanted));
}

test('the text is unchanged', () => {
  for (const { abilities } of catalogue) {
    for (const { text } of abilities) {
      for (const language of ['en', 'ru'] as const) {
        const pieces = terms.piecesOf(text[language], language);
        assert.is(pieces.map((piece) => piece.text).join(''), text[language]);
      }
    }
  }
});

test('names of cards and players contain no terms', () => {
  const told = 'Turn planeswalks from Trail of the Mage-Rings to Land.';
  assert.equal(pointedOut(told, 'en', { names: ['Turn', 'Land'] }), [['planeswalks', 'term-planeswalk']]);
  assert.equal(pointedOut('Открыто измерение «Земли и стек»', 'ru', { names: ['Земли и стек'] }), [
    ['Открыто', 'term-face-up'],
    ['измерение', 'term-plane'],
  ]);
});

test('capitalized type lines contain terms', () => {
  assert.equal(pointedOut('Basic Land — Plains', 'en', { isTypeLine: true }), [
    ['Basic Land', 'term-basic-land'],
  ]);
  assert.equal(pointedOut('Базовая Земля — Остров', 'ru', { isTypeLine: true }), [
    ['Базовая Земля', 'term-basic-land'],
  ]);
});

test('a term is marked only once', () => {
  const met = new Set(['term-plane']);
  assert.equal(pointedOut('a plane in a zone', 'en', { met }), [['zone', 'term-zone']]);
  assert.equal([...met], ['term-plane', 'term-zone']);
});

test('every label of an ability is a term', () => {
  for (const time of abilityTimes) assert.ok(terms.read(terms.ofTime(time) ?? ''), time);
});

test.run();
