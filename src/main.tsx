import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { App, fetchTheRest } from './App';
import { createFirstMoments } from './assembly/first-moments';
import { languages } from './content/bilingual';
import type { PlanarCardFacts } from './content/planes/planar-card-facts';
import { address } from './device/address';
import { copyText } from './device/clipboard';
import { pause } from './device/frames';
import { createInstallation } from './device/install';
import { phoneLanguage } from './device/phone-language';
import { printPage } from './device/print-page';
import { saveFile } from './device/save-file';
import { freshSeed } from './device/seed';
import { createTabs } from './device/tabs';
import { createUpdates } from './device/updates';
import { vibration } from './device/vibration';
import { onLeaving, onVisibilityChange } from './device/visibility';
import { createVoices } from './device/voices';
import { createWakeLock } from './device/wake-lock';
import { loadOtherWords, loadTableWords } from './i18n/dictionaries';
import { isOwnCard } from './rules/planar/planar-card';
import { createAppState } from './session/app-state';
import { watchCatalogue, withOwnCards } from './session/catalogue';
import { createLiveTable } from './session/live-table';
import { type OnDemand, onDemand } from './session/on-demand';
import { openedOnce } from './session/opened-once';
import { createReadAloud } from './session/read-aloud';
import { createRouter, type Route, type Router } from './session/route';
import { type Session, SessionContext } from './session/session';
import { createSettings } from './session/settings';
import { followLanguage } from './session/spoken-words';
import { storageFailure } from './storage/failure';
import type { FirstGame } from './storage/first-game';
import { readFirstLook, writeFirstLook } from './storage/first-look';

const { playing: expectGame, strips: stripsBefore, pictured: picturedBefore, ...firstLook } = readFirstLook();
const firstMoments = createFirstMoments(expectGame);
const strips = signal(stripsBefore);
const pictured = signal(picturedBefore);

/** Milliseconds that the store leaves to the reading of the first game, which keeps the phone busy enough. */
const HEAD_START = 1000;

let firstGame: Promise<FirstGame | null> = Promise.resolve(null);

function readFirstGame(stepsWanted: number): Promise<FirstGame | null> {
  firstGame = import('./storage/first-game')
    .then((module) => module.readFirstGame(stepsWanted))
    .catch(() => null);
  return firstGame;
}

const openStorage = openedOnce(async () => {
  await Promise.race([firstGame, pause(HEAD_START)]);
  await firstMoments.afterFirstSight;
  return (await import('./storage/open-storage')).openStorage();
});

/** What only some places need comes behind the first paint, or when somebody asks for it before. */
const parts = {
  knownCards: () => import('./assembly/known-cards'),
  rulebook: () => import('./assembly/rulebook'),
  decks: () => import('./assembly/decks'),
  deckPost: () => import('./assembly/deck-post'),
  ownCards: () => import('./assembly/own-cards'),
  pictures: () => import('./assembly/pictures'),
  terms: () => import('./assembly/terms'),
  share: () => import('./device/share'),
  sound: () => import('./device/sound'),
};
const knownCards = onDemand(async () => (await parts.knownCards()).assembleKnownCards());
const rulebook = onDemand(async () => (await parts.rulebook()).assembleRulebook());
const decks = onDemand(async () => (await parts.decks()).assembleDecks());
const deckPost = onDemand(async () => (await parts.deckPost()).assembleDeckPost());
const ownCards = onDemand(async () => {
  const games = async () => (await openStorage()).games.list();
  return (await parts.ownCards()).assembleOwnCards({ games, playing: table.playing });
});
const pictures = onDemand(async () => (await parts.pictures()).assemblePictures(await catalogue, allCards));
const terms = onDemand(async () => (await parts.terms()).assembleTerms());

const catalogue = firstMoments.afterFirstSight.then(() => import('./content/planes/catalogue'));

/** Null until they are read, and no cards where they cannot be had: then the printed ones are all there are. */
const ownFacts = signal<readonly PlanarCardFacts[] | null>(null);
effect(() => {
  const read = ownCards.part.value?.facts.value;
  if (read) ownFacts.value = read;
});
const openOwnCardsOrNone = () =>
  ownCards.open().catch(() => {
    ownFacts.value ??= [];
    app.reportMissingPart();
  });

async function allCards() {
  const own = await openOwnCardsOrNone();
  return own ? withOwnCards(await catalogue, await own.whenRead()) : catalogue;
}

const table = createLiveTable({
  games: async () => (await openStorage()).games,
  firstGame: readFirstGame,
  async catalogue(needed) {
    return needed.some(isOwnCard) ? allCards() : catalogue;
  },
  savedDeck: async (id) => (await decks.open()).find(id),
  now: Date.now,
  freshSeed,
  freshId: () => crypto.randomUUID(),
  whyFailed: storageFailure,
  tabs: createTabs('planar-table'),
  expectGame,
});
const settings = createSettings({
  store: async () => (await openStorage()).settings,
  firstLook,
  phoneLanguage: phoneLanguage(languages),
});
const app = createAppState({
  version: __APP_VERSION__,
  updates: createUpdates(),
  installation: createInstallation(),
  damaged: async () => (await openStorage()).damaged,
  saveFile,
  reload: () => location.reload(),
});
const tick = vibration();
const wakeLock = createWakeLock();
effect(() => {
  wakeLock.keepAwake(settings.values.value.keepAwake && table.state.value.kind === 'playing');
});
effect(() => {
  const { language, theme, facing, panels, die } = settings.values.value;
  const { kind } = table.state.value;
  if (kind !== 'opening') {
    writeFirstLook({
      language,
      theme,
      facing,
      panels,
      die,
      playing: kind === 'playing',
      strips: strips.value,
      pictured: pictured.value,
    });
  }
});
onVisibilityChange((visible) => visible && table.retrySaving());
onLeaving(table.hurrySaving);

// A game that cannot be read is set aside when it is met: the latest one at once, the others in this round.
table.savedGames();

/** Files that the phone opens with the app are decks. */
async function followOpenedFiles(router: Router) {
  const { onOpenedFiles } = await import('./device/inbox');
  onOpenedFiles(async (files) => {
    router.go({ place: 'receive' });
    (await deckPost.open()).takeFiles(files);
  });
}

/** Has a part ready, or tells that its files could not be had. */
function asked(part: OnDemand<unknown>): () => void {
  return () => void part.open().catch(app.reportMissingPart);
}

const placesWithOwnCards: readonly Route['place'][] = ['decks', 'myDecks', 'newGame', 'receive', 'ownCards'];

async function show(root: HTMLElement) {
  const speech = await followLanguage(
    settings.language,
    { loadTableWords, loadOtherWords },
    app.reportMissingPart,
  );
  const router = createRouter(address);
  /** A card of the user's own is on the table, or may be in the lists that are looked at. */
  const areOwnCardsWanted = () => {
    const planar = table.state.value.kind === 'playing' && table.state.value.game.history.table.planar;
    const isAtTable = planar && Object.keys(planar.kinds).some(isOwnCard);
    return isAtTable || placesWithOwnCards.includes(router.route.value.place);
  };
  effect(() => {
    if (!ownFacts.value && areOwnCardsWanted()) openOwnCardsOrNone();
  });
  const session: Session = {
    table,
    settings,
    app,
    speech,
    router,
    catalogue: watchCatalogue(catalogue, app.reportMissingPart, {
      facts: ownFacts,
      isWanted: areOwnCardsWanted,
    }),
    strips,
    freshSeed,
    knownCards: knownCards.part,
    openKnownCards: asked(knownCards),
    rulebook: rulebook.part,
    openRulebook: asked(rulebook),
    decks: decks.part,
    openDecks: asked(decks),
    deckPost: deckPost.part,
    openDeckPost: asked(deckPost),
    ownCards: ownCards.part,
    pictures: computed(() => pictures.part.value?.pictures ?? null),
    picturesAtHand: computed(() => pictures.part.value?.atHand ?? null),
    pictured,
    pictureImport: computed(() => pictures.part.value?.import ?? null),
    pictureDownload: computed(() => pictures.part.value?.download ?? null),
    openPictures: asked(pictures),
    importPictures(files) {
      if (router.route.peek().place !== 'pictures') router.go({ place: 'pictures' });
      pictures.open().then((opened) => opened.import.bring(files), app.reportMissingPart);
    },
    readAloud: createReadAloud(createVoices()),
    terms: terms.part,
    termAsked: signal(null),
    saveFile,
    shareSheet: async () => (await parts.share()).createShareSheet(),
    sound: () => void parts.sound().then(({ playTone }) => playTone(), app.reportMissingPart),
    tick: tick && (() => settings.values.peek().vibrates && tick()),
    copyText,
    print: printPage,
  };
  render(
    <SessionContext.Provider value={session}>
      <App />
    </SessionContext.Provider>,
    root,
  );
  await firstMoments.seeing(computed(() => speech.value.words));
  await Promise.all([catalogue, firstMoments.answering(table.state)]);
  // Once another tab has taken a new version, the files of this one are gone: all that may be needed is fetched before.
  await Promise.all([
    fetchTheRest(),
    import('./session/begin-game'),
    ...Object.values(parts).map((load) => load()),
    followOpenedFiles(router),
    openOwnCardsOrNone(),
    ...languages.flatMap((language) => [loadTableWords(language), loadOtherWords(language)]),
  ]);
  // A task of its own, so that no tap has to wait for all of it.
  await pause(0);
  await terms.open();
}

const root = document.getElementById('app');
if (root) show(root).catch(app.reportMissingPart);
