import { catalog } from '../../../../../src/content/planes/catalog';
import { suggestCards } from '../../../../../src/screens/decks/sharing/suggested-cards';
import { assert, suite } from '../../../../support/suite';

const test = suite('suggested cards');

const suggestedFor = (lines: readonly string[], idsInDeck: readonly string[] = []) =>
  suggestCards(lines, catalog, idsInDeck).map((suggestion) => suggestion?.card.id);

test('a line is taken for a card whose name it has with typos, or for the only one with its words', () => {
  assert.equal(suggestedFor(['Agyrm', 'Tunnel', 'Академия', 'Horizon Bows']), [
    'agyrem',
    'interplanar-tunnel',
    'academy-at-tolaria-west',
    'horizon-boughs',
  ]);
});

test('a line that has only one of the words, or those of several cards, is taken for none', () => {
  const lines = [
    'Mountain of fire',
    'My favorite plane',
    'Моё любимое измерение',
    'The sea',
    'Иннистрад',
    'Fields',
  ];
  assert.ok(suggestedFor(lines).every((card) => card === undefined));
});

test('no card is suggested that the deck has, or twice', () => {
  assert.equal(suggestedFor(['Tazem', 'Agyrm', 'Agyremm'], ['tazeem']), [undefined, 'agyrem', undefined]);
});

test.run();
