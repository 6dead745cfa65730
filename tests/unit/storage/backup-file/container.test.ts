import { crc32 } from '../../../../src/lib/crc-32';
import { encodePart, openPartReader, signature } from '../../../../src/storage/backup-file/container';
import { assert, suite } from '../../../support/suite';

const test = suite('backup container');

const sampleBytes = (length: number, seed = 1) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 7) & 255);

const bodies = [
  sampleBytes(0),
  sampleBytes(10, 2),
  sampleBytes(300_000, 3),
  sampleBytes(70_000, 4),
  sampleBytes(1, 5),
];
const parts = bodies.map((body, index) => encodePart(`PA${index}X`, body));
const completeFile = new Blob([signature(), ...parts]);

interface ContainerContents {
  readonly kinds: readonly (string | null)[];
  readonly failures: readonly (string | null)[];
}

async function read(file: Blob, isWanted = (_kind: string) => true): Promise<ContainerContents | null> {
  const container = await openPartReader(file);
  if (!container) return null;
  const kinds: (string | null)[] = [];
  const failures: (string | null)[] = [];
  for await (const part of container(isWanted)) {
    kinds.push(part.kind);
    failures.push(part.failure);
    if (part.body) assert.equal(part.body.slice(), bodies[Number(part.kind[2])]);
  }
  return { kinds, failures };
}

const allKinds = ['PA0X', 'PA1X', 'PA2X', 'PA3X', 'PA4X'];

test('parts come back as they were written, even if larger than what is read at once', async () => {
  assert.equal(await read(completeFile), { kinds: allKinds, failures: allKinds.map(() => null) });
});

test('parts that are not wanted are not read', async () => {
  assert.equal((await read(completeFile, (kind) => kind === 'PA3X'))?.kinds, ['PA3X']);
});

test('cut off at or near any boundary of a part, the file can be read up to there', async () => {
  let end = 8;
  for (const [index, part] of parts.entries()) {
    for (const [size, completeCount] of [
      [end, index],
      [end + 1, index],
      [end + 19, index],
      [end + part.length - 1, index],
      [end + part.length, index + 1],
    ] as const) {
      const found = await read(completeFile.slice(0, size));
      assert.equal(
        found?.kinds.slice(0, completeCount) ?? [],
        allKinds.slice(0, completeCount),
        `at ${size}`,
      );
      assert.ok(
        found === null || found.failures.slice(completeCount).every((failure) => failure === 'cutOff'),
      );
      assert.ok((found?.failures.length ?? 0) <= completeCount + 1);
    }
    end += part.length;
  }
});

test('cut off at every 64 KB', async () => {
  for (let size = 65_536; size < completeFile.size; size += 65_536) {
    const found = await read(completeFile.slice(0, size));
    assert.is(found?.failures.at(-1), 'cutOff');
    assert.ok((found?.kinds.length ?? 0) >= 3);
  }
});

test('a flipped bit costs one part, wherever it is', async () => {
  const bytes = new Uint8Array(await completeFile.arrayBuffer());
  for (let at = 8; at < bytes.length; at += at < 400 ? 1 : 4999) {
    const damagedBytes = bytes.slice();
    damagedBytes[at] = (damagedBytes[at] ?? 0) ^ (1 << (at % 8));
    const found = await read(new Blob([damagedBytes]));
    assert.is(found?.failures.filter((failure) => failure !== null).length, 1, `at ${at}`);
    assert.is(found?.failures.filter((failure) => failure === null).length, 4, `at ${at}`);
  }
});

test('a damaged signature is ignored if the parts can be read; anything else is not a backup', async () => {
  const bytes = new Uint8Array(await completeFile.arrayBuffer());
  bytes[0] = 0;
  assert.equal((await read(new Blob([bytes])))?.kinds, allKinds);
  for (const foreign of ['', 'x', 'PK\x03\x04 an archive', '{"kind":"planar-deck"}', '\0'.repeat(100_000)])
    assert.is(await read(new Blob([foreign])), null);
});

test('a length of gigabytes is not believed', async () => {
  const part = encodePart('HUGE', sampleBytes(5));
  const view = new DataView(part.buffer);
  view.setUint32(8, 0xffff_ffff, true);
  view.setUint32(16, crc32(part.subarray(0, 16)), true);
  const found = await read(new Blob([signature(), parts[1] as BlobPart, part]));
  assert.equal(found, { kinds: ['PA1X', 'HUGE'], failures: [null, 'cutOff'] });
});

test('a part longer than any the app writes is skipped', async () => {
  const filling = new Blob(Array.from({ length: 65 }, () => new Uint8Array(1_000_000)));
  const part = encodePart('LONG', new Uint8Array());
  const view = new DataView(part.buffer);
  view.setUint32(8, filling.size, true);
  view.setUint32(16, crc32(part.subarray(0, 16)), true);
  const found = await read(new Blob([signature(), part, filling, parts[1] as BlobPart]));
  assert.equal(found, { kinds: ['LONG', 'PA1X'], failures: ['tooLong', null] });
});

test.run();
