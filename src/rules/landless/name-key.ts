/** A name as names are compared: whatever its accents, quotes, dashes, large letters, and however its halves are parted. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/(?<!и)[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replaceAll('…', '...')
    .replaceAll('꞉', ':')
    .replace(/\s*\/{1,2}\s*/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim();
}
