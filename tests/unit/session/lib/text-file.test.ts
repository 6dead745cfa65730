import { readTextFile } from '../../../../src/session/lib/text-file';
import { assert, suite } from '../../../support/suite';

const test = suite('text file');

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index++)
    bytes.setUint16(2 * index, text.charCodeAt(index), isLittle);
  return bytes.buffer;
};

for (const [description, bytes, text] of [
  ['UTF-8', new TextEncoder().encode('Наия\nTazeem'), 'Наия\nTazeem'],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeffНаия'), 'Наия'],
  ['UTF-8 cut in the middle of a letter', new TextEncoder().encode('Наия').slice(0, -1), 'Наи'],
  ['UTF-16 from Windows', utf16('\ufeffНаия', true), 'Наия'],
  ['UTF-16 from elsewhere', utf16('\ufeffНаия', false), 'Наия'],
  ['Windows-1251', new Uint8Array([0xcd, 0xe0, 0xe8, 0xff]), 'Наия'],
  ['nothing', new Uint8Array(), ''],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a]), ''],
] as const) {
  test(`${description} is read`, async () => {
    assert.is(await readTextFile(new Blob([bytes])), text);
  });
}

test.run();
