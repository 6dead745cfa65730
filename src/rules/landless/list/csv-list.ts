/** Lists saved by spreadsheets and deck builders, mostly with a line that names the columns. */
import { writeCardLine } from './list-line';

interface Columns {
  readonly separator: string;
  /** The place of the line that names the columns and is no card, before which no card is; −1 if there is none. */
  readonly heads: number;
  readonly name: number;
  readonly count: number;
  /** Columns that say whether a card is outside the deck. */
  readonly boards: readonly number[];
}

const nameHeads = /^(?:name|card|card[ _]?name|название(?: карты)?|карта)$/iu;
const countHeads =
  /^(?:count|quantityx?|qty|reg qty|amount|copies|число|количество|кол-во|кол|шт\.?|штук|копи[ий])$/iu;
const boardHeads = /^(?:sideboard|sideboarded|maybeboard|board|сайдборд|резерв)$/iu;
/** What a column about the sideboard says of a card in the deck. */
const notAside = /^(?:|no|n|false|0|main(?: ?(?:board|deck))?|deck|mainboard|commander|нет|-)$/iu;
const number = /^(\d+)(?:[.,]0+)?\s*[xх×]?$/iu;

const separators = [',', ';', '\t'];
/** Above the names of the columns there may be a title, and the separator: "sep=,". */
const MOST_ABOVE = 4;
/** Rows may have addresses of pictures, labels and notes. */
export const LONGEST_ROW = 2000;
const separatorLine = /^"?sep=.?"?$/iu;

/** Reads the columns of a list such as "Count,Name,Edition" or "4,Lightning Bolt,M10"; null if it has none. */
export function readColumns(lines: readonly string[]): Columns | null {
  const first = lines
    .slice(0, MOST_ABOVE)
    .map((line) => (line.length > LONGEST_ROW ? '' : line.replace(/^\ufeff/u, '')));
  for (const [at, line] of first.entries()) {
    const columns = namedColumns(line, at);
    if (columns) return columns;
  }
  return unnamedColumns(first.find((line) => line.trim() !== '') ?? '');
}

/** Whether the line is above the first card of the table. */
export function isAboveCards(line: string, at: number, columns: Columns): boolean {
  return at <= columns.heads || separatorLine.test(line.trim());
}

function namedColumns(line: string, heads: number): Columns | null {
  for (const separator of separators) {
    const cells = cellsOf(line, separator);
    const name = cells.findIndex((head) => nameHeads.test(head));
    if (cells.length < 2 || name < 0) continue;
    const boards = [...cells.keys()].filter((place) => boardHeads.test(cells[place] ?? ''));
    return { separator, heads, name, count: cells.findIndex((head) => countHeads.test(head)), boards };
  }
  return null;
}

function unnamedColumns(line: string): Columns | null {
  for (const separator of separators) {
    const [one = '', other = ''] = cellsOf(line, separator);
    const isName = (cell: string) => /\p{L}/u.test(cell) && !number.test(cell);
    const columns = { separator, heads: -1, boards: [] };
    if (number.test(one) && isName(other)) return { ...columns, count: 0, name: 1 };
    if (isName(one) && number.test(other)) return { ...columns, name: 0, count: 1 };
  }
  return null;
}

/** Rewrites a line of such a list as "SB: 4 Lightning Bolt". */
export function lineOfCells(line: string, { separator, name, count, boards }: Columns): string {
  const cells = cellsOf(line, separator);
  const called = cells[name] ?? '';
  // A line without the separator is a heading or a name alone.
  if (called === '' || cells.length === 1) return line;
  const counted = number.exec(cells[count] ?? '')?.[1] ?? '1';
  const isAside = boards.some((board) => !notAside.test(cells[board] ?? ''));
  return writeCardLine(called, counted, isAside);
}

/** Cells by RFC 4180: those in quotation marks may hold the separator. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const [place, letter] of [...line].entries()) {
    const last = cells.length - 1;
    if (letter === '"') {
      if (!isQuoted && line[place - 1] === '"' && cells[last] !== '') cells[last] += '"';
      isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) cells.push('');
    else cells[last] += letter;
  }
  return cells.map((cell) => cell.trim());
}
