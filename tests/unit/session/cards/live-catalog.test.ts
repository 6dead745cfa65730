import { signal } from '@preact/signals';
import * as printed from '../../../../src/content/planes/catalog';
import type { PlanarCardFacts } from '../../../../src/content/planes/planar-card-facts';
import type { PlanarCardId } from '../../../../src/rules/planar/planar-card';
import { factsOfCustomCard } from '../../../../src/session/cards/custom-card-facts';
import type { CustomCards } from '../../../../src/session/cards/custom-cards';
import { createLiveCatalog } from '../../../../src/session/cards/live-catalog';
import type { LiveGameState } from '../../../../src/session/game/live-game';
import { lazySignal } from '../../../../src/session/lib/lazy-signal';
import { customCard } from '../../../support/cards/custom-cards';
import { assert, suite } from '../../../support/suite';

const test = suite('live catalog');

const kitchen = factsOfCustomCard(customCard());
const kitchenId = 'own:kitchen' as PlanarCardId;

/** The custom cards, of which only the facts are read here. */
function createTestCatalog(
  read: () => Promise<readonly PlanarCardFacts[]>,
  screenNeedsCustomCards = () => false,
  game = signal<LiveGameState>({ kind: 'empty' }),
) {
  let readCount = 0;
  let failureCount = 0;
  const report = () => {
    failureCount += 1;
  };
  const customCards = lazySignal(async () => {
    readCount += 1;
    const facts = await read();
    return { facts: signal(facts), whenRead: async () => facts } as unknown as CustomCards;
  }, report);
  const live = createLiveCatalog({
    printedCards: Promise.resolve(printed),
    customCards,
    gameState: game,
    screenNeedsCustomCards,
    reportFailure: report,
  });
  return { live, readCount: () => readCount, failureCount: () => failureCount };
}

const nextTask = () => new Promise((done) => setTimeout(done));

test('custom cards are read on request, and listed with the printed ones', async () => {
  const screenNeedsCustomCards = signal(false);
  const { live, readCount } = createTestCatalog(
    async () => [kitchen],
    () => screenNeedsCustomCards.value,
  );
  assert.is(live.catalog.value, null);
  await nextTask();
  assert.is(readCount(), 0);
  assert.is(live.catalog.value?.catalog.length, printed.catalog.length);
  screenNeedsCustomCards.value = true;
  assert.is(live.catalog.value, null);
  await nextTask();
  assert.is(readCount(), 1);
  assert.is(live.catalog.value?.factsOf(kitchenId), kitchen);
});

test('custom cards are read for a game that has one', async () => {
  const gameWith = (card: string) =>
    ({ kind: 'playing', game: { history: { table: { planar: { kinds: { [card]: 'plane' } } } } } }) as never;
  const game = signal<LiveGameState>(gameWith('bant'));
  const { live, readCount } = createTestCatalog(async () => [kitchen], undefined, game);
  await nextTask();
  assert.is(readCount(), 0);
  game.value = gameWith(kitchenId);
  await nextTask();
  assert.is(readCount(), 1);
  assert.is(live.catalog.value?.factsOf(kitchenId), kitchen);
});

test('the list of all cards includes custom ones', async () => {
  const { live } = createTestCatalog(async () => [kitchen]);
  assert.is((await live.loadFullCatalog()).factsOf(kitchenId), kitchen);
});

test('if custom cards cannot be loaded, that is reported and the printed ones are shown', async () => {
  const { live, failureCount } = createTestCatalog(
    () => Promise.reject(new Error('offline')),
    () => true,
  );
  await nextTask();
  assert.is(failureCount(), 1);
  assert.is(live.catalog.value?.catalog.length, printed.catalog.length);
  assert.is((await live.loadFullCatalog()).catalog.length, printed.catalog.length);
});

test.run();
