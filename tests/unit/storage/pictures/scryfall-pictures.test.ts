import { readScryfallPictures } from '../../../../src/storage/pictures/scryfall-pictures';
import { assert, suite } from '../../../support/suite';

const test = suite('pictures at Scryfall');

const LARGE = 'https://cards.scryfall.io/large/front/e/d/ed4f4210.jpg?1680795356';

const card = (changes: object = {}) => ({
  object: 'card',
  name: 'Tazeem',
  set: 'opca',
  collector_number: '78',
  layout: 'planar',
  image_status: 'highres_scan',
  image_uris: { small: 'https://cards.scryfall.io/small/front/e/d/ed4f4210.jpg', large: LARGE },
  prices: { eur: null },
  ...changes,
});
const read = (...data: readonly unknown[]) => readScryfallPictures({ object: 'list', not_found: [], data });
const tazeem = { name: 'Tazeem', set: 'opca', number: '78', url: LARGE };

test('a planar card is read with the URL of its large picture', () => {
  assert.equal(read(card()), [tazeem]);
});

for (const [name, changes] of [
  ['is missing', { image_status: 'missing' }],
  ['is a placeholder', { image_status: 'placeholder' }],
  ['has no URL', { image_uris: null }],
] as const) {
  test(`a picture that ${name} is ignored`, () => {
    assert.equal(read(card(changes)), [{ ...tazeem, url: null }]);
  });
}

for (const [name, unusableCard] of [
  ['of another kind', card({ layout: 'normal' })],
  ['whose picture is on another site', card({ image_uris: { large: 'https://elsewhere.invalid/x.jpg' } })],
  ['whose picture is no URL', card({ image_uris: { large: 7 } })],
  [
    'whose picture is on a site with a similar name',
    card({ image_uris: { large: 'https://cards.scryfall.io.invalid/x' } }),
  ],
  ['without a name', card({ name: undefined })],
  ['that is null', null],
] as const) {
  test(`a card ${name} is skipped`, () => {
    assert.equal(read(unusableCard, card()), [tazeem]);
  });
}

for (const page of [null, [], 'list', { object: 'error', status: 404 }, { object: 'list', data: {} }]) {
  test(`not a page: ${JSON.stringify(page)}`, () => {
    assert.is(readScryfallPictures(page), null);
  });
}

test.run();
