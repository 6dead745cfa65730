import { Button } from '../../../design/Button';
import type { Rotation } from '../../../design/Sheet';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { AbilityList } from '../../parts/card/AbilityList';
import { useLanguage, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import styles from './CardSheet.module.css';
import { type FaceUpCardProps, useFaceUpCard } from './use-face-up-card';

interface CardSheetProps extends FaceUpCardProps {
  rotation: Rotation;
}

/** Shows the whole text of a face-up card, which has little space where it faces several readers. */
export function CardSheet({ rotation, ...cardProps }: CardSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const language = useLanguage();
  const { catalog } = usePlanarCards();
  const { facts, name, ownerLabel, activeTimes } = useFaceUpCard(cardProps);
  const planarType = facts && catalog.value?.planarTypeOf(facts);
  return (
    <TableSheet title={name} rotation={rotation}>
      <div class={styles.text}>
        {facts && (
          <p class={styles.note}>
            {words.kinds[facts.kind]}
            {planarType && `\u00a0— ${planarType[language]}`}
          </p>
        )}
        {ownerLabel && <p class={styles.note}>{ownerLabel}</p>}
        {facts ? (
          <AbilityList abilities={facts.abilities} activeTimes={activeTimes} linksTerms />
        ) : (
          <p>{words.unknownCardNote}</p>
        )}
        <Button wide onClick={() => setOpenSheet({ kind: 'meaning' })}>
          {words.meaning.title}
        </Button>
      </div>
    </TableSheet>
  );
}
