import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { Icon } from '../../../design/Icon';
import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../../rules/limits';
import { seatStyle } from '../../parts/seat-color';
import { useNewGameFormWords } from '../../parts/words';
import { DragHandle } from '../DragHandle';
import { SeatColors } from '../player/SeatColors';
import inputStyles from '../styles/input.module.css';
import { useReorderableList } from '../use-reorderable-list';
import styles from './NewGameScreen.module.css';
import { addSeat, colorSeat, moveSeat, removeSeat, renameSeat } from './new-game-form-state';
import type { FormPartProps } from './use-new-game';

/** Lists the players in seating order. */
export function SeatList({ form, onChange }: FormPartProps) {
  const words = useNewGameFormWords();
  const { seats } = form;
  /** The index of the seat whose colors are shown. */
  const [expandedSeat, setExpandedSeat] = useState<number | null>(null);
  const { listProps, draggedIndex, dragHandleProps, moveByOne, beforeRemoval } =
    useReorderableList<HTMLOListElement>((from, to) => {
      const movedForm = moveSeat(form, from, to);
      if (movedForm === form) return from;
      onChange(movedForm);
      if (expandedSeat === from) setExpandedSeat(to);
      else if (expandedSeat !== null) setExpandedSeat(null);
      return to;
    });
  return (
    <fieldset aria-label={words.newGame.players}>
      <div class={styles.players}>
        <p class={styles.label} role="status">
          {words.newGame.players}: <b>{seats.length}</b>
        </p>
        {seats.length < MAX_PLAYERS_IN_NEW_GAME && (
          <Button variant="bare" onClick={() => onChange(addSeat(form))}>
            <Icon name="plus" />
            {words.newGame.add}
          </Button>
        )}
      </div>
      <ol class={common.stack2} {...listProps}>
        {seats.map(({ name, color }, seat) => {
          const shownName = name || words.player(seat + 1);
          return (
            <li key={seat} class={classNames(styles.seat, draggedIndex === seat && styles.dragged)}>
              <button
                type="button"
                class={styles.colorButton}
                aria-expanded={expandedSeat === seat}
                aria-label={words.seating.colorAndSeatOf(shownName)}
                onClick={() => setExpandedSeat(expandedSeat === seat ? null : seat)}
              >
                <span class={styles.color} style={seatStyle({ color })} />
              </button>
              <input
                class={inputStyles.input}
                type="text"
                autocomplete="off"
                enterkeyhint={seat < seats.length - 1 ? 'next' : 'done'}
                aria-label={words.newGame.name(seat + 1)}
                placeholder={words.player(seat + 1)}
                value={name}
                onInput={(event) => onChange(renameSeat(form, seat, event.currentTarget.value))}
              />
              <DragHandle label={words.seating.move(shownName)} {...dragHandleProps(seat)} />
              <IconButton
                icon="close"
                label={words.newGame.remove(shownName)}
                disabled={seats.length <= MIN_PLAYERS}
                onClick={() => {
                  setExpandedSeat(null);
                  beforeRemoval(seat);
                  onChange(removeSeat(form, seat));
                }}
              />
              {expandedSeat === seat && (
                <div class={styles.details}>
                  <SeatColors
                    name={shownName}
                    color={color}
                    onChange={(chosen) => onChange(colorSeat(form, seat, chosen))}
                  />
                  <div class={common.row}>
                    <Button
                      label={words.newGame.moveUp(shownName)}
                      disabled={seat === 0}
                      onClick={() => moveByOne(seat, -1)}
                    >
                      <Icon name="up" /> {words.seating.moveUp}
                    </Button>
                    <Button
                      label={words.newGame.moveDown(shownName)}
                      disabled={seat === seats.length - 1}
                      onClick={() => moveByOne(seat, 1)}
                    >
                      <Icon name="down" /> {words.seating.moveDown}
                    </Button>
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
