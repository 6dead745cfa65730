/** Comments in dynamic imports say how the build treats their files; docs/decisions/chunks.md has them all. */
import type { Plugin, Rolldown } from 'vite';

const MARKED =
  /\bimport\(\s*\/\*\s*(?:in ([\w-]+))?,?\s*(?:preload (\d+)(?: if ([\w-]+))?)?\s*\*\/\s*'([^']+)'/g;

const ANY_COMMENT = /\bimport\(\s*\/\*/g;

/** The name that the entry has without this. */
const ENTRY_CHUNK = 'index';

interface Mark {
  readonly id: string;
  /** The chunk that it shares with what it imports and with other files, or null. */
  readonly chunk: string | null;
  /** Its place among the preloaded files, or null. */
  readonly preload: number | null;
  /** When it is preloaded, as `startup-check.js` knows it; always if null. */
  readonly when: string | null;
}

export interface ImportMarks {
  readonly plugin: Plugin;
  /** The name of the chunk that has this module, or null where the bundler decides. */
  chunkOf(id: string): string | null;
}

type ImportsOf = (id: string) => readonly string[];

/** `lateChunks` names the chunks without a number; a module that several of them need is in the first. */
export function importMarks(lateChunks: readonly string[]): ImportMarks {
  const marks = new Map<string, Mark>();
  const chunks = new Map<string, string>();
  const byPreloadOrder = preloadOrder(lateChunks);
  const plugin: Plugin = {
    name: 'import-marks',
    apply: 'build',
    enforce: 'pre',
    async transform(code, importer) {
      const found = [...code.matchAll(MARKED)];
      if (!importer.includes('/node_modules/') && found.length < [...code.matchAll(ANY_COMMENT)].length) {
        throw new Error(`${importer} has an import with a comment that is no mark`);
      }
      for (const [, chunk = null, preload, when = null, source = ''] of found) {
        const resolved = await this.resolve(source, importer);
        if (!resolved) throw new Error(`${importer} imports ${source}, which cannot be found`);
        if (chunk && !preload && !lateChunks.includes(chunk))
          throw new Error(`${importer} puts ${source} into ${chunk}, which is no chunk`);
        const { id } = resolved;
        marks.set(id, { id, chunk, preload: preload ? Number(preload) : null, when });
      }
    },
    buildEnd() {
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (const entry of entries) assignChunk(importsOf(entry), ENTRY_CHUNK, importsOf, chunks);
      const sortedMarks = [...marks.values()].sort(byPreloadOrder);
      const first = sortedMarks.filter(({ preload }) => preload !== null);
      for (const id of sharedBy(first, importsOf)) assignChunk([id], ENTRY_CHUNK, importsOf, chunks);
      for (const { id, chunk } of sortedMarks) if (chunk) assignChunk([id], chunk, importsOf, chunks);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const preloaded = [...marks.values()].filter(({ preload }) => preload !== null).sort(byPreloadOrder);
        // Before the startup check, which does not wait for the rest of the page.
        return html.replace(/(?=<script\b)/, preloadLinks(preloaded, bundle, chunk).join('\n    '));
      },
    },
  };
  return { plugin, chunkOf: (id) => chunks.get(id) ?? null };
}

/** What several of the preloaded chunks need belongs to the entry, because each screen preloads only one of them. */
function sharedBy(marks: readonly Mark[], importsOf: ImportsOf): readonly string[] {
  const chunkOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, chunk: name } of marks) {
    const chunk = name ?? id;
    const found = new Map<string, string>();
    assignChunk([id], '', importsOf, found);
    for (const module of found.keys()) {
      if ((chunkOf.get(module) ?? chunk) !== chunk) shared.add(module);
      chunkOf.set(module, chunk);
    }
  }
  return [...shared];
}

/**
 * Returns a function that compares marks. Those without a number come last, chunk by chunk: a later chunk imports
 * earlier ones, never the reverse.
 */
function preloadOrder(lateChunks: readonly string[]): (one: Mark, other: Mark) => number {
  const last = Number.MAX_SAFE_INTEGER;
  const position = ({ chunk }: Mark) => lateChunks.indexOf(chunk ?? '');
  return (one, other) =>
    (one.preload ?? last) - (other.preload ?? last) ||
    position(one) - position(other) ||
    compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Gives modules and everything they import statically to a chunk, unless they have one. */
function assignChunk(
  ids: readonly string[],
  chunk: string,
  importsOf: ImportsOf,
  chunks: Map<string, string>,
): void {
  for (const id of ids) {
    if (chunks.has(id)) continue;
    chunks.set(id, chunk);
    assignChunk(importsOf(id), chunk, importsOf, chunks);
  }
}

/**
 * Links that preload the chunks of the marked files and what these import, with their styles: it saves the round trips
 * after the entry. Links with a condition have no `rel` until `startup-check.js` gives them one, except those of the
 * form: only a first visit gets the page from the network, and it begins with the form.
 */
function preloadLinks(
  marked: readonly Mark[],
  bundle: Rolldown.OutputBundle = {},
  entry: Rolldown.OutputChunk | undefined,
) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    const { imports = [] } = chunks.find((chunk) => chunk.fileName === fileName) ?? {};
    if (!found.has(fileName)) for (const each of imports) withImports(each, found.add(fileName));
    return found.add(fileName);
  };
  const withEntry = withImports(entry?.fileName ?? '');
  const links = marked.flatMap(({ id, when }) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${id} is marked to be preloaded and is in no chunk`);
    const scripts = [...withImports(chunk.fileName)].filter((fileName) => !withEntry.has(fileName));
    return [...scripts, ...(chunk.viteMetadata?.importedCss ?? [])].map((fileName) => ({ fileName, when }));
  });
  const keys = links.map(({ fileName, when }) => `${when} ${fileName}`);
  return links
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .map(({ fileName, when }) => preloadLink(fileName, when));
}

function preloadLink(fileName: string, when: string | null): string {
  const rel = fileName.endsWith('.css') ? 'preload' : 'modulepreload';
  const attributes = [
    ...(when ? [`data-preload="${when} ${rel}"`] : []),
    ...(when === null || when === 'form' ? [`rel="${rel}"`] : []),
    ...(rel === 'preload' ? ['as="style"'] : []),
    'crossorigin',
    `href="./${fileName}"`,
  ];
  return `<link ${attributes.join(' ')}>`;
}
