import { canonicalJson } from '../../../src/lib/canonical-json';
import { assert, suite } from '../../support/suite';

const test = suite('canonical JSON');

test('the order of fields does not matter, at any depth', () => {
  const one = { name: 'Naar Isle', counters: { kind: 'flame', at: 0 }, acts: [{ b: 1, a: null }] };
  const other = { acts: [{ a: null, b: 1 }], counters: { at: 0, kind: 'flame' }, name: 'Naar Isle' };
  assert.is(canonicalJson(one), canonicalJson(other));
});

test('the order of a list and every value do', () => {
  assert.is.not(canonicalJson([1, 2]), canonicalJson([2, 1]));
  assert.is.not(canonicalJson({ a: 1 }), canonicalJson({ a: '1' }));
  assert.is.not(canonicalJson({ a: null }), canonicalJson({}));
});

test.run();
