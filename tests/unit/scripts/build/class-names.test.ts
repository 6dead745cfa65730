import { createClassNamer } from '../../../../scripts/build/class-names';
import { assert, suite } from '../../../support/suite';

const test = suite('class names');

const root = process.cwd();
const [button, toast] = ['Button', 'Toast'].map((name) => `${root}/src/design/${name}.module.css`);

test('a class has the same short name each time', () => {
  const nameOf = createClassNamer(root);
  const [primary, danger] = ['primary', 'danger'].map((name) => nameOf(name, `${button}`));
  assert.is(nameOf('primary', `${button}`), primary);
  assert.is.not(danger, primary);
  assert.match(`${primary}`, /^[a-z]{2}0$/);
  assert.is(createClassNamer(root)('primary', `${button}`), primary);
});

test('no two style sheets share a name, and a file that is none is refused', () => {
  const nameOf = createClassNamer(root);
  assert.is.not(nameOf('root', `${button}`), nameOf('root', `${toast}`));
  assert.throws(() => nameOf('root', `${root}/src/main.tsx`), /not among the style sheets/);
});

test.run();
