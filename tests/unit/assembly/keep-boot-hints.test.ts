import { signal } from '@preact/signals';
import { keepBootHints } from '../../../src/assembly/keep-boot-hints';
import type { LiveGame, LiveGameState } from '../../../src/session/game/live-game';
import type { SavedSettings, Settings } from '../../../src/session/preferences/settings';
import type { Face } from '../../../src/session/routing/routes';
import { isFirstVisit, readBootHints } from '../../../src/storage/settings/boot-hints';
import { restoreGlobals } from '../../support/fake-globals';
import { replaceLocalStorage } from '../../support/fake-local-storage';
import { assert, suite } from '../../support/suite';

const test = suite('keeping boot hints');

const chosen = {
  language: 'ru',
  theme: 'dark',
  facing: 'two',
  panels: 'upright',
  die: 'table',
  isInstallHintSeen: true,
} as const;

const playing = () => ({ kind: 'playing' }) as LiveGameState;

function watchHints(kind: 'opening' | 'empty') {
  const kept = replaceLocalStorage();
  const source = {
    values: signal(chosen as unknown as SavedSettings),
    state: signal<LiveGameState>({ kind }),
    face: signal<Face>('plane'),
    stripsHeight: signal(0),
    pictured: signal<readonly string[]>([]),
  };
  keepBootHints({
    settings: { values: source.values } as unknown as Settings,
    liveGame: { state: source.state } as unknown as LiveGame,
    face: source.face,
    stripsHeight: source.stripsHeight,
    pictured: source.pictured,
  });
  return { ...source, kept };
}

test.after.each(restoreGlobals);

test('nothing is written until it is known whether there is a game', () => {
  const { state } = watchHints('opening');
  assert.is(isFirstVisit(), true);
  state.value = { kind: 'empty' };
  assert.equal(readBootHints(), { ...chosen, playing: false, life: false, strips: 0, pictured: [] });
});

test('every change is written at once', () => {
  const { values, state, face, stripsHeight, pictured } = watchHints('empty');
  state.value = playing();
  assert.is(readBootHints().playing, true);
  face.value = 'life';
  assert.is(readBootHints().life, true);
  stripsHeight.value = 48;
  assert.is(readBootHints().strips, 48);
  pictured.value = ['naya'];
  assert.equal(readBootHints().pictured, ['naya']);
  values.value = { ...values.value, theme: 'light' };
  assert.equal(readBootHints(), {
    ...chosen,
    theme: 'light',
    playing: true,
    life: true,
    strips: 48,
    pictured: ['naya'],
  });
});

test('a move writes nothing', () => {
  const { state, kept } = watchHints('empty');
  state.value = playing();
  for (const key of Object.keys(kept)) delete kept[key];
  state.value = playing();
  assert.is(isFirstVisit(), true);
});

test.run();
