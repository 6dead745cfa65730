import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { canDealDistinctDecks } from '../../../rules/planar/decks/own-decks';
import type { Refusal } from '../../../rules/rule';
import type { NewGame } from '../../../session/game/new-game';
import { RefusalText } from '../../parts/rule/RefusalText';
import { useWords } from '../../parts/words';
import { useCardPool } from './DeckKindChoice';
import { chooseDeckKind, type NewGameForm } from './new-game-form-state';
import styles from './StartRefusal.module.css';

interface StartRefusalProps {
  refusal: Refusal;
  form: NewGameForm;
  onStart: (ifDecksTooSmall: NewGame['ifDecksTooSmall'], changedForm?: NewGameForm) => void;
}

/** Why the game cannot start, with ways to start it nevertheless. */
export function StartRefusal({ refusal, form, onStart }: StartRefusalProps) {
  const words = useWords();
  const cardPool = useCardPool(form);
  const { reason } = refusal;
  const isTooSmall = reason === 'tooFewPlanarCards' || reason === 'tooFewPlanesForMap';
  const canFillOneDeck = form.planarDecks !== 'own' && cardPool !== null && canDealDistinctDecks(cardPool, 1);
  return (
    <div class={styles.refusal}>
      <p class={common.mistake} role="alert">
        {words.newGame.cannotStart} <RefusalText refusal={refusal} seats={form.seats} />
      </p>
      {isTooSmall && canFillOneDeck && (
        <Button variant="primary" wide onClick={() => onStart(undefined, chooseDeckKind(form, 'own'))}>
          {words.myDecks.startWithOneEach}
        </Button>
      )}
      {isTooSmall && (
        <Button variant={canFillOneDeck ? 'plain' : 'primary'} wide onClick={() => onStart('fillUp')}>
          {words.myDecks.fillUpAndStart}
        </Button>
      )}
      {reason === 'tooFewPlanarCards' && (
        <Button wide onClick={() => onStart('play')}>
          {words.myDecks.startAnyway}
        </Button>
      )}
    </div>
  );
}
