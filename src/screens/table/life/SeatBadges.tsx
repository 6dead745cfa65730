import { classNames } from '../../../design/class-names';
import type { Words } from '../../../i18n/en';
import {
  COMMANDER_DAMAGE_TO_LOSE,
  commanderDamage,
  commanderNumbers,
  commanderTax,
  mostCommanderDamage,
} from '../../../rules/life/commander';
import { designationKinds, isDesignated } from '../../../rules/life/designations';
import { playerCounterKinds } from '../../../rules/life/player-counters';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { isolateDirection } from '../../../session/lib/plain-text';
import { seatStyle } from '../../parts/seat-color';
import { playerName, useWords } from '../../parts/words';
import { CounterIcon, type CounterIconName } from '../player/CounterIcon';
import styles from './PanelOverlays.module.css';
import type { ArmedCommander } from './use-armed-commander';
import { useFittingBadges } from './use-fitting-badges';

interface Badge {
  readonly icon: CounterIconName;
  readonly what: string;
  readonly label: string;
  readonly name?: string;
}

interface SeatBadgesProps {
  game: Game;
  /** The player, or the members of a team who share their life. */
  heads: readonly PlayerId[];
  /** The attacking commander that may hit them. */
  armed: ArmedCommander | null;
}

/** Shows the badges of a panel; a team's poison is shown once. */
export function SeatBadges({ game, heads, armed }: SeatBadgesProps) {
  const words = useWords();
  const badges = heads.flatMap((head, index) =>
    badgesOf(words, game, head, armed)
      .filter(({ icon }) => index === 0 || icon !== 'poison')
      .map((badge) => ({ ...badge, of: heads.length > 1 && badge.icon !== 'poison' ? head : null })),
  );
  const [player] = heads;
  return badges.length > 0 && player !== undefined ? (
    <BadgeList game={game} player={player} badges={badges} />
  ) : null;
}

function badgesOf(
  words: Words,
  { history }: Game,
  player: PlayerId,
  armed: ArmedCommander | null,
): readonly Badge[] {
  const { turn, totals, counters, commanders, designations } = history.table;
  const { poison = 0 } = totals[player] ?? {};
  const own = counters[player];
  const command = commanders[player];
  if (!own || !command) return [];
  const { counting, commander } = words;
  const most = armed ? commanderDamage(command, armed.source, armed.commander) : mostCommanderDamage(command);
  // Teams that share life and turns are recognizable without a badge.
  const teamBadge = (team: number): Badge => {
    return { icon: 'named', what: words.teams.team(team), name: words.teams.teamShort(team), label: '' };
  };
  return [
    ...(poison > 0
      ? [{ icon: 'poison', what: words.seatSheet.poisonOf(poison), label: `${poison}` } as const]
      : []),
    ...(armed || most > 0
      ? [
          {
            icon: 'attack',
            what: commander.dealt(most, COMMANDER_DAMAGE_TO_LOSE),
            label: `${most}/${COMMANDER_DAMAGE_TO_LOSE}`,
          } as const,
        ]
      : []),
    ...(turn.teamsPlaySeparately ? [teamBadge((turn.teams?.[player] ?? 0) + 1)] : []),
    ...designationKinds
      .filter((as) => isDesignated(designations, as, player))
      .map((as) => ({ icon: as, what: words.designations.names[as], label: '' })),
    ...playerCounterKinds
      .filter((kind) => own[kind] > 0)
      .map((kind) => ({
        icon: kind,
        what: counting.badge(counting.names[kind], own[kind]),
        label: `${own[kind]}`,
      })),
    ...own.named
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => ({
        icon: 'named' as const,
        what: counting.badge(isolateDirection(name), count),
        name: isolateDirection(name),
        label: `${count}`,
      })),
    ...commanderNumbers
      .filter((number) => commanderTax(command, number) > 0)
      .map((number) => {
        const tax = commanderTax(command, number);
        return { icon: 'tax' as const, what: commander.tax(tax), label: `+${tax}` };
      }),
  ];
}

interface BadgeListProps {
  game: Game;
  player: PlayerId;
  /** The badges, each with the head of the team that it belongs to. */
  badges: readonly (Badge & { readonly of: PlayerId | null })[];
}

function BadgeList({ game, player, badges }: BadgeListProps) {
  const words = useWords();
  const list = useFittingBadges();
  return (
    <ul ref={list} class={styles.badges} data-badges={player}>
      {badges.map(({ icon, what, label, name, of }, index) => (
        <li
          key={index}
          class={classNames(styles.badge, of !== null && styles.ofHead)}
          style={of === null ? undefined : seatStyle(game.seats[of], of)}
        >
          {name ? (
            <span class={styles.named} aria-hidden="true">
              {name}
            </span>
          ) : (
            <CounterIcon name={icon} />
          )}
          <span aria-hidden="true">{label}</span>
          <span class="visually-hidden">
            {of === null ? what : `${playerName(words, game.seats, of)}: ${what}`}
          </span>
        </li>
      ))}
      <li class={styles.badge} aria-hidden="true" />
    </ul>
  );
}
