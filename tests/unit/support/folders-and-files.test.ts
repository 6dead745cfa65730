/** The sizes and names that ARCHITECTURE.md promises for `src/`, and the length of modules and comments. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../../support/files-below';
import { assert, suite } from '../../support/suite';

const test = suite('folders and files');
const sourceFolder = fileURLToPath(new URL('../../../src/', import.meta.url));

const MAX_MODULES = 20;
const MAX_NAMESAKES = 2;
const MAX_COMMENT_LENGTH = 120;
/** Folders of similar parts: one file for each set, topic, motif or place. */
const FOLDERS_OF_SIMILAR_PARTS = /(^|\/)(i18n|content\/planes|content\/rulebook|motifs|phenomena)(\/|$)/;

/** About 250, as CONTRIBUTING.md says. */
const MAX_LINES = 260;

/** A component and its style sheet are one module. */
const modules = new Set(
  filesBelow(sourceFolder)
    .filter((path) => /\.(tsx?|js|css)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => path.replace(/(\.module)?\.\w+$/, '')),
);

/** The paths under each key, where there are more than `maxSize`. */
function groupsLargerThan(
  keyOf: (path: string) => string,
  maxSize: number,
  isCounted: (path: string) => boolean = () => true,
): Record<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const path of modules) {
    if (!isCounted(path)) continue;
    groups.set(keyOf(path), [...(groups.get(keyOf(path)) ?? []), path]);
  }
  return Object.fromEntries([...groups].filter(([, paths]) => paths.length > maxSize));
}

test(`no folder has more than ${MAX_MODULES} modules`, () => {
  assert.equal(
    groupsLargerThan(dirname, MAX_MODULES, (path) => !FOLDERS_OF_SIMILAR_PARTS.test(dirname(path))),
    {},
  );
});

test(`no name is shared by more than ${MAX_NAMESAKES} modules`, () => {
  assert.equal(
    groupsLargerThan((path) => basename(path).toLowerCase(), MAX_NAMESAKES),
    {},
  );
});

test('no paths differ only in case, which file systems may ignore', () => {
  assert.equal(
    groupsLargerThan((path) => path.toLowerCase(), 1),
    {},
  );
});

test(`no module has more than ${MAX_LINES} lines, besides words and cards`, () => {
  const linesOf = (path: string) =>
    readFileSync(join(sourceFolder, path), 'utf8').trimEnd().split('\n').length;
  const longModules = filesBelow(sourceFolder).filter(
    (path) => /\.tsx?$/.test(path) && !/^(content|i18n)\//.test(path) && linesOf(path) > MAX_LINES,
  );
  assert.equal(longModules, []);
});

test('no module exports `then`: import() would take it for a promise', () => {
  const thenExport =
    /export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+then\b|export\s*\{[^}]*\bthen\s*[,}]/;
  const files = filesBelow(sourceFolder).filter((path) => /\.(tsx?|js)$/.test(path));
  assert.equal(
    files.filter((path) => thenExport.test(readFileSync(join(sourceFolder, path), 'utf8'))),
    [],
  );
});

test(`no line of a comment is longer than ${MAX_COMMENT_LENGTH} characters`, () => {
  const root = join(sourceFolder, '..');
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((path) => /\.(tsx?|m?js|css)$/.test(path))
      .map((path) => join(folder, path)),
  );
  const isLong = (line: string) => [...line].length > MAX_COMMENT_LENGTH && /^\s*(\/\/|\/?\*)/.test(line);
  assert.equal(
    files.flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (isLong(line) ? [`${path}:${index + 1}`] : [])),
    ),
    [],
  );
});

test.run();
