/** Which pictures are decoded, in which order, and that none is kept for longer than it is of use. */
import { signal } from '@preact/signals';
import { createBitmapCache } from '../../../../src/session/pictures/bitmap-cache';
import type { PictureFacts } from '../../../../src/session/pictures/pictures';
import { nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('bitmap cache');

const factsOf = (card: string, savedAt = 1): PictureFacts => ({
  card,
  type: 'image/webp',
  width: 7,
  height: 5,
  bytes: 10,
  origin: 'own',
  fingerprint: '',
  savedAt,
});

const all = (...cards: readonly string[]) => new Map(cards.map((card) => [card, factsOf(card)]));

/** A phone whose pictures are their cards' names; it notes which are decoded and not closed again. */
function createCacheHarness(known: ReadonlyMap<string, PictureFacts> | null) {
  const facts = signal(known);
  const read: string[] = [];
  const open = new Set<object>();
  let maxOpen = 0;
  let damaged = '';
  const hand = createBitmapCache({
    factsByCard: facts,
    async readPicture(card) {
      read.push(card);
      return card === 'unreadable' ? null : new Blob([card]);
    },
    async decode(stored) {
      const name = await stored.text();
      if (name === damaged) throw new Error('no picture');
      const picture = { name, close: () => assert.ok(open.delete(picture), `${name} is closed once`) };
      open.add(picture);
      maxOpen = Math.max(maxOpen, open.size);
      return picture;
    },
  });
  return {
    hand,
    facts,
    read,
    maxOpen: () => maxOpen,
    open: () => open.size,
    names: () => [...hand.bitmaps.value.values()].map(({ picture }) => picture?.name ?? null),
    async settle() {
      await nextTasks(20);
    },
    damage(card: string) {
      damaged = card;
    },
  };
}

test('the most urgent is decoded first, each card once, whichever copy it is', async () => {
  const { hand, read, names, settle } = createCacheHarness(all('bant', 'naya', 'jund'));
  hand.request(['naya+2', 'bant', 'naya', 'nobody has a picture of this']);
  await settle();
  assert.equal(read, ['naya', 'bant']);
  assert.equal(names(), ['naya', 'bant']);
  hand.request(['bant', 'jund']);
  await settle();
  assert.equal(read, ['naya', 'bant', 'jund']);
});

test('a picture that becomes more urgent meanwhile is next', async () => {
  const { hand, read, settle } = createCacheHarness(all('bant', 'naya', 'jund', 'esper'));
  hand.request(['bant', 'naya', 'jund']);
  hand.request(['bant', 'esper', 'naya']);
  await settle();
  assert.equal(read, ['bant', 'esper', 'naya']);
});

test('nothing is read before the list of pictures is loaded', async () => {
  const { hand, facts, read, settle } = createCacheHarness(null);
  hand.request(['bant']);
  await settle();
  assert.equal(read, []);
  facts.value = all('bant');
  await settle();
  assert.equal(read, ['bant']);
});

test('over three hundred planeswalks only a few bitmaps are kept, and all others are closed', async () => {
  const deck = Array.from({ length: 151 }, (_, number) => `plane ${number}`);
  const at = (number: number) => deck[number % deck.length] ?? '';
  const { hand, settle, open, maxOpen, names } = createCacheHarness(all(...deck));
  for (let walk = 0; walk < 300; walk++) {
    hand.request([at(walk), at(walk + 1), at(walk + 2)]);
    await settle();
    assert.ok(names().includes(at(walk)) && names().includes(at(walk + 1)));
    assert.is(open(), names().length);
  }
  assert.is(names().length, 4);
  assert.ok(names().includes(at(298)), 'the plane that was just left is there for whoever goes back');
  assert.ok(maxOpen() <= 5, 'one may be under way');
});

test('the bitmaps of all face-up cards are kept, only while they are face up', async () => {
  const cards = ['bant', 'naya', 'jund', 'esper', 'grixis', 'tazeem', 'murasa'];
  const { hand, settle, open } = createCacheHarness(all(...cards));
  hand.request(cards);
  await settle();
  assert.is(open(), 7);
  hand.request(['bant']);
  assert.is(open(), 4);
});

test('a replaced picture is read again, and a removed one is closed', async () => {
  const { hand, facts, read, settle, open, names } = createCacheHarness(all('bant', 'naya'));
  hand.request(['bant', 'naya']);
  await settle();
  facts.value = new Map([['bant', factsOf('bant', 2)]]);
  await settle();
  assert.equal(read, ['bant', 'naya', 'bant']);
  assert.equal(names(), ['bant']);
  assert.is(open(), 1);
});

test('a picture replaced while it is decoded is not kept', async () => {
  const { hand, facts, settle, open } = createCacheHarness(all('bant'));
  hand.request(['bant']);
  facts.value = new Map([['bant', factsOf('bant', 2)]]);
  await settle();
  assert.is(hand.bitmaps.value.get('bant')?.savedAt, 2);
  assert.is(open(), 1);
});

test('an invalid picture is recorded as such and blocks nothing', async () => {
  const { hand, names, settle, damage } = createCacheHarness(all('bant', 'unreadable', 'naya'));
  damage('bant');
  hand.request(['bant', 'unreadable', 'naya']);
  await settle();
  assert.equal(names(), [null, null, 'naya']);
});

test.run();
