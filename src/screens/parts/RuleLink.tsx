import type { ComponentChildren } from 'preact';
import { pathOf } from '../../session/route';
import styles from './RuleLink.module.css';

interface RuleLinkProps {
  /** Id of an entry of the rulebook. */
  to: string;
  /** What it is called where its number alone stands. */
  label?: string;
  /** The keyboard finds the same link elsewhere. */
  touchOnly?: boolean | undefined;
  children: ComponentChildren;
}

/** Leads to a rule; coming back leads to where the question came up. */
export function RuleLink({ to, label, touchOnly, children }: RuleLinkProps) {
  return (
    <a
      class={styles.rule}
      href={`#${pathOf({ place: 'rules', entry: to })}`}
      aria-label={label}
      title={label}
      tabIndex={touchOnly ? -1 : undefined}
    >
      {children}
    </a>
  );
}
