/** XML deck files of Magic Online (.dek) and Cockatrice (.cod). */
import { withoutEntities, writeCardLine } from './list-line';

const element = /<(cards?|zone)\b((?:[^<>"]|"[^"]*")*)>/giu;

/** Rewrites such a deck as a list, "SB: 2 Duress"; returns null for any other text. */
export function listOfXml(text: string): string | null {
  if (!/^\s*</.test(text) || !/<cards?\s[^<>]*\bname=/iu.test(text)) return null;
  const lines: string[] = [];
  let isSideZone = false;
  for (const [, kind = '', written = ''] of text.matchAll(element)) {
    const name = attributeOf(written, 'name');
    if (kind.toLowerCase() === 'zone') isSideZone = name !== 'main';
    else {
      const count = attributeOf(written, 'quantity') || attributeOf(written, 'number') || '1';
      const isAside = isSideZone || attributeOf(written, 'sideboard') === 'true';
      lines.push(writeCardLine(name, count, isAside));
    }
  }
  return lines.join('\n');
}

function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`, 'iu').exec(attributes);
  return withoutEntities(found?.[1] ?? '');
}
