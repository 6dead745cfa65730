import { useState } from 'preact/hooks';
import { otherLanguage } from '../../../content/bilingual';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import common from '../../../design/common.module.css';
import { SearchField } from '../../../design/SearchField';
import { Sheet } from '../../../design/Sheet';
import { usePictures } from '../../../session/contexts/use-pictures';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { BlobImage } from '../../parts/card/BlobImage';
import { useCloseOnBack } from '../../parts/page/use-close-on-back';
import { isTranslationShown } from '../../parts/text/translation-visibility';
import { useLanguage, useWords } from '../../parts/words';
import { emptyQuery, sortedByName } from '../catalog-search/find-cards';
import { addToRow } from '../catalog-search/matching-titles';
import { searchList } from '../catalog-search/search-results';
import { MarkedTitle } from '../MarkedTitle';
import { WhereFound } from '../WhereFound';
import styles from './PicturesScreen.module.css';

const NO_CARDS: readonly PlanarCardFacts[] = [];

interface CardPickerSheetProps {
  thumbnail: Blob;
  fileName: string;
  onPick: (card: string) => void;
  onClose: () => void;
}

/** A sheet in which the user searches for the card of a picture. */
export function CardPickerSheet({ thumbnail, fileName, onPick, onClose }: CardPickerSheetProps) {
  useCloseOnBack(onClose);
  const words = useWords();
  const { catalog } = usePlanarCards();
  const pictures = usePictures();
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const [text, setText] = useState('');
  const isSecondNameShown = isTranslationShown(language, text);
  const pictureFactsByCard = pictures.value?.library.factsByCard.value;
  const {
    cards: foundCards,
    similarCards,
    words: foundWords,
  } = searchList(sortedByName(catalog.value?.catalog ?? NO_CARDS, language), {
    ...emptyQuery,
    text,
  });
  const cards = foundCards.length > 0 ? foundCards : similarCards;
  return (
    <Sheet title={words.pictures.whichCard} closeLabel={words.close} onClose={onClose}>
      <div class={styles.picker}>
        <BlobImage class={styles.largeThumbnail} blob={thumbnail} />
        <p class={styles.file}>{fileName}</p>
        <SearchField
          label={words.catalog.search}
          clearLabel={words.clearSearch}
          value={text}
          onChange={setText}
        />
        {foundCards.length === 0 && (
          <p role="status">{words.catalog[cards.length > 0 ? 'onlySimilar' : 'nothing']}</p>
        )}
        <ul class={common.stack2}>
          {cards.map((card) => (
            <li key={card.id}>
              <button type="button" class={styles.card} onClick={() => onPick(card.id)}>
                <span class={styles.name}>
                  <MarkedTitle title={card.name[language]} words={foundWords} />
                </span>
                <span class={common.explanation}>
                  {isSecondNameShown && (
                    <span lang={secondLanguage}>
                      <MarkedTitle title={card.name[secondLanguage]} words={foundWords} />
                    </span>
                  )}
                  {isSecondNameShown && pictureFactsByCard?.has(card.id) && ' · '}
                  {pictureFactsByCard?.has(card.id) && words.pictures.hasPicture}
                </span>
                <WhereFound
                  addition={addToRow(
                    card,
                    foundWords,
                    [card.name[language], isSecondNameShown ? card.name[secondLanguage] : ''],
                    language,
                  )}
                  words={foundWords}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
