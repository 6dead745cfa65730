/** Lists saved by spreadsheets and deck builders, mostly with a first line that names the columns. */

interface Columns {
  readonly separator: string;
  /** Whether the first line names the columns and is no card. */
  readonly hasHeads: boolean;
  readonly name: number;
  readonly count: number;
  readonly board: number;
}

const nameHeads = /^(?:name|card|card ?name|название|карта)$/iu;
const countHeads = /^(?:count|quantity|qty|amount|число|количество|кол-во)$/iu;
const boardHeads = /^(?:sideboard|сайдборд)$/iu;

const separators = [',', ';', '\t'];

/** Reads the columns of a first line such as "Count,Name,Edition" or "4,Lightning Bolt,M10"; null if there are none. */
export function readColumns(line: string): Columns | null {
  const first = line.replace(/^\ufeff/u, '');
  for (const separator of separators) {
    const heads = cellsOf(first, separator);
    const name = heads.findIndex((head) => nameHeads.test(head));
    if (heads.length > 1 && name >= 0) {
      const place = (wanted: RegExp) => heads.findIndex((head) => wanted.test(head));
      return { separator, hasHeads: true, name, count: place(countHeads), board: place(boardHeads) };
    }
  }
  for (const separator of separators) {
    const [one = '', other = ''] = cellsOf(first, separator);
    const isNumber = (cell: string) => /^\d+$/.test(cell);
    const isName = (cell: string) => /\p{L}/u.test(cell);
    const columns = { separator, hasHeads: false, board: -1 };
    if (isNumber(one) && isName(other)) return { ...columns, count: 0, name: 1 };
    if (isName(one) && isNumber(other)) return { ...columns, name: 0, count: 1 };
  }
  return null;
}

/** Rewrites a line of such a list as "SB: 4 Lightning Bolt". */
export function lineOfCells(line: string, { separator, name, count, board }: Columns): string {
  const cells = cellsOf(line, separator);
  const called = cells[name] ?? '';
  // A line without the separator is a heading or a name alone.
  if (called === '' || cells.length === 1) return line;
  const number = /^\d+$/.test(cells[count] ?? '') ? cells[count] : '1';
  return `${cells[board] ? 'SB: ' : ''}${number} ${called}`;
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
