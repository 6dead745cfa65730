import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { withPlainSpaces } from '../../../i18n/no-break-spaces';
import { formatNameWithNote } from '../../../rules/landless/card-note';
import type { KnownCard } from '../../../rules/landless/known-card';
import { type LandlessHouseRules, landlessHouseRuleNames } from '../../../rules/landless/land';
import { readCardList, titleOf } from '../../../rules/landless/list/card-list';
import {
  type ConvertedRow,
  convertList,
  countFactSources,
  totalsOf,
} from '../../../rules/landless/list-of-lands';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useSharing } from '../../../session/contexts/use-sharing';
import { focusOn } from '../../parts/page/focus-on';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useDebounced } from '../../parts/use-debounced';
import { useIsRoomy } from '../../parts/use-is-roomy';
import { useLanguage, useWords } from '../../parts/words';
import { RecipeComparison } from '../aids/RecipeComparison';
import styles from '../list.module.css';
import { CardDataDisclosure } from './CardDataDisclosure';
import { listAsCsv, listAsText } from './export-list';
import { IdentifyCard } from './IdentifyCard';
import { ListInput, useListInput } from './ListInput';
import { ListReadingNotes } from './ListReadingNotes';
import { ListTable } from './ListTable';
import { ReplacedNames } from './ReplacedNames';
import { Totals } from './Totals';
import { UnknownNamesToIdentify } from './UnknownNamesToIdentify';
import { useGuesses } from './use-guesses';
import { isKnownCard, useLookedUpList } from './use-looked-up-list';
import { useNameReplacement } from './use-name-replacement';

interface ListViewProps {
  houseRules: LandlessHouseRules;
  /** Opens a single card. */
  onOpen: (name: string, known: KnownCard) => void;
}

/** A list of cards as lands, by both rule sets side by side. */
export function ListView({ houseRules, onOpen }: ListViewProps) {
  const { settings } = usePreferences();
  const typed = settings.values.value.pastedCardList ?? '';
  const isEmpty = typed.trim() === '';
  const isRoomy = useIsRoomy();
  const listInput = useListInput();
  const { cardList, title, lookedUpList, rows, unknownNames } = useListedLands(
    useDebounced(typed),
    houseRules,
  );
  const guesses = useGuesses(unknownNames);
  const [nameToIdentify, setNameToIdentify] = useState<string | null>(null);
  const isNameGone = rows !== null && !rows.some(({ listedCard }) => listedCard.name === nameToIdentify);
  useEffect(() => {
    if (isNameGone) setNameToIdentify(null);
  }, [isNameGone]);
  const totalsSection = useRef<HTMLDivElement>(null);
  // Memoized per list, so that it is not rendered again while the user types.
  const totals = useMemo(() => rows && <ListTotals rows={rows} />, [rows]);
  const table = useMemo(
    () =>
      rows &&
      rows.length > 0 && (
        <div class={common.stack3}>
          <ListNotes houseRules={houseRules} rows={rows} />
          <ListTable
            key={lookedUpList?.cardList}
            rows={rows}
            guesses={guesses}
            onOpen={onOpen}
            onIdentify={setNameToIdentify}
          />
          <SaveButtons rows={rows} />
        </div>
      ),
    [rows, guesses],
  );

  const replacement = useNameReplacement(typed, listInput.changeText);

  function replaceName(name: string, replacementForName: string | null) {
    setNameToIdentify(null);
    replacement.replace([[name, replacementForName]]);
  }

  return (
    <div class={styles.view}>
      <div class={common.stack3}>
        <ListInput
          {...listInput}
          typed={typed}
          onShowTotals={hasLands(rows) ? () => goToTotals(totalsSection.current) : null}
        />
        <ListReadingNotes
          unreadableLines={cardList.unreadableLines}
          skippedLineCount={cardList.skippedLineCount}
          listTitle={title}
        />
        {replacement.latest && (
          <ReplacedNames key={replacement.latest} names={replacement.latest} onUndo={replacement.undo} />
        )}
        {unknownNames.length > 0 && (
          <UnknownNamesToIdentify
            names={unknownNames}
            guesses={guesses}
            onIdentify={setNameToIdentify}
            onPick={replaceName}
            onPickAll={() => {
              if (nameToIdentify !== null && guesses.has(nameToIdentify)) setNameToIdentify(null);
              replacement.replace([...guesses]);
            }}
          />
        )}
        {nameToIdentify !== null && (
          <IdentifyCard
            key={nameToIdentify}
            name={nameToIdentify}
            onIdentify={(note) => replaceName(nameToIdentify, formatNameWithNote(nameToIdentify, note))}
            onPick={(name) => replaceName(nameToIdentify, name)}
            onRemove={() => replaceName(nameToIdentify, null)}
            onCancel={() => setNameToIdentify(null)}
          />
        )}
        {!isEmpty && (
          <CardDataDisclosure
            names={unknownNames}
            open={lookedUpList?.cardByName.size === 0 && unknownNames.length > 0}
          />
        )}
      </div>
      {isEmpty ? <CardDataDisclosure names={[]} open={isRoomy} /> : table}
      <div ref={totalsSection} class={common.stack3}>
        {totals}
      </div>
    </div>
  );
}

/** Returns the cards of a list and their lands; those of the previous list until they are found. */
function useListedLands(text: string, houseRules: LandlessHouseRules) {
  const cardList = useMemo(() => readCardList(text), [text]);
  const lookedUpList = useLookedUpList(cardList);
  const rows = useMemo(
    () =>
      lookedUpList &&
      convertList(lookedUpList.cardList, (name) => lookedUpList.cardByName.get(name), houseRules),
    [lookedUpList, houseRules],
  );
  const unknownNames = useMemo(
    () => [...new Set(rows?.flatMap(({ kind, listedCard }) => (kind === 'unknown' ? listedCard.name : [])))],
    [rows],
  );
  const title =
    lookedUpList?.cardList === cardList
      ? titleOf(cardList, (name) => isKnownCard(name, lookedUpList.cardByName))
      : undefined;
  return { cardList, title, lookedUpList, rows, unknownNames };
}

const hasLands = (rows: readonly ConvertedRow[] | null) => rows?.some(({ kind }) => kind === 'land') ?? false;

function goToTotals(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'start' });
  focusOn(section?.querySelector('h2'), { preventScroll: true });
}

/** The totals of the list. */
function ListTotals({ rows }: { rows: readonly ConvertedRow[] }) {
  const totals = useMemo(() => totalsOf(rows), [rows]);
  return (
    <>
      {totals.cardCount > totals.unconvertedCount && (
        <Totals totals={totals} hasSideboard={rows.some(({ listedCard }) => listedCard.isSideboard)} />
      )}
      {hasLands(rows) && <RecipeComparison rows={rows} />}
    </>
  );
}

/** The house rules applied to the list, and the sources of its card facts. */
function ListNotes({ houseRules, rows }: { houseRules: LandlessHouseRules; rows: readonly ConvertedRow[] }) {
  const { list, houseRules: ruleWords } = useWords().lands;
  const sources = useMemo(() => countFactSources(rows), [rows]);
  const activeHouseRules = landlessHouseRuleNames.filter((rule) => houseRules[rule]);
  return (
    <>
      {activeHouseRules.length > 0 && (
        <p class={styles.note}>
          {list.houseRulesInUse}{' '}
          <TextWithSymbols text={activeHouseRules.map((rule) => ruleWords[rule]).join('; ')} />
        </p>
      )}
      {sources.loaded + sources.list > 0 && (
        <p class={styles.note}>{list.sources(sources.app, sources.loaded, sources.list)}</p>
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
    <div class={classNames(common.row, styles.actions)}>
      <Button
        onClick={() =>
          saveAsFile('lands.txt', withPlainSpaces(listAsText(rows, words, language)), 'text/plain')
        }
      >
        {list.saveText}
      </Button>
      <Button
        onClick={() => saveAsFile('lands.csv', withPlainSpaces(listAsCsv(rows, words, language)), 'text/csv')}
      >
        {list.saveCsv}
      </Button>
    </div>
  );
}
