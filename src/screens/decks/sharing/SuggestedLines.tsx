import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { isolateDirection } from '../../../session/lib/plain-text';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useLanguage, useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import type { SuggestedCard } from './suggested-cards';

interface SuggestedLinesProps {
  lines: readonly string[];
  /** The card that each line may mean. */
  suggestions: readonly (SuggestedCard | undefined)[];
  onAccept: (line: string, card: PlanarCardFacts) => void;
}

/** Lists lines that name no card, each as a button if there is a card that it may mean. */
export function SuggestedLines({ lines, suggestions, onAccept }: SuggestedLinesProps) {
  const { lands, myDecks } = useWords();
  const language = useLanguage();
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(lines.length);
  return (
    <>
      {suggestions.some(Boolean) && <p class={common.note}>{myDecks.tapSuggestion}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul ref={list} class={styles.lines} tabIndex={0}>
        {lines.map((line, index) => {
          const card = suggestions[index]?.card;
          const shownLine = isolateDirection(line);
          return (
            <li key={`${index}`}>
              {card ? (
                <Button
                  onClick={() => {
                    beforeRemoval(index);
                    onAccept(line, card);
                  }}
                >
                  {lands.identify.replaceWith(shownLine, card.name[language])}
                </Button>
              ) : (
                shownLine
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
