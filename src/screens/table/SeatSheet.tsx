import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { Sheet, type Turned } from '../../design/Sheet';
import { designationKinds, isDesignated } from '../../rules/life/designations';
import { cannotLose } from '../../rules/table/losing';
import { isInGame, lastPlayerStanding, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { playerName, useWords } from '../parts/words';
import { CounterIcon } from './CounterIcon';
import { GoneSeat } from './GoneSeat';
import { SeatCommander } from './SeatCommander';
import { SeatCounters } from './SeatCounters';
import { SeatLook } from './SeatLook';
import styles from './SeatSheet.module.css';
import type { ArmedCommander } from './use-armed-commander';

interface SeatSheetProps {
  game: Game;
  player: PlayerId;
  turned: Turned;
  onArm: (commander: ArmedCommander) => void;
  onClose: () => void;
}

/** With so much life a game is usually one of commanders. */
const LIFE_OF_COMMANDER = 40;

/** What a seat has besides life, and the ways out of the game. */
export function SeatSheet({ game, player, turned, onArm, onClose }: SeatSheetProps) {
  const words = useWords();
  const { turn } = game.history.table;
  const name = playerName(words, game.seats, player);
  /** What is used in this game when the sheet is opened keeps its place. */
  const [isCommanders] = useState(() => isOfCommanders(game));
  const commanders = <SeatCommander game={game} player={player} onArm={onArm} />;
  return (
    <Sheet title={name} closeLabel={words.close} turned={turned} onClose={onClose}>
      {isInGame(turn, player) ? (
        <>
          <SeatCounters game={game} player={player}>
            {isCommanders && commanders}
            <Designations game={game} player={player} />
          </SeatCounters>
          {!isCommanders && <Fold title={words.commander.title}>{commanders}</Fold>}
        </>
      ) : (
        <GoneSeat game={game} player={player} name={name} onClose={onClose} />
      )}
      <Fold title={words.seating.look}>
        <SeatLook game={game} player={player} onClose={onClose} />
      </Fold>
      {isInGame(turn, player) && lastPlayerStanding(turn) === null && (
        <div class={turned === 0 || turned === 180 ? styles.inSight : undefined}>
          <WaysOut game={game} player={player} name={name} onClose={onClose} />
        </div>
      )}
    </Sheet>
  );
}

function isOfCommanders({ opening, history }: Game): boolean {
  const isUsed = history.table.commanders.some(
    ({ casts, damage }) => damage.length > 0 || casts.some((times) => times > 0),
  );
  return isUsed || opening.some((one) => one.kind === 'gameBegan' && one.startingLife === LIFE_OF_COMMANDER);
}

function Designations({ game, player }: { game: Game; player: PlayerId }) {
  const words = useWords();
  const { table } = useSession();
  const { designations } = game.history.table;
  return (
    <fieldset class={styles.designations} aria-label={words.designations.title}>
      {designationKinds.map((as) => {
        const has = isDesignated(designations, as, player);
        return (
          <Button
            key={as}
            pressed={has}
            look={has ? 'walk' : 'plain'}
            onClick={() => table.play({ kind: 'designate', as, player, has: !has })}
          >
            <CounterIcon name={as} size={20} /> {words.designations.names[as]}
          </Button>
        );
      })}
    </fieldset>
  );
}

interface WaysOutProps {
  game: Game;
  player: PlayerId;
  name: string;
  onClose: () => void;
}

/** Conceding is always possible; of an empty library nobody loses who cannot lose. */
function WaysOut({ game, player, name, onClose }: WaysOutProps) {
  const words = useWords();
  const { table } = useSession();
  const [asked, ask] = useState<'conceded' | 'emptyLibrary' | null>(null);
  if (asked === null) {
    const isSafe = cannotLose(game.history.table, player);
    return (
      <>
        {isSafe && <p class={styles.hint}>{words.leaving.cannotLose(name)}</p>}
        <div class={styles.answers}>
          <Button wide disabled={isSafe} onClick={() => ask('emptyLibrary')}>
            {words.leaving.library}
          </Button>
          <Button wide onClick={() => ask('conceded')}>
            {words.seat.concede}
          </Button>
        </div>
      </>
    );
  }

  function leave(because: 'conceded' | 'emptyLibrary') {
    table.play({ kind: 'leaveGame', player, because });
    onClose();
  }

  return (
    <>
      <p class={styles.ask}>
        {asked === 'conceded' ? words.seat.concedeAsk(name) : words.leaving.libraryAsk(name)}
      </p>
      <div class={styles.answers}>
        <Button wide onClick={() => ask(null)}>
          {words.cancel}
        </Button>
        <Button wide onClick={() => leave(asked)}>
          {asked === 'conceded' ? words.seat.concede : words.leaving.leave}
        </Button>
      </div>
    </>
  );
}
