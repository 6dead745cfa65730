import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import { isCustomCard } from '../../../rules/planar/planar-card';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { pathOf } from '../../../session/routing/routes';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';
import { customCardFrom } from './custom-card-form';
import { RestoreCard } from './RestoreCard';
import { useCreateCustomCard } from './use-create-custom-card';

/** A link to edit a custom card, or to create one from a printed card. */
export function EditOrCopyCard({ facts }: { facts: PlanarCardFacts }) {
  const { customCards: words } = useWords();
  const { customCards } = usePlanarCards();
  const createCard = useCreateCustomCard();
  if (!isCustomCard(facts.id)) {
    return (
      <Button disabled={!customCards.value} onClick={() => createCard(customCardFrom(facts))}>
        {words.makeFrom}
      </Button>
    );
  }
  return facts.isRemoved ? (
    <RestoreCard id={facts.id} />
  ) : (
    <a class={page.linkButton} href={`#${pathOf({ place: 'customCards', card: facts.id })}`}>
      {words.edit}
    </a>
  );
}
