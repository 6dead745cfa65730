import type { LandlessRule } from '../../rules/landless/land';
import { RuleLink } from '../parts/RuleLink';
import { useWords } from '../parts/words';

/** A point of either set of rules, or a rule of the game, that decides what is told before it. */
export function LandlessRuleLink({ rule }: { rule: LandlessRule }) {
  const { lands } = useWords();
  return <RuleLink to={entryOf(rule)}>{lands.ruleOf(rule)}</RuleLink>;
}

/** "cube 1 **" is the entry of the second footnote of rule 1. */
function entryOf(rule: LandlessRule): string {
  return rule.replace(/ (\*+)$/, (_, stars: string) => `-note-${stars.length}`).replace(' ', '-');
}
