import 'fake-indexeddb/auto';
import { effect } from '@preact/signals';
import fc from 'fast-check';
import { memoizeAsync } from '../../../../src/lib/memoize-async';
import { nameKey } from '../../../../src/rules/landless/name-key';
import { type CardIndex, createCardIndex } from '../../../../src/session/cards/card-index';
import type { CardJobProgress } from '../../../../src/session/cards/card-jobs';
import {
  createRateLimitedSend,
  type ScryfallRequest,
  type ScryfallResponse,
} from '../../../../src/session/cards/scryfall/rate-limiter';
import { type CardIndexStore, openCardIndex } from '../../../../src/storage/cards/card-index';
import { readCardPage, readCardPrinting } from '../../../../src/storage/cards/scryfall-card';
import { nextTasks } from '../../../support/headless-device';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('known cards');

type Method = keyof CardIndexStore;

interface IndexHarness {
  readonly cards: CardIndex;
  readonly requests: ScryfallRequest[];
  /** Everything that was said to be under way, and how it ended. */
  readonly reportedProgress: CardJobProgress[];
  reply: (question: ScryfallRequest) => ScryfallResponse | Promise<ScryfallResponse>;
  /** What a call of the store fails with, if it shall. */
  failureOf: (method: Method) => unknown;
  /** Of the cards that are there. */
  storedCount(): Promise<number>;
}

interface IndexHarnessOptions {
  readonly database?: string;
  readonly store?: () => Promise<CardIndexStore>;
}

function createIndexHarness({
  database = freshDatabaseName(),
  store,
}: IndexHarnessOptions = {}): IndexHarness {
  const open = memoizeAsync(() => openCardIndex(database));
  let now = 0;
  const openFailingStore =
    store ??
    (async () => {
      const real = await open();
      const callUnlessFailing = async <Result>(method: Method, call: () => Promise<Result>) => {
        const failure = harness.failureOf(method);
        if (failure !== undefined) throw failure;
        return call();
      };
      return {
        count: () => callUnlessFailing('count', () => real.count()),
        findByKeys: (keys) => callUnlessFailing('findByKeys', () => real.findByKeys(keys)),
        findByPrefix: (key, limit) => callUnlessFailing('findByPrefix', () => real.findByPrefix(key, limit)),
        add: (rows, join) => callUnlessFailing('add', () => real.add(rows, join)),
        clear: () => callUnlessFailing('clear', () => real.clear()),
      };
    });
  const requests: ScryfallRequest[] = [];
  const reportedProgress: CardJobProgress[] = [];
  const harness: IndexHarness = {
    cards: createCardIndex({
      runExclusivelyAcrossTabs: (work) => work(),
      openStore: openFailingStore,
      readBuiltInCards: async () => null,
      readCard: readCardPrinting,
      parseCardPage: readCardPage,
      sendToScryfall: createRateLimitedSend({
        async send(question, signal) {
          requests.push(question);
          const answer = await harness.reply(question);
          if (signal.aborted) throw signal.reason;
          return answer;
        },
        async wait(time, signal) {
          if (signal.aborted) throw signal.reason;
          now += time;
        },
        now: () => now,
      }),
    }),
    requests,
    reportedProgress,
    reply: () => pageOf(),
    failureOf: () => undefined,
    storedCount: async () => (await open()).count(),
  };
  effect(() => {
    if (harness.cards.progress.value) reportedProgress.push(harness.cards.progress.value);
  });
  return harness;
}

type Printing = { readonly name: string } & Readonly<Record<string, unknown>>;

const printing = (name: string, changes: object = {}): Printing => ({
  object: 'card',
  name,
  lang: 'en',
  layout: 'normal',
  mana_cost: '{1}{R}',
  type_line: 'Instant',
  colors: ['R'],
  rarity: 'common',
  ...changes,
});
const inRussian = (name: string, russianName: string) =>
  printing(name, { lang: 'ru', printed_name: russianName });

const bolt = printing('Lightning Bolt');
const boltInRussian = inRussian('Lightning Bolt', 'Удар Молнии');
const fireAndIce = printing('Fire // Ice', {
  layout: 'split',
  mana_cost: '{1}{R} // {1}{U}',
  colors: ['R', 'U'],
  card_faces: [{ name: 'Fire' }, { name: 'Ice' }],
});
const fireAndIceInRussian = {
  ...fireAndIce,
  lang: 'ru',
  card_faces: [
    { name: 'Fire', printed_name: 'Огонь' },
    { name: 'Ice', printed_name: 'Лёд' },
  ],
};
const forestInRussian = inRussian('Forest', 'Лес');
const token = printing('Goblin', { layout: 'token' });

const pageOf = (...data: readonly unknown[]): ScryfallResponse => ({
  status: 200,
  body: { object: 'list', data },
  retryAfter: null,
});
const errorResponse = (status: number): ScryfallResponse => ({
  status,
  body: { object: 'error' },
  retryAfter: null,
});

/** With a card a line, as Scryfall writes it. */
const fileOf = (...data: readonly unknown[]) =>
  new Blob([`[\n${data.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`]) as File;

const full = new DOMException('no room', 'QuotaExceededError');
const broken = new DOMException('gone', 'UnknownError');

function endOf({ cards }: IndexHarness) {
  const gathering = cards.progress.peek();
  if (gathering?.kind !== 'ended') throw new Error(`it is ${gathering?.kind ?? 'nothing'}`);
  const { cardCount: learned, failedCount, failure } = gathering;
  return { learned, missed: failedCount, failure };
}

/** What was found by each of these names. */
async function found({ cards }: IndexHarness, ...names: readonly string[]): Promise<Record<string, string>> {
  const known = await cards.find(names);
  return Object.fromEntries([...known].map(([name, card]) => [name, card.name]));
}

async function harnessWith(...data: readonly unknown[]): Promise<IndexHarness> {
  const harness = createIndexHarness();
  await harness.cards.importFile(fileOf(...data));
  return harness;
}

/** A promise that is kept when it is told to be. */
function answerLater(harness: IndexHarness): (answer: ScryfallResponse) => Promise<void> {
  let answer: (answer: ScryfallResponse) => void = () => {};
  const promised = new Promise<ScryfallResponse>((resolve) => {
    answer = resolve;
  });
  harness.reply = () => promised;
  return async (given) => {
    answer(given);
    await nextTasks(3);
  };
}

test('the number of cards is unknown at first, then zero', async () => {
  const harness = createIndexHarness();
  assert.is(harness.cards.storedCount.peek(), null);
  await nextTasks(20);
  assert.equal([harness.cards.storedCount.peek(), harness.cards.progress.peek()], [0, null]);
  assert.equal(harness.requests, []);
});

test('stored cards are there the next time', async () => {
  const database = freshDatabaseName();
  const harness = createIndexHarness({ database });
  await harness.cards.importFile(fileOf(bolt, fireAndIce));
  const later = createIndexHarness({ database });
  await nextTasks(20);
  assert.is(later.cards.storedCount.peek(), 2);
  assert.equal(await found(later, 'fire'), { fire: 'Fire // Ice' });
});

test('a card is found by the name as it is typed, in either language', async () => {
  const harness = await harnessWith(bolt, boltInRussian, fireAndIce, fireAndIceInRussian);
  const bolts = ['Lightning Bolt', 'LIGHTNING  bolt', ' lightning bolt', 'Удар Молнии', 'удар молнии'];
  const splits = ['Fire // Ice', 'Fire/Ice', 'fire', 'ICE', 'Огонь // Лёд', 'огонь/лед', 'Лёд', 'ЛЕД'];
  assert.equal(await found(harness, ...bolts, ...splits, 'Lightning', 'Молния', ''), {
    ...Object.fromEntries(bolts.map((name) => [name, 'Lightning Bolt'])),
    ...Object.fromEntries(splits.map((name) => [name, 'Fire // Ice'])),
  });
  assert.equal(await found(harness), {});
});

test('the name of a whole card does not match half of another, in either language', async () => {
  for (const order of [0, 1]) {
    const wholes = [
      printing('Ice'),
      printing('Zone'),
      inRussian('Aurora', 'Огонь'),
      inRussian('Zephyr', 'Лёд'),
    ];
    const halves = [
      fireAndIceInRussian,
      printing('Ask // Zone', { layout: 'split', card_faces: [{ name: 'Ask' }, { name: 'Zone' }] }),
    ];
    const harness = await harnessWith(...(order === 0 ? [...wholes, ...halves] : [...halves, ...wholes]));
    assert.equal(await found(harness, 'ice', 'zone'), { ice: 'Ice', zone: 'Zone' });
    assert.equal(await found(harness, 'fire', 'ask', 'ice', 'Ask // Zone'), {
      fire: 'Fire // Ice',
      ask: 'Ask // Zone',
      ice: 'Ice',
      'Ask // Zone': 'Ask // Zone',
    });
    assert.equal(await found(harness, 'лёд'), { лёд: 'Zephyr' });
    assert.equal(await found(harness, 'огонь'), { огонь: 'Aurora' });
  }
});

test('the name of a whole card finds that card even if the other one is requested too', async () => {
  const zapAndIce = printing('Zap // Ice', {
    layout: 'split',
    card_faces: [{ name: 'Zap' }, { name: 'Ice' }],
  });
  const harness = await harnessWith(printing('Ice'), zapAndIce, fireAndIce);
  const names = ['Fire // Ice', 'Ice', 'Zap // Ice'];
  assert.equal(await found(harness, ...names), Object.fromEntries(names.map((name) => [name, name])));
});

test('suggestions begin with the typed text, in either language, and are few', async () => {
  const many = Array.from({ length: 50 }, (_, index) => printing(`Plan ${index}`));
  const harness = await harnessWith(boltInRussian, fireAndIce, ...many);
  const suggested = async (typed: string) => (await harness.cards.suggest(typed)).map(({ name }) => name);
  for (const typed of ['light', 'LIGHT', ' Lightning  b', 'удар', 'Удар М']) {
    assert.equal(await suggested(typed), ['Lightning Bolt'], typed);
  }
  assert.equal(await suggested('ice'), ['Fire // Ice']);
  for (const typed of ['', '  ', 'bolt', 'молнии']) assert.equal(await suggested(typed), [], typed);
  assert.is((await suggested('plan')).length, 40);
});

test('a look-up stores the cards it finds and counts the others', async () => {
  const harness = createIndexHarness();
  harness.reply = () => pageOf(bolt, fireAndIce);
  await harness.cards.lookUp(['Lightning Bolt', 'Fire // Ice', 'Blacker Lotus']);
  assert.equal(endOf(harness), { learned: 2, missed: 1, failure: null });
  assert.equal([harness.cards.storedCount.peek(), await harness.storedCount()], [2, 2]);
  assert.equal(await found(harness, 'Lightning Bolt', 'Blacker Lotus'), {
    'Lightning Bolt': 'Lightning Bolt',
  });
});

test('a Russian name that is searched for becomes one of the names of the card', async () => {
  const harness = await harnessWith(bolt, printing('Forest', { rarity: 'mythic' }));
  harness.reply = () => pageOf(boltInRussian, forestInRussian);
  await harness.cards.lookUp(['Удар Молнии', 'лес']);
  assert.equal(endOf(harness), { learned: 2, missed: 0, failure: null });
  assert.is(harness.cards.storedCount.peek(), 2);
  assert.equal(await found(harness, 'Удар молнии', 'lightning bolt', 'Лес', 'forest'), {
    'Удар молнии': 'Lightning Bolt',
    'lightning bolt': 'Lightning Bolt',
    Лес: 'Forest',
    forest: 'Forest',
  });
});

test('a Russian name remains when English printings are stored later', async () => {
  const harness = await harnessWith(boltInRussian);
  harness.reply = () => pageOf(bolt);
  await harness.cards.lookUp(['Lightning Bolt']);
  await harness.cards.importFile(fileOf(bolt, bolt));
  const [card] = (await harness.cards.find(['удар молнии'])).values();
  assert.equal([card?.name, card?.russianName], ['Lightning Bolt', 'Удар Молнии']);
});

test('a search without results counts all its names as missing', async () => {
  const harness = createIndexHarness();
  harness.reply = () => errorResponse(404);
  await harness.cards.lookUp(['Лес', 'Остров']);
  assert.equal(endOf(harness), { learned: 0, missed: 2, failure: null });
});

test('tokens and similar cards are not stored', async () => {
  const harness = createIndexHarness();
  harness.reply = () => pageOf(token, bolt);
  await harness.cards.lookUp(['Goblin', 'Lightning Bolt']);
  assert.equal(endOf(harness), { learned: 1, missed: 1, failure: null });
  assert.equal(await found(harness, 'goblin'), {});
});

test('a card requested by two of its names is missing under neither', async () => {
  const harness = createIndexHarness();
  harness.reply = () => pageOf(fireAndIce);
  await harness.cards.lookUp(['Fire // Ice', 'Fire/Ice']);
  assert.equal(endOf(harness), { learned: 1, missed: 0, failure: null });
});

test('unrequested cards do not make up for missing ones', async () => {
  const harness = createIndexHarness();
  harness.reply = () => pageOf(boltInRussian, inRussian('Shock', 'Шок'));
  await harness.cards.lookUp(['Удар Молнии', 'Такой Карты Нет']);
  assert.is(endOf(harness).missed, 1);
});

test('a look-up reports its progress', async () => {
  const harness = createIndexHarness();
  const names = Array.from({ length: 76 }, (_, index) => `Card ${index}`);
  const answers = [pageOf(printing('Card 1')), errorResponse(429), pageOf(printing('Card 75'))];
  harness.reply = () => answers.shift() ?? pageOf();
  await harness.cards.lookUp(names);
  const steps = harness.reportedProgress.flatMap((progress) =>
    progress.kind === 'lookingUp' ? [progress] : [],
  );
  assert.ok(steps.every(({ total }) => total === 76));
  const order = steps.map(
    ({ askedCount, pausedFor }) => `${askedCount}${pausedFor === null ? '' : ' paused'}`,
  );
  assert.equal(
    order.filter((step, index) => step !== order[index - 1]),
    ['0', '75', '75 paused', '75', '76'],
  );
  assert.ok(steps.some(({ pausedFor }) => (pausedFor ?? 0) >= 30_000));
  assert.equal(endOf(harness), { learned: 2, missed: 74, failure: null });
});

for (const [description, reply, failure] of [
  ['no answer', () => Promise.reject(new TypeError('no network')), 'offline'],
  ['too many', () => errorResponse(429), 'limited'],
  ['another answer', () => errorResponse(400), 'unexpected'],
  ['a page of another shape', () => ({ ...pageOf(), body: { object: 'error' } }), 'unexpected'],
] as const) {
  test(`${description} ends the look-up, and the cards found before are kept`, async () => {
    const harness = createIndexHarness();
    harness.reply = () => (harness.requests.length === 1 ? pageOf(printing('Card 7')) : reply());
    const names = Array.from({ length: 76 }, (_, index) => `Card ${index}`);
    await harness.cards.lookUp(names);
    assert.equal(endOf(harness), { learned: 1, missed: 74, failure });
    assert.is(harness.cards.storedCount.peek(), 1);
  });
}

test('one job at a time: other requests are ignored meanwhile', async () => {
  const harness = await harnessWith(forestInRussian);
  const answer = answerLater(harness);
  const first = harness.cards.lookUp(['Lightning Bolt']);
  await harness.cards.lookUp(['Shock']);
  await harness.cards.importFile(fileOf(fireAndIce));
  await harness.cards.deleteAll();
  assert.is(harness.cards.progress.peek()?.kind, 'lookingUp');
  assert.is(harness.requests.length, 1);
  await answer(pageOf(bolt));
  await first;
  assert.equal(endOf(harness), { learned: 1, missed: 0, failure: null });
  assert.equal(await found(harness, 'fire', 'лес', 'lightning bolt'), {
    лес: 'Forest',
    'lightning bolt': 'Lightning Bolt',
  });
});

test('no look-up starts while a file is read', async () => {
  const harness = createIndexHarness();
  const reading = harness.cards.importFile(fileOf(bolt));
  assert.equal(harness.cards.progress.peek(), { kind: 'reading', cardCount: 0 });
  await harness.cards.lookUp(['Shock']);
  await reading;
  assert.equal([harness.requests.length, endOf(harness)], [0, { learned: 1, missed: 0, failure: null }]);
});

test('after a job, the next one can start', async () => {
  const harness = await harnessWith(bolt);
  harness.reply = () => pageOf(fireAndIce);
  await harness.cards.lookUp(['Fire // Ice']);
  await harness.cards.importFile(fileOf(forestInRussian));
  assert.equal([harness.cards.storedCount.peek(), endOf(harness).learned], [3, 1]);
});

test('a look-up can be stopped', async () => {
  const harness = createIndexHarness();
  const answer = answerLater(harness);
  const lookingUp = harness.cards.lookUp(['Lightning Bolt']);
  await nextTasks(3);
  harness.cards.stop();
  await answer(pageOf(bolt));
  await lookingUp;
  assert.equal(endOf(harness), { learned: 0, missed: 0, failure: 'stopped' });
  harness.reply = () => pageOf(bolt);
  await harness.cards.lookUp(['Lightning Bolt']);
  assert.equal(endOf(harness), { learned: 1, missed: 0, failure: null });
});

const manyCards = Array.from({ length: 20_000 }, (_, index) => printing(`Card ${index}`));

/** As a phone reads it: a part at a time. */
function inParts(file: File): File {
  let at = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (at >= file.size) return controller.close();
    controller.enqueue(new Uint8Array(await file.slice(at, at + 65_536).arrayBuffer()));
    at += 65_536;
  };
  return Object.assign(file.slice(), { stream: () => new ReadableStream({ pull }) }) as unknown as File;
}

for (const [form, file] of [
  ['by lines', inParts(fileOf(...manyCards))],
  ['in one line', new Blob([JSON.stringify(manyCards)]) as File],
] as const) {
  test(`reading a file ${form} can be stopped: what was read is kept`, async () => {
    const harness = createIndexHarness();
    const forget = effect(() => {
      const gathering = harness.cards.progress.value;
      if (gathering?.kind === 'reading' && gathering.cardCount > 0) harness.cards.stop();
    });
    await harness.cards.importFile(file);
    forget();
    const { learned, failure } = endOf(harness);
    assert.is(failure, 'stopped');
    assert.ok(learned > 0 && learned < 10_000, `${learned} learned`);
    assert.equal([harness.cards.storedCount.peek(), await harness.storedCount()], [learned, learned]);
  });
}

test('stopping without a running job does nothing', async () => {
  const harness = createIndexHarness();
  harness.cards.stop();
  await harness.cards.importFile(fileOf(bolt));
  harness.cards.stop();
  assert.equal(endOf(harness), { learned: 1, missed: 0, failure: null });
});

test('English and Russian printings of a file are stored, others are skipped, and records that are not cards are counted', async () => {
  const german = printing('Lightning Bolt', { lang: 'de', printed_name: 'Blitzschlag', rarity: 'mythic' });
  const harness = await harnessWith(
    fireAndIce,
    german,
    boltInRussian,
    bolt,
    printing('Shock', { lang: 'ja' }),
    { object: 'set', name: 'Magic 2010' },
    token,
    null,
  );
  assert.equal(endOf(harness), { learned: 2, missed: 2, failure: null });
  assert.is(harness.cards.storedCount.peek(), 2);
  const [card] = (await harness.cards.find(['удар молнии'])).values();
  assert.equal([card?.name, card?.rarity], ['Lightning Bolt', 'common']);
  assert.equal(await found(harness, 'Blitzschlag', 'Shock', 'Goblin'), {});
});

for (const [description, file] of [
  ['of other languages alone', fileOf(printing('Shock', { lang: 'de' }))],
  ['of tokens alone', fileOf(token)],
  ['of something else', fileOf({ object: 'set' })],
  ['that is no JSON', new Blob(['4 Lightning Bolt']) as File],
  ['that is empty', new Blob([]) as File],
] as const) {
  test(`a file ${description} holds no cards`, async () => {
    const harness = createIndexHarness();
    await harness.cards.importFile(file);
    const { learned, failure } = endOf(harness);
    assert.equal([learned, failure, harness.cards.storedCount.peek()], [0, 'noCards', 0]);
  });
}

test('a truncated file: what was read is kept', async () => {
  const bytes = await new Response(
    fileOf(...manyCards.slice(0, 5_000))
      .stream()
      .pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer();
  const harness = createIndexHarness();
  await harness.cards.importFile(new Blob([bytes.slice(0, bytes.byteLength - 200)]) as File);
  const { learned, failure } = endOf(harness);
  assert.is(failure, 'unreadable');
  assert.ok(learned > 100, `${learned} learned`);
  assert.is(harness.cards.storedCount.peek(), learned);
});

test('the progress of a large file is reported, and its cards are written in batches', async () => {
  const harness = createIndexHarness();
  let adds = 0;
  harness.failureOf = (method) => {
    if (method === 'add') adds += 1;
  };
  await harness.cards.importFile(fileOf(...manyCards.slice(0, 1_700)));
  const steps = harness.reportedProgress.flatMap((progress) =>
    progress.kind === 'reading' ? [progress.cardCount] : [],
  );
  assert.equal(
    steps,
    [...steps].sort((one, other) => one - other),
  );
  assert.ok(new Set(steps).size >= 4, steps.join(' '));
  assert.ok(adds >= 3 && adds <= 10, `${adds} times`);
  assert.equal(endOf(harness), { learned: 1_700, missed: 0, failure: null });
  assert.is(harness.cards.storedCount.peek(), 1_700);
});

test('a card with many printings is stored once, however far apart they are', async () => {
  const others = manyCards.slice(0, 1_200);
  const harness = await harnessWith(boltInRussian, ...others, bolt, bolt);
  assert.equal([endOf(harness).learned, harness.cards.storedCount.peek()], [1_201, 1_201]);
});

test('names of prototype properties are valid names and layouts', async () => {
  const objectProperties = ['constructor', 'toString', '__proto__', 'valueOf'];
  for (const name of objectProperties) {
    const harness = await harnessWith(bolt, printing(name, { layout: name, rarity: name }));
    assert.equal(endOf(harness), { learned: 2, missed: 0, failure: null }, name);
    const [card] = (await harness.cards.find([name])).values();
    assert.equal([card?.name, card?.card.layout, card?.rarity], [name, 'normal', null], name);
  }
});

test('full storage: the look-up ends, and the cards stored before remain', async () => {
  for (const [error, failure] of [
    [full, 'full'],
    [broken, 'broken'],
  ] as const) {
    const harness = createIndexHarness();
    const names = Array.from({ length: 151 }, (_, index) => `Card ${index}`);
    harness.reply = () => pageOf(printing(`Card ${harness.requests.length}`));
    harness.failureOf = (method) => (method === 'add' && harness.requests.length > 1 ? error : undefined);
    await harness.cards.lookUp(names);
    assert.is(endOf(harness).failure, failure);
    assert.equal([harness.requests.length, harness.cards.storedCount.peek()], [2, 1]);
  }
});

test('full storage: the number of cards stored by the look-up is reported', async () => {
  const harness = createIndexHarness();
  harness.reply = () => pageOf(printing(`Card ${harness.requests.length}`));
  harness.failureOf = (method) => (method === 'add' && harness.requests.length > 1 ? full : undefined);
  await harness.cards.lookUp(Array.from({ length: 151 }, (_, index) => `Card ${index}`));
  assert.equal([endOf(harness).learned, endOf(harness).failure], [1, 'full']);
});

for (const [form, file] of [
  ['by lines', fileOf(...manyCards.slice(0, 3_000))],
  ['in one line', new Blob([JSON.stringify(manyCards.slice(0, 3_000))]) as File],
] as const) {
  const readWhile = async (harness: IndexHarness, fails: (time: number) => boolean, error: unknown) => {
    let adds = 0;
    harness.failureOf = (method) => {
      if (method === 'add') adds += 1;
      return method === 'add' && fails(adds) ? error : undefined;
    };
    await harness.cards.importFile(file);
  };

  test(`full storage: reading a file ${form} ends, and the cards stored before remain`, async () => {
    for (const [error, failure] of [
      [full, 'full'],
      [broken, 'broken'],
    ] as const) {
      const harness = createIndexHarness();
      await readWhile(harness, (time) => time > 2, error);
      assert.equal([endOf(harness).failure, harness.cards.storedCount.peek()], [failure, 1_000]);
    }
  });

  test(`full storage: the number of cards stored from a file ${form} is reported`, async () => {
    const harness = createIndexHarness();
    await readWhile(harness, (time) => time > 2, full);
    assert.equal([endOf(harness).learned, endOf(harness).failure], [1_000, 'full']);
  });

  test(`a file ${form} that could not be stored is not reported as truncated`, async () => {
    const harness = createIndexHarness();
    await readWhile(harness, (time) => time === 3, full);
    assert.is(endOf(harness).failure, 'full');
  });
}

test('without storage no card is found, and every job ends with that failure', async () => {
  const harness = createIndexHarness({ store: () => Promise.reject(broken) });
  await nextTasks(3);
  assert.is(harness.cards.storedCount.peek(), 0);
  assert.equal(await found(harness, 'Lightning Bolt'), {});
  assert.equal(await harness.cards.suggest('light'), []);
  harness.reply = () => pageOf(bolt);
  await harness.cards.lookUp(['Lightning Bolt']);
  assert.is(endOf(harness).failure, 'broken');
  await harness.cards.importFile(fileOf(bolt));
  assert.is(endOf(harness).failure, 'broken');
});

test('a store that fails later: no card is found, and every job still ends', async () => {
  const harness = await harnessWith(bolt);
  harness.failureOf = () => broken;
  harness.reply = () => pageOf(fireAndIce);
  await harness.cards.lookUp(['Fire // Ice']).catch(() => {});
  assert.is(harness.cards.progress.peek()?.kind, 'ended');
  assert.is(endOf(harness).failure, 'broken');
  harness.failureOf = () => undefined;
  await harness.cards.lookUp(['Fire // Ice']);
  assert.equal(endOf(harness), { learned: 1, missed: 0, failure: null });
});

test('a store that breaks later finds and suggests nothing', async () => {
  const harness = await harnessWith(bolt);
  harness.failureOf = () => broken;
  assert.equal(await found(harness, 'Lightning Bolt'), {});
  assert.equal(await harness.cards.suggest('light'), []);
});

test('forgetting everything also clears the last outcome', async () => {
  const harness = await harnessWith(bolt, fireAndIce);
  await harness.cards.deleteAll();
  assert.equal(
    [harness.cards.storedCount.peek(), harness.cards.progress.peek(), await harness.storedCount()],
    [0, null, 0],
  );
  assert.equal(await found(harness, 'Lightning Bolt', 'fire'), {});
  await harness.cards.importFile(fileOf(bolt));
  assert.is(harness.cards.storedCount.peek(), 1);
});

test('cards that cannot be deleted are still counted, and the failure is reported', async () => {
  const harness = await harnessWith(bolt, fireAndIce);
  harness.failureOf = () => new DOMException('broken', 'UnknownError');
  await harness.cards.deleteAll();
  assert.is(harness.cards.storedCount.peek(), 2);
  assert.equal(endOf(harness), { learned: 0, missed: 0, failure: 'broken' });
});

test('the count changes after every job that adds cards', async () => {
  const harness = createIndexHarness();
  const counts: (number | null)[] = [];
  effect(() => {
    counts.push(harness.cards.storedCount.value);
  });
  await nextTasks(20);
  await harness.cards.importFile(fileOf(bolt));
  harness.reply = () => pageOf(bolt, fireAndIce);
  await harness.cards.lookUp(['Fire // Ice', 'Lightning Bolt']);
  await harness.cards.deleteAll();
  assert.equal(counts, [null, 0, 1, 2, 0]);
});

test('every stored card is found by each of its names', async () => {
  const english = fc
    .string({ unit: fc.constantFrom(..."abzûÆ’'-–,!. "), minLength: 1, maxLength: 10 })
    .filter((name) => /\p{L}/u.test(name));
  const russian = fc.string({ unit: fc.constantFrom(...'абёйЁЖ -'), maxLength: 10 });
  const drawn = fc.uniqueArray(fc.tuple(english, russian), {
    maxLength: 12,
    selector: ([name]) => nameKey(name),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async (names) => {
      const harness = createIndexHarness();
      await harness.cards.importFile(fileOf(...names.map(([name, printed]) => inRussian(name, printed))));
      assert.is(harness.cards.storedCount.peek(), names.length);
      const known = await harness.cards.find(names.flat());
      for (const [name, printed] of names) {
        assert.is(known.get(name)?.name, name);
        if (printed.trim() !== '') assert.ok(known.has(printed), printed);
      }
    }),
    { seed: 20_260_925, numRuns: 100, includeErrorInReport: true },
  );
});

test.run();
