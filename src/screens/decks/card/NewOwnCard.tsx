import { Button } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import { planarCardKinds } from '../../../rules/planar/planar-card';
import { useWords } from '../../parts/words';
import styles from '../deck/NewDeck.module.css';
import { newOwnCard } from './own-card-form';
import { useNewOwnCard } from './use-new-own-card';

const labels = { plane: 'newPlane', phenomenon: 'newPhenomenon' } as const;

/** Creates an empty card and opens it. */
export function NewOwnCard({ onMade }: { onMade?: (id: string) => void }) {
  const { ownCards } = useWords();
  const createCard = useNewOwnCard();
  return (
    <div class={styles.pair}>
      {planarCardKinds.map((kind) => (
        <Button
          key={kind}
          variant={kind === 'plane' ? 'primary' : 'plain'}
          onClick={() => {
            const id = createCard(newOwnCard(kind));
            if (id !== null) onMade?.(id);
          }}
        >
          <Icon name="plus" />
          {ownCards[labels[kind]]}
        </Button>
      ))}
    </div>
  );
}
