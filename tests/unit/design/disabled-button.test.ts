import { readFileSync } from 'node:fs';
import { contrast } from '../../support/screens/contrast';
import { assert, suite } from '../../support/suite';

const test = suite('disabled buttons');

const tokens = readFileSync('src/design/tokens.css', 'utf8');
const styles = readFileSync('src/design/Button.module.css', 'utf8');

test('their text is readable in both themes, also where they are the main action', () => {
  const [, rules = ''] = /\.button:disabled \{([^}]*)\}/.exec(styles) ?? [];
  assert.not.match(rules, 'opacity');
  assert.match(rules, 'background: transparent');
  const [, color = ''] = /color: var\((--\w+)\)/.exec(rules) ?? [];
  for (const ground of ['--ground', '--surface']) {
    for (const theme of [1, 2]) {
      const [one = '', other = ''] = [color, ground].map(
        (token) => new RegExp(`${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.[theme],
      );
      assert.ok(contrast(one, other) >= 4.5, `${one} on ${other}`);
    }
  }
});

test.run();
