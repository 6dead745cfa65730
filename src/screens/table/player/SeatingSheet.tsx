import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { seatedPlayers } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import rowStyles from '../../parts/field/labeled-row.module.css';
import { RuleNumberLink } from '../../parts/rule/RuleNumberLink';
import { seatStyle } from '../../parts/seat-color';
import { playerName, useWords } from '../../parts/words';
import { DragHandle } from '../DragHandle';
import { TableSheet } from '../sheets/TableSheet';
import { useReorderableList } from '../use-reorderable-list';
import { useTableScreen } from '../use-table-screen';
import styles from './SeatingSheet.module.css';
import { orderWithMovedPlayer, rotatedOrder, savedFormInOrder } from './seating-form';

/** Changes the seating order in one move, which updates panels and turns. */
export function SeatingSheet({ game }: { game: Game }) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const { settings } = usePreferences();
  const { turn } = game.history.table;
  const currentOrder = seatedPlayers(turn);
  const [order, setOrder] = useState<readonly PlayerId[]>(currentOrder);
  const { listProps, draggedIndex, dragHandleProps, moveByOne } = useReorderableList<HTMLOListElement>(
    (from, to) => {
      const player = order[from];
      const movedOrder = orderWithMovedPlayer(turn, order, from, to);
      setOrder(movedOrder);
      return player === undefined ? from : movedOrder.indexOf(player);
    },
  );

  function apply() {
    if (liveGame.play({ kind: 'changeSeating', seating: order })) return;
    // The form for the next game gets the current seating.
    settings.change(({ lastNewGame }) => ({
      lastNewGame: lastNewGame && savedFormInOrder(lastNewGame, game.seats, order),
    }));
    setOpenSheet(null);
  }

  return (
    <TableSheet title={words.seating.title}>
      {turn.marker ? (
        <>
          <p>
            {words.refusals.seatsAreFixed} <RuleNumberLink rule="807.4c" /> <RuleNumberLink rule="807.4d" />
          </p>
          <p class={styles.hint}>{words.seating.fixedHint}</p>
        </>
      ) : (
        <div class={common.stack3}>
          <p class={styles.hint}>{words.seating.hint}</p>
          <ol class={common.stack1} {...listProps}>
            {order.map((player, index) => {
              const name = playerName(words, game.seats, player);
              return (
                <li key={index} class={classNames(rowStyles.row, draggedIndex === index && styles.dragged)}>
                  <DragHandle label={words.seating.move(name)} {...dragHandleProps(index)} />
                  <span class={styles.color} style={seatStyle(game.seats[player], player)} />
                  <span class={rowStyles.label}>{name}</span>
                  <span class={rowStyles.buttons}>
                    <IconButton
                      icon="up"
                      label={words.seating.up(name)}
                      disabled={index === 0}
                      onClick={() => moveByOne(index, -1)}
                    />
                    <IconButton
                      icon="down"
                      label={words.seating.down(name)}
                      disabled={index === order.length - 1}
                      onClick={() => moveByOne(index, 1)}
                    />
                  </span>
                </li>
              );
            })}
          </ol>
          <Button wide onClick={() => setOrder(rotatedOrder(order))}>
            {words.seating.rotate}
          </Button>
          <Button
            variant="primary"
            wide
            disabled={order.every((player, index) => player === currentOrder[index])}
            onClick={apply}
          >
            {words.apply}
          </Button>
        </div>
      )}
    </TableSheet>
  );
}
