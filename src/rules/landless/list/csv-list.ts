/** CSV lists saved by spreadsheets and deck builders, usually with a header row. */
import { writeCardLine } from './list-line';

interface CsvFormat {
  readonly separator: string;
  /** The index of the header row, before which there are no cards; −1 without a header. */
  readonly headerRow: number;
  readonly nameColumn: number;
  readonly countColumn: number;
  /** Columns that say whether a card is outside the deck. */
  readonly boardColumns: readonly number[];
}

const nameHeader = /^(?:name|card|card[ _]?name|название(?: карты)?|карта)$/iu;
const countHeader =
  /^(?:count|quantityx?|qty|reg qty|amount|copies|число|количество|кол-во|кол|шт\.?|штук|копи[ий])$/iu;
const boardHeader = /^(?:sideboard|sideboarded|maybeboard|board|сайдборд|резерв)$/iu;
/** Values of a board column for a card that is in the deck. */
const mainDeckValue = /^(?:|no|n|false|0|main(?: ?(?:board|deck))?|deck|mainboard|commander|нет|-)$/iu;
const countCell = /^(\d+)(?:[.,]0+)?\s*[xх×]?$/iu;

const separators = [',', ';', '\t'];
/** The header row is one of the first rows: above it, there may be a title and the separator "sep=,". */
const HEADER_SEARCH_ROWS = 4;
/** In characters; rows may contain image URLs, labels and notes. */
export const MAX_ROW_LENGTH = 2000;
const separatorLine = /^"?sep=.?"?$/iu;

/** Reads the columns of a list such as "Count,Name,Edition" or "4,Lightning Bolt,M10"; returns null without columns. */
export function readColumns(lines: readonly string[]): CsvFormat | null {
  const firstLines = lines
    .slice(0, HEADER_SEARCH_ROWS)
    .map((line) => (line.length > MAX_ROW_LENGTH ? '' : line.replace(/^\ufeff/u, '')));
  for (const [rowIndex, line] of firstLines.entries()) {
    const columns = namedColumns(line, rowIndex);
    if (columns) return columns;
  }
  return unnamedColumns(firstLines.find((line) => line.trim() !== '') ?? '');
}

/** Returns whether the line is above the first card of the table. */
export function isAboveCards(line: string, rowIndex: number, columns: CsvFormat): boolean {
  return rowIndex <= columns.headerRow || separatorLine.test(line.trim());
}

function namedColumns(line: string, headerRow: number): CsvFormat | null {
  for (const separator of separators) {
    const cells = cellsOf(line, separator);
    const nameColumn = cells.findIndex((header) => nameHeader.test(header));
    if (cells.length < 2 || nameColumn < 0) continue;
    const boardColumns = [...cells.keys()].filter((column) => boardHeader.test(cells[column] ?? ''));
    return {
      separator,
      headerRow,
      nameColumn,
      countColumn: cells.findIndex((header) => countHeader.test(header)),
      boardColumns,
    };
  }
  return null;
}

function unnamedColumns(line: string): CsvFormat | null {
  for (const separator of separators) {
    const [firstCell = '', secondCell = ''] = cellsOf(line, separator);
    const isName = (cell: string) => /\p{L}/u.test(cell) && !countCell.test(cell);
    const commonFields = { separator, headerRow: -1, boardColumns: [] };
    if (countCell.test(firstCell) && isName(secondCell))
      return { ...commonFields, countColumn: 0, nameColumn: 1 };
    if (isName(firstCell) && countCell.test(secondCell))
      return { ...commonFields, nameColumn: 0, countColumn: 1 };
  }
  return null;
}

/** Rewrites a line of such a list as "SB: 4 Lightning Bolt". */
export function lineOfRow(
  line: string,
  { separator, nameColumn, countColumn, boardColumns }: CsvFormat,
): string {
  const cells = cellsOf(line, separator);
  const cardName = cells[nameColumn] ?? '';
  // A line without the separator is a heading or just a name.
  if (cardName === '' || cells.length === 1) return line;
  const countText = countCell.exec(cells[countColumn] ?? '')?.[1] ?? '1';
  const isSideboard = boardColumns.some((column) => !mainDeckValue.test(cells[column] ?? ''));
  return writeCardLine(cardName, countText, isSideboard);
}

/** Splits a row into cells (RFC 4180): quoted cells may contain the separator. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  let previous = '';
  for (const character of line) {
    const lastIndex = cells.length - 1;
    if (character === '"') {
      if (!isQuoted && previous === '"' && cells[lastIndex] !== '') cells[lastIndex] += '"';
      isQuoted = !isQuoted;
    } else if (character === separator && !isQuoted) cells.push('');
    else cells[lastIndex] += character;
    previous = character;
  }
  return cells.map((cell) => cell.trim());
}
