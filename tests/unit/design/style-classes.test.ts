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
    const taken = [...text.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z]\\w*)`, 'g'))];
    return taken.map(
      ([, word = '']) =>
        [`${file}: ${name}.${word}`, new RegExp(`\\.${word}(?![\\w-])`).test(sheet)] as const,
    );
  });
}

test('every class used by a component is in its style sheet', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const taken = files.flatMap(classesTaken);
  assert.ok(taken.length > 500, `only ${taken.length} classes were found`);
  assert.equal(
    taken.flatMap(([name, isThere]) => (isThere ? [] : [name])),
    [],
  );
});

test.run();
