import type { ComponentChildren } from 'preact';
import styles from './Checkbox.module.css';
import tickBox from './tick-box.module.css';

interface CheckboxProps {
  checked: boolean;
  onChange: () => void;
  children: ComponentChildren;
}

/** A labeled checkbox. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label class={styles.check}>
      <input type="checkbox" class={tickBox.box} checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}
