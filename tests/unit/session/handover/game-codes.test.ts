import {
  createGameCodeReader,
  findGameCodes,
  readGameCode,
  writeGameCodes,
} from '../../../../src/session/handover/game-codes';
import { assert, suite } from '../../../support/suite';

const test = suite('game codes');

const message = Uint8Array.from({ length: 2_500 }, (_, at) => (at * at) & 255);
const codes = writeGameCodes(message);

function messageFrom(texts: readonly string[]) {
  const [first, ...others] = texts.map(readGameCode);
  if (!first || typeof first === 'string') return first;
  const reader = createGameCodeReader(first);
  for (const code of [first, ...others])
    if (typeof code !== 'string' && reader.isSameMessage(code)) reader.add(code);
  return reader.message();
}

test('a file of codes holds the game, also wrapped and out of order', () => {
  const text = codes?.text() ?? '';
  assert.is(codes?.requiredCount, 7);
  assert.equal(messageFrom(findGameCodes(text)), message);
  assert.equal(messageFrom(findGameCodes(text.replaceAll(/(.{40})/g, '$1\r\n ')).toReversed()), message);
});

test('later codes stand in for missed ones', () => {
  const frames = [1, 4, 6, ...Array.from({ length: 12 }, (_, index) => 500 + index)];
  assert.equal(messageFrom(frames.map((frame) => codes?.codeOf(frame) ?? '')), message);
});

test('too few codes hold nothing yet', () => {
  assert.is(messageFrom([0, 1, 2, 3, 4, 5].map((frame) => codes?.codeOf(frame) ?? '')), null);
});

test('codes that are not of a game are recognized as such', () => {
  const code = codes?.codeOf(0) ?? '';
  assert.is(readGameCode('PLANAR TABLE DECK 000'), 'foreign');
  assert.is(readGameCode('https://example.com'), 'foreign');
  assert.is(readGameCode(code.slice(0, -3)), 'damaged');
  assert.is(readGameCode(`${code}000`), 'damaged');
  assert.is(readGameCode(code.toLowerCase().replace('planar table game', 'PLANAR TABLE GAME')), 'damaged');
  assert.is(readGameCode('PLANAR TABLE GAME'), 'damaged');
  // The first two bytes are the version and the beginning of the checksum.
  assert.is(readGameCode(code.replace(/GAME .../, 'GAME $00')), 'newer');
});

test('a game that does not match its checksum is damaged', () => {
  const other = writeGameCodes(message.map((byte) => byte ^ 1));
  const mixed = [0, 1, 2, 3, 4, 5, 6].map((frame) => {
    const code = readGameCode(codes?.codeOf(frame) ?? '');
    const wrong = readGameCode(other?.codeOf(frame) ?? '');
    if (typeof code === 'string' || typeof wrong === 'string') throw new Error('unreadable');
    return frame === 3 ? { ...code, content: wrong.content } : code;
  });
  const [first] = mixed;
  if (!first) throw new Error('no code');
  const reader = createGameCodeReader(first);
  for (const code of mixed) reader.add(code);
  assert.is(reader.message(), 'damaged');
});

test('a message that is too long has no codes', () => {
  assert.is(writeGameCodes(new Uint8Array(1_000_001)), null);
});

test.run();
