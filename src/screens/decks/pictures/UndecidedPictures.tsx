import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { printedCard } from '../../../rules/planar/planar-card';
import type { PictureImport, Undecided } from '../../../session/picture-import';
import { useSession } from '../../../session/session';
import { BlobImage } from '../../parts/BlobImage';
import { useNextRow } from '../../parts/use-next-row';
import { cardName, useLanguage, useWords } from '../../parts/words';
import { fileInWords } from './file-words';
import { PickCard } from './PickCard';
import styles from './PicturesScreen.module.css';
import reportStyles from './report.module.css';

/** Pictures that wait for a word from the user: whose they are, or whether they shall take an earlier one's place. */
export function UndecidedPictures({ taking }: { taking: PictureImport }) {
  const { pictures: words } = useWords();
  const facts = useSession().pictures.value?.facts.value;
  const [picking, setPicking] = useState<Undecided | null>(null);
  const waiting = taking.undecided.value;
  const [list, goneAt] = useNextRow<HTMLUListElement>(waiting.length);
  if (waiting.length === 0) return null;
  const supposed = waiting.filter(({ card }) => card !== null);
  const isReplacing = ({ card }: Undecided) => card !== null && facts?.has(card) === true;
  const replacing = supposed.filter(isReplacing);
  const likely = supposed.filter((one) => !isReplacing(one));
  const idsOf = (some: readonly Undecided[]) => some.map(({ id }) => id);
  return (
    <section class={styles.part}>
      <h2 class={styles.heading}>{words.undecided(waiting.length)}</h2>
      <p class={styles.note}>{words.undecidedNote}</p>
      {waiting.length > 1 && (
        <div class={reportStyles.buttons}>
          {likely.length > 1 && (
            <Button onClick={() => taking.decideAsSupposed(idsOf(likely))}>
              {words.takeAll(likely.length)}
            </Button>
          )}
          {replacing.length > 1 && (
            <Button onClick={() => taking.decideAsSupposed(idsOf(replacing))}>
              {words.replaceAll(replacing.length)}
            </Button>
          )}
          <Button onClick={() => waiting.forEach(({ id }) => void taking.decide(id, null))}>
            {words.leaveAll(waiting.length)}
          </Button>
        </div>
      )}
      <ul ref={list} class={styles.list}>
        {waiting.map((one, index) => (
          <li key={one.id} class={styles.undecided}>
            <UndecidedPicture
              one={one}
              isReplacing={isReplacing(one)}
              onDecide={(card) => {
                goneAt(index);
                taking.decide(one.id, card);
              }}
              onPick={() => setPicking(one)}
            />
          </li>
        ))}
      </ul>
      {picking && (
        <PickCard
          thumbnail={picking.thumbnail}
          file={fileInWords(picking.name)}
          onPick={(card) => {
            setPicking(null);
            if (facts?.has(card)) taking.suppose(picking.id, card);
            else {
              goneAt(waiting.indexOf(picking));
              taking.decide(picking.id, card);
            }
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </section>
  );
}

interface UndecidedPictureProps {
  one: Undecided;
  isReplacing: boolean;
  onDecide: (card: string | null) => void;
  onPick: () => void;
}

function UndecidedPicture({ one, isReplacing, onDecide, onPick }: UndecidedPictureProps) {
  const { pictures: words } = useWords();
  const catalogue = useSession().catalogue.value;
  const language = useLanguage();
  const { card } = one;
  const file = fileInWords(one.name);
  const name = card === null ? null : cardName(catalogue, language, printedCard(card));
  return (
    <>
      <BlobImage class={styles.small} blob={one.thumbnail} />
      <div class={styles.texts}>
        <p class={styles.file}>{file}</p>
        <p class={styles.note}>
          {name === null ? words.unlikely : isReplacing ? words.hasOne(name) : words.likely(name)}
        </p>
      </div>
      <div class={styles.choices}>
        {name !== null && (
          <Button label={isReplacing ? words.replace(name) : words.take(name)} onClick={() => onDecide(card)}>
            {isReplacing ? words.choice.replace : words.choice.take}
          </Button>
        )}
        <Button label={words.chooseFor(file)} onClick={onPick}>
          {words.choice.choose}
        </Button>
        <Button label={words.leave(file)} onClick={() => onDecide(null)}>
          {words.choice.leave}
        </Button>
      </div>
    </>
  );
}
