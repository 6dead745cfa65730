import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { useSharing } from '../../../session/contexts/use-sharing';
import page from '../page/page.module.css';
import { useWords } from '../words';
import styles from './CopyButton.module.css';

const SHOWN_MS = 3000;

interface CopyButtonProps {
  getText: () => string;
  onFailed: () => void;
}

/** Copies a list as text; for a moment, the button itself says so, at the same size. */
export function CopyButton({ getText, onFailed }: CopyButtonProps) {
  const { myDecks } = useWords();
  const { copyText } = useSharing();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <>
      <Button class={styles.button} onClick={() => copyText(getText()).then(() => setCopied(true), onFailed)}>
        <span class={isCopied ? page.hiddenWithSpace : undefined}>{myDecks.copyText}</span>
        {isCopied && <span>{myDecks.copied}</span>}
      </Button>
      <span class="visually-hidden" role="status">
        {isCopied && myDecks.copied}
      </span>
    </>
  );
}
