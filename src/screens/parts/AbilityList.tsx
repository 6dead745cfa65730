import type { AbilityTime, PlanarAbility } from '../../content/planes/planar-card-facts';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import styles from './AbilityList.module.css';
import { RichText } from './RichText';
import { ruleOfTime } from './rule-topics';
import { WhatIsThis } from './WhatIsThis';
import { useLanguage, useWords } from './words';

/** Something the app can carry out. */
export interface Offer {
  readonly label: string;
  readonly onClick: () => void;
  /** For a moment after the table has changed: a second tap does not mean this. */
  readonly deaf: boolean;
}

interface AbilityListProps {
  abilities: readonly PlanarAbility[];
  /** What applies right now and stands out. */
  now?: readonly AbilityTime[];
  /** Without reminders in parentheses. */
  brief?: boolean | undefined;
  /** What the app can carry out of an ability. Without it nothing is offered. */
  offersOf?: ((ability: PlanarAbility) => readonly Offer[]) | undefined;
  /** The same list is on the screen elsewhere, for the keyboard. */
  isCopy?: boolean | undefined;
}

const REMINDER = /\s*\([^()]*\)/g;

/** Offered only in their moment; what belongs to a step of the turn can be carried out at any time. */
const momentary: readonly AbilityTime[] = ['arrive', 'leave', 'chaos', 'encounter', 'roll', 'blank'];

/** A card's abilities, each under the time it applies. */
export function AbilityList({ abilities, now = [], brief, offersOf, isCopy }: AbilityListProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <ul class={styles.list}>
      {abilities.map((ability) => {
        const { when, text } = ability;
        const current = when.find((time) => now.includes(time));
        const isNow = current !== undefined;
        const tone = when.find((time) => time in styles);
        return (
          <li
            key={text.en}
            class={classNames(styles.ability, tone && styles[tone], isNow && styles.now)}
            aria-current={isNow ? 'true' : undefined}
          >
            <p class={styles.times}>
              {when.map((time) => (
                <span key={time}>{words.when[time]}</span>
              ))}
              {current && (
                <span>
                  <WhatIsThis rule={ruleOfTime[current]} touchOnly={isCopy} />
                </span>
              )}
            </p>
            <p lang={language}>
              <RichText text={brief ? text[language].replaceAll(REMINDER, '') : text[language]} />
            </p>
            {offersOf &&
              (isNow || !when.every((time) => momentary.includes(time))) &&
              offersOf(ability).map(({ label, onClick, deaf }, index) => (
                <Button key={index} class={styles.act} touchOnly={isCopy} deaf={deaf} onClick={onClick}>
                  {label}
                </Button>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
