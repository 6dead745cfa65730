import { Button } from '../../../design/Button';
import { useWords } from '../../parts/words';

interface ReplaceNameProps {
  name: string;
  replacement: string;
  onReplace: () => void;
}

/** Replaces an unknown name of the list with the card that it most likely means. */
export function ReplaceName({ name, replacement, onReplace }: ReplaceNameProps) {
  const { identify } = useWords().lands;
  return (
    <Button label={identify.replaceWith(name, replacement)} onClick={onReplace}>
      → {replacement}
    </Button>
  );
}
