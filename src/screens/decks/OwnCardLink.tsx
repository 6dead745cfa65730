import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { Button } from '../../design/Button';
import { isOwnCard } from '../../rules/planar/planar-card';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import page from '../parts/page.module.css';
import { useWords } from '../parts/words';
import { BringBack } from './BringBack';
import { ownCardFrom } from './own-card-form';
import { useNewOwnCard } from './use-new-own-card';

/** To where the user's own card can be changed; from a printed one, to an own one that begins with its text. */
export function OwnCardLink({ facts }: { facts: PlanarCardFacts }) {
  const { ownCards: words } = useWords();
  const { ownCards } = useSession();
  const make = useNewOwnCard();
  if (!isOwnCard(facts.id)) {
    const limits = ownCards.value?.limits;
    return (
      <Button disabled={!limits} onClick={() => limits && make(ownCardFrom(facts, limits))}>
        {words.makeFrom}
      </Button>
    );
  }
  return facts.isRemoved ? (
    <BringBack id={facts.id} />
  ) : (
    <a class={page.way} href={`#${pathOf({ place: 'ownCards', card: facts.id })}`}>
      {words.edit}
    </a>
  );
}
