import type { ComponentChildren } from 'preact';
import { pathOf } from '../../../session/routing/routes';
import styles from './RuleLink.module.css';

interface RuleLinkProps {
  /** The id of a rulebook entry. */
  to: string;
  /** The accessible name, if only a number is visible. */
  label?: string;
  /** Whether the same link is elsewhere on the page and reachable by keyboard there. */
  isSkippedByTab?: boolean | undefined;
  children: ComponentChildren;
}

/** A link to a rule; going back returns to the place it was followed from. */
export function RuleLink({ to, label, isSkippedByTab, children }: RuleLinkProps) {
  return (
    <a
      class={styles.rule}
      href={`#${pathOf({ place: 'rules', entry: to })}`}
      aria-label={label}
      title={label}
      tabIndex={isSkippedByTab ? -1 : undefined}
    >
      {children}
    </a>
  );
}
