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
  const action = nextAction(table);
  const ability = planar && nextAbilityForApp(planar);
  if (!ability || action.kind !== 'resolveAbility') return null;
  const { phenomenonDone, planeswalk } = words.table;
  const { resolve, chaos } = words.acts;
  const encounterMove = ability.kind === 'encounter' && moveForEncounter?.(ability, table);
  const label = encounterMove ? resolve : { phenomenonDone, planeswalk, chaos }[action.outcome];
  // The files that tell whether the app can carry out a phenomenon load after the table.
  const isOutcomeUnknown = ability.kind === 'encounter' && !moveForEncounter;
  return (
    <>
      <Button
        variant="primary"
        class={barStyles.primaryButton}
        disabled={isRolling || isOutcomeUnknown}
        ignoresTaps={ignoresTaps}
        onClick={() => liveGame.play(encounterMove || { kind: 'resolveAbility' })}
      >
        {label}
        <NextAbilitySource game={game} isPlaneHidden={onShowPlane !== null} />
      </Button>
      {ability.kind === 'planeswalking' && (
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
