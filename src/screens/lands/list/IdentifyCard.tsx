import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { SearchField } from '../../../design/SearchField';
import { type CardType, cardTypes } from '../../../rules/landless/card-characteristics';
import type { CardNote } from '../../../rules/landless/card-note';
import { MAX_CARD_NAME_LENGTH } from '../../../rules/landless/list/list-line';
import { readManaCost, writeManaCost } from '../../../rules/landless/mana-cost';
import { findExactCard } from '../../../session/cards/names/intended-card';
import { Checkbox } from '../../parts/field/Checkbox';
import field from '../../parts/field/text-field.module.css';
import { focusOn } from '../../parts/page/focus-on';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useLanguage, useWords } from '../../parts/words';
import { fillSentence, nameOfCard } from '../land-words';
import { MAX_TYPED_COST_LENGTH } from '../lands-form';
import styles from '../list.module.css';
import { SuggestedCard } from '../SuggestedCard';
import { useClosestCards } from './use-closest-cards';

interface IdentifyCardProps {
  name: string;
  onIdentify: (note: CardNote) => void;
  onPick: (name: string) => void;
  /** Removes its lines from the list. */
  onRemove: () => void;
  onCancel: () => void;
}

/** Asks the user to identify an unknown card of the list: by a similar name, or by its cost and types. */
export function IdentifyCard({ name, onIdentify, onPick, onRemove, onCancel }: IdentifyCardProps) {
  const { lands: words, cancel, clearSearch } = useWords();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [types, setTypes] = useState<readonly CardType[]>([]);
  const [typedName, setTypedName] = useState(name);
  const [closestCards = []] = useClosestCards([typedName]).values();
  const closestCardList = useRef<HTMLUListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The question gets the focus rather than the field, whose on-screen keyboard would hide the suggested names.
  useEffect(() => focusOn(form.current, { preventScroll: true }), []);
  useEffect(() => {
    if (typedName === name) form.current?.scrollIntoView({ block: 'center' });
  }, [closestCards.length]);
  const parsedCost = readManaCost(typed);
  const typedCard = findExactCard(typedName, closestCards);
  const typedCardName = typedCard && nameOfCard(typedCard, language);
  const cost = parsedCost.ok ? parsedCost.value : null;
  const save = typedCardName
    ? () => onPick(typedCardName)
    : cost && (() => onIdentify({ manaCost: writeManaCost(cost), types }));
  return (
    <form
      ref={form}
      class={common.stack2}
      aria-label={words.identify.title(name)}
      onSubmit={(event) => {
        event.preventDefault();
        save?.();
      }}
    >
      <h2 class={styles.questionTitle}>{words.identify.title(name)}</h2>
      <p class={styles.note}>{words.identify.pick}</p>
      <span class={field.label} aria-hidden="true">
        {words.byName.label}
      </span>
      <SearchField
        label={words.byName.label}
        placeholder={words.byName.hint}
        clearLabel={clearSearch}
        value={typedName}
        maxLength={MAX_CARD_NAME_LENGTH}
        onChange={setTypedName}
        onEnter={() => closestCardList.current?.querySelector('button')?.focus()}
      />
      {closestCards.length > 0 && (
        <ul ref={closestCardList} class={common.stack1} aria-label={words.byName.similar}>
          {closestCards.map((card) => (
            <li key={card.name}>
              <SuggestedCard
                card={card}
                typed={typedName}
                onChoose={() => onPick(nameOfCard(card, language))}
              />
            </li>
          ))}
        </ul>
      )}
      <label class={field.label}>
        {words.cost}
        <input
          class={field.input}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={MAX_TYPED_COST_LENGTH}
          placeholder={words.costHint}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {parsedCost.ok && (
        <p class={styles.note}>
          <TextWithSymbols
            text={parsedCost.value === null ? words.identify.costExample : writeManaCost(parsedCost.value)}
          />
        </p>
      )}
      {!parsedCost.ok && (
        <p class={common.mistake} role="alert">
          {fillSentence(
            words.mistakes[parsedCost.error.mistake],
            typed.slice(parsedCost.error.from, parsedCost.error.to).trim(),
          )}
        </p>
      )}
      <fieldset class={styles.typeChecks}>
        <legend class={common.heading}>{words.identify.types}</legend>
        {cardTypes.map((type) => (
          <Checkbox
            key={type}
            checked={types.includes(type)}
            onChange={() =>
              setTypes(cardTypes.filter((candidate) => (candidate === type) !== types.includes(candidate)))
            }
          >
            {words.typeNames[type]}
          </Checkbox>
        ))}
      </fieldset>
      {typedCardName && <p class={styles.note}>{words.identify.takes(typedCardName)}</p>}
      {!save && parsedCost.ok && <p class={styles.note}>{words.identify.cannotSave}</p>}
      <div class={classNames(common.row, styles.actions)}>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button onClick={onRemove}>{words.identify.remove}</Button>
        <Button variant="primary" disabled={!save} submit>
          {words.identify.save}
        </Button>
      </div>
    </form>
  );
}
