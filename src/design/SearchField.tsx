import type { Ref } from 'preact';
import { DeferredIcon } from './DeferredIcon';
import styles from './SearchField.module.css';

/** The maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 100;

interface SearchFieldProps {
  label: string;
  /** The placeholder, for narrow fields; the label by default. */
  placeholder?: string;
  value: string;
  onChange: (query: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  enterKey?: 'go';
}

/** A text field for searches. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  inputRef,
  enterKey,
}: SearchFieldProps) {
  return (
    <label class={styles.search}>
      <DeferredIcon name="search" />
      <input
        ref={inputRef ?? null}
        type="search"
        autocomplete="off"
        spellcheck={false}
        enterkeyhint={enterKey}
        maxLength={MAX_QUERY_LENGTH}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
