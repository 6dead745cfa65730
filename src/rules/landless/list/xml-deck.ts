/** XML deck files of Magic Online (.dek) and Cockatrice (.cod). */
import { decodeHtmlEntities, writeCardLine } from './list-line';

const cardOrZoneTag = /<(cards?|zone)\b((?:[^<>"]|"[^"]*")*)>/giu;

/** Rewrites such a deck as a list, "SB: 2 Duress"; returns null for any other text. */
export function listOfXml(text: string): string | null {
  if (!/^\s*</.test(text) || !/<cards?\s[^<>]*\bname=/iu.test(text)) return null;
  const lines: string[] = [];
  let isSideZone = false;
  for (const [, tag = '', attributes = ''] of text.matchAll(cardOrZoneTag)) {
    const name = attributeOf(attributes, 'name');
    if (tag.toLowerCase() === 'zone') isSideZone = name !== 'main';
    else {
      const count = attributeOf(attributes, 'quantity') || attributeOf(attributes, 'number') || '1';
      const isSideboard = isSideZone || attributeOf(attributes, 'sideboard') === 'true';
      lines.push(writeCardLine(name, count, isSideboard));
    }
  }
  return lines.join('\n');
}

function attributeOf(attributes: string, name: string): string {
  const match = new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`, 'iu').exec(attributes);
  return decodeHtmlEntities(match?.[1] ?? '');
}
