import '../../support/rendered/page-in-node';
import 'fake-indexeddb/auto';
import { headlessContexts } from '../../../scripts/build/headless-contexts';
import { createLazyServices, type LazyServices, type Services } from '../../../src/assembly/lazy-services';
import * as printedCards from '../../../src/content/planes/catalog';
import { en } from '../../../src/i18n/en';
import { openStorage } from '../../../src/storage/open-storage';
import { createStorageCondition } from '../../../src/storage/storage-condition';
import { replaceGlobals, restoreGlobals } from '../../support/fake-globals';
import { assert, suite } from '../../support/suite';

const { assembleServices } = await import('../../../src/assembly/assemble-services');

const test = suite('the services that the first paint does not need');

/** An open channel would keep Node running. */
class SilentChannel extends EventTarget {
  postMessage() {}
}
test.before(() => replaceGlobals({ BroadcastChannel: SilentChannel }));
test.after(restoreGlobals);

const { app, preferences, gameSession } = headlessContexts({
  language: 'en',
  firstPaintWords: en,
  newGameFormWords: en,
  words: en,
});

/** Returns all services, of which none is loaded yet. */
function start(): LazyServices {
  const opened = openStorage({ bucket: null });
  return createLazyServices(
    async (services) =>
      assembleServices({
        app,
        settings: preferences.settings,
        storage: {
          open: () => opened,
          readLatestGame: async () => null,
          condition: createStorageCondition(),
          codeLoaded: new Promise(() => {}),
        },
        liveGame: gameSession,
        saving: gameSession,
        services,
        printedCards: Promise.resolve(printedCards),
        isNewcomer: true,
        screenNeedsCustomCards: () => false,
        requestPersistence() {},
      }),
    (error) => {
      throw error;
    },
  );
}

test('every service can be assembled, alone and with the services it needs', async () => {
  const names = Object.keys(start()) as (keyof Services)[];
  for (const name of names) {
    const services = start();
    await services[name].load();
    assert.ok(services[name].value, name);
  }
});

test.run();
