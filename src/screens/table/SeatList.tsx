import { Button, IconButton } from '../../design/Button';
import { Icon } from '../../design/Icon';
import { seatColour } from '../parts/seat-colour';
import { useWords } from '../parts/words';
import styles from './NewGame.module.css';
import {
  addSeat,
  FEWEST_SEATS,
  MOST_SEATS,
  moveSeat,
  type NewGameForm,
  removeSeat,
  renameSeat,
} from './new-game-form';

/** The players in their order around the table. */
export function SeatList({ form, onChange }: { form: NewGameForm; onChange: (form: NewGameForm) => void }) {
  const words = useWords();
  const { seats } = form;
  return (
    <fieldset>
      <legend class={styles.label}>{words.newGame.players}</legend>
      <ol class={styles.seats}>
        {seats.map(({ name, colour }, seat) => {
          const called = name || words.player(seat + 1);
          return (
            <li key={colour} class={styles.seat}>
              <span class={styles.colour} style={{ '--seat': seatColour({ colour }) }} />
              <input
                class={styles.input}
                type="text"
                autocomplete="off"
                aria-label={words.newGame.name(seat + 1)}
                placeholder={words.player(seat + 1)}
                value={name}
                onInput={(event) => onChange(renameSeat(form, seat, event.currentTarget.value))}
              />
              <IconButton
                icon="up"
                label={words.newGame.moveUp(called)}
                disabled={seat === 0}
                onClick={() => onChange(moveSeat(form, seat, -1))}
              />
              <IconButton
                icon="down"
                label={words.newGame.moveDown(called)}
                disabled={seat === seats.length - 1}
                onClick={() => onChange(moveSeat(form, seat, 1))}
              />
              <IconButton
                icon="close"
                label={words.newGame.remove(called)}
                disabled={seats.length <= FEWEST_SEATS}
                onClick={() => onChange(removeSeat(form, seat))}
              />
            </li>
          );
        })}
      </ol>
      {seats.length < MOST_SEATS && (
        <Button wide class={styles.add} onClick={() => onChange(addSeat(form))}>
          <Icon name="plus" />
          {words.newGame.add}
        </Button>
      )}
    </fieldset>
  );
}
