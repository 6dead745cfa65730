import { useEffect, useRef } from 'preact/hooks';

interface TickingTextProps {
  /** Returns the text for a point in time; called once a second. */
  textAt: (now: number) => string;
  class?: string | undefined;
}

/** Shows a text that changes over time, updating nothing but the text itself. */
export function TickingText({ textAt, ...spanProps }: TickingTextProps) {
  const span = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const showText = () => {
      const element = span.current;
      const newText = textAt(Date.now());
      if (element && element.textContent !== newText) element.textContent = newText;
    };
    showText();
    const timer = setInterval(showText, 1000);
    return () => clearInterval(timer);
  }, [textAt]);
  return <span ref={span} {...spanProps} />;
}

/** Formats a duration, such as 3:07 or 1:03:07. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (count: number) => `${count}`.padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}
