import styles from './report.module.css';

interface FailedPicturesProps<Failure extends string> {
  /** Failed pictures, each with a name that the user recognizes and the reason. */
  failed: readonly { readonly name: string; readonly failure: Failure }[];
  words: Readonly<Record<Failure, string>>;
}

/** Lists failed pictures by reason. */
export function FailedPictures<Failure extends string>({ failed, words }: FailedPicturesProps<Failure>) {
  const groups = new Map<Failure, string[]>();
  for (const { failure, name } of failed) {
    const names = groups.get(failure);
    if (names) names.push(name);
    else groups.set(failure, [name]);
  }
  return (
    <>
      {[...groups].map(([failure, names]) => (
        <div key={failure} class={styles.failure}>
          <p>{words[failure]}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <ul class={styles.names} tabIndex={0} aria-label={words[failure]}>
            {names.map((name, index) => (
              <li key={`${index}`}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
