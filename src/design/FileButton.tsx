import type { ComponentChildren } from 'preact';
import button from './Button.module.css';
import { classNames } from './class-names';
import styles from './FileButton.module.css';

interface FileButtonProps {
  /** Endings and kinds, as the platform lists them: ".txt,text/plain". */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
  children: ComponentChildren;
}

/** Looks like a button and lets the user choose a file; the same file may be chosen again. */
export function FileButton({ accept, disabled, onFile, children }: FileButtonProps) {
  return (
    <label
      class={classNames(button.button, button.wide, styles.button)}
      data-disabled={disabled || undefined}
    >
      <input
        class="visually-hidden"
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
      {children}
    </label>
  );
}
