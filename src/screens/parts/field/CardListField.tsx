import { useState } from 'preact/hooks';
import common from '../../../design/common.module.css';
import { useWords } from '../words';
import styles from './CardListField.module.css';
import fieldStyles from './text-field.module.css';

interface CardListFieldProps {
  label: string;
  hint: string;
  /** The number of lines at first; a longer list makes it higher, up to half the screen. */
  rows: number;
  /** The maximum number of characters kept; no limit by default. */
  maxLength?: number;
  /** Whether the text is only the beginning of a longer file. */
  isFileCut?: boolean;
  value: string;
  onChange: (list: string) => void;
}

/** More than half of any phone's screen can show. */
const MAX_ROWS = 24;

/** Returns the number of lines, or `MAX_ROWS` if there are more. */
const countLines = (text: string) => text.split('\n', MAX_ROWS).length;

/** A text area for a list of cards, with a note if only the beginning of a text is kept. */
export function CardListField({
  label,
  hint,
  rows,
  maxLength = Number.POSITIVE_INFINITY,
  isFileCut = false,
  value,
  onChange,
}: CardListFieldProps) {
  const { list } = useWords().lands;
  /** The kept beginning of what was last typed, if that was too long. */
  const [keptText, setKeptText] = useState<string | null>(null);
  return (
    <>
      <label class={fieldStyles.label}>
        {label}
        <textarea
          class={styles.list}
          rows={Math.max(rows, countLines(value))}
          style={{ '--rows': rows }}
          spellcheck={false}
          placeholder={hint}
          value={value}
          onInput={({ currentTarget: { value: typed } }) => {
            const kept = typed.slice(0, maxLength);
            setKeptText(kept === typed ? null : kept);
            onChange(kept);
          }}
        />
      </label>
      {(keptText === value || isFileCut) && (
        <p class={common.mistake} role="alert">
          {list.tooLong}
        </p>
      )}
    </>
  );
}
