import { classNames } from '../../../design/class-names';
import type { Words } from '../../../i18n/en';
import { COMMANDER_DAMAGE_TO_LOSE } from '../../../rules/life/commander';
import type { PlayerCounterKind } from '../../../rules/life/player-counters';
import type { Team } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { isolateDirection } from '../../../session/lib/plain-text';
import { seatStyle } from '../../parts/seat-color';
import { playerName, useWords } from '../../parts/words';
import { BadgeIcon } from '../player/BadgeIcon';
import { useAttackOn } from '../use-table-screen';
import { type Badge, badgesOf } from './badges';
import styles from './PanelOverlays.module.css';
import { useBadgeOverflow } from './use-badge-overflow';

interface SeatBadgesProps {
  game: Game;
  /** The player, or the members of a team who share their life. */
  members: Team;
}

/** What the members of a team have together. */
const isShared = ({ kind }: Badge) => kind === 'poison' || kind === 'stays';

/** Shows the badges of a panel; what a team shares is shown once. */
export function SeatBadges({ game, members }: SeatBadgesProps) {
  const attack = useAttackOn(members);
  const badges = members.flatMap((member, index) =>
    badgesOf(game.history.table, member, attack)
      .filter((badge) => index === 0 || !isShared(badge))
      .map((badge) => ({ badge, member: members.length > 1 && !isShared(badge) ? member : null })),
  );
  return badges.length > 0 ? <BadgeList game={game} player={members[0]} badges={badges} /> : null;
}

/** What a badge says: aloud, and beside its icon or name. */
function badgeInWords(
  words: Words,
  seats: Game['seats'],
  badge: Badge,
): { spoken: string; label: string; name?: string } {
  const { playerCounters, commander } = words;
  const { kind, number } = badge;
  switch (kind) {
    case 'poison':
      return { spoken: words.seatSheet.poisonOf(number), label: `${number}` };
    case 'commanderDamage': {
      const name = playerName(words, seats, badge.source);
      return {
        spoken: commander.damageDealtBy(name, number, COMMANDER_DAMAGE_TO_LOSE),
        label: `${number}/${COMMANDER_DAMAGE_TO_LOSE}`,
        name,
      };
    }
    case 'stays':
      return { spoken: words.leaving.staysIn, label: '' };
    case 'tax':
      return { spoken: commander.tax(number), label: `+${number}` };
    case 'team':
      return { spoken: words.teams.team(number), label: '', name: words.teams.teamShort(number) };
    case 'monarch':
    case 'initiative':
    case 'blessing':
      return { spoken: words.designations.names[kind], label: '' };
    case 'named': {
      const isolatedName = isolateDirection(badge.name);
      return { spoken: playerCounters.badge(isolatedName, number), label: `${number}`, name: isolatedName };
    }
    default:
      kind satisfies PlayerCounterKind;
      return { spoken: playerCounters.badge(playerCounters.names[kind], number), label: `${number}` };
  }
}

interface BadgeListProps {
  game: Game;
  player: PlayerId;
  /** The badges, each with the member of the team that it belongs to. */
  badges: readonly { readonly badge: Badge; readonly member: PlayerId | null }[];
}

function BadgeList({ game, player, badges }: BadgeListProps) {
  const words = useWords();
  const list = useBadgeOverflow();
  return (
    <ul ref={list} class={styles.badges} data-badges={player}>
      {badges.map(({ badge, member }, index) => {
        const { spoken, label, name } = badgeInWords(words, game.seats, badge);
        const colored = member ?? (badge.kind === 'commanderDamage' ? badge.source : null);
        const isOnlyIcon = label === '' && name === undefined && member === null;
        return (
          <li
            key={`${index} ${badge.kind}`}
            class={classNames(styles.badge, colored !== null && styles.ofPlayer)}
            style={colored === null ? undefined : seatStyle(game.seats[colored], colored)}
          >
            {badge.kind === 'team' || badge.kind === 'named' ? (
              <span class={styles.named} aria-hidden="true">
                {name}
              </span>
            ) : (
              <BadgeIcon name={badge.kind} />
            )}
            {badge.kind === 'commanderDamage' && (
              <span class={`${styles.named} visually-hidden`} data-name="" aria-hidden="true">
                {name}
              </span>
            )}
            <span aria-hidden="true">{label}</span>
            <span class="visually-hidden" data-name={isOnlyIcon ? '' : undefined}>
              {member === null ? spoken : `${playerName(words, game.seats, member)}: ${spoken}`}
            </span>
          </li>
        );
      })}
      <li class={styles.badge} aria-hidden="true">
        …
      </li>
    </ul>
  );
}
