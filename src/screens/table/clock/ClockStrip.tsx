import { useCallback, useRef } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { useDevice } from '../../../session/contexts/use-device';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { remainingTime } from '../../../session/timeline/clock';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { useWords } from '../../parts/words';
import stripStyles from '../styles/strip.module.css';
import { useTableScreen } from '../use-table-screen';
import styles from './ClockStrip.module.css';
import { formatClock, TickingText } from './TickingText';
import { useClock } from './use-clock';

/** Shows the clock above the table if the game uses one. */
export function ClockStrip({ game }: { game: Game }) {
  const { settings } = usePreferences();
  return settings.values.value.clock?.isShown ? <RunningClock game={game} /> : null;
}

function RunningClock({ game }: { game: Game }) {
  const words = useWords();
  const { clock: clockWords } = words;
  const { playTone } = useDevice();
  const { setOpenSheet } = useTableScreen();
  const { options, readingAt, togglePause } = useClock(game);
  const { limit, playsSound } = options;
  const strip = useRef<HTMLDivElement>(null);
  const lastReading = useRef<{
    readonly turnPlayer: number | undefined;
    readonly remaining: number | null;
  } | null>(null);
  const currentReading = readingAt?.(Date.now());
  const isPaused = currentReading?.isPaused ?? false;
  const isGameOver = currentReading?.turn === null;
  const turnTimeAt = useCallback(
    (now: number) => {
      const reading = readingAt?.(now);
      return reading?.turn ? formatClock(Math.abs(remainingTime(reading, limit) ?? reading.turn.time)) : '';
    },
    [readingAt, limit],
  );
  const turnLabelAt = useCallback(
    (now: number) => {
      const reading = readingAt?.(now);
      const remaining = reading ? remainingTime(reading, limit) : null;
      const label =
        remaining === null || !limit
          ? clockWords.turn
          : (remaining < 0 ? clockWords.overtime : clockWords.timeLeft)[limit.per];
      return reading?.isPaused ? `${label} · ${clockWords.paused}` : label;
    },
    [readingAt, limit, clockWords],
  );
  const trackAndFormatTime = useCallback(
    (now: number) => {
      if (!readingAt) return '';
      const reading = readingAt(now);
      const remaining = remainingTime(reading, limit);
      const turnPlayer = reading.turn?.player;
      // Another turn has its own limit, so switching to it must not count as running out of time.
      const previousRemaining =
        lastReading.current?.turnPlayer === turnPlayer ? (lastReading.current?.remaining ?? null) : null;
      lastReading.current = { turnPlayer, remaining };
      strip.current?.toggleAttribute('data-over', remaining !== null && remaining < 0);
      const isTimeJustUp =
        remaining !== null && previousRemaining !== null && previousRemaining >= 0 && remaining < 0;
      if (playsSound && isTimeJustUp) playTone();
      return formatClock(reading.gameTime);
    },
    [readingAt, limit, playsSound, playTone],
  );
  return (
    <div ref={strip} class={styles.strip} data-clock>
      <button type="button" class={stripStyles.openButton} onClick={() => setOpenSheet({ kind: 'clock' })}>
        <DeferredIcon name="hourglass" size={20} />
        <span class="visually-hidden">{clockWords.title}</span>
        {currentReading?.turn && (
          <>
            <span class={styles.name}>
              {sharedTurnNames(words, game.seats, game.history.table.turn, currentReading.turn.player)}
            </span>{' '}
            <span class={styles.turnTime}>
              <TickingText class={styles.label} textAt={turnLabelAt} /> <TickingText textAt={turnTimeAt} />
            </span>{' '}
          </>
        )}
        <span class={styles.gameTime}>
          <span class={styles.label}>{clockWords.game}</span> <TickingText textAt={trackAndFormatTime} />
        </span>
      </button>
      {!isGameOver && (
        <IconButton
          icon={<DeferredIcon name={isPaused ? 'next' : 'pause'} />}
          label={isPaused ? clockWords.goOn : words.pause}
          onClick={togglePause}
        />
      )}
    </div>
  );
}
