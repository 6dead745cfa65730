import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import type { Turned } from '../../design/Sheet';
import { amount, signed } from '../../i18n/amount';
import { countMarks } from '../../rules/table/seat-marks';
import { everyoneActive } from '../../rules/table/turns-at-once';
import { isInGame, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { seatStyle } from '../parts/seat-colour';
import { playerName, useTableWords } from '../parts/words';
import styles from './LifePanel.module.css';
import { SeatMarks } from './later-parts';
import { useRunningChanges } from './running-change';
import type { ArmedCommander } from './use-armed-commander';
import { useRepeatPress } from './use-repeat-press';

interface LifePanelProps {
  game: Game;
  player: PlayerId;
  turned: Turned;
  armed: ArmedCommander | null;
  onDisarm: () => void;
  onSetLife: () => void;
  onMore: () => void;
}

/** Badges that fit beside each other on any panel. */
const IN_A_ROW = 3;

/** What keys do anywhere on a seat. */
const byKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** One seat: two halves to lose and gain life, the total between them, the name at the owner's edge. */
export function LifePanel({ game, player, turned, armed, onDisarm, onSetLife, onMore }: LifePanelProps) {
  const words = useTableWords();
  const { table } = useSession();
  const { turn, totals } = game.history.table;
  const seat = game.seats[player];
  const name = playerName(words, game.seats, player);
  const { life, poison } = totals[player] ?? { life: 0, poison: 0 };
  const isIn = isInGame(turn, player);
  const more = words.seat.more(name);
  const classes = classNames(
    styles.panel,
    everyoneActive(game.history.table).includes(player) && styles.active,
    !isIn && styles.out,
    armed && (armed.source === player ? styles.source : styles.target),
  );
  /** What is lost and gained here is damage by this commander. */
  const attacker = armed?.source === player ? null : armed;
  const change = (by: number) => {
    if (attacker) table.play({ kind: 'dealCommanderDamage', player, ...attacker, by: -by });
    else table.play({ kind: 'changeLife', player, by });
  };
  const marks = countMarks(game.history.table, player);
  const turnedClasses = classNames(
    styles.turned,
    (turned === 90 || turned === -90) && styles.sideways,
    (attacker || marks > 0) && styles.marked,
    marks > IN_A_ROW && styles.many,
  );
  return (
    <section
      class={classes}
      style={{ ...seatStyle(seat, player), '--angle': `${turned}deg` }}
      aria-label={words.seat.lifeOf(name, life)}
      data-player={player}
      onKeyDown={(event) => {
        const by = isIn && !event.ctrlKey && !event.metaKey && !event.altKey && byKey[event.key];
        if (!by) return;
        event.preventDefault();
        change(by);
      }}
    >
      <div class={turnedClasses}>
        {isIn ? (
          <>
            <Half by={-1} label={words.seat.lose(name)} onChange={change} />
            <Half by={1} label={words.seat.gain(name)} onChange={change} />
            <button
              type="button"
              class={classNames(styles.total, lengthClass(amount(life)))}
              aria-label={`${words.seat.setLife(name)}: ${amount(life)}`}
              aria-keyshortcuts={Object.keys(byKey).join(' ')}
              onClick={onSetLife}
            >
              <span data-life={player}>{amount(life)}</span>
            </button>
            <RunningChange game={game} player={player} />
            <SeatMarks {...{ game, player, armed, onDisarm }} />
          </>
        ) : (
          <p class={styles.gone}>{words.seat.isOut}</p>
        )}
        <div class={styles.foot}>
          <button
            type="button"
            aria-label={poison > 0 ? `${more}, ${words.seat.poisonOf(poison)}` : more}
            onClick={onMore}
          >
            <span class={styles.name}>{name}</span>{' '}
            <span class={styles.moreMark}>
              <Icon name="more" size={16} />
            </span>
            {poison > 0 && (
              <span class={styles.poison} role="img" aria-label={words.seat.poisonOf(poison)}>
                <Icon name="poison" size={18} />
                {poison}
              </span>
            )}
          </button>
        </div>
      </div>
    </section>
  );
}

interface HalfProps {
  by: 1 | -1;
  label: string;
  onChange: (by: number) => void;
}

function Half({ by, label, onChange }: HalfProps) {
  const { tick } = useSession();
  const press = useRepeatPress((times) => {
    onChange(by * times);
    tick?.();
  });
  return (
    <button
      type="button"
      class={`${styles.half} ${by < 0 ? styles.lose : styles.gain}`}
      aria-label={label}
      data-change={by}
      {...press}
    >
      <span aria-hidden="true">{by < 0 ? '−' : '+'}</span>
    </button>
  );
}

/** Longer numbers are set smaller, so that they stay between the halves. */
function lengthClass({ length }: string): string | undefined {
  return length > 5 ? styles.longest : length > 3 ? styles.long : undefined;
}

function RunningChange({ game, player }: { game: Game; player: PlayerId }) {
  const running = useRunningChanges(game.history, player);
  if (!running) return null;
  const { life, poison } = running;
  return (
    <p class={styles.change}>
      {life !== 0 && signed(life)}{' '}
      {poison !== 0 && (
        <>
          {signed(poison)} <Icon name="poison" size={18} />
        </>
      )}
    </p>
  );
}
