import {
  pendingGroups,
  readPendingChanges,
  savePendingChanges,
} from '../../../../src/storage/pending/pending-changes';
import { parseSettings } from '../../../../src/storage/settings/settings-schema';
import { replaceGlobals, restoreGlobals } from '../../../support/fake-globals';
import { assert, suite } from '../../../support/suite';

const test = suite('pending changes');

test.after.each(restoreGlobals);

/** A localStorage in which this many characters fit. */
function limitLocalStorage(maxCharacters: number): void {
  const texts: Record<string, string> = {};
  Object.defineProperties(texts, {
    getItem: { value: (name: string) => texts[name] ?? null },
    setItem: {
      value(name: string, text: string) {
        const others = Object.entries(texts).filter(([other]) => other !== name);
        const used = others.reduce((sum, [other, { length }]) => sum + other.length + length, 0);
        if (used + name.length + text.length > maxCharacters) throw new Error('QuotaExceededError');
        texts[name] = text;
      },
    },
  });
  replaceGlobals({ localStorage: texts });
}

const longText = 'x'.repeat(500);
const { settings } = pendingGroups;

test('settings are saved with the names of all versions', () => {
  limitLocalStorage(1000);
  const regulars = [{ name: 'Friday', players: [{ name: 'Ann', color: 3 }] }];
  const clock = { isShown: true, limit: null, playsSound: true, pauses: [] };
  savePendingChanges(settings, new Map<string, unknown>(Object.entries({ regulars, clock })));
  const pending = Object.fromEntries(readPendingChanges(settings));
  assert.equal(pending, {
    regulars: [{ name: 'Friday', players: [{ name: 'Ann', colour: 3 }] }],
    clock: { isShown: true, limit: null, isHeard: true, pauses: [] },
  });
  assert.equal(parseSettings(pending), { regulars, clock });
});

test('rows of decks and custom cards are saved as they are', () => {
  limitLocalStorage(1000);
  const card = { id: 'own:kitchen', color: 'red', counters: { walkAt: 3 } };
  savePendingChanges(pendingGroups.customCards, new Map([[card.id, card]]));
  assert.equal([...readPendingChanges(pendingGroups.customCards)], [[card.id, card]]);
});

test('a change for which there is no space affects no other, in any order', () => {
  for (const [maxCharacters, keys] of [
    [1000, ['die', 'landList', 'theme']],
    [600, ['die', 'theme']],
    [400, ['die', 'theme']],
  ] as const) {
    for (const order of [
      ['landList', 'theme', 'die'],
      ['theme', 'landList', 'die'],
      ['die', 'theme', 'landList'],
    ]) {
      limitLocalStorage(maxCharacters);
      savePendingChanges(
        settings,
        new Map(order.map((key) => [key, key === 'landList' ? longText : 'dark'])),
      );
      assert.equal([...readPendingChanges(settings).keys()].sort(), keys, `${maxCharacters}: ${order}`);
      restoreGlobals();
    }
  }
});

test.run();
