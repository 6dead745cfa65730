import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { seatsWithProfiles } from '../../../rules/table/player-profile';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Handover, HandoverFailure, ReceivedGame } from '../../../session/handover/hand-over';
import { allPlayerNames, useWords } from '../../parts/words';
import styles from './ReceiveScreen.module.css';

/** A game arriving from another phone: first the progress, then the game for review before it is played. */
export function ReceivedGameSection({ handover }: { handover: Handover }) {
  const { handover: words } = useWords();
  const codeProgress = handover.codeProgress.value;
  const receivedGame = handover.receivedGame.value;
  const percent = codeProgress && Math.floor((100 * codeProgress.readCount) / codeProgress.totalCount);
  return (
    <div class={styles.gathered}>
      <div role="status">
        {/* In steps of ten, so that screen readers do not announce it constantly. */}
        {percent !== null && <p class={styles.count}>{words.gathered(percent - (percent % 10))}</p>}
      </div>
      {codeProgress && (
        <>
          <progress
            max={codeProgress.totalCount}
            value={codeProgress.readCount}
            aria-label={words.gathered(percent ?? 0)}
          />
          <Button onClick={handover.discardReceived}>{words.discardReceived}</Button>
        </>
      )}
      {receivedGame && <ReceivedGameReview receivedGame={receivedGame} handover={handover} />}
    </div>
  );
}

function ReceivedGameReview({ receivedGame, handover }: { receivedGame: ReceivedGame; handover: Handover }) {
  const words = useWords();
  const { handover: handoverWords } = words;
  const app = useAppState();
  const liveGame = useLiveGame();
  const [failure, setFailure] = useState<HandoverFailure | null>(null);
  const { game, relation: relationToOwnGame } = receivedGame;
  const state = liveGame.state.value;
  const isPlayingAnotherGame = state.kind === 'playing' && state.game.id !== game.id;
  const names = allPlayerNames(words, seatsWithProfiles(game.seats, game.table));
  return (
    <article class={styles.deck} aria-label={handoverWords.arrived}>
      <p class={styles.arrived} role="status">
        {handoverWords.arrived}
      </p>
      <h2>{names}</h2>
      <p class={styles.size}>{handoverWords.turn(game.table.turn.number, game.done)}</p>
      <p>{handoverWords.relations[relationToOwnGame]}</p>
      {isPlayingAnotherGame && <p class={common.explanation}>{handoverWords.kept}</p>}
      <p class={common.mistake} role="alert">
        {failure && handoverWords.failures[failure]}
      </p>
      <div class={styles.buttons}>
        <Button variant="primary" onClick={() => handover.accept().then(setFailure, app.reportFailure)}>
          {handoverWords.accept}
        </Button>
        <Button onClick={handover.discardReceived}>{words.discard}</Button>
      </div>
    </article>
  );
}
