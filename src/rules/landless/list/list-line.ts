/** A card line of a list: count, name, note, and the extras that deck builders add. */
import { type CardNote, splitNote } from '../card-note';

export interface CardOfLine {
  readonly name: string;
  readonly count: number;
  readonly note?: CardNote;
}

export const lineBreak = /\r\n|[\r\n\u2028\u2029]/;

/** "4 Lightning Bolt", or "SB: 2 Duress" for a card outside the deck: the form into which other lists are converted. */
export function writeCardLine(name: string, count: number | string, isSideboard: boolean): string {
  return `${isSideboard ? 'SB: ' : ''}${count} ${name}`;
}

const MAX_COPIES = 999;
export const MAX_CARD_NAME_LENGTH = 150;

/** Zero-width characters, which come from web pages, and the variation selectors of emoji. */
const invisibleCharacters = /\p{Cf}|\ufe0e|\ufe0f/gu;
/** Most lines have only these characters and need no cleaning. */
const plainText = /^[A-Za-zА-Яа-яЁё\d ,'-]*$/;

const htmlEntities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&#39;': "'",
  '&#039;': "'",
  '&quot;': '"',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
};

/** Replaces a few HTML entities with their characters. */
export function decodeHtmlEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:amp|apos|quot|nbsp|lt|gt|#0?39);/g, (entity) => htmlEntities[entity] ?? entity);
}

/** Returns the text with one kind of space, composed letters and no invisible characters. */
export function cleanText(raw: string): string {
  if (plainText.test(raw)) return raw.replace(/ {2,}/g, ' ');
  return decodeHtmlEntities(raw).normalize('NFC').replace(invisibleCharacters, '').replace(/\s+/gu, ' ');
}

/** Removes a comment or labels after a card: "Молния # убийство", "Sol Ring #!Commander". */
export function withoutComment(line: string): string {
  return line.replace(/\s#.*$/u, '').trim();
}

/** "12. ", "- ", "• ", "* ", "[ ] ", "🔥 " */
const bullets = /^(?:(?:\d+[.)]|[-–—•*+·▪◦☐☑✓✔]|\[[ xXхХ]?\]|\p{Extended_Pictographic})\s+)+/u;
/** A name with or without a number before it, like most lines. */
const plainLine = /^(?:\d+ )?[A-Za-zА-Яа-яЁё][A-Za-zА-Яа-яЁё ,'’/-]*$/;
/** "4x Шок", "4 — Шок", "[4] Шок", "x4 Шок" */
const countsBefore = [
  /^(?<count>\d+)\s*(?:[xх×*]|шт\.?|pcs\.?)?\s*[:–—-]?\s+(?<name>.+)$/iu,
  /^[[(](?<count>\d+)\s*[xх×]?[\])]\s+(?<name>.+)$/iu,
  /^[xх×]\s?(?<count>\d+)\s+(?<name>.+)$/iu,
];
/** "Шок x4", "Шок, 4", "Шок — 4", "Шок (4)"; after a set in parentheses a number is a collector number. */
const countsAfter = [
  /^(?<name>.+?)\s+[xх×]\s?(?<count>\d+)$/iu,
  /^(?<name>.+?)\s*[,;:]\s*(?<count>\d+)$/u,
  /^(?<name>.+?)\s+[-–—]\s*(?<count>\d+)$/u,
  /^(?<name>.*[^\s)\]])\s*[([][xх×]?\s?(?<count>\d{1,2})\s*[xх×]?[)\]]$/iu,
];
/** "Шок 4 шт." */
const piecesCount = /\s+(?:[-–—]\s*)?\(?(\d+)\s*шт\.?\)?$/iu;

/** "4 Lightning Bolt (M10) 146", "4x Молния", "Молния x4", "Молния — 4 шт.", "12. Молния", or just a name. */
export function readCardLine(
  text: string,
): { readonly card: CardOfLine; readonly isCounted: boolean } | null {
  const line = plainLine.test(text) ? text : withoutPrice(withoutMarkup(text).replace(bullets, ''));
  const countAndName = splitCount(line);
  const count = Number(countAndName?.count ?? 1);
  const { note, name: nameWithPrinting } = splitNote(withoutPrinting(countAndName?.name ?? line));
  const name = withoutPrinting(nameWithPrinting);
  const isName = /\p{L}/u.test(name) && name.length <= MAX_CARD_NAME_LENGTH && !/^https?:/i.test(name);
  if (!isName || count < 1 || count > MAX_COPIES) return null;
  return { card: { name, count, ...(note && { note }) }, isCounted: countAndName !== undefined };
}

/** Returns the count in a line and the rest of the line, if it has a count. */
function splitCount(line: string) {
  if (!/\d/.test(line)) return undefined;
  const lineWithCountMark = line.replace(piecesCount, ' x$1');
  for (const pattern of countsBefore) if (pattern.test(line)) return pattern.exec(line)?.groups;
  for (const pattern of countsAfter)
    if (pattern.test(lineWithCountMark)) return pattern.exec(lineWithCountMark)?.groups;
  return undefined;
}

/** Returns the text of a Markdown or HTML link, or of bold text. */
function withoutMarkup(line: string): string {
  if (!/[<[*]/.test(line)) return line;
  return line
    .replace(/<\/?[a-z]{1,6}\b[^<>]*>/gi, '')
    .replace(/\[\[?([^[\]]{3,})\](?:\]|\(https?:[^()\s]*\))/gu, '$1')
    .replace(/\*\*([^*]+)\*\*/gu, '$1')
    .trim();
}

/** Removes a price: "$2.50", "— 120 ₽", "15 руб." */
function withoutPrice(line: string): string {
  if (!/[$€£₽]|\d\s?(?:р\.?|руб\.?|рублей|rub|usd|eur)$/iu.test(line)) return line;
  return line
    .replace(
      /\s+(?:[-–—]\s*)?(?:[$€£₽]\s?\d[\d.,]*|(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?\s?(?:[$€£₽]|р\.?|руб\.?|рублей|rub|usd|eur))$/iu,
      '',
    )
    .trim();
}

const printingBeforeName = /^(?:\[[\wА-Яа-яЁё]{2,6}(?:[#:][\w-]+)?\]|\([A-Z\dА-ЯЁ]{2,6}\))\s+/;
/** These patterns are removed until none matches anymore. */
const printingMarks = [
  // *F*, ^Have^
  String.raw`\*[^*\s]{1,10}\*|\^[^^]*\^`,
  // |M10|2
  String.raw`\|\w{2,7}(?:\|.*)?`,
  // <retro>
  '<[^<>]{2,20}>',
  // (M10) 146, (2X2:117), [M10]
  String.raw`(?:\([\wА-Яа-яЁё]{2,6}(?:[#:]\s?[\w-]+)?\)|\[[\wА-Яа-яЁё]{2,6}\])(?:\s+[\w★†А-Яа-яЁё-]{1,10})?`,
  // [Ramp,Artifact]
  String.raw`(?<=\S\s*)\[[^\]]*\]`,
  String.raw`\((?:foil[ -])?(?:etched|borderless|showcase|extended[ -]art|full[ -]art|retro(?: frame)?)\)`,
  String.raw`\((?:promo(?: pack)?|prerelease|textless|фойлов(?:ая|ый)|без рамки)\)`,
  String.raw`(?<=\s)(?:foil|фойл)`,
];
const printingAfterName = new RegExp(String.raw`\s*(?:${printingMarks.join('|')})$`, 'i');

/** Removes set, collector number, foil and other marks around a name. */
function withoutPrinting(name: string): string {
  let bareName = name.trim();
  // Most lines are a number and a name; searching them for every mark would take longer than everything else.
  if (!/[*^([|<]|(?:foil|фойл)$/i.test(bareName)) return bareName;
  bareName = bareName.replace(printingBeforeName, '');
  for (let previous = ''; previous !== bareName; ) {
    previous = bareName;
    bareName = bareName.replace(printingAfterName, '');
  }
  return bareName.trim();
}
