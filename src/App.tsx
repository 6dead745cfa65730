import { useEffect } from 'preact/hooks';
import styles from './App.module.css';
import { CardScreen } from './screens/decks/CardScreen';
import { DecksScreen } from './screens/decks/DecksScreen';
import { Notices } from './screens/parts/Notices';
import { PlaceBar } from './screens/parts/PlaceBar';
import { useWords } from './screens/parts/words';
import { SettingsScreen } from './screens/settings/SettingsScreen';
import { NewGame } from './screens/table/NewGame';
import { TableScreen } from './screens/table/TableScreen';
import { useSession } from './session/session';

export function App() {
  const { settings } = useSession();
  const language = settings.language.value;
  const { theme } = settings.values.value;

  useEffect(() => {
    document.documentElement.lang = language;
    if (theme === 'phone') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [language, theme]);

  return (
    <div class={styles.app}>
      <div class={styles.notices}>
        <Notices />
      </div>
      <div class={styles.screen}>
        <Place />
      </div>
      <div class={styles.bar}>
        <PlaceBar />
      </div>
    </div>
  );
}

function Place() {
  const words = useWords();
  const { router, table } = useSession();
  const route = router.route.value;
  const state = table.state.value;
  switch (route.place) {
    case 'decks':
      return route.card === null ? <DecksScreen /> : <CardScreen id={route.card} />;
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
