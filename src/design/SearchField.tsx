import type { Ref } from 'preact';
import { useRef } from 'preact/hooks';
import { IconButton } from './Button';
import { DeferredIcon } from './DeferredIcon';
import styles from './SearchField.module.css';

/** The maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 100;

interface SearchFieldProps {
  label: string;
  /** The placeholder, for narrow fields; the label by default. */
  placeholder?: string;
  /** The label of the button that empties the field. */
  clearLabel: string;
  value: string;
  onChange: (query: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  enterKey?: 'go';
  maxLength?: number;
  onFocus?: (wrapper: HTMLInputElement) => void;
  onEnter?: () => void;
}

/** A text field for searches, with a button that empties it. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  value,
  onChange,
  inputRef,
  enterKey,
  maxLength = MAX_QUERY_LENGTH,
  onFocus,
  onEnter,
}: SearchFieldProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  return (
    <div ref={wrapper} class={styles.search}>
      <DeferredIcon name="search" />
      <input
        ref={inputRef ?? null}
        type="search"
        autocomplete="off"
        spellcheck={false}
        enterkeyhint={enterKey}
        maxLength={maxLength}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onFocus={onFocus && (({ currentTarget }) => onFocus(currentTarget))}
        onKeyDown={
          onEnter &&
          ((event) => {
            if (event.key !== 'Enter' || event.isComposing) return;
            // Otherwise the same key press would activate a button that gets the focus.
            event.preventDefault();
            onEnter();
          })
        }
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={clearLabel}
          class={styles.clear}
          onClick={() => {
            onChange('');
            wrapper.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </div>
  );
}
