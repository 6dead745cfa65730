import { useState } from 'preact/hooks';
import { Select } from '../../../design/Select';
import type { DeckChoice } from '../../../session/deck-choice';
import { useWords } from '../../parts/words';
import { FetchPictures } from './FetchPictures';
import styles from './PicturesScreen.module.css';
import { useCardGroups } from './use-card-groups';

/** Pictures from Scryfall for a set or a deck, as chosen here. */
export function FetchForGroup() {
  const words = useWords();
  const { options, cardsOf } = useCardGroups();
  const [which, setWhich] = useState<DeckChoice>('all');
  return (
    <section class={styles.part}>
      <h2 class={styles.heading}>{words.downloads.title}</h2>
      <FetchPictures cards={cardsOf(which)}>
        <Select label={words.pictures.ofWhich} value={which} options={options} onChange={setWhich} />
      </FetchPictures>
    </section>
  );
}
