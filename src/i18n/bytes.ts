type Unit = 'kilobyte' | 'megabyte' | 'gigabyte';

/** Formats a number of bytes in a suitable unit, which stays on the number's line. */
export function createByteFormatter(language: string): (bytes: number) => string {
  // Created on use: it is slow to create, and rarely needed.
  const format = (amount: number, unit: Unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
      .format(amount)
      .replaceAll(' ', '\u00a0');
  return (bytes) => {
    if (bytes < 100_000) return format(Math.ceil(bytes / 1000), 'kilobyte');
    if (bytes < 100_000_000) return format(bytes / 1_000_000, 'megabyte');
    if (bytes < 1_000_000_000) return format(Math.round(bytes / 1_000_000), 'megabyte');
    return format(bytes / 1_000_000_000, 'gigabyte');
  };
}
