/** Returns the name of the deck in a file: the file's name without its extensions; other dots stay. */
export function deckNameOfFile(fileName: string): string {
  return fileName.replace(/\.[\w-]+$/, '').replace(/\.(?:planes|planar-deck)$/, '');
}
