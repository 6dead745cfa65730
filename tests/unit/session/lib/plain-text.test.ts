import { asPlainText, isolateDirection, truncate } from '../../../../src/session/lib/plain-text';
import { assert, suite } from '../../../support/suite';

const test = suite('texts that others have written');

test('truncation never splits a character', () => {
  assert.is(truncate('ab🧙', 3), 'ab');
  assert.is(truncate('ab🧙', 4), 'ab🧙');
});

test('what turns the text around it goes; a name from right to left is set apart', () => {
  assert.is(asPlainText('\u202egnp.exe\u202c'), 'gnp.exe');
  assert.is(isolateDirection('\u2067שלום\u2069'), '\u2068שלום\u2069');
});

test('invisible text is empty', () => {
  assert.is(asPlainText(' \u200b\u2060\ufeff '), '');
});

test('marks are not heaped on a letter; those of real writing stay', () => {
  assert.is(asPlainText(`Z${'\u0335'.repeat(40)}o`), `Z${'\u0335'.repeat(4)}o`);
  for (const name of ['Ệ'.normalize('NFD'), 'בְּרֵאשִׁית', 'น้ำ', 'й'.normalize('NFD'), '👨‍👩‍👧‍👦', '❤️'])
    assert.is(asPlainText(name), name);
});

test.run();
