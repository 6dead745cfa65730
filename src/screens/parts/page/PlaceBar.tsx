import { otherLanguage } from '../../../content/bilingual';
import { Icon } from '../../../design/Icon';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import { pathOf, type Route } from '../../../session/routing/routes';
import { useFirstPaintWords, useLanguage } from '../words';
import styles from './PlaceBar.module.css';
import { places, type TabName } from './places';

const scrollToTop = () => document.querySelector('main')?.scrollTo(0, 0);

/** The tab bar: the places of the app and the other language. A tap on the current place scrolls to its top. */
export function PlaceBar({ current }: { current: TabName }) {
  const words = useFirstPaintWords();
  const { settings, loadedLanguage, releaseNews } = usePreferences();
  const { tableView, isNewGameBegun } = useRouter();
  const tableRoute: Route =
    isNewGameBegun.value && current !== 'table'
      ? { place: 'newGame' }
      : { place: 'table', view: tableView.value };
  const language = useLanguage();
  const nextLanguage = otherLanguage(language);
  const hasNews = (releaseNews.value?.unread.value.length ?? 0) > 0;
  return (
    <nav class={styles.bar} aria-label={words.places.label}>
      {Object.values(places).map(
        ({ tab, tabRoute: route }) =>
          route && (
            <a
              key={tab}
              class={styles.tab}
              href={`#${pathOf(tab === 'table' ? tableRoute : route)}`}
              aria-current={tab === current ? 'page' : undefined}
              onClick={tab === current ? scrollToTop : undefined}
            >
              <Icon name={tab} />
              {words.places[tab]}
              {tab === 'settings' && hasNews && (
                <span class={styles.newsDot}>
                  <span class="visually-hidden">{loadedLanguage.value.words?.whatsNew.title}</span>
                </span>
              )}
            </a>
          ),
      )}
      <button
        type="button"
        class={styles.tab}
        lang={nextLanguage}
        onClick={() => settings.change({ language: nextLanguage })}
      >
        <span class={styles.shortName} aria-hidden="true">
          {words.otherLanguageShort}
        </span>
        <span class={styles.fullName}>{words.otherLanguage}</span>
      </button>
    </nav>
  );
}
