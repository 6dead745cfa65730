import { classNames } from '../../../design/class-names';
import { hexOf, OWN_COLOURS, SEAT_COLOURS, seatStyle } from '../../parts/seat-color';
import { useFormWords } from '../../parts/words';
import styles from './SeatColors.module.css';

interface SeatColoursProps {
  name: string;
  colour: number;
  onChange: (colour: number) => void;
}

/** Offers twelve colors that color-blind players can distinguish, and any other. */
export function SeatColors({ name, colour, onChange }: SeatColoursProps) {
  const { seating } = useFormWords();
  const isOwn = colour >= OWN_COLOURS;
  return (
    <fieldset class={styles.colours} aria-label={seating.colour(name)}>
      {Array.from({ length: SEAT_COLOURS }, (_, one) => (
        <button
          key={one}
          type="button"
          class={styles.colour}
          style={seatStyle({ colour: one })}
          aria-pressed={!isOwn && colour % SEAT_COLOURS === one}
          aria-label={seating.colours[one]}
          title={seating.colours[one]}
          onClick={() => onChange(one)}
        />
      ))}
      <label
        class={classNames(styles.colour, styles.own, isOwn && styles.chosen)}
        style={isOwn ? seatStyle({ colour }) : undefined}
      >
        <span>{seating.ownColour}</span>
        <input
          type="color"
          value={hexOf(isOwn ? colour : 0xb0_3a_2e)}
          onInput={(event) => onChange(OWN_COLOURS + Number.parseInt(event.currentTarget.value.slice(1), 16))}
        />
      </label>
    </fieldset>
  );
}
