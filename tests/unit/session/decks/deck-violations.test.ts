import { cardsOfKind } from '../../../../src/content/planes/catalog';
import { checkSharedDeck, type IllegalDeckReason } from '../../../../src/rules/planar/decks/planar-deck';
import { type RuleNumber, refuse } from '../../../../src/rules/rule';
import {
  countFillingCards,
  drawFillingCards,
  findViolations,
  isPlayable,
} from '../../../../src/session/decks/deck-violations';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE, numberedCards } from '../../../support/tables/tables';

const test = suite('deck problems');

function refusal(rule: RuleNumber, reason: IllegalDeckReason, limit?: number) {
  const result = refuse(rule, reason, limit);
  return result.ok ? null : result.refusal;
}

test('a deck that anyone can play is playable, even if only one player can use it', () => {
  const violatedUses = (planes: number, phenomena: number, playerCount: number) => {
    const violations = findViolations(numberedCards(planes, phenomena), playerCount);
    assert.ok(isPlayable(violations));
    return (['shared', 'own'] as const).filter((use) => violations[use]);
  };
  assert.equal(violatedUses(20, 0, 4), []);
  assert.equal(violatedUses(8, 2, 4), ['shared']);
  assert.equal(violatedUses(25, 6, 2), ['own']);
});

test('missing cards are counted for the players sharing it and for one owner', () => {
  assert.equal(findViolations(numberedCards(4, 1), 2), {
    playerCount: 2,
    shared: { kind: 'tooFew', difference: 15, refusal: refusal('901.15a', 'tooFewPlanarCards', 20) },
    own: { kind: 'tooFew', difference: 5, refusal: refusal('901.3', 'tooFewPlanarCards', 10) },
  });
  assert.is(findViolations([], 2).own?.kind, 'tooFew');
  assert.not(isPlayable(findViolations([], 2)));
});

test('surplus phenomena are counted', () => {
  assert.equal(findViolations(numberedCards(14, 6), 2), {
    playerCount: 2,
    shared: { kind: 'phenomenaForPlanes', difference: 2, refusal: refusal('901.15a', 'tooManyPhenomena', 4) },
    own: { kind: 'tooManyPhenomena', difference: 4, refusal: refusal('901.3', 'tooManyPhenomena', 2) },
  });
});

test('surplus phenomena are replaced where the deck would be too small without them', () => {
  const ownViolation = (planes: number, phenomena: number) => {
    const { own } = findViolations(numberedCards(planes, phenomena), 2);
    return own && own.kind !== 'twice' ? [own.kind, own.difference] : null;
  };
  assert.equal(ownViolation(7, 3), ['phenomenaForPlanes', 1]);
  assert.equal(ownViolation(8, 3), ['tooManyPhenomena', 1]);
  assert.equal(ownViolation(8, 2), null);
});

test('surplus phenomena are counted for the number of players that needs the smallest change', () => {
  assert.equal(findViolations(numberedCards(31, 8), 2), {
    playerCount: 4,
    shared: { kind: 'tooFew', difference: 1, refusal: refusal('901.15a', 'tooFewPlanarCards', 40) },
    own: { kind: 'tooManyPhenomena', difference: 6, refusal: refusal('901.3', 'tooManyPhenomena', 2) },
  });
  assert.is(findViolations(numberedCards(19, 6), 2).playerCount, 2);
  assert.equal(findViolations(numberedCards(24, 7), 2).shared, {
    kind: 'tooManyPhenomena',
    difference: 1,
    refusal: refusal('901.15a', 'tooManyPhenomena', 6),
  });
});

test('missing cards are counted for the usual number of players, even if fewer players need fewer', () => {
  assert.is(findViolations(numberedCards(12, 3), 4).playerCount, 4);
});

test('a duplicate card is reported as such', () => {
  const twice = [...numberedCards(10, 0), ...numberedCards(10, 0)];
  assert.equal(findViolations(twice, 2).own, {
    kind: 'twice',
    refusal: refusal('901.3', 'repeatedPlanarCard'),
  });
});

test('it is completed with cards not in it yet, to the smallest legal deck', () => {
  const pool = cardsOfKind('official');
  const some = pool.slice(0, 7);
  for (const players of [2, 3, 4, 12]) {
    const added = drawFillingCards(some, pool, players, FIXED_CHANCE) ?? [];
    assert.is(countFillingCards(some, pool, players), added.length);
    assert.is(some.length + added.length, Math.min(40, 10 * players));
    const { shared } = findViolations(some, players);
    assert.ok(shared?.kind === 'tooFew' && shared.difference === added.length);
    assert.ok(checkSharedDeck([...some, ...added], players).ok);
  }
});

test('it is not completed if that would not make it legal', () => {
  const pool = cardsOfKind('official');
  const phenomena = pool.filter(({ kind }) => kind === 'phenomenon').slice(0, 5);
  assert.is(drawFillingCards(phenomena, pool, 2, FIXED_CHANCE), null);
  assert.is(countFillingCards(phenomena, pool, 2), 0);
  assert.is(drawFillingCards(pool.slice(0, 3), pool.slice(0, 12), 2, FIXED_CHANCE), null);
  assert.is(drawFillingCards(pool, pool, 2, FIXED_CHANCE), null);
});

test.run();
