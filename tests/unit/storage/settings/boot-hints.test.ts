import { languages } from '../../../../src/content/bilingual';
import { dieSources, panelLayouts, planeTextFacings, themes } from '../../../../src/settings/setting-choices';
import {
  type BootHints,
  isFirstVisit,
  readBootHints,
  writeBootHints,
} from '../../../../src/storage/settings/boot-hints';
import { assert, suite } from '../../../support/suite';

const test = suite('boot hints');

const defaultHints: BootHints = {
  language: null,
  theme: 'phone',
  textFacing: 'one',
  panels: 'twoSides',
  die: 'app',
  isInstallHintSeen: false,
  areHintsOver: false,
  hintsSeen: [],
  hasGame: false,
  showsLife: false,
  effectsAndRemindersHeight: 0,
  cardsShownWithPicture: [],
};

function provideStorage(storage: unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage });
}

function refuse(): never {
  throw new DOMException('not here', 'SecurityError');
}

/** Returns a storage that holds one text under every key. */
function storageHolding(text: string | null) {
  let held = text;
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => {
      held = value;
    },
  };
}

test.after(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('written hints are read', () => {
  provideStorage(storageHolding(null));
  assert.equal(readBootHints(), defaultHints);
  const examples: readonly BootHints[] = [
    {
      language: 'ru',
      theme: 'light',
      textFacing: 'two',
      panels: 'upright',
      die: 'table',
      isInstallHintSeen: true,
      areHintsOver: false,
      hintsSeen: ['die'],
      hasGame: true,
      showsLife: true,
      effectsAndRemindersHeight: 50,
      cardsShownWithPicture: ['bant'],
    },
    {
      language: 'en',
      theme: 'dark',
      textFacing: 'four',
      panels: 'fourSides',
      die: 'app',
      isInstallHintSeen: false,
      areHintsOver: true,
      hintsSeen: ['die', 'swipe'],
      hasGame: false,
      showsLife: false,
      effectsAndRemindersHeight: 0,
      cardsShownWithPicture: [],
    },
    {
      language: null,
      theme: 'phone',
      textFacing: 'one',
      panels: 'twoSides',
      die: 'app',
      isInstallHintSeen: false,
      areHintsOver: false,
      hintsSeen: [],
      hasGame: true,
      showsLife: true,
      effectsAndRemindersHeight: 106,
      cardsShownWithPicture: ['naya', 'jund'],
    },
  ];
  assert.ok(isFirstVisit());
  for (const hints of examples) {
    writeBootHints(hints);
    assert.not.ok(isFirstVisit());
    assert.equal(readBootHints(), hints);
  }
});

test('the names of all versions are written', () => {
  const storage = storageHolding(null);
  provideStorage(storage);
  writeBootHints({
    ...defaultHints,
    hasGame: true,
    showsLife: true,
    effectsAndRemindersHeight: 50,
    cardsShownWithPicture: ['bant'],
  });
  const text = String(storage.getItem());
  const { hasGame, showsLife, effectsAndRemindersHeight, cardsShownWithPicture, textFacing, ...settings } =
    defaultHints;
  assert.equal(JSON.parse(text), {
    ...settings,
    facing: textFacing,
    playing: true,
    life: true,
    strips: 50,
    pictured: ['bant'],
  });
  assert.match(text, /"playing":true/, 'as startup-check.js looks for it');
});

test('each invalid value affects only itself', () => {
  const settings = {
    language: 'ru',
    theme: 'light',
    panels: 'upright',
    die: 'table',
    isInstallHintSeen: true,
    areHintsOver: true,
    hintsSeen: ['die'] as string[],
  } as const;
  const stored = { ...settings, facing: 'two', playing: true, life: true, strips: 50, pictured: ['bant'] };
  const hints: BootHints = {
    ...settings,
    textFacing: 'two',
    hasGame: true,
    showsLife: true,
    effectsAndRemindersHeight: 50,
    cardsShownWithPicture: ['bant'],
  };
  const readBack = (changes: object) => {
    provideStorage(storageHolding(JSON.stringify({ ...stored, ...changes })));
    return readBootHints();
  };
  for (const invalid of ['de', 1, {}, []])
    assert.equal(readBack({ language: invalid }), { ...hints, language: null });
  for (const invalid of ['sepia', 1, null])
    assert.equal(readBack({ theme: invalid }), { ...hints, theme: 'phone' });
  for (const invalid of ['three', 2, null])
    assert.equal(readBack({ facing: invalid }), { ...hints, textFacing: 'one' });
  for (const invalid of ['yes', 1, null])
    assert.equal(readBack({ isInstallHintSeen: invalid }), { ...hints, isInstallHintSeen: false });
  for (const invalid of ['yes', 1, null])
    assert.equal(readBack({ areHintsOver: invalid }), { ...hints, areHintsOver: false });
  for (const invalid of ['die', null, {}, 7])
    assert.equal(readBack({ hintsSeen: invalid }), { ...hints, hintsSeen: [] });
  for (const invalid of ['heap', 4, null])
    assert.equal(readBack({ panels: invalid }), { ...hints, panels: 'twoSides' });
  for (const invalid of ['glass', 6, null])
    assert.equal(readBack({ die: invalid }), { ...hints, die: 'app' });
  for (const invalid of ['yes', 1, null])
    assert.equal(readBack({ playing: invalid }), { ...hints, hasGame: false });
  for (const invalid of ['yes', 1, null])
    assert.equal(readBack({ life: invalid }), { ...hints, showsLife: false });
  for (const invalid of ['high', null, {}, -5, Number.NaN])
    assert.equal(readBack({ strips: invalid }), { ...hints, effectsAndRemindersHeight: 0 });
  for (const invalid of ['bant', null, {}, 7])
    assert.equal(readBack({ pictured: invalid }), { ...hints, cardsShownWithPicture: [] });
  assert.equal(readBack({ strips: 1e9 }), { ...hints, effectsAndRemindersHeight: 300 });
});

test('unreadable data counts as a missing hint', () => {
  for (const text of ['', '{', 'undefined', 'null', '0', '"dark"', '[]', 'true', '\u0000', '{"theme":']) {
    provideStorage(storageHolding(text));
    assert.equal(readBootHints(), defaultHints, text);
  }
});

test('without localStorage there are no hints, and nothing fails', () => {
  for (const storage of [undefined, null, { getItem: refuse, setItem: refuse }]) {
    provideStorage(storage);
    assert.equal(readBootHints(), defaultHints);
    writeBootHints({ ...defaultHints, language: 'ru', hasGame: true });
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  assert.equal(readBootHints(), defaultHints);
  writeBootHints(defaultHints);
});

const choices = {
  language: languages,
  theme: themes,
  textFacing: planeTextFacings,
  panels: panelLayouts,
  die: dieSources,
};

for (const [field, values] of Object.entries(choices)) {
  test(`every choice of ${field} is remembered`, () => {
    provideStorage(storageHolding(null));
    for (const value of values) {
      writeBootHints({ ...readBootHints(), [field]: value });
      assert.is(readBootHints()[field as keyof typeof choices], value);
    }
  });
}

test.run();
