import { languages } from '../../../../../src/content/bilingual';
import { catalog } from '../../../../../src/content/planes/catalog';
import {
  actChoices,
  actOf,
  addAbility,
  changeTime,
  choiceOf,
  customCardFrom,
  isBlankCustomCard,
  newCustomCard,
  showInOneLanguage,
  symbols,
} from '../../../../../src/screens/decks/card/custom-card-form';
import { drawingOf } from '../../../../../src/screens/parts/text/game-symbol';
import { factsOfCustomCard } from '../../../../../src/session/cards/custom-card-facts';
import type { CustomCardContents } from '../../../../../src/session/cards/custom-cards';
import { type CustomCard, readCustomCard } from '../../../../../src/storage/decks/custom-card-schema';
import { customCard } from '../../../../support/cards/custom-cards';
import { assert, suite } from '../../../../support/suite';
import { card } from '../../../../support/tables/tables';

const test = suite('making a card');

const savedCard = (contents: CustomCardContents): CustomCard => ({
  ...contents,
  id: card('own:new'),
  touchedAt: 1,
  removedAt: null,
});

test('a card is blank until something is entered', () => {
  for (const kind of ['plane', 'phenomenon'] as const) {
    const card = newCustomCard(kind);
    assert.ok(isBlankCustomCard(card));
    const [ability] = card.abilities;
    if (!ability) throw new Error('a new card has abilities');
    for (const change of [
      { name: { en: '', ru: 'Двор' } },
      { planarType: 'dominaria' },
      { drawnLike: 'dominaria' },
      { abilities: [{ ...ability, text: { en: 'Draw.', ru: '' } }] },
      { abilities: [{ ...ability, act: { kind: 'planeswalk' as const } }] },
      { counters: { name: { en: '', ru: '' }, walkAt: null } },
    ])
      assert.not.ok(isBlankCustomCard({ ...card, ...change }), JSON.stringify(change));
  }
});

test('every new card and every copy of a printed one can be saved', () => {
  const copies = catalog.map((facts) => customCardFrom(facts));
  for (const card of [newCustomCard('plane'), newCustomCard('phenomenon'), ...copies].map(savedCard)) {
    assert.equal(readCustomCard(card), card, card.name.en);
  }
});

test('a copy has the text of its printed card, and a slightly different name', () => {
  for (const facts of catalog) {
    const copy = factsOfCustomCard(savedCard(customCardFrom(facts)));
    assert.is(copy.name.ru, `${facts.name.ru} 2`);
    assert.is(copy.planarType, facts.planarType);
    assert.equal(
      copy.abilities.map(({ when, text }) => ({ when, text })),
      facts.abilities.map(({ when, text }) => ({ when, text })),
      facts.id,
    );
    assert.is(copy.counters?.threshold, facts.counters?.threshold);
  }
});

test('a copy of a custom card has its own planar type, and the full length for its name', () => {
  const copy = customCardFrom(factsOfCustomCard(customCard({ name: { en: '', ru: 'ж'.repeat(60) } })));
  assert.equal(copy.planarType, { en: 'Квартира', ru: 'Квартира' });
  assert.is(copy.name.ru.length, 60);
  assert.ok(copy.name.ru.endsWith(' 2'));
});

test('every act can be selected and keeps its number', () => {
  for (const choice of actChoices) assert.is(choiceOf(actOf(choice, null)), choice);
  assert.equal(actOf('lifeEverybody', { kind: 'counters', by: -3 }), {
    kind: 'life',
    who: 'everybody',
    by: -3,
  });
});

test('an ability applies at one or more different times', () => {
  assert.equal(changeTime(['static'], 0, null), ['static']);
  assert.equal(changeTime(['static', 'chaos'], 0, null), ['chaos']);
  assert.equal(changeTime(['static', 'chaos'], 0, 'chaos'), ['chaos']);
  assert.equal(changeTime(['static', 'chaos'], 1, 'upkeep'), ['static', 'upkeep']);
});

test('a new ability of a phenomenon applies when it is encountered', () => {
  assert.equal(addAbility(customCard().abilities, 'phenomenon').at(-1)?.when, ['encounter']);
});

test('a card is shown in the language it is written in, regardless of the app’s language', () => {
  const card = customCard({ name: { en: 'Kitchen', ru: 'Кухня' } });
  for (const writing of languages) {
    const { name, abilities } = showInOneLanguage(card, writing);
    assert.equal(name, { en: card.name[writing], ru: card.name[writing] });
    assert.is(abilities[0]?.text.en, 'Существа получают +1/+1.');
  }
});

test('every available symbol is drawn', () => {
  for (const symbol of symbols) assert.ok(drawingOf(symbol), symbol);
});

test.run();
