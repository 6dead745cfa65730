import { useEffect, useRef } from 'preact/hooks';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { useWords } from '../../parts/words';
import { DieCube } from './DieCube';
import styles from './RollStage.module.css';
import type { DieControls } from './use-planar-die';

const DIE_SIZE = 100;
/** Longer than the tumbling takes: an animation that never ends then stops blocking the table. */
const MAX_TUMBLE_TIME_MS = 900;
const RESULT_SHOWN_MS = 1100;
/** Longer than for other faces, because nothing on the table shows a blank afterward. */
const BLANK_SHOWN_MS = 2800;

/** Shows the die in the middle of the table: tumbling until it settles or is tapped, then its face for a moment. */
export function RollStage({ dieControls }: { dieControls: DieControls }) {
  const words = useWords();
  const { die, settle, clear } = dieControls;
  const shownMs = die.kind === 'settled' && die.effectiveFace === 'blank' ? BLANK_SHOWN_MS : RESULT_SHOWN_MS;
  useClearOnChange(dieControls);

  useEffect(() => {
    if (die.kind === 'hidden') return;
    const isTumbling = die.kind === 'tumbling';
    const timer = setTimeout(isTumbling ? settle : clear, isTumbling ? MAX_TUMBLE_TIME_MS : shownMs);
    return () => clearTimeout(timer);
  }, [die, settle, clear, shownMs]);

  switch (die.kind) {
    case 'hidden':
      return null;
    case 'tumbling':
      return (
        <button
          type="button"
          class={styles.stage}
          aria-label={words.skipAnimation}
          onClick={settle}
          onAnimationEnd={settle}
        >
          <DieCube face={die.face} size={DIE_SIZE} motionClass={styles.tumbling} />
        </button>
      );
    case 'settled':
      return (
        <div class={styles.result} style={{ animationDuration: `${shownMs}ms` }}>
          <div class={styles.settled} data-settled={die.face}>
            <DieCube face={die.face} size={DIE_SIZE} />
            <p class={styles.faceName}>
              {words.faces[die.face]}
              {die.effectiveFace !== die.face && ` → ${words.faces[die.effectiveFace]}`}
            </p>
          </div>
        </div>
      );
  }
}

/** Hides the result when the turn, a roll or the planes change, but not on a change of life. */
function useClearOnChange({ die, clear }: DieControls) {
  const liveGame = useLiveGame();
  const state = liveGame.state.value;
  const { turn, planar } = state.kind === 'playing' ? state.game.history.table : {};
  const latest = useRef({ die, turn, planar });
  useEffect(() => {
    const { current: previous } = latest;
    latest.current = { die, turn, planar };
    if (previous.die === die && (previous.turn !== turn || previous.planar !== planar)) clear();
  }, [die, turn, planar, clear]);
}
