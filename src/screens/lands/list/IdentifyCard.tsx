import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { CardNote } from '../../../rules/landless/card-note';
import { type CardType, cardTypes } from '../../../rules/landless/landless-card';
import { readManaCost, writeManaCost } from '../../../rules/landless/mana-cost';
import { Check } from '../../parts/field/Check';
import field from '../../parts/field/text-field.module.css';
import { focusOn } from '../../parts/page/focus-on';
import { RichText } from '../../parts/text/RichText';
import { useLanguage, useWords } from '../../parts/words';
import { fillSentence, nameOfCard } from '../land-words';
import { MAX_TYPED_LENGTH } from '../lands-form';
import styles from '../list.module.css';
import { useClosestCards } from './use-closest-cards';

interface IdentifyCardProps {
  name: string;
  onIdentify: (note: CardNote) => void;
  onPick: (name: string) => void;
}

/** Asks the user to identify an unknown card of the list: by a similar name, or by its cost and types. */
export function IdentifyCard({ name, onIdentify, onPick }: IdentifyCardProps) {
  const { lands: words } = useWords();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [types, setTypes] = useState<readonly CardType[]>([]);
  const closest = useClosestCards([name]).get(name) ?? [];
  const question = useRef<HTMLFormElement>(null);
  // The question gets the focus rather than the field, whose on-screen keyboard would hide the suggested names.
  useEffect(() => focusOn(question.current, { preventScroll: true }), []);
  useEffect(() => question.current?.scrollIntoView({ block: 'center' }), [closest.length]);
  const read = readManaCost(typed);
  const isCostRead = read.ok && read.value !== null;
  return (
    <form
      ref={question}
      class={styles.identify}
      aria-label={words.identify.title(name)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isCostRead) onIdentify({ manaCost: writeManaCost(read.value), types });
      }}
    >
      <h2 class={styles.asked}>{words.identify.title(name)}</h2>
      {closest.map((card) => {
        const called = nameOfCard(card, language);
        return (
          <Button key={card.name} wide onClick={() => onPick(called)}>
            {called} <RichText text={card.manaCost} />
          </Button>
        );
      })}
      <label class={field.label}>
        {words.cost}
        <input
          class={field.input}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={MAX_TYPED_LENGTH}
          placeholder={words.costHint}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {!read.ok && (
        <p class={styles.mistake} role="alert">
          {fillSentence(
            words.mistakes[read.error.mistake],
            typed.slice(read.error.from, read.error.to).trim(),
          )}
        </p>
      )}
      <fieldset class={styles.kinds} aria-label={words.identify.types}>
        {cardTypes.map((type) => (
          <Check
            key={type}
            checked={types.includes(type)}
            onChange={() => setTypes(cardTypes.filter((each) => (each === type) !== types.includes(each)))}
          >
            {words.typeNames[type]}
          </Check>
        ))}
      </fieldset>
      <Button
        variant="primary"
        wide
        disabled={!isCostRead}
        onClick={() => isCostRead && onIdentify({ manaCost: writeManaCost(read.value), types })}
      >
        {words.identify.save}
      </Button>
    </form>
  );
}
