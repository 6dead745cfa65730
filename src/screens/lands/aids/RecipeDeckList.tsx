import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { KnownCard } from '../../../rules/landless/known-card';
import type { DeckPart, RecipeDeck } from '../../../rules/landless/recipe-draw';
import type { BuiltInCards } from '../../../session/cards/built-in-cards';
import { useCardIndex } from '../../../session/contexts/use-card-index';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { type ShareSheet, useSharing } from '../../../session/contexts/use-sharing';
import { OpenedFold } from '../../parts/field/OpenedFold';
import { SureButton } from '../../parts/field/SureButton';
import { RichText } from '../../parts/text/RichText';
import { useShareSheet } from '../../parts/use-share-sheet';
import { useLanguage, useWords } from '../../parts/words';
import { dayInWords, nameOfCard } from '../land-words';
import listStyles from '../list/ListView.module.css';
import styles from './DraftAid.module.css';

type Parts = readonly DeckPart<KnownCard>[];

interface RecipeDeckListProps {
  deck: RecipeDeck;
  /** Shows the deck as a list of lands. */
  onList: (list: string) => void;
  /** Makes the deck the collection of the random draft. */
  onDraft: (list: string) => void;
}

/** The cards of a deck drawn by the recipe, and where they can go from here. */
export function RecipeDeckList({ deck, onList, onDraft }: RecipeDeckListProps) {
  const { lands: words, myDecks } = useWords();
  const { recipe } = words;
  const language = useLanguage();
  const { settings } = usePreferences();
  const { copyText, saveFile } = useSharing();
  const sheet = useShareSheet();
  const builtIn = useCardIndex().value?.builtIn.value;
  const parts = useDrawnDeck(deck, builtIn);
  const [told, setTold] = useState<string | null>(null);
  if (builtIn?.kind !== 'there' || !parts) {
    return (
      <p class={styles.note}>
        {words.cardData.noBuiltIn[builtIn?.kind === 'missing' ? 'missing' : 'onItsWay']}
      </p>
    );
  }
  const day = dayInWords(builtIn.asOf, language);
  const nameOf = (card: KnownCard) => nameOfCard(card, language);
  const title = recipe.comment(deck.size, numberInWords(deck.number), day);
  const list = parts.flatMap(({ cards }) => cards.map((card) => `1 ${nameOf(card)}`));
  const text = `// ${title}\n${list.join('\n')}\n`;
  const { landList, draft } = settings.values.value;

  async function share(by: ShareSheet) {
    const outcome = await by.share(title, text);
    setTold(outcome === 'failed' ? recipe.notShared : null);
  }

  return (
    <section class={styles.aid} aria-label={recipe.drawn}>
      <p class={styles.note}>{recipe.from(builtIn.cards.toLocaleString(language), day)}</p>
      {parts.map(({ colors, cards }) => (
        <OpenedFold
          key={colors.join('')}
          title={<PartName colors={colors} count={cards.length} />}
          look={styles.hand}
        >
          {() => (
            <ul class={styles.cards}>
              {cards.map((card) => (
                <li key={card.name}>
                  {nameOf(card)} <RichText text={card.manaCost} />
                </li>
              ))}
            </ul>
          )}
        </OpenedFold>
      ))}
      <div class={listStyles.actions}>
        {sheet && <Button onClick={() => share(sheet)}>{recipe.share}</Button>}
        <Button
          onClick={() =>
            copyText(text).then(
              () => setTold(myDecks.copied),
              () => setTold(myDecks.notCopied),
            )
          }
        >
          {myDecks.copyText}
        </Button>
        <Button onClick={() => saveFile('deck.txt', text, 'text/plain')}>{words.list.saveText}</Button>
      </div>
      <p class={styles.note} role="status">
        {told}
      </p>
      <SureButton confirm={recipe.replaceList} isAsked={isLost(landList, text)} onSure={() => onList(text)}>
        {recipe.asList}
      </SureButton>
      <SureButton
        confirm={recipe.replaceDraft}
        isAsked={isLost(draft?.list, text)}
        onSure={() => onDraft(text)}
      >
        {recipe.forDraft}
      </SureButton>
    </section>
  );
}

/** Whether replacing this list by the other would lose something. */
function isLost(list: string | null | undefined, other: string): boolean {
  return (list ?? '').trim() !== '' && list !== other;
}

export function numberInWords(number: number): string {
  return `${number}`.padStart(6, '0');
}

function PartName({ colors, count }: { colors: DeckPart<KnownCard>['colors']; count: number }) {
  const { recipe } = useWords().lands;
  return (
    <>
      {colors.length === 0 ? (
        recipe.colorless
      ) : (
        <RichText text={colors.map((color) => `{${color}}`).join('')} />
      )}
      : {count}
    </>
  );
}

/** The cards of the deck; null until they are drawn. */
function useDrawnDeck({ size, number }: RecipeDeck, builtIn: BuiltInCards | undefined): Parts | null {
  const cardIndex = useCardIndex().value;
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    let isWanted = true;
    cardIndex?.drawDeck({ size, number }).then((drawn) => {
      if (isWanted) setParts(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [cardIndex, builtIn?.kind, size, number]);
  return parts;
}
