/**
 * Returns a function that draws whole numbers from 0 up to, but not including, a limit; the same in every run (a linear
 * congruential generator).
 */
export function createSeededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
