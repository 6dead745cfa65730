import { Toast } from '../../../design/Toast';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { RefusalText } from './RefusalText';

/** Explains why the last move was refused, with the rule that forbids it. */
export function RefusalToast() {
  const { refusal, forgetRefusal } = useLiveGame();
  return (
    refusal.value && (
      <Toast onClose={forgetRefusal}>
        <RefusalText refusal={refusal.value} />
      </Toast>
    )
  );
}
