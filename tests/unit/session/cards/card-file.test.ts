import fc from 'fast-check';
import { type CardFileFailure, readCardFile } from '../../../../src/session/cards/card-file';
import { assert, suite } from '../../../support/suite';

const test = suite('card file');

interface Read {
  readonly received: readonly unknown[];
  readonly failure: CardFileFailure | null;
}

async function read(file: Blob, take: (data: unknown) => Promise<void> | void = () => {}): Promise<Read> {
  const received: unknown[] = [];
  const failure = await readCardFile(file, new AbortController().signal, (data) => {
    received.push(data);
    return take(data);
  });
  return { received, failure };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file whose bytes come a few at a time, as they may from a phone. */
function inChunks(bytes: Uint8Array<ArrayBuffer>, size: number): Blob {
  let at = 0;
  return withStream(bytes, (controller) => {
    if (at >= bytes.length) return controller.close();
    controller.enqueue(bytes.slice(at, at + size));
    at += size;
  });
}

function withStream(
  bytes: Uint8Array<ArrayBuffer>,
  pull: (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => void,
): Blob {
  return Object.assign(new Blob([bytes]), { stream: () => new ReadableStream({ pull }) });
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const cards: readonly object[] = [
  { object: 'card', name: 'Lightning Bolt', printed_name: 'Удар Молнии', lang: 'ru' },
  { object: 'card', name: 'Lim-Dûl’s Vault 🂡', text: 'one line\nanother, [two] {T}: "quoted" \\ done' },
  { object: 'card', name: 'Fire // Ice', card_faces: [{ name: 'Fire' }, { name: 'Ice' }], colors: [] },
];

const json = (value: unknown) => JSON.stringify(value);
const lines = (list: readonly unknown[]) => list.map(json);

const forms: readonly (readonly [name: string, write: (list: readonly object[]) => string])[] = [
  ['an array with a card a line', (list) => `[\n${lines(list).join(',\n')}\n]\n`],
  [
    'an array with an indented card a line',
    (list) => `[\n${lines(list).join(',\n').replace(/^/gm, '  ')}\n]`,
  ],
  ['a card a line', (list) => `${lines(list).join('\n')}\n`],
  ['a card a line, without a last line end', (list) => lines(list).join('\n')],
  ['a card a line, with empty lines', (list) => `\n\n${lines(list).join('\n\n  \n')}\n\n`],
  ['an array in one line', json],
  ['an array in one line, and its end', (list) => `${json(list)}\n`],
  ['an array that begins with its first card', (list) => `[${lines(list).join(',\n')}]\n`],
  ['an array written to be read', (list) => JSON.stringify(list, null, 2)],
  ['an array written to be read, with tabs', (list) => `${JSON.stringify(list, null, '\t')}\n`],
  ['an answer in one line', (list) => json({ object: 'list', has_more: false, data: list })],
  ['an answer in one line, and its end', (list) => `${json({ object: 'list', data: list })}\n`],
  ['an answer written to be read', (list) => JSON.stringify({ object: 'list', data: list }, null, 2)],
];

const encodings: readonly (readonly [
  name: string,
  dress: (text: string) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>,
])[] = [
  ['as it is', bytesOf],
  ['after a byte-order mark', (text) => bytesOf(`\ufeff${text}`)],
  ['with the line ends of Windows', (text) => bytesOf(text.replaceAll('\n', '\r\n'))],
  [
    'with a byte-order mark and the line ends of Windows',
    (text) => bytesOf(`\ufeff${text.replaceAll('\n', '\r\n')}`),
  ],
  ['packed', (text) => packed(bytesOf(text))],
  ['packed with a byte-order mark', (text) => packed(bytesOf(`\ufeff${text}`))],
];

for (const [form, write] of forms) {
  for (const [encodingName, encode] of encodings) {
    test(`${form}, ${encodingName}`, async () => {
      const bytes = await encode(write(cards));
      assert.equal(await read(new Blob([bytes])), { received: cards, failure: null });
      for (const size of [1, 2, 3, 7, 64]) {
        assert.equal(
          await read(inChunks(bytes, size)),
          { received: cards, failure: null },
          `${size} at a time`,
        );
      }
    });
  }
}

for (const [name, write] of [
  ['in one line', json],
  ['in one line, and its end', (card: unknown) => `${json(card)}\n`],
  ['written to be read', (card: unknown) => JSON.stringify(card, null, 2)],
] as const) {
  test(`a single card, ${name}`, async () => {
    for (const card of cards) {
      for (const [, encode] of encodings) {
        assert.equal(await read(new Blob([await encode(write(card))])), { received: [card], failure: null });
      }
    }
  });
}

test('any cards are read as they were written, in every format and chunk size', async () => {
  const anyCard = fc
    .dictionary(fc.string({ unit: 'binary', maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), {
      minKeys: 1,
      maxKeys: 5,
    })
    .filter((card) => !Object.hasOwn(card, 'data'))
    .map((card) => JSON.parse(JSON.stringify(card)) as object);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCard, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...forms),
      fc.constantFrom(...encodings),
      fc.integer({ min: 1, max: 50 }),
      async (list, [, write], [, encode], size) => {
        const { received, failure } = await read(inChunks(await encode(write(list)), size));
        assert.is(failure, null);
        assert.equal(lines(received), lines(list));
      },
    ),
    { seed: 20_260_925, numRuns: 300, includeErrorInReport: true },
  );
});

/** Larger than is looked at first, and than comes at once. */
const manyCards = Array.from({ length: 12_000 }, (_, index) => ({
  object: 'card',
  id: index,
  name: `Карта ${index}`,
  text: `${(index * 2_654_435_761) % 4_294_967_296}`.repeat(3),
}));
const manyLines = `[\n${lines(manyCards).join(',\n')}\n]\n`;

test('a large line-based file is reported card by card while it is read', async () => {
  const bytes = bytesOf(manyLines);
  let bytesRead = 0;
  const file = withStream(bytes, (controller) => {
    if (bytesRead >= bytes.length) return controller.close();
    controller.enqueue(bytes.slice(bytesRead, bytesRead + 65_536));
    bytesRead += 65_536;
  });
  let readBeforeFirst = 0;
  const { received, failure } = await read(file, () => {
    readBeforeFirst ||= bytesRead;
  });
  assert.is(failure, null);
  assert.equal(received, manyCards);
  assert.ok(readBeforeFirst <= 500_000, `${readBeforeFirst} of ${bytes.length}`);
});

test('a large compressed line-based file is read', async () => {
  const { received, failure } = await read(new Blob([await packed(bytesOf(manyLines))]));
  assert.is(failure, null);
  assert.equal(received, manyCards);
});

test('reads a large array on one line', async () => {
  assert.equal(await read(new Blob([json(manyCards)])), { received: manyCards, failure: null });
});

test('the next card waits until the previous one is processed', async () => {
  for (const [, write] of forms) {
    let underWay = 0;
    await read(new Blob([write(cards)]), async () => {
      underWay += 1;
      assert.is(underWay, 1);
      await new Promise((done) => setImmediate(done));
      underWay -= 1;
    });
  }
});

test('a line-based file that ends within a card: only that card is lost', async () => {
  const whole = forms[0]?.[1](cards) ?? '';
  const cut = whole.slice(0, whole.indexOf('Fire // Ice'));
  for (const size of [1, 7, 10_000]) {
    assert.equal(await read(inChunks(bytesOf(cut), size)), {
      received: [...cards.slice(0, 2), undefined],
      failure: null,
    });
  }
});

test('a line that is not JSON affects no other line', async () => {
  const [first, second] = lines(cards);
  const text = `${first}\n<b>no card</b>\n${second}\n`;
  assert.equal(await read(new Blob([text])), { received: [cards[0], undefined, cards[1]], failure: null });
});

test('a truncated array contains no cards', async () => {
  for (const cut of [json(cards).slice(0, -1), JSON.stringify(cards, null, 2).slice(0, -20)]) {
    assert.equal(await read(new Blob([cut])), { received: [], failure: 'noCards' });
  }
});

test('a large compressed file is truncated: what was read is kept', async () => {
  const whole = await packed(bytesOf(manyLines));
  const { received, failure } = await read(new Blob([whole.slice(0, Math.floor(whole.length * 0.9))]));
  assert.is(failure, 'unreadable');
  const kept = received.filter((data) => data !== undefined);
  assert.ok(kept.length > 1_000 && kept.length < manyCards.length, `${kept.length} kept`);
  assert.equal(kept, manyCards.slice(0, kept.length));
});

test('a damaged compressed file is unreadable', async () => {
  const whole = await packed(bytesOf(manyLines));
  whole.fill(0xff, 2_000, 2_100);
  assert.is((await read(new Blob([whole]))).failure, 'unreadable');
  assert.is((await read(new Blob([whole.slice(0, 5)]))).failure, 'unreadable');
});

/** The first of these bytes, and then the phone cannot read on. */
function breakingOff(bytes: Uint8Array<ArrayBuffer>, after: number, chunk: number): Blob {
  let at = 0;
  return withStream(bytes, (controller) => {
    if (at >= after) return controller.error(new DOMException('gone', 'NotReadableError'));
    controller.enqueue(bytes.slice(at, Math.min(at + chunk, after)));
    at += chunk;
  });
}

test('a large file becomes unreadable: what was read is kept', async () => {
  const bytes = bytesOf(manyLines);
  const { received, failure } = await read(breakingOff(bytes, 600_000, 50_000));
  assert.is(failure, 'unreadable');
  assert.ok(received.length > 1_000);
  assert.equal(received, manyCards.slice(0, received.length));
});

test('a small file becomes unreadable: what was read is kept', async () => {
  const bytes = bytesOf(manyLines.slice(0, 50_000));
  const { received, failure } = await read(breakingOff(bytes, 40_000, 5_000));
  assert.is(failure, 'unreadable');
  assert.ok(received.length > 50, `${received.length} kept`);
  assert.equal(received, manyCards.slice(0, received.length));
});

test('an unreadable file is unreadable', async () => {
  assert.equal(await read(breakingOff(bytesOf(manyLines), 0, 1)), { received: [], failure: 'unreadable' });
});

const picture = new Uint8Array(5_000).map((_, index) => (index * 7_919) % 256);
picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const noCards: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[] = [
  ['nothing', bytesOf('')],
  ['a line end', bytesOf('\n')],
  ['a byte-order mark', bytesOf('\ufeff')],
  ['a letter', bytesOf('Dear planeswalker,\n\nno cards today.\n')],
  ['a list of cards', bytesOf('4 Lightning Bolt\n2 Fire // Ice\n')],
  ['a page of the web', bytesOf('<!doctype html>\n<title>Scryfall</title>\n')],
  ['a picture', picture],
];

for (const [name, bytes] of noCards) {
  test(`no cards: ${name}`, async () => {
    assert.equal(await read(new Blob([bytes])), { received: [], failure: 'noCards' });
    assert.equal(await read(new Blob([await packed(bytes)])), { received: [], failure: 'noCards' }, 'packed');
  });
}

const spaces = new Uint8Array(1_000_000).fill(0x20);

test('an endless file without lines is refused as too large', async () => {
  let pieces = 0;
  const file = withStream(bytesOf('[{"object":'), (controller) => {
    pieces += 1;
    controller.enqueue(pieces === 1 ? bytesOf('[{"object":') : spaces);
  });
  assert.equal(await read(file), { received: [], failure: 'tooLarge' });
  assert.ok(pieces < 60, `${pieces} pieces`);
});

test('a small file that is not line-based is read', async () => {
  const file = new Blob([...Array(3).fill(spaces), json(cards)]);
  assert.equal(await read(file), { received: cards, failure: null });
});

test('an endless line is refused', async () => {
  let pieces = 0;
  const file = withStream(bytesOf('{'), (controller) => {
    pieces += 1;
    controller.enqueue(pieces === 1 ? bytesOf(`${json(cards[0])}\n{"object":`) : spaces);
  });
  assert.is((await read(file)).failure, 'unreadable');
  assert.ok(pieces < 10, `${pieces} pieces`);
});

test('if reading is stopped before it begins, nothing is reported', async () => {
  for (const [, write] of forms) {
    const received: unknown[] = [];
    const failure = await readCardFile(new Blob([write(cards)]), AbortSignal.abort(), (data) => {
      received.push(data);
    });
    assert.equal([received, failure], [[], 'stopped']);
  }
});

for (const [form, text] of [
  ['by lines', manyLines],
  ['in one line', json(manyCards)],
] as const) {
  test(`if reading a large file ${form} is stopped, the rest is not read`, async () => {
    const stopping = new AbortController();
    let received = 0;
    const failure = await readCardFile(inChunks(bytesOf(text), 65_536), stopping.signal, () => {
      received += 1;
      if (received === 10) stopping.abort();
    });
    assert.is(failure, 'stopped');
    assert.ok(received < 6_000, `${received} told`);
  });
}

test('a card that cannot be stored is not reported as a truncated file', async () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  for (const [form, write] of forms) {
    const end = await read(new Blob([write(cards)]), () => Promise.reject(full)).catch(
      (error: unknown) => error,
    );
    assert.is(end, full, form);
  }
});

test.run();
