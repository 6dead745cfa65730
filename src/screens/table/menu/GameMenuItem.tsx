import common from '../../../design/common.module.css';
import styles from '../styles/item-list.module.css';

export function GameMenuItem(props: {
  label: string;
  note?: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" class={styles.item} disabled={props.disabled} onClick={props.onClick}>
      <span class={styles.label}>{props.label}</span>
      {props.note && <span class={common.note}>{props.note}</span>}
    </button>
  );
}
