import { Choice } from '../../../design/Choice';
import { useFormWords } from '../../parts/words';
import type { NewGameForm } from './new-game-form';

interface StartingSeatChoiceProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

/** Chooses who has the first turn. */
export function StartingSeatChoice({ form, onChange }: StartingSeatChoiceProps) {
  const words = useFormWords();
  const seats = form.seats.map((seat, index) => ({
    value: `${index}`,
    name: seat.name.trim() || words.player(index + 1),
  }));
  return (
    <Choice
      label={words.newGame.who}
      value={form.startingSeat === null ? 'random' : `${form.startingSeat}`}
      options={[{ value: 'random', name: words.newGame.random }, ...seats]}
      onChange={(value) => onChange({ ...form, startingSeat: value === 'random' ? null : Number(value) })}
    />
  );
}
