import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Toast } from '../../../design/Toast';
import { positionOf } from '../../../rules/table/history';
import { cardsWithSkippedChaos } from '../../../session/abilities/skipped-chaos';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import type { Game } from '../../../session/game/game';
import { cardName, useLanguage, useWords } from '../../parts/words';

/** Long enough to notice that the turn was passed too early. */
const TOAST_SHOWN_MS = 8000;

/** If a turn ended before the app could carry out a chaos ability, says so and offers to go back. */
export function SkippedChaos({ game }: { game: Game }) {
  const words = useWords();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const catalog = usePlanarCards().catalog.value;
  const { history } = game;
  const stepKey = `${game.id} ${positionOf(history)}`;
  // What happened before the app was opened is not news.
  const [dismissedKey, setDismissedKey] = useState(stepKey);
  const cards = useMemo(() => (catalog ? cardsWithSkippedChaos(history, catalog) : []), [history, catalog]);
  if (cards.length === 0 || dismissedKey === stepKey) return null;
  return (
    <Toast key={stepKey} shownMs={TOAST_SHOWN_MS} onClose={() => setDismissedKey(stepKey)}>
      {words.reminders.skippedChaos(cards.map((card) => cardName(catalog, language, card)).join('; '))}{' '}
      <Button onClick={liveGame.undo}>{words.table.undo}</Button>
    </Toast>
  );
}
