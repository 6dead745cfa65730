import type { ComponentChildren } from 'preact';
import { Choice } from '../../../design/Choice';
import common from '../../../design/common.module.css';
import { Sheet } from '../../../design/Sheet';
import { timeOfDay } from '../../../rules/life/designations';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { refusalOfEndingTurn, refusalOfPlanarActions } from '../../../rules/table/next-action';
import { lastPlayerStanding } from '../../../rules/turn/seating-and-teams';
import { activePlayer } from '../../../rules/turn/turn';
import { extraTurnsToCome } from '../../../rules/turn/turn-order';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { pathOf } from '../../../session/routing/routes';
import { panelLayouts } from '../../../settings/setting-choices';
import { Disclosure } from '../../parts/field/Disclosure';
import { playerName, useWords } from '../../parts/words';
import { useKeyboardDetection } from '../assistance/use-keyboard-detection';
import styles from '../styles/item-list.module.css';
import { useTableScreen } from '../use-table-screen';
import { GameMenuItem } from './GameMenuItem';
import { PlanarItems } from './PlanarItems';
import { GROUP_KEY_PREFIX, useMenuActions } from './use-menu-actions';

/** Rulebook entries that are useful at the table. */
const cheatSheetEntries = ['sheet-planechase', 'sheet-die', 'sheet-leaving'] as const;

interface GameMenuProps {
  game: Game;
  onRollForEffect: () => void;
}

/** Shows the actions that are not needed every turn. */
export function GameMenu({ game, onRollForEffect }: GameMenuProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { settings } = usePreferences();
  const menu = useMenuActions();
  const { planar, designations } = game.history.table;
  return (
    <Sheet title={words.menu.title} closeLabel={words.close} onClose={menu.close}>
      <div class={common.stack3}>
        <QuickItems game={game} />
        <div class={styles.groups}>
          {planar && (
            <MenuGroup title={words.menu.planar}>
              <PlanarItems game={game} planar={planar} onRollForEffect={onRollForEffect} />
            </MenuGroup>
          )}
          <MenuGroup title={words.menu.turns}>
            <TurnItems game={game} />
            <GameMenuItem
              label={words.leaving.together}
              note={words.leaving.togetherNote}
              disabled={lastPlayerStanding(game.history.table.turn) !== null}
              onClick={() => menu.openSheet({ kind: 'leaveTogether' })}
            />
            <Choice
              label={words.designations.time}
              value={timeOfDay(designations)}
              options={([null, 'day', 'night'] as const).map((value) => ({
                value,
                name: words.designations.times[value ?? 'none'],
              }))}
              onChange={(to) => liveGame.play({ kind: 'setDayOrNight', to })}
            />
            <Choice
              label={words.seating.panelLayout}
              value={settings.values.value.panels}
              options={panelLayouts.map((value) => ({ value, name: words.seating.panelLayouts[value] }))}
              onChange={(panels) => settings.change({ panels })}
            />
            {planar && (
              <GameMenuItem
                label={words.seating.title}
                note={words.seating.menuNote}
                onClick={() => menu.openSheet({ kind: 'seats' })}
              />
            )}
          </MenuGroup>
          <MenuGroup title={words.menu.rules}>
            <RuleItems planar={planar} />
          </MenuGroup>
          <MenuGroup title={words.menu.game}>
            {planar && (
              <GameMenuItem
                label={words.summary.title}
                note={words.summary.menuNote}
                onClick={() => menu.openSheet({ kind: 'summary' })}
              />
            )}
            <GameMenuItem
              label={words.clock.title}
              note={words.clock.menuNote}
              onClick={() => menu.openSheet({ kind: 'clock' })}
            />
            <GameMenuItem
              label={words.handover.title}
              note={words.handover.menuNote}
              onClick={() => menu.openSheet({ kind: 'handOver' })}
            />
            <GameMenuItem
              label={words.ending.title}
              note={words.ending.menuNote}
              disabled={lastPlayerStanding(game.history.table.turn) !== null}
              onClick={() => menu.openSheet({ kind: 'ending' })}
            />
            {planar && <GameMenuItem label={words.table.newGame} onClick={menu.openNewGameForm} />}
          </MenuGroup>
        </div>
      </div>
    </Sheet>
  );
}

/** The six most frequent actions. */
function QuickItems({ game }: { game: Game }) {
  const words = useWords();
  const { openSheet, play, openNewGameForm, rematch } = useMenuActions();
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
            onClick={() => openSheet({ kind: 'enterRoll' })}
          />
          <GameMenuItem
            label={words.byHand.planeswalk}
            disabled={!canAct}
            onClick={() => play({ kind: 'planeswalk' })}
          />
          <GameMenuItem label={words.planarDeck} onClick={() => openSheet({ kind: 'deck' })} />
        </>
      )}
      <GameMenuItem
        label={words.lifeTotals.title}
        onClick={() => openSheet({ kind: 'lifeTotals', reason: 'gainedOrLost' })}
      />
      <GameMenuItem label={words.dice.title} onClick={() => openSheet({ kind: 'dice' })} />
      {!planar && (
        <>
          <GameMenuItem label={words.seating.title} onClick={() => openSheet({ kind: 'seats' })} />
          <GameMenuItem label={words.summary.title} onClick={() => openSheet({ kind: 'summary' })} />
          <GameMenuItem label={words.table.newGame} onClick={openNewGameForm} />
        </>
      )}
      <GameMenuItem label={words.newGame.rematch(planar !== null)} onClick={rematch} />
    </div>
  );
}

/** A group of the menu, expanded by tapping its name; still expanded when the user comes back from a rule in it. */
function MenuGroup({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <Disclosure title={title} restoreKey={GROUP_KEY_PREFIX + title} framed scrollsIntoView>
      <div class={`${common.disclosedContent} ${styles.groupItems}`}>{children}</div>
    </Disclosure>
  );
}

function TurnItems({ game }: { game: Game }) {
  const words = useWords();
  const { play } = useMenuActions();
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
          onClick={() => play({ kind: 'addExtraTurn', player: activeId })}
        />
      )}
      <GameMenuItem
        label={words.carryOut.reverseTurnOrder}
        note={words.menu.turnsGo[turn.isReversed ? 'counterclockwise' : 'clockwise']}
        disabled={isGameOver}
        onClick={() => play({ kind: 'reverseTurnOrder' })}
      />
      {planar && activeId !== null && (
        <>
          <GameMenuItem
            label={words.carryOut.addBeginningPhase}
            note={words.menu.addBeginningPhaseNote}
            disabled={isGameOver}
            onClick={() => play({ kind: 'addBeginningPhase' })}
          />
          <GameMenuItem
            label={words.menu.endTurn}
            note={words.menu.endTurnNote}
            disabled={refusalOfEndingTurn(game.history.table) !== null}
            onClick={() => play({ kind: 'endTurn' })}
          />
        </>
      )}
    </>
  );
}

function RuleItems({ planar }: { planar: PlanarZone | null }) {
  const words = useWords();
  const { openSheet } = useMenuActions();
  const { setOpenSheet } = useTableScreen();
  const keyboard = useKeyboardDetection();
  return (
    <>
      {planar && planar.faceUp.length > 0 && (
        <GameMenuItem
          label={words.rules.termsOfCard}
          // Closing the terms leads back, to the expanded group.
          onClick={() => setOpenSheet({ kind: 'terms', openedFrom: 'menu' })}
        />
      )}
      {planar && (
        <GameMenuItem label={words.meaning.menuItem} onClick={() => openSheet({ kind: 'meaning' })} />
      )}
      {keyboard.isKeyboardLikely() && (
        <GameMenuItem label={words.shortcuts.title} onClick={() => openSheet({ kind: 'shortcuts' })} />
      )}
      {cheatSheetEntries.map((entry) => (
        <a key={entry} class={styles.item} href={`#${pathOf({ place: 'rules', entry })}`}>
          <span class={styles.label}>{words.menu.sheets[entry]}</span>
        </a>
      ))}
    </>
  );
}
