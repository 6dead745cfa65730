import { useRef } from 'preact/hooks';
import type { Language } from '../../../content/bilingual';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { Select } from '../../../design/Select';
import { abilityTimes } from '../../../rules/planar/ability-times';
import type { CustomAbility } from '../../../session/cards/custom-cards';
import { truncate } from '../../../session/lib/plain-text';
import { customCardLimits } from '../../../settings/setting-limits';
import { Disclosure } from '../../parts/field/Disclosure';
import { Stepper } from '../../parts/field/Stepper';
import { nameOfSymbol } from '../../parts/text/symbol-words';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useLanguage, useWords } from '../../parts/words';
import styles from './CustomCardScreen.module.css';
import { actChoices, actOf, changeTime, choiceOf, symbols } from './custom-card-form';
import { TextField } from './TextField';

interface AbilityFieldsProps {
  ability: CustomAbility;
  editedLanguage: Language;
  onChange: (ability: CustomAbility) => void;
}

/** Fields for an ability's time, its text, and what the app does for it. */
export function AbilityFields({ ability, editedLanguage, onChange }: AbilityFieldsProps) {
  const { customCards } = useWords();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { when, text, act } = ability;

  /** Inserts at the caret, replacing the selection. */
  function insertSymbol(symbol: string) {
    const field = textArea.current;
    const typed = text[editedLanguage];
    const [selectionStart, selectionEnd] = [
      field?.selectionStart ?? typed.length,
      field?.selectionEnd ?? typed.length,
    ];
    const textWithSymbol = `${typed.slice(0, selectionStart)}{${symbol}}${typed.slice(selectionEnd)}`;
    if (textWithSymbol.length > customCardLimits.text) return;
    onChange({
      ...ability,
      text: { ...text, [editedLanguage]: truncate(textWithSymbol, customCardLimits.text) },
    });
    const caret = selectionStart + symbol.length + 2;
    // Puts the caret after the symbol once the field shows it.
    requestAnimationFrame(() => field?.setSelectionRange(caret, caret));
  }

  return (
    <div class={common.stack2}>
      <TimeFields when={when} onChange={(times) => onChange({ ...ability, when: times })} />
      <TextField
        label={customCards.text}
        text={text}
        editedLanguage={editedLanguage}
        maxLength={customCardLimits.text}
        rows={4}
        textArea={textArea}
        onChange={(typed) => onChange({ ...ability, text: typed })}
      />
      <SymbolButtons onChoose={insertSymbol} />
      <Select
        label={customCards.act}
        isLabelShown
        value={choiceOf(act)}
        options={actChoices.map((value) => ({ value, name: customCards.acts[value] }))}
        onChange={(choice) => onChange({ ...ability, act: actOf(choice, act) })}
      />
      {act && 'by' in act && (
        <Stepper
          label={customCards.by}
          value={act.by}
          min={-customCardLimits.by}
          max={customCardLimits.by}
          onChange={(by) => onChange({ ...ability, act: { ...act, by } })}
        />
      )}
    </div>
  );
}

interface TimeFieldsProps {
  when: CustomAbility['when'];
  onChange: (when: CustomAbility['when']) => void;
}

function TimeFields({ when, onChange }: TimeFieldsProps) {
  const words = useWords();
  const { customCards } = words;
  const times = abilityTimes.map((value) => ({ value, name: words.when[value] }));
  return (
    <div class={classNames(common.columns, styles.times)}>
      {when.map((time, index) => (
        <Select
          key={index}
          label={index === 0 ? customCards.when : customCards.alsoWhen}
          isLabelShown={index === 0}
          value={time}
          options={[
            ...(when.length > 1 ? [{ value: null, name: customCards.notAlso }] : []),
            ...times.filter(({ value }) => value === time || !when.includes(value)),
          ]}
          onChange={(chosen) => onChange(changeTime(when, index, chosen))}
        />
      ))}
      {when.length < customCardLimits.timingsPerAbility && (
        <Select
          label={customCards.alsoWhen}
          value={null}
          options={[
            { value: null, name: `${customCards.alsoWhen}…` },
            ...times.filter(({ value }) => !when.includes(value)),
          ]}
          onChange={(chosen) => chosen !== null && onChange([...when, chosen])}
        />
      )}
    </div>
  );
}

function SymbolButtons({ onChoose }: { onChoose: (symbol: string) => void }) {
  const { customCards } = useWords();
  const language = useLanguage();
  return (
    <Disclosure title={customCards.symbols}>
      <div class={styles.symbols}>
        {symbols.map((symbol) => (
          <button
            key={symbol}
            type="button"
            class={styles.symbol}
            aria-label={nameOfSymbol(symbol, language)}
            title={`{${symbol}}`}
            onClick={() => onChoose(symbol)}
          >
            <TextWithSymbols text={`{${symbol}}`} />
          </button>
        ))}
      </div>
    </Disclosure>
  );
}
