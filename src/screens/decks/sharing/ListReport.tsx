import { useMemo, useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { type DeckFromText, withLineReplaced } from '../../../session/decks/sharing/deck-text';
import { isolateDirection } from '../../../session/lib/plain-text';
import { UndoNotice } from '../../parts/page/UndoNotice';
import { useLanguage, useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import { SuggestedLines } from './SuggestedLines';
import { suggestCards } from './suggested-cards';

interface ListReportProps {
  parsedDeck: DeckFromText;
  /** The cards that a line may mean. */
  cards: readonly PlanarCardFacts[];
  /** The text of the list. */
  list: string;
  onChange: (list: string) => void;
}

/** Lines of a list with the names that replace them. */
type Corrections = readonly (readonly [line: string, name: string])[];

/** Reports which lines of a list of names were understood, and offers the closest names for those that were not. */
export function ListReport({ parsedDeck, cards, list, onChange }: ListReportProps) {
  const words = useWords();
  const { myDecks } = words;
  const language = useLanguage();
  const { repeatedCards } = parsedDeck;
  const [latest, setLatest] = useState<{
    readonly corrections: Corrections;
    readonly before: string;
    readonly after: string;
  } | null>(null);

  function correct(corrections: Corrections) {
    const after = corrections.reduce((text, [line, name]) => withLineReplaced(text, line, name), list);
    setLatest({ corrections, before: list, after });
    onChange(after);
  }

  return (
    <>
      <p aria-live="polite">{myDecks.understood(parsedDeck.cards.length)}</p>
      {latest?.after === list && (
        <div class={classNames(common.stack1, styles.report)}>
          <UndoNotice
            message={myDecks.corrected(latest.corrections.length)}
            undoLabel={words.table.undo}
            onRestore={() => onChange(latest.before)}
            onDismiss={() => setLatest(null)}
          />
          <Lines
            lines={latest.corrections.map(([line, name]) =>
              words.lands.identify.replaceWith(isolateDirection(line), name),
            )}
          />
        </div>
      )}
      <UnknownLines parsedDeck={parsedDeck} cards={cards} onCorrect={correct} />
      <TitledLines
        title={myDecks.repeated(repeatedCards.length)}
        lines={repeatedCards.map(({ name }) => name[language])}
      />
    </>
  );
}

interface UnknownLinesProps {
  parsedDeck: DeckFromText;
  cards: readonly PlanarCardFacts[];
  onCorrect: (corrections: Corrections) => void;
}

/** Lines that name no card, each with a button that takes the closest name if there is one. */
function UnknownLines({ parsedDeck, cards, onCorrect }: UnknownLinesProps) {
  const words = useWords();
  const language = useLanguage();
  const { unknownLines: lines, cards: cardsInDeck } = parsedDeck;
  const suggestions = useMemo(
    () =>
      suggestCards(
        lines,
        cards,
        cardsInDeck.map(({ id }) => id),
      ),
    [parsedDeck, cards],
  );
  if (lines.length === 0) return null;
  const misspelled: Corrections = lines.flatMap((line, index) => {
    const suggestion = suggestions[index];
    return suggestion?.isMeant ? [[line, suggestion.card.name[language]] as const] : [];
  });
  return (
    <div class={classNames(common.stack1, styles.report)}>
      <p class={common.mistake}>{words.notRecognized(lines.length)}</p>
      {misspelled.length > 1 && (
        <Button wide onClick={() => onCorrect(misspelled)}>
          {words.myDecks.correctTypos(misspelled.length)}
        </Button>
      )}
      <SuggestedLines
        lines={lines}
        suggestions={suggestions}
        onAccept={(line, card) => onCorrect([[line, card.name[language]]])}
      />
    </div>
  );
}

/** A titled list of lines; renders nothing if it is empty. */
export function TitledLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class={classNames(common.stack1, styles.report)}>
      <p>{title}</p>
      <Lines lines={lines.map(isolateDirection)} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <ul class={styles.lines} tabIndex={0}>
      {lines.map((line, index) => (
        <li key={`${index}`}>{line}</li>
      ))}
    </ul>
  );
}
