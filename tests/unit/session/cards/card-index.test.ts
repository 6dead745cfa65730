import 'fake-indexeddb/auto';
import { effect } from '@preact/signals';
import fc from 'fast-check';
import { nameKey } from '../../../../src/rules/landless/name-key';
import { type CardIndex, createCardIndex } from '../../../../src/session/cards/card-index';
import type { CardJobProgress } from '../../../../src/session/cards/card-jobs';
import {
  createRateLimiter,
  type ScryfallRequest,
  type ScryfallResponse,
} from '../../../../src/session/cards/scryfall/rate-limiter';
import { memoizeAsync } from '../../../../src/session/lib/memoize-async';
import { readCardPage, readDescribedCard } from '../../../../src/storage/cards/card-data';
import { type CardIndexStore, openCardIndex } from '../../../../src/storage/cards/card-index';
import { classifyStorageError } from '../../../../src/storage/database/storage-failure';
import { moments } from '../../../support/headless-device';
import { freshDatabaseName } from '../../../support/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('known cards');

type Method = keyof CardIndexStore;

interface Desk {
  readonly cards: CardIndex;
  readonly asked: ScryfallRequest[];
  /** Everything that was said to be under way, and how it ended. */
  readonly told: CardJobProgress[];
  reply: (question: ScryfallRequest) => ScryfallResponse | Promise<ScryfallResponse>;
  /** What a call of the store fails with, if it shall. */
  hinder: (method: Method) => unknown;
  /** Of the cards that are there. */
  stored(): Promise<number>;
}

interface DeskOptions {
  readonly database?: string;
  readonly store?: () => Promise<CardIndexStore>;
}

function createDesk({ database = freshDatabaseName(), store }: DeskOptions = {}): Desk {
  const open = memoizeAsync(() => openCardIndex(database));
  let now = 0;
  const hindered =
    store ??
    (async () => {
      const real = await open();
      const reach = async <Result>(method: Method, call: () => Promise<Result>) => {
        const failure = desk.hinder(method);
        if (failure !== undefined) throw failure;
        return call();
      };
      return {
        count: () => reach('count', () => real.count()),
        named: (keys) => reach('named', () => real.named(keys)),
        startingWith: (key, most) => reach('startingWith', () => real.startingWith(key, most)),
        add: (rows, join) => reach('add', () => real.add(rows, join)),
        clear: () => reach('clear', () => real.clear()),
      };
    });
  const asked: ScryfallRequest[] = [];
  const told: CardJobProgress[] = [];
  const desk: Desk = {
    cards: createCardIndex({
      inTurnWithOtherTabs: (work) => work(),
      store: hindered,
      readNames: async () => null,
      readCard: readDescribedCard,
      readPage: readCardPage,
      scryfallLimiter: createRateLimiter({
        async ask(question, signal) {
          asked.push(question);
          const answer = await desk.reply(question);
          if (signal.aborted) throw signal.reason;
          return answer;
        },
        async wait(time, signal) {
          if (signal.aborted) throw signal.reason;
          now += time;
        },
        now: () => now,
      }),
      classifyError: classifyStorageError,
    }),
    asked,
    told,
    reply: () => pageOf(),
    hinder: () => undefined,
    stored: async () => (await open()).count(),
  };
  effect(() => {
    if (desk.cards.progress.value) told.push(desk.cards.progress.value);
  });
  return desk;
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
const refused = (status: number): ScryfallResponse => ({
  status,
  body: { object: 'error' },
  retryAfter: null,
});

/** With a card a line, as Scryfall writes it. */
const fileOf = (...data: readonly unknown[]) =>
  new Blob([`[\n${data.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`]) as File;

const full = new DOMException('no room', 'QuotaExceededError');
const broken = new DOMException('gone', 'UnknownError');

function endOf({ cards }: Desk) {
  const gathering = cards.progress.peek();
  if (gathering?.kind !== 'ended') throw new Error(`it is ${gathering?.kind ?? 'nothing'}`);
  const { cards: learnt, missed, failure } = gathering;
  return { learnt, missed, failure };
}

/** What was found by each of these names. */
async function found({ cards }: Desk, ...names: readonly string[]): Promise<Record<string, string>> {
  const known = await cards.find(names);
  return Object.fromEntries([...known].map(([name, card]) => [name, card.name]));
}

async function deskWith(...data: readonly unknown[]): Promise<Desk> {
  const desk = createDesk();
  await desk.cards.readFile(fileOf(...data));
  return desk;
}

/** A promise that is kept when it is told to be. */
function answerLater(desk: Desk): (answer: ScryfallResponse) => Promise<void> {
  let answer: (answer: ScryfallResponse) => void = () => {};
  const promised = new Promise<ScryfallResponse>((resolve) => {
    answer = resolve;
  });
  desk.reply = () => promised;
  return async (given) => {
    answer(given);
    await moments(3);
  };
}

test('the number of cards is unknown at first, then zero', async () => {
  const desk = createDesk();
  assert.is(desk.cards.count.peek(), null);
  await moments(20);
  assert.equal([desk.cards.count.peek(), desk.cards.progress.peek()], [0, null]);
  assert.equal(desk.asked, []);
});

test('stored cards are there the next time', async () => {
  const database = freshDatabaseName();
  const desk = createDesk({ database });
  await desk.cards.readFile(fileOf(bolt, fireAndIce));
  const later = createDesk({ database });
  await moments(20);
  assert.is(later.cards.count.peek(), 2);
  assert.equal(await found(later, 'fire'), { fire: 'Fire // Ice' });
});

test('a card is found by the name as it is typed, in either language', async () => {
  const desk = await deskWith(bolt, boltInRussian, fireAndIce, fireAndIceInRussian);
  const bolts = ['Lightning Bolt', 'LIGHTNING  bolt', ' lightning bolt', 'Удар Молнии', 'удар молнии'];
  const splits = ['Fire // Ice', 'Fire/Ice', 'fire', 'ICE', 'Огонь // Лёд', 'огонь/лед', 'Лёд', 'ЛЕД'];
  assert.equal(await found(desk, ...bolts, ...splits, 'Lightning', 'Молния', ''), {
    ...Object.fromEntries(bolts.map((name) => [name, 'Lightning Bolt'])),
    ...Object.fromEntries(splits.map((name) => [name, 'Fire // Ice'])),
  });
  assert.equal(await found(desk), {});
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
    const desk = await deskWith(...(order === 0 ? [...wholes, ...halves] : [...halves, ...wholes]));
    assert.equal(await found(desk, 'ice', 'zone'), { ice: 'Ice', zone: 'Zone' });
    assert.equal(await found(desk, 'fire', 'ask', 'ice', 'Ask // Zone'), {
      fire: 'Fire // Ice',
      ask: 'Ask // Zone',
      ice: 'Ice',
      'Ask // Zone': 'Ask // Zone',
    });
    assert.equal(await found(desk, 'лёд'), { лёд: 'Zephyr' });
    assert.equal(await found(desk, 'огонь'), { огонь: 'Aurora' });
  }
});

test('the name of a whole card finds that card even if the other one is requested too', async () => {
  const zapAndIce = printing('Zap // Ice', {
    layout: 'split',
    card_faces: [{ name: 'Zap' }, { name: 'Ice' }],
  });
  const desk = await deskWith(printing('Ice'), zapAndIce, fireAndIce);
  const names = ['Fire // Ice', 'Ice', 'Zap // Ice'];
  assert.equal(await found(desk, ...names), Object.fromEntries(names.map((name) => [name, name])));
});

test('suggestions begin with the typed text, in either language, and are few', async () => {
  const many = Array.from({ length: 30 }, (_, index) => printing(`Plan ${index}`));
  const desk = await deskWith(boltInRussian, fireAndIce, ...many);
  const suggested = async (typed: string) => (await desk.cards.suggest(typed)).map(({ name }) => name);
  for (const typed of ['light', 'LIGHT', ' Lightning  b', 'удар', 'Удар М']) {
    assert.equal(await suggested(typed), ['Lightning Bolt'], typed);
  }
  assert.equal(await suggested('ice'), ['Fire // Ice']);
  for (const typed of ['', '  ', 'bolt', 'молнии']) assert.equal(await suggested(typed), [], typed);
  assert.is((await suggested('plan')).length, 8);
});

test('a look-up stores the cards it finds and counts the others', async () => {
  const desk = createDesk();
  desk.reply = () => pageOf(bolt, fireAndIce);
  await desk.cards.lookUp(['Lightning Bolt', 'Fire // Ice', 'Blacker Lotus']);
  assert.equal(endOf(desk), { learnt: 2, missed: 1, failure: null });
  assert.equal([desk.cards.count.peek(), await desk.stored()], [2, 2]);
  assert.equal(await found(desk, 'Lightning Bolt', 'Blacker Lotus'), { 'Lightning Bolt': 'Lightning Bolt' });
});

test('a Russian name that is searched for becomes one of the names of the card', async () => {
  const desk = await deskWith(bolt, printing('Forest', { rarity: 'mythic' }));
  desk.reply = () => pageOf(boltInRussian, forestInRussian);
  await desk.cards.lookUp(['Удар Молнии', 'лес']);
  assert.equal(endOf(desk), { learnt: 2, missed: 0, failure: null });
  assert.is(desk.cards.count.peek(), 2);
  assert.equal(await found(desk, 'Удар молнии', 'lightning bolt', 'Лес', 'forest'), {
    'Удар молнии': 'Lightning Bolt',
    'lightning bolt': 'Lightning Bolt',
    Лес: 'Forest',
    forest: 'Forest',
  });
});

test('a Russian name remains when English printings are stored later', async () => {
  const desk = await deskWith(boltInRussian);
  desk.reply = () => pageOf(bolt);
  await desk.cards.lookUp(['Lightning Bolt']);
  await desk.cards.readFile(fileOf(bolt, bolt));
  const [card] = (await desk.cards.find(['удар молнии'])).values();
  assert.equal([card?.name, card?.russianName], ['Lightning Bolt', 'Удар Молнии']);
});

test('a search without results counts all its names as missing', async () => {
  const desk = createDesk();
  desk.reply = () => refused(404);
  await desk.cards.lookUp(['Лес', 'Остров']);
  assert.equal(endOf(desk), { learnt: 0, missed: 2, failure: null });
});

test('tokens and similar cards are not stored', async () => {
  const desk = createDesk();
  desk.reply = () => pageOf(token, bolt);
  await desk.cards.lookUp(['Goblin', 'Lightning Bolt']);
  assert.equal(endOf(desk), { learnt: 1, missed: 1, failure: null });
  assert.equal(await found(desk, 'goblin'), {});
});

test('a card requested by two of its names is missing under neither', async () => {
  const desk = createDesk();
  desk.reply = () => pageOf(fireAndIce);
  await desk.cards.lookUp(['Fire // Ice', 'Fire/Ice']);
  assert.equal(endOf(desk), { learnt: 1, missed: 0, failure: null });
});

test('unrequested cards do not make up for missing ones', async () => {
  const desk = createDesk();
  desk.reply = () => pageOf(boltInRussian, inRussian('Shock', 'Шок'));
  await desk.cards.lookUp(['Удар Молнии', 'Такой Карты Нет']);
  assert.is(endOf(desk).missed, 1);
});

test('a look-up reports its progress', async () => {
  const desk = createDesk();
  const names = Array.from({ length: 76 }, (_, index) => `Card ${index}`);
  const answers = [pageOf(printing('Card 1')), refused(429), pageOf(printing('Card 75'))];
  desk.reply = () => answers.shift() ?? pageOf();
  await desk.cards.lookUp(names);
  const steps = desk.told.flatMap((told) => (told.kind === 'lookingUp' ? [told] : []));
  assert.ok(steps.every(({ all }) => all === 76));
  const order = steps.map(({ asked, pausedFor }) => `${asked}${pausedFor === null ? '' : ' paused'}`);
  assert.equal(
    order.filter((step, index) => step !== order[index - 1]),
    ['0', '75', '75 paused', '75', '76'],
  );
  assert.ok(steps.some(({ pausedFor }) => (pausedFor ?? 0) >= 30_000));
  assert.equal(endOf(desk), { learnt: 2, missed: 74, failure: null });
});

for (const [what, reply, failure] of [
  ['no answer', () => Promise.reject(new TypeError('no network')), 'offline'],
  ['too many', () => refused(429), 'limited'],
  ['another answer', () => refused(400), 'unexpected'],
  ['a page of another shape', () => ({ ...pageOf(), body: { object: 'error' } }), 'unexpected'],
] as const) {
  test(`${what} ends the look-up, and the cards found before are kept`, async () => {
    const desk = createDesk();
    desk.reply = () => (desk.asked.length === 1 ? pageOf(printing('Card 7')) : reply());
    const names = Array.from({ length: 76 }, (_, index) => `Card ${index}`);
    await desk.cards.lookUp(names);
    assert.equal(endOf(desk), { learnt: 1, missed: 74, failure });
    assert.is(desk.cards.count.peek(), 1);
  });
}

test('one job at a time: other requests are ignored meanwhile', async () => {
  const desk = await deskWith(forestInRussian);
  const answer = answerLater(desk);
  const first = desk.cards.lookUp(['Lightning Bolt']);
  await desk.cards.lookUp(['Shock']);
  await desk.cards.readFile(fileOf(fireAndIce));
  await desk.cards.forgetAll();
  assert.is(desk.cards.progress.peek()?.kind, 'lookingUp');
  assert.is(desk.asked.length, 1);
  await answer(pageOf(bolt));
  await first;
  assert.equal(endOf(desk), { learnt: 1, missed: 0, failure: null });
  assert.equal(await found(desk, 'fire', 'лес', 'lightning bolt'), {
    лес: 'Forest',
    'lightning bolt': 'Lightning Bolt',
  });
});

test('no look-up starts while a file is read', async () => {
  const desk = createDesk();
  const reading = desk.cards.readFile(fileOf(bolt));
  assert.equal(desk.cards.progress.peek(), { kind: 'reading', cards: 0 });
  await desk.cards.lookUp(['Shock']);
  await reading;
  assert.equal([desk.asked.length, endOf(desk)], [0, { learnt: 1, missed: 0, failure: null }]);
});

test('after a job, the next one can start', async () => {
  const desk = await deskWith(bolt);
  desk.reply = () => pageOf(fireAndIce);
  await desk.cards.lookUp(['Fire // Ice']);
  await desk.cards.readFile(fileOf(forestInRussian));
  assert.equal([desk.cards.count.peek(), endOf(desk).learnt], [3, 1]);
});

test('a look-up can be stopped', async () => {
  const desk = createDesk();
  const answer = answerLater(desk);
  const lookingUp = desk.cards.lookUp(['Lightning Bolt']);
  await moments(3);
  desk.cards.stop();
  await answer(pageOf(bolt));
  await lookingUp;
  assert.equal(endOf(desk), { learnt: 0, missed: 0, failure: 'stopped' });
  desk.reply = () => pageOf(bolt);
  await desk.cards.lookUp(['Lightning Bolt']);
  assert.equal(endOf(desk), { learnt: 1, missed: 0, failure: null });
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
    const desk = createDesk();
    const forget = effect(() => {
      const gathering = desk.cards.progress.value;
      if (gathering?.kind === 'reading' && gathering.cards > 0) desk.cards.stop();
    });
    await desk.cards.readFile(file);
    forget();
    const { learnt, failure } = endOf(desk);
    assert.is(failure, 'stopped');
    assert.ok(learnt > 0 && learnt < 10_000, `${learnt} learnt`);
    assert.equal([desk.cards.count.peek(), await desk.stored()], [learnt, learnt]);
  });
}

test('stopping without a running job does nothing', async () => {
  const desk = createDesk();
  desk.cards.stop();
  await desk.cards.readFile(fileOf(bolt));
  desk.cards.stop();
  assert.equal(endOf(desk), { learnt: 1, missed: 0, failure: null });
});

test('English and Russian printings of a file are stored, others are skipped, and records that are no cards are counted', async () => {
  const german = printing('Lightning Bolt', { lang: 'de', printed_name: 'Blitzschlag', rarity: 'mythic' });
  const desk = await deskWith(
    fireAndIce,
    german,
    boltInRussian,
    bolt,
    printing('Shock', { lang: 'ja' }),
    { object: 'set', name: 'Magic 2010' },
    token,
    null,
  );
  assert.equal(endOf(desk), { learnt: 2, missed: 2, failure: null });
  assert.is(desk.cards.count.peek(), 2);
  const [card] = (await desk.cards.find(['удар молнии'])).values();
  assert.equal([card?.name, card?.rarity], ['Lightning Bolt', 'common']);
  assert.equal(await found(desk, 'Blitzschlag', 'Shock', 'Goblin'), {});
});

for (const [what, file] of [
  ['of other languages alone', fileOf(printing('Shock', { lang: 'de' }))],
  ['of tokens alone', fileOf(token)],
  ['of something else', fileOf({ object: 'set' })],
  ['that is no JSON', new Blob(['4 Lightning Bolt']) as File],
  ['that is empty', new Blob([]) as File],
] as const) {
  test(`a file ${what} holds no cards`, async () => {
    const desk = createDesk();
    await desk.cards.readFile(file);
    const { learnt, failure } = endOf(desk);
    assert.equal([learnt, failure, desk.cards.count.peek()], [0, 'noCards', 0]);
  });
}

test('a truncated file: what was read is kept', async () => {
  const bytes = await new Response(
    fileOf(...manyCards.slice(0, 5_000))
      .stream()
      .pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer();
  const desk = createDesk();
  await desk.cards.readFile(new Blob([bytes.slice(0, bytes.byteLength - 200)]) as File);
  const { learnt, failure } = endOf(desk);
  assert.is(failure, 'brokenOff');
  assert.ok(learnt > 100, `${learnt} learnt`);
  assert.is(desk.cards.count.peek(), learnt);
});

test('the progress of a large file is reported, and its cards are written in batches', async () => {
  const desk = createDesk();
  let adds = 0;
  desk.hinder = (method) => {
    if (method === 'add') adds += 1;
  };
  await desk.cards.readFile(fileOf(...manyCards.slice(0, 1_700)));
  const steps = desk.told.flatMap((told) => (told.kind === 'reading' ? [told.cards] : []));
  assert.equal(
    steps,
    [...steps].sort((one, other) => one - other),
  );
  assert.ok(new Set(steps).size >= 4, steps.join(' '));
  assert.ok(adds >= 3 && adds <= 10, `${adds} times`);
  assert.equal(endOf(desk), { learnt: 1_700, missed: 0, failure: null });
  assert.is(desk.cards.count.peek(), 1_700);
});

test('a card with many printings is stored once, however far apart they are', async () => {
  const others = manyCards.slice(0, 1_200);
  const desk = await deskWith(boltInRussian, ...others, bolt, bolt);
  assert.equal([endOf(desk).learnt, desk.cards.count.peek()], [1_201, 1_201]);
});

test('names of prototype properties are valid names and layouts', async () => {
  const odd = ['constructor', 'toString', '__proto__', 'valueOf'];
  for (const name of odd) {
    const desk = await deskWith(bolt, printing(name, { layout: name, rarity: name }));
    assert.equal(endOf(desk), { learnt: 2, missed: 0, failure: null }, name);
    const [card] = (await desk.cards.find([name])).values();
    assert.equal([card?.name, card?.card.layout, card?.rarity], [name, 'normal', null], name);
  }
});

test('full storage: the look-up ends, and the cards stored before remain', async () => {
  for (const [error, failure] of [
    [full, 'full'],
    [broken, 'broken'],
  ] as const) {
    const desk = createDesk();
    const names = Array.from({ length: 151 }, (_, index) => `Card ${index}`);
    desk.reply = () => pageOf(printing(`Card ${desk.asked.length}`));
    desk.hinder = (method) => (method === 'add' && desk.asked.length > 1 ? error : undefined);
    await desk.cards.lookUp(names);
    assert.is(endOf(desk).failure, failure);
    assert.equal([desk.asked.length, desk.cards.count.peek()], [2, 1]);
  }
});

test('full storage: the number of cards stored by the look-up is reported', async () => {
  const desk = createDesk();
  desk.reply = () => pageOf(printing(`Card ${desk.asked.length}`));
  desk.hinder = (method) => (method === 'add' && desk.asked.length > 1 ? full : undefined);
  await desk.cards.lookUp(Array.from({ length: 151 }, (_, index) => `Card ${index}`));
  assert.equal([endOf(desk).learnt, endOf(desk).failure], [1, 'full']);
});

for (const [form, file] of [
  ['by lines', fileOf(...manyCards.slice(0, 3_000))],
  ['in one line', new Blob([JSON.stringify(manyCards.slice(0, 3_000))]) as File],
] as const) {
  const readWhile = async (desk: Desk, fails: (time: number) => boolean, error: unknown) => {
    let adds = 0;
    desk.hinder = (method) => {
      if (method === 'add') adds += 1;
      return method === 'add' && fails(adds) ? error : undefined;
    };
    await desk.cards.readFile(file);
  };

  test(`full storage: reading a file ${form} ends, and the cards stored before remain`, async () => {
    for (const [error, failure] of [
      [full, 'full'],
      [broken, 'broken'],
    ] as const) {
      const desk = createDesk();
      await readWhile(desk, (time) => time > 2, error);
      assert.equal([endOf(desk).failure, desk.cards.count.peek()], [failure, 1_000]);
    }
  });

  test(`full storage: the number of cards stored from a file ${form} is reported`, async () => {
    const desk = createDesk();
    await readWhile(desk, (time) => time > 2, full);
    assert.equal([endOf(desk).learnt, endOf(desk).failure], [1_000, 'full']);
  });

  test(`a file ${form} that could not be stored is not reported as truncated`, async () => {
    const desk = createDesk();
    await readWhile(desk, (time) => time === 3, full);
    assert.is(endOf(desk).failure, 'full');
  });
}

test('without storage no card is found, and every job ends with that failure', async () => {
  const desk = createDesk({ store: () => Promise.reject(broken) });
  await moments(3);
  assert.is(desk.cards.count.peek(), 0);
  assert.equal(await found(desk, 'Lightning Bolt'), {});
  assert.equal(await desk.cards.suggest('light'), []);
  desk.reply = () => pageOf(bolt);
  await desk.cards.lookUp(['Lightning Bolt']);
  assert.is(endOf(desk).failure, 'broken');
  await desk.cards.readFile(fileOf(bolt));
  assert.is(endOf(desk).failure, 'broken');
});

test('a store that fails later: no card is found, and every job still ends', async () => {
  const desk = await deskWith(bolt);
  desk.hinder = () => broken;
  desk.reply = () => pageOf(fireAndIce);
  await desk.cards.lookUp(['Fire // Ice']).catch(() => {});
  assert.is(desk.cards.progress.peek()?.kind, 'ended');
  assert.is(endOf(desk).failure, 'broken');
  desk.hinder = () => undefined;
  await desk.cards.lookUp(['Fire // Ice']);
  assert.equal(endOf(desk), { learnt: 1, missed: 0, failure: null });
});

test('a store that breaks later finds and suggests nothing', async () => {
  const desk = await deskWith(bolt);
  desk.hinder = () => broken;
  assert.equal(await found(desk, 'Lightning Bolt'), {});
  assert.equal(await desk.cards.suggest('light'), []);
});

test('forgetting everything also clears the last outcome', async () => {
  const desk = await deskWith(bolt, fireAndIce);
  await desk.cards.forgetAll();
  assert.equal([desk.cards.count.peek(), desk.cards.progress.peek(), await desk.stored()], [0, null, 0]);
  assert.equal(await found(desk, 'Lightning Bolt', 'fire'), {});
  await desk.cards.readFile(fileOf(bolt));
  assert.is(desk.cards.count.peek(), 1);
});

test('the count changes after every job that adds cards', async () => {
  const desk = createDesk();
  const counts: (number | null)[] = [];
  effect(() => {
    counts.push(desk.cards.count.value);
  });
  await moments(20);
  await desk.cards.readFile(fileOf(bolt));
  desk.reply = () => pageOf(bolt, fireAndIce);
  await desk.cards.lookUp(['Fire // Ice', 'Lightning Bolt']);
  await desk.cards.forgetAll();
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
      const desk = createDesk();
      await desk.cards.readFile(fileOf(...names.map(([name, printed]) => inRussian(name, printed))));
      assert.is(desk.cards.count.peek(), names.length);
      const known = await desk.cards.find(names.flat());
      for (const [name, printed] of names) {
        assert.is(known.get(name)?.name, name);
        if (printed.trim() !== '') assert.ok(known.has(printed), printed);
      }
    }),
    { seed: 20_260_925, numRuns: 100, includeErrorInReport: true },
  );
});

test.run();
