import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../../../design/Button';
import { isLegalSettlement } from '../../../rules/planar/planar-choice';
import type { NextAction } from '../../../rules/table/next-action';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { RuleLink } from '../../parts/text/RuleLink';
import { playerName, useWords } from '../../parts/words';
import { DestinationButton } from '../map/DestinationButton';
import { type Placements, picksToShow, settlementOf } from '../plane/choice-placements';
import barStyles from './ActionBar.module.css';
import styles from './PendingQuestion.module.css';

interface PendingQuestionProps {
  game: Game;
  action: Extract<
    NextAction,
    { kind: 'startNewGame' | 'settleChoice' | 'chooseDestination' | 'keepDie' | 'waitForMarker' }
  >;
  placements: Signal<Placements | null>;
  ignoresTaps: boolean;
  isRolling: boolean;
  onNewGame: () => void;
}

/**
 * Takes the place of the die while a question is answered above the action bar; confirms a choice among cards or of a
 * destination, asks which of several dice counts, and follows the end of the game with a new one.
 */
export function PendingQuestion(props: PendingQuestionProps) {
  const { game, action, placements, ignoresTaps, isRolling, onNewGame } = props;
  const words = useWords();
  const liveGame = useLiveGame();
  switch (action.kind) {
    case 'startNewGame':
      return (
        <Button class={barStyles.primaryButton} ignoresTaps={ignoresTaps} onClick={onNewGame}>
          {words.table.newGame}
        </Button>
      );
    case 'settleChoice': {
      const { planar } = game.history.table;
      const shownPicks = planar && picksToShow(planar, action.choice, placements.value);
      const settlement = shownPicks && settlementOf(shownPicks);
      return (
        <Button
          variant="primary"
          class={barStyles.primaryButton}
          ignoresTaps={ignoresTaps}
          disabled={!settlement || !isLegalSettlement(planar, action.choice, settlement)}
          onClick={() => settlement && liveGame.play({ kind: 'settleChoice', settlement })}
        >
          {words.choice.confirm}
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
          <RuleLink to={action.rule}>{action.rule}</RuleLink>
        </Question>
      );
    }
  }
}

function Question({ children }: { children: ComponentChildren }) {
  return <p class={styles.question}>{children}</p>;
}
