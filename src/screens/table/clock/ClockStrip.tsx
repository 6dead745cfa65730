import { useCallback, useRef } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import type { Game } from '../../../session/game';
import { useSession } from '../../../session/session';
import { type ClockFace, leftOf } from '../../../session/story/clock';
import { teamName, useWords } from '../../parts/words';
import badgeStyles from '../Badges.module.css';
import styles from './ClockStrip.module.css';
import { onTheClock, Ticking } from './Ticking';
import { useClock } from './use-clock';

interface ClockStripProps {
  game: Game;
  onOpen: () => void;
}

/** The clock above the table, where the table wants one. */
export function ClockStrip({ game, onOpen }: ClockStripProps) {
  const { settings } = useSession();
  return settings.values.value.clock?.isShown ? <RunningClock game={game} onOpen={onOpen} /> : null;
}

function RunningClock({ game, onOpen }: ClockStripProps) {
  const words = useWords();
  const { clock: said } = words;
  const { sound } = useSession();
  const { chosen, read, press } = useClock(game);
  const { limit, isHeard } = chosen;
  const strip = useRef<HTMLDivElement>(null);
  const seen = useRef<{ readonly turn: number | undefined; readonly left: number | null } | null>(null);
  const face = read?.(Date.now());
  const isPaused = face?.isPaused ?? false;
  const isOver = face?.turn === null;
  const text = useCallback(
    (now: number) => {
      if (!read) return '';
      const shown = read(now);
      const left = leftOf(shown, limit);
      const turn = shown.turn?.player;
      // Another turn has another limit ahead: going there is not running out of time.
      const before = seen.current?.turn === turn ? (seen.current?.left ?? null) : null;
      seen.current = { turn, left };
      strip.current?.toggleAttribute('data-over', left !== null && left < 0);
      if (isHeard && left !== null && before !== null && before >= 0 && left < 0) sound();
      return clockInWords(shown, left, said);
    },
    [read, limit, isHeard, sound, said],
  );
  return (
    <div ref={strip} class={styles.strip} data-clock>
      <button type="button" class={badgeStyles.open} onClick={onOpen}>
        <Icon name="lasts" size={20} />
        <span class="visually-hidden">{said.title}</span>
        {face?.turn && (
          <span class={styles.name}>
            {teamName(words, game.seats, game.history.table.turn, face.turn.player)}
          </span>
        )}
        <Ticking class={styles.time} text={text} />
      </button>
      {!isOver && (
        <IconButton
          icon={isPaused ? 'next' : 'pause'}
          label={isPaused ? said.goOn : said.pause}
          onClick={press}
        />
      )}
    </div>
  );
}

interface ClockWords {
  readonly paused: string;
  readonly over: (time: string) => string;
  readonly left: (time: string) => string;
}

/** "3:07 · 1:04:12": the turn, or what is left of its limit, and the game. */
function clockInWords({ turn, game, isPaused }: ClockFace, left: number | null, said: ClockWords): string {
  const whole = onTheClock(game);
  const now =
    left !== null
      ? left < 0
        ? said.over(onTheClock(-left))
        : said.left(onTheClock(left))
      : turn && onTheClock(turn.time);
  return [isPaused ? said.paused : null, now, whole].filter(Boolean).join(' · ');
}
