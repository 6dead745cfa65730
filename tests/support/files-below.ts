import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns the paths of all files in a folder and below, relative to it, with `/` as separator. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
