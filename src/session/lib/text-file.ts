/** Bytes that occur in pictures and archives, but in no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const BINARY = /[\0-\x08\x0e-\x1f]/;

/**
 * The text of a file in UTF-8, in UTF-16 with its mark, or else in Windows-1251, as many Russian editors save it; empty
 * where the bytes are no text. A letter cut in half at the end is left out.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  return BINARY.test(text) ? '' : text;
}

function decoded(bytes: Uint8Array): string {
  const encoding = { '255,254': 'utf-16le', '254,255': 'utf-16be' }[bytes.slice(0, 2).join()] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
