import { signal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { createLazyLiveGame } from '../../src/assembly/lazy-live-game';
import { noOtherTabs } from '../../src/device/browser/tab-channel';
import { createAppState } from '../../src/session/app/app-state';
import type { Contexts } from '../../src/session/contexts/Contexts';
import type { LazySignal } from '../../src/session/lib/lazy-signal';
import type { LoadedLanguage } from '../../src/session/preferences/language';
import { createSettings } from '../../src/session/preferences/live-settings';
import { createRouter } from '../../src/session/routing/router';
import { readBootHints } from '../../src/storage/settings/boot-hints';
import { createStorageCondition } from '../../src/storage/storage-condition';

type ContextValues = Omit<ComponentProps<typeof Contexts>, 'children'>;

const neverResolves = <Answer>() => new Promise<Answer>(() => {});
const neverLoadedSignal = <Part>(): LazySignal<Part> => ({ value: null, load: neverResolves, request() {} });

/** Returns the contexts of an app in Node: without storage, devices, and a game, and none of its services ever load. */
export function headlessContexts(loaded: LoadedLanguage): ContextValues {
  const liveGame = createLazyLiveGame({
    load: neverResolves,
    isGameExpected: false,
    requestPersistence() {},
  });
  return {
    app: createAppState({
      build: { version: '', date: null, commit: null },
      afterFirstScreen: neverResolves(),
      updates: {
        offlineState: signal('preparing'),
        isUpdateWaiting: signal(false),
        activateUpdate() {},
        dismissUpdate() {},
      },
      installation: { installMethod: signal('browserMenu'), install: neverResolves },
      storageCondition: createStorageCondition(),
      reload() {},
    }),
    preferences: {
      settings: createSettings({
        openStore: neverResolves,
        firstPaintSettings: readBootHints(),
        phoneLanguage: loaded.language,
        tabChannel: noOtherTabs,
      }),
      loadedLanguage: signal(loaded),
      releaseNews: neverLoadedSignal(),
    },
    router: createRouter({
      read: () => '/',
      state: () => null,
      replaceState() {},
      go() {},
      back() {},
      watch() {},
    }),
    device: { services: neverLoadedSignal(), vibrate: null, playTone() {}, randomSeed: () => [1, 2, 3, 4] },
    sharing: {
      saveAsFile: neverResolves,
      loadShareSheet: async () => null,
      copyText: neverResolves,
      print() {},
    },
    firstPaintLayout: { effectsAndRemindersHeight: signal(0), cardsShownWithPicture: signal([]) },
    gameSession: liveGame,
    cards: { catalog: signal(null), customCards: neverLoadedSignal(), moveForEncounter: neverLoadedSignal() },
    decks: { decks: neverLoadedSignal(), deckImport: neverLoadedSignal() },
    pictures: neverLoadedSignal(),
    rulebook: { rulebook: neverLoadedSignal(), terms: neverLoadedSignal(), openTermId: signal(null) },
    cardIndex: neverLoadedSignal(),
    backups: neverLoadedSignal(),
    screenMemory: new Map(),
  };
}
