import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { usePictures } from '../../../session/contexts/use-pictures';
import type { PictureImport } from '../../../session/pictures/picture-import';
import type { UndecidedPicture } from '../../../session/pictures/picture-intake';
import { BlobImage } from '../../parts/card/BlobImage';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { useCardName } from '../../parts/use-card-name';
import { useWords } from '../../parts/words';
import { CardPickerSheet } from './CardPickerSheet';
import { displayFileName } from './display-file-name';
import styles from './PicturesScreen.module.css';

/** Pictures that need a decision: which card they belong to, or whether they replace another picture. */
export function UndecidedPictures({ pictureImport }: { pictureImport: PictureImport }) {
  const { pictures: words } = useWords();
  const pictureFactsByCard = usePictures().value?.library.factsByCard.value;
  const [pictureToAssign, setPictureToAssign] = useState<UndecidedPicture | null>(null);
  const undecidedPictures = pictureImport.undecidedPictures.value;
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(undecidedPictures.length);
  if (undecidedPictures.length === 0) return null;
  const picturesWithSuggestion = undecidedPictures.filter(({ suggestedCard }) => suggestedCard !== null);
  const isReplacing = ({ suggestedCard }: UndecidedPicture) =>
    suggestedCard !== null && pictureFactsByCard?.has(suggestedCard) === true;
  const replacing = picturesWithSuggestion.filter(isReplacing);
  const additions = picturesWithSuggestion.filter((picture) => !isReplacing(picture));
  const idsOf = (pictures: readonly UndecidedPicture[]) => pictures.map(({ id }) => id);
  return (
    <section class={common.stack3}>
      <h2>{words.undecided(undecidedPictures.length)}</h2>
      <p class={common.explanation}>{words.undecidedNote}</p>
      {undecidedPictures.length > 1 && (
        <div class={common.row}>
          {additions.length > 1 && (
            <Button onClick={() => pictureImport.acceptSuggestions(idsOf(additions))}>
              {words.takeAll(additions.length)}
            </Button>
          )}
          {replacing.length > 1 && (
            <Button onClick={() => pictureImport.acceptSuggestions(idsOf(replacing))}>
              {words.replaceAll(replacing.length)}
            </Button>
          )}
          <Button onClick={() => undecidedPictures.forEach(({ id }) => void pictureImport.decide(id, null))}>
            {words.leaveAll(undecidedPictures.length)}
          </Button>
        </div>
      )}
      <ul ref={list} class={styles.list}>
        {undecidedPictures.map((picture, index) => (
          <li key={picture.id} class={styles.undecided}>
            <PictureToDecide
              picture={picture}
              isReplacing={isReplacing(picture)}
              onDecide={(card) => {
                beforeRemoval(index);
                pictureImport.decide(picture.id, card);
              }}
              onPick={() => setPictureToAssign(picture)}
            />
          </li>
        ))}
      </ul>
      {pictureToAssign && (
        <CardPickerSheet
          thumbnail={pictureToAssign.thumbnail}
          fileName={displayFileName(pictureToAssign.name)}
          onPick={(card) => {
            setPictureToAssign(null);
            if (pictureFactsByCard?.has(card)) pictureImport.setSuggestion(pictureToAssign.id, card);
            else {
              beforeRemoval(undecidedPictures.indexOf(pictureToAssign));
              pictureImport.decide(pictureToAssign.id, card);
            }
          }}
          onClose={() => setPictureToAssign(null)}
        />
      )}
    </section>
  );
}

interface PictureToDecideProps {
  picture: UndecidedPicture;
  isReplacing: boolean;
  onDecide: (card: string | null) => void;
  onPick: () => void;
}

function PictureToDecide({ picture, isReplacing, onDecide, onPick }: PictureToDecideProps) {
  const { pictures: words } = useWords();
  const cardName = useCardName();
  const { suggestedCard } = picture;
  const fileName = displayFileName(picture.name);
  const name = suggestedCard === null ? null : cardName(cardIdOfCopy(suggestedCard));
  return (
    <>
      <BlobImage class={styles.smallThumbnail} blob={picture.thumbnail} />
      <div class={styles.textColumn}>
        <p class={styles.file}>{fileName}</p>
        <p class={common.explanation}>
          {name === null ? words.unlikely : isReplacing ? words.hasOne(name) : words.likely(name)}
        </p>
      </div>
      <div class={classNames(common.row, styles.choices)}>
        {name !== null && (
          <Button
            label={isReplacing ? words.replace(name) : words.take(name)}
            onClick={() => onDecide(suggestedCard)}
          >
            {isReplacing ? words.choice.replace : words.choice.take}
          </Button>
        )}
        <Button label={words.chooseFor(fileName)} onClick={onPick}>
          {words.choice.choose}
        </Button>
        <Button label={words.leave(fileName)} onClick={() => onDecide(null)}>
          {words.choice.leave}
        </Button>
      </div>
    </>
  );
}
