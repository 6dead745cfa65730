/** Bytes that occur in pictures and archives, but in no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const BINARY = /[\0-\x08\x0e-\x1f]/;

/**
 * Returns the text of a file in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1251, which many Russian
 * editors use; empty if the bytes are not text. An incomplete character at the end is left out.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  return BINARY.test(text) ? '' : text;
}

function decode(bytes: Uint8Array): string {
  const encoding = { '255,254': 'utf-16le', '254,255': 'utf-16be' }[bytes.slice(0, 2).join()] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
