import styles from '../styles/item-list.module.css';

export function GameMenuItem(props: {
  what: string;
  note?: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" class={styles.item} disabled={props.disabled} onClick={props.onClick}>
      <span class={styles.what}>{props.what}</span>
      {props.note && <span class={styles.note}>{props.note}</span>}
    </button>
  );
}
