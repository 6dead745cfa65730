import type { ComponentChildren } from 'preact';
import type { Route } from '../../session/routing/routes';
import { BackLink } from '../parts/page/BackLink';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Where "back" leads if the address was opened directly. */
  fallback: Route;
  /** Content above everything else. */
  children?: ComponentChildren;
}

/** The back link, the title and the purpose of a page. */
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
