import { parseSync } from 'vite';

/**
 * @typedef {object} Import
 * @property {string | undefined} specifier  undefined when it is not a plain string
 * @property {'value' | 'type'} kind
 * @property {number} line
 */

/** Vite bundles what such an address names, so it is an import too. */
const ADDRESS = /new URL\(\s*(['"])(\.[^'"]+)\1\s*,\s*import\.meta\.url/g;
const GLOB = /import\.meta\.glob/g;

/**
 * Everything a file takes from other files: imports, re-exports, dynamic imports, `import('…')` types and addresses.
 * @param {string} path
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(path, source) {
  const { module, program, errors } = parseSync(path, source);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);

  /** @type {Import[]} */
  const found = [];
  /**
   * @param {string | undefined} specifier
   * @param {boolean} isType
   * @param {number} start
   */
  const add = (specifier, isType, start) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ specifier, kind: isType ? 'type' : 'value', line });
  };

  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType), start);
  }
  for (const { entries, start } of module.staticExports) {
    const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    if (from)
      add(
        from.value,
        entries.every(({ isType }) => isType),
        start,
      );
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    add(plainString(source.slice(moduleRequest.start, moduleRequest.end)), false, start);
  }
  for (const { specifier, start } of importTypesIn(program)) add(specifier, true, start);
  for (const match of source.matchAll(ADDRESS)) add(match[2], false, match.index);
  for (const match of source.matchAll(GLOB)) add(undefined, false, match.index);
  return found;
}

/** @param {string} code */
const plainString = (code) => code.match(/^(['"`])([^'"`$]*)\1$/)?.[2];

/**
 * @param {unknown} node
 * @returns {{ specifier: string, start: number }[]}
 */
function importTypesIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(importTypesIn);
  if (!('type' in node) || node.type !== 'TSImportType') return below;
  const { source, start } = /** @type {{ source: { value: string }, start: number }} */ (
    /** @type {unknown} */ (node)
  );
  return [{ specifier: source.value, start }, ...below];
}
