import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Step } from '../../../rules/table/history';
import { useGameLibrary } from '../../../session/contexts/use-game-library';
import type { Game } from '../../../session/game/game';
import { olderStepsFrom, readOlderSteps, type Story, storyOf } from '../../../session/story/story';

interface OlderSteps {
  readonly game: string;
  readonly upTo: number;
  readonly steps: readonly Step[];
}

/** Returns the game from its start, updated as it continues; null while older steps are loading. */
export function useStory(game: Game): Story | null {
  const { stepsBefore } = useGameLibrary();
  const { id, history } = game;
  const [loadedSteps, setLoadedSteps] = useState<OlderSteps | null>(null);
  const latest = useRef<Story | null>(null);

  const older = useMemo((): readonly Step[] | null => {
    if (history.forgotten === 0) return [];
    const knownSteps = latest.current?.gameId === id ? olderStepsFrom(latest.current, history) : null;
    if (knownSteps) return knownSteps;
    return loadedSteps?.game === id && loadedSteps.upTo === history.forgotten ? loadedSteps.steps : null;
  }, [id, history, loadedSteps]);

  const isMissing = older === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    readOlderSteps(game, stepsBefore).then((steps) => {
      if (isCurrent) setLoadedSteps({ game: id, upTo: history.forgotten, steps });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, history.forgotten, isMissing, stepsBefore]);

  const story = useMemo(() => older && storyOf(game, older), [game, older]);
  latest.current = story ?? latest.current;
  return story;
}
