import { cardsOf } from '../../../src/content/planes/catalogue';
import { checkSharedDeck } from '../../../src/rules/planar/planar-deck';
import { cardsToFill, lacksOf } from '../../../src/screens/decks/deck-lacks';
import { assert, suite } from '../../support/suite';
import { FIXED_CHANCE, numberedCards } from '../../support/tables';

const test = suite('what a deck lacks');

test('a deck that somebody can play lacks nothing, also where it is of use to one player only', () => {
  assert.is(lacksOf(numberedCards(20, 0)), null);
  assert.is(lacksOf(numberedCards(8, 2)), null);
  assert.is(lacksOf(numberedCards(25, 6)), null);
});

test('too few cards are counted for two who share it and for one who owns it', () => {
  assert.equal(lacksOf(numberedCards(4, 1)), {
    shared: { kind: 'tooFew', by: 15, rule: '901.15a' },
    own: { kind: 'tooFew', by: 5, rule: '901.3' },
  });
  assert.is(lacksOf([])?.own.kind, 'tooFew');
});

test('phenomena that are too many are counted', () => {
  assert.equal(lacksOf(numberedCards(14, 6)), {
    shared: { kind: 'tooMany', by: 2, rule: '901.15a' },
    own: { kind: 'tooMany', by: 4, rule: '901.3' },
  });
});

test('the same card twice is told as such', () => {
  const twice = [...numberedCards(10, 0), ...numberedCards(10, 0)];
  assert.equal(lacksOf(twice)?.own, { kind: 'twice', rule: '901.3' });
});

test('it is filled up with cards that are not in it yet, to the smallest legal deck', () => {
  const pool = cardsOf('all');
  const some = pool.slice(0, 7);
  for (const players of [2, 3, 4, 12]) {
    const added = cardsToFill(some, pool, players, FIXED_CHANCE) ?? [];
    assert.is(some.length + added.length, Math.min(40, 10 * players));
    assert.ok(checkSharedDeck([...some, ...added], players).ok);
  }
});

test('it is not filled up where that would not make it legal', () => {
  const pool = cardsOf('all');
  const phenomena = pool.filter(({ kind }) => kind === 'phenomenon').slice(0, 5);
  assert.is(cardsToFill(phenomena, pool, 2, FIXED_CHANCE), null);
  assert.is(cardsToFill(pool.slice(0, 3), pool.slice(0, 12), 2, FIXED_CHANCE), null);
  assert.is(cardsToFill(pool, pool, 2, FIXED_CHANCE), null);
});

test.run();
