import {
  MAIN_SETTINGS_KEY,
  settingsFromRows,
  settingsToRows,
} from '../../../../src/storage/settings/settings-rows';
import { assert, suite } from '../../../support/suite';

const test = suite('rows of settings');

test('the choices share a row, and each draft has its own', () => {
  assert.equal(settingsToRows({ pastedCardList: 'Forest', theme: 'dark', randomDraft: null, die: 'table' }), [
    { key: MAIN_SETTINGS_KEY, value: { theme: 'dark', die: 'table' } },
    { key: 'landList', value: 'Forest' },
    { key: 'draft', value: null },
  ]);
  assert.equal(settingsToRows({ pastedCardList: 'Forest' }), [{ key: 'landList', value: 'Forest' }]);
  assert.equal(settingsToRows({}), []);
});

test('they are read as they were divided, whatever their order', () => {
  const settings = { theme: 'dark', pastedCardList: 'Forest', randomDraft: null } as const;
  assert.equal(settingsFromRows(settingsToRows(settings).toReversed()), settings);
});

test('a draft that an early version stored among the choices is read unless it has a row', () => {
  const choices = { key: MAIN_SETTINGS_KEY, value: { theme: 'dark', landList: 'Forest' } };
  assert.equal(settingsFromRows([choices]), { theme: 'dark', pastedCardList: 'Forest' });
  assert.is(settingsFromRows([{ key: 'landList', value: 'Island' }, choices]).pastedCardList, 'Island');
});

test('rows of other things, and what is no setting, are left out', () => {
  assert.equal(settingsFromRows([{ key: 'backup', value: { at: 1 } }]), {});
  assert.equal(settingsFromRows([{ key: MAIN_SETTINGS_KEY, value: 'text' }]), {});
});

test.run();
