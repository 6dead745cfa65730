import { Choice } from '../../../design/Choice';
import { Sheet } from '../../../design/Sheet';
import { timeOfDay } from '../../../rules/life/designations';
import { decisionBeforeEnding } from '../../../rules/planar/ending-turn';
import { isStartingPlaneRevealed } from '../../../rules/planar/planar';
import type { Planar } from '../../../rules/planar/planar-state';
import type { Move } from '../../../rules/table/move';
import { activePlayer, extraTurnsToCome, lastPlayerStanding } from '../../../rules/turn/turn';
import { useRouter } from '../../../session/contexts/use-router';
import { useTable } from '../../../session/contexts/use-table';
import type { Game } from '../../../session/game/game';
import { TermText } from '../../parts/text/TermText';
import { playerName, useWords } from '../../parts/words';
import styles from './GameMenu.module.css';
import { Item, RuleItem } from './GameMenuItem';
import type { OpenSheet } from './open-sheet';
import { PlanarItems } from './PlanarItems';
import { SeatItems } from './SeatItems';

/** Rulebook entries that are useful at the table. */
const sheets = ['sheet-planechase', 'sheet-die', 'sheet-leaving'] as const;

interface GameMenuProps {
  game: Game;
  onRollByCard: () => void;
  onOpen: (sheet: OpenSheet | null) => void;
  onNewGame: () => void;
  onAgain: () => void;
}

/** Shows the actions that are not needed every turn. */
export function GameMenu({ game, onRollByCard, onOpen, onNewGame, onAgain }: GameMenuProps) {
  const words = useWords();
  const { table } = useTable();
  const router = useRouter();
  const route = router.route.value;
  const isOnLives = route.place === 'table' && route.face === 'life';
  const seats = <SeatItems onSeats={() => onOpen({ kind: 'seats' })} />;
  const { planar, designations } = game.history.table;
  const byHand = (move: Move) => {
    table.play(move);
    onOpen(null);
  };
  return (
    <Sheet title={words.menu.title} closeLabel={words.close} onClose={() => onOpen(null)}>
      <div class={styles.items}>
        {isOnLives && seats}
        {planar && <PlanarItems game={game} planar={planar} byHand={byHand} {...{ onRollByCard, onOpen }} />}
        <h3 class={styles.heading}>
          <TermText text={words.menu.turns} isHeading />
        </h3>
        <Item
          what={words.lives.title}
          note={words.lives.menuNote}
          onClick={() => onOpen({ kind: 'lives', how: 'everyone' })}
        />
        <Item
          what={words.leaving.together}
          note={words.leaving.togetherNote}
          disabled={lastPlayerStanding(game.history.table.turn) !== null}
          onClick={() => onOpen({ kind: 'leaving' })}
        />
        {!isOnLives && seats}
        <Item what={words.dice.title} note={words.dice.menuNote} onClick={() => onOpen({ kind: 'dice' })} />
        <Choice
          label={words.designations.time}
          value={timeOfDay(designations) ?? 'none'}
          options={(['none', 'day', 'night'] as const).map((value) => ({
            value,
            name: words.designations.times[value],
          }))}
          onChange={(to) => table.play({ kind: 'setDayOrNight', to: to === 'none' ? null : to })}
        />
        <TurnItems game={game} byHand={byHand} />
        <RuleItems planar={planar} onOpen={onOpen} />
        <h3 class={styles.heading}>{words.menu.game}</h3>
        <Item
          what={words.summary.title}
          note={words.summary.menuNote}
          onClick={() => onOpen({ kind: 'summary' })}
        />
        <Item
          what={words.clock.title}
          note={words.clock.menuNote}
          onClick={() => onOpen({ kind: 'clock' })}
        />
        <Item what={words.newGame.again} note={words.newGame.kept} onClick={onAgain} />
        <Item what={words.table.newGame} onClick={onNewGame} />
      </div>
    </Sheet>
  );
}

interface TurnItemsProps {
  game: Game;
  byHand: (move: Move) => void;
}

function TurnItems({ game, byHand }: TurnItemsProps) {
  const words = useWords();
  const { turn, planar } = game.history.table;
  const active = activePlayer(turn);
  const extraTurns = extraTurnsToCome(turn).length;
  const isOver = lastPlayerStanding(turn) !== null;
  return (
    <>
      {active !== null && (
        <Item
          what={words.menu.extraTurn(playerName(words, game.seats, active))}
          note={extraTurns > 0 ? words.menu.extraTurnsWaiting(extraTurns) : words.menu.extraTurnNote}
          disabled={isOver}
          onClick={() => byHand({ kind: 'addExtraTurn', player: active })}
        />
      )}
      <Item
        what={words.menu.reverseTurns}
        note={words.menu.turnsGo[turn.reversed ? 'counterclockwise' : 'clockwise']}
        disabled={isOver}
        onClick={() => byHand({ kind: 'reverseTurnOrder' })}
      />
      {planar && active !== null && (
        <>
          <Item
            what={words.menu.repeatUpkeep}
            note={words.menu.repeatUpkeepNote}
            disabled={isOver}
            onClick={() => byHand({ kind: 'repeatUpkeep' })}
          />
          <Item
            what={words.menu.endTurn}
            note={words.menu.endTurnNote}
            disabled={isOver || decisionBeforeEnding(planar) !== null || !isStartingPlaneRevealed(planar)}
            onClick={() => byHand({ kind: 'endTurn' })}
          />
        </>
      )}
    </>
  );
}

function RuleItems({ planar, onOpen }: Pick<GameMenuProps, 'onOpen'> & { planar: Planar | null }) {
  const words = useWords();
  return (
    <>
      <h3 class={styles.heading}>{words.menu.rules}</h3>
      {planar && <Item what={words.meaning.title} onClick={() => onOpen({ kind: 'meaning' })} />}
      {planar && planar.faceUp.length > 0 && (
        <Item what={words.rules.termsOfCard} onClick={() => onOpen({ kind: 'terms' })} />
      )}
      {sheets.map((entry) => (
        <RuleItem key={entry} what={words.menu.sheets[entry]} rule={entry} />
      ))}
    </>
  );
}
