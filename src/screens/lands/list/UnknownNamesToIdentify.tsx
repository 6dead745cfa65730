import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Disclosure, useOpenDisclosures } from '../../parts/field/Disclosure';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useWords } from '../../parts/words';
import styles from '../list.module.css';
import { useFirstRows } from './use-first-rows';

/** Returns the key under which it is remembered whether these names are shown. */
const unknownNamesKey = (names: readonly string[]) => `unknown names ${names.join('\n')}`;

interface UnknownNamesToIdentifyProps {
  names: readonly string[];
  /** The name of the card that each name most likely means. */
  guesses: ReadonlyMap<string, string>;
  onIdentify: (name: string) => void;
  /** Replaces the name with another one in the list. */
  onPick: (name: string, replacement: string) => void;
  /** Replaces every name that has a guess. */
  onPickAll: () => void;
}

/** Unknown names, collapsed unless some are likely misspelled. */
export function UnknownNamesToIdentify(props: UnknownNamesToIdentifyProps) {
  const { notRecognized, lands } = useWords();
  const [isOpen, setOpen] = useState(false);
  const openDisclosures = useOpenDisclosures();
  const restoreKey = unknownNamesKey(props.names);
  // It is still open for the names that are left after a correction.
  useEffect(() => {
    if (isOpen) openDisclosures.set(restoreKey, true);
  }, [restoreKey]);
  return (
    <Disclosure
      title={notRecognized(props.names.length)}
      restoreKey={restoreKey}
      open={isOpen || props.guesses.size > 0}
      class={styles.disclosure}
      onToggle={setOpen}
    >
      {isOpen && (
        <>
          <p class={styles.note}>{lands.list.unknownNote}</p>
          {props.guesses.size > 1 && (
            <Button variant="primary" wide class={styles.acceptAll} onClick={props.onPickAll}>
              {lands.identify.acceptAll(props.guesses.size)}
            </Button>
          )}
          <NamesWithGuesses {...props} />
        </>
      )}
    </Disclosure>
  );
}

/** A button for each unknown name: replaces it with the card that it most likely means, or asks for the card. */
function NamesWithGuesses({ names, guesses, onIdentify, onPick }: UnknownNamesToIdentifyProps) {
  const { identify } = useWords().lands;
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(names.length);
  const [shownNames, moreButton] = useFirstRows(names);
  return (
    <>
      <ul ref={list} class={styles.names}>
        {shownNames.map((name, index) => {
          const replacement = guesses.get(name);
          return (
            <li key={name}>
              {replacement ? (
                <Button
                  onClick={() => {
                    beforeRemoval(index);
                    onPick(name, replacement);
                  }}
                >
                  {identify.replaceWith(name, replacement)}
                </Button>
              ) : (
                <Button onClick={() => onIdentify(name)}>{name}</Button>
              )}
            </li>
          );
        })}
      </ul>
      {moreButton}
    </>
  );
}
