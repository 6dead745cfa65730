import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { otherLanguage } from '../../../content/bilingual';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import type { KnownCard } from '../../../rules/landless/known-card';
import { ruleSets } from '../../../rules/landless/land';
import type { ConvertedRow } from '../../../rules/landless/list-of-lands';
import { nameKey } from '../../../rules/landless/name-key';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import tableStyles from '../../parts/page/data-table.module.css';
import { IncrementalRows } from '../../parts/page/IncrementalRows';
import { useLanguage, useWords } from '../../parts/words';
import { explainNoLand, nameOfCard, nameOfLand } from '../land-words';
import styles from './ListTable.module.css';

/** Rows shown before the user asks for more; a thousand would freeze a phone. */
const ROWS_PER_PAGE = 50;
/** More than a phone can show. */
const ROWS_OF_FIRST_FRAME = 14;

interface ListTableProps {
  rows: readonly ConvertedRow[];
  /** The name of the card that an unknown name surely means. */
  guesses: ReadonlyMap<string, string>;
  onOpen: (name: string, known: KnownCard) => void;
  /** Asks the user to identify an unknown card. */
  onIdentify: (name: string) => void;
}

/** The last row opened, to return to. */
const createLastOpenedRow = (): { index: number | null } => ({ index: null });

/** A table of the cards of a list and their lands; known cards can be opened. */
export function ListTable({ rows, guesses, onOpen, onIdentify }: ListTableProps) {
  const { lands: words, showMore } = useWords();
  const language = useLanguage();
  const lastOpenedRow = useScreenMemory(createLastOpenedRow);
  const [shownCount, setShownCount] = useState(
    () => Math.max(1, Math.ceil(((lastOpenedRow.index ?? 0) + 1) / ROWS_PER_PAGE)) * ROWS_PER_PAGE,
  );
  const [immediateCount] = useState(lastOpenedRow.index === null ? ROWS_OF_FIRST_FRAME : shownCount);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const rowIndex = lastOpenedRow.index;
    lastOpenedRow.index = null;
    if (rowIndex === null) return;
    const button = body.current?.children[rowIndex]?.querySelector('button');
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, []);
  // Memoized, because Preact skips unchanged elements.
  const rowElements = useMemo(
    () => (
      <IncrementalRows rows={rows.slice(0, shownCount)} immediateCount={immediateCount}>
        {(row, index) => (
          <Row
            key={index}
            row={row}
            guess={guesses.get(row.listedCard.name)}
            onOpen={(known) => {
              lastOpenedRow.index = index;
              onOpen(row.listedCard.name, known);
            }}
            onIdentify={onIdentify}
          />
        )}
      </IncrementalRows>
    ),
    [rows, guesses, shownCount, words, language],
  );
  const hiddenCount = rows.length - shownCount;
  return (
    <>
      <table class={classNames(styles.table, tableStyles.stacks)}>
        <caption class="visually-hidden">{words.list.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.list.card}</th>
            {ruleSets.map((ruleSet) => (
              <th key={ruleSet} scope="col">
                {words.ruleSets[ruleSet]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>{rowElements}</tbody>
      </table>
      {hiddenCount > 0 && (
        <Button wide onClick={() => setShownCount(shownCount + ROWS_PER_PAGE)}>
          {showMore(Math.min(hiddenCount, ROWS_PER_PAGE))}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  row: ConvertedRow;
  guess: string | undefined;
  onOpen: (known: KnownCard) => void;
  onIdentify: (name: string) => void;
}

function Row({ row, guess, onOpen, onIdentify }: RowProps) {
  const { lands: words } = useWords();
  const language = useLanguage();
  const { count, name, isSideboard } = row.listedCard;
  const card = 'card' in row && row.kind !== 'unreadable' ? row.card : null;
  const [ownName, otherName] = [language, otherLanguage(language)].map(
    (named) => card && nameOfCard(card, named),
  );
  const isInOtherLanguage = ownName !== otherName && nameKey(otherName ?? '') === nameKey(name);
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        <button
          type="button"
          class={styles.openButton}
          onClick={() => (card ? onOpen(card) : onIdentify(name))}
        >
          <span class={styles.count}>{count}</span> <span class={styles.name}>{name}</span>
        </button>
        {isInOtherLanguage && <span class={styles.note}>{ownName}</span>}
        {isSideboard && <span class={styles.note}>{words.list.sideboard}</span>}
      </th>
      {row.kind === 'land' ? (
        ruleSets.map((ruleSet) => (
          <td key={ruleSet} data-column={words.ruleSets[ruleSet]}>
            {nameOfLand(row.lands[ruleSet], language)}
          </td>
        ))
      ) : (
        <td colSpan={ruleSets.length} class={classNames(row.kind !== 'realLand' && styles.unidentified)}>
          {explainNoLand(row.kind, words.list)}
          {row.kind === 'unknown' && guess && ` · ${words.list.maybe(guess)}`}
        </td>
      )}
    </tr>
  );
}
