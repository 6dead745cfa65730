import { Icon } from '../../../design/Icon';
import { pathOf } from '../../../session/routing/routes';
import styles from './GameMenu.module.css';

export function Item(props: { what: string; note?: string; disabled?: boolean; onClick: () => void }) {
  return (
    <button type="button" class={styles.item} disabled={props.disabled} onClick={props.onClick}>
      <span class={styles.what}>{props.what}</span>
      {props.note && <span class={styles.note}>{props.note}</span>}
    </button>
  );
}

/** Links to a rulebook entry; going back returns to the menu. */
export function RuleItem({ what, rule }: { what: string; rule: string }) {
  return (
    <a class={styles.item} data-rule href={`#${pathOf({ place: 'rules', entry: rule })}`}>
      <span class={styles.what}>{what}</span>
      <Icon name="next" size={20} />
    </a>
  );
}
