import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { withPlainSpaces } from '../../../i18n/no-break-spaces';
import { inPrintedOrder } from '../../../rules/landless/mana-cost';
import type { DeckPart } from '../../../rules/landless/recipe-draw';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { type ShareSheet, useSharing } from '../../../session/contexts/use-sharing';
import { ConfirmButton } from '../../parts/field/ConfirmButton';
import { CopyButton } from '../../parts/field/CopyButton';
import { LazyDisclosure } from '../../parts/field/LazyDisclosure';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useShareSheet } from '../../parts/use-share-sheet';
import { useWords } from '../../parts/words';
import listStyles from '../list.module.css';
import styles from './DraftAid.module.css';

/** A card of a drawn deck, as displayed and as written in a list. */
export interface DrawnCard {
  readonly name: string;
  readonly manaCost: string;
  readonly listEntry: string;
}

interface RecipeDeckListProps {
  /** How large the deck is, and how it can be drawn again. */
  comment: string;
  /** A note on the cards it was drawn from. */
  note: string;
  parts: readonly DeckPart<DrawnCard>[];
  /** Shows the deck as a list of lands; absent if it was drawn from that list. */
  onShowAsList?: (list: string) => void;
  /** Makes the deck the collection of the random draft. */
  onUseForDraft: (list: string) => void;
  /** Leads to the game with one shared deck. */
  onPlay: () => void;
}

/** The cards of a deck drawn by the recipe, with actions to use them elsewhere. */
export function RecipeDeckList({
  comment,
  note,
  parts,
  onShowAsList,
  onUseForDraft,
  onPlay,
}: RecipeDeckListProps) {
  const { lands: words, myDecks } = useWords();
  const { recipe } = words;
  const { settings } = usePreferences();
  const { saveAsFile } = useSharing();
  const sheet = useShareSheet();
  const [message, setMessage] = useState<string | null>(null);
  const list = parts.flatMap(({ cards }) => cards.map(({ listEntry }) => `1 ${listEntry}`));
  const text = withPlainSpaces(`// ${recipe.about}\n// ${comment}\n${list.join('\n')}\n`);
  const { pastedCardList, randomDraft } = settings.values.value;

  async function share(shareSheet: ShareSheet) {
    const outcome = await shareSheet.share(recipe.about, text);
    setMessage(outcome === 'failed' ? recipe.notShared : null);
  }

  return (
    <>
      <p class={common.note}>{note}</p>
      <MissingCards parts={parts} />
      <div class={styles.parts}>
        {parts.map(
          ({ colors, cards }) =>
            cards.length > 0 && (
              <LazyDisclosure
                key={colors.join('')}
                title={<PartName colors={colors} count={cards.length} />}
                class={styles.cardList}
              >
                {() => (
                  <ul class={styles.cards}>
                    {cards.map(({ name, manaCost }, index) => (
                      <li key={index}>
                        {name} <TextWithSymbols text={manaCost} />
                      </li>
                    ))}
                  </ul>
                )}
              </LazyDisclosure>
            ),
        )}
      </div>
      <div class={classNames(common.row, listStyles.actions)}>
        {sheet && <Button onClick={() => share(sheet)}>{recipe.share}</Button>}
        <CopyButton getText={() => text} onFailed={() => setMessage(myDecks.notCopied)} />
        <Button onClick={() => saveAsFile('deck.txt', text, 'text/plain')}>{words.list.saveText}</Button>
      </div>
      <p class={common.note} role="status">
        {message}
      </p>
      <Button wide onClick={onPlay}>
        {recipe.forSharedGame}
      </Button>
      {onShowAsList && (
        <ConfirmButton
          confirmLabel={recipe.replaceList}
          needsConfirmation={wouldLoseCards(pastedCardList, text)}
          onConfirm={() => onShowAsList(text)}
        >
          {recipe.asList}
        </ConfirmButton>
      )}
      <ConfirmButton
        confirmLabel={recipe.replaceDraft}
        needsConfirmation={wouldLoseCards(randomDraft?.list, text)}
        onConfirm={() => onUseForDraft(text)}
      >
        {recipe.forDraft}
      </ConfirmButton>
    </>
  );
}

/** Returns whether replacing this list with the other would lose cards. */
function wouldLoseCards(list: string | null | undefined, replacement: string): boolean {
  return (list ?? '').trim() !== '' && list !== replacement;
}

export function formatDeckNumber(number: number): string {
  return `${number}`.padStart(6, '0');
}

interface PartNameProps {
  colors: DeckPart<DrawnCard>['colors'];
  count: number;
}

function PartName({ colors, count }: PartNameProps) {
  const { recipe } = useWords().lands;
  return (
    <span class={styles.partName}>
      {colors.length === 0 ? (
        recipe.colorless
      ) : (
        <TextWithSymbols
          text={inPrintedOrder(colors)
            .map((color) => `{${color}}`)
            .join('')}
        />
      )}
      : {count}
    </span>
  );
}

/** Lists the cards that are missing from a deck drawn from too short a list. */
function MissingCards({ parts }: { parts: readonly DeckPart<DrawnCard>[] }) {
  const { recipe } = useWords().lands;
  const incompleteParts = parts.filter(({ missingCount }) => missingCount > 0);
  if (incompleteParts.length === 0) return null;
  return (
    <div class={common.note}>
      <p>{recipe.lacking}</p>
      <ul class={styles.missingCards}>
        {incompleteParts.map(({ colors, missingCount }) => (
          <li key={colors.join('')}>
            <PartName colors={colors} count={missingCount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
