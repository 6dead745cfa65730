import { catalog } from '../../../../src/content/planes/catalog';
import { isEventCard } from '../../../../src/content/planes/planar-sets';
import { remoteObstacles, requiredItems } from '../../../../src/content/planes/playing-conditions';
import { assert, suite } from '../../../support/suite';

const test = suite('playing conditions');

const byId = new Map<string, (typeof catalog)[number]>(catalog.map((facts) => [facts.id, facts]));

test('every card named there is a card', () => {
  for (const id of [...Object.keys(requiredItems), ...Object.keys(remoteObstacles)])
    assert.ok(byId.has(id), id);
});

test('cards that need props say so, and no official card needs any', () => {
  const asks = /\bbooster pack|\bpin you're wearing|\bFold this|\bSpin this plane|\(Pins on/;
  for (const { id, abilities } of catalog) {
    const isAsked = abilities.some(({ text }) => asks.test(text.en));
    assert.is(Object.hasOwn(requiredItems, id), isAsked, id);
  }
  for (const id of Object.keys(requiredItems)) {
    const facts = byId.get(id);
    assert.ok(facts && isEventCard(facts), id);
  }
});

test('cards that exchange or take control of permanents are marked as unsuitable for video', () => {
  const asks = /\bexchange control|\bgain control of target artifact|\bfrom the top of any player/i;
  for (const { id, abilities } of catalog) {
    if (abilities.some(({ text }) => asks.test(text.en))) assert.ok(Object.hasOwn(remoteObstacles, id), id);
  }
});

test.run();
