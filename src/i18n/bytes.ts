/** How much room something takes, in the unit that reads best. */
export function bytesIn(language: string): (bytes: number) => string {
  const [kilobytes, megabytes, gigabytes] = (['kilobyte', 'megabyte', 'gigabyte'] as const).map(
    (unit) => new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }),
  );
  return (bytes) => {
    if (bytes < 100_000) return kilobytes?.format(Math.ceil(bytes / 1000)) ?? '';
    if (bytes < 100_000_000) return megabytes?.format(bytes / 1_000_000) ?? '';
    if (bytes < 1_000_000_000) return megabytes?.format(Math.round(bytes / 1_000_000)) ?? '';
    return gigabytes?.format(bytes / 1_000_000_000) ?? '';
  };
}
