import { scaleRecipe } from '../../../../src/rules/landless/recipe';
import { drawRecipeDeck } from '../../../../src/rules/landless/recipe-draw';
import { assert, suite } from '../../../support/suite';

const test = suite('decks drawn by the recipe');

const pool = (cardCount: number) => (colors: readonly string[]) =>
  Array.from({ length: cardCount }, (_, card) => `${colors.join('')}${card}`);

test('at any size it has as many cards of each color and pair as the recipe wants, none twice', () => {
  for (const size of [40, 100, 200, 360, 2000]) {
    const recipe = scaleRecipe(size);
    const parts = drawRecipeDeck({ size, number: 7 }, pool(500)) ?? [];
    assert.equal(
      parts.map(({ cards }) => cards.length),
      [
        recipe?.colorless,
        ...Array.from({ length: 5 }, () => recipe?.perColor),
        ...Array.from({ length: 10 }, () => recipe?.perPair),
      ],
    );
    const all = parts.flatMap(({ cards }) => cards);
    assert.is(new Set(all).size, size);
    for (const { colors, cards } of parts) {
      for (const card of cards) assert.is(card.replace(/\d+$/, ''), colors.join(''));
    }
  }
});

test('the same number gives the same deck, another number another one', () => {
  const deck = (number: number) => drawRecipeDeck({ size: 200, number }, pool(500));
  assert.equal(deck(123_456), deck(123_456));
  assert.not.equal(deck(123_456), deck(123_457));
});

test('every card is drawn equally often', () => {
  const drawn = new Map<string, number>();
  const decks = 4000;
  for (let number = 0; number < decks; number++) {
    for (const card of drawRecipeDeck({ size: 40, number }, pool(20))?.[1]?.cards ?? [])
      drawn.set(card, (drawn.get(card) ?? 0) + 1);
  }
  const expected = (decks * (scaleRecipe(40)?.perColor ?? 0)) / 20;
  const chiSquare = [...drawn.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  assert.is(drawn.size, 20);
  assert.ok(chiSquare < 44, `${chiSquare}`);
});

test('an invalid size gives no deck', () => {
  assert.is(drawRecipeDeck({ size: 39, number: 1 }, pool(500)), null);
});

test('from too few cards all are drawn, and the missing ones are reported', () => {
  const parts = drawRecipeDeck({ size: 200, number: 1 }, pool(25)) ?? [];
  assert.equal(
    parts.slice(0, 7).map(({ cards, missingCount }) => [cards.length, missingCount]),
    [
      [25, 5],
      [25, 1],
      [25, 1],
      [25, 1],
      [25, 1],
      [25, 1],
      [4, 0],
    ],
  );
});

test.run();
