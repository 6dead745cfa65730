/** The cards of a list from which a shared deck may be drawn. */
import { NO_LANDLESS_HOUSE_RULES } from '../../../../src/rules/landless/land';
import { readCardList } from '../../../../src/rules/landless/list/card-list';
import { convertList } from '../../../../src/rules/landless/list-of-lands';
import { poolOfList } from '../../../../src/rules/landless/list-pool';
import { colors } from '../../../../src/rules/landless/mana-cost';
import { drawRecipeDeck } from '../../../../src/rules/landless/recipe-draw';
import { assert, suite } from '../../../support/suite';

const test = suite('pool of a list');

const poolOf = (text: string) =>
  poolOfList(convertList(readCardList(text), () => undefined, NO_LANDLESS_HOUSE_RULES));

test('a card is in it as often as it is listed; sideboard, lands and unknown cards are not', () => {
  const pool = poolOf(
    'Мой куб\n\n2 Шок {R}\nОгонь {1}{R} // {1}{U}\nГолем {5}\n9 Лес\nНикто\nСайдборд\nГром {2}{R}',
  );
  assert.is(pool.cardCount, 4);
  assert.equal(
    pool.cardsOf(['R']).map(({ listedCard }) => listedCard.name),
    ['Шок', 'Шок'],
  );
  assert.equal(
    pool.cardsOf(['U', 'R']).map(({ listedCard }) => listedCard.name),
    ['Огонь'],
  );
  assert.equal(
    pool.cardsOf([]).map(({ listedCard }) => listedCard.name),
    ['Голем'],
  );
  assert.equal(pool.cardsOf(['G']), []);
});

test('a list in another order gives the same deck, and no card is drawn more often than it is listed', () => {
  const lines = [...colors].flatMap((color) =>
    Array.from({ length: 30 }, (_, card) => `2 Карта ${color}${card} {${color}}`),
  );
  const deckOf = (written: readonly string[]) =>
    (drawRecipeDeck({ size: 200, number: 7 }, poolOf(written.join('\n')).cardsOf) ?? []).map(
      ({ cards, missingCount }) => [cards.map(({ listedCard }) => listedCard.name), missingCount],
    );
  assert.equal(deckOf(lines), deckOf(lines.toReversed()));
  const drawn = deckOf(lines).flatMap(([names]) => names as readonly string[]);
  assert.is(drawn.length, 5 * 26);
  for (const name of drawn) assert.ok(drawn.filter((other) => other === name).length <= 2);
});

test('a list of endless copies does not make an endless pool', () => {
  assert.is(
    poolOf(Array.from({ length: 9 }, (_, card) => `999 Карта ${card} {R}`).join('\n')).cardCount,
    5000,
  );
});

test.run();
