import { readdirSync } from 'node:fs';
import { createClassNamer } from '../../../../scripts/build/class-names';
import { assert, suite } from '../../../support/suite';

const test = suite('class names');

test('a class has the same short name each time', () => {
  const classNames = createClassNamer('/app');
  const [panel, name] = ['panel', 'name'].map((each) => classNames(each, '/app/src/Panel.module.css'));
  assert.is(classNames('panel', '/app/src/Panel.module.css'), panel);
  assert.is.not(name, panel);
  assert.match(String(panel), /^[A-Za-z]{3}0$/);
});

test('no two style sheets share a name', () => {
  const classNames = createClassNamer('/app');
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  assert.ok(sheets.length > 50);
  const names = sheets.map((sheet) => classNames('panel', `/app/src/${sheet}`));
  assert.is(new Set(names).size, sheets.length);
});

test.run();
