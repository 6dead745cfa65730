import { signal } from '@preact/signals';
import { Button } from '../../design/Button';
import type { RuleNumber } from '../../rules/rule';
import { RuleLink } from '../parts/text/RuleLink';
import { useWords } from '../parts/words';
import styles from './ActionBar.module.css';

/** Confirms the choice among the cards shown above the action bar. */
interface Confirmation {
  readonly isAllowed: boolean;
  readonly confirm: () => void;
}

/** Set while cards to choose from are shown. */
export const confirmation = signal<Confirmation | null>(null);

interface PendingQuestionProps {
  /** What is asked, or why nothing can be done. */
  question: string;
  rule?: RuleNumber;
  guarded?: boolean;
}

/** Takes the place of the die while a question is answered above the action bar; confirms a choice among cards. */
export function PendingQuestion({ question, rule, guarded = false }: PendingQuestionProps) {
  const { choice } = useWords();
  if (confirmation.value) {
    const { isAllowed, confirm } = confirmation.value;
    return (
      <Button
        variant="primary"
        class={styles.forward}
        guarded={guarded}
        disabled={!isAllowed}
        onClick={confirm}
      >
        {choice.confirm}
      </Button>
    );
  }
  return (
    <p class={styles.asked}>
      {question}
      {rule && (
        <>
          {' '}
          <RuleLink to={rule}>{rule}</RuleLink>
        </>
      )}
    </p>
  );
}
