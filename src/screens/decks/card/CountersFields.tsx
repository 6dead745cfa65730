import type { Language } from '../../../content/bilingual';
import common from '../../../design/common.module.css';
import type { CustomCard, CustomCardContents } from '../../../session/cards/custom-cards';
import { customCardLimits } from '../../../settings/setting-limits';
import { Checkbox } from '../../parts/field/Checkbox';
import { Stepper } from '../../parts/field/Stepper';
import { useWords } from '../../parts/words';
import { NO_TEXT } from './custom-card-form';
import { TextField } from './TextField';

/** The most common number on printed planes. */
const USUAL_THRESHOLD = 5;

interface CountersFieldsProps {
  card: CustomCard;
  editedLanguage: Language;
  onChange: (changes: Partial<CustomCardContents>) => void;
}

/** Fields for a custom card's counters: whether it has any, their name, and how many trigger its planeswalk ability. */
export function CountersFields({ card: { counters }, editedLanguage, onChange }: CountersFieldsProps) {
  const { customCards: words } = useWords();
  return (
    <div class={common.stack2}>
      <Checkbox
        checked={counters !== null}
        onChange={() => onChange({ counters: counters ? null : { name: NO_TEXT, walkAt: null } })}
      >
        {words.counters}
      </Checkbox>
      {counters && (
        <>
          <TextField
            label={words.countersName}
            text={counters.name}
            editedLanguage={editedLanguage}
            maxLength={customCardLimits.counterName}
            onChange={(name) => onChange({ counters: { ...counters, name } })}
          />
          <Checkbox
            checked={counters.walkAt !== null}
            onChange={() =>
              onChange({
                counters: { ...counters, walkAt: counters.walkAt === null ? USUAL_THRESHOLD : null },
              })
            }
          >
            {words.walks}
          </Checkbox>
          {counters.walkAt !== null && (
            <Stepper
              label={words.threshold}
              value={counters.walkAt}
              min={1}
              max={customCardLimits.threshold}
              onChange={(walkAt) => onChange({ counters: { ...counters, walkAt } })}
            />
          )}
        </>
      )}
    </div>
  );
}
