import type { ComponentChildren } from 'preact';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { pathOf, type Route } from '../../session/routing/routes';
import page from '../parts/page/page.module.css';
import { useWords } from '../parts/words';
import styles from './NotFound.module.css';

const lists = {
  catalog: { place: 'catalog', card: null },
  customCards: { place: 'customCards', card: null },
  myDecks: { place: 'myDecks', deck: null },
  receive: { place: 'receive' },
} as const satisfies Record<string, Route>;

/** Links to places where the item, or a similar one, may be found. */
const placesToLook = {
  card: ['catalog', 'customCards'],
  customCard: ['customCards', 'receive', 'catalog'],
  deck: ['myDecks', 'receive', 'catalog'],
} as const satisfies Record<string, readonly (keyof typeof lists)[]>;

interface NotFoundProps {
  item: keyof typeof placesToLook;
  /** Replaces the general explanation. */
  explanation?: { title: string; note: string };
  /** Additional actions. */
  children?: ComponentChildren;
}

/** Shown for a link to an item that does not exist: what may have happened, and where to go. */
export function NotFound({ item, explanation, children }: NotFoundProps) {
  const words = useWords();
  const { notHere } = words;
  const names = {
    catalog: words.catalog.title,
    customCards: words.customCards.title,
    myDecks: words.myDecks.title,
    receive: words.deckSharing.receive,
  };
  return (
    <section class={styles.notFound}>
      <h1>{explanation?.title ?? notHere[item]}</h1>
      <p>{explanation?.note ?? notHere[`${item}Note`]}</p>
      {children}
      <nav class={common.stack2} aria-label={notHere.ways}>
        {placesToLook[item].map((list) => (
          <a key={list} class={classNames(page.linkButton, styles.link)} href={`#${pathOf(lists[list])}`}>
            {names[list]}
          </a>
        ))}
      </nav>
    </section>
  );
}
