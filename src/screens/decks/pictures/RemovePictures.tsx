import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Select } from '../../../design/Select';
import type { DeckChoice } from '../../../session/decks/deck-choice';
import type { PictureFacts, Pictures } from '../../../session/pictures/pictures';
import { Disclosure } from '../../parts/field/Disclosure';
import { useWords } from '../../parts/words';
import removal from '../removal.module.css';
import styles from './PicturesScreen.module.css';
import { useDeckOptions } from './use-deck-options';

type RemovableGroup = 'everyStored' | DeckChoice;

interface RemovePicturesProps {
  pictures: Pictures;
  factsByCard: ReadonlyMap<string, PictureFacts>;
}

/** Removes the pictures of all cards or of a deck, with undo. */
export function RemovePictures({ pictures, factsByCard }: RemovePicturesProps) {
  const words = useWords();
  const [group, setGroup] = useState<RemovableGroup>('everyStored');
  const { options, cardIdsOf } = useDeckOptions();
  const cards = group === 'everyStored' ? [...factsByCard.keys()] : cardIdsOf(group);
  const chosenPictures = [...new Set(cards)].flatMap((card) => factsByCard.get(card) ?? []);
  const bytes = chosenPictures.reduce((sum, picture) => sum + picture.bytes, 0);
  return (
    <Disclosure title={words.pictures.removeMany} framed>
      <div class={styles.disclosedContent}>
        <Select
          label={words.pictures.ofWhich}
          value={group}
          options={[{ value: 'everyStored' as RemovableGroup, name: words.pictures.ofAll }, ...options]}
          onChange={setGroup}
        />
        <Button
          wide
          class={removal.remove}
          disabled={chosenPictures.length === 0}
          onClick={() => pictures.remove(chosenPictures.map(({ card }) => card))}
        >
          {words.pictures.removeThese(chosenPictures.length, bytes)}
        </Button>
      </div>
    </Disclosure>
  );
}
