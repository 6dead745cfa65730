import { IconButton } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { Sheet } from '../../design/Sheet';
import { costOfNextRoll, decisionAwaited, isStartingPlaneRevealed } from '../../rules/planar/planar';
import type { Move } from '../../rules/table/move';
import { activePlayer, lastPlayerStanding } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';
import styles from './GameMenu.module.css';

interface GameMenuProps {
  game: Game;
  onRollByCard: () => void;
  onEnterRoll: () => void;
  onPlanarDeck: () => void;
  onNewGame: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** What is needed less often than every turn. */
export function GameMenu(props: GameMenuProps) {
  const words = useWords();
  const { table, settings } = useSession();
  const { turn, planar } = props.game.history.table;
  const canRoll = planar !== null && isStartingPlaneRevealed(planar) && lastPlayerStanding(turn) === null;
  const canAct = canRoll && decisionAwaited(planar) === null;
  const byHand = (move: Move) => {
    table.play(move);
    props.onClose();
  };
  const { die, facing } = settings.values.value;
  return (
    <Sheet title={words.menu.title} closeLabel={words.close} onClose={props.onClose}>
      <div class={styles.items}>
        {planar && (
          <>
            <Item
              what={words.menu.rollByCard}
              note={words.menu.rollByCardNote}
              disabled={!canRoll}
              onClick={props.onRollByCard}
            />
            <Item
              what={words.menu.ownDie}
              note={words.menu.ownDieNote}
              disabled={!canRoll}
              onClick={props.onEnterRoll}
            />
            <CountedRolls game={props.game} />
            <Item
              what={words.byHand.planeswalk}
              note={words.byHand.planeswalkNote}
              disabled={!canAct}
              onClick={() => byHand({ kind: 'planeswalk' })}
            />
            <Item
              what={words.byHand.chaos}
              note={words.byHand.chaosNote}
              disabled={!canAct}
              onClick={() => byHand({ kind: 'ensueChaos', card: null })}
            />
            <Item what={words.menu.planarDeck} onClick={props.onPlanarDeck} />
            <Choice
              label={words.menu.die}
              value={die}
              options={(['app', 'table'] as const).map((value) => ({ value, name: words.menu.dice[value] }))}
              onChange={(value) => settings.change({ die: value })}
            />
            <Choice
              label={words.table.facing}
              value={facing}
              options={(['one', 'two', 'four'] as const).map((value) => ({
                value,
                name: words.table.facings[value],
              }))}
              onChange={(value) => settings.change({ facing: value })}
            />
          </>
        )}
        <Item what={words.newGame.again} note={words.newGame.kept} onClick={props.onAgain} />
        <Item what={words.table.newGame} onClick={props.onNewGame} />
      </div>
    </Sheet>
  );
}

function Item(props: { what: string; note?: string; disabled?: boolean; onClick: () => void }) {
  return (
    <button type="button" class={styles.item} disabled={props.disabled} onClick={props.onClick}>
      <span class={styles.what}>{props.what}</span>
      {props.note && <span class={styles.note}>{props.note}</span>}
    </button>
  );
}

/** Corrects the cost of the next roll when the table and the app do not agree. */
function CountedRolls({ game }: { game: Game }) {
  const words = useWords();
  const { table } = useSession();
  const { turn, planar } = game.history.table;
  const active = activePlayer(turn);
  if (!planar || active === null) return null;
  const counted = costOfNextRoll(planar, active);
  return (
    <div class={styles.count}>
      <span class={styles.what}>{words.menu.counted}</span>
      <IconButton
        icon="minus"
        look="plain"
        label={words.menu.countedFewer}
        disabled={counted === 0}
        onClick={() => table.play({ kind: 'countRoll', by: -1 })}
      />
      <output>{counted}</output>
      <IconButton
        icon="plus"
        look="plain"
        label={words.menu.countedMore}
        onClick={() => table.play({ kind: 'countRoll', by: 1 })}
      />
    </div>
  );
}
