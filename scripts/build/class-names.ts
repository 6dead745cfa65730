import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names the classes of style sheets in as few letters as possible, because the files loaded before the table responds
 * contain hundreds of them: three characters for the file, and one or two for the class.
 */
export function createClassNamer(root: string): (name: string, file: string) => string {
  const fileOf = new Map<string, string>();
  const classesOf = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(root, file);
    const prefix = prefixOf(path);
    const other = fileOf.get(prefix);
    if (other !== undefined && other !== path)
      throw new Error(`${path} and ${other} would share class names`);
    fileOf.set(prefix, path);
    const classes = classesOf.get(path) ?? [];
    classesOf.set(path, classes);
    if (!classes.includes(name)) classes.push(name);
    return prefix + classes.indexOf(name).toString(36);
  };
}

/** A class name must not begin with a digit. */
function prefixOf(path: string): string {
  const letters = createHash('sha256')
    .update(path)
    .digest('base64')
    .replaceAll(/[^A-Za-z]/g, '');
  return letters.slice(0, 3);
}
