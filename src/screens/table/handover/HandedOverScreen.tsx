import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useBackups } from '../../../session/contexts/use-backups';
import { useRouter } from '../../../session/contexts/use-router';
import type { Game } from '../../../session/game/game';
import type { HandoverFailure } from '../../../session/handover/hand-over';
import { allPlayerNames, useLanguage, useWords } from '../../parts/words';
import styles from './handing-over.module.css';

/** Takes the place of the table while its game continues on another phone. */
export function HandedOverScreen({ game }: { game: Game }) {
  const words = useWords();
  const { handover: handoverWords } = words;
  const language = useLanguage();
  const router = useRouter();
  const app = useAppState();
  const backups = useBackups();
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<HandoverFailure | null>(null);
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

  async function takeBack() {
    const { handover } = await backups.load();
    setFailure(await handover.takeBack(game.id));
  }

  return (
    <main class={styles.screen}>
      <div class={classNames(common.stack3, styles.page)}>
        <h1 class={styles.title}>{handoverWords.awayTitle}</h1>
        <p>{allPlayerNames(words, game.seats)}</p>
        {game.handedOver && (
          <p class={styles.note}>{handoverWords.awaySince(dateFormat.format(game.handedOver.at))}</p>
        )}
        <p class={styles.error} role="alert">
          {failure && handoverWords.failures[failure]}
        </p>
        {isConfirming ? (
          <div class={common.stack3}>
            <p>{handoverWords.takeBackAsk}</p>
            <Button variant="primary" onClick={() => takeBack().catch(app.reportFailure)}>
              {handoverWords.takeBack}
            </Button>
            <Button onClick={() => setConfirming(false)}>{words.cancel}</Button>
          </div>
        ) : (
          <div class={common.stack3}>
            <Button variant="primary" onClick={() => router.go({ place: 'newGame' })}>
              {words.newGame.title}
            </Button>
            <Button onClick={() => setConfirming(true)}>{handoverWords.takeBack}</Button>
          </div>
        )}
        <p class={styles.note}>{handoverWords.takeBackNote}</p>
      </div>
    </main>
  );
}
