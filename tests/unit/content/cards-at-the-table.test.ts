/**
 * Cards in situations that pressing their buttons once does not reach: refusals, several triggers, players who have
 * left. `every-button-is-played.test.ts` presses each button once.
 */
import { catalog } from '../../../src/content/planes/catalog';
import { type CardSituation, testCards } from '../../support/cards/card-situations';
import { assert, suite } from '../../support/suite';
import { countersAndMemory } from './cards-at-the-table/counters-and-memory';
import { dieAndTurns } from './cards-at-the-table/die-and-turns';
import { eventCards } from './cards-at-the-table/event-cards';
import { laterEventCards } from './cards-at-the-table/later-event-cards';
import { lifeTotals } from './cards-at-the-table/life-totals';
import { ongoingEffects } from './cards-at-the-table/ongoing-effects';
import { phenomenaAndWalks } from './cards-at-the-table/phenomena-and-walks';
import { planarDeck } from './cards-at-the-table/planar-deck';

const themes: Readonly<Record<string, readonly CardSituation[]>> = {
  'the planar deck': planarDeck,
  'phenomena and planes that are left': phenomenaAndWalks,
  'the die and turns': dieAndTurns,
  'counters and memory': countersAndMemory,
  'ongoing effects': ongoingEffects,
  'life totals': lifeTotals,
  'event cards': eventCards,
  'later event cards': laterEventCards,
};

for (const [theme, situations] of Object.entries(themes)) {
  const cards = suite(`cards at the table: ${theme}`);
  testCards(cards, situations);
  cards.run();
}

const test = suite('cards at the table: all of them');

const situations = Object.values(themes).flat();

test('every card that keeps counters or choices has a situation', () => {
  const missing = catalog.filter(
    ({ id, counters, options }) => (counters || options) && !situations.some(({ card }) => card === id),
  );
  assert.equal(
    missing.map(({ id }) => id),
    [],
  );
});

test('no two situations have the same name', () => {
  const names = situations.map(({ card, name }) => `${card}: ${name}`);
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test.run();
