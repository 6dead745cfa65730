import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { printedCard } from '../../../rules/planar/planar-card';
import { useCards } from '../../../session/contexts/use-cards';
import { usePictures } from '../../../session/contexts/use-pictures';
import type { PictureImport } from '../../../session/pictures/picture-import';
import type { UndecidedPicture } from '../../../session/pictures/picture-intake';
import { BlobImage } from '../../parts/card/BlobImage';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { cardName, useLanguage, useWords } from '../../parts/words';
import { CardPickerSheet } from './CardPickerSheet';
import { displayFileName } from './display-file-name';
import styles from './PicturesScreen.module.css';
import reportStyles from './report.module.css';

/** Pictures that need a decision: which card they belong to, or whether they replace another picture. */
export function UndecidedPictures({ pictureImport }: { pictureImport: PictureImport }) {
  const { pictures: words } = useWords();
  const facts = usePictures().value?.library.facts.value;
  const [picking, setPicking] = useState<UndecidedPicture | null>(null);
  const undecided = pictureImport.undecided.value;
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(undecided.length);
  if (undecided.length === 0) return null;
  const withCard = undecided.filter(({ card }) => card !== null);
  const isReplacing = ({ card }: UndecidedPicture) => card !== null && facts?.has(card) === true;
  const replacing = withCard.filter(isReplacing);
  const suggested = withCard.filter((one) => !isReplacing(one));
  const idsOf = (pictures: readonly UndecidedPicture[]) => pictures.map(({ id }) => id);
  return (
    <section class={styles.part}>
      <h2 class={styles.heading}>{words.undecided(undecided.length)}</h2>
      <p class={styles.note}>{words.undecidedNote}</p>
      {undecided.length > 1 && (
        <div class={reportStyles.buttons}>
          {suggested.length > 1 && (
            <Button onClick={() => pictureImport.acceptSuggestions(idsOf(suggested))}>
              {words.takeAll(suggested.length)}
            </Button>
          )}
          {replacing.length > 1 && (
            <Button onClick={() => pictureImport.acceptSuggestions(idsOf(replacing))}>
              {words.replaceAll(replacing.length)}
            </Button>
          )}
          <Button onClick={() => undecided.forEach(({ id }) => void pictureImport.decide(id, null))}>
            {words.leaveAll(undecided.length)}
          </Button>
        </div>
      )}
      <ul ref={list} class={styles.list}>
        {undecided.map((picture, index) => (
          <li key={picture.id} class={styles.undecided}>
            <PictureToDecide
              picture={picture}
              isReplacing={isReplacing(picture)}
              onDecide={(card) => {
                beforeRemoval(index);
                pictureImport.decide(picture.id, card);
              }}
              onPick={() => setPicking(picture)}
            />
          </li>
        ))}
      </ul>
      {picking && (
        <CardPickerSheet
          thumbnail={picking.thumbnail}
          fileName={displayFileName(picking.name)}
          onPick={(card) => {
            setPicking(null);
            if (facts?.has(card)) pictureImport.suggest(picking.id, card);
            else {
              beforeRemoval(undecided.indexOf(picking));
              pictureImport.decide(picking.id, card);
            }
          }}
          onClose={() => setPicking(null)}
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
  const catalog = useCards().catalog.value;
  const language = useLanguage();
  const { card } = picture;
  const file = displayFileName(picture.name);
  const name = card === null ? null : cardName(catalog, language, printedCard(card));
  return (
    <>
      <BlobImage class={styles.small} blob={picture.thumbnail} />
      <div class={styles.texts}>
        <p class={styles.file}>{file}</p>
        <p class={styles.note}>
          {name === null ? words.unlikely : isReplacing ? words.hasOne(name) : words.likely(name)}
        </p>
      </div>
      <div class={styles.choices}>
        {name !== null && (
          <Button label={isReplacing ? words.replace(name) : words.take(name)} onClick={() => onDecide(card)}>
            {isReplacing ? words.choice.replace : words.choice.take}
          </Button>
        )}
        <Button label={words.chooseFor(file)} onClick={onPick}>
          {words.choice.choose}
        </Button>
        <Button label={words.leave(file)} onClick={() => onDecide(null)}>
          {words.choice.leave}
        </Button>
      </div>
    </>
  );
}
