import type { FirstPaintWords } from '../../../i18n/en';
import { playerName } from '../../parts/words';
import { leadSeatBySeat, type NewGameForm, type Variant } from './new-game-form-state';

/** Returns the names of the players who share each turn, by the first of their seats. */
export function namesByLeadSeat(
  words: FirstPaintWords,
  form: NewGameForm,
  variant: Variant,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [seat, leadSeat] of leadSeatBySeat(form, variant).entries()) {
    const earlierNames = names.get(leadSeat);
    const name = playerName(words, form.seats, seat);
    names.set(leadSeat, earlierNames ? `${earlierNames} ${words.and} ${name}` : name);
  }
  return names;
}
