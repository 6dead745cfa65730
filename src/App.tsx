import { useEffect } from 'preact/hooks';
import styles from './App.module.css';
import type { OtherRoute } from './other-screens';
import { lazyComponent, lazyScreen } from './screens/parts/lazy-component';
import { ErrorBoundary } from './screens/parts/page/ErrorBoundary';
import { PlaceBar } from './screens/parts/page/PlaceBar';
import { places } from './screens/parts/page/places';
import { TablePlace } from './screens/table/TablePlace';
import { useAppState } from './session/contexts/use-app-state';
import { usePreferences } from './session/contexts/use-preferences';
import { useRouter } from './session/contexts/use-router';
import { useRulebook } from './session/contexts/use-rulebook';

/** A single import for all of them, because each import statement delays the first paint. */
const loadComponents = () => import(/* in deferred */ './screens/parts/deferred-components');

const TermSheet = lazyComponent(async () => (await loadComponents()).TermSheet);
const AppNotices = lazyComponent(async () => (await loadComponents()).AppNotices);
const FocusAfterNavigation = lazyComponent(async () => (await loadComponents()).FocusAfterNavigation);
const SymbolSprite = lazyComponent(async () => (await loadComponents()).SymbolSprite);
const OtherScreen = lazyScreen<{ route: OtherRoute }>(() =>
  import(/* in services */ './other-screens').then((module) => module.OtherScreen),
);

export function App() {
  const { loadedLanguage } = usePreferences();
  const { openTermId } = useRulebook();
  const termId = openTermId.value;
  const { language } = loadedLanguage.value;

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <div class={styles.app}>
      <SymbolSprite />
      <div class={styles.notices}>
        <AppNotices />
      </div>
      <div class={styles.screen}>
        <CurrentScreen />
      </div>
      <div class={styles.bar}>
        <CurrentPlaceBar />
        <FocusAfterNavigation />
      </div>
      {termId !== null && <TermSheet key={termId} id={termId} />}
    </div>
  );
}

function CurrentScreen() {
  const { reportFailure } = useAppState();
  const route = useRouter().route.value;
  return (
    <ErrorBoundary resetKey={route} onError={reportFailure}>
      {route.place === 'table' || route.place === 'newGame' ? (
        <TablePlace route={route} />
      ) : (
        <OtherScreen route={route} />
      )}
    </ErrorBoundary>
  );
}

function CurrentPlaceBar() {
  const { place } = useRouter().route.value;
  return <PlaceBar current={places[place].tab} />;
}
