import { Button } from '../../../design/Button';
import { nextAbilityForApp } from '../../../rules/planar/planar-stack';
import { willPlaneswalkBecomeChaos } from '../../../rules/planar/rolling';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useWords } from '../../parts/words';
import { useSecondTapGuard } from '../use-second-tap-guard';
import styles from './CounterPlaneswalkButton.module.css';

interface CounterPlaneswalkButtonProps {
  game: Game;
  isRolling: boolean;
  ignoresTaps: boolean;
}

/**
 * The other answer while a planeswalk waits: its ability was countered. It stands beside the button that planeswalks, in
 * the place of the next turn, so that nothing on the card moves.
 */
export function CounterPlaneswalkButton({ game, isRolling, ignoresTaps }: CounterPlaneswalkButtonProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  // At a start it appears later than the button beside it, which was as wide as both.
  const isJustShown = useSecondTapGuard('');
  const { planar } = game.history.table;
  if (!planar || nextAbilityForApp(planar)?.kind !== 'planeswalking') return null;
  return (
    <Button
      class={styles.button}
      disabled={isRolling}
      ignoresTaps={ignoresTaps || isJustShown}
      onClick={() => liveGame.play({ kind: 'counterAbility', ability: 'planeswalking', card: null })}
    >
      {words.didNotHappen[willPlaneswalkBecomeChaos(planar) ? 'encounter' : 'planeswalking']}
    </Button>
  );
}
