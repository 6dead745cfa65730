import type { FirstPaintWords } from '../../../i18n/en';
import { playerName } from '../../parts/words';
import { leadingSeats, type NewGameForm, type Variant } from './new-game-form';

/** Returns the names of the players who share each turn, by the first of their seats. */
export function turnNames(
  words: FirstPaintWords,
  form: NewGameForm,
  variant: Variant,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [seat, leadingSeat] of leadingSeats(form, variant).entries()) {
    const earlierNames = names.get(leadingSeat);
    const name = playerName(words, form.seats, seat);
    names.set(leadingSeat, earlierNames ? `${earlierNames} ${words.and} ${name}` : name);
  }
  return names;
}
