import '../../../../support/rendered/page-in-node';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { headlessContexts } from '../../../../../scripts/build/headless-contexts';
import { en } from '../../../../../src/i18n/en';
import { reopenableSheets } from '../../../../../src/screens/parts/page/reopenable-sheets';
import { Contexts } from '../../../../../src/session/contexts/Contexts';
import type { ReturnTarget } from '../../../../../src/session/routing/router';
import { assert, suite } from '../../../../support/suite';

const { BackLink } = await import('../../../../../src/screens/parts/page/BackLink');

const test = suite('back link');

const contexts = headlessContexts({ language: 'en', firstPaintWords: en, newGameFormWords: en, words: en });

/** What the link says that leads back to this stop. */
function nameOf(before: ReturnTarget): string {
  render(
    <Contexts {...contexts} router={{ ...contexts.router, returnTarget: signal(before) }}>
      <BackLink fallback={{ place: 'lands' }} />
    </Contexts>,
    document.body,
  );
  return document.body.textContent;
}

const table = { place: 'table', view: 'plane' } as const;

test('every sheet that opens again is named by its title', () => {
  for (const layer of reopenableSheets)
    assert.is.not(nameOf({ route: table, sheetName: layer }), en.places.table, layer);
  assert.is(nameOf({ route: table, sheetName: 'seats' }), en.seating.title);
});

test('a layer without a known name is named by its place', () => {
  for (const layer of [null, 'toString', 'keypad']) {
    assert.is(nameOf({ route: table, sheetName: layer }), en.places.table, String(layer));
  }
});

test.run();
