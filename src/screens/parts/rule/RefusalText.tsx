import type { Refusal } from '../../../rules/rule';
import { useWords } from '../words';
import { RuleNumberLink } from './RuleNumberLink';
import { describeRefusal } from './refusal-words';

interface RefusalTextProps {
  refusal: Refusal;
  /** Needed if the refusal may concern the deck of one player. */
  seats?: readonly { readonly name: string }[];
}

/** Explains a refusal in a sentence, with a link to the rule behind it. */
export function RefusalText({ refusal, seats }: RefusalTextProps) {
  return (
    <>
      {describeRefusal(refusal, useWords(), seats)} <RuleNumberLink rule={refusal.rule} />
    </>
  );
}
