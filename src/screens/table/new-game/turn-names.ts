import type { FirstPaintWords } from '../../../i18n/en';
import { playerName } from '../../parts/words';
import { leadingSeats, type NewGameForm, type WayToPlay } from './new-game-form';

/** Returns the names of the players who share each turn, by the first of their seats. */
export function turnNames(
  words: FirstPaintWords,
  form: NewGameForm,
  way: WayToPlay,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [seat, first] of leadingSeats(form, way).entries()) {
    const before = names.get(first);
    const name = playerName(words, form.seats, seat);
    names.set(first, before ? `${before} ${words.and} ${name}` : name);
  }
  return names;
}
