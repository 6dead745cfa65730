import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import common from '../../../design/common.module.css';
import { appSupportOf } from '../../../session/cards/app-support';
import { Disclosure } from '../../parts/field/Disclosure';
import { useWords } from '../../parts/words';

/** A disclosure that lists what the app does for each ability of the card, and what it leaves to the players. */
export function SupportDisclosure({ facts }: { facts: PlanarCardFacts }) {
  const { support, when: times } = useWords();
  return (
    <Disclosure title={support.title}>
      <dl class={common.disclosedContent}>
        {appSupportOf(facts).map(({ when, kinds, playersTasks }, index) => (
          <div key={index}>
            <dt class={common.heading}>{when.map((time) => times[time]).join(', ')}</dt>
            <dd>{support.app(kinds.map((kind) => support.kinds[kind]).join('; '))}</dd>
            {playersTasks.length > 0 && (
              <dd>{support.players(playersTasks.map((task) => support.tasks[task]).join('; '))}</dd>
            )}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
