import { type Zippable, zipSync } from 'fflate';
import { isZip, MAX_ENTRIES, openZip } from '../../../../../src/session/lib/zip/zip-entries';
import { bytesOf } from '../../../../support/pictures/picture-files';
import { assert, suite } from '../../../../support/suite';

const test = suite('zip entries');

type Bytes = Uint8Array<ArrayBuffer>;
const text = (words: string): Bytes => new TextEncoder().encode(words);
const packed = (words: string): [Bytes, { level: 9 }] => [text(words), { level: 9 }];
const zip = (files: Zippable) => zipSync(files, { level: 0 }) as Bytes;
const LONG = 'plane '.repeat(500);

/** What comes out of it: paths with their text, or why there is none. */
async function read(archive: Bytes) {
  const { entryCount, leftOutCount, entries } = await openZip(new Blob([archive]));
  const found: [path: string, content: string][] = [];
  for await (const { path, content } of entries) {
    const unpacked = await content();
    found.push([path, typeof unpacked === 'string' ? `(${unpacked})` : await unpacked.text()]);
  }
  return { count: entryCount, leftOut: leftOutCount, found };
}

const contentsOf = async (archive: Bytes) => Object.fromEntries((await read(archive)).found);

/** Changes numbers of two or four bytes that stand so far behind each sign in the archive. */
function forged(archive: Bytes, sign: readonly number[], changes: Readonly<Record<number, number>>): Bytes {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at++) {
    if (!sign.every((byte, index) => copy[at + index] === byte)) continue;
    for (const [offset, value] of Object.entries(changes)) {
      const isShort = Number(offset) < 14;
      if (isShort) view.setUint16(at + Number(offset), value, true);
      else view.setUint32(at + Number(offset), value, true);
    }
  }
  return copy;
}
const LOCAL = [0x50, 0x4b, 3, 4];
const CENTRAL_ENTRY_SIGNATURE = [0x50, 0x4b, 1, 2];

test('an archive is recognized by its bytes, even an empty one', async () => {
  for (const [content, is] of [
    [zip({ a: text('a') }), true],
    [zip({}), true],
    [text('PK, said the plane'), false],
    [text(''), false],
  ] as const)
    assert.is(await isZip(new Blob([content])), is);
});

test('entries are read compressed or not, from any folder, with names in any script', async () => {
  const archive = zip({
    'бант.jpg': text('one'),
    'folder/平面.png': packed(LONG),
    '../../../etc/passwd': text('two'),
    'C:\\Windows\\x.bmp': text('three'),
    '/absolute.gif': text('four'),
  });
  assert.equal(await contentsOf(archive), {
    'бант.jpg': 'one',
    'folder/平面.png': LONG,
    '../../../etc/passwd': 'two',
    'C:\\Windows\\x.bmp': 'three',
    '/absolute.gif': 'four',
  });
});

test('names without a declared encoding are UTF-8 or Russian Windows', async () => {
  const withoutFlag = (archive: Bytes) =>
    forged(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 8: 0 }), LOCAL, { 6: 0 });
  assert.equal(await contentsOf(withoutFlag(zip({ 'бант.jpg': text('a') }))), { 'бант.jpg': 'a' });
  const russian = zip({ 'xxxx.jpg': text('a') });
  for (let at = 0; at < russian.length; at++) {
    if (russian[at] === 0x78) russian[at] = 0xa1 - (russian[at - 1] === 0xa1 ? 1 : 0);
  }
  const [name = ''] = Object.keys(await contentsOf(withoutFlag(russian)));
  assert.match(name, /^[а-я]{4}\.jpg$/);
});

test('folders and system metadata are no entries', async () => {
  const archive = zip({
    'a/': text(''),
    '__MACOSX/._b.jpg': text('x'),
    '.DS_Store': text('x'),
    'b.jpg': text('b'),
  });
  assert.equal(await read(archive), { count: 1, leftOut: 0, found: [['b.jpg', 'b']] });
});

test('two entries may have the same name', async () => {
  const archive = zip({ 'bant.jpg': text('one'), 'bent.jpg': text('two') });
  const twice = archive.map((byte, at) => (byte === 0x65 && archive[at - 1] === 0x62 ? 0x61 : byte));
  assert.equal((await read(twice)).found, [
    ['bant.jpg', 'one'],
    ['bant.jpg', 'two'],
  ]);
});

test('of ten thousand entries the first are read and the rest are counted', async () => {
  const archive = zip(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}.jpg`, text('x')])));
  const { count, leftOut, found } = await read(archive);
  assert.is(count, MAX_ENTRIES);
  assert.is(leftOut, 10_000 - MAX_ENTRIES);
  assert.is(found.length, MAX_ENTRIES);
});

test('an entry with a false size is reported, and the others are read', async () => {
  const archive = zip({ 'long.jpg': packed(LONG) });
  assert.equal(await contentsOf(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 24: 10 })), {
    'long.jpg': '(damagedEntry)',
  });
  assert.equal(await contentsOf(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 24: 9_999 })), {
    'long.jpg': '(damagedEntry)',
  });
  assert.equal(await contentsOf(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 24: 4_000_000_000 })), {
    'long.jpg': '(tooLarge)',
  });
  const stored = zip({ 'a.jpg': text('abc'), 'b.jpg': text('b') });
  const lying = stored.slice();
  new DataView(lying.buffer).setUint32(stored.length - 22 - 2 * 51 + 24, 2, true);
  assert.equal(await contentsOf(lying), { 'a.jpg': '(damagedEntry)', 'b.jpg': 'b' });
});

test('a zip bomb is unpacked no further than its declared size', async () => {
  const zeros = zipSync({ 'bomb.bmp': [new Uint8Array(50_000_000), { level: 9 }] }) as Bytes;
  assert.ok(zeros.length < 60_000);
  assert.equal(await contentsOf(forged(zeros, CENTRAL_ENTRY_SIGNATURE, { 24: 1000 })), {
    'bomb.bmp': '(damagedEntry)',
  });
});

test('overlapping entries are reported', async () => {
  const archive = zip({ 'a.jpg': text('a'), 'b.jpg': text('b') });
  assert.equal(await contentsOf(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 42: 0 })), {
    'a.jpg': 'a',
    'b.jpg': '(damagedEntry)',
  });
});

test('encrypted entries and unknown compression are reported', async () => {
  const archive = zip({ 'a.jpg': text('a') });
  assert.equal(await contentsOf(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 8: 0x801 })), {
    'a.jpg': '(encrypted)',
  });
  assert.equal(await contentsOf(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 10: 99 })), {
    'a.jpg': '(encrypted)',
  });
  assert.equal(await contentsOf(forged(archive, CENTRAL_ENTRY_SIGNATURE, { 10: 14 })), {
    'a.jpg': '(unsupportedCompression)',
  });
});

test('incomplete and damaged entries are reported', async () => {
  const archive = zip({ 'a.jpg': packed(LONG), 'b.jpg': text('b') });
  const broken = archive.slice();
  broken.fill(0xff, 38, 48);
  assert.equal(await contentsOf(broken), { 'a.jpg': '(damagedEntry)', 'b.jpg': 'b' });
  assert.equal(await contentsOf(forged(archive, LOCAL, { 0: 0 })), {
    'a.jpg': '(damagedEntry)',
    'b.jpg': '(damagedEntry)',
  });
});

test('complete entries of a truncated archive are read', async () => {
  const whole = zip({ 'one.jpg': packed(LONG), 'бант.png': text('two'), 'three.gif': text(LONG) });
  const { count, found } = await read(whole.slice(0, whole.length - 500));
  assert.is(count, null);
  assert.equal(Object.fromEntries(found), { 'one.jpg': LONG, 'бант.png': 'two' });
});

test('an archive truncated anywhere neither throws nor yields wrong entries', async () => {
  const whole = zip({ 'a.jpg': packed(LONG), 'b/c.png': text('two'), 'd.gif': text('three') });
  const contents = await contentsOf(whole);
  for (let end = 4; end < whole.length; end++) {
    for (const [path, content] of Object.entries(await contentsOf(whole.slice(0, end)))) {
      assert.ok(content === contents[path] || content.startsWith('('), `${end} bytes: ${path}`);
    }
  }
});

test('a file that only begins like an archive contains no entries', async () => {
  const nothing = bytesOf('PK\x03\x04', Array(500).fill(0x50));
  assert.equal((await read(nothing)).found, []);
});

test.run();
