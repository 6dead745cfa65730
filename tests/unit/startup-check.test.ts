import { readFile } from 'node:fs/promises';
import { parse } from 'acorn';
import { assert, suite } from '../support/suite';

const test = suite('startup check');

for (const script of ['startup-check.js', 'prerendered-form.js']) {
  test(`browsers that know nothing newer than ES5 can parse ${script}`, async () => {
    const source = await readFile(new URL(`../../src/${script}`, import.meta.url), 'utf8');
    assert.is(parse(source, { ecmaVersion: 5 }).type, 'Program');
    assert.throws(() => parse('const newer = () => 1;', { ecmaVersion: 5 }));
  });
}

test.run();
