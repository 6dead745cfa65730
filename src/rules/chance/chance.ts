/**
 * Seeded randomness whose state lives in the table (706.1b allows any fair substitute for dice). The generator is
 * sfc32: 128 bits of state, seeded from the device once per game.
 */

/** Four unsigned 32-bit integers. */
export type RandomState = readonly [number, number, number, number];

/** A drawn value, and the state of the generator after the draw. */
export type Drawn<T> = readonly [value: T, chance: RandomState];

const WARM_UP_ROUNDS = 12;
const DRAW_RANGE = 2 ** 32;

/** Makes a generator from 128 bits of entropy and runs it long enough that similar seeds diverge. */
export function seedChance(seed: RandomState): RandomState {
  let chance: RandomState = seed;
  for (let round = 0; round < WARM_UP_ROUNDS; round++) chance = draw(chance)[1];
  return chance;
}

/** Draws an unsigned 32-bit integer. */
function draw([a, b, c, counter]: RandomState): Drawn<number> {
  const value = (a + b + counter) >>> 0;
  const next: RandomState = [
    (b ^ (b >>> 9)) >>> 0,
    (c + (c << 3)) >>> 0,
    (((c << 21) | (c >>> 11)) + value) >>> 0,
    (counter + 1) >>> 0,
  ];
  return [value, next];
}

/** Draws a whole number from 0 to `bound` − 1, all equally likely. `bound` is a whole number from 1 to 2³². */
export function drawBelow(chance: RandomState, bound: number): Drawn<number> {
  const fairLimit = DRAW_RANGE - (DRAW_RANGE % bound);
  let [value, nextChance] = draw(chance);
  while (value >= fairLimit) [value, nextChance] = draw(nextChance);
  return [value % bound, nextChance];
}

/** Shuffles items (Fisher–Yates), every order equally likely. */
export function shuffle<T>(chance: RandomState, items: readonly T[]): Drawn<readonly T[]> {
  const shuffled = [...items];
  let nextChance = chance;
  for (let lastIndex = shuffled.length - 1; lastIndex > 0; lastIndex--) {
    let chosenIndex: number;
    [chosenIndex, nextChance] = drawBelow(nextChance, lastIndex + 1);
    const lastItem = shuffled[lastIndex] as T;
    shuffled[lastIndex] = shuffled[chosenIndex] as T;
    shuffled[chosenIndex] = lastItem;
  }
  return [shuffled, nextChance];
}
