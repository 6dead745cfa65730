import type { Option, OptionValue } from './Choice';
import { Icon } from './Icon';
import styles from './Select.module.css';

export interface SelectProps<Value extends OptionValue> {
  label: string;
  /** Whether the label is visible; otherwise the first option must say what can be chosen. */
  isLabelShown?: boolean;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** The platform's own drop-down list, for a choice of one of many options. */
export function Select<Value extends OptionValue>({
  label,
  isLabelShown,
  options,
  value,
  onChange,
}: SelectProps<Value>) {
  return (
    <span class={styles.box}>
      {isLabelShown && (
        <span class={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <select
        class={styles.select}
        aria-label={label}
        value={`${value}`}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={`${option.value}`} value={`${option.value}`}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </span>
  );
}
