import type { PlanarAbility } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import { isTriggeredByEvent } from '../../../session/abilities/active-abilities';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import { ExplanationLink } from '../rule/ExplanationLink';
import { ruleOfAbilityTime } from '../rule/rule-topics';
import { TermLink, TermText } from '../text/TermText';
import { useLanguage, useWords } from '../words';
import styles from './AbilityList.module.css';
import { splitByReminders } from './reminder-text';

/** An action that the app can carry out. */
export interface OfferButton {
  readonly label: string;
  readonly onClick: () => void;
  /**
   * Whether to ignore taps for a moment after the table has changed, because they were meant for what was there before.
   */
  readonly ignoresTaps: boolean;
  /** Whether it is done for now, and only keeps its place so that nothing moves under the finger. */
  readonly disabled?: boolean;
}

interface AbilityListProps {
  abilities: readonly PlanarAbility[];
  /** The ability times that apply now and are highlighted. */
  activeTimes?: readonly AbilityTime[];
  /** Leaves out reminder text in parentheses. */
  brief?: boolean | undefined;
  /** Returns the actions offered for an ability; by default, there are none. */
  offersOf?: ((ability: PlanarAbility) => readonly OfferButton[]) | undefined;
  /** Whether Tab skips the terms: in a copy of the list, or in text that only screen readers read. */
  isSkippedByTab?: boolean | undefined;
  /** Whether game terms are links, as on pages for reading; at the table they are quiet. */
  linksTerms?: boolean | undefined;
}

/** A card's abilities, each under its time. */
export function AbilityList({
  abilities,
  activeTimes = [],
  brief,
  offersOf,
  isSkippedByTab,
  linksTerms,
}: AbilityListProps) {
  const words = useWords();
  const language = useLanguage();
  const terms = useRulebook().terms.value;
  const opensOnHold = isSkippedByTab || !linksTerms;
  return (
    <ul class={classNames(styles.list, brief && styles.brief)}>
      {abilities.map((ability, index) => {
        const { when, text } = ability;
        const activeTime = when.find((time) => activeTimes.includes(time));
        const isNow = activeTime !== undefined;
        const timeWithStyle = when.find((time) => time in styles);
        return (
          <li
            key={index}
            class={classNames(styles.ability, timeWithStyle && styles[timeWithStyle], isNow && styles.active)}
            aria-current={isNow ? 'true' : undefined}
          >
            <p class={styles.times}>
              {when.map((time) => {
                const termId = terms?.termIdOfAbilityTime(time);
                const label = words.when[time];
                return (
                  <span key={time} class={styles.time}>
                    {termId ? <TermLink termId={termId} text={label} opensOnHold={opensOnHold} /> : label}
                    {time === activeTime && (
                      <span class={styles.explanation}>
                        <ExplanationLink entry={ruleOfAbilityTime[time]} isSkippedByTab={isSkippedByTab} />
                      </span>
                    )}
                  </span>
                );
              })}
            </p>
            <p lang={language}>
              {splitByReminders(text[language]).map((part, index) => (
                <span key={index} class={index % 2 === 1 ? styles.reminder : undefined}>
                  <TermText text={part} opensOnHold={opensOnHold} />
                </span>
              ))}
            </p>
            {offersOf &&
              (isNow || !isTriggeredByEvent(ability)) &&
              offersOf(ability).map(({ label, ...button }, index) => (
                <Button key={index} class={styles.offer} isSkippedByTab={isSkippedByTab} {...button}>
                  {label}
                </Button>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
