import { crc32 } from '../../../src/lib/crc-32';
import { assert, suite } from '../../support/suite';

const test = suite('CRC-32');

test('the standard check value', () => {
  assert.is(crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
  assert.is(crc32(new Uint8Array()), 0);
});

test.run();
