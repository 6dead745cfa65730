/** Lists saved by spreadsheets and deck builders, with a first line that names the columns. */

interface Columns {
  readonly separator: string;
  readonly name: number;
  readonly count: number;
  readonly board: number;
}

const nameHeads = /^(?:name|card|card ?name|название|карта)$/iu;
const countHeads = /^(?:count|quantity|qty|amount|число|количество|кол-во)$/iu;
const boardHeads = /^(?:sideboard|сайдборд)$/iu;

/** Reads the columns of a first line such as "Count,Name,Edition"; null if it is none. */
export function readColumns(line: string): Columns | null {
  for (const separator of [',', ';', '\t']) {
    const heads = cellsOf(line.replace(/^\ufeff/u, ''), separator);
    const name = heads.findIndex((head) => nameHeads.test(head));
    if (heads.length > 1 && name >= 0) {
      const place = (wanted: RegExp) => heads.findIndex((head) => wanted.test(head));
      return { separator, name, count: place(countHeads), board: place(boardHeads) };
    }
  }
  return null;
}

/** Rewrites a line of such a list as "SB: 4 Lightning Bolt". */
export function lineOfCells(line: string, { separator, name, count, board }: Columns): string {
  const cells = cellsOf(line, separator);
  const called = cells[name] ?? '';
  if (called === '') return line;
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
