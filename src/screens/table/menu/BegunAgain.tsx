import { Button, IconButton } from '../../../design/Button';
import { Toast } from '../../../design/Toast';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useWords } from '../../parts/words';
import { begunAgain } from './begin-again';
import styles from './GameMenu.module.css';

/** Milliseconds in which to notice that "play again" was a mistake. */
const SHOWN_FOR = 20_000;

/** After "play again", offers to go back to the earlier game until a move is made in the new one. */
export function BegunAgain({ game }: { game: Game }) {
  const words = useWords();
  const { liveGame } = useLiveGame();
  const begun = begunAgain.value;
  if (begun?.now !== game.id) return null;
  const forget = () => {
    begunAgain.value = null;
  };
  return (
    <Toast atTop shownFor={SHOWN_FOR} onGone={forget}>
      <span class={styles.begun}>
        {words.newGame.begun}
        <Button
          onClick={() => {
            forget();
            void liveGame.resume(begun.earlier);
          }}
        >
          {words.newGame.backToEarlier}
        </Button>
        <IconButton icon="close" label={words.close} onClick={forget} />
      </span>
    </Toast>
  );
}
