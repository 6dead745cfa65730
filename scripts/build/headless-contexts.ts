import { signal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { createLazyLiveGame } from '../../src/assembly/lazy-live-game';
import { createAppState } from '../../src/session/app/app-state';
import type { Contexts } from '../../src/session/contexts/Contexts';
import type { LazySignal } from '../../src/session/lib/lazy-signal';
import type { LoadedLanguage } from '../../src/session/preferences/language';
import { createSettings } from '../../src/session/preferences/settings';
import { createRouter } from '../../src/session/routing/router';
import { readBootHints } from '../../src/storage/settings/boot-hints';

type ContextValues = Omit<ComponentProps<typeof Contexts>, 'children'>;

const forever = <Answer>() => new Promise<Answer>(() => {});
const absent = <Part>(): LazySignal<Part> => ({ value: null, load: forever, request() {} });

/** Returns the contexts of an app in Node: without storage, devices, and a game, and none of its services ever load. */
export function headlessContexts(loaded: LoadedLanguage): ContextValues {
  const liveGame = createLazyLiveGame({ load: forever, isGameExpected: false, requestPersistence() {} });
  return {
    app: createAppState({
      build: { version: '', date: null, commit: null },
      afterFirstScreen: forever(),
      updates: { watch() {}, activateUpdate() {} },
      installation: { watch() {}, install: forever },
      storageCondition: forever(),
      reload() {},
    }),
    preferences: {
      settings: createSettings({
        openStore: forever,
        firstPaintSettings: readBootHints(),
        phoneLanguage: loaded.language,
      }),
      loadedLanguage: signal(loaded),
      releaseNews: absent(),
    },
    router: createRouter({
      read: () => '/',
      state: () => null,
      replaceState() {},
      go() {},
      back() {},
      watch() {},
    }),
    device: { services: absent(), vibrate: null, playTone() {}, randomSeed: () => [1, 2, 3, 4] },
    sharing: { saveAsFile: forever, loadShareSheet: async () => null, copyText: forever, print() {} },
    firstPaintLayout: { effectsAndRemindersHeight: signal(0), cardsShownWithPicture: signal([]) },
    liveGame,
    gameLibrary: liveGame,
    saving: liveGame,
    cards: { catalog: signal(null), customCards: absent(), moveForEncounter: absent() },
    decks: { decks: absent(), deckImport: absent() },
    pictures: absent(),
    rulebook: { rulebook: absent(), terms: absent(), openTermId: signal(null) },
    cardIndex: absent(),
    backups: absent(),
    screenMemory: new Map(),
  };
}
