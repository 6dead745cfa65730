import { useRef } from 'preact/hooks';
import type { Language } from '../../content/bilingual';
import { abilityTimes } from '../../content/planes/planar-card-facts';
import { Select } from '../../design/Select';
import type { OwnAbility, OwnCardLimits } from '../../session/own-cards';
import { fitted } from '../../session/plain-text';
import { Fold } from '../parts/Fold';
import { RichText } from '../parts/RichText';
import { Stepper } from '../parts/Stepper';
import { nameOfSymbol } from '../parts/symbol-words';
import { useLanguage, useWords } from '../parts/words';
import styles from './OwnCardScreen.module.css';
import { actChoices, actOf, changeTime, choiceOf, symbols } from './own-card-form';
import { TextField } from './TextField';

const NOT_ALSO = 'not';

interface AbilityFieldsProps {
  ability: OwnAbility;
  writing: Language;
  limits: OwnCardLimits;
  onChange: (ability: OwnAbility) => void;
}

/** When an ability applies, what happens, and what the app does of it. */
export function AbilityFields({ ability, writing, limits, onChange }: AbilityFieldsProps) {
  const words = useWords();
  const { ownCards } = words;
  const language = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const { when, text, act } = ability;
  const times = abilityTimes.map((value) => ({ value, name: words.when[value] }));

  /** Where the text is being typed, in place of what is marked there. */
  function insert(symbol: string) {
    const field = area.current;
    const typed = text[writing];
    const [from, to] = [field?.selectionStart ?? typed.length, field?.selectionEnd ?? typed.length];
    const changed = `${typed.slice(0, from)}{${symbol}}${typed.slice(to)}`;
    if (changed.length > limits.text) return;
    onChange({ ...ability, text: { ...text, [writing]: fitted(changed, limits.text) } });
    const caret = from + symbol.length + 2;
    // The next one goes behind it, once the field shows this one.
    requestAnimationFrame(() => field?.setSelectionRange(caret, caret));
  }

  return (
    <div class={styles.together}>
      <div class={styles.times}>
        {when.map((time, index) => (
          <Select
            key={index}
            label={index === 0 ? ownCards.when : ownCards.alsoWhen}
            value={time}
            options={[
              ...(when.length > 1 ? [{ value: NOT_ALSO, name: ownCards.notAlso } as const] : []),
              ...times.filter(({ value }) => value === time || !when.includes(value)),
            ]}
            onChange={(chosen) =>
              onChange({ ...ability, when: changeTime(when, index, chosen === NOT_ALSO ? null : chosen) })
            }
          />
        ))}
        {when.length < limits.times && (
          <Select
            label={ownCards.alsoWhen}
            value={NOT_ALSO}
            options={[
              { value: NOT_ALSO, name: `${ownCards.alsoWhen}…` } as const,
              ...times.filter(({ value }) => !when.includes(value)),
            ]}
            onChange={(chosen) => chosen !== NOT_ALSO && onChange({ ...ability, when: [...when, chosen] })}
          />
        )}
      </div>
      <TextField
        label={ownCards.text}
        text={text}
        writing={writing}
        longest={limits.text}
        rows={4}
        area={area}
        onChange={(typed) => onChange({ ...ability, text: typed })}
      />
      <Fold title={ownCards.symbols}>
        <div class={styles.symbols}>
          {symbols.map((symbol) => (
            <button
              key={symbol}
              type="button"
              class={styles.symbol}
              aria-label={nameOfSymbol(symbol, language)}
              title={`{${symbol}}`}
              onClick={() => insert(symbol)}
            >
              <RichText text={`{${symbol}}`} />
            </button>
          ))}
        </div>
      </Fold>
      <Select
        label={ownCards.act}
        value={choiceOf(act)}
        options={actChoices.map((value) => ({ value, name: ownCards.acts[value] }))}
        onChange={(choice) => onChange({ ...ability, act: actOf(choice, act) })}
      />
      {act && 'by' in act && (
        <Stepper
          label={ownCards.by}
          value={act.by}
          least={-limits.by}
          most={limits.by}
          onChange={(by) => onChange({ ...ability, act: { ...act, by } })}
        />
      )}
    </div>
  );
}
