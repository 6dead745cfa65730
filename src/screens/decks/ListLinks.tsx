import type { ComponentChildren } from 'preact';
import { DetailIcon } from '../../design/DetailIcon';
import { Icon } from '../../design/Icon';
import { pathOf, type Route } from '../../session/routing/routes';
import { useWords } from '../parts/words';
import styles from './ListLinks.module.css';

/** Links from one list of the place to the others. */
export function ListLinks({ here }: { here: 'decks' | 'myDecks' }) {
  const words = useWords();
  return (
    <nav class={styles.links} aria-label={words.places.decks}>
      {here === 'decks' ? (
        <Way to={{ place: 'myDecks', deck: null }} name={words.myDecks.title}>
          <Icon name="decks" size={18} />
        </Way>
      ) : (
        <Way to={{ place: 'decks', card: null }} name={words.decks.filters.all}>
          <DetailIcon name="search" size={18} />
        </Way>
      )}
      <Way to={{ place: 'ownCards', card: null }} name={words.ownCards.title}>
        <Icon name="walk" size={18} />
      </Way>
      <Way to={{ place: 'pictures' }} name={words.pictures.title}>
        <DetailIcon name="picture" size={18} />
      </Way>
    </nav>
  );
}

function Way({ to, name, children }: { to: Route; name: string; children: ComponentChildren }) {
  return (
    <a class={styles.way} href={`#${pathOf(to)}`}>
      {children}
      {name}
    </a>
  );
}
