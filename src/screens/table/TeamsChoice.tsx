import { Choice } from '../../design/Choice';
import { playerIds, teamsOfTwo } from '../../rules/turn/turn';
import { playerName, useWords } from '../parts/words';
import { canPlayInTeams, chooseTeams, type NewGameForm } from './new-game-form';

interface TeamsChoiceProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

/** Whether neighbours play as teams of two; offered where they come out even. */
export function TeamsChoice({ form, onChange }: TeamsChoiceProps) {
  const words = useWords();
  const { seats } = form;
  if (!canPlayInTeams(form)) return null;
  const teams = teamsOfTwo(seats.length);
  const pairs = [...new Set(teams)].map((team) =>
    playerIds(seats.length)
      .filter((player) => teams[player] === team)
      .map((player) => playerName(words, seats, player))
      .join(' & '),
  );
  return (
    <Choice
      label={words.newGame.teams}
      list
      value={form.teams ? 'teams' : 'alone'}
      options={[
        { value: 'alone', name: words.newGame.alone },
        { value: 'teams', name: words.newGame.twoHeadedGiant, note: pairs.join(' · ') },
      ]}
      onChange={(value) => onChange(chooseTeams(form, value === 'teams'))}
    />
  );
}
