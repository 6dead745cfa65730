import { type FirstLook, readFirstLook, writeFirstLook } from '../../../src/storage/first-look';
import { assert, suite } from '../../support/suite';

const test = suite('first look');

const unknown: FirstLook = {
  language: null,
  theme: 'phone',
  facing: 'one',
  die: 'app',
  playing: false,
  strips: 0,
  pictured: [],
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

test('what was written is read', () => {
  provide(holding(null));
  assert.equal(readFirstLook(), unknown);
  const looks: readonly FirstLook[] = [
    {
      language: 'ru',
      theme: 'light',
      facing: 'two',
      die: 'table',
      playing: true,
      strips: 50,
      pictured: ['bant'],
    },
    { language: 'en', theme: 'dark', facing: 'four', die: 'app', playing: false, strips: 0, pictured: [] },
    {
      language: null,
      theme: 'phone',
      facing: 'one',
      die: 'app',
      playing: true,
      strips: 106,
      pictured: ['naya', 'jund'],
    },
  ];
  for (const look of looks) {
    writeFirstLook(look);
    assert.equal(readFirstLook(), look);
  }
});

test('each odd value costs only itself', () => {
  const look = {
    language: 'ru',
    theme: 'light',
    facing: 'two',
    die: 'table',
    playing: true,
    strips: 50,
    pictured: ['bant'],
  };
  const readBack = (changes: object) => {
    provide(holding(JSON.stringify({ ...look, ...changes })));
    return readFirstLook();
  };
  for (const odd of ['de', 1, {}, []]) assert.equal(readBack({ language: odd }), { ...look, language: null });
  for (const odd of ['sepia', 1, null]) assert.equal(readBack({ theme: odd }), { ...look, theme: 'phone' });
  for (const odd of ['three', 2, null]) assert.equal(readBack({ facing: odd }), { ...look, facing: 'one' });
  for (const odd of ['glass', 6, null]) assert.equal(readBack({ die: odd }), { ...look, die: 'app' });
  for (const odd of ['yes', 1, null]) assert.equal(readBack({ playing: odd }), { ...look, playing: false });
  for (const odd of ['high', null, {}, -5, Number.NaN])
    assert.equal(readBack({ strips: odd }), { ...look, strips: 0 });
  for (const odd of ['bant', null, {}, 7])
    assert.equal(readBack({ pictured: odd }), { ...look, pictured: [] });
  assert.equal(readBack({ strips: 1e9 }), { ...look, strips: 300 });
});

test('what cannot be read at all is a hint that is missing', () => {
  for (const text of ['', '{', 'undefined', 'null', '0', '"dark"', '[]', 'true', '\u0000', '{"theme":']) {
    provide(holding(text));
    assert.equal(readFirstLook(), unknown, text);
  }
});

test('without localStorage nothing is known, and nothing breaks', () => {
  for (const storage of [undefined, null, { getItem: refuse, setItem: refuse }]) {
    provide(storage);
    assert.equal(readFirstLook(), unknown);
    writeFirstLook({ ...unknown, language: 'ru', playing: true });
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  assert.equal(readFirstLook(), unknown);
  writeFirstLook(unknown);
});

test.run();
