import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { Icon } from '../../../design/Icon';
import {
  COMMANDER_DAMAGE_TO_LOSE,
  commanderDamage,
  commanderNumbers,
  commanderTax,
  mostCommanderDamage,
} from '../../../rules/life/commander';
import { designationKinds, isDesignated } from '../../../rules/life/designations';
import { playerCounterKinds } from '../../../rules/life/player-counters';
import { reasonsToLose } from '../../../rules/table/losing';
import type { PlayerId } from '../../../rules/turn/turn';
import { useTable } from '../../../session/contexts/use-table';
import type { Game } from '../../../session/game/game';
import { isolateDirection } from '../../../session/lib/plain-text';
import { playerName, useWords } from '../../parts/words';
import type { ArmedCommander } from '../life/use-armed-commander';
import { useSecondTapGuard } from '../use-second-tap-guard';
import { CounterIcon, type CounterIconName } from './CounterIcon';
import styles from './SeatMarks.module.css';
import { useFittingBadges } from './use-fitting-badges';

interface SeatMarksProps {
  game: Game;
  player: PlayerId;
  armed: ArmedCommander | null;
  onDisarm: () => void;
}

/** Shows a panel's badges, the attacking commander, and the offer to leave the game. */
export function SeatMarks({ game, player, armed, onDisarm }: SeatMarksProps) {
  const words = useWords();
  if (armed?.source === player) {
    const name = playerName(words, game.seats, player);
    const attack =
      armed.commander === 1 ? words.commander.secondAttacks(name) : words.commander.attacks(name);
    const said = armed.infect ? `${attack}, ${words.commander.withInfect}` : attack;
    return (
      <button
        type="button"
        class={classNames(styles.choice, styles.done)}
        data-asked=""
        aria-label={`${said}: ${words.commander.done}`}
        onClick={onDisarm}
      >
        {armed.infect ? <Icon name="poison" size={20} /> : <CounterIcon name="attack" size={20} />}
        {words.commander.done}
      </button>
    );
  }
  return (
    <OfferToLeave game={game} player={player}>
      <Badges game={game} player={player} armed={armed} />
    </OfferToLeave>
  );
}

interface Badge {
  readonly icon: CounterIconName | 'poison';
  readonly what: string;
  readonly says: string;
  readonly name?: string;
}

function Badges({ game, player, armed }: Omit<SeatMarksProps, 'onDisarm'>) {
  const words = useWords();
  const { turn, totals, counters, commanders, designations } = game.history.table;
  const { poison = 0 } = totals[player] ?? {};
  const own = counters[player];
  const command = commanders[player];
  if (!own || !command) return null;
  const { counting, commander } = words;
  const most = armed ? commanderDamage(command, armed.source, armed.commander) : mostCommanderDamage(command);
  // Teams that share life and turns are recognizable without a badge.
  const teamBadge = (team: number): Badge => {
    return { icon: 'named', what: words.teams.team(team), name: words.teams.teamShort(team), says: '' };
  };
  const badges: readonly Badge[] = [
    ...(poison > 0
      ? [{ icon: 'poison', what: words.seat.poisonOf(poison), says: `${poison}` } as const]
      : []),
    ...(armed || most > 0
      ? [
          {
            icon: 'attack',
            what: commander.dealt(most, COMMANDER_DAMAGE_TO_LOSE),
            says: `${most}/${COMMANDER_DAMAGE_TO_LOSE}`,
          } as const,
        ]
      : []),
    ...(turn.apart ? [teamBadge((turn.teams?.[player] ?? 0) + 1)] : []),
    ...designationKinds
      .filter((as) => isDesignated(designations, as, player))
      .map((as) => ({ icon: as, what: words.designations.names[as], says: '' })),
    ...playerCounterKinds
      .filter((kind) => own[kind] > 0)
      .map((kind) => ({
        icon: kind,
        what: counting.badge(counting.names[kind], own[kind]),
        says: `${own[kind]}`,
      })),
    ...own.named
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => ({
        icon: 'named' as const,
        what: counting.badge(isolateDirection(name), count),
        name: isolateDirection(name),
        says: `${count}`,
      })),
    ...commanderNumbers
      .filter((number) => commanderTax(command, number) > 0)
      .map((number) => {
        const tax = commanderTax(command, number);
        return { icon: 'tax' as const, what: commander.tax(tax), says: `+${tax}` };
      }),
  ];
  return badges.length > 0 && <BadgeList player={player} badges={badges} />;
}

function BadgeList({ player, badges }: { player: PlayerId; badges: readonly Badge[] }) {
  const list = useFittingBadges();
  return (
    <ul ref={list} class={styles.badges} data-badges={player}>
      {badges.map(({ icon, what, says, name }, index) => (
        <li key={index} class={styles.badge}>
          {name ? (
            <span class={styles.named} aria-hidden="true">
              {name}
            </span>
          ) : icon === 'poison' ? (
            <Icon name="poison" size={16} />
          ) : (
            <CounterIcon name={icon} />
          )}
          <span aria-hidden="true">{says}</span>
          <span class="visually-hidden">{what}</span>
        </li>
      ))}
      <li class={styles.badge} aria-hidden="true" />
    </ul>
  );
}

interface OfferToLeaveProps {
  game: Game;
  player: PlayerId;
  /** Shown if nothing is offered. */
  children: ComponentChildren;
}

/**
 * Offers to remove a player from the game, which the app never does by itself because the table may know
 * better; a declined offer does not return while its reason lasts.
 */
function OfferToLeave({ game, player, children }: OfferToLeaveProps) {
  const words = useWords();
  const { table } = useTable();
  const [because] = reasonsToLose(game.history.table, player);
  // A thumb that keeps tapping must not press a button that appears under it.
  const guarded = useSecondTapGuard(`${game.id} ${because}`);
  if (because === undefined) return <>{children}</>;
  const name = playerName(words, game.seats, player);
  const why = words.leaving.why[because];
  return (
    <div class={styles.offer} data-asked="">
      <button
        type="button"
        class={classNames(styles.choice, styles.leave)}
        aria-label={words.leaving.label(name, why)}
        aria-disabled={guarded ? 'true' : undefined}
        onClick={guarded ? undefined : () => table.play({ kind: 'leaveGame', player, because })}
      >
        {words.leaving.ask} <small class={styles.why}>{why}</small>
      </button>
      <IconButton
        icon="close"
        label={words.leaving.stays(name)}
        guarded={guarded}
        onClick={() => table.play({ kind: 'stayInGame', player, because })}
      />
    </div>
  );
}
