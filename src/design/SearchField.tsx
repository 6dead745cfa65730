import type { ComponentChildren, RefObject } from 'preact';
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
  maxLength?: number;
  onFocus?: (input: HTMLInputElement) => void;
  onEnter?: () => void;
}

/** A text field for searches, with a button that empties it. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  value,
  onChange,
  maxLength = MAX_QUERY_LENGTH,
  onFocus,
  onEnter,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchFrame value={value} clearLabel={clearLabel} onChange={onChange} field={input}>
      <input
        ref={input}
        type="search"
        autocomplete="off"
        spellcheck={false}
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
    </SearchFrame>
  );
}

interface QuestionFieldProps extends Pick<SearchFieldProps, 'label' | 'clearLabel' | 'value' | 'onChange'> {
  field: RefObject<HTMLTextAreaElement | null>;
}

/** A search field for whole questions: a long one takes up to three lines. Its text has no line breaks. */
export function QuestionField({ label, clearLabel, value, onChange, field }: QuestionFieldProps) {
  return (
    <SearchFrame value={value} clearLabel={clearLabel} onChange={onChange} field={field}>
      <div class={styles.question} data-value={value || label}>
        <textarea
          ref={field}
          rows={1}
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={MAX_QUERY_LENGTH}
          aria-label={label}
          placeholder={label}
          value={value}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.isComposing) event.preventDefault();
          }}
          onInput={({ currentTarget }) => {
            // Pasted line breaks.
            if (/[\r\n]/.test(currentTarget.value))
              currentTarget.value = currentTarget.value.replace(/\s*[\r\n]\s*/g, ' ');
            onChange(currentTarget.value);
          }}
        />
      </div>
    </SearchFrame>
  );
}

interface SearchFrameProps extends Pick<SearchFieldProps, 'value' | 'clearLabel' | 'onChange'> {
  field: RefObject<HTMLElement | null>;
  children: ComponentChildren;
}

/** What surrounds the field: the magnifying glass, and the button that empties it. */
function SearchFrame({ value, clearLabel, onChange, field, children }: SearchFrameProps) {
  return (
    <div class={styles.search}>
      <DeferredIcon name="search" />
      {children}
      {value !== '' && (
        <IconButton
          icon="close"
          label={clearLabel}
          class={styles.clear}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
