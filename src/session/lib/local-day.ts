/** Returns the local date of a time in milliseconds since 1970, such as 2026-11-22, for file names and tables. */
export function localDay(time: number): string {
  const date = new Date(time);
  const twoDigits = (value: number) => `${value}`.padStart(2, '0');
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}
