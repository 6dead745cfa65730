import type { Ref } from 'preact';
import { useId } from 'preact/hooks';
import { type Language, otherLanguage } from '../../../content/bilingual';
import common from '../../../design/common.module.css';
import type { BilingualText } from '../../../session/cards/custom-cards';
import { truncate } from '../../../session/lib/plain-text';
import styles from './CustomCardScreen.module.css';

interface TextFieldProps {
  label: string;
  text: BilingualText;
  /** The language being edited; the other language's text is the placeholder. */
  editedLanguage: Language;
  maxLength: number;
  /** Makes it a text area with this many rows. */
  rows?: number;
  textArea?: Ref<HTMLTextAreaElement>;
  onChange: (text: BilingualText) => void;
}

/** A field for a card's text in one of its two languages. */
export function TextField({
  label,
  text,
  editedLanguage,
  maxLength,
  rows,
  textArea = null,
  onChange,
}: TextFieldProps) {
  const id = useId();
  const fieldProps = {
    id,
    class: styles.input,
    lang: editedLanguage,
    autocomplete: 'off',
    maxLength,
    placeholder: text[otherLanguage(editedLanguage)],
    value: text[editedLanguage],
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...text, [editedLanguage]: truncate(value, maxLength) }),
  } as const;
  return (
    <div class={common.stack2}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      {rows ? <textarea ref={textArea} rows={rows} {...fieldProps} /> : <input type="text" {...fieldProps} />}
    </div>
  );
}
