import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { FIRST_CUSTOM_COLOR, hexOf, SEAT_COLOR_COUNT, seatStyle } from '../../parts/seat-color';
import { useNewGameFormWords } from '../../parts/words';
import styles from './SeatColors.module.css';

interface SeatColorsProps {
  name: string;
  color: number;
  onChange: (color: number) => void;
}

/** Offers twelve colors that color-blind players can distinguish, and a color picker for any other. */
export function SeatColors({ name, color, onChange }: SeatColorsProps) {
  const { seating } = useNewGameFormWords();
  const isCustom = color >= FIRST_CUSTOM_COLOR;
  return (
    <fieldset class={common.row} aria-label={seating.color(name)}>
      {Array.from({ length: SEAT_COLOR_COUNT }, (_, colorIndex) => (
        <button
          key={colorIndex}
          type="button"
          class={styles.color}
          style={seatStyle({ color: colorIndex })}
          aria-pressed={!isCustom && color % SEAT_COLOR_COUNT === colorIndex}
          aria-label={seating.colors[colorIndex]}
          title={seating.colors[colorIndex]}
          onClick={() => onChange(colorIndex)}
        />
      ))}
      <label
        class={classNames(styles.color, styles.custom, isCustom && styles.chosen)}
        style={isCustom ? seatStyle({ color }) : undefined}
      >
        <span>{seating.ownColor}</span>
        <input
          type="color"
          value={hexOf(isCustom ? color : 0xb0_3a_2e)}
          onInput={(event) =>
            onChange(FIRST_CUSTOM_COLOR + Number.parseInt(event.currentTarget.value.slice(1), 16))
          }
        />
      </label>
    </fieldset>
  );
}
