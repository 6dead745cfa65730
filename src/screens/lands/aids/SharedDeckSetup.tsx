import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import common from '../../../design/common.module.css';
import { MAX_DECK_SIZE } from '../../../rules/landless/recipe';
import {
  MAX_SHARERS,
  MIN_SHARERS,
  type SharedDeckGame,
  sharedDeckModes,
  smallestDeckFor,
} from '../../../rules/landless/shared-deck';
import { Stepper } from '../../parts/field/Stepper';
import { useWords } from '../../parts/words';
import { useUsualPlayerCount } from './use-players';

const SIZE_STEP = 10;

interface SharedDeckSetupProps {
  initialSize: number;
  onBegin: (game: SharedDeckGame) => void;
}

/** The choices before a game with one shared deck. */
export function SharedDeckSetup({ initialSize, onBegin }: SharedDeckSetupProps) {
  const { sharedDeck, randomDraft, recipe } = useWords().lands;
  const [mode, setMode] = useState<SharedDeckGame['mode']>('double');
  const usualPlayerCount = useUsualPlayerCount();
  const [chosenPlayerCount, setChosenPlayerCount] = useState<number | null>(null);
  const playerCount = chosenPlayerCount ?? Math.min(MAX_SHARERS, Math.max(MIN_SHARERS, usualPlayerCount));
  const [wantedSize, setWantedSize] = useState(initialSize);
  const minSize = smallestDeckFor(mode, playerCount);
  const size = Math.max(minSize, wantedSize);
  return (
    <div class={common.stack3}>
      <Choice
        label={sharedDeck.mode}
        value={mode}
        options={sharedDeckModes.map((value) => ({ value, name: sharedDeck.modes[value] }))}
        onChange={setMode}
      />
      <p class={common.note}>{sharedDeck.notes[mode]}</p>
      <Stepper
        label={randomDraft.players}
        value={playerCount}
        min={MIN_SHARERS}
        max={MAX_SHARERS}
        onChange={setChosenPlayerCount}
      />
      <Stepper
        label={recipe.size}
        value={size}
        min={minSize}
        max={MAX_DECK_SIZE}
        step={SIZE_STEP}
        onChange={setWantedSize}
      />
      <Button variant="primary" wide onClick={() => onBegin({ mode, players: playerCount, size, steps: [] })}>
        {sharedDeck.begin}
      </Button>
    </div>
  );
}
