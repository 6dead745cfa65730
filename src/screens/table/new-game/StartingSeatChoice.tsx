import { Choice } from '../../../design/Choice';
import { useNewGameFormWords } from '../../parts/words';
import { namesByLeadSeat } from './names-by-lead-seat';
import { leadSeatBySeat, variantOf } from './new-game-form-state';
import type { FormPartProps } from './use-new-game';

/** Chooses who has the first turn: a player, or a team whose players share their turns (805.4). */
export function StartingSeatChoice({ form, onChange }: FormPartProps) {
  const words = useNewGameFormWords();
  const { startingSeat } = form;
  const variant = variantOf(form);
  const seatOptions = [...namesByLeadSeat(words, form, variant)].map(([seat, name]) => ({
    value: seat,
    name,
  }));
  return (
    <Choice
      label={words.newGame.whoGoesFirst}
      value={startingSeat === null ? null : leadSeatBySeat(form, variant)[startingSeat]}
      options={[{ value: null, name: words.newGame.random }, ...seatOptions]}
      onChange={(seat) => onChange({ ...form, startingSeat: seat })}
    />
  );
}
