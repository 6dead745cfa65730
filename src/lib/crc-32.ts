/** CRC-32, as used by networks and archives, with a table, because a backup may contain hundreds of megabytes. */
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let checksum = index;
  for (let bit = 0; bit < 8; bit++) checksum = checksum & 1 ? (checksum >>> 1) ^ 0xedb88320 : checksum >>> 1;
  return checksum;
});

export function crc32(bytes: Uint8Array): number {
  let checksum = ~0;
  for (let index = 0; index < bytes.length; index++) {
    checksum = (checksum >>> 8) ^ (table[(checksum ^ (bytes[index] as number)) & 255] as number);
  }
  return ~checksum >>> 0;
}
