import type { PictureFacts, PictureOrigin } from '../../../../src/session/pictures/pictures';
import { picturesToErase } from '../../../../src/session/pictures/pictures-to-erase';
import { pictureFactsFor } from '../../../support/pictures/pictures';
import { assert, suite } from '../../../support/suite';

const test = suite('pictures that make room for games');

const picture = (card: string, origin: PictureOrigin, savedAt: number): PictureFacts => ({
  ...pictureFactsFor(card, 10),
  origin,
  savedAt,
});

const pictures = [
  picture('new and own', 'own', 4),
  picture('new and downloaded', 'scryfall', 3),
  picture('old and own', 'own', 1),
  picture('old and downloaded', 'scryfall', 2),
];

for (const [bytes, expected] of [
  [0, ['old and downloaded']],
  [10, ['old and downloaded']],
  [11, ['old and downloaded', 'new and downloaded']],
  [30, ['old and downloaded', 'new and downloaded', 'old and own']],
  [1000, ['old and downloaded', 'new and downloaded', 'old and own', 'new and own']],
] as const) {
  test(`for ${bytes} bytes, of pictures of 10 bytes each: ${expected.length}`, () => {
    assert.equal(
      picturesToErase(pictures, bytes).map(({ card }) => card),
      expected,
    );
  });
}

test('nothing is erased if there is nothing', () => assert.equal(picturesToErase([]), []));

test.run();
