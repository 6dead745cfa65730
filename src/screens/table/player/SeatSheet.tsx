import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { Rotation } from '../../../design/Sheet';
import { hasTwoCommanders } from '../../../rules/life/commander';
import { designationKinds, isDesignated } from '../../../rules/life/designations';
import { mustStay } from '../../../rules/table/leaving/losing';
import { lastPlayerStanding } from '../../../rules/turn/seating-and-teams';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { isCommanderGame } from '../../../session/timeline/commander-game';
import { Disclosure } from '../../parts/field/Disclosure';
import { useMatches } from '../../parts/use-matches';
import { useSecondTapGuard } from '../../parts/use-second-tap-guard';
import { playerName, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import { BadgeIcon } from './BadgeIcon';
import { DepartedSeat } from './DepartedSeat';
import { CommanderAttacks, CommanderCounts, SecondCommanderButton } from './SeatCommander';
import { SeatCounters } from './SeatCounters';
import { SeatProfile } from './SeatProfile';
import styles from './SeatSheet.module.css';

interface SeatSheetProps {
  game: Game;
  player: PlayerId;
  rotation: Rotation;
}

/** Shows what a player has besides life, and the ways to leave the game. */
export function SeatSheet({ game, player, rotation }: SeatSheetProps) {
  const words = useWords();
  const { turn } = game.history.table;
  const name = playerName(words, game.seats, player);
  /** Decided when the sheet opens, so that content in use keeps its place. */
  const [isCommanderUnfolded] = useState(() => isCommanderGame(game));
  const leaveButtons = isInGame(turn, player) && lastPlayerStanding(turn) === null && (
    <LeaveButtons game={game} player={player} name={name} />
  );
  const isNarrow = useMatches('(max-width: 24em)');
  // Turned to the side, a sheet is no higher than the screen is wide.
  const [isLow] = useState(isNarrow && Math.abs(rotation) === 90);
  // On a low sheet, the ways to leave the game have the place of this button and of the hint.
  const hasRoomBesideAttack = isCommanderUnfolded && !isLow;
  const commanderRecord = game.history.table.commanders[player];
  const secondCommander = <SecondCommanderButton game={game} player={player} />;
  const commanderCounts = (
    <>
      {!hasRoomBesideAttack && <div class={styles.attack}>{secondCommander}</div>}
      <CommanderCounts game={game} player={player} />
    </>
  );
  return (
    <TableSheet title={name} rotation={rotation} footer={!isLow && leaveButtons}>
      {isInGame(turn, player) ? (
        <>
          <CommanderAttacks game={game} player={player}>
            {hasRoomBesideAttack && secondCommander}
          </CommanderAttacks>
          {hasRoomBesideAttack && commanderRecord && !hasTwoCommanders(commanderRecord) && (
            <p class={styles.hint}>{words.commander.attackHint}</p>
          )}
          <SeatCounters game={game} player={player}>
            <Designations game={game} player={player} />
            {isLow && leaveButtons}
            {isCommanderUnfolded && commanderCounts}
          </SeatCounters>
          {!isCommanderUnfolded && (
            <Disclosure title={words.commander.title} scrollsIntoView>
              {commanderCounts}
            </Disclosure>
          )}
        </>
      ) : (
        <DepartedSeat game={game} player={player} name={name} rotation={rotation} />
      )}
      <Disclosure title={words.seating.nameAndColor} scrollsIntoView>
        <SeatProfile game={game} player={player} />
      </Disclosure>
    </TableSheet>
  );
}

function Designations({ game, player }: { game: Game; player: PlayerId }) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { designations } = game.history.table;
  return (
    <fieldset class={styles.designations} aria-label={words.designations.title}>
      {designationKinds.map((designation) => {
        const hasDesignation = isDesignated(designations, designation, player);
        return (
          <Button
            key={designation}
            pressed={hasDesignation}
            variant={hasDesignation ? 'primary' : 'plain'}
            onClick={() =>
              liveGame.play({ kind: 'designate', as: designation, player, has: !hasDesignation })
            }
          >
            <BadgeIcon name={designation} size={20} /> {words.designations.names[designation]}
          </Button>
        );
      })}
    </fieldset>
  );
}

interface LeaveButtonsProps {
  game: Game;
  player: PlayerId;
  name: string;
}

/** Buttons to concede, which is always possible, and to lose to an empty library, unless the player can't lose. */
function LeaveButtons({ game, player, name }: LeaveButtonsProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const [reasonToConfirm, setReasonToConfirm] = useState<'conceded' | 'emptyLibrary' | null>(null);
  const answers = useRef<HTMLDivElement>(null);
  const ignoresTaps = useSecondTapGuard(`${reasonToConfirm}`);
  // The question is longer than the buttons it replaces, and its answers must not end up below the sheet's edge.
  useLayoutEffect(() => {
    if (reasonToConfirm === null) return;
    answers.current?.scrollIntoView({ block: 'nearest' });
    answers.current?.querySelectorAll('button')[reasonToConfirm === 'conceded' ? 1 : 0]?.focus();
  }, [reasonToConfirm]);
  if (reasonToConfirm === null) {
    const cannotLose = mustStay(game.history.table, { player, because: 'emptyLibrary' });
    return (
      <>
        {cannotLose && <p class={styles.hint}>{words.leaving.cannotLose(name)}</p>}
        <div class={styles.answers}>
          <Button
            class={styles.answer}
            disabled={cannotLose}
            onClick={() => setReasonToConfirm('emptyLibrary')}
          >
            {words.leaving.undetected.emptyLibrary}
          </Button>
          <Button class={styles.answer} onClick={() => setReasonToConfirm('conceded')}>
            {words.seatSheet.concede}
          </Button>
        </div>
      </>
    );
  }

  function leave(because: 'conceded' | 'emptyLibrary') {
    liveGame.play({ kind: 'leaveGame', player, because });
    setOpenSheet(null);
  }

  const cancelButton = (
    <Button class={styles.answer} onClick={() => setReasonToConfirm(null)}>
      {words.cancel}
    </Button>
  );
  return (
    <>
      <p class={styles.question}>
        {reasonToConfirm === 'conceded'
          ? words.seatSheet.concedeQuestion(name)
          : words.leaving.emptyLibraryQuestion(name)}
      </p>
      <div ref={answers} class={styles.answers}>
        {/* Canceling takes the place of the button that asked, so that a second tap on it does no harm. */}
        {reasonToConfirm === 'emptyLibrary' && cancelButton}
        <Button
          class={`${styles.answer} ${styles.leave}`}
          ignoresTaps={ignoresTaps}
          onClick={() => leave(reasonToConfirm)}
        >
          {reasonToConfirm === 'conceded' ? words.seatSheet.concede : words.leaving.leave}
        </Button>
        {reasonToConfirm === 'conceded' && cancelButton}
      </div>
    </>
  );
}
