import styles from './report.module.css';

interface FailedPicturesProps<Trouble extends string> {
  /** Failed pictures, each with a name that the user recognizes and the reason. */
  missing: readonly { readonly name: string; readonly trouble: Trouble }[];
  words: Readonly<Record<Trouble, string>>;
}

/** Lists failed pictures by reason. */
export function FailedPictures<Trouble extends string>({ missing, words }: FailedPicturesProps<Trouble>) {
  const groups = new Map<Trouble, string[]>();
  for (const { trouble, name } of missing) {
    const names = groups.get(trouble);
    if (names) names.push(name);
    else groups.set(trouble, [name]);
  }
  return (
    <>
      {[...groups].map(([trouble, names]) => (
        <div key={trouble} class={styles.trouble}>
          <p>{words[trouble]}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <ul class={styles.names} tabIndex={0} aria-label={words[trouble]}>
            {names.map((name, index) => (
              <li key={`${index}`}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
