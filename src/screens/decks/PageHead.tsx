import type { ComponentChildren } from 'preact';
import type { Route } from '../../session/route';
import { BackLink } from '../parts/BackLink';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Where back leads whoever opened the address itself. */
  otherwise: Route;
  /** What there is to tell before anything else. */
  children?: ComponentChildren;
}

/** The way back, and what the page is for. */
export function PageHead({ title, lead, otherwise, children }: PageHeadProps) {
  return (
    <header class={styles.head}>
      <BackLink otherwise={otherwise} />
      <h1 class={styles.title}>{title}</h1>
      <p class={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
