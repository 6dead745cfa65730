import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { MAX_DECK_SIZE } from '../../../rules/landless/recipe';
import {
  type Instruction,
  type SharedDeckGame,
  type SharedDeckStep,
  stateAfterStep,
  stateOf,
  withoutLatestStep,
  withStep,
} from '../../../rules/landless/shared-deck';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { Disclosure } from '../../parts/field/Disclosure';
import { Stepper } from '../../parts/field/Stepper';
import { UndoNotice } from '../../parts/page/UndoNotice';
import { playerName, useWords } from '../../parts/words';
import styles from './DraftAid.module.css';
import { SharedDeckSetup } from './SharedDeckSetup';
import { useOpeningOnRequest } from './use-opening-on-request';
import { useCurrentPlayers } from './use-players';

const usualDrawCounts = [1, 2, 3] as const;

interface SharedDeckAidProps {
  /** The size of the deck that a new game begins with. */
  size: number;
  /** How many times this aid was asked for, which then expands. */
  requestCount: number;
}

/** Guides a game with one shared deck: how many cards each player takes, keeps and returns; counts the deck. */
export function SharedDeckAid({ size, requestCount }: SharedDeckAidProps) {
  const {
    lands: { sharedDeck },
    table,
  } = useWords();
  const { settings } = usePreferences();
  const [endedGame, setEndedGame] = useState<SharedDeckGame | null>(null);
  const setup = useRef<HTMLDivElement>(null);
  const aid = useOpeningOnRequest(requestCount);
  useEffect(() => {
    // The button that ended the game is gone, and the one that restores it may be out of sight.
    if (!endedGame) return;
    setup.current?.querySelector('button')?.focus();
    setup.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [endedGame]);
  const game = settings.values.value.sharedDeckGame;
  /** Changes the latest game, even if several taps come before the next render. */
  const change = (next: (game: SharedDeckGame | null) => SharedDeckGame | null) =>
    settings.change((values) => ({ sharedDeckGame: next(values.sharedDeckGame) }));
  return (
    <Disclosure title={sharedDeck.title} framed open={game !== null} restoreKey="shared deck">
      <div ref={aid}>
        {game ? (
          <SharedDeckGuide
            game={game}
            onChange={change}
            onEnd={() => {
              setEndedGame(game);
              change(() => null);
            }}
          />
        ) : (
          <div ref={setup} class={common.stack3}>
            {endedGame && (
              <UndoNotice
                message={sharedDeck.ended}
                undoLabel={table.undo}
                onRestore={() => {
                  change(() => endedGame);
                  setEndedGame(null);
                }}
                onDismiss={() => setEndedGame(null)}
              />
            )}
            <SharedDeckSetup
              key={requestCount}
              initialSize={size}
              onBegin={(newGame) => change(() => newGame)}
            />
          </div>
        )}
      </div>
    </Disclosure>
  );
}

/** Returns a function that names the players after those at the table, if their numbers match. */
function useSharerName(sharerCount: number): (player: number) => string {
  const words = useWords();
  const tableSeats = useCurrentPlayers();
  const seats = tableSeats.length === sharerCount ? tableSeats : [];
  return (player) => playerName(words, seats, player);
}

interface SharedDeckGuideProps {
  game: SharedDeckGame;
  onChange: (next: (game: SharedDeckGame | null) => SharedDeckGame | null) => void;
  onEnd: () => void;
}

function SharedDeckGuide({ game, onChange, onEnd }: SharedDeckGuideProps) {
  const words = useWords();
  const { sharedDeck } = words.lands;
  const state = stateOf(game);
  const [graveyardCardCount, setGraveyardCardCount] = useState(0);
  const { steps, mode, players } = game;
  const nameOf = useSharerName(players);

  const addStep = (step: SharedDeckStep) => onChange((latest) => latest && withStep(latest, step));

  return (
    <div class={common.stack3}>
      <p class={styles.deckSize}>{sharedDeck.cardsLeft(state.deckSize)}</p>
      <p class={styles.instruction} role="status">
        <InstructionText instruction={state.instruction} nameOf={nameOf} />
      </p>
      {state.pendingDraw && (
        <>
          <Stepper
            label={sharedDeck.graveyards}
            value={graveyardCardCount}
            min={0}
            max={MAX_DECK_SIZE}
            onChange={setGraveyardCardCount}
          />
          <Button
            variant="primary"
            wide
            onClick={() => addStep({ kind: 'reshuffle', cards: graveyardCardCount })}
          >
            {sharedDeck.reshuffle}
          </Button>
        </>
      )}
      {!state.pendingDraw &&
        state.hands.map(({ hasKept }, player) => (
          <div key={player} class={styles.sharer}>
            <span class={styles.sharerName}>{nameOf(player)}</span>
            {state.isOpening && hasKept && <span class={common.note}>{sharedDeck.hasKept}</span>}
            {state.isOpening && !hasKept && (
              <div class={classNames(common.row, styles.sharerButtons)}>
                <Button onClick={() => addStep({ kind: 'keep', player })}>{sharedDeck.keep}</Button>
                {stateAfterStep(mode, state, { kind: 'mulligan', player }) && (
                  <Button onClick={() => addStep({ kind: 'mulligan', player })}>{sharedDeck.mulligan}</Button>
                )}
              </div>
            )}
            {!state.isOpening && (
              <div class={classNames(common.row, styles.sharerButtons)}>
                {usualDrawCounts.map((count) => (
                  <Button
                    key={count}
                    label={sharedDeck.drawLabel(nameOf(player), count)}
                    onClick={() => addStep({ kind: 'draw', player, count })}
                  >
                    {sharedDeck.draw(count)}
                  </Button>
                ))}
              </div>
            )}
          </div>
        ))}
      <div class={styles.actions}>
        <Button wide onClick={onEnd}>
          {sharedDeck.end}
        </Button>
        <IconButton
          icon="undo"
          label={words.table.undo}
          disabled={steps.length === 0}
          onClick={() => onChange((latest) => latest && withoutLatestStep(latest))}
        />
      </div>
    </div>
  );
}

/** The current instruction as a sentence. */
function InstructionText({
  instruction,
  nameOf,
}: {
  instruction: Instruction;
  nameOf: (player: number) => string;
}) {
  const { instructions } = useWords().lands.sharedDeck;
  const name = 'player' in instruction ? nameOf(instruction.player) : '';
  switch (instruction.kind) {
    case 'deal':
      return <>{instructions.deal(instruction.cardsEach, instruction.cardsAtATime)}</>;
    case 'redeal':
      return <>{instructions.redeal(name, instruction.dealtCount, instruction.keptCount)}</>;
    case 'kept':
      return <>{instructions.kept(name, instruction.keptCount)}</>;
    case 'putOnBottom': {
      const namedCounts = instruction.bottomCounts.flatMap((cards, player) =>
        cards > 0 ? `${nameOf(player)}: ${cards}` : [],
      );
      return <>{namedCounts.length > 0 ? instructions.putOnBottom(namedCounts) : instructions.allKept}</>;
    }
    case 'draw':
      return (
        <>
          {instruction.takenCount === instruction.keptCount
            ? instructions.draw(name, instruction.takenCount)
            : instructions.drawAndKeep(name, instruction.takenCount, instruction.keptCount)}
        </>
      );
    case 'finishDraw':
      return <>{instructions.finishDraw(name, instruction.takenCount, instruction.keptCount)}</>;
    case 'deckRunsOut':
      return <>{instructions.deckRunsOut(name, instruction.takenCount, instruction.missingCount)}</>;
    case 'nothingLeft':
      return <>{instructions.nothingLeft(name)}</>;
  }
}
