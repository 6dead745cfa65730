import { useMemo } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { type DeckFromText, nameInLine } from '../../../session/decks/sharing/deck-text';
import { isolateDirection } from '../../../session/lib/plain-text';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useLanguage, useWords } from '../../parts/words';
import { findSimilarlyNamed } from '../catalog-search/similar-names';
import styles from '../deck-form.module.css';

/** Text that is no list at all gets no more suggestions than anyone would read. */
const MAX_SUGGESTIONS = 20;

interface ListReportProps {
  parsedDeck: DeckFromText;
  /** The cards that a line may mean. */
  cards: readonly PlanarCardFacts[];
  /** Replaces a line of the list with a name. */
  onReplaceLine: (line: string, name: string) => void;
}

/** Reports which lines of a list of names were understood, and offers the closest names for those that were not. */
export function ListReport({ parsedDeck, cards, onReplaceLine }: ListReportProps) {
  const { myDecks } = useWords();
  const language = useLanguage();
  const { guessedCards, unknownLines, repeatedCards } = parsedDeck;
  return (
    <>
      <p aria-live="polite">{myDecks.understood(parsedDeck.cards.length)}</p>
      <UnknownLines lines={unknownLines} cards={cards} onReplace={onReplaceLine} />
      <TitledLines
        title={myDecks.guessed(guessedCards.length)}
        lines={guessedCards.map(({ line, card }) => myDecks.takenFor(line, card.name[language]))}
      />
      <TitledLines
        title={myDecks.repeated(repeatedCards.length)}
        lines={repeatedCards.map(({ name }) => name[language])}
      />
    </>
  );
}

interface UnknownLinesProps {
  lines: readonly string[];
  cards: readonly PlanarCardFacts[];
  onReplace: (line: string, name: string) => void;
}

/** Lines that name no card, each with a button that takes the closest name if there is one. */
function UnknownLines({ lines, cards, onReplace }: UnknownLinesProps) {
  const words = useWords();
  const language = useLanguage();
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(lines.length);
  const suggestedNames = useMemo(
    () =>
      lines
        .slice(0, MAX_SUGGESTIONS)
        .map((line) => findSimilarlyNamed(cards, nameInLine(line))[0]?.name[language]),
    [lines, cards, language],
  );
  if (lines.length === 0) return null;
  return (
    <div class={classNames(common.stack1, styles.report)}>
      <p class={common.mistake}>{words.notRecognized(lines.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul ref={list} class={styles.lines} tabIndex={0}>
        {lines.map((line, index) => {
          const name = suggestedNames[index];
          return (
            <li key={`${index}`}>
              {name === undefined ? (
                isolateDirection(line)
              ) : (
                <Button
                  label={words.lands.identify.replaceWith(line, name)}
                  onClick={() => {
                    beforeRemoval(index);
                    onReplace(line, name);
                  }}
                >
                  {words.myDecks.takenFor(isolateDirection(line), name)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A titled list of lines; renders nothing if it is empty. */
export function TitledLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class={classNames(common.stack1, styles.report)}>
      <p>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul class={styles.lines} tabIndex={0}>
        {lines.map((line, index) => (
          <li key={`${index}`}>{isolateDirection(line)}</li>
        ))}
      </ul>
    </div>
  );
}
