import { Button, IconButton } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { Sheet } from '../../../design/Sheet';
import type { DeckExport } from '../../../session/decks/deck-import';
import { encodeDeck } from '../../../session/decks/sharing/deck-codes';
import { QrCode } from '../../parts/qr-code/QrCode';
import { useFramePlayback } from '../../parts/qr-code/use-frame-playback';
import { useLoaded } from '../../parts/use-loaded';
import { deckName, useWords } from '../../parts/words';
import styles from './DeckCodes.module.css';

/** Long enough for a camera to see each code more than once. */
const CODE_SHOWN_MS = 900;

interface DeckCodesProps {
  exported: DeckExport;
  sizeText: string;
  onClose: () => void;
}

/** The deck as a QR code, or as several shown in turn, for another phone's camera. */
export function DeckCodes({ exported, sizeText, onClose }: DeckCodesProps) {
  const words = useWords();
  const codes = useLoaded(() => encodeDeck(exported), [exported]);
  return (
    <Sheet
      title={deckName(words, exported)}
      closeLabel={words.close}
      hasOnlyText={codes === null || codes?.length === 1}
      onClose={onClose}
    >
      {codes === null && <p>{words.deckSharing.tooManyCodes}</p>}
      {codes && <CodeSequence name={deckName(words, exported)} size={sizeText} codes={codes} />}
    </Sheet>
  );
}

function CodeSequence({ name, size, codes }: { name: string; size: string; codes: readonly string[] }) {
  const { deckSharing, pause } = useWords();
  const count = codes.length;
  const { frameCounter, isPlaying, setPlaying, step } = useFramePlayback(CODE_SHOWN_MS, count === 1);
  const index = ((frameCounter % count) + count) % count;

  return (
    <QrCode text={codes[index] ?? ''} label={deckSharing.code(name, index + 1, count)} correction="medium">
      <p class={styles.size}>{size}</p>
      {count > 1 && (
        <>
          <div class={styles.steps}>
            <IconButton
              icon={<DeferredIcon name="back" />}
              variant="plain"
              label={deckSharing.previous}
              onClick={() => step(-1)}
            />
            <p class={styles.count} aria-live={isPlaying ? 'off' : 'polite'}>
              {deckSharing.codeOf(index + 1, count)}
            </p>
            <IconButton
              icon={<DeferredIcon name="next" />}
              variant="plain"
              label={deckSharing.next}
              onClick={() => step(1)}
            />
          </div>
          <Button wide onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? pause : deckSharing.play}
          </Button>
          <p class={common.explanation}>{deckSharing.severalNote(count)}</p>
        </>
      )}
      <p class={common.explanation}>{deckSharing.codeNote}</p>
    </QrCode>
  );
}
