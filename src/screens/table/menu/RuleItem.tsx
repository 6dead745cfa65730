import { Icon } from '../../../design/Icon';
import { pathOf } from '../../../session/routing/routes';
import styles from '../styles/item-list.module.css';

/** Links to a rulebook entry; going back returns to the menu. */
export function RuleItem({ what, rule }: { what: string; rule: string }) {
  return (
    <a class={styles.item} data-rule href={`#${pathOf({ place: 'rules', entry: rule })}`}>
      <span class={styles.what}>{what}</span>
      <Icon name="next" size={20} />
    </a>
  );
}
