import { Button } from '../../../design/Button';
import { signed } from '../../../i18n/amount';
import { commanderDamage } from '../../../rules/life/commander';
import { reasonsToLose } from '../../../rules/table/leaving/losing';
import { playersWhoLose } from '../../../rules/table/leaving/losing-together';
import { teamOf } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { teamName } from '../../parts/team-name';
import { useWords } from '../../parts/words';
import { isPanelHintNeeded } from '../hints/next-hint';
import { CounterIcon } from '../player/CounterIcon';
import { ShortName } from '../player/ShortName';
import { useSecondTapGuard } from '../use-second-tap-guard';
import { useAttackOn, useTableScreen } from '../use-table-screen';
import styles from './PanelOverlays.module.css';
import type { PanelProps } from './panel-props';
import { useRunningChanges } from './running-change';
import { SeatBadges } from './SeatBadges';
import type { Attack } from './use-attack';

/** Milliseconds for which a tap may still be meant for what the question has covered, such as a panel's menu. */
const UNEXPECTED = 1000;

/** Shows a panel's badges, the button for damage of the attacking commander, and the offer to leave the game. */
export function PanelOverlays({ game, members, turned }: PanelProps) {
  const words = useWords();
  const { table } = game.history;
  const { settings } = usePreferences();
  const { openSheet } = useTableScreen();
  const attack = useAttackOn(members);
  const [player] = members;
  const isHintNeeded = isPanelHintNeeded(game, player, settings.values.value);
  const loser = members.find((member) => reasonsToLose(table, member).length > 0);
  const isAsked = loser !== undefined;
  const name = teamName(words, game.seats, table.turn, player);
  return (
    <>
      {isAsked && <OfferToLeave game={game} player={loser} turned={turned} />}
      {attack && !isAsked && <MarksOfAttack game={game} player={player} attack={attack} />}
      <SeatBadges game={game} members={members} />
      {attack && !isAsked && (
        <button
          type="button"
          class={styles.damage}
          data-damage=""
          aria-label={words.commander.damageTo(name)}
          onClick={() => openSheet({ kind: 'damage', player, turned })}
        >
          <span class={styles.damageText}>
            <CounterIcon name="attack" size={20} />
            <ShortName name={name} />
          </span>
        </button>
      )}
      {isHintNeeded && !attack && !isAsked && <p class={styles.tapHint}>{words.tapHint}</p>}
      <RunningChange game={game} player={player} />
    </>
  );
}

interface MarksOfAttackProps {
  game: Game;
  player: PlayerId;
  attack: Attack;
}

/** Shows what a tap on each half does while a commander attacks: deal 1 damage, or take back 1 that was dealt. */
function MarksOfAttack({ game, player, attack }: MarksOfAttackProps) {
  const command = game.history.table.commanders[player];
  const canTakeBack = command && commanderDamage(command, attack.source, attack.commander) > 0;
  const mark = (by: 1 | -1) => (
    <span class={styles.badge}>
      {attack.infect && <CounterIcon name="poison" />}
      {signed(attack.infect ? -by : by)}
    </span>
  );
  return (
    <div class={styles.marks} aria-hidden="true">
      {mark(-1)}
      {canTakeBack && mark(1)}
    </div>
  );
}

interface OfferToLeaveProps extends Pick<PanelProps, 'game' | 'turned'> {
  player: PlayerId;
}

/**
 * Asks over the whole panel whether a player is out. The app never decides this itself, because the players may know
 * better; a declined offer does not return while its reason lasts. Several who would lose at the same time are taken
 * out together, in a sheet.
 */
function OfferToLeave({ game, player, turned }: OfferToLeaveProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { openSheet } = useTableScreen();
  const [because] = reasonsToLose(game.history.table, player);
  const losers = playersWhoLose(game.history.table).flatMap((loser) =>
    teamOf(game.history.table.turn, loser.player),
  );
  const guarded = useSecondTapGuard(`${game.id} ${because}`, UNEXPECTED);
  if (because === undefined) return null;
  const name = teamName(words, game.seats, game.history.table.turn, player);
  const { leaving } = words;
  const members = teamOf(game.history.table.turn, player).length;
  const areSeveral = losers.length > members;
  return (
    <>
      <span class={styles.veil} />
      <p class={styles.why}>
        <span class={styles.who}>
          <ShortName name={name} />
        </span>{' '}
        <span class={styles.reason}>{leaving.why[because]}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in older browsers */}
      <div class={styles.answers} data-asked="" role="group" aria-label={leaving.why[because]}>
        <Button
          class={styles.leave}
          label={leaving.label(name, leaving.why[because], members > 1)}
          guarded={guarded}
          onClick={() =>
            areSeveral
              ? openSheet({ kind: 'leaving', player, turned })
              : liveGame.play({ kind: 'leaveGame', player, because })
          }
        >
          <span>{leaving.out}</span>
        </Button>
        <Button
          class={styles.stay}
          label={leaving.stays(name)}
          guarded={guarded}
          onClick={() => liveGame.play({ kind: 'stayInGame', player, because })}
        >
          <span>{leaving.keepPlaying}</span>
        </Button>
      </div>
    </>
  );
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
          {signed(poison)} <CounterIcon name="poison" size={18} />
        </>
      )}
    </p>
  );
}
