import type { DeckFromText } from '../../../session/decks/sharing/deck-text';
import { isolateDirection } from '../../../session/lib/plain-text';
import { useLanguage, useWords } from '../../parts/words';
import styles from '../deck-form.module.css';

/** Reports which lines of a list of names were understood, and which were not. */
export function ListReport({ parsedDeck }: { parsedDeck: DeckFromText }) {
  const { myDecks } = useWords();
  const language = useLanguage();
  const { cards, guessedCards, unknownLines, repeatedCards } = parsedDeck;
  return (
    <>
      <p aria-live="polite">{myDecks.understood(cards.length)}</p>
      <TitledLines title={myDecks.unknown(unknownLines.length)} lines={unknownLines} />
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

/** A titled list of lines; renders nothing if it is empty. */
export function TitledLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class={styles.report}>
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
