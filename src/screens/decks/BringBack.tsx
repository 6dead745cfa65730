import { Button } from '../../design/Button';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';

/** Has a removed card of the user's own back, as long as it is on the phone. */
export function BringBack({ id }: { id: string }) {
  const { ownCards: words } = useWords();
  const { ownCards } = useSession();
  return (
    <Button wide look="walk" onClick={() => ownCards.value?.bringBack(id)}>
      {words.bringBack}
    </Button>
  );
}
