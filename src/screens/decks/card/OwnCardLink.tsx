import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import { isOwnCard } from '../../../rules/planar/planar-card';
import { useCards } from '../../../session/contexts/use-cards';
import { pathOf } from '../../../session/routing/routes';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';
import { ownCardFrom } from './own-card-form';
import { RestoreCard } from './RestoreCard';
import { useNewOwnCard } from './use-new-own-card';

/** A link to edit a custom card, or to create one from a printed card. */
export function OwnCardLink({ facts }: { facts: PlanarCardFacts }) {
  const { ownCards: words } = useWords();
  const { ownCards } = useCards();
  const createCard = useNewOwnCard();
  if (!isOwnCard(facts.id)) {
    const limits = ownCards.value?.limits;
    return (
      <Button disabled={!limits} onClick={() => limits && createCard(ownCardFrom(facts, limits))}>
        {words.makeFrom}
      </Button>
    );
  }
  return facts.isRemoved ? (
    <RestoreCard id={facts.id} />
  ) : (
    <a class={page.way} href={`#${pathOf({ place: 'ownCards', card: facts.id })}`}>
      {words.edit}
    </a>
  );
}
