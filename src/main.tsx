import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { App, fetchTheRest } from './App';
import { languages } from './content/bilingual';
import type { PlanarCardFacts } from './content/planes/planar-card-facts';
import { address } from './device/address';
import { copyText } from './device/clipboard';
import { createInstallation } from './device/install';
import { phoneLanguage } from './device/phone-language';
import { printPage } from './device/print-page';
import { saveFile } from './device/save-file';
import { afterOtherTabs, askScryfall, fetchPicture, unlessOtherTabFetches, wait } from './device/scryfall';
import { freshSeed } from './device/seed';
import { createTabs } from './device/tabs';
import { createUpdates } from './device/updates';
import { onVisibilityChange } from './device/visibility';
import { createVoices } from './device/voices';
import { createWakeLock } from './device/wake-lock';
import { loadOtherWords, loadTableWords } from './i18n/dictionaries';
import { isOwnCard, type PlanarCardId } from './rules/planar/planar-card';
import { createAppState } from './session/app-state';
import { watchCatalogue, withOwnCards } from './session/catalogue';
import type { DeckPost } from './session/deck-post';
import type { Decks } from './session/decks';
import type { KnownCards } from './session/known-cards';
import { createLiveTable } from './session/live-table';
import { openedOnce } from './session/opened-once';
import type { OwnCards } from './session/own-cards';
import type { PictureDownload } from './session/picture-download';
import type { PictureImport } from './session/picture-import';
import type { Pictures } from './session/pictures';
import type { PicturesAtHand } from './session/pictures-at-hand';
import { createReadAloud } from './session/read-aloud';
import { createRouter, type Route, type Router } from './session/route';
import type { Rulebook } from './session/rulebook';
import { type Session, SessionContext } from './session/session';
import { createSettings } from './session/settings';
import { followLanguage } from './session/spoken-words';
import type { Terms } from './session/terms';
import { storageFailure } from './storage/failure';
import type { FirstGame } from './storage/first-game';
import { readFirstLook, writeFirstLook } from './storage/first-look';

const { playing: expectGame, strips: stripsBefore, pictured: picturedBefore, ...firstLook } = readFirstLook();
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
  await Promise.race([firstGame, new Promise((done) => setTimeout(done, HEAD_START))]);
  return (await import('./storage/open-storage')).openStorage();
});

/** Whoever asks Scryfall for something keeps to the same pauses. */
const askPatiently = openedOnce(async () =>
  (await import('./session/patient-asking')).createPatientAsking({
    ask: askScryfall,
    wait,
    now: () => performance.now(),
  }),
);

const loadKnownCards = () =>
  Promise.all([
    import('./session/known-cards'),
    import('./storage/card-data'),
    import('./storage/known-cards'),
  ]);
const knownCards = signal<KnownCards | null>(null);
const openKnownCards = openedOnce(async () => {
  const [{ createKnownCards }, { readDescribedCard, readCardPage }, { openKnownCards: open }] =
    await loadKnownCards();
  knownCards.value = createKnownCards({
    store: openedOnce(open),
    readCard: readDescribedCard,
    readPage: readCardPage,
    askPatiently: await askPatiently(),
    afterOtherTabs,
    whyFailed: storageFailure,
  });
});

const loadRulebook = () => Promise.all([import('./session/rulebook'), import('./content/rulebook/rulebook')]);
const rulebook = signal<Rulebook | null>(null);
const openRulebook = openedOnce(async () => {
  const [{ createRulebook }, { chapters }] = await loadRulebook();
  rulebook.value = createRulebook(chapters);
});

const loadDecks = () => Promise.all([import('./session/decks'), import('./storage/decks')]);
const decks = signal<Decks | null>(null);
const openDecks = openedOnce(async () => {
  const [{ createDecks }, { openDecks: open }] = await loadDecks();
  const opened = createDecks({
    store: openedOnce(open),
    now: Date.now,
    freshId: () => crypto.randomUUID(),
    whyFailed: storageFailure,
  });
  decks.value = opened;
  return opened;
});

const loadDeckPost = () =>
  Promise.all([
    import('./session/deck-post'),
    import('./storage/deck-parcel'),
    import('./device/code-reader'),
    import('./device/code-camera'),
    import('./device/inbox'),
    import('./device/share'),
  ]);
const deckPost = signal<DeckPost | null>(null);
const openDeckPost = openedOnce(async () => {
  const [
    { createDeckPost },
    parcels,
    { createCodeReader },
    { watchForCodes },
    { takeShared },
    { createShareSheet },
  ] = await loadDeckPost();
  const opened = createDeckPost({
    readParcel: parcels.readParcel,
    readContents: parcels.readContents,
    writeParcel: parcels.writeParcel,
    codeReader: createCodeReader(),
    watchForCodes,
    takeShared,
    shareSheet: createShareSheet(),
  });
  deckPost.value = opened;
  return opened;
});
const loadShare = () => import('./device/share');
const loadSound = () => import('./device/sound');

const loadPictures = () =>
  Promise.all([
    import('./session/pictures'),
    import('./storage/pictures'),
    import('./device/pictures'),
    import('./device/room'),
    import('./session/picture-import'),
    import('./session/picture-names'),
    import('./session/pictures-at-hand'),
    import('./device/decode-picture'),
  ]);
const loadPictureDownload = () =>
  Promise.all([
    import('./session/picture-download'),
    import('./storage/picture-downloads'),
    import('./storage/picture-data'),
    import('./device/network'),
    askPatiently(),
  ]);
const pictures = signal<Pictures | null>(null);
const pictureDownload = signal<PictureDownload | null>(null);
const picturesAtHand = signal<PicturesAtHand | null>(null);
const pictureImport = signal<PictureImport | null>(null);
const openPictures = openedOnce(async () => {
  const [
    { createPictures },
    { openPictures: open },
    { createPicturePreparation },
    device,
    bringing,
    names,
    { createPicturesAtHand },
    { decodePicture },
  ] = await loadPictures();
  const opened = createPictures({
    store: openedOnce(open),
    prepare: createPicturePreparation(),
    room: device.roomOnPhone,
    askToKeepEverything: device.askToKeepEverything,
    now: Date.now,
    whyFailed: storageFailure,
  });
  const taking = bringing.createPictureImport({
    pictures: opened,
    cardNamedBy: async () => names.createPictureNames((await allCards()).catalogue),
  });
  pictures.value = opened;
  picturesAtHand.value = createPicturesAtHand({ ...opened, decode: decodePicture });
  pictureImport.value = taking;
  openPictureDownload(opened).catch(app.reportMissingPart);
  return taking;
});

async function openPictureDownload(opened: Pictures) {
  const [{ createPictureDownload }, { openDownloads }, { readPictureAddresses }, network, asking] =
    await loadPictureDownload();
  const { factsOf } = await catalogue;
  pictureDownload.value = createPictureDownload({
    store: openedOnce(openDownloads),
    pictures: opened,
    factsOf: (card) => factsOf(card as PlanarCardId),
    askPatiently: asking,
    readPictureAddresses,
    fetchPicture,
    afterOtherTabs,
    unlessOtherTabFetches,
    wait,
    now: () => performance.now(),
    isOnline: network.isOnline,
    untilOnline: network.untilOnline,
    whyFailed: storageFailure,
  });
}

const loadTerms = () => Promise.all([import('./session/terms'), import('./content/rulebook/terms')]);
const terms = signal<Terms | null>(null);

const catalogue = import('./content/planes/catalogue');

const loadOwnCards = () =>
  Promise.all([import('./session/own-cards'), import('./storage/own-card'), import('./storage/own-cards')]);
const ownCards = signal<OwnCards | null>(null);
const ownFacts = signal<readonly PlanarCardFacts[] | null>(null);
const openOwnCards = openedOnce(async () => {
  const [{ createOwnCards }, { readOwnCard, ownCardLimits }, { openOwnCards: open }] = await loadOwnCards();
  const opened = createOwnCards({
    store: openedOnce(open),
    read: readOwnCard,
    limits: ownCardLimits,
    now: Date.now,
    freshId: () => crypto.randomUUID(),
    whyFailed: storageFailure,
    games: async () => (await openStorage()).games.list(),
    playing: table.playing,
  });
  ownCards.value = opened;
  effect(() => {
    ownFacts.value = opened.facts.value;
  });
  return opened;
});
/** Without them the printed cards are all there are. */
const openOwnCardsOrNone = () =>
  openOwnCards().catch(() => {
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
  savedDeck: async (id) => (await openDecks()).find(id),
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
onVisibilityChange(() => table.retrySaving());

// A game that cannot be read is set aside when it is met: the latest one at once, the others in this round.
table.savedGames();

/** Files that the phone opens with the app are decks. */
async function followOpenedFiles(router: Router) {
  const { onOpenedFiles } = await import('./device/inbox');
  onOpenedFiles(async (files) => {
    router.go({ place: 'receive' });
    (await openDeckPost()).takeFiles(files);
  });
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
    knownCards,
    openKnownCards: () => void openKnownCards().catch(app.reportMissingPart),
    rulebook,
    openRulebook: () => void openRulebook().catch(app.reportMissingPart),
    decks,
    openDecks: () => void openDecks().catch(app.reportMissingPart),
    deckPost,
    openDeckPost: () => void openDeckPost().catch(app.reportMissingPart),
    ownCards,
    pictures,
    picturesAtHand,
    pictured,
    pictureImport,
    pictureDownload,
    openPictures: () => void openPictures().catch(app.reportMissingPart),
    importPictures(files) {
      if (router.route.peek().place !== 'pictures') router.go({ place: 'pictures' });
      openPictures().then((taking) => taking.bring(files), app.reportMissingPart);
    },
    readAloud: createReadAloud(createVoices()),
    terms,
    termAsked: signal(null),
    saveFile,
    shareSheet: async () => (await loadShare()).createShareSheet(),
    sound: () => void loadSound().then(({ playTone }) => playTone(), app.reportMissingPart),
    copyText,
    print: printPage,
  };
  render(
    <SessionContext.Provider value={session}>
      <App />
    </SessionContext.Provider>,
    root,
  );
  await catalogue;
  // Once another tab has taken a new version, the files of this one are gone: all that may be needed is fetched before.
  await Promise.all([
    fetchTheRest(),
    import('./session/begin-game'),
    loadKnownCards(),
    loadRulebook(),
    loadDecks(),
    loadDeckPost(),
    followOpenedFiles(router),
    openOwnCardsOrNone(),
    loadPictures(),
    loadPictureDownload(),
    loadTerms(),
    loadShare(),
    loadSound(),
    ...languages.flatMap((language) => [loadTableWords(language), loadOtherWords(language)]),
  ]);
  const [{ createTerms }, { terms: chapter }] = await loadTerms();
  // A task of its own, so that no tap has to wait for all of it.
  await new Promise((done) => setTimeout(done));
  terms.value = createTerms(chapter.entries);
}

const root = document.getElementById('app');
if (root) show(root).catch(app.reportMissingPart);
