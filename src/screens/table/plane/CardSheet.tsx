import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import type { Rotation } from '../../../design/Sheet';
import { AbilityList } from '../../parts/card/AbilityList';
import { useTypeLine } from '../../parts/card/use-type-line';
import { useWords } from '../../parts/words';
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
  const typeLine = useTypeLine();
  const { facts, name, ownerLabel, activeTimes } = useFaceUpCard(cardProps);
  return (
    <TableSheet title={name} rotation={rotation}>
      <div class={common.stack3}>
        {facts && <p class={styles.note}>{typeLine(facts)}</p>}
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
