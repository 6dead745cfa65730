import { Toast } from '../../design/Toast';
import type { Refusal } from '../../rules/rule';
import { RuleLink } from '../parts/text/RuleLink';
import { describeRefusal } from '../parts/text/refusal-words';
import { useWords } from '../parts/words';

/** Explains why a move was refused, with the rule that forbids it. */
export function RefusalToast({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  const words = useWords();
  return (
    <Toast onClose={onClose}>
      {describeRefusal(refusal, words)} <RuleLink to={refusal.rule}>{words.rule(refusal.rule)}</RuleLink>
    </Toast>
  );
}
