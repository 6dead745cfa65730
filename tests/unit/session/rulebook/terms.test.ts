/** Words of the game as they stand in running text, and words that only look like them. */
import { type Language, languages } from '../../../../src/content/bilingual';
import { catalog } from '../../../../src/content/planes/catalog';
import { terms as chapter } from '../../../../src/content/rulebook/glossary/terms';
import { abilityTerms } from '../../../../src/content/rulebook/glossary/terms-abilities';
import { abilityTimes } from '../../../../src/rules/planar/ability-times';
import { createTerms } from '../../../../src/session/rulebook/terms';
import { assert, suite } from '../../../support/suite';

const test = suite('terms');

const terms = createTerms(chapter.entries);

/** What is pointed out: the words and what they are. */
const pointedOut = (text: string, language: Language, options?: Parameters<typeof terms.splitByTerms>[2]) =>
  terms
    .splitByTerms(text, language, options)
    .flatMap((piece) => (piece.termId ? [[piece.text, piece.termId]] : []));

const situations: readonly (readonly [
  what: string,
  Language,
  text: string,
  ...(readonly [string, string])[],
])[] = [
  ['a word in the plural', 'en', 'All planes here', ['planes', 'term-plane']],
  ['a word in another case', 'ru', 'Нет двух измерений', ['измерений', 'term-plane']],
  ['ё written as е', 'ru', 'Он сдается', ['сдается', 'term-concede']],
  ['a hyphen that does not break', 'ru', 'её мана‑стоимость', ['мана‑стоимость', 'term-mana-cost']],
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
  [
    'an ability of two words, declined',
    'ru',
    'с Пробивным ударом и Первым ударом',
    ['Пробивным ударом', 'term-trample'],
    ['Первым ударом', 'term-first-strike'],
  ],
  ['an ability with life in its name', 'ru', 'получает Цепь жизни', ['Цепь жизни', 'term-lifelink']],
  ['the same in lower case', 'ru', 'нужна цепь жизни', ['цепь жизни', 'term-lifelink']],
  ['to threaten', 'ru', 'это угроза, и в тот же миг полёт окончен'],
  ['a flash within a flashback', 'en', 'has flashback', ['flashback', 'term-flashback']],
  ['its escape cost', 'en', 'pay its escape cost', ['escape', 'term-escape']],
  ['to escape', 'en', 'a way to escape from here; nobody can escape'],
  ['cycling within landcycling', 'en', 'basic landcycling'],
  ['a token with a name', 'ru', 'фишку Клада', ['фишку', 'term-token'], ['Клада', 'term-treasure']],
  ['to lay', 'ru', 'она кладёт клад'],
  ['a token called a map', 'en', 'a Map token', ['Map', 'term-map'], ['token', 'term-token']],
  ['an ordinary map', 'en', 'on the map'],
  ['an ordinary map in Russian', 'ru', 'лежат рядом, как карта местности'],
];

for (const [description, language, text, ...wanted] of situations) {
  test(`${description}: “${text}”`, () => assert.equal(pointedOut(text, language), wanted));
}

test('the text is unchanged', () => {
  for (const { abilities } of catalog) {
    for (const { text } of abilities) {
      for (const language of ['en', 'ru'] as const) {
        const pieces = terms.splitByTerms(text[language], language);
        assert.is(pieces.map((piece) => piece.text).join(''), text[language]);
      }
    }
  }
});

/** How the words of an ability or token are written on cards, in any form. */
const writtenOnCards: readonly (readonly [term: string, en: RegExp, ru: RegExp])[] = [
  ['term-double-strike', /double strike/i, /двойн\S+ удар/i],
  ['term-first-strike', /first strike/i, /перв\S+ удар/i],
  ['term-trample', /trampl/i, /пробивн\S+ удар/i],
  ['term-vigilance', /vigilan/i, /бдительн/i],
  ['term-menace', /menac/i, /угроз/i],
  ['term-flying', /flying/i, /пол[её]т/i],
  ['term-haste', /haste/i, /ускорени/i],
  ['term-deathtouch', /deathtouch/i, /смертельн\S+ касани/i],
  ['term-lifelink', /lifelink/i, /цеп\S+ жизни/i],
  ['term-hexproof', /hexproof/i, /порчеустойчив/i],
  ['term-indestructible', /indestructib/i, /неразрушим/i],
  ['term-flash', /flash(?!back)/i, /(?<!\p{L})миг(?:а|у|ом|е)?(?!\p{L})/iu],
  ['term-annihilator', /annihilat/i, /аннигилятор/i],
  ['term-wither', /wither/i, /увядани/i],
  ['term-landwalk', /(?:land|swamp|forest|mountain|plains)walk/i, /[Зз]нани\S+ \p{Lu}/u],
  ['term-affinity', /affinity/i, /родств/i],
  ['term-convoke', /convok/i, /созыв/i],
  ['term-rebound', /rebound/i, /отскок/i],
  ['term-exalted', /exalted/i, /повышение/i],
  ['term-investigate', /investigat/i, /дознани/i],
  ['term-manifest', /manifest/i, /вопло[тщ]/i],
  ['term-cycling', /cycling/i, /цикл/i],
  ['term-flashback', /flashback/i, /воспоминани/i],
  ['term-foretell', /foret[eo]l/i, /пророч/i],
  ['term-escape', /escap/i, /побег/i],
  ['term-unearth', /unearth/i, /отк[ао]п/i],
  ['term-crew', /crew/i, /экипаж/i],
  ['term-treasure', /treasure/i, /(?<!\p{L})Клад(?:а|у|ом|е|ы|ов)?(?!\p{L})/u],
  ['term-food', /food/i, /(?<!\p{L})Ед(?:а|ы|е|у|ой)(?!\p{L})/u],
  ['term-clue', /clue/i, /улик/i],
  ['term-map', /\bmap\b/i, /карт\S+ местности/i],
];

test('the table of what is written on cards has a row for every ability and token', () => {
  assert.equal(writtenOnCards.map(([term]) => term).sort(), abilityTerms.map(({ id }) => id).sort());
});

for (const [term, ...written] of writtenOnCards) {
  test(`${term} is found in both languages on every card with it`, () => {
    const texts = catalog.flatMap(({ id, abilities }) => abilities.map(({ text }) => ({ id, text })));
    const marked = texts.filter(({ text }) =>
      languages.some((language, place) => written[place]?.test(text[language])),
    );
    assert.ok(marked.length > 0, 'it is on no card');
    for (const { id, text } of marked)
      for (const language of languages) {
        const found = pointedOut(text[language], language).map(([, termId]) => termId);
        assert.ok(found.includes(term), `${id} ${language}: ${text[language]}`);
      }
  });
}

test('names of cards and players contain no terms', () => {
  const logLine = 'Turn planeswalks from Trail of the Mage-Rings to Land.';
  assert.equal(pointedOut(logLine, 'en', { names: ['Turn', 'Land'] }), [['planeswalks', 'term-planeswalk']]);
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
  const linkedTerms = new Set(['term-plane']);
  assert.equal(pointedOut('a plane in a zone', 'en', { alreadyLinkedTermIds: linkedTerms }), [
    ['zone', 'term-zone'],
  ]);
  assert.equal([...linkedTerms], ['term-plane', 'term-zone']);
});

test('every label of an ability is a term', () => {
  for (const time of abilityTimes) assert.ok(terms.termById(terms.termIdOfAbilityTime(time) ?? ''), time);
});

test.run();
