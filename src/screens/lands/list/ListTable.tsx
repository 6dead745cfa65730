import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import type { KnownCard } from '../../../rules/landless/known-card';
import { ruleSets } from '../../../rules/landless/land';
import type { ConvertedRow } from '../../../rules/landless/list-of-lands';
import { useScreenMemory } from '../../../session/contexts/use-screen-memory';
import tableStyles from '../../parts/page/data-table.module.css';
import { useLanguage, useWords } from '../../parts/words';
import { explainNoLand, nameOfLand } from '../land-words';
import styles from './ListTable.module.css';

/** Rows shown before the user asks for more; a thousand would freeze a phone. */
const ROWS_AT_ONCE = 50;
/** Rows rendered in the first frame: more than a phone can show. */
const ROWS_IN_A_FRAME = 14;

interface ListTableProps {
  rows: readonly ConvertedRow[];
  onOpen: (name: string, known: KnownCard) => void;
  /** Asks the user to identify an unknown card. */
  onAsk: (name: string) => void;
}

/** The last row opened, to return to. */
const createOpenedRow = (): { row: number | null } => ({ row: null });

/** A table of the cards of a list and their lands; known cards can be opened. */
export function ListTable({ rows, onOpen, onAsk }: ListTableProps) {
  const { lands: words } = useWords();
  const language = useLanguage();
  const opened = useScreenMemory(createOpenedRow);
  const [rowsShown, setRowsShown] = useState(
    () => Math.max(1, Math.ceil(((opened.row ?? 0) + 1) / ROWS_AT_ONCE)) * ROWS_AT_ONCE,
  );
  const [rowsRendered, setRowsRendered] = useState(() => (opened.row === null ? ROWS_IN_A_FRAME : rowsShown));
  useEffect(() => {
    if (rowsRendered < Math.min(rowsShown, rows.length)) setRowsRendered(rowsRendered + ROWS_IN_A_FRAME);
  }, [rowsRendered, rowsShown]);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const row = opened.row;
    opened.row = null;
    if (row === null) return;
    const button = body.current?.rows[row]?.querySelector('button');
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, []);
  // Memoized, because Preact skips unchanged elements while the remaining rows are rendered.
  const lines = useMemo(
    () =>
      rows.slice(0, rowsShown).map((row, index) => (
        <Row
          key={index}
          row={row}
          onOpen={(known) => {
            opened.row = index;
            onOpen(row.listed.name, known);
          }}
          onAsk={onAsk}
        />
      )),
    [rows, rowsShown, words, language],
  );
  const rowsHidden = rows.length - rowsShown;
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
        <tbody ref={body}>{lines.slice(0, rowsRendered)}</tbody>
      </table>
      {rowsHidden > 0 && (
        <Button wide onClick={() => setRowsShown(rowsShown + ROWS_AT_ONCE)}>
          {words.list.more(Math.min(rowsHidden, ROWS_AT_ONCE))}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  row: ConvertedRow;
  onOpen: (known: KnownCard) => void;
  onAsk: (name: string) => void;
}

function Row({ row, onOpen, onAsk }: RowProps) {
  const { lands: words } = useWords();
  const language = useLanguage();
  const { count, name, isSideboard } = row.listed;
  const card = 'card' in row && row.kind !== 'unreadable' ? row.card : null;
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        <button type="button" class={styles.open} onClick={() => (card ? onOpen(card) : onAsk(name))}>
          <span class={styles.count}>{count}</span> <span class={styles.name}>{name}</span>
        </button>
        {isSideboard && <span class={styles.board}>{words.list.sideboard}</span>}
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
        </td>
      )}
    </tr>
  );
}
