import { Toast } from '../../design/Toast';
import type { Refusal } from '../../rules/rule';
import { RefusalText } from '../parts/rule/RefusalText';

/** Explains why a move was refused, with the rule that forbids it. */
export function RefusalToast({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  return (
    <Toast onClose={onClose}>
      <RefusalText refusal={refusal} />
    </Toast>
  );
}
