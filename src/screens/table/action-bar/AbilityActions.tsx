import { Button } from '../../../design/Button';
import { nextAbilityForApp } from '../../../rules/planar/planar-stack';
import { willPlaneswalkBecomeChaos } from '../../../rules/planar/rolling';
import { nextAction } from '../../../rules/table/next-action';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useWords } from '../../parts/words';
import { NextAbilitySource } from '../plane/AbilitySourceName';
import { useEncounterMoveBuilder } from '../plane/use-encounter-move-builder';
import styles from './AbilityActions.module.css';
import barStyles from './ActionBar.module.css';

interface AbilityActionsProps {
  game: Game;
  isRolling: boolean;
  ignoresTaps: boolean;
  /** Shows the plane; null if it is already shown. */
  onShowPlane: (() => void) | null;
}

/**
 * Shows the button that resolves or carries out the next ability. Beside it is the other answer while a planeswalk
 * waits: its ability was countered.
 */
export function AbilityActions({ game, isRolling, ignoresTaps, onShowPlane }: AbilityActionsProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const moveForEncounter = useEncounterMoveBuilder();
  const { table } = game.history;
  const { planar } = table;
  const action = nextAction(table, moveForEncounter ?? undefined);
  if (!planar || (action.kind !== 'carryOutEncounter' && action.kind !== 'resolveAbility')) return null;
  const { phenomenonDone, planeswalk } = words.table;
  const { resolve, chaos } = words.acts;
  const result = action.kind === 'resolveAbility' ? action.outcome : action.kind;
  const labels = { carryOutEncounter: resolve, phenomenonDone, planeswalk, chaos };
  // The files that tell whether the app can carry out a phenomenon load after the table.
  const isOutcomeUnknown = result === 'phenomenonDone' && !moveForEncounter;
  return (
    <>
      <Button
        variant="primary"
        class={barStyles.primaryButton}
        disabled={isRolling || isOutcomeUnknown}
        ignoresTaps={ignoresTaps}
        onClick={() =>
          liveGame.play(action.kind === 'carryOutEncounter' ? action.move : { kind: 'resolveAbility' })
        }
      >
        {labels[result]}
        <NextAbilitySource game={game} isPlaneHidden={onShowPlane !== null} />
      </Button>
      {nextAbilityForApp(planar)?.kind === 'planeswalking' && (
        <Button
          class={styles.counterButton}
          disabled={isRolling}
          ignoresTaps={ignoresTaps}
          onClick={() => liveGame.play({ kind: 'counterAbility', ability: 'planeswalking', card: null })}
        >
          {words.didNotHappen[willPlaneswalkBecomeChaos(planar) ? 'encounter' : 'planeswalking']}
        </Button>
      )}
    </>
  );
}
