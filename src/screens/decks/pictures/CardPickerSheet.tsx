import { useState } from 'preact/hooks';
import { otherLanguage } from '../../../content/bilingual';
import common from '../../../design/common.module.css';
import { SearchField } from '../../../design/SearchField';
import { Sheet } from '../../../design/Sheet';
import { usePictures } from '../../../session/contexts/use-pictures';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { BlobImage } from '../../parts/card/BlobImage';
import { withHyphensInLongest } from '../../parts/text/soft-hyphens';
import { isTranslationShown } from '../../parts/text/translation-visibility';
import { useLanguage, useWords } from '../../parts/words';
import { emptyQuery } from '../catalog-search/find-cards';
import { searchList } from '../catalog-search/search-results';
import styles from './PicturesScreen.module.css';

interface CardPickerSheetProps {
  thumbnail: Blob;
  fileName: string;
  onPick: (card: string) => void;
  onClose: () => void;
}

/** A sheet in which the user searches for the card of a picture. */
export function CardPickerSheet({ thumbnail, fileName, onPick, onClose }: CardPickerSheetProps) {
  const words = useWords();
  const { catalog } = usePlanarCards();
  const pictures = usePictures();
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const [text, setText] = useState('');
  const isSecondNameShown = isTranslationShown(language, text);
  const pictureFactsByCard = pictures.value?.library.factsByCard.value;
  const { cards: foundCards, similarCards } = searchList(catalog.value?.catalog ?? [], {
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
                <span class={styles.name}>{withHyphensInLongest(card.name[language])}</span>
                <span class={common.explanation}>
                  {isSecondNameShown && (
                    <span lang={secondLanguage}>{withHyphensInLongest(card.name[secondLanguage])}</span>
                  )}
                  {isSecondNameShown && pictureFactsByCard?.has(card.id) && ' · '}
                  {pictureFactsByCard?.has(card.id) && words.pictures.hasPicture}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
