import type { Game } from '../../session/game';
import { useSpeaker } from '../parts/effect-words';
import { tell } from './log-words';

/** Says the latest line of the log to those who cannot see it happen. */
export function Announcement({ game }: { game: Game }) {
  const { steps, done } = game.history;
  const speaker = useSpeaker(game.seats);
  const line = (steps[done - 1]?.happenings ?? []).map((happening) => tell(happening, speaker)).join(' ');
  return (
    <p class="visually-hidden" aria-live="polite">
      {line}
    </p>
  );
}
