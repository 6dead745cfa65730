import { Button } from '../../../design/Button';
import { type Rotation, Sheet } from '../../../design/Sheet';
import { useCards } from '../../../session/contexts/use-cards';
import { AbilityList } from '../../parts/card/AbilityList';
import { useLanguage, useWords } from '../../parts/words';
import styles from './CardSheet.module.css';
import { type PlaneProps, usePlane } from './use-plane';

interface CardSheetProps extends PlaneProps {
  rotation: Rotation;
  onMeaning: () => void;
  onClose: () => void;
}

/** Shows the whole text of a face-up card, which has little space where it faces several readers. */
export function CardSheet({ rotation, onMeaning, onClose, ...plane }: CardSheetProps) {
  const words = useWords();
  const language = useLanguage();
  const { catalog } = useCards();
  const { facts, name, owner, activeTimes } = usePlane(plane);
  const planarType = facts && catalog.value?.planarTypeOf(facts);
  return (
    <Sheet title={name} closeLabel={words.close} rotation={rotation} onClose={onClose}>
      <div class={styles.text}>
        {facts && (
          <p class={styles.note}>
            {words.kinds[facts.kind]}
            {planarType && `\u00a0— ${planarType[language]}`}
          </p>
        )}
        {owner && <p class={styles.note}>{owner}</p>}
        {facts ? (
          <AbilityList abilities={facts.abilities} activeTimes={activeTimes} linksTerms />
        ) : (
          <p>{words.unknownCardNote}</p>
        )}
        <Button wide onClick={onMeaning}>
          {words.meaning.title}
        </Button>
      </div>
    </Sheet>
  );
}
