/**
 * Paths in archives. Only the file name and the folder's name are used, so no path can lead outside the archive.
 */

/** Returns whether a path is neither a folder nor metadata that operating systems add. */
export function isUserFile(path: string): boolean {
  const name = baseName(path);
  return name !== '' && !name.startsWith('.') && !/^__MACOSX[/\\]/.test(path) && name !== 'Thumbs.db';
}

export function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? '';
}

/** Returns the name of the folder that contains the file, or an empty string. */
export function parentFolderName(path: string): string {
  return path.split(/[/\\]/).at(-2) ?? '';
}

/**
 * Decodes a path. Many programs write UTF-8 without declaring it; other names are in code page 866, which Russian
 * Windows uses.
 */
export function decodePath(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
}
