import { Button } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import { formatSigned } from '../../../i18n/amount';
import { reasonsToLose } from '../../../rules/table/leaving/losing';
import { playersWhoWouldLose } from '../../../rules/table/leaving/losing-together';
import { sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { useSecondTapGuard } from '../../parts/use-second-tap-guard';
import { useWords } from '../../parts/words';
import { isPanelHintNeeded } from '../hints/next-hint';
import { BadgeIcon } from '../player/BadgeIcon';
import { reasonsInWords } from '../player/leaving-form';
import { NameWithNumber } from '../player/NameWithNumber';
import { useAttackOn, useTableScreen } from '../use-table-screen';
import { OutText } from './OutText';
import styles from './PanelOverlays.module.css';
import type { PanelProps } from './panel-props';
import { SeatBadges } from './SeatBadges';
import { useRunningChanges } from './use-running-changes';

/** For this time, a tap may still be meant for what the question has covered, such as a panel's menu. */
const LATE_TAP_TIME_MS = 1000;

/**
 * Shows a panel's badges, the button for damage of the attacking commander, and the offer to leave the game; of players
 * who are out, only that and why.
 */
export function PanelOverlays({ game, members, rotation }: PanelProps) {
  const words = useWords();
  const { table } = game.history;
  const { settings } = usePreferences();
  const { setOpenSheet } = useTableScreen();
  const attack = useAttackOn(members);
  const [player] = members;
  const isHintNeeded = isPanelHintNeeded(game, player, settings.values.value);
  const loser = members.find((member) => reasonsToLose(table, member).length > 0);
  const hasLoser = loser !== undefined;
  const name = sharedTurnNames(words, game.seats, table.turn, player);
  if (!isInGame(table.turn, player)) return <OutText game={game} members={members} />;
  return (
    <>
      {hasLoser && <OfferToLeave game={game} player={loser} />}
      <SeatBadges game={game} members={members} />
      {attack && !hasLoser && (
        <button
          type="button"
          class={styles.damageButton}
          data-damage=""
          aria-label={words.commander.damageTo(name)}
          onClick={() => setOpenSheet({ kind: 'commanderDamage', player, rotation })}
        >
          <span class={styles.damageText}>
            <BadgeIcon name="commanderDamage" size={20} />
            <NameWithNumber name={name} />
            <Icon name="keypad" size={16} />
          </span>
        </button>
      )}
      {isHintNeeded && !attack && !hasLoser && <p class={styles.tapHint}>{words.tapHint}</p>}
      <RunningChange game={game} player={player} />
    </>
  );
}

interface OfferToLeaveProps extends Pick<PanelProps, 'game'> {
  player: PlayerId;
}

/**
 * Asks over the whole panel whether a player is out. The app never decides this itself, because the players may know
 * better; a declined offer returns only for a new reason. Several who would lose at the same time are taken out
 * together, in a sheet.
 */
function OfferToLeave({ game, player }: OfferToLeaveProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { setOpenSheet } = useTableScreen();
  const reasons = reasonsToLose(game.history.table, player);
  const [because] = reasons;
  const losers = playersWhoWouldLose(game.history.table).flatMap((loser) =>
    sharedTurnTeamOf(game.history.table.turn, loser.player),
  );
  const ignoresTaps = useSecondTapGuard(`${game.id} ${reasons}`, LATE_TAP_TIME_MS);
  if (because === undefined) return null;
  const name = sharedTurnNames(words, game.seats, game.history.table.turn, player);
  const { leaving } = words;
  const why = reasonsInWords(reasons, leaving);
  const memberCount = sharedTurnTeamOf(game.history.table.turn, player).length;
  const doOthersLoseToo = losers.length > memberCount;
  return (
    <>
      <span class={styles.backdrop} />
      <p class={styles.question}>
        <span class={styles.playerName}>
          <NameWithNumber name={name} />
        </span>{' '}
        <span class={styles.reason}>{why}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in older browsers */}
      <div class={styles.answers} data-asked="" role="group" aria-label={why}>
        <Button
          class={styles.leaveButton}
          label={leaving.label(name, why, memberCount > 1)}
          ignoresTaps={ignoresTaps}
          onClick={() =>
            doOthersLoseToo
              ? setOpenSheet({ kind: 'leaveTogether', openedBy: player })
              : liveGame.play({ kind: 'leaveGame', player, because })
          }
        >
          <span>{leaving.out}</span>
        </Button>
        <Button
          class={styles.stayButton}
          label={leaving.stays(name)}
          ignoresTaps={ignoresTaps}
          onClick={() => liveGame.play({ kind: 'stayInGame', player, because })}
        >
          <span>{leaving.keepPlaying}</span>
        </Button>
      </div>
    </>
  );
}

function RunningChange({ game, player }: { game: Game; player: PlayerId }) {
  const changes = useRunningChanges(game.history, player);
  if (!changes) return null;
  const { life, poison } = changes;
  return (
    <p class={styles.runningChange}>
      {life !== 0 && formatSigned(life)}{' '}
      {poison !== 0 && (
        <>
          {formatSigned(poison)} <BadgeIcon name="poison" size={18} />
        </>
      )}
    </p>
  );
}
