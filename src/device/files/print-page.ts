/** Opens the print dialog. */
export function printPage(): void {
  window.print();
}
