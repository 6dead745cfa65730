import { otherLanguage } from '../../content/bilingual';
import type { Land } from '../../rules/landless/land';
import type { Color } from '../../rules/landless/mana-cost';
import { TermText } from '../parts/text/TermText';
import { TextWithSymbols } from '../parts/text/TextWithSymbols';
import { isTranslationShown } from '../parts/text/translation-visibility';
import { useLanguage, useWords } from '../parts/words';
import styles from './LandCard.module.css';
import { abilityInWords, nameOfLand, noAbilityText, typeLineOf } from './land-words';

interface LandCardProps {
  land: Land;
  /** The card's own name, which a real land keeps. */
  cardName?: string | undefined;
  small?: boolean;
}

/** The land drawn as a card; name and type are also in the language in which cards are printed. */
export function LandCard({ land, cardName, small }: LandCardProps) {
  const words = useWords();
  const language = useLanguage();
  const secondLanguage = isTranslationShown(language) ? otherLanguage(language) : null;
  const ownName = land.name.kind === 'itsOwn' && cardName;
  const TextComponent = small ? TextWithSymbols : TermText;
  return (
    <article class={small ? `${styles.card} ${styles.small}` : styles.card} style={frameStyle(land)}>
      <header class={styles.title}>
        <h2 class={styles.name}>{ownName || nameOfLand(land, language)}</h2>
        {!ownName && secondLanguage && (
          <p class={styles.secondLanguage} lang={secondLanguage}>
            {nameOfLand(land, secondLanguage)}
          </p>
        )}
      </header>
      <div class={styles.artArea} aria-hidden="true" />
      <p class={styles.type}>
        <TextComponent text={typeLineOf(land, language)} isTypeLine />
        {secondLanguage && (
          <span class={styles.secondLanguage} lang={secondLanguage}>
            {typeLineOf(land, secondLanguage)}
          </span>
        )}
      </p>
      <div class={styles.text}>
        {land.abilities.length === 0 && (
          <p>
            <TextComponent text={noAbilityText(land, words)} />
          </p>
        )}
        {land.abilities.map((ability) => (
          <p key={ability.kind === 'tap' ? ability.mana.join('') : ability.kind}>
            <TextComponent text={abilityInWords(ability, words)} />
          </p>
        ))}
        <p class={styles.enters} data-enters={land.enters}>
          <TextComponent text={words.lands.enters[land.enters]} />
        </p>
      </div>
    </article>
  );
}

/** Returns the style of a border in the colors of the land's mana. */
function frameStyle({ abilities }: Land): Readonly<Record<string, string>> {
  const mana = abilities.flatMap((ability) => (ability.kind === 'tap' ? ability.mana : []));
  const shades = (mana.length > 0 ? mana : (['C'] as const)).map(
    (color: Color | 'C') => `var(--land-${color})`,
  );
  const shadeWidth = 100 / shades.length;
  const stops = shades.map(
    (shade, index) => `${shade} ${index * shadeWidth + 8}% ${(index + 1) * shadeWidth - 8}%`,
  );
  return { '--frame': shades.length === 1 ? `${shades[0]}` : `linear-gradient(100deg, ${stops.join(', ')})` };
}
