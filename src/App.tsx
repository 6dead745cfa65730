import { useEffect } from 'preact/hooks';
import styles from './App.module.css';
import { later } from './screens/parts/later';
import { PlaceBar } from './screens/parts/PlaceBar';
import { useTableWords } from './screens/parts/words';
import { fetchTableParts } from './screens/table/later-parts';
import { TableScreen } from './screens/table/TableScreen';
import { useSession } from './session/session';

const decks = later(async () => (await import('./screens/decks/DecksPlace')).DecksPlace);
const pictures = later(async () => (await import('./screens/decks/pictures/PicturesScreen')).PicturesScreen);
const landsScreen = later(async () => (await import('./screens/lands/LandsScreen')).LandsScreen);
const rules = later(async () => (await import('./screens/rulebook/RulesPlace')).RulesPlace);
const settingsScreen = later(async () => (await import('./screens/settings/SettingsScreen')).SettingsScreen);
const newGame = later(async () => (await import('./screens/table/NewGame')).NewGame);
const termSheet = later(async () => (await import('./screens/parts/TermSheet')).TermSheet);
const notices = later(async () => (await import('./screens/parts/Notices')).Notices);
const keepFocus = later(async () => (await import('./screens/parts/KeepFocus')).KeepFocus);
const symbols = later(async () => (await import('./screens/parts/SymbolSprite')).SymbolSprite);
const DecksPlace = decks.Component;
const PicturesScreen = pictures.Component;
const LandsScreen = landsScreen.Component;
const RulesPlace = rules.Component;
const SettingsScreen = settingsScreen.Component;
const NewGame = newGame.Component;
const TermSheet = termSheet.Component;
const Notices = notices.Component;
const KeepFocus = keepFocus.Component;
const SymbolSprite = symbols.Component;

/** Everything the first paint did not wait for, so that each later tap is answered at once. */
export function fetchTheRest(): Promise<unknown> {
  return Promise.all([
    ...[
      symbols,
      notices,
      termSheet,
      keepFocus,
      newGame,
      decks,
      pictures,
      landsScreen,
      rules,
      settingsScreen,
    ].map((part) => part.fetch()),
    fetchTableParts(),
  ]);
}

export function App() {
  const { settings, speech, termAsked } = useSession();
  const asked = termAsked.value;
  const { language } = speech.value;
  const { theme } = settings.values.value;

  useEffect(() => {
    document.documentElement.lang = language;
    if (theme === 'phone') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [language, theme]);

  return (
    <div class={styles.app}>
      <SymbolSprite />
      <div class={styles.notices}>
        <Notices />
      </div>
      <div class={styles.screen}>
        <Place />
      </div>
      <div class={styles.bar}>
        <PlaceBar />
        <KeepFocus />
      </div>
      {asked !== null && <TermSheet key={asked} id={asked} />}
    </div>
  );
}

function Place() {
  const words = useTableWords();
  const { router, table } = useSession();
  const route = router.route.value;
  const state = table.state.value;
  switch (route.place) {
    case 'decks':
    case 'myDecks':
    case 'receive':
    case 'ownCards':
      return <DecksPlace route={route} />;
    case 'pictures':
      return <PicturesScreen />;
    case 'lands':
      return <LandsScreen isFromList={route.view === 'card'} />;
    case 'rules':
      return <RulesPlace entry={route.entry} />;
    case 'settings':
      return <SettingsScreen />;
    case 'newGame':
      return <NewGame />;
    case 'table':
      if (state.kind === 'playing') {
        return <TableScreen key={state.game.id} game={state.game} face={route.face} />;
      }
      return state.kind === 'empty' ? <NewGame /> : <p class={styles.opening}>{words.loading}</p>;
  }
}
