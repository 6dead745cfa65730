import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { Sheet } from '../../../design/Sheet';
import { costOfNextRoll } from '../../../rules/planar/planar';
import {
  faceOfSixSided,
  type PlanarFace,
  planarFaces,
  sixSidedResults,
} from '../../../rules/planar/planar-die';
import type { Planar } from '../../../rules/planar/planar-state';
import type { MoveOf } from '../../../rules/table/move';
import { activePlayers } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { ExplanationLink } from '../../parts/text/ExplanationLink';
import { ruleTopics } from '../../parts/text/rule-topics';
import { playerName, useWords } from '../../parts/words';
import { DieCube } from './DieCube';
import styles from './EnterRollSheet.module.css';

interface EnterRollSheetProps {
  game: Game;
  planar: Planar;
  /** The player who rolled, if a team shares the turn. */
  player: PlayerId | undefined;
  onClose: () => void;
}

/** Asks for the result of a physical planar die. */
export function EnterRollSheet({ game, planar, player: roller, onClose }: EnterRollSheetProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const members = activePlayers(game.history.table.turn);
  const [player, setPlayer] = useState(roller ?? members[0]);
  const isActive = player !== undefined && members.includes(player);
  const [as, setAs] = useState<MoveOf<'rollPlanarDie'>['as']>(isActive ? 'action' : 'effect');

  function enter(face: PlanarFace) {
    liveGame.play({ kind: 'rollPlanarDie', as, face, ...(members.length > 1 && isActive && { player }) });
    onClose();
  }

  const paidText = words.enterRoll.paid(isActive ? costOfNextRoll(planar, player) : 0);
  return (
    <Sheet title={words.enterRoll.title} closeLabel={words.close} onClose={onClose}>
      <div class={styles.faces}>
        {planarFaces.map((face) => (
          <button key={face} type="button" class={styles.face} onClick={() => enter(face)}>
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
        {sixSidedResults.map((number) => (
          <Button
            key={number}
            label={words.enterRoll.number(number)}
            onClick={() => enter(faceOfSixSided(number, planar.houseRules.chaosFaces))}
          >
            {number}
          </Button>
        ))}
      </div>
      {members.length > 1 && (
        <Choice
          label={words.enterRoll.who}
          value={`${player}`}
          options={members.map((member) => ({
            value: `${member}`,
            name: playerName(words, game.seats, member),
          }))}
          onChange={(value) => setPlayer(members.find((member) => `${member}` === value))}
        />
      )}
      {isActive && (
        <Choice
          label={words.table.roll}
          value={as}
          options={[
            { value: 'action', name: paidText },
            { value: 'effect', name: words.enterRoll.forEffect },
          ]}
          onChange={setAs}
        />
      )}
    </Sheet>
  );
}
