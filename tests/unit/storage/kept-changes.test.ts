import { keepChanges, keptChanges, keptGroups } from '../../../src/storage/kept-changes';
import { parseSettings } from '../../../src/storage/settings/settings-schema';
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

test('settings are kept with the names of all versions', () => {
  replaceByNarrowStorage(1000);
  const regulars = [{ name: 'Friday', players: [{ name: 'Ann', color: 3 }] }];
  const clock = { isShown: true, limit: null, playsSound: true, pauses: [] };
  keepChanges(settings, new Map<string, unknown>(Object.entries({ regulars, clock })));
  const kept = Object.fromEntries(keptChanges(settings));
  assert.equal(kept, {
    regulars: [{ name: 'Friday', players: [{ name: 'Ann', colour: 3 }] }],
    clock: { isShown: true, limit: null, isHeard: true, pauses: [] },
  });
  assert.equal(parseSettings(kept), { regulars, clock });
});

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
