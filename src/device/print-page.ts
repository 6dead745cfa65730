/** Asks for the page as it is to be put on paper. */
export function printPage(): void {
  window.print();
}
