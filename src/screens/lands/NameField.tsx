import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { type KnownCard, landlessCardOf } from '../../rules/landless/known-card';
import { nameKey } from '../../rules/landless/name-key';
import { useSession } from '../../session/session';
import { isFocusLost } from '../parts/focus-on';
import { RichText } from '../parts/RichText';
import { useLanguage, useWords } from '../parts/words';
import { CardDataFold } from './CardDataFold';
import styles from './NameField.module.css';

const LONGEST_NAME = 150;

interface NameFieldProps {
  /** Of the card that is shown; empty for one that was described by hand. */
  name: string;
  /** Whether a name is being typed that is not the card's. */
  onName: (isTyping: boolean) => void;
  onChoose: (name: string, known: KnownCard) => void;
}

/** A card by its name, among those whose facts are on the phone. */
export function NameField({ name, onName, onChoose }: NameFieldProps) {
  const { byName } = useWords().lands;
  const language = useLanguage();
  const knownCards = useSession().knownCards.value;
  const count = knownCards?.count.value ?? null;
  /** Null: nothing was typed since the card was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [suggested, setSuggested] = useState<readonly KnownCard[] | null>(null);
  const wanted = typed?.trim() ?? '';

  useEffect(() => {
    let isWanted = true;
    setSuggested(null);
    if (wanted !== '') {
      knownCards?.suggest(wanted).then((cards) => {
        if (isWanted) setSuggested(cards);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [knownCards, count, wanted]);

  // What was looked up is found: the way of asking for it is gone, and the focus with it.
  const found = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (suggested && isFocusLost()) found.current?.querySelector('button')?.focus();
  }, [suggested]);

  const nameOf = ({ name: english, russianName }: KnownCard) =>
    language === 'ru' && russianName ? russianName : english;

  function type(value: string) {
    setTyped(value.slice(0, LONGEST_NAME));
    onName(value.trim() !== '');
  }

  function choose(known: KnownCard) {
    setTyped(null);
    onName(false);
    onChoose(nameOf(known), known);
  }

  function chooseFirst() {
    const exact = suggested?.find((card) =>
      [card.name, card.russianName].some((called) => called && nameKey(called) === nameKey(wanted)),
    );
    const first = exact ?? suggested?.[0];
    if (first && isReadable(first)) choose(first);
  }

  return (
    <div class={styles.field}>
      <label class={styles.label}>
        {byName.label}
        <input
          class={styles.input}
          type="search"
          autocomplete="off"
          spellcheck={false}
          maxLength={LONGEST_NAME}
          placeholder={byName.hint}
          value={typed ?? name}
          onInput={({ currentTarget: { value } }) => type(value)}
          onKeyDown={(event) => event.key === 'Enter' && chooseFirst()}
        />
      </label>
      {wanted !== '' && suggested && suggested.length > 0 && (
        <ul ref={found} class={styles.found} aria-label={byName.found}>
          {suggested.map((card) => (
            <li key={card.name}>
              {isReadable(card) ? (
                <Button wide class={styles.suggestion} onClick={() => choose(card)}>
                  <span>{nameOf(card)}</span>{' '}
                  <span>
                    <RichText text={card.manaCost} />
                  </span>
                </Button>
              ) : (
                <p class={styles.note}>
                  {nameOf(card)}. {byName.outside(card.manaCost)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && suggested?.length === 0 && (
        <p class={styles.note} role="status">
          {count === 0 ? byName.none : byName.unknown(wanted)}
        </p>
      )}
      {wanted !== '' && suggested?.length === 0 && <CardDataFold names={[wanted]} open />}
    </div>
  );
}

function isReadable(card: KnownCard): boolean {
  return !('mistake' in landlessCardOf(card));
}
