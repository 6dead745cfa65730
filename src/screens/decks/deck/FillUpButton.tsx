import { Button } from '../../../design/Button';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { useDevice } from '../../../session/contexts/use-device';
import {
  countFillingCards,
  type DeckViolations,
  drawFillingCards,
  isPlayable,
} from '../../../session/decks/deck-violations';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';

interface FillUpButtonProps {
  cards: readonly PlanarCard[];
  violations: DeckViolations;
  /** All official cards. */
  officialCards: readonly PlanarCard[];
  onFill: (added: readonly PlanarCard[]) => void;
}

/** Adds random cards to a deck that is not legal until it is; invisible, but with its space, if none would help. */
export function FillUpButton({ cards, violations, officialCards, onFill }: FillUpButtonProps) {
  const { myDecks } = useWords();
  const { randomSeed } = useDevice();
  const { playerCount } = violations;
  const missingCount = isPlayable(violations) ? 0 : countFillingCards(cards, officialCards, playerCount);
  return (
    <Button
      wide
      class={missingCount > 0 ? undefined : page.hiddenWithSpace}
      onClick={() => onFill(drawFillingCards(cards, officialCards, playerCount, randomSeed()) ?? [])}
    >
      {myDecks.fillUp(missingCount)}
    </Button>
  );
}
