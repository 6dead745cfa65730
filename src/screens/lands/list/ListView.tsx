import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { writeNote } from '../../../rules/landless/card-note';
import type { KnownCard } from '../../../rules/landless/known-card';
import { type LandlessHouseRules, landlessHouseRules } from '../../../rules/landless/land';
import { readCardList, rewriteName, titleOf } from '../../../rules/landless/list/card-list';
import {
  type ConvertedRow,
  convertList,
  countSources,
  totalsOf,
} from '../../../rules/landless/list-of-lands';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useSharing } from '../../../session/contexts/use-sharing';
import { focusOn } from '../../parts/page/focus-on';
import { RichText } from '../../parts/text/RichText';
import { useDebounced } from '../../parts/use-debounced';
import { useLanguage, useWords } from '../../parts/words';
import { RecipeComparison } from '../aids/RecipeComparison';
import styles from '../list.module.css';
import { CardDataFold } from './CardDataFold';
import { listAsCsv, listAsText } from './export-list';
import { IdentifyCard } from './IdentifyCard';
import { ListInput, useListText } from './ListInput';
import { ListTable } from './ListTable';
import { Totals } from './Totals';
import { UnknownNames } from './UnknownNames';
import { UnreadLines } from './UnreadLines';
import { isKnownCard, useFoundList } from './use-found-list';

interface ListViewProps {
  houseRules: LandlessHouseRules;
  /** Opens a single card. */
  onOpen: (name: string, known: KnownCard) => void;
}

/** A list of cards as lands, by both rule sets side by side. */
export function ListView({ houseRules, onOpen }: ListViewProps) {
  const { settings } = usePreferences();
  const typed = settings.values.value.landList ?? '';
  const input = useListText();
  const { read, title, looked, rows, unknown } = useListedLands(useDebounced(typed), houseRules);
  const [askedName, setAskedName] = useState<string | null>(null);
  const isAskedNameGone = rows !== null && !rows.some(({ listed }) => listed.name === askedName);
  useEffect(() => {
    if (isAskedNameGone) setAskedName(null);
  }, [isAskedNameGone]);
  const result = useRef<HTMLDivElement>(null);
  // Memoized per list, so that it is not rendered again while the user types.
  const sums = useMemo(() => rows && <ListSums rows={rows} />, [rows]);
  const table = useMemo(
    () =>
      rows &&
      rows.length > 0 && (
        <div ref={result} class={styles.part}>
          <ListNotes houseRules={houseRules} rows={rows} />
          <ListTable key={looked?.read} rows={rows} onOpen={onOpen} onAsk={setAskedName} />
          <SaveButtons rows={rows} />
        </div>
      ),
    [rows],
  );

  /** Writes the answer into the text of the list, so that it is stored with it. */
  function rewrite(name: string, written: string) {
    setAskedName(null);
    input.type(rewriteName(typed, name, written));
  }

  return (
    <div class={styles.view}>
      <div class={styles.part}>
        <ListInput {...input} typed={typed} onGoToTable={table ? () => goToTable(result.current) : null} />
        <UnreadLines unread={read.unread} cutLineCount={read.cutLineCount} title={title} />
        {unknown.length > 0 && <UnknownNames names={unknown} onAsk={setAskedName} onPick={rewrite} />}
        {askedName !== null && (
          <IdentifyCard
            key={askedName}
            name={askedName}
            onIdentify={(note) => rewrite(askedName, writeNote(askedName, note))}
            onPick={(name) => rewrite(askedName, name)}
          />
        )}
        <CardDataFold names={unknown} open={looked?.found.size === 0 && unknown.length > 0} />
        {sums}
      </div>
      {table}
    </div>
  );
}

/** Returns the cards of a list and their lands; those of the previous list until they are found. */
function useListedLands(list: string, houseRules: LandlessHouseRules) {
  const read = useMemo(() => readCardList(list), [list]);
  const foundList = useFoundList(read);
  const rows = useMemo(
    () => foundList && convertList(foundList.read, (name) => foundList.found.get(name), houseRules),
    [foundList, houseRules],
  );
  const unknown = useMemo(
    () => [...new Set(rows?.flatMap(({ kind, listed }) => (kind === 'unknown' ? listed.name : [])))],
    [rows],
  );
  const title =
    foundList?.read === read ? titleOf(read, (name) => isKnownCard(name, foundList.found)) : undefined;
  return { read, title, looked: foundList, rows, unknown };
}

function goToTable(result: HTMLElement | null) {
  const cards = result?.querySelector('table');
  cards?.scrollIntoView({ block: 'start' });
  focusOn(cards, { preventScroll: true });
}

/** The totals of the list. */
function ListSums({ rows }: { rows: readonly ConvertedRow[] }) {
  const totals = useMemo(() => totalsOf(rows), [rows]);
  return (
    <>
      {totals.cardCount > totals.unconverted && <Totals totals={totals} />}
      {rows.some(({ kind }) => kind === 'land') && <RecipeComparison rows={rows} />}
    </>
  );
}

/** The house rules applied to the list, and the sources of its card facts. */
function ListNotes({ houseRules, rows }: { houseRules: LandlessHouseRules; rows: readonly ConvertedRow[] }) {
  const { list, houseRules: ruleWords } = useWords().lands;
  const sources = useMemo(() => countSources(rows), [rows]);
  const activeHouseRules = landlessHouseRules.filter((rule) => houseRules[rule]);
  return (
    <>
      {activeHouseRules.length > 0 && (
        <p class={styles.note}>
          {list.houseOn} <RichText text={activeHouseRules.map((rule) => ruleWords[rule]).join('; ')} />
        </p>
      )}
      {sources.user + sources.list > 0 && (
        <p class={styles.note}>{list.sources(sources.app, sources.user, sources.list)}</p>
      )}
    </>
  );
}

function SaveButtons({ rows }: { rows: readonly ConvertedRow[] }) {
  const words = useWords();
  const language = useLanguage();
  const { list } = words.lands;
  const { saveAsFile } = useSharing();
  return (
    <div class={styles.actions}>
      <Button onClick={() => saveAsFile('lands.txt', listAsText(rows, words, language), 'text/plain')}>
        {list.saveText}
      </Button>
      <Button onClick={() => saveAsFile('lands.csv', listAsCsv(rows, words, language), 'text/csv')}>
        {list.saveCsv}
      </Button>
    </div>
  );
}
