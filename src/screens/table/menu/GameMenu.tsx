import type { ComponentChildren } from 'preact';
import { Choice } from '../../../design/Choice';
import { Sheet } from '../../../design/Sheet';
import { timeOfDay } from '../../../rules/life/designations';
import type { Planar } from '../../../rules/planar/planar-state';
import type { Move } from '../../../rules/table/move';
import { refusalOfEndingTurn, refusalOfPlanarActions } from '../../../rules/table/next-action';
import { lastPlayerStanding } from '../../../rules/turn/seating-and-teams';
import { activePlayer } from '../../../rules/turn/turn';
import { extraTurnsToCome } from '../../../rules/turn/turn-order';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { Fold, useOpenFolds } from '../../parts/field/Fold';
import { playerName, useWords } from '../../parts/words';
import { useKeyboard } from '../assistance/use-keyboard';
import type { OpenSheet } from '../sheets/open-sheet';
import styles from '../styles/item-list.module.css';
import { useTableScreen } from '../use-table-screen';
import { GameMenuItem } from './GameMenuItem';
import { PanelChoice } from './PanelChoice';
import { PlanarItems } from './PlanarItems';
import { RuleItem } from './RuleItem';
import { SeatingItem } from './SeatingItem';

/** Rulebook entries that are useful at the table. */
const cheatSheets = ['sheet-planechase', 'sheet-die', 'sheet-leaving'] as const;

/** How the keys of the menu's groups begin. */
const GROUP_KEY = 'menu: ';

interface GameMenuProps {
  game: Game;
  onRollByCard: () => void;
  onNewGame: () => void;
  onRematch: () => void;
}

/** Shows the actions that are not needed every turn. */
export function GameMenu({ game, onRollByCard, onNewGame, onRematch }: GameMenuProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { openSheet } = useTableScreen();
  const { planar, designations } = game.history.table;
  const openFolds = useOpenFolds();
  const onOpen = (sheet: OpenSheet | null) => {
    for (const key of openFolds) if (key.startsWith(GROUP_KEY)) openFolds.delete(key);
    openSheet(sheet);
  };
  const onPlay = (move: Move) => {
    liveGame.play(move);
    onOpen(null);
  };
  return (
    <Sheet title={words.menu.title} closeLabel={words.close} onClose={() => onOpen(null)}>
      <div class={styles.items}>
        <QuickItems game={game} onOpen={onOpen} onNewGame={onNewGame} onRematch={onRematch} />
        <div class={styles.groups}>
          {planar && (
            <Group title={words.menu.planar}>
              <PlanarItems game={game} planar={planar} onPlay={onPlay} {...{ onRollByCard, onOpen }} />
            </Group>
          )}
          <Group title={words.menu.turns}>
            <TurnItems game={game} onPlay={onPlay} />
            <GameMenuItem
              label={words.leaving.together}
              note={words.leaving.togetherNote}
              disabled={lastPlayerStanding(game.history.table.turn) !== null}
              onClick={() => onOpen({ kind: 'leaving' })}
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
            <PanelChoice />
            {planar && <SeatingItem onOpen={onOpen} />}
          </Group>
          <Group title={words.menu.rules}>
            <RuleItems planar={planar} onOpen={onOpen} />
          </Group>
          <Group title={words.menu.game}>
            {planar && <SummaryItem onOpen={onOpen} />}
            <GameMenuItem
              label={words.clock.title}
              note={words.clock.menuNote}
              onClick={() => onOpen({ kind: 'clock' })}
            />
            <GameMenuItem
              label={words.handover.title}
              note={words.handover.menuNote}
              onClick={() => onOpen({ kind: 'handOver' })}
            />
            <GameMenuItem
              label={words.ending.title}
              note={words.ending.menuNote}
              disabled={lastPlayerStanding(game.history.table.turn) !== null}
              onClick={() => onOpen({ kind: 'ending' })}
            />
            {planar && <GameMenuItem label={words.table.newGame} onClick={onNewGame} />}
          </Group>
        </div>
      </div>
    </Sheet>
  );
}

interface SheetOpenerProps {
  /** Opens a sheet in place of the menu. */
  onOpen: (sheet: OpenSheet) => void;
}

type QuickItemsProps = Pick<GameMenuProps, 'game' | 'onNewGame' | 'onRematch'> & SheetOpenerProps;

/** The six most frequent actions. */
function QuickItems({ game, onOpen, onNewGame, onRematch }: QuickItemsProps) {
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
            onClick={() => onOpen({ kind: 'enterRoll' })}
          />
          <GameMenuItem label={words.menu.planarDeck} onClick={() => onOpen({ kind: 'deck' })} />
        </>
      )}
      <GameMenuItem
        label={words.lifeTotals.title}
        onClick={() => onOpen({ kind: 'lifeTotals', reason: 'gainedOrLost' })}
      />
      <GameMenuItem label={words.dice.title} onClick={() => onOpen({ kind: 'dice' })} />
      {planar ? (
        <GameMenuItem label={words.meaning.title} onClick={() => onOpen({ kind: 'meaning' })} />
      ) : (
        <>
          <GameMenuItem label={words.seating.title} onClick={() => onOpen({ kind: 'seats' })} />
          <GameMenuItem label={words.summary.title} onClick={() => onOpen({ kind: 'summary' })} />
          <GameMenuItem label={words.table.newGame} onClick={onNewGame} />
        </>
      )}
      <GameMenuItem label={words.newGame.rematch} onClick={onRematch} />
    </div>
  );
}

/** A group of the menu, unfolded by tapping its name; still unfolded when the user comes back from a rule in it. */
function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <Fold title={title} restoreKey={GROUP_KEY + title} framed scrollsIntoView>
      <div class={styles.group}>{children}</div>
    </Fold>
  );
}

function SummaryItem({ onOpen }: SheetOpenerProps) {
  const { summary } = useWords();
  return (
    <GameMenuItem label={summary.title} note={summary.menuNote} onClick={() => onOpen({ kind: 'summary' })} />
  );
}

interface TurnItemsProps {
  game: Game;
  onPlay: (move: Move) => void;
}

function TurnItems({ game, onPlay }: TurnItemsProps) {
  const words = useWords();
  const { turn, planar } = game.history.table;
  const active = activePlayer(turn);
  const extraTurnCount = extraTurnsToCome(turn).length;
  const isOver = lastPlayerStanding(turn) !== null;
  return (
    <>
      {active !== null && (
        <GameMenuItem
          label={words.menu.extraTurn(playerName(words, game.seats, active))}
          note={extraTurnCount > 0 ? words.menu.extraTurnsWaiting(extraTurnCount) : words.menu.extraTurnNote}
          disabled={isOver}
          onClick={() => onPlay({ kind: 'addExtraTurn', player: active })}
        />
      )}
      <GameMenuItem
        label={words.menu.reverseTurns}
        note={words.menu.turnsGo[turn.isReversed ? 'counterclockwise' : 'clockwise']}
        disabled={isOver}
        onClick={() => onPlay({ kind: 'reverseTurnOrder' })}
      />
      {planar && active !== null && (
        <>
          <GameMenuItem
            label={words.menu.addBeginningPhase}
            note={words.menu.repeatUpkeepNote}
            disabled={isOver}
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

function RuleItems({ planar, onOpen }: SheetOpenerProps & { planar: Planar | null }) {
  const words = useWords();
  const keyboard = useKeyboard();
  return (
    <>
      {planar && planar.faceUp.length > 0 && (
        <GameMenuItem label={words.rules.termsOfCard} onClick={() => onOpen({ kind: 'terms' })} />
      )}
      {keyboard.isLikely() && (
        <GameMenuItem label={words.shortcuts.title} onClick={() => onOpen({ kind: 'shortcuts' })} />
      )}
      {cheatSheets.map((entry) => (
        <RuleItem key={entry} label={words.menu.sheets[entry]} entry={entry} />
      ))}
    </>
  );
}
