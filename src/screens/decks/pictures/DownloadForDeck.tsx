import { useState } from 'preact/hooks';
import common from '../../../design/common.module.css';
import { Select } from '../../../design/Select';
import type { DeckChoice } from '../../../session/decks/deck-choice';
import { useWords } from '../../parts/words';
import { DownloadPictures } from './DownloadPictures';
import { useDeckOptions } from './use-deck-options';

/** Downloads pictures from Scryfall for a chosen set or deck. */
export function DownloadForDeck() {
  const words = useWords();
  const { options, cardIdsOf } = useDeckOptions();
  const [group, setGroup] = useState<DeckChoice>('all');
  return (
    <section class={common.stack3}>
      <h2>{words.downloads.title}</h2>
      <DownloadPictures cards={cardIdsOf(group)} showsAnyDownload>
        <Select label={words.pictures.ofWhich} value={group} options={options} onChange={setGroup} />
      </DownloadPictures>
    </section>
  );
}
