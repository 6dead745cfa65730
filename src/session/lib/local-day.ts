/** The day of a moment on this device, as in 2026-11-22; for file names and tables. */
export function localDay(moment: number): string {
  const date = new Date(moment);
  const twoDigits = (value: number) => `${value}`.padStart(2, '0');
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}
