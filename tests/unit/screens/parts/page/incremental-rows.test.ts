/** Long lists are rendered a few rows at a time. */
import '../../../../support/rendered/page-in-node';
import { h, render } from 'preact';
import { IncrementalRows } from '../../../../../src/screens/parts/page/IncrementalRows';
import { assert, suite } from '../../../../support/suite';
import { until } from '../../../../support/wait-until';

const test = suite('incremental rows');

const numbers = Array.from({ length: 200 }, (_, index) => index);

function renderList(
  root: HTMLElement,
  props: { rows: readonly number[]; query: string; immediateCount?: number },
) {
  render(h(IncrementalRows<number>, { ...props, children: (row) => h('li', { key: row }, row) }), root);
}

const rowsIn = (root: HTMLElement) => [...root.querySelectorAll('li')].map((row) => Number(row.textContent));

test('a list begins with its first rows, and has all of them in order soon after', async () => {
  const root = document.createElement('ul');
  renderList(root, { rows: numbers, query: '' });
  assert.equal(rowsIn(root), numbers.slice(0, rowsIn(root).length));
  assert.ok(rowsIn(root).length < 25);
  await until(() => rowsIn(root).length === numbers.length);
  assert.equal(rowsIn(root), numbers);
  render(null, root);
});

test('the rows of another query begin with the first ones again', async () => {
  const root = document.createElement('ul');
  renderList(root, { rows: numbers, query: '' });
  await until(() => rowsIn(root).length === numbers.length);
  const found = numbers.toReversed();
  renderList(root, { rows: found, query: 'c' });
  assert.ok(rowsIn(root).length < 25);
  await until(() => rowsIn(root).length === found.length);
  assert.equal(rowsIn(root), found);
  render(null, root);
});

test('a list to which somebody comes back is whole at once, for its scroll position', () => {
  const root = document.createElement('ul');
  renderList(root, { rows: numbers, query: '', immediateCount: numbers.length });
  assert.equal(rowsIn(root), numbers);
  render(null, root);
});

test.run();
