import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../content/bilingual';
import type { RuleChapter } from '../../content/rulebook/rule-entry';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { useSharing } from '../../session/contexts/use-sharing';
import { useWords } from '../parts/words';
import styles from './CheatSheetPrinting.module.css';
import { RuleText } from './RuleText';

interface CheatSheetPrintingProps {
  chapter: RuleChapter;
  languages: readonly Language[];
}

/** Buttons that print this cheat sheet, or all of them, a page each. */
export function CheatSheetPrinting({ chapter, languages }: CheatSheetPrintingProps) {
  const { rules: words } = useWords();
  const { print } = useSharing();
  const [printRequest, setPrintRequest] = useState<{ readonly isForAll: boolean } | null>(null);
  // The sheets are now in the page. They stay there, hidden, because phones print asynchronously.
  useEffect(() => {
    if (printRequest) print();
  }, [printRequest]);
  return (
    <div class={classNames(common.row, styles.printing)}>
      <Button onClick={() => setPrintRequest({ isForAll: false })}>{words.print}</Button>
      <Button onClick={() => setPrintRequest({ isForAll: true })}>{words.printAll}</Button>
      {printRequest?.isForAll && (
        <div class={styles.allSheets} data-printed>
          {chapter.entries.map((entry) => (
            <RuleText key={entry.id} entry={entry} languages={languages} size="normal" />
          ))}
        </div>
      )}
    </div>
  );
}
