import { cardsOfKind } from '../../../../src/content/planes/catalog';
import { planarSetCodes, planarSets } from '../../../../src/content/planes/planar-sets';
import { remoteObstacles, requiredItems } from '../../../../src/content/planes/playing-conditions';
import { checkSharedDeck, isPhenomenon, maxPhenomena } from '../../../../src/rules/planar/decks/planar-deck';
import { dealRandomDeck, eligibleCards } from '../../../../src/session/decks/random-deck';
import { assert, suite } from '../../../support/suite';

const test = suite('random decks');

const allSets = { selections: planarSetCodes, isRemote: false, isWithoutRequiredItems: false };

test('the cards of several sets are included once each, without those that the table cannot play', () => {
  const allIds = eligibleCards(allSets, cardsOfKind).map(({ id }) => id as string);
  assert.is(new Set(allIds).size, allIds.length);
  assert.is(allIds.length, cardsOfKind('official').length + cardsOfKind('events').length);
  const remoteIds = eligibleCards({ ...allSets, isRemote: true }, cardsOfKind).map(({ id }) => id as string);
  assert.equal(allIds.filter((id) => !remoteIds.includes(id)).sort(), Object.keys(remoteObstacles).sort());
  const idsWithoutItems = eligibleCards({ ...allSets, isWithoutRequiredItems: true }, cardsOfKind).map(
    ({ id }) => id as string,
  );
  assert.equal(
    allIds.filter((id) => !idsWithoutItems.includes(id)).sort(),
    Object.keys(requiredItems).sort(),
  );
});

test('a deck for any number of players is legal with any number of phenomena, also webcam-friendly and without props', () => {
  const official = planarSetCodes.filter((set) => planarSets[set].pool === 'official');
  const pool = eligibleCards(
    { selections: official, isRemote: true, isWithoutRequiredItems: true },
    cardsOfKind,
  );
  for (let players = 2; players <= 12; players++) {
    const maxCount = Math.min(maxPhenomena(players), pool.filter(isPhenomenon).length);
    for (let phenomena = 0; phenomena <= maxCount; phenomena++) {
      const deck = dealRandomDeck(pool, players, phenomena, [players, phenomena, 3, 4]);
      assert.ok(checkSharedDeck(deck, players).ok);
      assert.is(deck.filter(isPhenomenon).length, phenomena);
      assert.ok(deck.every(({ id }) => !Object.hasOwn(remoteObstacles, id)));
    }
  }
});

test.run();
