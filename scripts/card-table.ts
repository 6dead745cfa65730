/** Reads a table of card faces, described in docs/decisions/card-names.md. */
import { type DescribedFace, type KnownCard, knownCardOf } from '../src/rules/landless/known-card';
import { colours } from '../src/rules/landless/mana-cost';

/** The layouts of the table that Scryfall calls differently. */
const layoutNames = new Map([
  ['aftermath', 'split'],
  ['adventure-or-double', 'adventure'],
]);

interface Row extends DescribedFace {
  readonly card: string;
  readonly layout: string;
}

/** Leaves out cards changed for digital play and split cards with one half in the table. */
export function cardsOfTable(table: string): readonly KnownCard[] {
  const byCard = new Map<string, Row[]>();
  for (const row of rowsOf(table)) {
    const rows = byCard.get(row.card);
    if (rows) rows.push(row);
    else byCard.set(row.card, [row]);
  }
  return [...byCard].flatMap(([name, rows]) => cardOf(name, rows) ?? []);
}

function rowsOf(table: string): readonly Row[] {
  return table
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [
        card = '',
        name = '',
        manaCost = '',
        typeLine = '',
        ,
        indicator = '',
        layout = '',
        russian = '',
      ] = line.split('\t');
      return {
        card,
        name,
        manaCost,
        typeLine,
        layout,
        indicator: colours.filter((colour) => indicator.includes(colour)),
        printedName: russian || undefined,
      };
    });
}

function cardOf(name: string, rows: readonly Row[]): KnownCard | null {
  const places = new Map(name.split(' // ').map((face, place) => [face, place]));
  const faces = [...rows].sort((one, other) => (places.get(one.name) ?? 9) - (places.get(other.name) ?? 9));
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
