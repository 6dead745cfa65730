import { classNames } from '../../../design/class-names';
import { Icon } from '../../../design/Icon';
import { amount } from '../../../i18n/amount';
import type { Life } from '../../../rules/life/life';
import { allActivePlayers } from '../../../rules/table/concurrent-turns';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { useDevice } from '../../../session/contexts/use-device';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { useRepeatPress } from '../../parts/field/use-repeat-press';
import { seatStyle } from '../../parts/seat-color';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { teamStyle } from '../../parts/team-style';
import { widthInDigits } from '../../parts/width-in-digits';
import { playerName, useFirstPaintWords } from '../../parts/words';
import { PanelOverlays } from '../lazy-components';
import { NameWithNumber } from '../player/NameWithNumber';
import { useAttackOn, useTableScreen } from '../use-table-screen';
import styles from './LifePanel.module.css';
import type { PanelProps } from './panel-props';

/** Totals that can be read upside down as another number, such as 6 and 9, 68 and 89. */
const READABLE_UPSIDE_DOWN = /^[0689]*[69][0689]*$/;

/** Life changes by key, wherever the focus is on a panel. */
const lifeChangeByKey: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Shows one seat: two halves to lose and gain life, the total over both, and two buttons at the owner's edge. */
export function LifePanel({ game, members, rotation }: PanelProps) {
  const words = useFirstPaintWords();
  const liveGame = useLiveGame();
  const { setOpenSheet } = useTableScreen();
  const incomingAttack = useAttackOn(members);
  const { turn, totals } = game.history.table;
  const [player] = members;
  const name = sharedTurnNames(words, game.seats, turn, player);
  const life = totals[player]?.life ?? 0;
  const isPlaying = isInGame(turn, player);
  const panelClasses = classNames(
    styles.panel,
    allActivePlayers(game.history.table).includes(player) && styles.active,
    !isPlaying && styles.out,
  );
  const changeLife = (by: number) => {
    // Tens end once the player is at 0 or less.
    if (by > -10 || life === 'infinite' || life > 0) liveGame.play({ kind: 'changeLife', player, by });
  };
  const namePill = (
    <span class={`${styles.pill} ${styles.namePill}`}>
      <NameWithNumber name={name} />
      {isPlaying && <Icon name="keypad" size={16} />}
    </span>
  );
  return (
    <section
      class={panelClasses}
      style={{ ...teamStyle(game.seats, members), '--angle': `${rotation}deg` }}
      aria-label={words.seat.lifeOf(name, life)}
      data-player={player}
      data-attacked={isPlaying && incomingAttack ? '' : undefined}
      onKeyDown={(event) => {
        const by =
          isPlaying && !event.ctrlKey && !event.metaKey && !event.altKey && lifeChangeByKey[event.key];
        if (!by) return;
        event.preventDefault();
        changeLife(by);
      }}
    >
      <div class={classNames(styles.rotated, Math.abs(rotation) === 90 && styles.sideways)}>
        {isPlaying && (
          <>
            <PanelHalf by={-1} label={words.seat.lose(name)} onChange={changeLife} />
            <PanelHalf by={1} label={words.seat.gain(name)} onChange={changeLife} />
            <PanelTotal life={life} player={player} />
          </>
        )}
        <PanelOverlays {...{ game, members, rotation }} />
        <div class={styles.footer}>
          {isPlaying ? (
            <button
              type="button"
              aria-label={`${words.seat.setLife(name)}: ${amount(life)}`}
              aria-keyshortcuts={Object.keys(lifeChangeByKey).join(' ')}
              onClick={() => setOpenSheet({ kind: 'keypad', player, rotation })}
            >
              {namePill}
            </button>
          ) : (
            namePill
          )}
          {members.map((member) => (
            <button
              key={member}
              type="button"
              aria-label={words.seat.more(playerName(words, game.seats, member))}
              onClick={() => setOpenSheet({ kind: 'seat', player: member, rotation })}
            >
              <span class={`${styles.pill} ${styles.menuPill}`} style={seatStyle(game.seats[member], member)}>
                <Icon name="more" size={20} />
              </span>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Shows the total as large as its panel allows in any font; screen readers read it with the button that sets it. */
function PanelTotal({ life, player }: { life: Life; player: PlayerId }) {
  const text = amount(life);
  return (
    <div class={styles.totalSpace} aria-hidden="true">
      <span
        data-life={player}
        class={READABLE_UPSIDE_DOWN.test(text) ? styles.underlined : undefined}
        style={{ '--digits': widthInDigits(text) }}
      >
        {text}
      </span>
    </div>
  );
}

interface PanelHalfProps {
  by: 1 | -1;
  label: string;
  onChange: (by: number) => void;
}

function PanelHalf({ by, label, onChange }: PanelHalfProps) {
  const { vibrate } = useDevice();
  const pressHandlers = useRepeatPress((times) => {
    onChange(by * times);
    vibrate?.();
  });
  return (
    <button
      type="button"
      class={`${styles.half} ${by < 0 ? styles.loseHalf : styles.gainHalf}`}
      aria-label={label}
      data-change={by}
      {...pressHandlers}
    />
  );
}
