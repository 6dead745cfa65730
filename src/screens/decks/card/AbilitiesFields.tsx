import { useState } from 'preact/hooks';
import type { Language } from '../../../content/bilingual';
import { Button, IconButton } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { Icon } from '../../../design/Icon';
import type { CustomAbility, CustomCard, CustomCardContents } from '../../../session/cards/custom-cards';
import { moveItem } from '../../../session/lib/move-item';
import { customCardLimits } from '../../../settings/setting-limits';
import { UndoNotice } from '../../parts/page/UndoNotice';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useWords } from '../../parts/words';
import { AbilityFields } from './AbilityFields';
import styles from './CustomCardScreen.module.css';
import { addAbility } from './custom-card-form';

interface AbilitiesFieldsProps {
  card: CustomCard;
  editedLanguage: Language;
  onChange: (changes: Partial<CustomCardContents>) => void;
}

/** The abilities of a custom card, which can be added, edited, reordered and removed. */
export function AbilitiesFields({ card, editedLanguage, onChange }: AbilitiesFieldsProps) {
  const { customCards } = useWords();
  const { abilities, kind } = card;
  const [removedAbility, setRemovedAbility] = useState<{
    readonly ability: CustomAbility;
    readonly index: number;
  } | null>(null);
  const [list, beforeRemoval] = useFocusNextRow<HTMLDivElement>(abilities.length);
  const isFull = abilities.length >= customCardLimits.abilities;
  const changeAbilities = (newAbilities: readonly CustomAbility[]) => onChange({ abilities: newAbilities });

  function remove(ability: CustomAbility, index: number) {
    beforeRemoval(index);
    changeAbilities(abilities.toSpliced(index, 1));
    // Removing an empty ability needs no undo.
    setRemovedAbility(ability.text.en || ability.text.ru ? { ability, index } : null);
  }

  return (
    <>
      <div ref={list} class={styles.abilities}>
        {abilities.map((ability, index) => (
          <fieldset key={index} class={styles.ability}>
            <legend class={styles.legend}>{customCards.ability(index + 1)}</legend>
            <div class={styles.order}>
              <IconButton
                icon="up"
                label={customCards.abilityUp(index + 1)}
                disabled={index === 0}
                onClick={() => changeAbilities(moveItem(abilities, index, index - 1))}
              />
              <IconButton
                icon="down"
                label={customCards.abilityDown(index + 1)}
                disabled={index === abilities.length - 1}
                onClick={() => changeAbilities(moveItem(abilities, index, index + 1))}
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
              onChange={(changedAbility) => changeAbilities(abilities.with(index, changedAbility))}
            />
          </fieldset>
        ))}
      </div>
      {removedAbility && (
        <UndoNotice
          message={customCards.abilityRemoved}
          disabled={isFull}
          onRestore={() => {
            changeAbilities(abilities.toSpliced(removedAbility.index, 0, removedAbility.ability));
            setRemovedAbility(null);
          }}
          onDismiss={() => setRemovedAbility(null)}
        />
      )}
      {isFull ? (
        <p class={common.note}>{customCards.enoughAbilities(customCardLimits.abilities)}</p>
      ) : (
        <Button wide onClick={() => changeAbilities(addAbility(abilities, kind))}>
          <Icon name="plus" />
          {customCards.addAbility}
        </Button>
      )}
    </>
  );
}
