/** What the documents name exists: files, folders, identifiers, scripts and pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../../support/files-below';
import { assert, suite } from '../../support/suite';

const test = suite('documents');
const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Everything below these, and the files beside them: without what is installed, built or reported. */
const FOLDERS = ['.github', 'deploy', 'docs', 'public', 'scripts', 'src', 'tests'];
const files = FOLDERS.flatMap((folder) =>
  filesBelow(join(root, folder)).map((path) => `${folder}/${path}`),
).concat(
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
);

const DECISIONS = 'docs/decisions';
const INDEX = `${DECISIONS}/README.md`;
const pages = readdirSync(join(root, DECISIONS)).filter((name) => name !== 'README.md');
const documents = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', INDEX],
  ...files.filter((path) => /^(src|tests)\/.*README\.md$/.test(path)),
  ...pages.map((name) => `${DECISIONS}/${name}`),
];

/** Folders that a build or an installation makes, and paths that are types of contents or of a host. */
const EXTERNAL_PATHS = ['dist/', 'assets/', './', 'text/css', 'text/javascript', 'node_modules/.cache'];
/** What platforms and tools call their own. */
const NAMES_OF_PLATFORMS = ['addRoutes', 'InstallEvent', 'read_path_whitelist', 'sandbox', 'WakeLock'];

const FILE_NAME = /[\w*-]\.(bin|css|html|js|json|md|mjs|planar-backup|py|tsx?|ya?ml)$/;
const IDENTIFIER = /\b(?:[a-z]+|[A-Z][a-z]+)(?:[A-Z]+[a-z\d]*)+\b|\b[A-Z\d]+(?:_[A-Z\d]+)+\b/g;
/** A word of code that is no identifier to be recognized by its form, also called with arguments. */
const SINGLE_WORD = /^[a-z]\w*(?=(?:\(.*\))*$)/;
/** Single words that name something else: attributes, packages, options of tools, units, and functions. */
const WORDS_OF_OTHERS = ['dvh', 'em', 'integrity', 'noImportCycles', 'pako', 'tan', 'typescript'];
/** The name of a field, such as `turn` in `table.turn`. */
const FIELD = /(?<=\b[a-z]\w*\.)[a-z]\w*\b/g;
/** Names that only stored rows have are no names of the code. */
const STORED_NAMES = 'src/storage/stored-names/';

/** What stands between backticks, without blocks of code. */
function codeIn(path: string): readonly string[] {
  const prose = read(path).replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** `{en,ru}/log.ts` means two files. */
function alternatives(path: string): readonly string[] {
  const [whole, list] = /\{([\w,-]+)\}/.exec(path) ?? [];
  return whole ? (list ?? '').split(',').map((one) => path.replace(whole, one)) : [path];
}

function isPath(code: string): boolean {
  if (!/^[\w.*/-]+$/.test(code) || code.startsWith('/') || EXTERNAL_PATHS.includes(code)) return false;
  return code.includes('/') || FILE_NAME.test(code);
}

/** Whether it is the end of a file's path, or the path of a folder or its end; `*` stands for any part of a name. */
function exists(path: string): boolean {
  const name = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  const pattern = new RegExp(`(^|/)${name}${FILE_NAME.test(path) ? '$' : '(/|$)'}`);
  return files.some((file) => pattern.test(file));
}

/** What is wrong in each document; documents without a fault are left out. */
function faults(find: (path: string) => readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    documents
      .map((path): [string, readonly string[]] => [path, [...new Set(find(path))]])
      .filter(([, found]) => found.length > 0),
  );
}

test('every file and folder they name exists', () => {
  assert.equal(
    faults((path) =>
      codeIn(path)
        .flatMap(alternatives)
        .filter(isPath)
        .filter((one) => !exists(one)),
    ),
    {},
  );
});

test('every identifier they name is in the code', () => {
  const sources = files.filter(
    (path) =>
      /^deploy\/|\.([cm]?[jt]sx?|css|py|json)$/.test(path) &&
      !path.includes('lock') &&
      !path.startsWith(STORED_NAMES),
  );
  const words = new Set(sources.flatMap((path) => read(path).match(/\w+/g) ?? []));
  const isKnown = (name: string) => words.has(name) || NAMES_OF_PLATFORMS.includes(name);
  assert.equal(
    faults((path) =>
      codeIn(path)
        .filter((code) => !isPath(code))
        .flatMap((code) => code.match(IDENTIFIER) ?? [])
        .filter((name) => !isKnown(name)),
    ),
    {},
  );
});

test('every single word of code in the decisions is in the code, and not only in its comments', () => {
  const sources = files.filter(
    (path) => /^(?:src|scripts|tests)\/.*\.[cm]?[jt]sx?$/.test(path) && !path.startsWith(STORED_NAMES),
  );
  const withoutComments = (code: string) =>
    code.replaceAll(/\/\*(?! in )[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
  const words = new Set([
    ...sources.flatMap((path) => withoutComments(read(path)).match(/\w+/g) ?? []),
    ...WORDS_OF_OTHERS,
  ]);
  assert.equal(
    faults((path) =>
      path.startsWith(`${DECISIONS}/`)
        ? codeIn(path)
            .flatMap((code) => SINGLE_WORD.exec(code)?.[0] ?? [])
            .filter((word) => !words.has(word))
        : [],
    ),
    {},
  );
});

test('every field they name is in the code of the app', () => {
  const sources = files.filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith(STORED_NAMES));
  const fields = new Set(
    NAMES_OF_PLATFORMS.concat(
      sources.flatMap((path) => read(path).match(/(?<=\w\??\.)[a-z]\w*|\b[a-z]\w*(?=\??:)/g) ?? []),
    ),
  );
  assert.equal(
    faults((path) =>
      codeIn(path)
        .filter((code) => !isPath(code))
        .flatMap((code) => code.match(FIELD) ?? [])
        .filter((name) => !fields.has(name)),
    ),
    {},
  );
});

test('every script they name is in package.json, and CONTRIBUTING has every benchmark and soak', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const programs = ['benchmark', 'soak'].flatMap((kind) =>
    readdirSync(join(root, `scripts/${kind}s`)).flatMap(
      (file) => new RegExp(`^${kind}-(.*)\\.ts$`).exec(file)?.[1] ?? [],
    ),
  );
  const known = (name: string) => scripts.includes(name) || programs.includes(name);
  assert.equal(
    faults((path) =>
      [...read(path).matchAll(/npm run (?:bench |soak )?([\w:-]*\w)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known(name)),
    ),
    {},
  );
  const listed = [...read('CONTRIBUTING.md').matchAll(/^\| `([\w-]+)` \| /gm)].map(([, name]) => name);
  assert.equal(
    programs.filter((name) => !listed.includes(name)),
    [],
  );
});

test('every link leads to a file', () => {
  assert.equal(
    faults((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, dirname(path), target))),
    ),
    {},
  );
});

test('every link to a heading leads to one', () => {
  const anchors = (path: string) =>
    [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\d -]/gu, '')
        .replaceAll(' ', '-'),
    );
  assert.equal(
    faults((path) =>
      [...read(path).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
        .filter(([, target = '', anchor = '']) => {
          const file = target ? join(dirname(path), target) : path;
          return !anchors(file).includes(anchor);
        })
        .map(([link]) => link),
    ),
    {},
  );
});

test('every decision is in the index, in the same form', () => {
  const index = read(INDEX);
  assert.equal(
    pages.filter((name) => !index.includes(`](${name})`)),
    [],
  );
  const HEADINGS = ['Context', 'Decision', 'Cost', 'How it is tested'];
  const headings = (name: string) => read(`${DECISIONS}/${name}`).match(/(?<=^## ).+/gm) ?? [];
  assert.equal(
    pages.filter((name) => `${headings(name).filter((one) => HEADINGS.includes(one))}` !== `${HEADINGS}`),
    [],
  );
});

test('the map of the code has every folder of src and every folder in those, in at most 150 lines', () => {
  const text = read('ARCHITECTURE.md');
  const [map = ''] = /^```[\s\S]*?^```/m.exec(text) ?? [];
  const folders = files.flatMap((path) => {
    const [, outer = '', inner] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
    return inner ? [outer, inner] : outer ? [outer] : [];
  });
  assert.equal(
    [...new Set(folders)].filter((name) => !map.includes(` ${name}/`)),
    [],
  );
  assert.ok(text.split('\n').length <= 151);
});

test.run();
