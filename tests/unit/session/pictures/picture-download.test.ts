import 'fake-indexeddb/auto';
import { catalog, factsOf } from '../../../../src/content/planes/catalog';
import { memoizeAsync } from '../../../../src/lib/memoize-async';
import type { PlanarCardId } from '../../../../src/rules/planar/planar-card';
import {
  createRateLimitedSend,
  type ScryfallResponse,
} from '../../../../src/session/cards/scryfall/rate-limiter';
import type { Download } from '../../../../src/session/pictures/download';
import type { StopReason } from '../../../../src/session/pictures/download-batches';
import {
  createPictureDownload,
  type PictureDownload,
} from '../../../../src/session/pictures/picture-download';
import type { PictureResponse } from '../../../../src/session/pictures/picture-fetching';
import { createPictures, type Pictures } from '../../../../src/session/pictures/pictures';
import { openDownloads } from '../../../../src/storage/pictures/picture-downloads';
import type { CompletePicture } from '../../../../src/storage/pictures/picture-store';
import { readScryfallPictures } from '../../../../src/storage/pictures/scryfall-pictures';
import { type Identifier, planeOf } from '../../../support/cards/scryfall-planes';
import { nextTasks } from '../../../support/headless-device';
import { memoryPictureStore, newPicture, prepareTextAsPicture } from '../../../support/pictures/pictures';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { until } from '../../../support/wait-until';

const test = suite('pictures from Scryfall');

type Reply = PictureResponse | 'silence' | 'never';

const FOUR = ['tazeem', 'bant', 'naya', 'jund'];
const FAR_TOO_MANY = 100;

interface DownloadHarness {
  readonly download: PictureDownload;
  readonly pictures: Pictures;
  /** What Scryfall was asked, and when. */
  readonly requests: { readonly identifiers: readonly Identifier[]; readonly at: number }[];
  /** Cards whose pictures were fetched, and when. */
  readonly fetched: { readonly card: string; readonly at: number }[];
  readonly reports: (Download | null)[];
  readonly storedPictures: () => readonly CompletePicture[];
  /** How Scryfall answers the question; null for as it knows the cards. */
  answer: (nth: number) => ScryfallResponse | 'silence' | null;
  /** How it answers for a picture that is fetched for the n-th time. */
  picture: (card: string, nth: number) => Reply | Promise<Reply>;
  knows: (card: string) => boolean;
  isOnline: boolean;
  mostAtOnce: number;
  comeOnline(): void;
  now(): Download | null;
  /** When it has come to a standstill or to its end. */
  rest(): Promise<Download>;
}

interface DownloadHarnessOptions {
  readonly database?: string;
  readonly stored?: readonly CompletePicture[];
  readonly fails?: (card: string) => Error | null;
  readonly isAtItElsewhere?: boolean;
}

const picture = (text: string): PictureResponse => ({
  status: 200,
  retryAfter: null,
  picture: new Blob([text]),
});
const refused = (status: number, retryAfter: number | null = null): PictureResponse => ({
  status,
  retryAfter,
  picture: 'notAPicture',
});

function createDownloadHarness({
  database = freshDatabaseName(),
  stored = [],
  fails,
  isAtItElsewhere,
}: DownloadHarnessOptions = {}) {
  const { store, storedPictures } = memoryPictureStore(stored, fails);
  let time = 1_000;
  let atOnce = 0;
  const waitingForNetwork = new Set<() => void>();
  const now = () => time;
  const wait = async (milliseconds: number, signal: AbortSignal) => {
    signal.throwIfAborted();
    const end = time + milliseconds;
    await nextTasks(5);
    signal.throwIfAborted();
    time = Math.max(time, end);
  };
  const pictures = createPictures({
    openStore: async () => store,
    prepare: prepareTextAsPicture,
    storageUsage: async () => null,
    requestPersistence: () => {},
    now: () => 1,
  });
  const cardAt = (url: string) => url.split('/').at(-1)?.replace('.jpg', '') ?? '';
  const download = createPictureDownload({
    openStore: memoizeAsync(() => openDownloads(database)),
    pictures,
    printedFactsOf: (card) => factsOf(card as PlanarCardId),
    sendToScryfall: createRateLimitedSend({
      async send({ path, body }, signal) {
        assert.is(path, '/cards/collection');
        const { identifiers } = body as { identifiers: Identifier[] };
        harness.requests.push({ identifiers, at: time });
        const answer = harness.answer(harness.requests.length);
        await nextTasks(3);
        signal.throwIfAborted();
        if (answer === 'silence') throw new TypeError('no network');
        return answer ?? { status: 200, retryAfter: null, body: collection(identifiers) };
      },
      wait,
      now,
    }),
    readScryfallPictures,
    async fetchPicture(url, signal) {
      const card = cardAt(url);
      harness.fetched.push({ card, at: time });
      const nth = harness.fetched.filter((each) => each.card === card).length;
      atOnce += 1;
      harness.mostAtOnce = Math.max(harness.mostAtOnce, atOnce);
      assert.ok(harness.fetched.length < FAR_TOO_MANY, 'it is asked for again and again');
      try {
        await nextTasks(10);
        signal.throwIfAborted();
        const reply = harness.isOnline ? await harness.picture(card, nth) : 'silence';
        if (reply === 'silence') throw new TypeError('no network');
        if (reply === 'never') await new Promise((_, reject) => signal.addEventListener('abort', reject));
        return reply as PictureResponse;
      } finally {
        atOnce -= 1;
      }
    },
    wait,
    now,
    isOnline: () => harness.isOnline,
    untilWorthRetrying: (signal) =>
      new Promise((resolve, reject) => {
        waitingForNetwork.add(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    runExclusivelyAcrossTabs: (work) => work(),
    runUnlessOtherTabDownloads: async (work) => (isAtItElsewhere ? null : work()),
  });

  function collection(identifiers: readonly Identifier[]) {
    const found = identifiers.map(planeOf);
    return { object: 'list', not_found: [], data: found.filter((each) => each && harness.knows(each.id)) };
  }

  const harness: DownloadHarness = {
    download,
    pictures,
    requests: [],
    fetched: [],
    reports: [],
    storedPictures,
    answer: () => null,
    picture: (card) => picture(`picture of ${card}`),
    knows: () => true,
    isOnline: true,
    mostAtOnce: 0,
    comeOnline() {
      harness.isOnline = true;
      for (const goOn of waitingForNetwork) goOn();
    },
    now: () => download.latestDownload.peek(),
    async rest() {
      await until(
        () => harness.now() !== null && harness.now()?.state.kind !== 'running',
        () => JSON.stringify(harness.now()),
      );
      return harness.now() as Download;
    },
  };
  download.latestDownload.subscribe((each) => {
    harness.reports.push(each);
  });
  return harness;
}

const cardsOf = (rows: readonly CompletePicture[]) => rows.map(({ facts: { card } }) => card).sort();
const why = ({ state }: Download): StopReason | null => (state.kind === 'paused' ? state.stopReason : null);

test('nothing is requested before the user wants a picture', async () => {
  const harness = createDownloadHarness();
  await nextTasks(30);
  assert.equal([harness.requests, harness.fetched, harness.now()], [[], [], null]);
});

test('the cards of a deck are requested together by set and number, and pictures are fetched two at a time', async () => {
  const harness = createDownloadHarness();
  harness.download.start([...FOUR, 'bant+2', 'a-card-of-my-own'], false);
  const { totalCount: total, receivedCount, failedCards, receivedBytes: bytes, state } = await harness.rest();
  assert.equal([total, receivedCount, failedCards, state.kind], [4, 4, [], 'ended']);
  assert.is(bytes, FOUR.join('').length + 'picture of '.length * 4);
  assert.is(harness.requests.length, 1);
  assert.equal(harness.requests[0]?.identifiers[0], { set: 'opca', collector_number: '78' });
  assert.is(harness.requests[0]?.identifiers.length, 4);
  assert.equal(cardsOf(harness.storedPictures()), FOUR.toSorted());
  assert.ok(harness.storedPictures().every(({ facts }) => facts.origin === 'scryfall'));
  assert.is(harness.mostAtOnce, 2);
});

test('progress is reported picture by picture', async () => {
  const harness = createDownloadHarness();
  harness.download.start(FOUR, false);
  await harness.rest();
  const receivedCounts = harness.reports.flatMap((each) => (each ? [each.receivedCount] : []));
  assert.equal([...new Set(receivedCounts)], [0, 1, 2, 3, 4]);
});

test('what failed is told where it was requested, and requested again from elsewhere', async () => {
  const harness = createDownloadHarness();
  const { download } = harness;
  await until(() => harness.pictures.factsByCard.peek() !== null);
  harness.picture = (card, nth) => (card === 'tazeem' && nth <= 3 ? refused(404) : picture(card));
  download.start(['tazeem'], false);
  await harness.rest();
  assert.is(download.latestDownloadFor(['tazeem'])?.failedCards.length, 1);
  assert.is(download.latestDownloadFor(['bant', 'tazeem']), null, 'a deck with the card');
  download.start(FOUR, false);
  await harness.rest();
  assert.equal(download.latestDownloadFor(FOUR)?.failedCards, [{ card: 'tazeem', failure: 'notThere' }]);
  assert.is(download.latestDownloadFor(['tazeem']), null, 'the card of a deck');
  download.start(['tazeem'], false);
  await harness.rest();
  assert.is(download.latestDownloadFor(['tazeem'])?.failedCards.length, 1);
  download.retry(['tazeem']);
  await harness.rest();
  assert.is(download.latestDownloadFor(['tazeem'])?.receivedCount, 1);
});

test('a request can be dismissed on one page and stay on another', async () => {
  const harness = createDownloadHarness();
  const { download } = harness;
  await until(() => harness.pictures.factsByCard.peek() !== null);
  harness.picture = (card) => (card === 'tazeem' ? 'never' : refused(404));
  download.start(['tazeem'], false);
  download.start(['bant', 'naya'], false);
  await until(() => download.latestDownloadFor(['bant', 'naya'])?.state.kind === 'ended');
  assert.is(download.latestDownloadFor(['tazeem'])?.state.kind, 'running');
  download.discard(['bant', 'naya']);
  assert.is(download.latestDownloadFor(['bant', 'naya']), null);
  assert.is(harness.now()?.totalCount, 1);
  download.discard(['tazeem']);
  assert.is(harness.now(), null);
});

test('a request of another start is told on the pages of all its cards', async () => {
  const database = freshDatabaseName();
  const earlier = createDownloadHarness({ database });
  earlier.picture = () => 'never';
  earlier.download.start(FOUR, false);
  await until(() => earlier.fetched.length > 0);
  earlier.download.pause();
  await earlier.rest();
  const { download, pictures } = createDownloadHarness({ database });
  await until(() => pictures.factsByCard.peek() !== null && download.latestDownload.peek() !== null);
  assert.is(download.latestDownloadFor(FOUR)?.totalCount, 4);
  assert.is(download.latestDownloadFor(['tazeem'])?.totalCount, 1);
  assert.is(download.latestDownloadFor(['tazeem', 'grixis']), null);
});

test('cards are requested 75 at a time', async () => {
  const harness = createDownloadHarness();
  harness.picture = () => refused(404);
  harness.download.start(manyCards(80), false);
  await harness.rest();
  assert.equal(
    harness.requests.map(({ identifiers }) => identifiers.length),
    [75, 5],
  );
  assert.ok((harness.requests[1]?.at ?? 0) - (harness.requests[0]?.at ?? 0) >= 500);
});

test('a card that is not found by its number is requested by its name', async () => {
  const harness = createDownloadHarness();
  harness.answer = (nth) =>
    nth === 1 ? { status: 200, retryAfter: null, body: { object: 'list', data: [] } } : null;
  harness.download.start(['tazeem'], false);
  assert.is((await harness.rest()).receivedCount, 1);
  assert.equal(harness.requests[1]?.identifiers, [{ name: 'Tazeem' }]);
});

test('a name is sent with straight apostrophes, as Scryfall writes it', async () => {
  const harness = createDownloadHarness();
  harness.answer = (nth) =>
    nth === 1 ? { status: 200, retryAfter: null, body: { object: 'list', data: [] } } : null;
  harness.download.start(['norns-seedcore'], false);
  await harness.rest();
  assert.equal(harness.requests[1]?.identifiers, [{ name: "Norn's Seedcore" }]);
});

test('a card that Scryfall does not know is reported as such', async () => {
  const harness = createDownloadHarness();
  harness.knows = (card) => card !== 'bant';
  harness.download.start(FOUR, false);
  const { receivedCount, failedCards, state } = await harness.rest();
  assert.equal(
    [receivedCount, failedCards, state.kind],
    [3, [{ card: 'bant', failure: 'notThere' }], 'ended'],
  );
});

test('cards with a picture are skipped, and the user’s own picture is never replaced without asking', async () => {
  const harness = createDownloadHarness({ stored: [newPicture('tazeem')] });
  await until(() => harness.pictures.factsByCard.peek() !== null);
  harness.download.start(FOUR, false);
  assert.is((await harness.rest()).totalCount, 3);
  assert.ok(harness.fetched.every(({ card }) => card !== 'tazeem'));
  // One that the user adds while the pictures are on their way.
  const late = createDownloadHarness();
  late.picture = (card) => (card === 'tazeem' ? 'never' : picture(card));
  late.download.start(['tazeem', 'bant'], false);
  await until(() => late.fetched.length === 2);
  late.download.pause();
  await late.rest();
  await late.pictures.add('tazeem', new Blob(['my own']));
  late.download.resume();
  assert.is((await late.rest()).receivedCount, 2);
  assert.is(late.pictures.factsByCard.peek()?.get('tazeem')?.origin, 'own');
});

test('existing pictures are replaced if the user asks for it', async () => {
  const harness = createDownloadHarness({ stored: [newPicture('tazeem')] });
  await until(() => harness.pictures.factsByCard.peek() !== null);
  harness.download.start(['tazeem'], true);
  await harness.rest();
  assert.is(harness.pictures.factsByCard.peek()?.get('tazeem')?.origin, 'scryfall');
});

const outcomes: readonly (readonly [
  name: string,
  replies: readonly Reply[],
  outcome: string,
  fetches: number,
  atLeast?: number,
])[] = [
  ['there', [picture('x')], 'received', 1],
  ['gone', [refused(404)], 'notThere', 1],
  ['forbidden', [refused(403)], 'refused', 1],
  ['a page instead of a picture', [{ ...picture(''), picture: 'notAPicture' }], 'notAPicture', 1],
  ['far too large', [{ ...picture(''), picture: 'tooLarge' }], 'tooLarge', 1],
  ['broken off once', [{ ...picture(''), picture: 'brokenOff' }, picture('x')], 'received', 2],
  [
    'broken off again',
    [
      { ...picture(''), picture: 'brokenOff' },
      { ...picture(''), picture: 'brokenOff' },
    ],
    'brokenOff',
    2,
  ],
  ['no answer once', ['silence', picture('x')], 'received', 2],
  ['no answer', ['silence', 'silence'], 'noAnswer', 2],
  ['too many once', [refused(429), picture('x')], 'received', 2, 30_000],
  ['too many, for a minute', [refused(429, 60), picture('x')], 'received', 2, 60_000],
  ['a fault', [refused(503, 7), picture('x')], 'received', 2, 7_000],
  ['a fault again and again', [refused(500), refused(502), refused(503)], 'refused', 3, 10_000],
  ['damaged', [picture('failure: damaged')], 'damaged', 1],
];

for (const [name, replies, outcome, fetches, atLeast = 0] of outcomes) {
  test(`a picture: ${name}`, async () => {
    const harness = createDownloadHarness();
    harness.picture = (_, nth) => replies[nth - 1] ?? 'silence';
    harness.download.start(['tazeem'], false);
    const { failedCards, state } = await harness.rest();
    assert.is(state.kind, 'ended');
    assert.is(failedCards[0]?.failure ?? 'received', outcome);
    assert.is(harness.fetched.length, fetches);
    assert.ok((harness.fetched.at(-1)?.at ?? 0) - (harness.fetched[0]?.at ?? 0) >= atLeast);
  });
}

test('after "too many requests" nothing is fetched until the pause is over, and that is reported', async () => {
  const harness = createDownloadHarness();
  harness.picture = (card, nth) => (card === 'tazeem' && nth === 1 ? refused(429) : picture(card));
  harness.download.start(FOUR, false);
  assert.is((await harness.rest()).receivedCount, 4);
  const [first = { at: 0 }] = harness.fetched;
  // The other one was on its way already.
  assert.ok(harness.fetched.slice(2).every(({ at }) => at - first.at >= 30_000));
  const delays = harness.reports.flatMap((each) =>
    each?.state.kind === 'running' ? [each.state.delay] : [],
  );
  assert.ok(delays.some((delay) => delay?.kind === 'rateLimited' && delay.milliseconds >= 29_000));
});

const interruptions: readonly (readonly [
  name: string,
  hinder: (harness: DownloadHarness) => void,
  why: StopReason,
])[] = [
  [
    'the URLs: too many questions',
    (harness) => {
      harness.answer = () => ({ status: 429, retryAfter: null, body: null });
    },
    'limited',
  ],
  [
    'the URLs: an answer of another shape',
    (harness) => {
      harness.answer = () => ({ status: 200, retryAfter: null, body: { object: 'error' } });
    },
    'unexpected',
  ],
  [
    'the URLs: no answer, with a network',
    (harness) => {
      harness.answer = () => 'silence';
    },
    'noAnswer',
  ],
  [
    'the pictures: too many questions',
    (harness) => {
      harness.picture = () => refused(429);
    },
    'limited',
  ],
  [
    'the pictures: nobody there',
    (harness) => {
      harness.picture = () => 'silence';
    },
    'noAnswer',
  ],
];

for (const [name, interrupt, expected] of interruptions) {
  test(`pauses until the user resumes: ${name}`, async () => {
    const harness = createDownloadHarness();
    const { answer, picture: usual } = harness;
    interrupt(harness);
    const many = manyCards(12);
    harness.download.start(many, false);
    assert.is(why(await harness.rest()), expected);
    Object.assign(harness, { answer, picture: usual });
    harness.download.resume();
    const { receivedCount, failedCards, state } = await harness.rest();
    assert.equal([receivedCount, failedCards, state.kind], [many.length, [], 'ended']);
  });
}

test('without a network it waits, reports that, and continues by itself', async () => {
  for (const unavailable of ['urls', 'pictures'] as const) {
    const harness = createDownloadHarness();
    harness.isOnline = false;
    if (unavailable === 'urls') harness.answer = () => (harness.isOnline ? null : 'silence');
    harness.download.start(FOUR, false);
    await until(() => {
      const state = harness.now()?.state;
      return state?.kind === 'running' && state.delay?.kind === 'offline';
    });
    await nextTasks(50);
    harness.comeOnline();
    const { receivedCount, state } = await harness.rest();
    assert.equal([receivedCount, state.kind], [4, 'ended'], unavailable);
  }
});

test('while paused nothing is fetched; then the missing pictures are', async () => {
  const harness = createDownloadHarness();
  harness.picture = (card) => (card === 'naya' || card === 'jund' ? 'never' : picture(card));
  harness.download.start(FOUR, false);
  await until(() => harness.fetched.length === 4 && harness.now()?.receivedCount === 2);
  harness.download.pause();
  const paused = await harness.rest();
  assert.equal([why(paused), paused.receivedCount], ['pausedOrClosed', 2]);
  await nextTasks(50);
  assert.is(harness.fetched.length, 4);
  harness.picture = picture;
  harness.download.resume();
  assert.is((await harness.rest()).receivedCount, 4);
  assert.is(harness.fetched.length, 6);
});

test('after a kill nothing is requested until the user resumes, and finished pictures are not fetched again', async () => {
  const database = freshDatabaseName();
  const killed = createDownloadHarness({ database });
  killed.picture = (card) => (card === 'tazeem' || card === 'bant' ? picture(card) : 'never');
  killed.download.start(FOUR, false);
  await until(() => killed.now()?.receivedCount === 2);
  const later = createDownloadHarness({ database, stored: killed.storedPictures() });
  await until(() => later.now() !== null);
  await nextTasks(50);
  const found = later.now() as Download;
  assert.equal([found.totalCount, found.receivedCount, why(found)], [4, 2, 'pausedOrClosed']);
  assert.equal([later.requests, later.fetched], [[], []]);
  later.download.resume();
  assert.is((await later.rest()).receivedCount, 4);
  assert.equal(later.fetched.map(({ card }) => card).sort(), ['jund', 'naya']);
});

test('failed pictures are retried on request, and nothing else', async () => {
  const harness = createDownloadHarness();
  harness.picture = (card) => (card === 'bant' ? refused(403) : picture(card));
  harness.download.start(FOUR, false);
  await harness.rest();
  harness.picture = picture;
  harness.download.retry();
  const { receivedCount, failedCards } = await harness.rest();
  assert.equal([receivedCount, failedCards], [4, []]);
  assert.is(harness.fetched.length, 5);
});

test('full storage: finished pictures are kept, and the download continues once there is space', async () => {
  let isFull = true;
  const harness = createDownloadHarness({
    fails: (card) => (isFull && card !== 'tazeem' ? new DOMException('no room', 'QuotaExceededError') : null),
  });
  harness.download.start(FOUR, false);
  const full = await harness.rest();
  assert.equal([why(full), full.receivedCount, cardsOf(harness.storedPictures())], ['full', 1, ['tazeem']]);
  isFull = false;
  harness.download.resume();
  assert.is((await harness.rest()).receivedCount, 4);
});

test('a canceled download does not return after a restart; finished pictures remain', async () => {
  const database = freshDatabaseName();
  const harness = createDownloadHarness({ database });
  harness.picture = (card) => (card === 'tazeem' ? picture(card) : 'never');
  harness.download.start(FOUR, false);
  await until(() => harness.now()?.receivedCount === 1);
  harness.download.discard();
  assert.is(harness.now(), null);
  await nextTasks(50);
  assert.equal(cardsOf(harness.storedPictures()), ['tazeem']);
  const fetched = harness.fetched.length;
  const later = createDownloadHarness({ database });
  await nextTasks(50);
  assert.equal([later.now(), harness.fetched.length], [null, fetched]);
});

test('requests of another tab are fetched by the downloading tab', async () => {
  const database = freshDatabaseName();
  const harness = createDownloadHarness({ database });
  const other = createDownloadHarness({ database, isAtItElsewhere: true });
  harness.picture = async (card) => {
    if (card === 'tazeem') {
      other.download.start(['naya', 'jund'], false);
      await until(() => harness.now()?.totalCount === 4);
    }
    return picture(card);
  };
  harness.download.start(['tazeem', 'bant'], false);
  await until(
    () => harness.now()?.receivedCount === 4,
    () => JSON.stringify(harness.now()),
  );
  await until(() => other.now()?.state.kind === 'ended');
  assert.equal(other.fetched, []);
});

test('while another tab is downloading, this one waits and says so', async () => {
  const harness = createDownloadHarness({ isAtItElsewhere: true });
  harness.download.start(FOUR, false);
  assert.is(why(await harness.rest()), 'inAnotherTab');
  assert.equal(harness.requests, []);
});

test('requests dismissed in another tab are dropped', async () => {
  const database = freshDatabaseName();
  const harness = createDownloadHarness({ database });
  const other = createDownloadHarness({ database });
  let fetched = 0;
  harness.picture = (card) => {
    fetched += 1;
    if (fetched === 1) other.download.discard();
    return picture(card);
  };
  await until(() => harness.reports.length > 0);
  harness.download.start(manyCards(30), false);
  await until(() => harness.now() === null);
  assert.ok(fetched < 10, `${fetched}`);
});

test('more cards can be requested while others wait', async () => {
  const harness = createDownloadHarness();
  harness.answer = () => 'silence';
  harness.download.start(['tazeem', 'bant'], false);
  await harness.rest();
  harness.answer = () => null;
  harness.download.start(['bant', 'naya'], false);
  const { totalCount: total, receivedCount } = await harness.rest();
  assert.equal([total, receivedCount], [3, 3]);
});

test.run();

function manyCards(count: number): readonly string[] {
  return catalog.slice(0, count).map(({ id }) => id);
}
