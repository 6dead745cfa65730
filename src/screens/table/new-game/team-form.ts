/** Changes teams of any shape in the new game form. */
import type { TeamSharing } from '../../../settings/setting-choices';
import { chooseVariant, type NewGameForm } from './new-game-form-state';

/** Sets whether each of the teams of any shape shares life and turns. */
export function chooseSharing(form: NewGameForm, teamSharing: TeamSharing): NewGameForm {
  return chooseVariant(form, 'customTeams', teamSharing);
}

export function chooseTeam(form: NewGameForm, seat: number, team: number): NewGameForm {
  const oldSeat = form.seats[seat];
  return oldSeat ? { ...form, seats: form.seats.with(seat, { ...oldSeat, team }) } : form;
}
