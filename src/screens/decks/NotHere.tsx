import type { ComponentChildren } from 'preact';
import { classNames } from '../../design/class-names';
import { pathOf, type Route } from '../../session/route';
import page from '../parts/page.module.css';
import { useWords } from '../parts/words';
import styles from './NotHere.module.css';

const lists = {
  decks: { place: 'decks', card: null },
  ownCards: { place: 'ownCards', card: null },
  myDecks: { place: 'myDecks', deck: null },
  receive: { place: 'receive' },
} as const satisfies Record<string, Route>;

/** Where what was looked for may be, or something like it. */
const ways = {
  card: ['decks', 'ownCards'],
  ownCard: ['ownCards', 'receive', 'decks'],
  deck: ['myDecks', 'receive', 'decks'],
} as const satisfies Record<string, readonly (keyof typeof lists)[]>;

interface NotHereProps {
  what: keyof typeof ways;
  /** What is known of it, in place of what may have happened. */
  told?: { title: string; note: string };
  /** What can be done about it here. */
  children?: ComponentChildren;
}

/** What stands where a link leads to something that is not there: what may have happened, and the ways on. */
export function NotHere({ what, told, children }: NotHereProps) {
  const words = useWords();
  const { notHere } = words;
  const names = {
    decks: words.decks.title,
    ownCards: words.ownCards.title,
    myDecks: words.myDecks.title,
    receive: words.travel.receive,
  };
  return (
    <section class={styles.end}>
      <h1 class={styles.title}>{told?.title ?? notHere[what]}</h1>
      <p>{told?.note ?? notHere[`${what}Note`]}</p>
      {children}
      <nav class={styles.ways} aria-label={notHere.ways}>
        {ways[what].map((list) => (
          <a key={list} class={classNames(page.way, styles.way)} href={`#${pathOf(lists[list])}`}>
            {names[list]}
          </a>
        ))}
      </nav>
    </section>
  );
}
