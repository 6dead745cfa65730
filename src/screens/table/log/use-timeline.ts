import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Step } from '../../../rules/table/history';
import { useGameLibrary } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import {
  olderStepsFrom,
  readOlderSteps,
  type Timeline,
  timelineOf,
} from '../../../session/timeline/timeline';

interface OlderSteps {
  readonly gameId: string;
  readonly endPosition: number;
  readonly steps: readonly Step[];
}

/** Returns the game from its start, updated as it continues; null while older steps are loading. */
export function useTimeline(game: Game): Timeline | null {
  const { readStepsBefore } = useGameLibrary();
  const { id, history } = game;
  const [loadedSteps, setLoadedSteps] = useState<OlderSteps | null>(null);
  const latestTimeline = useRef<Timeline | null>(null);

  const olderSteps = useMemo((): readonly Step[] | null => {
    if (history.unloadedStepCount === 0) return [];
    const knownSteps =
      latestTimeline.current?.gameId === id ? olderStepsFrom(latestTimeline.current, history) : null;
    if (knownSteps) return knownSteps;
    return loadedSteps?.gameId === id && loadedSteps.endPosition === history.unloadedStepCount
      ? loadedSteps.steps
      : null;
  }, [id, history, loadedSteps]);

  const areStepsMissing = olderSteps === null;
  useEffect(() => {
    if (!areStepsMissing) return;
    let isCurrent = true;
    readOlderSteps(game, readStepsBefore).then((steps) => {
      if (isCurrent) setLoadedSteps({ gameId: id, endPosition: history.unloadedStepCount, steps });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, history.unloadedStepCount, areStepsMissing, readStepsBefore]);

  const timeline = useMemo(() => olderSteps && timelineOf(game, olderSteps), [game, olderSteps]);
  latestTimeline.current = timeline ?? latestTimeline.current;
  return timeline;
}
