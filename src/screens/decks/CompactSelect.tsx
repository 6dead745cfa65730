import type { OptionValue } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import { DeferredIcon } from '../../design/DeferredIcon';
import { Select, type SelectProps } from '../../design/Select';
import styles from './card-rows.module.css';

interface CompactSelectProps<Value extends OptionValue> extends SelectProps<Value> {
  icon: 'filter' | 'sort';
}

/** A drop-down list that is a mere icon on a narrow phone, marked there unless the first option is chosen. */
export function CompactSelect<Value extends OptionValue>({ icon, ...select }: CompactSelectProps<Value>) {
  return (
    <span class={classNames(styles.compact, select.value !== select.options[0]?.value && styles.changed)}>
      <DeferredIcon name={icon} />
      <Select {...select} />
    </span>
  );
}
