import type { ComponentChildren } from 'preact';
import { Button } from '../../../design/Button';
import { isLegalSettlement } from '../../../rules/planar/planar-choice';
import type { NextAction } from '../../../rules/table/next-action';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { useRouter } from '../../../session/contexts/use-router';
import type { Game } from '../../../session/game/game';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { playerName, useWords } from '../../parts/words';
import { DestinationButton } from '../map/DestinationButton';
import { placementsToShow, settlementOf } from '../plane/choice-placements';
import { useTableScreen } from '../use-table-screen';
import barStyles from './ActionBar.module.css';
import styles from './PendingQuestion.module.css';

interface PendingQuestionProps {
  game: Game;
  action: Extract<
    NextAction,
    { kind: 'startNewGame' | 'settleChoice' | 'chooseDestination' | 'keepDie' | 'waitForMarker' }
  >;
  ignoresTaps: boolean;
  isRolling: boolean;
}

/**
 * Takes the place of the die while a question is answered above the action bar; confirms a choice among cards or of a
 * destination, asks which of several dice counts, and follows the end of the game with a new one.
 */
export function PendingQuestion({ game, action, ignoresTaps, isRolling }: PendingQuestionProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const router = useRouter();
  const { placements } = useTableScreen();
  switch (action.kind) {
    case 'startNewGame':
      return (
        <Button
          class={barStyles.primaryButton}
          ignoresTaps={ignoresTaps}
          onClick={() => router.go({ place: 'newGame' })}
        >
          {words.table.newGame}
        </Button>
      );
    case 'settleChoice': {
      const { planar } = game.history.table;
      const shownPlacements = planar && placementsToShow(planar, action.choice, placements.value);
      const settlement = shownPlacements && settlementOf(shownPlacements);
      return (
        <Button
          variant="primary"
          class={barStyles.primaryButton}
          ignoresTaps={ignoresTaps}
          disabled={!settlement || !isLegalSettlement(planar, action.choice, settlement)}
          onClick={() => settlement && liveGame.play({ kind: 'settleChoice', settlement })}
        >
          {words.done}
        </Button>
      );
    }
    case 'chooseDestination':
      return (
        <DestinationButton map={action.map}>
          <Question>{words.table.whereTo}</Question>
        </DestinationButton>
      );
    case 'keepDie':
      return [...new Set(action.faces)].map((face) => (
        <Button
          key={face}
          variant="primary"
          class={barStyles.primaryButton}
          ignoresTaps={ignoresTaps}
          disabled={isRolling}
          onClick={() => liveGame.play({ kind: 'keepDie', die: action.faces.indexOf(face) })}
        >
          {words.dice.keep(words.faces[face].toLowerCase())}
        </Button>
      ));
    case 'waitForMarker': {
      const nameOf = (player: PlayerId) => playerName(words, game.seats, player);
      return (
        <Question>
          {words.turnStatus.waits(nameOf(action.player), nameOf(action.playerAhead))}{' '}
          <ExplanationLink entry={action.rule} />
        </Question>
      );
    }
  }
}

function Question({ children }: { children: ComponentChildren }) {
  return <p class={styles.question}>{children}</p>;
}
