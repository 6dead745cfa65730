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

const unknown: BootHints = {
  language: null,
  theme: 'phone',
  textFacing: 'one',
  panels: 'twoSides',
  die: 'app',
  isInstallHintSeen: false,
  hasGame: false,
  showsLife: false,
  effectsAndRemindersHeight: 0,
  cardsShownWithPicture: [],
};

function provide(storage: unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage });
}

function refuse(): never {
  throw new DOMException('not here', 'SecurityError');
}

/** localStorage that holds one text, whatever its name. */
function holding(text: string | null) {
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
  provide(holding(null));
  assert.equal(readBootHints(), unknown);
  const looks: readonly BootHints[] = [
    {
      language: 'ru',
      theme: 'light',
      textFacing: 'two',
      panels: 'upright',
      die: 'table',
      isInstallHintSeen: true,
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
      hasGame: true,
      showsLife: true,
      effectsAndRemindersHeight: 106,
      cardsShownWithPicture: ['naya', 'jund'],
    },
  ];
  assert.ok(isFirstVisit());
  for (const look of looks) {
    writeBootHints(look);
    assert.not.ok(isFirstVisit());
    assert.equal(readBootHints(), look);
  }
});

test('the names of all versions are written', () => {
  const storage = holding(null);
  provide(storage);
  writeBootHints({
    ...unknown,
    hasGame: true,
    showsLife: true,
    effectsAndRemindersHeight: 50,
    cardsShownWithPicture: ['bant'],
  });
  const text = String(storage.getItem());
  const { hasGame, showsLife, effectsAndRemindersHeight, cardsShownWithPicture, textFacing, ...settings } =
    unknown;
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
  } as const;
  const stored = { ...settings, facing: 'two', playing: true, life: true, strips: 50, pictured: ['bant'] };
  const look: BootHints = {
    ...settings,
    textFacing: 'two',
    hasGame: true,
    showsLife: true,
    effectsAndRemindersHeight: 50,
    cardsShownWithPicture: ['bant'],
  };
  const readBack = (changes: object) => {
    provide(holding(JSON.stringify({ ...stored, ...changes })));
    return readBootHints();
  };
  for (const odd of ['de', 1, {}, []]) assert.equal(readBack({ language: odd }), { ...look, language: null });
  for (const odd of ['sepia', 1, null]) assert.equal(readBack({ theme: odd }), { ...look, theme: 'phone' });
  for (const odd of ['three', 2, null])
    assert.equal(readBack({ facing: odd }), { ...look, textFacing: 'one' });
  for (const odd of ['yes', 1, null])
    assert.equal(readBack({ isInstallHintSeen: odd }), { ...look, isInstallHintSeen: false });
  for (const odd of ['heap', 4, null])
    assert.equal(readBack({ panels: odd }), { ...look, panels: 'twoSides' });
  for (const odd of ['glass', 6, null]) assert.equal(readBack({ die: odd }), { ...look, die: 'app' });
  for (const odd of ['yes', 1, null]) assert.equal(readBack({ playing: odd }), { ...look, hasGame: false });
  for (const odd of ['yes', 1, null]) assert.equal(readBack({ life: odd }), { ...look, showsLife: false });
  for (const odd of ['high', null, {}, -5, Number.NaN])
    assert.equal(readBack({ strips: odd }), { ...look, effectsAndRemindersHeight: 0 });
  for (const odd of ['bant', null, {}, 7])
    assert.equal(readBack({ pictured: odd }), { ...look, cardsShownWithPicture: [] });
  assert.equal(readBack({ strips: 1e9 }), { ...look, effectsAndRemindersHeight: 300 });
});

test('unreadable data counts as a missing hint', () => {
  for (const text of ['', '{', 'undefined', 'null', '0', '"dark"', '[]', 'true', '\u0000', '{"theme":']) {
    provide(holding(text));
    assert.equal(readBootHints(), unknown, text);
  }
});

test('without localStorage there are no hints, and nothing fails', () => {
  for (const storage of [undefined, null, { getItem: refuse, setItem: refuse }]) {
    provide(storage);
    assert.equal(readBootHints(), unknown);
    writeBootHints({ ...unknown, language: 'ru', hasGame: true });
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  assert.equal(readBootHints(), unknown);
  writeBootHints(unknown);
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
    provide(holding(null));
    for (const value of values) {
      writeBootHints({ ...readBootHints(), [field]: value });
      assert.is(readBootHints()[field as keyof typeof choices], value);
    }
  });
}

test.run();
