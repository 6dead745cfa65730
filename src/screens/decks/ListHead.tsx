import type { ComponentChildren } from 'preact';
import { DeferredIcon } from '../../design/DeferredIcon';
import { Icon } from '../../design/Icon';
import { pathOf, type Route } from '../../session/routing/routes';
import page from '../parts/page/page.module.css';
import { useWords } from '../parts/words';
import styles from './ListHead.module.css';

interface ListHeadProps {
  current: 'myDecks' | 'catalog' | 'customCards' | 'pictures';
  lead?: string;
}

/** The title of one of this place's lists, with links to all of them. */
export function ListHead({ current, lead }: ListHeadProps) {
  const words = useWords();
  const link = (to: Route, name: string, icon: ComponentChildren, label?: string) => (
    <a
      class={styles.link}
      href={`#${pathOf(to)}`}
      aria-current={to.place === current ? 'page' : undefined}
      aria-label={label}
    >
      {icon}
      {name}
    </a>
  );
  return (
    <div class={styles.header}>
      <h1 class={page.title}>{words[current].title}</h1>
      <nav class={styles.links} aria-label={words.places.decks}>
        {link(
          { place: 'myDecks', deck: null },
          words.places.decks,
          <Icon name="decks" size={18} />,
          words.myDecks.title,
        )}
        {link(
          { place: 'catalog', card: null },
          words.catalog.title,
          <DeferredIcon name="search" size={18} />,
        )}
        {link({ place: 'customCards', card: null }, words.customCards.title, <Icon name="walk" size={18} />)}
        {link({ place: 'pictures' }, words.pictures.title, <DeferredIcon name="picture" size={18} />)}
      </nav>
      {lead && <p class={styles.lead}>{lead}</p>}
    </div>
  );
}
