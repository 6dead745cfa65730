import '../../../../support/rendered/page-in-node';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { en } from '../../../../../src/i18n/en';
import { reopenableSheets } from '../../../../../src/screens/parts/page/reopenable-sheets';
import { CardsProvider } from '../../../../../src/session/contexts/use-cards';
import { DecksProvider } from '../../../../../src/session/contexts/use-decks';
import { PreferencesProvider } from '../../../../../src/session/contexts/use-preferences';
import { RouterProvider } from '../../../../../src/session/contexts/use-router';
import { RulebookProvider } from '../../../../../src/session/contexts/use-rulebook';
import type { LazySignal } from '../../../../../src/session/lib/lazy-signal';
import type { ReturnTarget } from '../../../../../src/session/routing/router';
import { assert, suite } from '../../../../support/suite';

const { BackLink } = await import('../../../../../src/screens/parts/page/BackLink');

const test = suite('the way back');

const absent = <Part,>(): LazySignal<Part> => ({
  value: null,
  load: () => new Promise(() => {}),
  request() {},
});

/** What the link says that leads back to this stop. */
function nameOf(before: ReturnTarget): string {
  render(
    <PreferencesProvider
      value={{ loaded: signal({ language: 'en', firstPaintWords: en, formWords: en, words: en }) } as never}
    >
      <RouterProvider value={{ before: signal(before) } as never}>
        <CardsProvider value={{ catalog: signal(null), customCards: absent(), moveForEncounter: absent() }}>
          <DecksProvider value={{ decks: absent(), deckImport: absent() }}>
            <RulebookProvider value={{ rulebook: absent(), terms: absent(), openTerm: signal(null) }}>
              <BackLink fallback={{ place: 'lands' }} />
            </RulebookProvider>
          </DecksProvider>
        </CardsProvider>
      </RouterProvider>
    </PreferencesProvider>,
    document.body,
  );
  return document.body.textContent;
}

const table = { place: 'table', face: 'plane' } as const;

test('every sheet that opens again is named by its title', () => {
  for (const layer of reopenableSheets)
    assert.is.not(nameOf({ route: table, layer }), en.places.table, layer);
  assert.is(nameOf({ route: table, layer: 'seats' }), en.seating.title);
});

test('a layer without a known name is named by its place', () => {
  for (const layer of [null, 'toString', 'keypad']) {
    assert.is(nameOf({ route: table, layer }), en.places.table, String(layer));
  }
});

test.run();
