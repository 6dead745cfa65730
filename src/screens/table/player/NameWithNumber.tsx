import styles from './NameWithNumber.module.css';

/** Shows a name truncated to fit; of a name like "Player 7" that does not fit, only the number. */
export function NameWithNumber({ name }: { name: string }) {
  const [, nameStem, number] = /^(\S+ )(\d+)$/.exec(name) ?? [name, name];
  return (
    <span class={styles.text}>
      <span>{nameStem}</span>
      {number && <span>{number}</span>}
    </span>
  );
}
