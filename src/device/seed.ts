/** 128 bits from the phone's own source of randomness. */
export function freshSeed(): [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  return [a, b, c, d];
}
