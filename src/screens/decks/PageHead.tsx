import type { ComponentChildren } from 'preact';
import type { Route } from '../../session/routing/routes';
import { BackLink } from '../parts/page/BackLink';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** The target of the back link if the page was opened directly. */
  fallback: Route;
  /** Content above the title. */
  children?: ComponentChildren;
}

/** The back link, title and introduction of a page. */
export function PageHead({ title, lead, fallback, children }: PageHeadProps) {
  return (
    <header class={styles.head}>
      <BackLink fallback={fallback} />
      <h1 class={styles.title}>{title}</h1>
      <p class={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
