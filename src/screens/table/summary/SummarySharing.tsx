import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { withPlainSpaces } from '../../../i18n/no-break-spaces';
import { useSharing } from '../../../session/contexts/use-sharing';
import type { Game } from '../../../session/game/game';
import type { Summary } from '../../../session/timeline/summary';
import type { Timeline } from '../../../session/timeline/timeline';
import { FileNotices } from '../../parts/page/FileNotices';
import { useWordingContext } from '../../parts/text/effect-words';
import { useWords } from '../../parts/words';
import styles from './SummarySheet.module.css';
import { drawSummary } from './summary-picture';
import { type SummaryTexts, summaryAsText } from './summary-words';

type Outcome = 'copied' | 'saved' | 'failed' | null;

interface SummarySharingProps {
  game: Game;
  timeline: Timeline;
  summary: Summary;
  texts: SummaryTexts;
}

/** Shares the summary through the phone's share sheet; without one, copies the text or saves the picture as a file. */
export function SummarySharing({ game, timeline, summary, texts }: SummarySharingProps) {
  const { summary: summaryWords } = useWords();
  const { loadShareSheet, copyText, saveAsFile, print } = useSharing();
  const wording = useWordingContext(game.seats);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const showOutcome = (newOutcome: Promise<Outcome>) => {
    setOutcome(null);
    newOutcome.then(setOutcome, () => setOutcome('failed'));
  };

  async function shareText(): Promise<Outcome> {
    const text = withPlainSpaces(summaryAsText(texts, summary.luck, wording));
    const sheet = await loadShareSheet();
    const shareResult = await sheet?.share(summaryWords.title, text);
    if (shareResult === 'shared' || shareResult === 'dismissed') return null;
    await copyText(text);
    return 'copied';
  }

  async function sharePicture(): Promise<Outcome> {
    const [sheet, picture] = await Promise.all([
      loadShareSheet(),
      drawSummary({ game, timeline, summary, texts, wording }),
    ]);
    const file = new File([picture], 'planar-table.png', { type: picture.type });
    if (sheet?.accepts(file)) {
      const shareResult = await sheet.share(summaryWords.title, texts.headline, file);
      if (shareResult !== 'failed') return null;
    }
    return (await saveAsFile(file.name, file, file.type)) === 'saved' ? 'saved' : null;
  }

  return (
    <div>
      <fieldset>
        <legend class={styles.label}>{summaryWords.share}</legend>
        <div class={classNames(common.row, styles.shareButtons)}>
          <Button onClick={() => showOutcome(shareText())}>{summaryWords.shareText}</Button>
          <Button onClick={() => showOutcome(sharePicture())}>{summaryWords.sharePicture}</Button>
          <Button onClick={print}>{summaryWords.print}</Button>
        </div>
      </fieldset>
      <FileNotices />
      <p class={styles.outcome} role="status">
        {outcome && summaryWords[outcome]}
      </p>
    </div>
  );
}
