import { isolateDirection, sanitizeText, truncate } from '../../../../src/session/lib/plain-text';
import { assert, suite } from '../../../support/suite';

const test = suite('text written by others');

test('truncation never splits a character', () => {
  assert.is(truncate('ab🧙', 3), 'ab');
  assert.is(truncate('ab🧙', 4), 'ab🧙');
});

test('characters that change the text direction are removed; a right-to-left name is isolated', () => {
  assert.is(sanitizeText('\u202egnp.exe\u202c'), 'gnp.exe');
  assert.is(isolateDirection('\u2067שלום\u2069'), '\u2068שלום\u2069');
});

test('invisible text is empty', () => {
  assert.is(sanitizeText(' \u200b\u2060\ufeff '), '');
  for (const blank of '\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200e\u2800\u3164\ufe0f\uffa0') {
    assert.is(sanitizeText(`${blank} ${blank}`), '', `U+${blank.codePointAt(0)?.toString(16)}`);
  }
});

test('stacked combining marks are removed; those of real scripts remain', () => {
  assert.is(sanitizeText(`Z${'\u0335'.repeat(40)}o`), `Z${'\u0335'.repeat(4)}o`);
  for (const name of ['Ệ'.normalize('NFD'), 'בְּרֵאשִׁית', 'น้ำ', 'й'.normalize('NFD'), '👨‍👩‍👧‍👦', '❤️'])
    assert.is(sanitizeText(name), name);
});

test.run();
