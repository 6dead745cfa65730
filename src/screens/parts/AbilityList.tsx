import type { AbilityTime, PlanarAbility, PlanarAct } from '../../content/planes/planar-card-facts';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import styles from './AbilityList.module.css';
import { RichText } from './RichText';
import { useLanguage, useWords } from './words';

interface AbilityListProps {
  abilities: readonly PlanarAbility[];
  /** What applies right now and stands out. */
  now?: AbilityTime | null;
  /** Without reminders in parentheses. */
  brief?: boolean | undefined;
  /** Carries out what the app can do of an ability. Without it nothing is offered. */
  onAct?: ((act: PlanarAct) => void) | undefined;
  /** The same list is on the screen elsewhere, for the keyboard. */
  isCopy?: boolean | undefined;
}

const REMINDER = /\s*\([^()]*\)/g;

/** Offered only in their moment; what belongs to a step of the turn can be carried out at any time. */
const momentary: readonly AbilityTime[] = ['arrive', 'leave', 'chaos', 'encounter'];

/** A card's abilities, each under the time it applies. */
export function AbilityList({ abilities, now = null, brief, onAct, isCopy }: AbilityListProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <ul class={styles.list}>
      {abilities.map(({ when, text, act }) => {
        const isNow = now !== null && when.includes(now);
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
            </p>
            <p lang={language}>
              <RichText text={brief ? text[language].replaceAll(REMINDER, '') : text[language]} />
            </p>
            {act && onAct && (isNow || !when.some((time) => momentary.includes(time))) && (
              <Button class={styles.act} touchOnly={isCopy} onClick={() => onAct(act)}>
                {words.acts[act.kind]}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
