import type { AbilityTime, PlanarAbility } from '../../content/planes/planar-card-facts';
import { classNames } from '../../design/class-names';
import styles from './AbilityList.module.css';
import { RichText } from './RichText';
import { useLanguage, useWords } from './words';

interface AbilityListProps {
  abilities: readonly PlanarAbility[];
  /** What applies right now and stands out. */
  now?: AbilityTime | null;
}

/** A card's abilities, each under the time it applies. */
export function AbilityList({ abilities, now = null }: AbilityListProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <ul class={styles.list}>
      {abilities.map(({ when, text }) => {
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
              <RichText text={text[language]} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
