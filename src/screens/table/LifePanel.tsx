import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import type { Turned } from '../../design/Sheet';
import { amount, signed } from '../../i18n/amount';
import { defeat } from '../../rules/life/life';
import { isUnder } from '../../rules/planar/lasting-effect';
import { everyoneActive } from '../../rules/table/turns-at-once';
import { isInGame, lastPlayerStanding, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { seatColour } from '../parts/seat-colour';
import { playerName, useTableWords } from '../parts/words';
import styles from './LifePanel.module.css';
import { useRunningChange } from './running-change';
import { useRepeatPress } from './use-repeat-press';

interface LifePanelProps {
  game: Game;
  player: PlayerId;
  turned: Turned;
  onSetLife: () => void;
  onMore: () => void;
}

/** One seat: two halves to lose and gain life, the total between them, the name at the owner's edge. */
export function LifePanel({ game, player, turned, onSetLife, onMore }: LifePanelProps) {
  const words = useTableWords();
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
  );
  const turnedClasses = classNames(styles.turned, (turned === 90 || turned === -90) && styles.sideways);
  return (
    <section
      class={classes}
      style={{ '--seat': seatColour(seat, player), '--angle': `${turned}deg` }}
      aria-label={words.seat.lifeOf(name, life)}
      data-player={player}
    >
      <div class={turnedClasses}>
        {isIn ? (
          <>
            <Half player={player} by={-1} label={words.seat.lose(name)} />
            <Half player={player} by={1} label={words.seat.gain(name)} />
            <button
              type="button"
              class={classNames(styles.total, lengthClass(life))}
              aria-label={`${words.seat.setLife(name)}: ${amount(life)}`}
              onClick={onSetLife}
            >
              <span data-life={player}>{amount(life)}</span>
            </button>
            <div class={styles.head}>
              <RunningChange game={game} player={player} />
              <OfferToLeave game={game} player={player} name={name} />
            </div>
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

function Half({ player, by, label }: { player: PlayerId; by: 1 | -1; label: string }) {
  const { table } = useSession();
  const press = useRepeatPress((times) => table.play({ kind: 'changeLife', player, by: by * times }));
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
function lengthClass(life: number): string | undefined {
  const { length } = `${life}`;
  return length > 5 ? styles.longest : length > 3 ? styles.long : undefined;
}

function RunningChange({ game, player }: { game: Game; player: PlayerId }) {
  const by = useRunningChange(game.history, player);
  return by === null ? null : <p class={styles.change}>{signed(by)}</p>;
}

/** Never carried out by the app alone: the table may know better. */
function OfferToLeave({ game, player, name }: { game: Game; player: PlayerId; name: string }) {
  const words = useTableWords();
  const { table } = useSession();
  const { turn, totals, planar } = game.history.table;
  const because = totals[player] && defeat(totals[player], turn.teams !== null);
  if (!because || lastPlayerStanding(turn) !== null) return null;
  if (planar && isUnder(planar, 'cannotLose', player)) return null;
  return (
    <button
      type="button"
      class={styles.offer}
      aria-label={words.seat.outLabel(name)}
      onClick={() => table.play({ kind: 'leaveGame', player, because })}
    >
      {words.seat.out}
    </button>
  );
}
