import { readColumns } from './csv-list';
import { listOfJson } from './json-deck';
import { decodeHtmlEntities, lineBreak } from './list-line';
import { listOfXml } from './xml-deck';

/** Rewrites a deck file, or a list in a single line, with one card per line; any other text is returned unchanged. */
export function plainListText(text: string): string {
  return listOfXml(text) ?? listOfJson(text) ?? listOfOneLine(text) ?? text;
}

/** "4 Lightning Bolt; 2 Opt" */
function listOfOneLine(text: string): string | null {
  const line = decodeHtmlEntities(text.trim());
  const isOneLine = line.includes(';') && !lineBreak.test(line);
  return isOneLine && readColumns([line]) === null ? line.replaceAll(';', '\n') : null;
}
