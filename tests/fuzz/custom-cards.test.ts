/** Replaces parts of a custom card at random: the result is either refused or displayable on every screen. */
import { drawBelow, type RandomState, seedChance } from '../../src/rules/chance/chance';
import { factsOfCustomCard } from '../../src/session/cards/custom-card-facts';
import { customCardLimits } from '../../src/settings/setting-limits';
import { readCustomCard } from '../../src/storage/decks/custom-card-schema';
import { customCard } from '../support/cards/custom-cards';
import { assert, suite } from '../support/suite';

const test = suite('cards from unknown sources');

const TRIES = 4_000;
const invalidValues: readonly unknown[] = [
  null,
  undefined,
  '',
  'x'.repeat(5_000),
  '<img src=x onerror=alert(1)>',
  '{'.repeat(900),
  '\u202e\u2066\u200b',
  '\ud83e',
  -1,
  Number.NaN,
  1e300,
  [],
  [[]],
  {},
  { en: '', ru: '' },
  { en: '__proto__', ru: 'constructor' },
  'chaos',
  'ravnica',
  'toString',
];

test('a card is either refused or displayable', () => {
  let chance = seedChance([1, 2, 3, 4]);
  let read = 0;
  const below = (limit: number) => {
    const [drawn, rest]: readonly [number, RandomState] = drawBelow(chance, limit);
    chance = rest;
    return drawn;
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const value: unknown = structuredClone(
      customCard({ counters: { name: { en: 'a', ru: 'б' }, walkAt: 3 } }),
    );
    for (let changes = below(3); changes >= 0; changes--) change(value, below);
    const card = readCustomCard(value);
    if (!card) continue;
    read += 1;
    const { id, name, abilities, planarType, counters } = factsOfCustomCard(card);
    assert.ok(id.startsWith('own:'));
    assert.ok(name.en.length > 0 && name.ru.length > 0);
    assert.ok(abilities.every(({ text, when }) => text.en && text.ru && when.length > 0));
    assert.is(planarType === null, card.kind === 'phenomenon');
    assert.ok(!counters || counters.name.ru.length > 0);
    assert.ok(JSON.stringify(card).length < 100 * customCardLimits.text);
    assert.equal(readCustomCard(JSON.parse(JSON.stringify(card))), card, 'and read again it is the same');
  }
  assert.ok(read > TRIES / 20 && read < TRIES);
});

/** Puts an unexpected value at a random place. */
function change(value: unknown, below: (limit: number) => number): void {
  let place = value as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(place);
    const key = keys[below(keys.length)];
    if (key === undefined) return;
    const inner = place[key];
    if (typeof inner === 'object' && inner !== null && below(3) > 0) {
      place = inner as Record<string, unknown>;
      continue;
    }
    place[key] = structuredClone(invalidValues[below(invalidValues.length)]);
    return;
  }
}

test.run();
