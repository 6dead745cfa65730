/** CSV lists saved by spreadsheets and deck builders, usually with a header row. */
import { writeCardLine } from './list-line';

interface Columns {
  readonly separator: string;
  /** The index of the header row, before which there are no cards; −1 without a header. */
  readonly headerRow: number;
  readonly name: number;
  readonly count: number;
  /** Columns that say whether a card is outside the deck. */
  readonly boards: readonly number[];
}

const nameHeader = /^(?:name|card|card[ _]?name|название(?: карты)?|карта)$/iu;
const countHeader =
  /^(?:count|quantityx?|qty|reg qty|amount|copies|число|количество|кол-во|кол|шт\.?|штук|копи[ий])$/iu;
const boardHeader = /^(?:sideboard|sideboarded|maybeboard|board|сайдборд|резерв)$/iu;
/** Values of a board column for a card that is in the deck. */
const mainDeckValue = /^(?:|no|n|false|0|main(?: ?(?:board|deck))?|deck|mainboard|commander|нет|-)$/iu;
const countCell = /^(\d+)(?:[.,]0+)?\s*[xх×]?$/iu;

const separators = [',', ';', '\t'];
/** The most lines above the header row: a title, and the separator "sep=,". */
const MAX_ROWS_ABOVE = 4;
/** In characters; rows may contain image URLs, labels and notes. */
export const MAX_ROW_LENGTH = 2000;
const separatorLine = /^"?sep=.?"?$/iu;

/** Reads the columns of a list such as "Count,Name,Edition" or "4,Lightning Bolt,M10"; returns null without columns. */
export function readColumns(lines: readonly string[]): Columns | null {
  const first = lines
    .slice(0, MAX_ROWS_ABOVE)
    .map((line) => (line.length > MAX_ROW_LENGTH ? '' : line.replace(/^\ufeff/u, '')));
  for (const [row, line] of first.entries()) {
    const columns = namedColumns(line, row);
    if (columns) return columns;
  }
  return unnamedColumns(first.find((line) => line.trim() !== '') ?? '');
}

/** Returns whether the line is above the first card of the table. */
export function isAboveCards(line: string, row: number, columns: Columns): boolean {
  return row <= columns.headerRow || separatorLine.test(line.trim());
}

function namedColumns(line: string, headerRow: number): Columns | null {
  for (const separator of separators) {
    const cells = cellsOf(line, separator);
    const name = cells.findIndex((header) => nameHeader.test(header));
    if (cells.length < 2 || name < 0) continue;
    const boards = [...cells.keys()].filter((column) => boardHeader.test(cells[column] ?? ''));
    return {
      separator,
      headerRow,
      name,
      count: cells.findIndex((header) => countHeader.test(header)),
      boards,
    };
  }
  return null;
}

function unnamedColumns(line: string): Columns | null {
  for (const separator of separators) {
    const [first = '', second = ''] = cellsOf(line, separator);
    const isName = (cell: string) => /\p{L}/u.test(cell) && !countCell.test(cell);
    const columns = { separator, headerRow: -1, boards: [] };
    if (countCell.test(first) && isName(second)) return { ...columns, count: 0, name: 1 };
    if (isName(first) && countCell.test(second)) return { ...columns, name: 0, count: 1 };
  }
  return null;
}

/** Rewrites a line of such a list as "SB: 4 Lightning Bolt". */
export function lineOfCells(line: string, { separator, name, count, boards }: Columns): string {
  const cells = cellsOf(line, separator);
  const cardName = cells[name] ?? '';
  // A line without the separator is a heading or just a name.
  if (cardName === '' || cells.length === 1) return line;
  const counted = countCell.exec(cells[count] ?? '')?.[1] ?? '1';
  const isSideboard = boards.some((board) => !mainDeckValue.test(cells[board] ?? ''));
  return writeCardLine(cardName, counted, isSideboard);
}

/** Splits a row into cells (RFC 4180): quoted cells may contain the separator. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const [index, letter] of [...line].entries()) {
    const last = cells.length - 1;
    if (letter === '"') {
      if (!isQuoted && line[index - 1] === '"' && cells[last] !== '') cells[last] += '"';
      isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) cells.push('');
    else cells[last] += letter;
  }
  return cells.map((cell) => cell.trim());
}
