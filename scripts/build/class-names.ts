import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Consonants only: ad blockers hide what has a class such as "ad1". */
const LETTERS = 'bcfghjklmnpqrstvwxz';

/**
 * Names the classes of the app's style sheets in as few characters as possible, because the files loaded before the
 * table responds contain hundreds of them: two letters for the file, and one or two characters for the class.
 */
export function createClassNamer(root: string): (name: string, file: string) => string {
  const prefixes = new Map(styleSheetsIn(join(root, 'src')).map((path, index) => [path, prefixAt(index)]));
  const classesOf = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(join(root, 'src'), file);
    const prefix = prefixes.get(path);
    if (prefix === undefined) throw new Error(`${path} is not among the style sheets`);
    const classes = classesOf.get(path) ?? [];
    classesOf.set(path, classes);
    if (!classes.includes(name)) classes.push(name);
    return prefix + classes.indexOf(name).toString(36);
  };
}

const styleSheetsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .sort();

function prefixAt(index: number): string {
  const first = LETTERS[Math.floor(index / LETTERS.length)];
  if (first === undefined) throw new Error('there are too many style sheets');
  return `${first}${LETTERS[index % LETTERS.length]}`;
}
