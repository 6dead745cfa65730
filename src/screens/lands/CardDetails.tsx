import { Choice } from '../../design/Choice';
import common from '../../design/common.module.css';
import type { Words } from '../../i18n/en';
import { cardTypes, colorAbilities, layouts } from '../../rules/landless/card-characteristics';
import { colors } from '../../rules/landless/mana-cost';
import type { SavedLandlessForm } from '../../settings/saved-settings';
import { Checkbox } from '../parts/field/Checkbox';
import { Disclosure } from '../parts/field/Disclosure';
import { TermText } from '../parts/text/TermText';
import { useWords } from '../parts/words';
import styles from './LandsScreen.module.css';

interface CardDetailsProps {
  card: SavedLandlessForm['card'];
  onChange: (card: SavedLandlessForm['card']) => void;
}

/** Fields for what the rules need to know about a card besides its cost; most are collapsed. */
export function CardDetails({ card, onChange }: CardDetailsProps) {
  const { lands } = useWords();
  const { types, indicator } = card;
  const described = describedDetails(card, lands);
  /** Adds an item to a list or removes it, keeping the order of `all`. */
  const withToggled = <T extends string>(
    allItems: readonly T[],
    selected: readonly T[],
    item: T,
  ): readonly T[] =>
    allItems.filter((candidate) =>
      candidate === item ? !selected.includes(item) : selected.includes(candidate),
    );
  return (
    <div class={common.stack3}>
      <Checkbox
        checked={types.includes('artifact')}
        onChange={() => onChange({ ...card, types: withToggled(cardTypes, types, 'artifact') })}
      >
        {lands.isArtifact}
      </Checkbox>
      <Disclosure
        title={
          <span>
            {lands.more}
            {described !== '' && <small class={styles.described}>: {described}</small>}
          </span>
        }
        restoreKey="card details"
      >
        <div class={common.stack3}>
          <fieldset class={styles.checks}>
            <legend class={styles.label}>{lands.types}</legend>
            {cardTypes
              .filter((type) => type !== 'artifact')
              .map((type) => (
                <Checkbox
                  key={type}
                  checked={types.includes(type)}
                  onChange={() => onChange({ ...card, types: withToggled(cardTypes, types, type) })}
                >
                  {lands.typeNames[type]}
                </Checkbox>
              ))}
          </fieldset>
          <Choice
            label={lands.colorAbility}
            value={card.colorAbility}
            options={colorAbilities.map((value) => ({ value, name: lands.colorAbilities[value] }))}
            onChange={(colorAbility) => onChange({ ...card, colorAbility })}
          />
          <fieldset class={styles.checks}>
            <legend class={styles.label}>
              <TermText text={lands.indicator} isHeading />
            </legend>
            {colors.map((color) => (
              <Checkbox
                key={color}
                checked={indicator.includes(color)}
                onChange={() => onChange({ ...card, indicator: withToggled(colors, indicator, color) })}
              >
                {lands.colorNames[color]}
              </Checkbox>
            ))}
          </fieldset>
          <Choice
            label={lands.layout}
            value={card.layout}
            options={layouts.map((value) => ({ value, name: lands.layouts[value] }))}
            onChange={(layout) => onChange({ ...card, layout })}
          />
          <Checkbox
            checked={card.wasPlayedAsLand}
            onChange={() => onChange({ ...card, wasPlayedAsLand: !card.wasPlayedAsLand })}
          >
            {lands.landAlready}
          </Checkbox>
        </div>
      </Disclosure>
    </div>
  );
}

/** Returns what is set in the collapsed fields. */
function describedDetails(
  { types, colorAbility, indicator, layout, wasPlayedAsLand }: SavedLandlessForm['card'],
  words: Words['lands'],
): string {
  return [
    ...types.filter((type) => type !== 'artifact').map((type) => words.typeNames[type]),
    ...(colorAbility === 'none' ? [] : [words.colorAbilities[colorAbility]]),
    ...(indicator.length === 0
      ? []
      : [`${words.indicator}: ${indicator.map((color) => words.colorNames[color]).join(', ')}`]),
    ...(layout === 'normal' ? [] : [words.layouts[layout]]),
    ...(wasPlayedAsLand ? [words.landAlready] : []),
  ].join(' · ');
}
