import { Button } from '../../../design/Button';
import type { DeckImport } from '../../../session/decks/deck-import';
import { missingCodeNumbers } from '../../../session/decks/sharing/deck-codes';
import { useWords } from '../../parts/words';
import styles from './ReceiveScreen.module.css';

/** The progress of scanning a deck that has several codes, also announced to screen readers. */
export function DeckScanProgress({ deckImport }: { deckImport: DeckImport }) {
  const { deckSharing } = useWords();
  const gathered = deckImport.gatheredCodes.value;
  const missing = gathered ? missingCodeNumbers(gathered) : [];
  return (
    <div class={styles.gathered}>
      <div role="status">
        {gathered && (
          <>
            <p class={styles.count}>{deckSharing.gathered(gathered.pieces.size, gathered.totalCount)}</p>
            <p>{deckSharing.missing(missing.join(', '))}</p>
          </>
        )}
      </div>
      {gathered && <Button onClick={deckImport.discardCodes}>{deckSharing.discardCodes}</Button>}
    </div>
  );
}
