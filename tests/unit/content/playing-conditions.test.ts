import { catalogue } from '../../../src/content/planes/catalogue';
import { isEventCard } from '../../../src/content/planes/planar-sets';
import { propsNeeded, remoteTroubles } from '../../../src/content/planes/playing-conditions';
import { assert, suite } from '../../support/suite';

const test = suite('what cards ask of the table');

const byId = new Map(catalogue.map((facts) => [facts.id, facts]));

test('every card named there is a card', () => {
  for (const id of [...Object.keys(propsNeeded), ...Object.keys(remoteTroubles)]) assert.ok(byId.has(id), id);
});

test('whatever says to have something ready needs it, and no official card does', () => {
  const asks = /\bbooster pack|\bpins? you wear|\bFold this|\bSpin the plane card|\(Pins on/;
  for (const { id, abilities } of catalogue) {
    const isAsked = abilities.some(({ text }) => asks.test(text.en));
    assert.is(Object.hasOwn(propsNeeded, id), isAsked, id);
  }
  for (const id of Object.keys(propsNeeded)) {
    const facts = byId.get(id);
    assert.ok(facts && isEventCard(facts), id);
  }
});

test('whatever has players exchange permanents or take control is no card for a table on a screen', () => {
  const asks = /\bexchange control|\byou gain control of target artifact|\bfrom the top of any player/i;
  for (const { id, abilities } of catalogue) {
    if (abilities.some(({ text }) => asks.test(text.en))) assert.ok(Object.hasOwn(remoteTroubles, id), id);
  }
});

test.run();
