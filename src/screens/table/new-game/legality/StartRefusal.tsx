import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../design/Button';
import common from '../../../../design/common.module.css';
import { canDealDistinctDecks } from '../../../../rules/planar/decks/own-decks';
import {
  maxPhenomena,
  smallestSharedDeckSize,
  withoutSurplusPhenomena,
} from '../../../../rules/planar/decks/planar-deck';
import type { Refusal } from '../../../../rules/rule';
import { savedDeckId } from '../../../../session/decks/deck-choice';
import type { NewGame } from '../../../../session/game/new-game';
import { focusOn } from '../../../parts/page/focus-on';
import { RuleNumberLink } from '../../../parts/rule/RuleNumberLink';
import { describeRefusal } from '../../../parts/rule/refusal-words';
import { useSecondTapGuard } from '../../../parts/use-second-tap-guard';
import { useWords } from '../../../parts/words';
import { useCardPool } from '../DeckKindChoice';
import { chooseDeckKind, type NewGameForm } from '../new-game-form-state';
import styles from './StartRefusal.module.css';

interface StartRefusalProps {
  refusal: Refusal;
  form: NewGameForm;
  onStart: (ifDecksIllegal: NewGame['ifDecksIllegal'], changedForm?: NewGameForm) => void;
}

/** All reasons why the game cannot start, with ways to start it nevertheless. */
export function StartRefusal({ refusal, form, onStart }: StartRefusalProps) {
  const words = useWords();
  const { startWithOneEach, fillUpAndStart, leaveOutAndStart, mendAndStart, startAnyway } = words.myDecks;
  const cardPool = useCardPool(form);
  const { surplusPhenomena, phenomenaLimit, isLargeEnoughWithoutThem, cardCount } = useRefusedDeck(
    form,
    refusal,
  );
  const { reason } = refusal;
  const isTooSmall = reason === 'tooFewPlanarCards' || reason === 'tooFewPlanesForMap';
  const isMendable =
    isTooSmall || reason === 'tooManyPhenomena' || reason === 'repeatedPlanarCard' || reason === 'noPlane';
  const canFillOneDeck =
    isMendable && form.planarDecks !== 'own' && cardPool !== null && canDealDistinctDecks(cardPool, 1);
  const mendLabel = () => {
    if (isTooSmall && surplusPhenomena === 0) return fillUpAndStart;
    return reason === 'tooManyPhenomena' && isLargeEnoughWithoutThem ? leaveOutAndStart : mendAndStart;
  };
  const element = useRef<HTMLDivElement>(null);
  // The ways to start take the place of the start button, which had the focus and may be tapped twice.
  useEffect(() => {
    if (isMendable) focusOn(element.current, { preventScroll: true });
  }, [refusal, isMendable]);
  const ignoresTaps = useSecondTapGuard(reason);
  const ownDecksButton = canFillOneDeck && (
    <Button
      variant={isTooSmall ? 'primary' : 'plain'}
      wide
      ignoresTaps={ignoresTaps}
      onClick={() => onStart(undefined, chooseDeckKind(form, 'own'))}
    >
      {startWithOneEach}
    </Button>
  );
  return (
    <div ref={element} class={styles.refusal}>
      <p class={common.mistake} role="alert">
        {words.newGame.cannotStart} {describeRefusal(refusal, words, form.seats)}{' '}
        {reason === 'tooFewPlanarCards' && cardCount !== null && `${words.myDecks.thisOneHas(cardCount)} `}
        {isTooSmall && surplusPhenomena > 0 && `${words.refusals.tooManyPhenomena(phenomenaLimit)} `}
        <RuleNumberLink rule={refusal.rule} />
      </p>
      {isTooSmall && ownDecksButton}
      {isMendable && (
        <Button
          variant={canFillOneDeck && isTooSmall ? 'plain' : 'primary'}
          wide
          ignoresTaps={ignoresTaps}
          onClick={() => onStart('mend')}
        >
          {mendLabel()}
        </Button>
      )}
      {!isTooSmall && ownDecksButton}
      {reason === 'tooFewPlanarCards' && surplusPhenomena === 0 && (
        <Button wide ignoresTaps={ignoresTaps} onClick={() => onStart('play')}>
          {startAnyway}
        </Button>
      )}
    </div>
  );
}

/** Returns the size of the refused deck and how many phenomena are too many; a deck dealt from a pool has none. */
function useRefusedDeck(form: NewGameForm, { player }: Refusal) {
  const deckOfSeat = player === undefined ? undefined : form.seats[player]?.deck;
  const isWholeDeck = form.planarDecks !== 'own' || savedDeckId(deckOfSeat ?? '') !== null;
  const cards = useCardPool({ ...form, deck: deckOfSeat ?? form.deck }) ?? [];
  const playerCount = form.planarDecks === 'own' ? 1 : form.seats.length;
  const phenomenaLimit = maxPhenomena(playerCount);
  const surplusPhenomena = isWholeDeck
    ? cards.length - withoutSurplusPhenomena(cards, playerCount).length
    : 0;
  return {
    surplusPhenomena,
    phenomenaLimit,
    /** Null for a deck dealt from a pool. */
    cardCount: isWholeDeck ? cards.length : null,
    isLargeEnoughWithoutThem: cards.length - surplusPhenomena >= smallestSharedDeckSize(playerCount),
  };
}
