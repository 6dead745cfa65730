import styles from './ShortName.module.css';

/** Shows a name truncated to fit, except for the number that distinguishes "Player 7" from the others. */
export function ShortName({ name }: { name: string }) {
  const [, start, number] = /^(\S+?)( \d+)?$/.exec(name) ?? [name, name];
  return (
    <span class={styles.text}>
      <span class={number && styles.start}>{start}</span>
      {number}
    </span>
  );
}
