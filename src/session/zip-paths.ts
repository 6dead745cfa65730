/** Paths as they stand in archives. Where in the phone they would lead concerns nobody: only what they end in is used. */

/** Neither a folder nor what systems put beside the files for themselves. */
export function isFile(path: string): boolean {
  const name = fileNameIn(path);
  return name !== '' && !name.startsWith('.') && !/^__MACOSX[/\\]/.test(path) && name !== 'Thumbs.db';
}

export function fileNameIn(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? '';
}

/** The folder that the file lies in, or nothing. */
export function folderIn(path: string): string {
  return path.split(/[/\\]/).at(-2) ?? '';
}

/** Many programs write UTF-8 without saying so; where it is none, it is the alphabet of Russian Windows. */
export function decodePath(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
}
