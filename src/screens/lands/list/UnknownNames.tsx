import { useMemo, useState } from 'preact/hooks';
import { languages } from '../../../content/bilingual';
import { Button } from '../../../design/Button';
import type { KnownCard } from '../../../rules/landless/known-card';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { typosBetween } from '../../../session/text-search/edit-distance';
import { Fold } from '../../parts/field/Fold';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useLanguage, useWords } from '../../parts/words';
import { nameOfCard } from '../land-words';
import styles from '../list.module.css';
import { useClosestCards } from './use-closest-cards';

/** The most unknown names for which similar cards are suggested: while their list is folded, and once it is open. */
const MAX_GUESSES_WHILE_FOLDED = 5;
const MAX_GUESSES = 30;

interface UnknownNamesProps {
  names: readonly string[];
  onIdentify: (name: string) => void;
  /** Replaces the name with another one in the list. */
  onPick: (name: string, replacement: string) => void;
}

/** Unknown names, folded unless some are likely misspelled. */
export function UnknownNames(props: UnknownNamesProps) {
  const { list } = useWords().lands;
  const [isOpen, setOpen] = useState(false);
  const guesses = useGuesses(props.names.slice(0, isOpen ? MAX_GUESSES : MAX_GUESSES_WHILE_FOLDED));
  return (
    <Fold
      title={list.unknownNames(props.names.length)}
      open={isOpen || guesses.size > 0}
      class={styles.fold}
      onFold={setOpen}
    >
      {isOpen && <NamesWithGuesses {...props} guesses={guesses} />}
    </Fold>
  );
}

/** Returns the known card that each name most likely means, by the name as typed. */
function useGuesses(names: readonly string[]): ReadonlyMap<string, string> {
  const language = useLanguage();
  const closest = useClosestCards(names);
  return useMemo(() => {
    const guesses = names.flatMap((name) => {
      const guess = closest.get(name)?.find((card) => isTypoOf(name, card));
      return guess ? [[name, nameOfCard(guess, language)] as const] : [];
    });
    return new Map(guesses);
  }, [closest, language, names.join('\n')]);
}

/** A list of unknown names that can be identified, each with the known card that it most likely means. */
function NamesWithGuesses(props: UnknownNamesProps & { guesses: ReadonlyMap<string, string> }) {
  const { names, guesses, onIdentify, onPick } = props;
  const { identify } = useWords().lands;
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(names.length);
  return (
    <ul ref={list} class={styles.names}>
      {names.map((name, index) => {
        const replacement = guesses.get(name);
        return (
          <li key={name}>
            <Button onClick={() => onIdentify(name)}>{name}</Button>
            {replacement && (
              <Button
                label={identify.replaceWith(name, replacement)}
                onClick={() => {
                  beforeRemoval(index);
                  onPick(name, replacement);
                }}
              >
                → {replacement}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns whether a name differs from one of the card's names by a few typos at most. */
function isTypoOf(name: string, card: KnownCard): boolean {
  const typed = looseNameKey(name);
  return languages.some((language) => typosBetween(typed, looseNameKey(nameOfCard(card, language))) !== null);
}
