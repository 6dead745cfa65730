import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Select } from '../../../design/Select';
import type { DeckChoice } from '../../../session/decks/deck-choice';
import type { PictureFacts, Pictures } from '../../../session/pictures/pictures';
import { Fold } from '../../parts/field/Fold';
import { useWords } from '../../parts/words';
import styles from './PicturesScreen.module.css';
import { useCardGroups } from './use-card-groups';

type Which = 'every' | DeckChoice;

interface RemovePicturesProps {
  pictures: Pictures;
  facts: ReadonlyMap<string, PictureFacts>;
}

/** Removes the pictures of all cards or of a deck, with undo. */
export function RemovePictures({ pictures, facts }: RemovePicturesProps) {
  const words = useWords();
  const [which, setWhich] = useState<Which>('every');
  const { options, cardsOf } = useCardGroups();
  const cards = which === 'every' ? [...facts.keys()] : cardsOf(which);
  const chosen = [...new Set(cards)].flatMap((card) => facts.get(card) ?? []);
  const bytes = chosen.reduce((sum, each) => sum + each.bytes, 0);
  return (
    <Fold title={words.pictures.removeMany} framed>
      <div class={styles.inside}>
        <Select
          label={words.pictures.ofWhich}
          value={which}
          options={[{ value: 'every' as Which, name: words.pictures.ofAll }, ...options]}
          onChange={setWhich}
        />
        <Button
          wide
          disabled={chosen.length === 0}
          onClick={() => pictures.remove(chosen.map(({ card }) => card))}
        >
          {words.pictures.removeThese(chosen.length, bytes)}
        </Button>
      </div>
    </Fold>
  );
}
