import { existsSync, readFileSync } from 'node:fs';
import { cardSupportPage } from '../../../scripts/card-support-page';
import { catalog } from '../../../src/content/planes/catalog';
import { assert, suite } from '../../support/suite';

const test = suite('card support page');

const page = new URL('../../../docs/cards.md', import.meta.url);

test('docs/cards.md is what `npm run cards` writes', () => {
  assert.ok(existsSync(page));
  assert.ok(readFileSync(page, 'utf8') === cardSupportPage(), 'run `npm run cards`');
});

test('every card and each of its abilities has a row', () => {
  const rows = cardSupportPage()
    .split('\n')
    .filter((line) => line.startsWith('| **') || line.startsWith('|  |'));
  assert.is(catalog.length, 207);
  assert.is(rows.filter((row) => row.startsWith('| **')).length, catalog.length);
  assert.is(rows.length, catalog.flatMap(({ abilities }) => abilities).length);
  for (const row of rows) assert.is(row.split(' | ').length, 4, row);
});

test.run();
