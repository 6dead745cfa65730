import { useEffect, useState } from 'preact/hooks';

interface FramePlayback {
  /** The current frame, counted from 0 without end; negative after steps back. */
  readonly frameCounter: number;
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Pauses and steps forward or back. */
  readonly step: (by: number) => void;
}

/**
 * Counts codes shown one after another, each for this many milliseconds; with reduced motion, playback starts paused.
 */
export function useFramePlayback(frameDuration: number, isSingle = false): FramePlayback {
  const [frameCounter, setFrameCounter] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (!isPlaying || isSingle) return undefined;
    const timer = setInterval(() => setFrameCounter((current) => current + 1), frameDuration);
    return () => clearInterval(timer);
  }, [isPlaying, isSingle, frameDuration]);

  function step(by: number) {
    setPlaying(false);
    setFrameCounter((current) => current + by);
  }

  return { frameCounter, isPlaying, setPlaying, step };
}
