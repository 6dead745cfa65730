import type { LandlessRule } from '../../rules/landless/land';
import { RuleLink } from '../parts/rule/RuleLink';
import { useWords } from '../parts/words';
import styles from './LandsScreen.module.css';

/** A link to the point of a rule set, or the Comprehensive Rule, on which a statement is based. */
export function LandlessRuleLink({ rule }: { rule: LandlessRule }) {
  const { lands } = useWords();
  return (
    <span class={styles.ruleLink}>
      <RuleLink to={entryIdOf(rule)}>{lands.ruleOf(rule)}</RuleLink>
    </span>
  );
}

/** Returns the id of a rulebook entry; "cube 1 **" is the second footnote of rule 1. */
function entryIdOf(rule: LandlessRule): string {
  return rule.replace(/ (\*+)$/, (_, stars: string) => `-note-${stars.length}`).replace(' ', '-');
}
