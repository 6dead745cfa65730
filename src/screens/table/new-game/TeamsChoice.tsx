import { Choice } from '../../../design/Choice';
import common from '../../../design/common.module.css';
import { Select } from '../../../design/Select';
import { teamSharings } from '../../../settings/setting-choices';
import { seatStyle } from '../../parts/seat-color';
import { playerName, useNewGameFormWords } from '../../parts/words';
import { hasOpponents } from './new-game-form-state';
import styles from './TeamsChoice.module.css';
import { chooseSharing, chooseTeam } from './team-form';
import type { FormPartProps } from './use-new-game';

/** In practice, nobody plays with more teams. */
const MAX_TEAMS = 6;

/** Assigns players to teams of any shape. */
export function TeamsChoice({ form, onChange }: FormPartProps) {
  const words = useNewGameFormWords();
  const { seats, teamSharing = 'shared' } = form;
  const teamOptions = Array.from({ length: Math.min(MAX_TEAMS, seats.length) }, (_, team) => ({
    value: team,
    name: words.teams.team(team + 1),
  }));
  return (
    <div class={styles.teams}>
      <Choice
        label={words.teams.sharing}
        value={teamSharing}
        options={teamSharings.map((value) => ({
          value,
          name: words.teams.sharings[value],
        }))}
        onChange={(value) => onChange(chooseSharing(form, value))}
      />
      <p class={common.note}>{teamSharing === 'shared' ? words.teams.sharedNote : words.teams.apartNote}</p>
      <ul class={common.stack1}>
        {seats.map((seat, index) => {
          const name = playerName(words, seats, index);
          return (
            <li key={index} class={styles.player}>
              <span class={styles.color} style={seatStyle(seat)} />
              <span class={styles.name}>{name}</span>
              <Select
                label={words.teams.teamOf(name)}
                options={teamOptions}
                value={seat.team ?? 0}
                onChange={(team) => onChange(chooseTeam(form, index, team))}
              />
            </li>
          );
        })}
      </ul>
      {!hasOpponents(form) && (
        <p class={common.mistake} role="alert">
          {words.teams.oneSided}
        </p>
      )}
    </div>
  );
}
