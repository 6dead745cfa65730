import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import type { KnownCard } from '../../../rules/landless/known-card';
import { ruleSets } from '../../../rules/landless/land';
import type { ListedLand } from '../../../rules/landless/list-of-lands';
import tableStyles from '../../parts/page/data-table.module.css';
import { useLanguage, useWords } from '../../parts/words';
import { nameOfLand, whyNoLands } from '../land-words';
import styles from './ListTable.module.css';

/** Rows rendered at once; a thousand would block a phone. */
const ROWS_AT_ONCE = 50;

interface ListTableProps {
  rows: readonly ListedLand[];
  onOpen: (name: string, known: KnownCard) => void;
  /** Asks about a card that is not known. */
  onAsk: (name: string) => void;
}

/** The row opened last, to come back to; kept until the page is closed. */
const opened: { row: number | null } = { row: null };

/** Every card of a list beside its lands; known cards can be opened. */
export function ListTable({ rows, onOpen, onAsk }: ListTableProps) {
  const { lands: words } = useWords();
  const language = useLanguage();
  const [shown, setShown] = useState(
    () => Math.max(1, Math.ceil(((opened.row ?? 0) + 1) / ROWS_AT_ONCE)) * ROWS_AT_ONCE,
  );
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const row = opened.row;
    opened.row = null;
    if (row === null) return;
    const button = body.current?.rows[row]?.querySelector('button');
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, []);
  const left = rows.length - shown;
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
        <tbody ref={body}>
          {rows.slice(0, shown).map((row, index) => {
            const { count, name, isSideboard } = row.listed;
            const called = (
              <>
                <span class={styles.count}>{count}</span> <span class={styles.name}>{name}</span>
              </>
            );
            return (
              <tr key={index} data-kind={row.kind}>
                <th scope="row">
                  {'known' in row && row.kind !== 'unreadable' ? (
                    <button
                      type="button"
                      class={styles.open}
                      onClick={() => {
                        opened.row = index;
                        onOpen(name, row.known);
                      }}
                    >
                      {called}
                    </button>
                  ) : (
                    <button type="button" class={styles.open} onClick={() => onAsk(name)}>
                      {called}
                    </button>
                  )}
                  {isSideboard && <span class={styles.board}>{words.list.sideboard}</span>}
                </th>
                {row.kind === 'land' ? (
                  ruleSets.map((ruleSet) => (
                    <td key={ruleSet} data-of={words.ruleSets[ruleSet]}>
                      {nameOfLand(row.lands[ruleSet], language)}
                    </td>
                  ))
                ) : (
                  <td colSpan={ruleSets.length} class={classNames(row.kind !== 'realLand' && styles.untold)}>
                    {whyNoLands(row.kind, words.list)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {left > 0 && (
        <Button wide onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {words.list.more(Math.min(left, ROWS_AT_ONCE))}
        </Button>
      )}
    </>
  );
}
