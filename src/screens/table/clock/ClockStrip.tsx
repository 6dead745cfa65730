import { useCallback, useRef } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { DetailIcon } from '../../../design/DetailIcon';
import { useDevice } from '../../../session/contexts/use-device';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { remainingTime } from '../../../session/story/clock';
import { teamName } from '../../parts/team-name';
import { useWords } from '../../parts/words';
import stripStyles from '../styles/strip.module.css';
import { useTableScreen } from '../use-table-screen';
import styles from './ClockStrip.module.css';
import { formatClock, Ticking } from './Ticking';
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
  const { openSheet } = useTableScreen();
  const { chosen, read, togglePause } = useClock(game);
  const { limit, playsSound } = chosen;
  const strip = useRef<HTMLDivElement>(null);
  const seen = useRef<{ readonly turn: number | undefined; readonly remaining: number | null } | null>(null);
  const face = read?.(Date.now());
  const isPaused = face?.isPaused ?? false;
  const isOver = face?.turn === null;
  const turnTime = useCallback(
    (now: number) => {
      const shown = read?.(now);
      return shown?.turn ? formatClock(Math.abs(remainingTime(shown, limit) ?? shown.turn.time)) : '';
    },
    [read, limit],
  );
  const turnLabel = useCallback(
    (now: number) => {
      const shown = read?.(now);
      const remaining = shown ? remainingTime(shown, limit) : null;
      const what =
        remaining === null || !limit
          ? clockWords.turn
          : clockWords[remaining < 0 ? 'over' : 'left'][limit.per];
      return shown?.isPaused ? `${what} · ${clockWords.paused}` : what;
    },
    [read, limit, clockWords],
  );
  const gameTime = useCallback(
    (now: number) => {
      if (!read) return '';
      const shown = read(now);
      const remaining = remainingTime(shown, limit);
      const turn = shown.turn?.player;
      // Another turn has its own limit, so switching to it must not count as running out of time.
      const before = seen.current?.turn === turn ? (seen.current?.remaining ?? null) : null;
      seen.current = { turn, remaining };
      strip.current?.toggleAttribute('data-over', remaining !== null && remaining < 0);
      if (playsSound && remaining !== null && before !== null && before >= 0 && remaining < 0) playTone();
      return formatClock(shown.game);
    },
    [read, limit, playsSound, playTone],
  );
  return (
    <div ref={strip} class={styles.strip} data-clock>
      <button type="button" class={stripStyles.open} onClick={() => openSheet({ kind: 'clock' })}>
        <DetailIcon name="hourglass" size={20} />
        <span class="visually-hidden">{clockWords.title}</span>
        {face?.turn && (
          <>
            <span class={styles.name}>
              {teamName(words, game.seats, game.history.table.turn, face.turn.player)}
            </span>{' '}
            <span class={styles.time}>
              <Ticking class={styles.label} text={turnLabel} /> <Ticking text={turnTime} />
            </span>{' '}
          </>
        )}
        <span class={styles.whole}>
          <span class={styles.label}>{clockWords.game}</span> <Ticking text={gameTime} />
        </span>
      </button>
      {!isOver && (
        <IconButton
          icon={isPaused ? 'next' : 'pause'}
          label={isPaused ? clockWords.goOn : clockWords.pause}
          onClick={togglePause}
        />
      )}
    </div>
  );
}
