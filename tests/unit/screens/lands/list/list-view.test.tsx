/** A list of cards as lands: the cards that are known, and names that are not. */

import { signal } from '@preact/signals';
import { render } from 'preact';
import { headlessContexts } from '../../../../../scripts/build/headless-contexts';
import { noOtherTabs } from '../../../../../src/device/browser/tab-channel';
import { en } from '../../../../../src/i18n/en';
import type { KnownCard } from '../../../../../src/rules/landless/known-card';
import { NO_LANDLESS_HOUSE_RULES } from '../../../../../src/rules/landless/land';
import { Contexts } from '../../../../../src/session/contexts/Contexts';
import { createSettings } from '../../../../../src/session/preferences/live-settings';
import { readBootHints } from '../../../../../src/storage/settings/boot-hints';
import { pendingOnlySettingsStore } from '../../../../../src/storage/settings/settings-store';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { press } from '../../../../support/rendered/pressing';
import { assert, suite } from '../../../../support/suite';

const { ListView } = await import('../../../../../src/screens/lands/list/ListView');

const test = suite('a list of cards as lands');

const { list: words, identify } = en.lands;
const bolt: KnownCard = {
  name: 'Lightning Bolt',
  russianName: null,
  manaCost: '{R}',
  rarity: 'common',
  card: { indicator: [], colorAbility: 'none', types: ['instant'], layout: 'normal', wasPlayedAsLand: false },
};

const settings = createSettings({
  openStore: async () => pendingOnlySettingsStore,
  firstPaintSettings: readBootHints(),
  phoneLanguage: 'en',
  tabChannel: noOtherTabs,
});
/** The bolt is the only card that the device knows, and the closest to any other name, with another like it. */
const closest = [bolt, { ...bolt, name: 'Lightning Bold' }];
const cardIndex = {
  storedCount: signal(1),
  builtIn: signal({ kind: 'missing' }),
  progress: signal(null),
  find: async (names: readonly string[]) =>
    new Map(names.filter((name) => name === bolt.name).map((name) => [name, bolt])),
  findClosest: async (names: readonly string[]) => new Map(names.map((name) => [name, closest])),
};
const contexts = headlessContexts({ language: 'en', firstPaintWords: en, newGameFormWords: en, words: en });
const saved: string[] = [];
const opened: string[] = [];

const saveAsFile = async (name: string) => {
  saved.push(name);
  return 'saved' as const;
};

/** Shows the view with this list. */
async function show(list: string) {
  settings.change({ pastedCardList: list });
  render(
    <Contexts
      {...contexts}
      preferences={{ ...contexts.preferences, settings }}
      sharing={{ ...contexts.sharing, saveAsFile }}
      cardIndex={{ ...contexts.cardIndex, value: cardIndex as never }}
    >
      <ListView houseRules={NO_LANDLESS_HOUSE_RULES} onOpen={(name) => opened.push(name)} />
    </Contexts>,
    document.body,
  );
  await waitUntilSettled(20);
}

/** The names of the cards in the table, which open them. */
const cardsInTable = () => [...document.querySelectorAll<HTMLButtonElement>('tbody button')];
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);

test('a misspelled name is replaced in the list with the card it means', async () => {
  await show('2 Lightnig Bolt');
  assert.match(document.body.textContent ?? '', en.notRecognized(1));
  await press(identify.replaceWith('Lightnig Bolt', 'Lightning Bolt'));
  await waitUntilSettled(20);
  assert.is(settings.values.value.pastedCardList, '2 Lightning Bolt');
  assert.not.match(document.body.textContent ?? '', en.notRecognized(1));
});

test('all sure suggestions are accepted by one button, and what was written is shown and can be restored', async () => {
  const list = '2 Lightnig Bolt\n3 Lihgtning Bolt\n1 Lightning Bolx';
  await show(list);
  // The last name resembles two cards equally.
  await press(identify.acceptAll(2));
  await waitUntilSettled(20);
  const text = () => document.body.textContent ?? '';
  assert.is(settings.values.value.pastedCardList, '2 Lightning Bolt\n3 Lightning Bolt\n1 Lightning Bolx');
  assert.match(text(), en.notRecognized(1));
  assert.match(text(), identify.replaced(2));
  assert.match(text(), 'Lihgtning Bolt → Lightning Bolt');
  await press(identify.undo);
  await waitUntilSettled(20);
  assert.is(settings.values.value.pastedCardList, list);
  assert.match(text(), en.notRecognized(3));
  assert.not.match(text(), identify.replaced(2));
});

test('a misspelled name has one button above the table, and its row asks what the card is', async () => {
  await show('1 Lightning Bolt\n2 Lightnig Bolt');
  const buttons = [...document.querySelectorAll('details li button')];
  assert.equal(
    buttons.map(({ textContent }) => textContent),
    [identify.replaceWith('Lightnig Bolt', 'Lightning Bolt')],
  );
  assert.is(cardsInTable().length, 2);
  assert.match(cardsInTable()[1]?.closest('tr')?.textContent ?? '', words.maybe('Lightning Bolt'));
  cardsInTable()[1]?.click();
  await waitUntilSettled(20);
  assert.match(document.querySelector('form h2')?.textContent ?? '', identify.title('Lightnig Bolt'));
  assert.match(document.querySelector('form p')?.textContent ?? '', identify.pick);
  buttonNamed(en.cancel)?.click();
  await waitUntilSettled(20);
  assert.is(document.querySelector('form'), null);
});

test('for a name that resembles no card, none is suggested', async () => {
  await show('1 Black Lotus');
  document.querySelector('details')?.setAttribute('open', '');
  document.querySelector('details')?.dispatchEvent(new Event('toggle'));
  await waitUntilSettled(20);
  assert.ok(buttonNamed('Black Lotus'));
  assert.is(document.querySelectorAll('[aria-label^="Replace"]').length, 0);
});

test('a known card is a land that opens, and the list can be saved', async () => {
  await show('2 Lightning Bolt');
  assert.is(cardsInTable().length, 1);
  assert.match(cardsInTable()[0]?.textContent ?? '', 'Lightning Bolt');
  cardsInTable()[0]?.click();
  assert.equal(opened, ['Lightning Bolt']);
  await press(words.saveText);
  await press(words.saveCsv);
  assert.equal(saved, ['lands.txt', 'lands.csv']);
});

test.run();
