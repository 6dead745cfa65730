import { signal } from '@preact/signals';
import { saveBootHints } from '../../../src/assembly/save-boot-hints';
import type { LiveGame, LiveGameState } from '../../../src/session/game/live-game';
import type { Settings } from '../../../src/session/preferences/live-settings';
import type { TableView } from '../../../src/session/routing/routes';
import type { SavedSettings } from '../../../src/settings/saved-settings';
import { isFirstVisit, readBootHints } from '../../../src/storage/settings/boot-hints';
import { restoreGlobals } from '../../support/fake-globals';
import { replaceLocalStorage } from '../../support/fake-local-storage';
import { assert, suite } from '../../support/suite';

const test = suite('saving boot hints');

const settings = {
  language: 'ru',
  theme: 'dark',
  textFacing: 'two',
  panels: 'upright',
  die: 'table',
  isInstallHintSeen: true,
  areHintsOver: true,
  hintsSeen: ['die'],
} as const;

const playing = () => ({ kind: 'playing' }) as LiveGameState;

function watchHints(kind: 'reading' | 'empty') {
  const storedItems = replaceLocalStorage();
  const source = {
    values: signal(settings as unknown as SavedSettings),
    state: signal<LiveGameState>({ kind }),
    tableView: signal<TableView>('plane'),
    effectsAndRemindersHeight: signal(0),
    cardsShownWithPicture: signal<readonly string[]>([]),
  };
  saveBootHints({
    settings: { values: source.values } as unknown as Settings,
    liveGame: { state: source.state } as unknown as LiveGame,
    tableView: source.tableView,
    effectsAndRemindersHeight: source.effectsAndRemindersHeight,
    cardsShownWithPicture: source.cardsShownWithPicture,
  });
  return { ...source, storedItems };
}

test.after.each(restoreGlobals);

test('nothing is written until it is known whether there is a game', () => {
  const { state } = watchHints('reading');
  assert.is(isFirstVisit(), true);
  state.value = { kind: 'empty' };
  assert.equal(readBootHints(), {
    ...settings,
    hasGame: false,
    showsLife: false,
    effectsAndRemindersHeight: 0,
    cardsShownWithPicture: [],
  });
});

test('every change is written at once', () => {
  const { values, state, tableView, effectsAndRemindersHeight, cardsShownWithPicture } = watchHints('empty');
  state.value = playing();
  assert.is(readBootHints().hasGame, true);
  tableView.value = 'life';
  assert.is(readBootHints().showsLife, true);
  effectsAndRemindersHeight.value = 48;
  assert.is(readBootHints().effectsAndRemindersHeight, 48);
  cardsShownWithPicture.value = ['naya'];
  assert.equal(readBootHints().cardsShownWithPicture, ['naya']);
  values.value = { ...values.value, theme: 'light' };
  assert.equal(readBootHints(), {
    ...settings,
    theme: 'light',
    hasGame: true,
    showsLife: true,
    effectsAndRemindersHeight: 48,
    cardsShownWithPicture: ['naya'],
  });
});

test('a move writes nothing', () => {
  const { state, storedItems } = watchHints('empty');
  state.value = playing();
  for (const key of Object.keys(storedItems)) delete storedItems[key];
  state.value = playing();
  assert.is(isFirstVisit(), true);
});

test.run();
