import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { render } from 'preact';
import { App } from './App';
import { createLazyLiveGame } from './assembly/lazy-live-game';
import { createLazyServices, type ServiceLoaders } from './assembly/lazy-services';
import { createLoadSchedule } from './assembly/load-schedule';
import { saveBootHints } from './assembly/save-boot-hints';
import { createStorageAccess } from './assembly/storage-access';
import { languages } from './content/bilingual';
import { delay } from './device/browser/delay';
import { createInstallation } from './device/browser/install';
import { locationHash } from './device/browser/location-hash';
import { preferredLanguage } from './device/browser/preferred-language';
import { createTabChannel } from './device/browser/tab-channel';
import { showTheme } from './device/browser/theme';
import { createUpdates } from './device/browser/updates';
import { onPageHide, onVisibilityChange } from './device/browser/visibility';
import { copyText } from './device/files/clipboard';
import { printPage } from './device/files/print-page';
import { createVibration } from './device/output/vibration';
import { randomId } from './device/random-id';
import { randomSeed } from './device/random-seed';
import { dictionaries } from './i18n/dictionaries';
import { isCustomCard } from './rules/planar/planar-card';
import { fetchLazyComponents } from './screens/parts/lazy-component';
import { places } from './screens/parts/page/places';
import { NewGameScreen, TableScreen } from './screens/table/lazy-screens';
import { createAppState } from './session/app/app-state';
import { Contexts } from './session/contexts/Contexts';
import type { GameSessionPorts } from './session/game/live-game';
import { followLanguage, type LoadedLanguage } from './session/preferences/language';
import { createSettings } from './session/preferences/live-settings';
import { createRouter } from './session/routing/router';
import { isFirstVisit, readBootHints } from './storage/settings/boot-hints';

const root = document.getElementById('app');
// The startup check removes the element in unsupported browsers; stored data must not be touched there.
if (!root) throw new Error('This browser is too old');

const isNewcomer = isFirstVisit();
const { hasGame, showsLife, effectsAndRemindersHeight, cardsShownWithPicture, ...firstPaintSettings } =
  readBootHints();
const firstPaintLayout = {
  effectsAndRemindersHeight: signal(effectsAndRemindersHeight),
  cardsShownWithPicture: signal(cardsShownWithPicture),
};
const schedule = createLoadSchedule(hasGame);
const storage = createStorageAccess(schedule.afterFirstScreen, hasGame);
const app = createAppState({
  build: __BUILD__,
  afterFirstScreen: schedule.afterFirstScreen,
  updates: createUpdates(schedule.afterFirstTaps),
  installation: createInstallation(),
  storageCondition: storage.condition,
  reload: () => location.reload(),
});
const settings = createSettings({
  openStore: async () => (await storage.open()).settings,
  firstPaintSettings,
  phoneLanguage: preferredLanguage(languages),
  tabChannel: createTabChannel('planar-table-settings'),
});
const printedCards = schedule.afterFirstScreen.then(
  () => import(/* in catalog */ './content/planes/catalog'),
);
const router = createRouter(locationHash, showsLife ? 'life' : 'plane');

const services = createLazyServices(loadAndAssembleServices, app.reportFailure);
const { device } = services;

const gamePorts: GameSessionPorts = {
  openGames: async () => (await storage.open()).games,
  readLatestGame: storage.readLatestGame,
  loadCatalog: async (neededCardIds) =>
    neededCardIds.some(isCustomCard) ? (await services.catalog.load()).loadFullCatalog() : printedCards,
  loadDeckCards: async (id) => (await services.decks.load()).loadCards(id),
  now: Date.now,
  randomSeed,
  freshId: randomId,
  tabChannel: createTabChannel('planar-table'),
  requestPersistence,
  isGameExpected: hasGame,
};
const liveGame = createLazyLiveGame({
  load: async () => {
    // On a slow connection, the engine must not compete with the form for a new game.
    if (!hasGame) await schedule.afterFirstScreen;
    const module = await import(/* in game, preload 1 if game */ './session/game/live-game');
    return module.createGameSession(gamePorts);
  },
  isGameExpected: hasGame,
  requestPersistence,
});
/** What `assembly/` builds on. */
const startupSources = { app, settings, storage, liveGame, saving: liveGame, services };
const vibrate = createVibration();

effect(() => showTheme(settings.values.value.theme));
saveBootHints({ settings, liveGame, tableView: router.tableView, ...firstPaintLayout });
onVisibilityChange((isVisible) => isVisible && liveGame.retrySaving());
onPageHide(() => liveGame.flushAndReturnUnsaved());
storage.codeLoaded
  .then(() => import(/* in open-storage */ './assembly/save-pending-on-page-hide'))
  .then((module) => module.savePendingOnPageHide(startupSources));
liveGame.load().catch(app.reportFailure);

async function loadAndAssembleServices(): Promise<ServiceLoaders> {
  await schedule.afterFirstScreen;
  const assembly = await import(/* in services */ './assembly/assemble-services');
  return assembly.assembleServices({
    ...startupSources,
    printedCards,
    isNewcomer,
    screenNeedsCustomCards: () => places[router.route.value.place].needsCustomCards ?? false,
    requestPersistence,
  });
}

function requestPersistence() {
  device.load().then((loadedDevice) => loadedDevice.requestPersistence(), app.reportFailure);
}

async function saveAsFile(name: string, contents: string | Blob, type: string) {
  return (await device.load()).saveFile(new File([contents], name, { type }));
}

function renderApp(root: HTMLElement, loadedLanguage: ReadonlySignal<LoadedLanguage>) {
  const { backups, cardIndex, deckImport, decks, customCards, moveForEncounter } = services;
  const { pictures, releaseNews, rulebook, terms } = services;
  render(
    <Contexts
      app={app}
      preferences={{ settings, loadedLanguage, releaseNews }}
      router={router}
      device={{
        services: device,
        randomSeed,
        vibrate: vibrate && (() => settings.values.peek().vibrates && vibrate()),
        playTone: () => void device.load().then(({ playTone }) => playTone(), app.reportFailure),
      }}
      sharing={{
        saveAsFile,
        loadShareSheet: async () => (await device.load()).shareSheet,
        copyText,
        print: printPage,
      }}
      firstPaintLayout={firstPaintLayout}
      gameSession={liveGame}
      cards={{
        catalog: computed(() => services.catalog.value?.catalog.value ?? null),
        customCards,
        moveForEncounter,
      }}
      decks={{ decks, deckImport }}
      pictures={pictures}
      rulebook={{ rulebook, terms, openTermId: signal(null) }}
      cardIndex={cardIndex}
      backups={backups}
      screenMemory={new Map()}
    >
      <App />
    </Contexts>,
    root,
  );
}

/** Loads what the next taps may need, and starts the work that nothing on the screen asks for. */
async function loadRemainingParts() {
  const background = await import(/* in services */ './assembly/background-work');
  await Promise.all([fetchLazyComponents(), background.startBackgroundWork({ ...startupSources, router })]);
  // A separate task, so that no tap waits for all of this work.
  await delay(0);
  await services.terms.load();
}

async function start(root: HTMLElement) {
  const isNewGameFormFirst = !hasGame && places[router.route.peek().place].tab === 'table';
  const firstComponent = hasGame ? TableScreen : isNewGameFormFirst ? NewGameScreen : null;
  const [loadedLanguage] = await Promise.all([
    followLanguage(
      settings.language,
      {
        firstPaint: (language) => dictionaries[language].firstPaint(),
        form: (language) =>
          (isNewGameFormFirst ? Promise.resolve() : schedule.afterFirstScreen).then(() =>
            dictionaries[language].form(),
          ),
        remaining: (language) => schedule.afterFirstScreen.then(() => dictionaries[language].remaining()),
      },
      isNewGameFormFirst,
      app.reportFailure,
    ),
    firstComponent?.fetch().catch(app.reportFailure),
    schedule.waitForExpectedGame(liveGame.state),
  ]);
  renderApp(root, loadedLanguage);
  // For the startup check and the prerendered form.
  root.dispatchEvent(new Event('rendered'));
  await schedule.waitForFirstScreen(liveGame.state);
  services.catalog.request();
  await Promise.all([printedCards, schedule.afterFirstTaps]);
  await loadRemainingParts();
}

start(root).catch(app.reportFailure);
