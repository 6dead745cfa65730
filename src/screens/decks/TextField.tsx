import type { Ref } from 'preact';
import { useId } from 'preact/hooks';
import type { Language } from '../../content/bilingual';
import type { OwnText } from '../../session/own-cards';
import { fitted } from '../../session/plain-text';
import styles from './OwnCardScreen.module.css';

interface TextFieldProps {
  label: string;
  text: OwnText;
  /** The language that is typed now; what the other one has stands there faintly where this one has nothing. */
  writing: Language;
  longest: number;
  /** Several lines. */
  rows?: number;
  area?: Ref<HTMLTextAreaElement>;
  onChange: (text: OwnText) => void;
}

/** A text of a card in one language of two. */
export function TextField({ label, text, writing, longest, rows, area = null, onChange }: TextFieldProps) {
  const id = useId();
  const field = {
    id,
    class: styles.input,
    lang: writing,
    autocomplete: 'off',
    maxLength: longest,
    placeholder: text[writing === 'en' ? 'ru' : 'en'],
    value: text[writing],
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...text, [writing]: fitted(value, longest) }),
  } as const;
  return (
    <div class={styles.together}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      {rows ? <textarea ref={area} rows={rows} {...field} /> : <input type="text" {...field} />}
    </div>
  );
}
