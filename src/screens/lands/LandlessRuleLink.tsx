import type { LandlessRule } from '../../rules/landless/land';
import { RuleLink } from '../parts/text/RuleLink';
import { useWords } from '../parts/words';

/** A link to the point of a rule set, or the Comprehensive Rule, behind a statement. */
export function LandlessRuleLink({ rule }: { rule: LandlessRule }) {
  const { lands } = useWords();
  return <RuleLink to={entryOf(rule)}>{lands.ruleOf(rule)}</RuleLink>;
}

/** "cube 1 **" is the entry for the second footnote of rule 1. */
function entryOf(rule: LandlessRule): string {
  return rule.replace(/ (\*+)$/, (_, stars: string) => `-note-${stars.length}`).replace(' ', '-');
}
