import styles from './ListField.module.css';
import field from './text-field.module.css';

/** Characters of a pasted list; longer texts are not lists. */
export const LONGEST_LIST = 200_000;

interface ListFieldProps {
  label: string;
  hint: string;
  rows: number;
  value: string;
  onType: (list: string) => void;
}

/** A text area for a list of cards. */
export function ListField({ label, hint, rows, value, onType }: ListFieldProps) {
  return (
    <label class={field.label}>
      {label}
      <textarea
        class={styles.list}
        rows={rows}
        spellcheck={false}
        placeholder={hint}
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}
