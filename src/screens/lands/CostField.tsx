import { Fragment, type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { DeferredIcon } from '../../design/DeferredIcon';
import type { CardCharacteristics } from '../../rules/landless/card-characteristics';
import type { Land } from '../../rules/landless/land';
import type { UnreadableCost } from '../../rules/landless/mana-cost';
import { writeManaCost } from '../../rules/landless/mana-cost';
import field from '../parts/field/text-field.module.css';
import { nameOfSymbol } from '../parts/text/symbol-words';
import { TextWithSymbols } from '../parts/text/TextWithSymbols';
import { useLanguage, useWords } from '../parts/words';
import styles from './CostField.module.css';
import { abilityInWords, fillSentence, nameOfLand, noAbilityText } from './land-words';
import { appendKey, eraseLast, keypadRows, MAX_TYPED_COST_LENGTH } from './lands-form';

interface CostFieldProps {
  typed: string;
  parsed: CardCharacteristics | UnreadableCost;
  /** The land that results from the cost; null until one is entered. */
  land: Land | null;
  /** Whether the land is on the screen above the field, so that it need not be told again. */
  isLandInSight: boolean;
  /** Changes the latest typed text. */
  onEdit: (change: (typed: string) => string) => void;
}

/** A field for a mana cost, typed or entered on a keypad, and the land it results in. */
export function CostField({ typed, parsed, land, isLandInSight, onEdit }: CostFieldProps) {
  const { lands } = useWords();
  const isUnreadable = 'mistake' in parsed;
  const keypad = useRef<HTMLFieldSetElement>(null);
  const keepInPlace = useKeepInPlace(keypad);
  const change = (edit: (typed: string) => string) => {
    keepInPlace();
    onEdit(edit);
  };
  return (
    <div class={styles.field}>
      <label class={field.label}>
        {lands.cost}
        <input
          class={classNames(field.input, styles.input)}
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={MAX_TYPED_COST_LENGTH}
          placeholder={lands.costHint}
          aria-invalid={isUnreadable}
          aria-describedby="cost-result"
          value={typed}
          onInput={({ currentTarget: { value } }) => change(() => value.slice(0, MAX_TYPED_COST_LENGTH))}
        />
      </label>
      <div id="cost-result" class={styles.result}>
        {isUnreadable && (
          <p class={styles.mistake} role="alert">
            <MarkedCost typed={typed} mistake={parsed} />{' '}
            {fillSentence(lands.mistakes[parsed.mistake], typed.slice(parsed.from, parsed.to).trim())}
          </p>
        )}
        <p
          class={classNames(styles.resultText, isLandInSight && styles.toldAbove)}
          role="status"
          hidden={isUnreadable}
        >
          {!isUnreadable && land && <CostResult cost={writeManaCost(parsed.cost)} land={land} />}
        </p>
      </div>
      <Keypad fieldset={keypad} typed={typed} onEdit={change} />
    </div>
  );
}

/**
 * Keeps an element in place on the screen while content above it appears or disappears. Returns a function to call
 * before such a change.
 */
function useKeepInPlace(element: RefObject<HTMLElement | null>): () => void {
  const topBefore = useRef<number | null>(null);
  const currentTop = () => element.current?.getBoundingClientRect().top ?? 0;
  useLayoutEffect(() => {
    const previousTop = topBefore.current;
    topBefore.current = null;
    if (previousTop !== null)
      element.current?.closest('main')?.scrollBy({ top: currentTop() - previousTop, behavior: 'instant' });
  });
  return () => {
    topBefore.current = currentTop();
  };
}

/** The land and its text, shorter than on its card. */
function CostResult({ cost, land }: { cost: string; land: Land }) {
  const words = useWords();
  const language = useLanguage();
  const texts = [
    ...(land.enters === 'tapped' ? [`${words.lands.enters.tapped}.`] : []),
    ...land.abilities.map((ability) => abilityInWords(ability, words)),
    ...(land.abilities.length === 0 ? [noAbilityText(land, words)] : []),
  ];
  return (
    <>
      <span>{cost ? <TextWithSymbols text={cost} /> : words.lands.noCost}</span> →{' '}
      <span class={styles.land}>{nameOfLand(land, language)}</span>
      <br />
      <span class={common.note}>
        {texts.map((text) => (
          <Fragment key={text}>
            <span class={styles.ability}>
              <TextWithSymbols text={text} />
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </>
  );
}

interface KeypadProps extends Pick<CostFieldProps, 'typed' | 'onEdit'> {
  fieldset: RefObject<HTMLFieldSetElement | null>;
}

/** A key for each symbol, and keys that erase. */
function Keypad({ fieldset, typed, onEdit }: KeypadProps) {
  const { lands } = useWords();
  const language = useLanguage();
  const nameOfKey = (key: string) => {
    if (/^\d$/.test(key)) return key;
    return key === '//' ? lands.keys['//'] : nameOfSymbol(key.replace('/', ''), language);
  };
  return (
    <fieldset ref={fieldset} class={styles.keypad} aria-label={lands.keypad}>
      {keypadRows.flat().map((key) => (
        <button
          key={key}
          type="button"
          class={styles.key}
          aria-label={nameOfKey(key)}
          onClick={() => onEdit((latest) => appendKey(latest, key))}
        >
          <KeyFace symbol={key} />
        </button>
      ))}
      <button
        type="button"
        class={`${styles.key} ${styles.wideKey}`}
        disabled={typed === ''}
        onClick={() => onEdit(() => '')}
      >
        {lands.clear}
      </button>
      <button
        type="button"
        class={styles.key}
        aria-label={lands.erase}
        disabled={typed === ''}
        onClick={() => onEdit(eraseLast)}
      >
        <DeferredIcon name="erase" />
      </button>
      <button
        type="button"
        class={styles.key}
        aria-label={lands.keys['/']}
        onClick={() => onEdit((latest) => appendKey(latest, '/'))}
      >
        /
      </button>
      <p class={styles.keypadHint}>
        <TextWithSymbols text={lands.keypadHint} />
      </p>
    </fieldset>
  );
}

/** The face of a key: a symbol, "/" with the Phyrexian symbol, or the "//" between two halves. */
function KeyFace({ symbol }: { symbol: string }) {
  if (symbol === '//') return <>{symbol}</>;
  return (
    <span>
      <TextWithSymbols text={symbol === '/P' ? '/{P}' : `{${symbol}}`} />
    </span>
  );
}

/** The typed text, with the part that cannot be read marked. */
function MarkedCost({ typed, mistake }: { typed: string; mistake: UnreadableCost }) {
  return (
    <span class={styles.typed}>
      {typed.slice(0, mistake.from)}
      <mark class={styles.unreadablePart}>{typed.slice(mistake.from, mistake.to)}</mark>
      {typed.slice(mistake.to)}
    </span>
  );
}
