import common from '../../../design/common.module.css';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import { useLanguage, useWords } from '../../parts/words';
import { GameMenuItem } from '../menu/GameMenuItem';
import type { OpenSheet } from './open-sheet';
import { TableSheet } from './TableSheet';

/** Lists the terms on the face-up cards, for players who do not tap them there. */
export function TermsSheet({ planar, behind }: { planar: PlanarZone; behind: OpenSheet | null }) {
  const words = useWords();
  const language = useLanguage();
  const { terms, openTermId } = useRulebook();
  const { catalog } = usePlanarCards();
  const foundTermIds = new Set<string>();
  for (const { card } of planar.faceUp) {
    const facts = catalog.value?.factsOf(card);
    if (facts)
      terms.value?.splitByTerms(words.kinds[facts.kind], language, { alreadyLinkedTermIds: foundTermIds });
    for (const { when, text } of facts?.abilities ?? []) {
      for (const time of when) {
        const termId = terms.value?.termIdOfAbilityTime(time);
        if (termId) foundTermIds.add(termId);
      }
      terms.value?.splitByTerms(text[language], language, { alreadyLinkedTermIds: foundTermIds });
    }
  }
  return (
    <TableSheet title={words.rules.termsOfCard} behind={behind} isBesidePlane>
      <div class={common.stack3}>
        {[...foundTermIds].map((id) => (
          <GameMenuItem
            key={id}
            label={terms.value?.termById(id)?.title[language] ?? id}
            onClick={() => {
              openTermId.value = id;
            }}
          />
        ))}
      </div>
    </TableSheet>
  );
}
