import { emptyQuery } from '../../../../../src/screens/decks/catalog-search/find-cards';
import { useRowsWhileTyping } from '../../../../../src/screens/decks/catalog-search/use-rows-while-typing';
import { renderHook } from '../../../../support/rendered/rendered-hook';
import { assert, suite } from '../../../../support/suite';
import { until } from '../../../../support/wait-until';

const test = suite('the rows of a search');

test('a list begins whole, is short while the user types, and is whole again after a pause', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => index);
  let query = emptyQuery;
  const hook = renderHook(() => useRowsWhileTyping(rows, query));
  assert.equal(hook.current(), rows);
  query = { ...emptyQuery, text: 'c' };
  hook.update();
  assert.ok(hook.current().length < 50);
  await until(() => hook.current().length === rows.length);
  hook.unmount();
});

test.run();
