import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { useLanguage, useWords } from '../parts/words';
import { tell } from './log-words';

/** Says the latest line of the log to those who cannot see it happen. */
export function Announcement({ game }: { game: Game }) {
  const words = useWords();
  const { catalogue } = useSession();
  const language = useLanguage();
  const { steps, done } = game.history;
  const speaker = { words, language: language, catalogue: catalogue.value, seats: game.seats };
  const line = (steps[done - 1]?.happenings ?? []).map((happening) => tell(happening, speaker)).join(' ');
  return (
    <p class="visually-hidden" aria-live="polite">
      {line}
    </p>
  );
}
