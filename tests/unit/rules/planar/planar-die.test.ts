import {
  drawPlanarFace,
  faceOfSixSided,
  type PlanarFace,
  planarFaces,
  type SixSidedResult,
  sixSidedResults,
} from '../../../../src/rules/planar/planar-die';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE } from '../../../support/tables/tables';

const test = suite('planar die');

const faces: Readonly<Record<SixSidedResult, PlanarFace>> = {
  1: 'chaos',
  2: 'blank',
  3: 'blank',
  4: 'blank',
  5: 'blank',
  6: 'planeswalk',
};

for (const side of sixSidedResults) {
  test(`901.3a: a six-sided die showing ${side} stands for ${faces[side]}`, () => {
    assert.is(faceOfSixSided(side), faces[side]);
  });
}

test('901.3a: the faces are closed: one Planeswalker symbol, one chaos symbol, four blanks', () => {
  const counts = planarFaces.map(
    (face) => sixSidedResults.filter((side) => faceOfSixSided(side) === face).length,
  );
  assert.equal(planarFaces, ['blank', 'chaos', 'planeswalk']);
  assert.equal(counts, [4, 1, 1]);
});

test('drawing twice from the same chance shows the same face and leaves the same chance', () => {
  assert.equal(drawPlanarFace(FIXED_CHANCE), drawPlanarFace(FIXED_CHANCE));
  assert.not.equal(drawPlanarFace(FIXED_CHANCE)[1], FIXED_CHANCE);
});

test('a few rolls in a row show every face', () => {
  let chance = FIXED_CHANCE;
  const seen = new Set<PlanarFace>();
  for (let roll = 0; roll < 100; roll++) {
    const [face, rest] = drawPlanarFace(chance);
    seen.add(face);
    chance = rest;
  }
  assert.equal([...seen].sort(), [...planarFaces]);
});

test.run();
