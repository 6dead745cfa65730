import { useEffect } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import {
  COMMANDER_DAMAGE_TO_LOSE,
  commanderDamage,
  commanderNumbers,
  commanderTax,
  mostCommanderDamage,
} from '../../../rules/life/commander';
import { designationKinds, isDesignated } from '../../../rules/life/designations';
import type { Defeat } from '../../../rules/life/life';
import { playerCounterKinds } from '../../../rules/life/player-counters';
import { reasonsToLose } from '../../../rules/table/losing';
import type { PlayerId } from '../../../rules/turn/turn';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useTable } from '../../../session/contexts/use-table';
import type { Game } from '../../../session/game/game';
import { startingLife } from '../../../session/game/starting-life';
import { isolateDirection } from '../../../session/lib/plain-text';
import { playerName, useWords } from '../../parts/words';
import type { ArmedCommander } from '../life/use-armed-commander';
import { useSecondTapGuard } from '../use-second-tap-guard';
import { CounterIcon, type CounterIconName } from './CounterIcon';
import styles from './SeatMarks.module.css';
import { useFittingBadges } from './use-fitting-badges';

/** Turns after which the first game needs no more hints. */
const MOST_TURNS_WITH_HINTS = 8;

interface SeatMarksProps {
  game: Game;
  player: PlayerId;
  armed: ArmedCommander | null;
  onOpen: (kind: 'damage') => void;
}

/** Shows a panel's badges, the button for damage of the attacking commander, and the offer to leave the game. */
export function SeatMarks({ game, player, armed, onOpen }: SeatMarksProps) {
  const words = useWords();
  const [because] = reasonsToLose(game.history.table, player);
  const name = playerName(words, game.seats, player);
  return (
    <>
      {because !== undefined && <OfferToLeave {...{ game, player, because }} />}
      <Badges game={game} player={player} armed={armed?.source === player ? null : armed} />
      {armed && armed.source !== player && because === undefined && (
        <button
          type="button"
          class={styles.hit}
          data-hit=""
          aria-label={words.commander.hit(name)}
          onClick={() => onOpen('damage')}
        >
          <span class={styles.hitText}>
            <CounterIcon name="attack" size={20} />
            {words.commander.damaged}
          </span>
        </button>
      )}
      <TapHint game={game} player={player} />
    </>
  );
}

/** Explains a panel's halves to those who play their first game, until their life changes. */
function TapHint({ game, player }: { game: Game; player: PlayerId }) {
  const words = useWords();
  const { settings } = usePreferences();
  const { history } = game;
  const starting = startingLife(game);
  const isFresh = starting?.life === history.table.totals[player]?.life;
  const isOver = starting !== null && history.table.turn.number > MOST_TURNS_WITH_HINTS;
  const isSeen = settings.values.value.isTapHintSeen;
  useEffect(() => {
    if (isOver && !isSeen) settings.change({ isTapHintSeen: true });
  }, [isOver, isSeen, settings]);
  if (isSeen || isOver || !isFresh || reasonsToLose(history.table, player).length > 0) return null;
  return <p class={styles.tapHint}>{words.tapHint}</p>;
}

interface Badge {
  readonly icon: CounterIconName | 'poison';
  readonly what: string;
  readonly says: string;
  readonly name?: string;
}

function Badges({ game, player, armed }: Omit<SeatMarksProps, 'onOpen'>) {
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
  because: Defeat;
}

/**
 * Asks over the whole panel whether a player is out, which the app never decides by itself because the table may
 * know better; a declined offer does not return while its reason lasts.
 */
function OfferToLeave({ game, player, because }: OfferToLeaveProps) {
  const words = useWords();
  const { table } = useTable();
  // A thumb that keeps tapping must not press a button that appears under it.
  const guarded = useSecondTapGuard(`${game.id} ${because}`);
  const name = playerName(words, game.seats, player);
  const { leaving } = words;
  return (
    <>
      <span class={styles.veil} />
      <p class={styles.why}>{leaving.why[because]}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in older browsers */}
      <div class={styles.answers} data-asked="" role="group" aria-label={leaving.why[because]}>
        <Button
          class={styles.leave}
          label={leaving.label(name, leaving.why[because])}
          guarded={guarded}
          onClick={() => table.play({ kind: 'leaveGame', player, because })}
        >
          <span class={styles.long}>{leaving.isOut(name)}</span>
          <span class={styles.short}>{leaving.out}</span>
        </Button>
        <Button
          class={styles.stay}
          label={leaving.stays(name)}
          guarded={guarded}
          onClick={() => table.play({ kind: 'stayInGame', player, because })}
        >
          <span>{leaving.keepPlaying}</span>
        </Button>
      </div>
    </>
  );
}
