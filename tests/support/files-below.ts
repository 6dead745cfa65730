import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files in a folder and all folders below it, by their paths from there, with `/` between names. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
