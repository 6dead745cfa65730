import type { Ref } from 'preact';
import { Icon } from './Icon';
import styles from './SearchField.module.css';

/** Nobody looks for more. */
const LONGEST_QUERY = 100;

interface SearchFieldProps {
  /** Also what stands in the field while it is empty. */
  label: string;
  value: string;
  onType: (query: string) => void;
  field?: Ref<HTMLInputElement>;
  enterKey?: 'go';
}

/** Where it is typed what is looked for. */
export function SearchField({ label, value, onType, field, enterKey }: SearchFieldProps) {
  return (
    <label class={styles.search}>
      <Icon name="search" />
      <input
        ref={field ?? null}
        type="search"
        autocomplete="off"
        spellcheck={false}
        enterkeyhint={enterKey}
        maxLength={LONGEST_QUERY}
        aria-label={label}
        placeholder={label}
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}
