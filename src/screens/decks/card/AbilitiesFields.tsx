import { useState } from 'preact/hooks';
import type { Language } from '../../../content/bilingual';
import { Button, IconButton } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import type {
  CustomAbility,
  CustomCard,
  CustomCardLimits,
  CustomCardText,
} from '../../../session/cards/custom-cards';
import { moveItem } from '../../../session/lib/move-item';
import { useWords } from '../../parts/words';
import { RemovedNotice } from '../StorageNotices';
import { AbilityFields } from './AbilityFields';
import styles from './CustomCardScreen.module.css';
import { addAbility } from './custom-card-form';

interface AbilitiesFieldsProps {
  card: CustomCard;
  editedLanguage: Language;
  limits: CustomCardLimits;
  onChange: (changes: Partial<CustomCardText>) => void;
}

/** The abilities of a custom card, which can be added, edited, reordered and removed. */
export function AbilitiesFields({ card, editedLanguage, limits, onChange }: AbilitiesFieldsProps) {
  const { customCards } = useWords();
  const { abilities, kind } = card;
  const [lost, setLost] = useState<{ readonly ability: CustomAbility; readonly at: number } | null>(null);
  const isFull = abilities.length >= limits.abilities;
  const put = (changed: readonly CustomAbility[]) => onChange({ abilities: changed });

  function remove(ability: CustomAbility, at: number) {
    put(abilities.toSpliced(at, 1));
    // Removing an empty ability needs no undo.
    setLost(ability.text.en || ability.text.ru ? { ability, at } : null);
  }

  return (
    <>
      {abilities.map((ability, index) => (
        <fieldset key={index} class={styles.ability}>
          <legend class={styles.legend}>{customCards.ability(index + 1)}</legend>
          <div class={styles.order}>
            <IconButton
              icon="up"
              label={customCards.abilityUp(index + 1)}
              disabled={index === 0}
              onClick={() => put(moveItem(abilities, index, index - 1))}
            />
            <IconButton
              icon="down"
              label={customCards.abilityDown(index + 1)}
              disabled={index === abilities.length - 1}
              onClick={() => put(moveItem(abilities, index, index + 1))}
            />
            <IconButton
              icon="close"
              label={customCards.removeAbility(index + 1)}
              onClick={() => remove(ability, index)}
            />
          </div>
          <AbilityFields
            ability={ability}
            editedLanguage={editedLanguage}
            limits={limits}
            onChange={(changed) => put(abilities.with(index, changed))}
          />
        </fieldset>
      ))}
      {lost && (
        <RemovedNotice
          what={customCards.abilityRemoved}
          disabled={isFull}
          onRestore={() => {
            put(abilities.toSpliced(lost.at, 0, lost.ability));
            setLost(null);
          }}
          onForget={() => setLost(null)}
        />
      )}
      {isFull ? (
        <p class={styles.note}>{customCards.enoughAbilities(limits.abilities)}</p>
      ) : (
        <Button wide onClick={() => put(addAbility(abilities, kind))}>
          <Icon name="plus" />
          {customCards.addAbility}
        </Button>
      )}
    </>
  );
}
