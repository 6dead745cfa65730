import type { AbilityTime, PlanarAbility } from '../../content/planes/planar-card-facts';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { useSession } from '../../session/session';
import styles from './AbilityList.module.css';
import { RichText } from './RichText';
import { ruleOfTime } from './rule-topics';
import { TermLink, TermText } from './TermText';
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
  /** A page to read: the Tab key stops at the words of the game. At the table it comes to the die as soon as ever. */
  isPage?: boolean | undefined;
}

const REMINDER = /\s*\([^()]*\)/g;

/** Offered only in their moment; what belongs to a step of the turn can be carried out at any time. */
const momentary: readonly AbilityTime[] = ['arrive', 'leave', 'chaos', 'encounter', 'roll', 'blank'];

/** Whether its moment passes; everything else can be carried out at any time. */
export function isMomentary({ when }: PlanarAbility): boolean {
  return when.every((time) => momentary.includes(time));
}

/** A card's abilities, each under the time it applies. */
export function AbilityList({ abilities, now = [], brief, offersOf, isCopy, isPage }: AbilityListProps) {
  const words = useWords();
  const language = useLanguage();
  const terms = useSession().terms.value;
  return (
    <ul class={styles.list}>
      {abilities.map((ability, index) => {
        const { when, text } = ability;
        const said = brief ? text[language].replaceAll(REMINDER, '') : text[language];
        const current = when.find((time) => now.includes(time));
        const isNow = current !== undefined;
        const tone = when.find((time) => time in styles);
        return (
          <li
            key={index}
            class={classNames(styles.ability, tone && styles[tone], isNow && styles.now)}
            aria-current={isNow ? 'true' : undefined}
          >
            <p class={styles.times}>
              {when.map((time) => {
                const term = isCopy ? null : terms?.ofTime(time);
                const label = words.when[time];
                return (
                  <span key={time}>
                    {term ? <TermLink term={term} text={label} touchOnly={!isPage} /> : label}
                  </span>
                );
              })}
              {current && (
                <span>
                  <WhatIsThis rule={ruleOfTime[current]} touchOnly={isCopy} />
                </span>
              )}
            </p>
            <p lang={language}>
              {isCopy ? <RichText text={said} /> : <TermText text={said} touchOnly={!isPage} />}
            </p>
            {offersOf &&
              (isNow || !isMomentary(ability)) &&
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
