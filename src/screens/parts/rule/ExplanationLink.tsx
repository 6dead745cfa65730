import { useWords } from '../words';
import { RuleLink } from './RuleLink';

/** A link to the rulebook entry about something: the number of a rule, or a question mark for a term. */
export function ExplanationLink({
  entry,
  isSkippedByTab,
}: {
  entry: string;
  isSkippedByTab?: boolean | undefined;
}) {
  const words = useWords();
  const isNumber = /^\d/.test(entry);
  return (
    <RuleLink
      to={entry}
      label={isNumber ? words.rule(entry) : words.meaning.title}
      isSkippedByTab={isSkippedByTab}
    >
      {isNumber ? entry : '?'}
    </RuleLink>
  );
}
