/** Changes teams of any shape in the new game form. */
import type { TeamKind } from '../../../settings/setting-choices';
import { chooseWayToPlay, type NewGameForm } from './new-game-form';

/** Sets whether each of the teams of any shape shares life and turns. */
export function chooseSharing(form: NewGameForm, customTeams: TeamKind): NewGameForm {
  return chooseWayToPlay({ ...form, customTeams }, 'customTeams');
}

export function chooseTeam(form: NewGameForm, seat: number, team: number): NewGameForm {
  const before = form.seats[seat];
  return before ? { ...form, seats: form.seats.with(seat, { ...before, team }) } : form;
}
