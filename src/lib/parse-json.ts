/** Returns what the text contains as JSON, with or without a byte order mark; undefined if it is anything else. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
