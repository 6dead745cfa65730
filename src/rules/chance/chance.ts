/**
 * Seeded randomness whose state lives in the table (706.1b allows any fair substitute for dice). The generator is
 * sfc32: 128 bits of state, seeded from the device once per game.
 */

/** Four unsigned 32-bit integers. */
export type Chance = readonly [number, number, number, number];

/** A drawn value, and the state of the generator after the draw. */
export type Drawn<T> = readonly [value: T, chance: Chance];

const WARM_UP_ROUNDS = 12;
const RANGE = 2 ** 32;

/** Makes a generator from 128 bits of entropy and runs it long enough that similar seeds diverge. */
export function seedChance(seed: Chance): Chance {
  let chance: Chance = seed;
  for (let round = 0; round < WARM_UP_ROUNDS; round++) chance = draw(chance)[1];
  return chance;
}

/** Draws an unsigned 32-bit integer. */
function draw([a, b, c, counter]: Chance): Drawn<number> {
  const value = (a + b + counter) >>> 0;
  const next: Chance = [
    (b ^ (b >>> 9)) >>> 0,
    (c + (c << 3)) >>> 0,
    (((c << 21) | (c >>> 11)) + value) >>> 0,
    (counter + 1) >>> 0,
  ];
  return [value, next];
}

/** Draws a whole number from 0 to `sides` − 1, all equally likely. `sides` is a whole number from 1 to 2³². */
export function drawBelow(chance: Chance, sides: number): Drawn<number> {
  const limit = RANGE - (RANGE % sides);
  let [value, nextChance] = draw(chance);
  while (value >= limit) [value, nextChance] = draw(nextChance);
  return [value % sides, nextChance];
}

/** Shuffles items (Fisher–Yates), every order equally likely. */
export function shuffle<T>(chance: Chance, items: readonly T[]): Drawn<readonly T[]> {
  const shuffled = [...items];
  let nextChance = chance;
  for (let last = shuffled.length - 1; last > 0; last--) {
    let chosen: number;
    [chosen, nextChance] = drawBelow(nextChance, last + 1);
    const moved = shuffled[last] as T;
    shuffled[last] = shuffled[chosen] as T;
    shuffled[chosen] = moved;
  }
  return [shuffled, nextChance];
}
