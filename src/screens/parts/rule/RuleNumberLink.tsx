import { useWords } from '../words';
import { RuleLink } from './RuleLink';

/** A link to a rule of the Comprehensive Rules, which reads "Rule 104.2a". */
export function RuleNumberLink({ rule }: { rule: string }) {
  return <RuleLink to={rule}>{useWords().rule(rule)}</RuleLink>;
}
