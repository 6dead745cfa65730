/** Lines of a list that are not cards: headings in English and Russian, and metadata of deck builders. */

export type Heading = 'deck' | 'sideboard' | 'group' | 'comment';

const headingWords: Readonly<Record<Exclude<Heading, 'comment'>, string>> = {
  // Sections that belong to the deck; they end a sideboard.
  deck: `
    deck, decklist, main, main deck, maindeck, main board, mainboard, companion, commander, commanders, about, metadata,
    creature, creatures, land, lands, spell, spells, instant, instants, sorcery, sorceries, enchantment, enchantments,
    artifact, artifacts, planeswalker, planeswalkers, battle, battles,
    колода, основа, командир, компаньон, о колоде, существо, существа, земля, земли, заклинания, чары, артефакт, артефакты,
    битва, битвы, волшебство, волшебства, мгновенные заклинания, мгновенное заклинание`,
  // Cards below these are not in the deck.
  sideboard: `
    sideboard, side board, side, sb, maybeboard, maybe board, considering, token, tokens,
    сайдборд, сайд, резерв, запас, сб, кандидаты, фишки`,
  // Groups of a cube.
  group: `
    white, blue, black, red, green, multi, multicolor, multicolour, multicolored, multicoloured, gold, hybrid, hybrids,
    colorless, colourless,
    белые, белый, синие, синий, чёрные, черные, чёрный, черный, красные, красный, зелёные, зеленые, зелёный, зеленый,
    многоцветные, мультиколор, мульти, бесцветные, гибридные, гибриды`,
};
/** No card has one of these names. */
const headings: ReadonlyMap<string, Heading> = new Map(
  (['deck', 'sideboard', 'group'] as const).flatMap((heading) =>
    headingWords[heading].split(',').map((word) => [word.trim(), heading] as const),
  ),
);
/** "// ", "## ", "--- ", "[" and their closing counterparts. */
const decorationBefore = /^(?:\/\/|#+|[-–—─=~*_]{2,}|\[)\s*/u;
const decorationAfter = /\s*(?:[-–—─=~*_]{2,}|\])$/u;
const afterHeading = /\s*(?:[:：]|\(\d+\))+$/u;
/** A number and a name, like most lines. */
const countedCard = /^\d{1,3} [^:：]*$/;
/** Just a name: nothing before or after it sets it apart from the cards. */
const undecoratedLine = /^[^/#\-–—─=~*_[].*[^:：)\]\-–—─=~*_]$/u;

/** "Ramp (12)" */
const countedHeading = /^[\p{L}\s-]+\(\d+\)\s*:?$/u;
/** "White:", "2026 cube:"; no card name ends with a colon. */
const headingWithColon = /^(?!\d{1,3}\s)(?=.*\p{L}).*[:：]$/u;
/** "--- White ---", "=== 3 mana ===" */
const betweenDashes = /^(?:[-–—─=~]{2,}|[*_]{3,}).*\p{L}.*(?:[-–—─=~]{2,}|[*_]{3,})$/u;
/** Metadata of deck builders: "Name=Cube", "NAME:Cube", "LAYOUT MAIN:(1,1)". */
const deckMetadata = /^(?:[Nn]ame\s*=|NAME:|AUTHOR:|LAYOUT\s)/u;

/** Returns what kind of heading or comment the line is; null for any other line. */
export function headingOf(line: string, hasCountsAfterNames: boolean): Heading | null {
  if (countedCard.test(line)) return null;
  if (undecoratedLine.test(line)) {
    return headings.get(line.toLowerCase()) ?? (deckMetadata.test(line) ? 'group' : null);
  }
  const headingText = line
    .replace(decorationBefore, '')
    .replace(decorationAfter, '')
    .replace(afterHeading, '');
  const heading = headings.get(headingText.toLowerCase());
  if (heading) return heading;
  if (line.startsWith('//') || line.startsWith('#')) return 'comment';
  if (countedHeading.test(line)) return hasCountsAfterNames ? null : 'group';
  const isGroup = headingWithColon.test(line) || betweenDashes.test(line) || deckMetadata.test(line);
  return isGroup ? 'group' : null;
}

/** Returns whether the line is "About", after which a deck builder writes "Name Mono Red". */
export function isAboutHeading(line: string): boolean {
  return /^(?:about|о колоде)$/iu.test(line);
}

/** Returns whether the line is the name of a deck below "About". */
export function isNameOfDeck(line: string): boolean {
  return /^(?:name|название)\s/iu.test(line);
}

/**
 * Returns whether the list gives counts in parentheses after card names: "Lightning Bolt (4)". In other lists such
 * lines are headings: "Removal (4)".
 */
export function hasCountsInParentheses(lines: readonly string[]): boolean {
  const nonEmptyLines = lines.filter((line) => line.trim() !== '');
  const linesWithCounts = nonEmptyLines.filter(
    (line) => /\S\s*\([xх×]?\d{1,3}\)\s*$/iu.test(line) && !/^\s*\d/.test(line),
  );
  return linesWithCounts.length > nonEmptyLines.length / 2;
}
