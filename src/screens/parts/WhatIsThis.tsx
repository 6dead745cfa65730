import { RuleLink } from './RuleLink';
import { useWords } from './words';

/** A rule beside what it is about: its number, or a question mark where it has none. */
export function WhatIsThis({ rule, touchOnly }: { rule: string; touchOnly?: boolean | undefined }) {
  const words = useWords();
  const isNumber = /^\d/.test(rule);
  return (
    <RuleLink to={rule} label={isNumber ? words.rule(rule) : words.meaning.title} touchOnly={touchOnly}>
      {isNumber ? rule : '?'}
    </RuleLink>
  );
}
