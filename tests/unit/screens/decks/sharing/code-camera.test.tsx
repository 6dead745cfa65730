import { render } from 'preact';
import { headlessContexts } from '../../../../../scripts/build/headless-contexts';
import { en } from '../../../../../src/i18n/en';
import { Contexts } from '../../../../../src/session/contexts/Contexts';
import type { DeckImport } from '../../../../../src/session/decks/deck-import';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { press } from '../../../../support/rendered/pressing';
import { assert, suite } from '../../../../support/suite';

const { CodeCamera } = await import('../../../../../src/screens/decks/sharing/CodeCamera');

const test = suite('the camera for codes');

let isOn = false;
const deckImport = {
  receiveCode: async () => {},
  scanForCodes(_: HTMLVideoElement, { onStart }: { onStart(): void }) {
    isOn = true;
    onStart();
    return () => {
      isOn = false;
    };
  },
} as Partial<DeckImport> as DeckImport;

async function receive(deckCount: number) {
  render(
    <Contexts {...headlessContexts({ language: 'en', firstPaintWords: en, newGameFormWords: en, words: en })}>
      <CodeCamera deckImport={deckImport} receivedCount={deckCount} />
    </Contexts>,
    document.body,
  );
  await waitUntilSettled();
}

test('it turns off when a deck has been received, but not when one is removed', async () => {
  await receive(0);
  const states: boolean[] = [];
  for (const deckCount of [1, 2, 1, 0, 1]) {
    if (!isOn) await press(en.deckSharing.camera.begin);
    await receive(deckCount);
    states.push(isOn);
  }
  assert.equal(states, [false, false, true, true, false]);
});

test.run();
