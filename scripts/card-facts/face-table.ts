/** Reads a table of card faces, described in docs/decisions/card-names.md. */
import { readFileSync } from 'node:fs';
import { type KnownCard, knownCardOf, type PrintedFace } from '../../src/rules/landless/known-card';
import { type Color, colors } from '../../src/rules/landless/mana-cost';

/** The layouts of the table that Scryfall calls differently. */
const layoutNames = new Map([
  ['aftermath', 'split'],
  ['adventure-or-double', 'adventure'],
]);

interface Row extends PrintedFace {
  readonly card: string;
  readonly layout: string;
}

/** The colors of faces that are colorless or all colors by an ability of their own. */
const colorsByFaceName: ReadonlyMap<string, readonly Color[]> = new Map(
  linesOf(readFacts('color-abilities.tsv')).map(([face = '', statedColors]) => [
    face,
    statedColors === 'colorless' ? [] : colors,
  ]),
);

/** Faces that the table lacks, in the same columns: rooms, and second halves. */
const missingRows = rowsOf(readFacts('missing-faces.tsv'));

/** Leaves out cards changed for digital play and split cards with only one half known. */
export function cardsOfFaceTable(table: string): readonly KnownCard[] {
  const byCard = new Map<string, Row[]>();
  for (const row of [...rowsOf(table), ...missingRows]) {
    const rows = byCard.get(row.card) ?? [];
    if (!rows.some(({ name }) => name === row.name)) rows.push(row);
    byCard.set(row.card, rows);
  }
  return [...byCard].flatMap(([name, rows]) => cardOf(name, rows) ?? []);
}

function rowsOf(table: string): readonly Row[] {
  return linesOf(table).map(
    ([card = '', name = '', manaCost = '', typeLine = '', , indicator = '', layout = '', russian = '']) => ({
      card,
      name,
      manaCost,
      typeLine,
      layout,
      indicator: colors.filter((color) => indicator.includes(color)),
      printedName: russian || undefined,
      colors: colorsByFaceName.get(name),
    }),
  );
}

/** The cells of each line but the first, which names the columns. */
function linesOf(table: string): readonly (readonly string[])[] {
  return table
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'));
}

function readFacts(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function cardOf(name: string, rows: readonly Row[]): KnownCard | null {
  const faceOrder = new Map(name.split(' // ').map((face, index) => [face, index]));
  const faces = [...rows].sort(
    (one, other) => (faceOrder.get(one.name) ?? 9) - (faceOrder.get(other.name) ?? 9),
  );
  const [front] = faces;
  if (!front || name.startsWith('A-')) return null;
  const layout = layoutNames.get(front.layout) ?? front.layout;
  if (layout === 'split' && faces.length < 2) return null;
  const known = knownCardOf({
    name,
    typeLine: faces.map(({ typeLine }) => typeLine).join(' // '),
    language: 'ru',
    layout,
    rarity: '',
    faces,
  });
  // A name of one half alone would look like the name of the whole card.
  const isHalf = name.includes(' // ') && !known?.russianName?.includes(' // ');
  return known && { ...known, russianName: isHalf && faces.length > 1 ? null : known.russianName };
}
