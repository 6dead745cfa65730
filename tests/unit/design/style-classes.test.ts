import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assert, suite } from '../../support/suite';

const test = suite('style sheet classes');

const source = fileURLToPath(new URL('../../../src/', import.meta.url));
const STYLES = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** The classes that a file takes from its style sheets, each with whether it is there. */
function classesTaken(file: string): readonly (readonly [string, boolean])[] {
  const text = readFileSync(join(source, file), 'utf8').replace(STYLES, (line) => line.replace(/'.*'/, ''));
  const sheets = readFileSync(join(source, file), 'utf8').matchAll(STYLES);
  return [...sheets].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(source, dirname(file), path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const usedClasses = [...text.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z]\\w*)`, 'g'))];
    return usedClasses.map(
      ([, word = '']) =>
        [`${file}: ${name}.${word}`, new RegExp(`\\.${word}(?![\\w-])`).test(sheet)] as const,
    );
  });
}

const filesOf = (ending: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** The text of all files that import each style sheet. */
function usersOfSheets(): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  for (const file of [...filesOf('.tsx'), ...filesOf('.ts')]) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, , path = ''] of text.matchAll(STYLES)) {
      const sheet = join(dirname(file), path);
      users.set(sheet, (users.get(sheet) ?? '') + text);
    }
  }
  return users;
}

test('every class used by a component is in its style sheet', () => {
  const files = filesOf('.tsx');
  const usedClasses = files.flatMap(classesTaken);
  assert.ok(usedClasses.length > 500, `only ${usedClasses.length} classes were found`);
  assert.equal(
    usedClasses.flatMap(([name, isThere]) => (isThere ? [] : [name])),
    [],
  );
});

test('every class of a style sheet is used by a component', () => {
  const users = usersOfSheets();
  const unused = filesOf('.module.css').flatMap((sheet) => {
    const text = users.get(sheet) ?? '';
    // A class chosen by an expression can be any of the sheet.
    if (/\b\w*[sS]tyles\[/.test(text)) return [];
    const css = readFileSync(join(source, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const names = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
    return [...names].filter((name) => !text.includes(`.${name}`)).map((name) => `${sheet}: .${name}`);
  });
  assert.equal(unused, []);
});

/** The selectors that a style sheet uses on a screen; those of nested rules include the selectors around them. */
function screenSelectorsOf(sheet: string): readonly string[] {
  const css = readFileSync(join(source, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors: string[] = [];
  const around: string[] = [];
  for (const [, prelude = '', bracket] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (bracket === '}') around.pop();
    if (bracket !== '{') continue;
    around.push(prelude.trim());
    if (around.includes('@media print')) continue;
    selectors.push(around.filter((rule) => !rule.startsWith('@')).join(' '));
  }
  return selectors;
}

// Otherwise Chromium calculates the styles of a whole page again for every element that is inserted.
test('what a rule with :has() applies to is named by a class, a tag or an attribute', () => {
  const unnamed = filesOf('.css').flatMap((sheet) =>
    screenSelectorsOf(sheet)
      .filter((selector) => selector.includes(':has('))
      .filter((selector) => {
        const last =
          selector.replace(/:(has|not)\((?:[^()]|\([^()]*\))*\)/g, '').match(/[^\s>+~]*$/)?.[0] ?? '';
        return !/[.#[]|(^|\()[a-z]/.test(last);
      })
      .map((selector) => `${sheet}: ${selector}`),
  );
  assert.equal(unnamed, []);
});

test.run();
