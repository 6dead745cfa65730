import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { characteristicsOf, type KnownCard } from '../../rules/landless/known-card';
import { TextWithSymbols } from '../parts/text/TextWithSymbols';
import { isTranslationShown } from '../parts/text/translation-visibility';
import { useLanguage, useWords } from '../parts/words';
import { nameOfCard } from './land-words';
import styles from './SuggestedCard.module.css';

interface SuggestedCardProps {
  card: KnownCard;
  /** What was typed; if it is in the other language, the name in that language is shown, too. */
  typed: string;
  onChoose: () => void;
}

/** A button with the names, types, and cost of a card that a typed name may mean. */
export function SuggestedCard({ card, typed, onChoose }: SuggestedCardProps) {
  const { byName, typeNames } = useWords().lands;
  const language = useLanguage();
  const name = nameOfCard(card, language);
  const secondName = language === 'ru' && card.russianName ? card.name : card.russianName;
  if (!hasReadableCost(card)) {
    return (
      <p class={common.note}>
        {name}. {byName.unreadableCost(card.manaCost)}
      </p>
    );
  }
  return (
    <Button wide class={styles.suggestion} onClick={onChoose}>
      <span class={styles.cardName}>
        {name}{' '}
        <small>
          {[
            isTranslationShown(language, typed) && secondName,
            card.card.types.map((type) => typeNames[type]).join(' '),
            card.isBuiltIn ? '' : byName.imported,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>{' '}
      <span class={styles.cost}>
        <TextWithSymbols text={card.manaCost} />
      </span>
    </Button>
  );
}

export function hasReadableCost(card: KnownCard): boolean {
  return !('mistake' in characteristicsOf(card));
}
