import { Choice } from '../../../design/Choice';
import { markerCountFor } from '../../../rules/turn/marker-count';
import { canPlayGrandMelee, canPlayInTeams, canPlayTwoHeadedGiant } from '../../../rules/turn/variants';
import { lazyComponent } from '../../parts/lazy-component';
import { useNewGameFormWords } from '../../parts/words';
import { namesByLeadSeat } from './names-by-lead-seat';
import { chooseVariant, type Variant, variantOf } from './new-game-form-state';
import type { FormPartProps } from './use-new-game';

const TeamsChoice = lazyComponent(async () => (await import(/* in deferred */ './TeamsChoice')).TeamsChoice);

/** Chooses teams of two neighbors, teams of any shape or concurrent turns, each if there are enough players. */
export function VariantChoice({ form, onChange }: FormPartProps) {
  const words = useNewGameFormWords();
  const { newGame } = words;
  const { seats } = form;
  if (!canPlayInTeams(seats.length)) return null;
  const options = [
    { value: 'freeForAll', name: newGame.freeForAll, note: newGame.freeForAllNote },
    {
      value: 'twoHeadedGiant',
      name: newGame.twoHeadedGiant,
      note: [...namesByLeadSeat(words, form, 'twoHeadedGiant').values()].join(' · '),
    },
    { value: 'customTeams', name: words.teams.customTeams, note: words.teams.customTeamsNote },
    {
      value: 'grandMelee',
      name: newGame.grandMelee,
      note: newGame.grandMeleeNote(markerCountFor(seats.length)),
    },
  ] as const;
  const availabilityByVariant: Partial<Record<Variant, boolean>> = {
    twoHeadedGiant: canPlayTwoHeadedGiant(seats.length),
    grandMelee: canPlayGrandMelee(seats.length),
  };
  const variant = variantOf(form);
  return (
    <div>
      <Choice
        label={newGame.format}
        stacked
        value={variant}
        options={options.filter(({ value }) => availabilityByVariant[value] ?? true)}
        onChange={(chosen) => onChange(chooseVariant(form, chosen))}
      />
      {variant === 'customTeams' && <TeamsChoice form={form} onChange={onChange} />}
    </div>
  );
}
