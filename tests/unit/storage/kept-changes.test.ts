import { keepChanges, keptChanges, keptGroups } from '../../../src/storage/kept-changes';
import { replaceGlobals, restoreGlobals } from '../../support/fake-globals';
import { assert, suite } from '../../support/suite';

const test = suite('kept changes');

test.after.each(restoreGlobals);

/** A localStorage in which this many characters fit. */
function replaceByNarrowStorage(space: number): void {
  const texts: Record<string, string> = {};
  Object.defineProperties(texts, {
    getItem: { value: (name: string) => texts[name] ?? null },
    setItem: {
      value(name: string, text: string) {
        const others = Object.entries(texts).filter(([other]) => other !== name);
        const used = others.reduce((sum, [other, { length }]) => sum + other.length + length, 0);
        if (used + name.length + text.length > space) throw new Error('QuotaExceededError');
        texts[name] = text;
      },
    },
  });
  replaceGlobals({ localStorage: texts });
}

const list = 'x'.repeat(500);
const { settings } = keptGroups;

test('a change without space costs no other change, whatever the order', () => {
  for (const [space, keys] of [
    [1000, ['die', 'landList', 'theme']],
    [600, ['die', 'theme']],
    [400, ['die', 'theme']],
  ] as const) {
    for (const order of [
      ['landList', 'theme', 'die'],
      ['theme', 'landList', 'die'],
      ['die', 'theme', 'landList'],
    ]) {
      replaceByNarrowStorage(space);
      keepChanges(settings, new Map(order.map((key) => [key, key === 'landList' ? list : 'dark'])));
      assert.equal([...keptChanges(settings).keys()].sort(), keys, `${space}: ${order}`);
      restoreGlobals();
    }
  }
});

test.run();
