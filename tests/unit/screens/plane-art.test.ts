import { catalogue } from '../../../src/content/planes/catalogue';
import { ART_HEIGHT, ART_WIDTH, drawPlane, type PlaneArt } from '../../../src/screens/parts/plane-art';
import { assert, suite } from '../../support/suite';

const test = suite('plane art');

const pictures = catalogue.map((card) => ({ card, art: drawPlane(card.id, card.planarType) }));

function everyPath({ ridges, rings }: PlaneArt): readonly string[] {
  return [...ridges, ...rings].map(({ path }) => path);
}

test('the same card always looks the same', () => {
  for (const { card, art } of pictures) assert.equal(drawPlane(card.id, card.planarType), art);
});

test('all cards look different', () => {
  assert.is(new Set(pictures.map(({ art }) => JSON.stringify(art))).size, pictures.length);
  const shapes = pictures.map(({ art: { sun, ridges, rings } }) =>
    JSON.stringify([sun.x, sun.y, ...ridges.map(({ path }) => path), ...rings.map(({ path }) => path)]),
  );
  assert.is(new Set(shapes).size, pictures.length, 'also without their colours');
});

test('every number is one', () => {
  for (const { card, art } of pictures) {
    assert.not.match(JSON.stringify(art), /null|NaN|Infinity|undefined/, card.id);
    for (const path of everyPath(art)) assert.match(path, /^M[-\d. ALZ]+$/, card.id);
  }
});

test('sun and stars stand in the sky', () => {
  for (const { card, art } of pictures) {
    for (const { x, y, r } of [art.sun, ...art.stars]) {
      assert.ok(x >= 0 && x <= ART_WIDTH && y >= 0 && y <= ART_HEIGHT && r > 0, card.id);
    }
  }
});

test('colours are colours', () => {
  for (const { card, art } of pictures) {
    const colours = [
      ...art.sky,
      art.sun.colour,
      ...[...art.ridges, ...art.rings].map(({ colour }) => colour),
    ];
    for (const colour of colours) {
      const [, hue, saturation, light] = /^hsl\(([\d.]+) ([\d.]+)% ([\d.]+)%\)$/.exec(colour) ?? [];
      assert.ok(hue, `${card.id}: ${colour}`);
      assert.ok(
        Number(hue) < 360 && Number(saturation) <= 100 && Number(light) <= 100,
        `${card.id}: ${colour}`,
      );
    }
  }
});

test('planes have land that goes over the whole width, phenomena have rings', () => {
  for (const { card, art } of pictures) {
    if (card.kind === 'phenomenon') {
      assert.ok(art.rings.length > 0 && art.ridges.length === 0, card.id);
      continue;
    }
    assert.ok(art.ridges.length > 0 && art.rings.length === 0, card.id);
    for (const { path } of art.ridges) {
      assert.ok(path.startsWith(`M0 ${ART_HEIGHT}L0 `), `${card.id}: ${path}`);
      assert.ok(path.endsWith(`L${ART_WIDTH} ${ART_HEIGHT}Z`), `${card.id}: ${path}`);
    }
  }
});

test('planes of one type share their light, those of different types seldom do', () => {
  const skies = new Map<string, string>();
  for (const { card, art } of pictures) {
    if (!card.planarType) continue;
    const sky = art.sky.join();
    assert.is(skies.get(card.planarType) ?? sky, sky, card.id);
    skies.set(card.planarType, sky);
  }
  assert.ok(new Set(skies.values()).size > skies.size * 0.75);
});

test('cards this version does not know, and odd names, are drawn as well', () => {
  for (const id of ['', 'Ö', '🌋', 'x'.repeat(10_000), '\ud800']) {
    for (const type of [null, 'a type of ours', '']) {
      assert.not.match(JSON.stringify(drawPlane(id, type)), /null|NaN/, id.slice(0, 20));
    }
  }
});

test('a picture is small', () => {
  for (const { card, art } of pictures) assert.ok(JSON.stringify(art).length < 8_000, card.id);
});

test.run();
