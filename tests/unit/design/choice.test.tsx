import '../../support/rendered/page-in-node';
import { render } from 'preact';
import { assert, suite } from '../../support/suite';

const { Choice } = await import('../../../src/design/Choice');

const test = suite('choices');

test('options wrap in pairs, so that the last row is never one option alone', () => {
  for (const [names, pairs] of [
    ['A', ['A']],
    ['AB', ['AB']],
    ['ABC', ['A', 'BC']],
    ['ABCD', ['AB', 'CD']],
    ['ABCDE', ['A', 'BC', 'DE']],
  ] as const) {
    const options = [...names].map((name) => ({ value: name, name }));
    render(<Choice label="" options={options} value="A" onChange={() => undefined} />, document.body);
    assert.equal(
      [...document.querySelectorAll('.pair')].map(({ textContent }) => textContent),
      pairs,
    );
  }
});

test.run();
