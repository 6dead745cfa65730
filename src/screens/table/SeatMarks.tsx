import type { ComponentChildren } from 'preact';
import { IconButton } from '../../design/Button';
import { Icon } from '../../design/Icon';
import {
  COMMANDER_DAMAGE_TO_LOSE,
  commanderDamage,
  commanderNumbers,
  commanderTax,
  mostCommanderDamage,
} from '../../rules/life/commander';
import { designationKinds, isDesignated } from '../../rules/life/designations';
import { playerCounterKinds } from '../../rules/life/player-counters';
import { reasonsToLose } from '../../rules/table/losing';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { withoutTurning } from '../../session/plain-text';
import { useSession } from '../../session/session';
import { playerName, useWords } from '../parts/words';
import { CounterIcon, type CounterIconName } from './CounterIcon';
import styles from './SeatMarks.module.css';
import type { ArmedCommander } from './use-armed-commander';
import { useSecondTapGuard } from './use-second-tap-guard';

interface SeatMarksProps {
  game: Game;
  player: PlayerId;
  armed: ArmedCommander | null;
  onDisarm: () => void;
}

/** What a panel shows beside life and poison: what the player has, who attacks, and the way out of the game. */
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
        class={styles.done}
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
  readonly icon: CounterIconName;
  readonly what: string;
  readonly says: string;
  readonly name?: string;
}

function Badges({ game, player, armed }: Omit<SeatMarksProps, 'onDisarm'>) {
  const words = useWords();
  const { counters, commanders, designations } = game.history.table;
  const own = counters[player];
  const command = commanders[player];
  if (!own || !command) return null;
  const { counting, commander } = words;
  const most = armed ? commanderDamage(command, armed.source, armed.commander) : mostCommanderDamage(command);
  const badges: readonly Badge[] = [
    ...(armed || most > 0
      ? [
          {
            icon: 'attack',
            what: commander.dealt(most, COMMANDER_DAMAGE_TO_LOSE),
            says: `${most}/${COMMANDER_DAMAGE_TO_LOSE}`,
          } as const,
        ]
      : []),
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
        what: counting.badge(withoutTurning(name), count),
        name: withoutTurning(name),
        says: `${count}`,
      })),
    ...commanderNumbers
      .filter((number) => commanderTax(command, number) > 0)
      .map((number) => {
        const tax = commanderTax(command, number);
        return { icon: 'tax' as const, what: commander.tax(tax), says: `+${tax}` };
      }),
  ];
  if (badges.length === 0) return null;
  return (
    <ul class={styles.badges} data-badges={player}>
      {badges.map(({ icon, what, says, name }, index) => (
        <li key={index} class={styles.badge}>
          {name ? (
            <span class={styles.named} aria-hidden="true">
              {name}
            </span>
          ) : (
            <CounterIcon name={icon} />
          )}
          <span aria-hidden="true">{says}</span>
          <span class="visually-hidden">{what}</span>
        </li>
      ))}
    </ul>
  );
}

interface OfferToLeaveProps {
  game: Game;
  player: PlayerId;
  /** What stands there when nothing is offered. */
  children: ComponentChildren;
}

/** Never carried out by the app alone: the table may know better. Refused, it is not asked again as long as the reason is there. */
function OfferToLeave({ game, player, children }: OfferToLeaveProps) {
  const words = useWords();
  const { table } = useSession();
  const [because] = reasonsToLose(game.history.table, player);
  // A thumb that goes on tapping does not mean what has come under it.
  const deaf = useSecondTapGuard(`${game.id} ${because}`);
  if (because === undefined) return <>{children}</>;
  const name = playerName(words, game.seats, player);
  const why = words.leaving.why[because];
  return (
    <div class={styles.offer} data-asked="">
      <button
        type="button"
        class={styles.leave}
        aria-label={words.leaving.label(name, why)}
        aria-disabled={deaf ? 'true' : undefined}
        onClick={deaf ? undefined : () => table.play({ kind: 'leaveGame', player, because })}
      >
        {words.leaving.ask} <small class={styles.why}>{why}</small>
      </button>
      <IconButton
        icon="close"
        label={words.leaving.stays(name)}
        deaf={deaf}
        onClick={() => table.play({ kind: 'stayInGame', player, because })}
      />
    </div>
  );
}
