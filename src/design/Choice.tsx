import { useId } from 'preact/hooks';
import styles from './Choice.module.css';
import { classNames } from './class-names';
import common from './common.module.css';

export type OptionValue = string | number | boolean | null;

export interface Option<Value extends OptionValue> {
  readonly value: Value;
  readonly name: string;
  readonly note?: string;
}

interface ChoiceProps<Value extends OptionValue> {
  label: string;
  options: readonly Option<Value>[];
  /** Undefined if no option is chosen. */
  value: Value | undefined;
  /** Whether the options are stacked, with room for notes. */
  stacked?: boolean;
  onChange: (value: Value) => void;
}

/** A choice of one of a few options: radio buttons that look like buttons. */
export function Choice<Value extends OptionValue>({
  label,
  options,
  value,
  stacked,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend class={styles.label}>{label}</legend>
      <div class={classNames(styles.group, stacked && styles.stacked)}>
        {pairsOf(options).map((pair) => (
          <div key={`${pair[0]?.value}`} class={styles.pair}>
            {pair.map((option) => (
              <label key={`${option.value}`} class={styles.option}>
                <input
                  type="radio"
                  name={name}
                  value={`${option.value}`}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
                <span class={styles.name}>{option.name}</span>
                {option.note && <span class={common.note}>{option.note}</span>}
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the options in pairs, of an odd number the first alone, so that no row ends with a single one. */
const pairsOf = <Item,>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.flatMap((_, index) =>
    (items.length - index) % 2 === 1 ? [items.slice(Math.max(0, index - 1), index + 1)] : [],
  );
