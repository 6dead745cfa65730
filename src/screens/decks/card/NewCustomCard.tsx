import { Button } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import { planarCardKinds } from '../../../rules/planar/planar-card';
import { useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import { newCustomCard } from './custom-card-form';
import { useCreateCustomCard } from './use-create-custom-card';

const labels = { plane: 'newPlane', phenomenon: 'newPhenomenon' } as const;

/** Creates an empty card and opens it. */
export function NewCustomCard({ onCreate }: { onCreate?: (id: string) => void }) {
  const { customCards } = useWords();
  const createCard = useCreateCustomCard();
  return (
    <div class={styles.pair}>
      {planarCardKinds.map((kind) => (
        <Button
          key={kind}
          variant={kind === 'plane' ? 'primary' : 'plain'}
          onClick={() => {
            const id = createCard(newCustomCard(kind));
            if (id !== null) onCreate?.(id);
          }}
        >
          <Icon name="plus" />
          {customCards[labels[kind]]}
        </Button>
      ))}
    </div>
  );
}
