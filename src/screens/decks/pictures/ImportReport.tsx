import { Button } from '../../../design/Button';
import type { ImportTrouble, LeftOut, PictureImport } from '../../../session/picture-import';
import { useWords } from '../../parts/words';
import { fileInWords } from './file-words';
import styles from './PicturesScreen.module.css';
import { UndecidedPictures } from './UndecidedPictures';

/** What became of what was brought: how many have found their cards, which wait for the user, and why the others did not come. */
export function ImportReport({ taking }: { taking: PictureImport }) {
  const { pictures: words } = useWords();
  const added = taking.added.value;
  const leftOut = taking.leftOut.value;
  const isUnderWay = taking.progress.value !== null;
  const canRetry = leftOut.some(({ source }) => source !== null);
  return (
    <>
      <p role="status" class={styles.added}>
        {!isUnderWay && added > 0 && words.added(added)}
      </p>
      <UndecidedPictures taking={taking} />
      {leftOut.length > 0 && (
        <section class={styles.part}>
          <h2 class={styles.heading}>{words.leftOut(leftOut.length)}</h2>
          {/* Names come by the hundred: they are listed once, when all are there. */}
          {!isUnderWay &&
            byTrouble(leftOut).map(([trouble, names]) => (
              <div key={trouble} class={styles.trouble}>
                <p>{words.troubles[trouble]}</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
                <ul class={styles.names} tabIndex={0} aria-label={words.troubles[trouble]}>
                  {names.map((name, index) => (
                    <li key={`${index}`}>{fileInWords(name)}</li>
                  ))}
                </ul>
              </div>
            ))}
        </section>
      )}
      {!isUnderWay && (leftOut.length > 0 || added > 0) && (
        <div class={styles.buttons}>
          {canRetry && <Button onClick={() => taking.retry()}>{words.retry}</Button>}
          <Button look="bare" onClick={taking.forget}>
            {words.forget}
          </Button>
        </div>
      )}
    </>
  );
}

function byTrouble(leftOut: readonly LeftOut[]): readonly (readonly [ImportTrouble, readonly string[]])[] {
  const groups = new Map<ImportTrouble, string[]>();
  for (const { trouble, name } of leftOut) {
    const names = groups.get(trouble);
    if (names) names.push(name);
    else groups.set(trouble, [name]);
  }
  return [...groups];
}
