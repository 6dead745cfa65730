/** CRC-32, as used by networks and archives, with a table: a backup may hold hundreds of megabytes. */
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

export function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (let index = 0; index < bytes.length; index++) {
    sum = (sum >>> 8) ^ (table[(sum ^ (bytes[index] as number)) & 255] as number);
  }
  return ~sum >>> 0;
}
