import fc from 'fast-check';
import type { CardPrinting } from '../../../../../src/rules/landless/known-card';
import { createScryfall, type LookUpFailure } from '../../../../../src/session/cards/scryfall/card-lookup';
import {
  createRateLimitedSend,
  type ScryfallRequest,
  type ScryfallResponse,
} from '../../../../../src/session/cards/scryfall/rate-limiter';
import { assert, suite } from '../../../../support/suite';

const test = suite('scryfall');

type Reply = ScryfallResponse | 'noAnswer';

interface LookUpHarness {
  readonly requests: { readonly request: ScryfallRequest; readonly at: number }[];
  readonly found: (readonly [cards: readonly string[], asked: number])[];
  readonly paused: (number | null)[];
  lookUp(names: readonly string[]): Promise<LookUpFailure | null>;
  stop(): void;
  whileAsking: () => void;
  whileWaiting: (time: number) => void;
  whileKeeping: () => Promise<void> | void;
  now: number;
}

const card = (name: string): CardPrinting => ({
  name,
  language: 'en',
  layout: 'normal',
  rarity: 'common',
  faces: [],
});

const page = (...names: readonly string[]): ScryfallResponse => ({
  status: 200,
  body: { names },
  retryAfter: null,
});
const refused = (status: number, retryAfter: number | null = null): ScryfallResponse => ({
  status,
  body: null,
  retryAfter,
});

/** Answers the first question with the first reply, and all that there is no reply for with an empty page. */
function createLookUpHarness(replies: readonly Reply[] = [], answerTakes = 40): LookUpHarness {
  let stopping = new AbortController();
  const sendToScryfall = createRateLimitedSend({
    async send(request, signal) {
      const reply = replies[harness.requests.length] ?? page();
      harness.requests.push({ request, at: harness.now });
      harness.whileAsking();
      if (signal.aborted) throw signal.reason;
      harness.now += answerTakes;
      if (reply === 'noAnswer') throw new TypeError('no network');
      return reply;
    },
    async wait(time, signal) {
      harness.whileWaiting(time);
      if (signal.aborted) throw signal.reason;
      harness.now += time;
    },
    now: () => harness.now,
  });
  const scryfall = createScryfall({
    sendToScryfall,
    parseCardPage(body) {
      const { names } = (body ?? {}) as { names?: readonly string[] };
      return names ? names.map(card) : null;
    },
  });
  const harness: LookUpHarness = {
    requests: [],
    found: [],
    paused: [],
    lookUp(names) {
      if (stopping.signal.aborted) stopping = new AbortController();
      return scryfall.lookUp(names, {
        signal: stopping.signal,
        onPauseChange: (time) => harness.paused.push(time),
        async onFound(cards, requests) {
          await harness.whileKeeping();
          harness.found.push([cards.map(({ name }) => name), requests]);
        },
      });
    },
    stop: () => stopping.abort(),
    whileAsking: () => {},
    whileWaiting: () => {},
    whileKeeping: () => {},
    now: 5_000,
  };
  return harness;
}

const latin = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index + 1}`);
const cyrillic = (count: number) => Array.from({ length: count }, (_, index) => `Карта ${index + 1}`);

function firstOf({ requests }: LookUpHarness): ScryfallRequest {
  return requests[0]?.request ?? assert.unreachable() ?? { path: '' };
}

function isSearch({ path }: ScryfallRequest): boolean {
  return path.startsWith('/cards/search?');
}

function searchIn({ path }: ScryfallRequest): URLSearchParams {
  return new URLSearchParams(path.slice(path.indexOf('?')));
}

/** What a question asks for: names that are posted, or those a search has between quotes. */
function namesIn(request: ScryfallRequest): readonly string[] {
  if (isSearch(request)) {
    return [...(searchIn(request).get('q') ?? '').matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
  }
  const { identifiers } = request.body as { identifiers: readonly { readonly name: string }[] };
  return identifiers.map(({ name }) => name);
}

function gaps({ requests }: LookUpHarness): readonly number[] {
  return requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
}

const NAMES_FOR_THREE_REQUESTS = latin(151);

const sizes: readonly (readonly [names: readonly string[], sizes: readonly number[]])[] = [
  [[], []],
  [latin(1), [1]],
  [latin(75), [75]],
  [latin(76), [75, 1]],
  [NAMES_FOR_THREE_REQUESTS, [75, 75, 1]],
];

for (const [names, expected] of sizes) {
  test(`${names.length} names make ${expected.length} requests`, async () => {
    const harness = createLookUpHarness();
    assert.is(await harness.lookUp(names), null);
    assert.equal(
      harness.requests.map(({ request }) => namesIn(request).length),
      expected,
    );
    assert.equal(
      harness.requests.flatMap(({ request }) => namesIn(request)),
      names,
    );
    assert.is(harness.found.at(-1)?.[1] ?? 0, names.length);
  });
}

test('names in Latin letters are posted as they are', async () => {
  const harness = createLookUpHarness([page('Fire // Ice', 'Æther Vial')]);
  assert.is(await harness.lookUp(['Fire // Ice', 'Æther Vial', '"Ach! Hans, Run!"']), null);
  assert.equal(
    harness.requests.map(({ request }) => request),
    [
      {
        path: '/cards/collection',
        body: {
          identifiers: [{ name: 'Fire // Ice' }, { name: 'Æther Vial' }, { name: '"Ach! Hans, Run!"' }],
        },
      },
    ],
  );
  assert.equal(harness.found, [[['Fire // Ice', 'Æther Vial'], 3]]);
});

test('names in Cyrillic letters are searched for among Russian printings', async () => {
  const harness = createLookUpHarness([page('Lightning Bolt', 'Forest')]);
  assert.is(await harness.lookUp(['Удар Молнии', 'Лес']), null);
  assert.is(harness.requests.length, 1);
  const request = firstOf(harness);
  assert.ok(isSearch(request));
  assert.is(request.body, undefined);
  assert.is(searchIn(request).get('q'), 'lang:ru (!"Удар Молнии" or !"Лес")');
  assert.match(request.path, /^[\x21-\x7e]+$/);
  assert.equal(harness.found, [[['Lightning Bolt', 'Forest'], 2]]);
});

const queriesWithSyntax: readonly (readonly [name: string, searched: string])[] = [
  ['Лес" or name:"а', 'Лес or name:а'],
  ['"Лес"', 'Лес'],
  ['Лес") or (lang:en', 'Лес) or (lang:en'],
  ['Лес & order=usd', 'Лес & order=usd'],
  ['Лес#?q=', 'Лес#?q='],
];

for (const [name, searched] of queriesWithSyntax) {
  test(`a name cannot change the query: ${name}`, async () => {
    const harness = createLookUpHarness();
    await harness.lookUp([name]);
    const request = firstOf(harness);
    assert.equal([...searchIn(request).keys()].sort(), ['q', 'unique']);
    assert.is(searchIn(request).get('q'), `lang:ru (!"${searched}")`);
  });
}

test('Russian names are requested after the others, a few at a time', async () => {
  const harness = createLookUpHarness();
  const names = ['Лес', 'Forest', ...cyrillic(29), 'Остров', 'Island'];
  assert.is(await harness.lookUp(names), null);
  const [posted, ...searches] = harness.requests.map(({ request }) => request);
  assert.equal(posted && namesIn(posted), ['Forest', 'Island']);
  assert.equal(searches.flatMap(namesIn), ['Лес', ...cyrillic(29), 'Остров']);
  assert.ok(searches.every(isSearch));
  assert.ok(searches.every((search) => namesIn(search).length <= 12));
  assert.equal(
    harness.found.map(([, requests]) => requests),
    [2, 14, 26, 33],
  );
});

test('every name is requested once, and requests are half a second apart', async () => {
  const names = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 9_999 })), { maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(names, names, fc.nat({ max: 2_000 }), async (first, second, answerTakes) => {
      const harness = createLookUpHarness([], answerTakes);
      const named = (drawn: readonly (readonly [boolean, number])[]) =>
        drawn.map(([isRussian, number]) => `${isRussian ? 'Карта' : 'Card'} ${number}`);
      for (const drawn of [first, second]) assert.is(await harness.lookUp(named(drawn)), null);
      assert.equal(
        harness.requests.flatMap(({ request }) => namesIn(request)).sort(),
        [...named(first), ...named(second)].sort(),
      );
      for (const { request } of harness.requests) assert.ok(namesIn(request).length <= 75);
      for (const gap of gaps(harness)) assert.ok(gap >= 500, `${gap} ms`);
    }),
    { seed: 20_260_925, numRuns: 100, includeErrorInReport: true },
  );
});

test('found cards are stored before the next request', async () => {
  const harness = createLookUpHarness();
  const order: string[] = [];
  harness.whileAsking = () => order.push('asked');
  harness.whileKeeping = async () => {
    await new Promise((done) => setImmediate(done));
    order.push('kept');
  };
  await harness.lookUp(NAMES_FOR_THREE_REQUESTS);
  assert.equal(order, ['asked', 'kept', 'asked', 'kept', 'asked', 'kept']);
});

test('two look-ups are half a second apart, however the first one ended', async () => {
  for (const reply of [page(), 'noAnswer', refused(404), refused(400)] as const) {
    const harness = createLookUpHarness([reply], 0);
    await harness.lookUp(['Forest']);
    await harness.lookUp(['Island']);
    assert.ok((gaps(harness)[0] ?? 0) >= 500, JSON.stringify(reply));
  }
});

test('no pause after a long time without requests', async () => {
  const harness = createLookUpHarness();
  await harness.lookUp(['Forest']);
  harness.now += 3_000;
  harness.whileWaiting = () => assert.unreachable();
  await harness.lookUp(['Island']);
  assert.is(harness.requests.length, 2);
});

const pauses: readonly (readonly [refusal: ScryfallResponse, atLeast: number])[] = [
  [refused(429), 30_000],
  [refused(429, 0), 30_000],
  [refused(429, -7), 30_000],
  [refused(429, 5), 30_000],
  [refused(429, 31), 31_000],
  [refused(429, 120), 120_000],
  [refused(500), 1_000],
  [refused(502), 1_000],
  [refused(503, 20), 20_000],
];

for (const [refusal, atLeast] of pauses) {
  const { status, retryAfter } = refusal;
  test(`${status}, Retry-After ${retryAfter}: the same request is repeated after ${atLeast} ms`, async () => {
    const harness = createLookUpHarness([page('Card 1'), refusal, page('Card 80')]);
    assert.is(await harness.lookUp(NAMES_FOR_THREE_REQUESTS), null);
    const [, second, again, third] = harness.requests;
    assert.is(harness.requests.length, 4);
    assert.equal(again?.request, second?.request);
    assert.not.equal(third?.request, again?.request);
    const answeredAt = (second?.at ?? 0) + 40;
    assert.ok((again?.at ?? 0) - answeredAt >= atLeast);
    assert.ok((again?.at ?? 0) - answeredAt < atLeast + 10_000);
    assert.equal(harness.found, [
      [['Card 1'], 75],
      [['Card 80'], 150],
      [[], 151],
    ]);
    const [longest = 0] = harness.paused.filter((time) => time !== null);
    assert.ok(longest >= atLeast, 'it is told how long');
    assert.is(harness.paused.at(-1), null);
  });
}

test('a pause ends when the request is repeated', async () => {
  const harness = createLookUpHarness([refused(429)]);
  const reportedPause: (number | null | undefined)[] = [];
  harness.whileWaiting = () => reportedPause.push(harness.paused.at(-1));
  harness.whileAsking = () => reportedPause.push(harness.paused.at(-1));
  await harness.lookUp(['Forest']);
  assert.equal(reportedPause, [null, 30_000, null]);
});

const giveUps: readonly (readonly [
  name: string,
  replies: readonly Reply[],
  failure: LookUpFailure,
  questions: number,
])[] = [
  ['too many three times', [refused(429), refused(429), refused(429)], 'limited', 3],
  ['a fault three times', [refused(500), refused(502), refused(503)], 'unexpected', 3],
  ['too many at last', [refused(500), refused(429), refused(429)], 'limited', 3],
  ['a fault at last', [refused(429), refused(429), refused(503)], 'unexpected', 3],
  [
    'a body of another shape',
    [{ status: 200, body: { object: 'error' }, retryAfter: null }],
    'unexpected',
    1,
  ],
  ['no JSON', [{ status: 200, body: null, retryAfter: null }], 'unexpected', 1],
  ['a question that is wrong', [refused(400)], 'unexpected', 1],
  ['cards with a refusal', [{ ...page('Forest'), status: 400 }], 'unexpected', 1],
  ['a question that is forbidden', [refused(403)], 'unexpected', 1],
  ['a page somewhere else', [refused(302)], 'unexpected', 1],
  ['no answer', ['noAnswer'], 'offline', 1],
  ['no answer after too many', [refused(429), 'noAnswer'], 'offline', 2],
];

for (const [name, replies, failure, questions] of giveUps) {
  test(`${name}: ${failure}`, async () => {
    const harness = createLookUpHarness(replies);
    assert.is(await harness.lookUp(['Forest']), failure);
    assert.equal([harness.requests.length, harness.found, harness.paused.at(-1)], [questions, [], null]);
  });

  test(`${name}: the cards found before were reported`, async () => {
    const harness = createLookUpHarness([page('Card 1', 'Card 2'), ...replies]);
    assert.is(await harness.lookUp(NAMES_FOR_THREE_REQUESTS), failure);
    assert.equal(harness.found, [[['Card 1', 'Card 2'], 75]]);
    assert.is(harness.requests.length, 1 + questions);
  });
}

test('refusals are counted per request', async () => {
  const twice = [refused(429), refused(500)];
  const harness = createLookUpHarness([...twice, page(), ...twice, page(), ...twice, page()]);
  assert.is(await harness.lookUp(NAMES_FOR_THREE_REQUESTS), null);
  assert.is(harness.requests.length, 9);
});

test('a search without results is an answer, and the next one follows', async () => {
  const harness = createLookUpHarness([refused(404), page('Forest')]);
  assert.is(await harness.lookUp(cyrillic(13)), null);
  assert.equal(harness.found, [
    [[], 12],
    [['Forest'], 13],
  ]);
});

test('after too many refusals, the next look-up waits too and reports it', async () => {
  const harness = createLookUpHarness([refused(429), refused(429), refused(429, 90)]);
  assert.is(await harness.lookUp(['Forest']), 'limited');
  harness.paused.length = 0;
  let reportedPause: number | null | undefined;
  harness.whileWaiting = () => {
    reportedPause = harness.paused.at(-1);
  };
  assert.is(await harness.lookUp(['Forest']), null);
  assert.ok((gaps(harness).at(-1) ?? 0) >= 90_000);
  assert.is(reportedPause, 90_000, 'reported while it waits');
  assert.is(harness.paused.at(-1), null);
});

const stops: readonly (readonly [
  when: string,
  stop: (harness: LookUpHarness) => void,
  replies?: readonly Reply[],
])[] = [
  [
    'while it is asking',
    (harness) => {
      harness.whileAsking = () => harness.requests.length === 2 && harness.stop();
    },
  ],
  [
    'while it waits between two questions',
    (harness) => {
      harness.whileWaiting = () => harness.stop();
    },
  ],
  [
    'while it waits after too many',
    (harness) => {
      harness.whileWaiting = (time) => time > 20_000 && harness.stop();
    },
    [page('Card 1'), refused(429)],
  ],
  [
    'while what was found is kept',
    (harness) => {
      harness.whileKeeping = () => harness.stop();
    },
  ],
];

for (const [when, stop, replies = [page('Card 1')]] of stops) {
  test(`stopped ${when}`, async () => {
    const harness = createLookUpHarness(replies);
    stop(harness);
    assert.is(await harness.lookUp(NAMES_FOR_THREE_REQUESTS), 'stopped');
    assert.equal(harness.found, [[['Card 1'], 75]]);
    assert.ok(harness.requests.length <= 2);
    assert.is(harness.paused.at(-1), null);
  });
}

test('after a stop, the next look-up works', async () => {
  const harness = createLookUpHarness();
  harness.whileAsking = () => harness.stop();
  assert.is(await harness.lookUp(['Forest']), 'stopped');
  harness.whileAsking = () => {};
  assert.is(await harness.lookUp(['Forest']), null);
  assert.ok((gaps(harness)[0] ?? 0) >= 500);
});

test('a failure to store cards is not reported as a failed request', async () => {
  const harness = createLookUpHarness();
  const full = new DOMException('no room', 'QuotaExceededError');
  harness.whileKeeping = () => Promise.reject(full);
  const failure = await harness.lookUp(NAMES_FOR_THREE_REQUESTS).catch((error: unknown) => error);
  assert.is(failure, full);
  assert.equal([harness.requests.length, harness.paused.at(-1)], [1, null]);
});

test.run();
