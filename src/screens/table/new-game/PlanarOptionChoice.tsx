import { Choice } from '../../../design/Choice';
import { markersFor } from '../../../rules/turn/marker-count';
import type { PlayerId } from '../../../rules/turn/turn';
import { lazyComponent } from '../../parts/lazy-component';
import { playerName, useFormWords } from '../../parts/words';
import {
  canPlayInTeams,
  canPlayMelee,
  chooseWayToPlay,
  FEWEST_IN_ANY_TEAMS,
  type NewGameForm,
  wayToPlay,
} from './new-game-form';

const TeamsChoice = lazyComponent(async () => (await import(/* in behind */ './TeamsChoice')).TeamsChoice);

interface WayToPlayChoiceProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

/** Chooses teams of two neighbors, teams of any shape or concurrent turns, each if there are enough players. */
export function PlanarOptionChoice({ form, onChange }: WayToPlayChoiceProps) {
  const words = useFormWords();
  const { newGame } = words;
  const { seats } = form;
  const isTeamsOffered = canPlayInTeams(form);
  const isMeleeOffered = canPlayMelee(form);
  if (seats.length < FEWEST_IN_ANY_TEAMS) return null;
  // 805.1: neighbors are a team.
  const pairs = seats.flatMap((_, seat) =>
    seat % 2 === 1
      ? [seat - 1, seat].map((player) => playerName(words, seats, player as PlayerId)).join(' & ')
      : [],
  );
  const options = [
    { value: 'alone', name: newGame.alone },
    { value: 'teams', name: newGame.twoHeadedGiant, note: pairs.join(' · ') },
    { value: 'anyTeams', name: words.teams.any, note: words.teams.anyNote },
    { value: 'melee', name: newGame.grandMelee, note: newGame.grandMeleeNote(markersFor(seats.length)) },
  ] as const;
  const way = wayToPlay(form);
  return (
    <div>
      <Choice
        label={newGame.teams}
        list
        value={way}
        options={options.filter(
          ({ value }) => (value !== 'teams' || isTeamsOffered) && (value !== 'melee' || isMeleeOffered),
        )}
        onChange={(wanted) => onChange(chooseWayToPlay(form, wanted))}
      />
      {way === 'anyTeams' && <TeamsChoice form={form} onChange={onChange} />}
    </div>
  );
}
