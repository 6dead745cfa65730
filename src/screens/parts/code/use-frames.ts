import { useEffect, useState } from 'preact/hooks';

interface Frames {
  /** The current frame, counted from 0 without end; negative after steps back. */
  readonly frame: number;
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Pauses and steps forward or back. */
  readonly step: (by: number) => void;
}

/**
 * Counts codes shown one after another, each for this many milliseconds; with reduced motion, playback starts paused.
 */
export function useFrames(shownFor: number, isAlone = false): Frames {
  const [frame, setFrame] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (!isPlaying || isAlone) return undefined;
    const timer = setInterval(() => setFrame((shown) => shown + 1), shownFor);
    return () => clearInterval(timer);
  }, [isPlaying, isAlone, shownFor]);

  function step(by: number) {
    setPlaying(false);
    setFrame((shown) => shown + by);
  }

  return { frame, isPlaying, setPlaying, step };
}
