import { Icon } from '../../../design/Icon';
import { pathOf } from '../../../session/routing/routes';
import styles from '../styles/item-list.module.css';

/** Links to a rulebook entry; going back returns to the menu. */
export function RuleItem({ label, entry }: { label: string; entry: string }) {
  return (
    <a class={styles.item} data-rule href={`#${pathOf({ place: 'rules', entry })}`}>
      <span class={styles.label}>{label}</span>
      <Icon name="next" size={20} />
    </a>
  );
}
