import fc from 'fast-check';
import { createFountainDecoder, frameOf } from '../../../../src/session/handover/fountain-code';
import { assert, suite } from '../../../support/suite';

const test = suite('fountain code');

const PIECE_LENGTH = 5;

function piecesOf(count: number): readonly Uint8Array[] {
  return Array.from({ length: count }, (_, index) =>
    Uint8Array.from({ length: PIECE_LENGTH }, (_, byteIndex) => (index * 31 + byteIndex * 7 + 1) & 255),
  );
}

/** Reads these frames one after another; returns how many were read until everything was known, or null. */
function framesNeeded(pieces: readonly Uint8Array[], frames: readonly number[]): number | null {
  const decoder = createFountainDecoder(pieces.length);
  for (const [frameIndex, frame] of frames.entries()) {
    decoder.add(frame, frameOf(pieces, frame));
    const decodedPieces = decoder.pieces();
    if (!decodedPieces) continue;
    assert.equal(
      decodedPieces.map((piece) => [...piece]),
      pieces.map((piece) => [...piece]),
    );
    return frameIndex + 1;
  }
  return null;
}

const frameNumbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

test('the first frames are the pieces themselves', () => {
  for (const count of [1, 2, 31, 32, 33, 100]) {
    const pieces = piecesOf(count);
    assert.is(framesNeeded(pieces, frameNumbers(0, count)), count);
    assert.is(framesNeeded(pieces, frameNumbers(0, count).toReversed()), count);
  }
});

test('a camera that starts late needs few frames more than there are pieces', () => {
  for (const count of [1, 2, 31, 32, 33, 100, 400]) {
    const needed = framesNeeded(piecesOf(count), frameNumbers(count + 1000, count + 12));
    assert.ok(needed !== null, `${count} pieces came back`);
  }
});

test('any frames in any order bring everything back, and repeated ones do no harm', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 90 }),
      (count, receivedFrames) => {
        const pieces = piecesOf(count);
        const frames = [
          ...receivedFrames,
          ...receivedFrames.toReversed(),
          ...frameNumbers(count + 6_000, count + 20),
        ];
        assert.ok(framesNeeded(pieces, frames) !== null);
      },
    ),
    { seed: 20_261_123, numRuns: 200 },
  );
});

test('a frame that says nothing new changes nothing', () => {
  const pieces = piecesOf(3);
  const decoder = createFountainDecoder(3);
  assert.is(decoder.add(1, frameOf(pieces, 1)), true);
  assert.is(decoder.add(1, frameOf(pieces, 1)), false);
  assert.is(decoder.independentFrameCount(), 1);
  assert.is(decoder.pieces(), null);
});

test('later frames mix the same pieces in every version of the app', () => {
  /** Piece `n` is all zeros but for its byte `n`, so that a mix shows which pieces are in it. */
  const pieces = Array.from({ length: 40 }, (_, index) => new Uint8Array(40).fill(1, index, index + 1));
  assert.is(frameOf(pieces, 40).join(''), '0100110011000110110001001110011011001001');
  assert.is(frameOf(pieces, 65_535).join(''), '0000011101111000001110000111111000100100');
});

test.run();
