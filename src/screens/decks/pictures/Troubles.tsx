import styles from './report.module.css';

interface TroublesProps<Trouble extends string> {
  /** What did not come, by the name the user knows it by, and why. */
  missing: readonly { readonly name: string; readonly trouble: Trouble }[];
  words: Readonly<Record<Trouble, string>>;
}

/** Why pictures did not come: each reason once, with all that it kept away. */
export function Troubles<Trouble extends string>({ missing, words }: TroublesProps<Trouble>) {
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
