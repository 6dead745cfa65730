import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import {
  faceOfSixSided,
  type PlanarFace,
  planarFaces,
  sixSidedResults,
} from '../../../rules/planar/planar-die';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { costOfNextRoll } from '../../../rules/planar/planar-zone';
import type { MoveOf } from '../../../rules/table/move';
import { activePlayers } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { ruleTopics } from '../../parts/rule/rule-topics';
import { playerName, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import { DieCube } from './DieCube';
import styles from './EnterRollSheet.module.css';

interface EnterRollSheetProps {
  game: Game;
  planar: PlanarZone;
  /** The player who rolled, if a team shares the turn. */
  player: PlayerId | undefined;
}

/** Asks for the result of a physical planar die. */
export function EnterRollSheet({ game, planar, player: initialRoller }: EnterRollSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const activeTeam = activePlayers(game.history.table.turn);
  const [roller, setRoller] = useState(initialRoller ?? activeTeam[0]);
  const isRollerActive = roller !== undefined && activeTeam.includes(roller);
  const [rolledAs, setRolledAs] = useState<MoveOf<'rollPlanarDie'>['as']>(
    isRollerActive ? 'action' : 'effect',
  );

  function enterRoll(face: PlanarFace) {
    liveGame.play({
      kind: 'rollPlanarDie',
      as: rolledAs,
      face,
      ...(activeTeam.length > 1 && isRollerActive && { player: roller }),
    });
    setOpenSheet(null);
  }

  const paidLabel = words.enterRoll.paid(isRollerActive ? costOfNextRoll(planar, roller) : 0);
  return (
    <TableSheet title={words.enterRoll.title}>
      <div class={styles.faces}>
        {planarFaces.map((face) => (
          <button key={face} type="button" class={styles.face} onClick={() => enterRoll(face)}>
            <DieCube face={face} size={52} />
            {words.faces[face]}
          </button>
        ))}
      </div>
      <p class={styles.note}>
        {words.enterRoll.six[planar.houseRules.chaosFaces]}
        {'\u00a0'}
        <ExplanationLink entry={ruleTopics.die} />
      </p>
      <div class={`${styles.numbers} ${styles.faces}`}>
        {sixSidedResults.map((result) => (
          <Button
            key={result}
            label={words.enterRoll.number(result)}
            onClick={() => enterRoll(faceOfSixSided(result, planar.houseRules.chaosFaces))}
          >
            {result}
          </Button>
        ))}
      </div>
      {activeTeam.length > 1 && (
        <Choice
          label={words.enterRoll.who}
          value={roller}
          options={activeTeam.map((member) => ({
            value: member,
            name: playerName(words, game.seats, member),
          }))}
          onChange={setRoller}
        />
      )}
      {isRollerActive && (
        <Choice
          label={words.table.roll}
          value={rolledAs}
          options={[
            { value: 'action', name: paidLabel },
            { value: 'effect', name: words.enterRoll.forEffect },
          ]}
          onChange={setRolledAs}
        />
      )}
    </TableSheet>
  );
}
