import type { ComponentChildren } from 'preact';
import { DeferredIcon } from '../../design/DeferredIcon';
import { Icon } from '../../design/Icon';
import { pathOf, type Route } from '../../session/routing/routes';
import page from '../parts/page/page.module.css';
import { useWords } from '../parts/words';
import styles from './ListHead.module.css';

/** The title of one of this place's lists, with links to the other lists. */
export function ListHead({ current }: { current: 'catalog' | 'myDecks' }) {
  const words = useWords();
  return (
    <div class={styles.header}>
      <h1 class={page.title}>{words[current].title}</h1>
      <nav class={styles.links} aria-label={words.places.decks}>
        {current === 'catalog' ? (
          <ListLink to={{ place: 'myDecks', deck: null }} name={words.myDecks.title}>
            <Icon name="decks" size={18} />
          </ListLink>
        ) : (
          <ListLink to={{ place: 'catalog', card: null }} name={words.catalog.filters.all}>
            <DeferredIcon name="search" size={18} />
          </ListLink>
        )}
        <ListLink to={{ place: 'customCards', card: null }} name={words.customCards.title}>
          <Icon name="walk" size={18} />
        </ListLink>
        <ListLink to={{ place: 'pictures' }} name={words.pictures.title}>
          <DeferredIcon name="picture" size={18} />
        </ListLink>
      </nav>
    </div>
  );
}

function ListLink({ to, name, children }: { to: Route; name: string; children: ComponentChildren }) {
  return (
    <a class={styles.link} href={`#${pathOf(to)}`}>
      {children}
      {name}
    </a>
  );
}
