import {
  type CustomCardContents,
  type CustomCards,
  type CustomCardsPorts,
  createCustomCards,
} from '../../../../src/session/cards/custom-cards';
import { type CustomCard, readCustomCard } from '../../../../src/storage/decks/custom-card-schema';
import type { CustomCardStore } from '../../../../src/storage/decks/custom-card-store';
import type { FoundRows } from '../../../../src/storage/replica/replicated-rows';
import { customCard } from '../../../support/cards/custom-cards';
import { gate, nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';
import { tableAtStart } from '../../../support/tables/tables';

const test = suite('the user’s custom cards');

const DAY = 86_400_000;

/** A store in memory that tells its changes a moment later, as the real one does. */
function memoryCardStore(rows: readonly CustomCard[] = []) {
  let storedRows = rows;
  let listener: (found: FoundRows<CustomCard>) => void = () => {};
  const write = async (change: (rows: readonly CustomCard[]) => readonly CustomCard[]) => {
    await nextTasks(1);
    storedRows = change(storedRows);
    Promise.resolve().then(() => listener({ rows: storedRows, unreadableCount: 0 }));
  };
  const store: CustomCardStore = {
    watch(newListener) {
      listener = newListener;
      newListener({ rows: storedRows, unreadableCount: 0 });
    },
    put: (card) => write((all) => [...all.filter(({ id }) => id !== card.id), card]),
    remove: (id) => write((all) => all.filter((card) => card.id !== id)),
  };
  return { store, storedRows: () => storedRows };
}

interface Circumstances {
  readonly now?: number;
  readonly games?: CustomCardsPorts['listSavedGames'];
  readonly currentGame?: CustomCardsPorts['currentGame'];
}

let persistenceRequestCount = 0;

function open(
  store: () => Promise<CustomCardStore>,
  { now = 100, games = async () => [], currentGame = () => null }: Circumstances = {},
): CustomCards {
  let time = now;
  let ids = 0;
  return createCustomCards({
    openStore: store,
    parse: readCustomCard,
    now: () => time++,
    freshId: () => `${++ids}`,
    listSavedGames: games,
    currentGame,
    requestPersistence: () => {
      persistenceRequestCount += 1;
    },
  });
}

const { id: _id, touchedAt: _touchedAt, removedAt: _removedAt, ...contents } = customCard();
const kitchen: CustomCardContents = contents;
const names = (cards: CustomCards) => cards.cards.peek()?.map(({ name }) => name.ru);

test('persistent storage is requested when a card is made or added', async () => {
  persistenceRequestCount = 0;
  const cards = open(async () => memoryCardStore().store);
  await nextTasks(3);
  assert.is(persistenceRequestCount, 0);
  cards.add(kitchen);
  assert.is(persistenceRequestCount, 1, 'without waiting for anything');
  cards.addOrReplace(customCard());
  assert.is(persistenceRequestCount, 2);
  await nextTasks(3);
});

test('new and changed cards are shown at once and stored', async () => {
  const { store, storedRows } = memoryCardStore();
  const cards = open(async () => store);
  assert.is(cards.cards.peek(), null);
  await nextTasks(3);
  const id = cards.add(kitchen);
  cards.change(id, { name: { en: 'Kitchen', ru: 'Кухня' } });
  cards.change('own:nobody', { kind: 'phenomenon' });
  assert.equal(names(cards), ['Кухня']);
  await nextTasks(10);
  assert.is(storedRows()[0]?.name.en, 'Kitchen');
  assert.equal(storedRows().map(readCustomCard), storedRows());
});

test('a removed card is in no list, keeps its text, and can be restored unchanged', async () => {
  const { store, storedRows } = memoryCardStore([customCard()]);
  const cards = open(async () => store);
  await nextTasks(3);
  cards.remove('own:kitchen');
  assert.equal(names(cards), []);
  assert.equal(
    cards.facts.peek()?.map(({ id, isRemoved }) => [id, isRemoved]),
    [['own:kitchen', true]],
  );
  await nextTasks(10);
  assert.ok(storedRows()[0]?.removedAt);
  cards.undoRemoval();
  assert.equal(names(cards), ['Кухня']);
  await nextTasks(10);
  assert.equal(storedRows(), [customCard()]);
});

test('a removed card can be restored from its page, also after others were removed', async () => {
  const { store, storedRows } = memoryCardStore([
    customCard({ removedAt: 1 }),
    customCard({ id: 'own:cellar' }),
  ]);
  const cards = open(async () => store);
  await nextTasks(3);
  cards.remove('own:cellar');
  cards.restoreCard('own:kitchen');
  cards.restoreCard('own:nowhere');
  await nextTasks(10);
  assert.equal(
    cards.cards.peek()?.map(({ id }) => id),
    ['own:kitchen'],
  );
  assert.is(storedRows().find(({ id }) => id === 'own:kitchen')?.removedAt, null);
  assert.is(cards.removedCard.peek()?.id, 'own:cellar');
});

test('a removed card is deleted after a day unless a game needs it', async () => {
  const removed = customCard({ removedAt: 1 });
  const needed = customCard({ id: 'own:needed', removedAt: 1 });
  const inHand = customCard({ id: 'own:in-hand', removedAt: 1 });
  const justNow = customCard({ id: 'own:just-now', removedAt: DAY });
  const { store, storedRows } = memoryCardStore([removed, needed, inHand, justNow]);
  open(async () => store, {
    now: DAY + 100,
    games: async () => [{ table: tableAtStart([`${needed.id}+2`, 'a']) }],
    currentGame: () => ({ history: { table: tableAtStart([inHand.id]) } }),
  });
  await nextTasks(20);
  assert.equal(storedRows(), [needed, inHand, justNow]);
});

test('nothing is deleted while it is unknown which cards games need', async () => {
  const { store, storedRows } = memoryCardStore([customCard({ removedAt: 1 })]);
  open(async () => store, { now: 2 * DAY, games: () => Promise.reject(new Error('forbidden')) });
  await nextTasks(20);
  assert.is(storedRows().length, 1);
});

test('card facts are available once cards are loaded, also if there are none', async () => {
  const opening = gate();
  const { store } = memoryCardStore([customCard()]);
  const reading = open(() => opening.opened.then(() => store)).whenRead();
  opening.open();
  assert.equal(
    (await reading).map(({ id }) => id),
    ['own:kitchen'],
  );
  const cards = open(() => Promise.reject(new Error('forbidden')));
  assert.equal(await cards.whenRead(), []);
  assert.is(cards.failure.peek(), 'broken');
});

test('a card from outside is parsed and added unchanged', async () => {
  const { store } = memoryCardStore();
  const cards = open(async () => store);
  await nextTasks(3);
  const read = cards.parse(JSON.parse(JSON.stringify(customCard())));
  if (!read) throw new Error('it is a card');
  cards.addOrReplace(read);
  assert.equal(cards.cards.peek(), [customCard()]);
  assert.is(cards.parse({ id: 'bant' }), null);
});

test.run();
