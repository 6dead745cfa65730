import { catalog } from '../../../../../src/content/planes/catalog';
import { planarTypes } from '../../../../../src/content/planes/planar-types';
import {
  moods,
  motifOfPhenomena,
  motifs,
  phenomenonMotifs,
  sceneryByType,
  sceneryOfCards,
} from '../../../../../src/content/planes/scenery';
import {
  type Drawing,
  drawCardArt,
  paletteOfCard,
} from '../../../../../src/screens/parts/plane-art/draw-card-art';
import { paletteOf } from '../../../../../src/screens/parts/plane-art/palette';
import { assert, suite } from '../../../../support/suite';

const test = suite('plane art');

/** The number of additional elements with the background, its colors and the gradients. */
const OTHER_ELEMENTS = 18;
const MAX_ELEMENTS = 60;

const pictures = catalog.map((card) => ({ card, art: drawCardArt(card.id, card.planarType) }));
const unusualIds = ['', 'Ö', '🌋', 'x'.repeat(10_000), '\ud800', '__proto__', 'constructor'].flatMap((id) =>
  [null, 'a type of ours', '', 'toString', 'alara'].map((type) => ({ id, art: drawCardArt(id, type) })),
);
const all = [...pictures.map(({ card, art }) => ({ id: card.id, art })), ...unusualIds];

/** Outlines without mirrored positions and colors. */
const everyShape = ({ skyShapes, shapes }: Drawing) => [...skyShapes, ...shapes];
const shapeOf = ({ shapes }: Drawing) => shapes.map(({ d }) => d).join();

test('the same card always looks the same', () => {
  for (const { card, art } of pictures)
    assert.equal(JSON.stringify(drawCardArt(card.id, card.planarType)), JSON.stringify(art));
});

test('all cards look different, even without their colors', () => {
  assert.is(new Set(pictures.map(({ art }) => shapeOf(art))).size, catalog.length);
});

test('every planar type has scenery, and every name in the tables is a card, a type, a motif or a mood', () => {
  for (const type of Object.keys(planarTypes)) assert.ok(Object.hasOwn(sceneryByType, type), type);
  const ids = new Set<string>(catalog.map(({ id }) => id));
  for (const id of [...Object.keys(sceneryOfCards), ...Object.keys(motifOfPhenomena)])
    assert.ok(ids.has(id), id);
  for (const scenery of [...Object.values(sceneryByType), ...Object.values(sceneryOfCards)]) {
    const [motif, mood, ...hues] = scenery;
    assert.ok(motif && motifs.includes(motif), `${motif}`);
    assert.ok(mood === undefined || moods.includes(mood), `${mood}`);
    for (const hue of hues) assert.ok(hue !== undefined && hue >= 0 && hue < 360, `${hue}`);
  }
});

test('every motif is used', () => {
  const shown = new Set(pictures.map(({ art }) => art.motif));
  const motifsOfTypes = Object.values(sceneryByType).map(([motif]) => motif);
  for (const name of [...motifs, ...phenomenonMotifs])
    assert.ok(shown.has(name) || motifsOfTypes.some((motif) => motif === name), name);
});

test('no two types have both the same motif and the same colors', () => {
  const seen = new Map<string, string>();
  for (const [type, [motif, mood, ...hues]] of Object.entries(sceneryByType)) {
    const appearance = motif + paletteOf(mood, hues, 0).sky.join();
    assert.is(seen.get(appearance), undefined, type);
    seen.set(appearance, type);
  }
});

test('phenomena show energies, planes show places', () => {
  const places: readonly string[] = motifs;
  for (const { card, art } of pictures) {
    assert.is(art.isPhenomenon, card.kind === 'phenomenon', card.id);
    assert.is(places.includes(art.motif), card.kind === 'plane', card.id);
  }
});

test('every number is finite, rounded and not far outside the picture', () => {
  for (const { id, art } of all) {
    assert.not.match(JSON.stringify(art), /NaN|Infinity|undefined|null/, id.slice(0, 20));
    for (const { d, width, opacity } of everyShape(art)) {
      assert.match(d, /^M[-\d. AaCcHhLlMmQqTtVvZz]+$/, `${id.slice(0, 20)}: ${d.slice(0, 80)}`);
      for (const number of d.match(/-?\d+(?:\.\d+)?/g) ?? []) {
        assert.ok(
          Math.abs(Number(number)) < 1_500 && !/\.\d\d/.test(number),
          `${id.slice(0, 20)}: ${number}`,
        );
      }
      assert.ok(width === undefined || (width > 0 && width < 60), id);
      assert.ok(opacity === undefined || (opacity > 0 && opacity <= 1), id);
    }
  }
});

test('colors are valid, one for each theme', () => {
  const both = /^light-dark\(#[\da-f]{6},#[\da-f]{6}\)$/;
  for (const { art } of all) {
    const { sky, light, accent, dark, mist, landAt } = art.palette;
    for (const color of [...sky, light, accent, dark, mist, landAt(0), landAt(0.5), landAt(1)])
      assert.match(color, both);
  }
});

test('a picture has few elements and few bytes', () => {
  for (const { id, art } of all) {
    assert.ok(everyShape(art).length + OTHER_ELEMENTS <= MAX_ELEMENTS, `${id}: ${everyShape(art).length}`);
    assert.ok(shapeOf(art).length < 20_000, `${id}: ${shapeOf(art).length}`);
  }
});

test('small pictures keep some shapes', () => {
  for (const { id, art } of all)
    assert.ok(art.shapes.filter(({ isDetail }) => !isDetail).length > 4, id.slice(0, 20));
});

test('a square on the map has the colors of the picture', () => {
  for (const { card, art } of pictures) {
    assert.equal(paletteOfCard(card.id, card.planarType).sky, art.palette.sky);
  }
});

test.run();
