import type { ComponentChildren } from 'preact';
import { Choice } from '../../../design/Choice';
import { Sheet } from '../../../design/Sheet';
import { timeOfDay } from '../../../rules/life/designations';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import type { Move } from '../../../rules/table/move';
import { refusalOfEndingTurn, refusalOfPlanarActions } from '../../../rules/table/next-action';
import { lastPlayerStanding } from '../../../rules/turn/seating-and-teams';
import { activePlayer } from '../../../rules/turn/turn';
import { extraTurnsToCome } from '../../../rules/turn/turn-order';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { Fold, useOpenFolds } from '../../parts/field/Fold';
import { playerName, useWords } from '../../parts/words';
import { useKeyboardDetection } from '../assistance/use-keyboard-detection';
import type { OpenSheet } from '../sheets/open-sheet';
import styles from '../styles/item-list.module.css';
import { useTableScreen } from '../use-table-screen';
import { GameMenuItem } from './GameMenuItem';
import { PanelLayoutChoice } from './PanelLayoutChoice';
import { PlanarItems } from './PlanarItems';
import { RuleItem } from './RuleItem';
import { SeatingItem } from './SeatingItem';

/** Rulebook entries that are useful at the table. */
const cheatSheetEntries = ['sheet-planechase', 'sheet-die', 'sheet-leaving'] as const;

/** How the keys of the menu's groups begin. */
const GROUP_KEY_PREFIX = 'menu: ';

interface GameMenuProps {
  game: Game;
  onRollForEffect: () => void;
  onNewGame: () => void;
  onRematch: () => void;
}

/** Shows the actions that are not needed every turn. */
export function GameMenu({ game, onRollForEffect, onNewGame, onRematch }: GameMenuProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { setOpenSheet } = useTableScreen();
  const { planar, designations } = game.history.table;
  const openFolds = useOpenFolds();
  const closeMenuFor = (sheet: OpenSheet | null) => {
    for (const key of openFolds.keys()) if (key.startsWith(GROUP_KEY_PREFIX)) openFolds.delete(key);
    setOpenSheet(sheet);
  };
  const onOpenSheet = (sheet: OpenSheet) => closeMenuFor(sheet);
  const onClose = () => closeMenuFor(null);
  const onPlay = (move: Move) => {
    liveGame.play(move);
    onClose();
  };
  return (
    <Sheet title={words.menu.title} closeLabel={words.close} onClose={onClose}>
      <div class={styles.items}>
        <QuickItems game={game} onOpenSheet={onOpenSheet} onNewGame={onNewGame} onRematch={onRematch} />
        <div class={styles.groups}>
          {planar && (
            <MenuGroup title={words.menu.planar}>
              <PlanarItems
                game={game}
                planar={planar}
                onPlay={onPlay}
                {...{ onRollForEffect, onOpenSheet, onClose }}
              />
            </MenuGroup>
          )}
          <MenuGroup title={words.menu.turns}>
            <TurnItems game={game} onPlay={onPlay} />
            <GameMenuItem
              label={words.leaving.together}
              note={words.leaving.togetherNote}
              disabled={lastPlayerStanding(game.history.table.turn) !== null}
              onClick={() => onOpenSheet({ kind: 'leaveTogether' })}
            />
            <Choice
              label={words.designations.time}
              value={timeOfDay(designations) ?? 'none'}
              options={(['none', 'day', 'night'] as const).map((value) => ({
                value,
                name: words.designations.times[value],
              }))}
              onChange={(to) => liveGame.play({ kind: 'setDayOrNight', to: to === 'none' ? null : to })}
            />
            <PanelLayoutChoice />
            {planar && <SeatingItem onOpenSheet={onOpenSheet} />}
          </MenuGroup>
          <MenuGroup title={words.menu.rules}>
            <RuleItems planar={planar} onOpenSheet={onOpenSheet} />
          </MenuGroup>
          <MenuGroup title={words.menu.game}>
            {planar && <SummaryItem onOpenSheet={onOpenSheet} />}
            <GameMenuItem
              label={words.clock.title}
              note={words.clock.menuNote}
              onClick={() => onOpenSheet({ kind: 'clock' })}
            />
            <GameMenuItem
              label={words.handover.title}
              note={words.handover.menuNote}
              onClick={() => onOpenSheet({ kind: 'handOver' })}
            />
            <GameMenuItem
              label={words.ending.title}
              note={words.ending.menuNote}
              disabled={lastPlayerStanding(game.history.table.turn) !== null}
              onClick={() => onOpenSheet({ kind: 'ending' })}
            />
            {planar && <GameMenuItem label={words.table.newGame} onClick={onNewGame} />}
          </MenuGroup>
        </div>
      </div>
    </Sheet>
  );
}

interface SheetOpenerProps {
  /** Opens a sheet in place of the menu. */
  onOpenSheet: (sheet: OpenSheet) => void;
}

type QuickItemsProps = Pick<GameMenuProps, 'game' | 'onNewGame' | 'onRematch'> & SheetOpenerProps;

/** The six most frequent actions. */
function QuickItems({ game, onOpenSheet, onNewGame, onRematch }: QuickItemsProps) {
  const words = useWords();
  const { table } = game.history;
  const { planar } = table;
  const canAct = refusalOfPlanarActions(table) === null;
  return (
    <div class={styles.quick}>
      {planar && (
        <>
          <GameMenuItem
            label={words.menu.enterDieResult}
            disabled={!canAct}
            onClick={() => onOpenSheet({ kind: 'enterRoll' })}
          />
          <GameMenuItem label={words.menu.planarDeck} onClick={() => onOpenSheet({ kind: 'deck' })} />
        </>
      )}
      <GameMenuItem
        label={words.lifeTotals.title}
        onClick={() => onOpenSheet({ kind: 'lifeTotals', reason: 'gainedOrLost' })}
      />
      <GameMenuItem label={words.dice.title} onClick={() => onOpenSheet({ kind: 'dice' })} />
      {planar ? (
        <GameMenuItem label={words.meaning.title} onClick={() => onOpenSheet({ kind: 'meaning' })} />
      ) : (
        <>
          <GameMenuItem label={words.seating.title} onClick={() => onOpenSheet({ kind: 'seats' })} />
          <GameMenuItem label={words.summary.title} onClick={() => onOpenSheet({ kind: 'summary' })} />
          <GameMenuItem label={words.table.newGame} onClick={onNewGame} />
        </>
      )}
      <GameMenuItem label={words.newGame.rematch} onClick={onRematch} />
    </div>
  );
}

/** A group of the menu, unfolded by tapping its name; still unfolded when the user comes back from a rule in it. */
function MenuGroup({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <Fold title={title} restoreKey={GROUP_KEY_PREFIX + title} framed scrollsIntoView>
      <div class={styles.group}>{children}</div>
    </Fold>
  );
}

function SummaryItem({ onOpenSheet }: SheetOpenerProps) {
  const { summary } = useWords();
  return (
    <GameMenuItem
      label={summary.title}
      note={summary.menuNote}
      onClick={() => onOpenSheet({ kind: 'summary' })}
    />
  );
}

interface TurnItemsProps {
  game: Game;
  onPlay: (move: Move) => void;
}

function TurnItems({ game, onPlay }: TurnItemsProps) {
  const words = useWords();
  const { turn, planar } = game.history.table;
  const activeId = activePlayer(turn);
  const extraTurnCount = extraTurnsToCome(turn).length;
  const isGameOver = lastPlayerStanding(turn) !== null;
  return (
    <>
      {activeId !== null && (
        <GameMenuItem
          label={words.menu.extraTurn(playerName(words, game.seats, activeId))}
          note={extraTurnCount > 0 ? words.menu.extraTurnsWaiting(extraTurnCount) : words.menu.extraTurnNote}
          disabled={isGameOver}
          onClick={() => onPlay({ kind: 'addExtraTurn', player: activeId })}
        />
      )}
      <GameMenuItem
        label={words.menu.reverseTurns}
        note={words.menu.turnsGo[turn.isReversed ? 'counterclockwise' : 'clockwise']}
        disabled={isGameOver}
        onClick={() => onPlay({ kind: 'reverseTurnOrder' })}
      />
      {planar && activeId !== null && (
        <>
          <GameMenuItem
            label={words.menu.addBeginningPhase}
            note={words.menu.addBeginningPhaseNote}
            disabled={isGameOver}
            onClick={() => onPlay({ kind: 'addBeginningPhase' })}
          />
          <GameMenuItem
            label={words.menu.endTurn}
            note={words.menu.endTurnNote}
            disabled={refusalOfEndingTurn(game.history.table) !== null}
            onClick={() => onPlay({ kind: 'endTurn' })}
          />
        </>
      )}
    </>
  );
}

function RuleItems({ planar, onOpenSheet }: SheetOpenerProps & { planar: PlanarZone | null }) {
  const words = useWords();
  const keyboard = useKeyboardDetection();
  return (
    <>
      {planar && planar.faceUp.length > 0 && (
        <GameMenuItem label={words.rules.termsOfCard} onClick={() => onOpenSheet({ kind: 'terms' })} />
      )}
      {keyboard.isKeyboardLikely() && (
        <GameMenuItem label={words.shortcuts.title} onClick={() => onOpenSheet({ kind: 'shortcuts' })} />
      )}
      {cheatSheetEntries.map((entry) => (
        <RuleItem key={entry} label={words.menu.sheets[entry]} entry={entry} />
      ))}
    </>
  );
}
