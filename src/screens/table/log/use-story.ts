import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Step } from '../../../rules/table/history';
import { useGameLibrary } from '../../../session/contexts/use-game-library';
import type { Game } from '../../../session/game/game';
import { olderStepsFrom, readOlderSteps, type Story, storyOf } from '../../../session/story/story';

interface Older {
  readonly game: string;
  readonly upTo: number;
  readonly steps: readonly Step[];
}

/** Returns the game from its start, updated as it continues; null while older steps are loading. */
export function useStory(game: Game): Story | null {
  const { stepsBefore } = useGameLibrary();
  const { id, history } = game;
  const [read, setRead] = useState<Older | null>(null);
  const latest = useRef<Story | null>(null);

  const older = useMemo((): readonly Step[] | null => {
    if (history.forgotten === 0) return [];
    const before = latest.current?.game === id ? olderStepsFrom(latest.current, history) : null;
    if (before) return before;
    return read?.game === id && read.upTo === history.forgotten ? read.steps : null;
  }, [id, history, read]);

  const isMissing = older === null;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    readOlderSteps(game, stepsBefore).then((steps) => {
      if (isWanted) setRead({ game: id, upTo: history.forgotten, steps });
    });
    return () => {
      isWanted = false;
    };
  }, [id, history.forgotten, isMissing, stepsBefore]);

  const story = useMemo(() => older && storyOf(game, older), [game, older]);
  latest.current = story ?? latest.current;
  return story;
}
