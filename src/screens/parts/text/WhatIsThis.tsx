import { useWords } from '../words';
import { RuleLink } from './RuleLink';

/** A link to the rule about something: its number, or a question mark if it has none. */
export function WhatIsThis({ rule, touchOnly }: { rule: string; touchOnly?: boolean | undefined }) {
  const words = useWords();
  const isNumber = /^\d/.test(rule);
  return (
    <RuleLink to={rule} label={isNumber ? words.rule(rule) : words.meaning.title} touchOnly={touchOnly}>
      {isNumber ? rule : '?'}
    </RuleLink>
  );
}
