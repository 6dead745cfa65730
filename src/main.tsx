import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { render } from 'preact';
import { App } from './App';
import { keepBootHints } from './assembly/keep-boot-hints';
import { createLazyLiveGame } from './assembly/lazy-live-game';
import { createLazyServices } from './assembly/lazy-services';
import { createLoadSchedule } from './assembly/load-schedule';
import { createStorageAccess } from './assembly/storage-access';
import { languages } from './content/bilingual';
import { delay } from './device/browser/frames';
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
import { randomSeed } from './device/random-seed';
import { loadFormWords, loadOtherWords, loadTableWords } from './i18n/dictionaries';
import { isOwnCard } from './rules/planar/planar-card';
import { screenOf } from './screens';
import { fetchLazyComponents } from './screens/parts/lazy-component';
import { NewGame, TableScreen } from './screens/table/first-screens';
import { createLiveCatalogue } from './session/cards/live-catalogue';
import { Contexts } from './session/contexts/Contexts';
import type { LiveGamePorts } from './session/game/live-game';
import { createAppState } from './session/preferences/app-state';
import { followLanguage, type Speech } from './session/preferences/language';
import { createSettings } from './session/preferences/settings-store';
import { createRouter, type Router } from './session/routing/router';
import type { Place } from './session/routing/routes';
import { classifyStorageError } from './storage/database/storage-failure';
import { isFirstVisit, readBootHints } from './storage/settings/boot-hints';

const root = document.getElementById('app');
// The startup check removes the element in unsupported browsers; stored data must not be touched there.
if (!root) throw new Error('This browser is too old for Planar Table.');

const isNewcomer = isFirstVisit();
const { playing: expectGame, strips: stripsBefore, pictured: picturedBefore, ...bootHints } = readBootHints();
const strips = signal(stripsBefore);
const pictured = signal(picturedBefore);
const schedule = createLoadSchedule(expectGame);
const storage = createStorageAccess(schedule.firstScreen, expectGame);
const printedCards = schedule.firstScreen.then(() => import(/* in catalogue */ './content/planes/catalogue'));

/** Services that the first paint does not need; each is loaded afterward, or on first use. */
const services = createLazyServices(() => app.reportMissingPart());
const cardIndex = services.add(
  () => import('./assembly/assemble-card-index'),
  (file) => file.assembleCardIndex(),
);
const rulebook = services.add(
  () => import('./assembly/assemble-rulebook'),
  (file) => file.assembleRulebook(),
);
const decks = services.add(
  () => import(/* in open-storage */ './assembly/assemble-decks'),
  (file) => file.assembleDecks(askToKeepEverything),
);
const deckImport = services.add(
  () => import('./assembly/assemble-deck-import'),
  (file) =>
    file.assembleDeckImport(async (text) => (await (await device.load()).handover.load()).takeCode(text)),
);
const ownCards = services.add(
  () => import('./assembly/assemble-own-cards'),
  (file) =>
    file.assembleOwnCards({
      games: async () => (await storage.open()).games.list(),
      playing: table.playing,
      askToKeepEverything,
    }),
);
const pictures = services.add(
  () => import('./assembly/assemble-pictures'),
  async (file) => file.assemblePictures(await printedCards, catalogue.all, askToKeepEverything),
);
const terms = services.add(
  () => import('./assembly/assemble-terms'),
  (file) => file.assembleTerms(),
);
const device = services.add(
  () => import('./assembly/assemble-device'),
  (file) => file.assembleDevice(settings, table, storage.open, app),
);
const releaseNews = services.add(
  () => import('./assembly/assemble-release-news'),
  (file) => file.assembleReleaseNews(settings, isNewcomer),
);

const catalogue = createLiveCatalogue({
  printed: printedCards,
  ownCards,
  reportMissingPart: () => app.reportMissingPart(),
});
const gamePorts: LiveGamePorts = {
  games: async () => (await storage.open()).games,
  latestGame: storage.readLatestGame,
  catalogue: async (needed) => (needed.some(isOwnCard) ? catalogue.all() : printedCards),
  savedDeck: async (id) => (await decks.load()).find(id),
  now: Date.now,
  randomSeed,
  freshId: () => crypto.randomUUID(),
  classifyError: classifyStorageError,
  tabs: createTabChannel('planar-table'),
  askToKeepEverything,
  expectGame,
};
const table = createLazyLiveGame({
  load: async () => {
    // On a slow line the form of a new game must not share it with the engine.
    if (!expectGame) await schedule.firstScreen;
    return (await import(/* in game, preload 1 if game */ './session/game/live-game')).createLiveGame(
      gamePorts,
    );
  },
  expectGame,
  askToKeepEverything,
});
const settings = createSettings({
  store: async () => (await storage.open()).settings,
  bootHints,
  phoneLanguage: preferredLanguage(languages),
});
const app = createAppState({
  build: __BUILD__,
  firstScreen: schedule.firstScreen,
  updates: createUpdates(schedule.afterFirstTaps),
  installation: createInstallation(),
  storage: storage.condition,
  reload: () => location.reload(),
});
const tick = createVibration();

effect(() => showTheme(settings.values.value.theme));
keepBootHints({ settings, table, strips, pictured });
onVisibilityChange((visible) => visible && table.retrySaving());
onPageHide(table.flushSaves);
onPageHide(settings.flush);

// Listing the games finds every unreadable one; opening the app checks only the latest.
table.savedGames();

function askToKeepEverything() {
  device.load().then((opened) => opened.askToKeepEverything(), app.reportMissingPart);
}

async function saveFile(name: string, contents: string | Blob, type: string) {
  return (await device.load()).saveFile(new File([contents], name, { type }));
}

/** Tells whether one of the user's own cards is on the table, or the screen lists cards. */
function areOwnCardsWanted(place: Place): boolean {
  const state = table.state.value;
  const planar = state.kind === 'playing' && state.game.history.table.planar;
  return (planar && Object.keys(planar.kinds).some(isOwnCard)) || screenOf(place).listsCards === true;
}

function show(root: HTMLElement, router: Router, speech: ReadonlySignal<Speech>) {
  render(
    <Contexts
      app={app}
      preferences={{ settings, speech, releaseNews }}
      router={router}
      device={{
        device,
        randomSeed,
        tick: tick && (() => settings.values.peek().vibrates && tick()),
        sound: () => void device.load().then(({ playTone }) => playTone(), app.reportMissingPart),
      }}
      sharing={{
        saveFile,
        shareSheet: async () => (await device.load()).shareSheet,
        copyText,
        print: printPage,
      }}
      table={{ table, strips }}
      cards={{
        catalogue: catalogue.follow(() => areOwnCardsWanted(router.route.value.place)),
        ownCards,
      }}
      decks={{ decks, deckImport }}
      pictures={{ pictures, pictured }}
      rulebook={{ rulebook, terms, openTerm: signal(null) }}
      cardIndex={cardIndex}
    >
      <App />
    </Contexts>,
    root,
  );
}

/** Imports the deck files with which the operating system launched the app. */
async function followOpenedFiles(router: Router) {
  const { onLaunchedFiles } = await import('./device/files/launched-files');
  onLaunchedFiles(async (files) => {
    router.go({ place: 'receive' });
    (await deckImport.load()).takeFiles(files);
  });
}

/** Fetches every remaining chunk, because an update activated in another tab removes the files of this version. */
async function loadTheRest(router: Router) {
  await Promise.all([
    fetchLazyComponents(),
    import('./session/game/begin-game'),
    services.fetchAll(),
    followOpenedFiles(router),
    catalogue.readOwnCards(),
    device.load(),
    releaseNews.load(),
    ...languages.flatMap((language) => [
      loadTableWords(language),
      loadFormWords(language),
      loadOtherWords(language),
    ]),
  ]);
  // A separate task, so that no tap waits for all of this work.
  await delay(0);
  await terms.load();
}

async function start(root: HTMLElement) {
  const router = createRouter(locationHash);
  const isFormFirst = !expectGame && screenOf(router.route.peek().place).tab === 'table';
  const firstComponent = expectGame ? TableScreen : isFormFirst ? NewGame : null;
  const [speech] = await Promise.all([
    followLanguage(
      settings.language,
      {
        loadTableWords,
        loadFormWords: (language) =>
          (isFormFirst ? Promise.resolve() : schedule.firstScreen).then(() => loadFormWords(language)),
        loadOtherWords: (language) => schedule.firstScreen.then(() => loadOtherWords(language)),
      },
      isFormFirst,
      app.reportMissingPart,
    ),
    firstComponent?.fetch().catch(app.reportMissingPart),
    schedule.whenGameIsRead(table.state),
  ]);
  show(root, router, speech);
  await schedule.showFirstScreen(table.state);
  await Promise.all([printedCards, schedule.afterFirstTaps]);
  await loadTheRest(router);
}

start(root).catch(app.reportMissingPart);
