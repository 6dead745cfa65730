import { Icon, type IconName } from '../../design/Icon';
import { pathOf, type Route } from '../../session/route';
import { useSession } from '../../session/session';
import styles from './PlaceBar.module.css';
import { useLanguage, useTableWords } from './words';

type Place = 'table' | 'decks' | 'lands' | 'rules' | 'settings';

const places: Readonly<Record<Place, { readonly icon: IconName; readonly route: Route }>> = {
  table: { icon: 'table', route: { place: 'table', face: 'plane' } },
  decks: { icon: 'decks', route: { place: 'decks', card: null } },
  lands: { icon: 'lands', route: { place: 'lands' } },
  rules: { icon: 'rules', route: { place: 'rules', entry: null } },
  settings: { icon: 'settings', route: { place: 'settings' } },
};

/** What has no place of its own in the bar. */
const belongsTo: Readonly<Partial<Record<Route['place'], Place>>> = {
  newGame: 'table',
  myDecks: 'decks',
  receive: 'decks',
  ownCards: 'decks',
  pictures: 'decks',
};

/** The places of the app, and the other language, each one tap away. */
export function PlaceBar() {
  const words = useTableWords();
  const { settings, router } = useSession();
  const language = useLanguage();
  const other = language === 'en' ? 'ru' : 'en';
  const { place } = router.route.value;
  const here = belongsTo[place] ?? place;
  return (
    <nav class={styles.bar} aria-label={words.places.label}>
      {Object.entries(places).map(([name, { icon, route }]) => (
        <a
          key={name}
          class={styles.place}
          href={`#${pathOf(route)}`}
          aria-current={name === here ? 'page' : undefined}
        >
          <Icon name={icon} />
          {words.places[name as Place]}
        </a>
      ))}
      <button
        type="button"
        class={styles.place}
        lang={other}
        onClick={() => settings.change({ language: other })}
      >
        <span class={styles.short} aria-hidden="true">
          {words.otherLanguageShort}
        </span>
        {words.otherLanguage}
      </button>
    </nav>
  );
}
