/**
 * Returns a table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. Cells that look like
 * formulas are escaped.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(content: string | number): string {
  if (typeof content === 'number') return `${content}`;
  const formulaFree = /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
  return /[",\r\n;]/.test(formulaFree) ? `"${formulaFree.replaceAll('"', '""')}"` : formulaFree;
}
