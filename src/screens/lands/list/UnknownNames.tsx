import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Fold } from '../../parts/field/Fold';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useWords } from '../../parts/words';
import styles from '../list.module.css';
import { ReplaceName } from './ReplaceName';

interface UnknownNamesProps {
  names: readonly string[];
  /** The name of the card that each name most likely means. */
  guesses: ReadonlyMap<string, string>;
  onIdentify: (name: string) => void;
  /** Replaces the name with another one in the list. */
  onPick: (name: string, replacement: string) => void;
}

/** Unknown names, folded unless some are likely misspelled. */
export function UnknownNames(props: UnknownNamesProps) {
  const { list } = useWords().lands;
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      title={list.unknownNames(props.names.length)}
      open={isOpen || props.guesses.size > 0}
      class={styles.fold}
      onToggle={setOpen}
    >
      {isOpen && <NamesWithGuesses {...props} />}
    </Fold>
  );
}

/** A list of unknown names that can be identified, each with the known card that it most likely means. */
function NamesWithGuesses({ names, guesses, onIdentify, onPick }: UnknownNamesProps) {
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(names.length);
  return (
    <ul ref={list} class={styles.names}>
      {names.map((name, index) => {
        const replacement = guesses.get(name);
        return (
          <li key={name}>
            <Button onClick={() => onIdentify(name)}>{name}</Button>
            {replacement && (
              <ReplaceName
                name={name}
                replacement={replacement}
                onReplace={() => {
                  beforeRemoval(index);
                  onPick(name, replacement);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
