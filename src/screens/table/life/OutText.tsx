import type { Words } from '../../../i18n/en';
import { COMMANDER_DAMAGE_TO_LOSE, damageByCommander } from '../../../rules/life/commander';
import { currentLossReasons } from '../../../rules/table/leaving/losing';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { departureOf } from '../../../session/timeline/departure';
import { playerName, useWords } from '../../parts/words';
import styles from './PanelOverlays.module.css';
import type { PanelProps } from './panel-props';

/** Says on a panel that its players are out and why, if that is known. */
export function OutText({ game, members }: Omit<PanelProps, 'rotation'>) {
  const words = useWords();
  // Of a team, one player has the reason, and the others leave with that one.
  const [reason] = members.flatMap((member) => reasonInWords(game, member, words) ?? []);
  return (
    <div class={styles.outText}>
      <p>{words.departed.outOfGame}</p>
      {reason && <p class={styles.outReason}>{reason}</p>}
    </div>
  );
}

function reasonInWords({ history, seats }: Game, player: PlayerId, words: Words): string | null {
  const { leaving, departed } = words;
  // The totals last longer than the steps in memory.
  const because = departureOf(history, player)?.because ?? currentLossReasons(history.table, player)[0];
  switch (because) {
    case undefined:
    case 'team':
      return null;
    case 'conceded':
      return departed.conceded;
    case 'emptyLibrary':
      return leaving.undetected.emptyLibrary;
    case 'commanderDamage': {
      const lethal = lethalCommanderDamage(history, player);
      return lethal
        ? departed.fromCommander(lethal.damage, playerName(words, seats, lethal.source))
        : leaving.why.commanderDamage;
    }
    default:
      return leaving.why[because];
  }
}

/** Returns the commander damage that made a player lose, and whose commander dealt it. */
function lethalCommanderDamage({ table }: Game['history'], player: PlayerId) {
  const commanderRecord = table.commanders[player];
  if (!commanderRecord) return undefined;
  return damageByCommander(commanderRecord).find(({ damage }) => damage >= COMMANDER_DAMAGE_TO_LOSE);
}
