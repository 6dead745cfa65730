import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import type { Rotation } from '../../../design/Sheet';
import { COMMANDER_DAMAGE_TO_LOSE, commanderDamageTaken } from '../../../rules/life/commander';
import { sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { playerName, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import { attackInWords } from './attack-in-words';
import styles from './CommanderDamageSheet.module.css';
import type { Attack } from './use-attack';

interface CommanderDamageSheetProps {
  game: Game;
  /** The player who was hit; for a team that shares life, the preselected member. */
  player: PlayerId;
  rotation: Rotation;
  /** Pixels from the left edge of the screen to the middle of the player's panel. */
  anchorX: number | undefined;
  attack: Attack;
}

/** Deals damage of the attacking commander with one tap on its amount. */
export function CommanderDamageSheet({
  game,
  player: initialPlayer,
  rotation,
  anchorX,
  attack,
}: CommanderDamageSheetProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { endAttack, setOpenSheet } = useTableScreen();
  const { turn, commanders } = game.history.table;
  const members = sharedTurnTeamOf(turn, initialPlayer).filter((member) => isInGame(turn, member));
  const [player, setPlayer] = useState(initialPlayer);
  const commanderRecord = commanders[player];
  const name = playerName(words, game.seats, player);
  const damageSoFar = commanderRecord
    ? commanderDamageTaken(commanderRecord, attack.source, attack.commander)
    : 0;
  return (
    <TableSheet title={words.commander.damageTo(name)} {...{ rotation, anchorX }}>
      {members.length > 1 && (
        <Choice
          label={words.commander.playerHit}
          value={player}
          options={members.map((member) => ({
            value: member,
            name: playerName(words, game.seats, member),
          }))}
          onChange={setPlayer}
        />
      )}
      <p class={styles.soFar}>
        {attackInWords(words, game.seats, attack)}
        {'. '}
        {words.commander.damageDealt(damageSoFar, COMMANDER_DAMAGE_TO_LOSE)}
      </p>
      <fieldset class={styles.amounts} aria-label={words.commander.howMuch}>
        {Array.from({ length: COMMANDER_DAMAGE_TO_LOSE }, (_, index) => index + 1).map((damage) => (
          <Button
            key={damage}
            class={styles.amount}
            onClick={() => {
              liveGame.play({ kind: 'dealCommanderDamage', player, ...attack, by: damage });
              endAttack();
              setOpenSheet(null);
            }}
          >
            {damage}
          </Button>
        ))}
      </fieldset>
    </TableSheet>
  );
}
