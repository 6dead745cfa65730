/** Every card that touches what the app keeps, at the table: what the catalog says of it, played by the engine. */
import { catalog } from '../../../src/content/planes/catalog';
import { actsOf, type CardSituation, facts, testCards } from '../../support/cards/card-situations';
import { assert, suite } from '../../support/suite';
import {
  type CardAtTheTable,
  cardsOfEvents,
  cardsWithState,
  otherCards,
} from './cards-at-the-table/cards-with-state';
import { countersAndMemory } from './cards-at-the-table/counters-and-memory';
import { dieAndTurns } from './cards-at-the-table/die-and-turns';
import { eventCards } from './cards-at-the-table/event-cards';
import { laterEventCards } from './cards-at-the-table/later-event-cards';
import { lifeTotals } from './cards-at-the-table/life-totals';
import { ongoingEffects } from './cards-at-the-table/ongoing-effects';
import { phenomenaAndWalks } from './cards-at-the-table/phenomena-and-walks';
import { planarDeck } from './cards-at-the-table/planar-deck';

const themes: Readonly<Record<string, readonly CardSituation<CardAtTheTable>[]>> = {
  'the planar deck': planarDeck,
  'phenomena and planes that are left': phenomenaAndWalks,
  'the die and turns': dieAndTurns,
  'counters and memory': countersAndMemory,
  'what lasts': ongoingEffects,
  'life totals': lifeTotals,
  'event cards': eventCards,
  'later event cards': laterEventCards,
};

for (const [theme, situations] of Object.entries(themes)) {
  const cards = suite(`cards at the table: ${theme}`);
  testCards(cards, situations);
  cards.run();
}

const all = suite('cards at the table: all of them');

const listed = [...cardsWithState, ...otherCards, ...cardsOfEvents];
const played = Object.values(themes).flat();
const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

all('each card on the list has a situation, and each situation a card on the list', () => {
  assert.is(cardsWithState.length, 51);
  assert.equal(sorted(played.map(({ card }) => card)), sorted(listed));
  assert.is(new Set(listed).size, listed.length);
});

all('no card of which the app carries something out is missing from the list', () => {
  const missing = catalog.filter(
    ({ id, abilities, counters, options }) =>
      (abilities.some(({ acts }) => acts) || counters || options) && !listed.some((one) => one === id),
  );
  assert.equal(
    missing.map(({ id }) => id),
    [],
  );
});

all('no two situations have the same name', () => {
  const names = played.map(({ card, name }) => `${card}: ${name}`);
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

all('cards listed of which the app carries nothing out are those whose work is all on the table', () => {
  const idle = listed.filter((id) =>
    facts(id).abilities.every(({ when }) => when.every((time) => actsOf(id, time).length === 0)),
  );
  assert.equal(idle.sort(), [
    'caught-in-a-parallel-universe',
    'edge-of-malacol',
    'ghirapur-grand-prix',
    'high-and-dry-black-market',
    'horizon-boughs',
    'human-time-lord-meta-crisis',
    'lil-giri-saves-the-day',
    'morphic-tide',
    'mutual-epiphany',
    'norns-dominion',
    'omenpath-instability',
    'planewide-disaster',
    'reality-shaping',
    'sokenzan',
    'ten-wizards-mountain',
    'thats-enough-slices',
    'the-eon-fog',
    'unleash-the-flux',
    'valors-reach',
  ]);
});

all.run();
