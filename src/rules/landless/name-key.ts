/** Normalizes a name for comparison: ignores accents, quotes, dashes, case and how its halves are separated. */
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
