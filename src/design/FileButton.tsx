import type { ComponentChildren } from 'preact';
import buttonStyles from './Button.module.css';
import { classNames } from './class-names';
import styles from './FileButton.module.css';

interface SharedFileButtonProps {
  /** File extensions and MIME types, as in the `accept` attribute: ".txt,text/plain". */
  accept: string;
  disabled?: boolean;
  variant?: 'plain' | 'primary';
  children: ComponentChildren;
}

interface FilesButtonProps extends SharedFileButtonProps {
  /** Whether devices with a camera take a photo instead of choosing a file. */
  usesCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Lets the user choose any number of files; the same file can be chosen again. */
export function FilesButton({ usesCamera, ...rest }: FilesButtonProps) {
  return <FileInput {...rest} multiple={!usesCamera} capture={usesCamera ? 'environment' : undefined} />;
}

/** Lets the user choose one file. */
export function FileButton({ onFile, ...rest }: SharedFileButtonProps & { onFile: (file: File) => void }) {
  return <FileInput {...rest} multiple={false} onFiles={([file]) => file && onFile(file)} />;
}

interface FileInputProps extends SharedFileButtonProps {
  multiple: boolean;
  capture?: 'environment' | undefined;
  onFiles: (files: readonly File[]) => void;
}

function FileInput({ variant = 'plain', children, onFiles, disabled, ...input }: FileInputProps) {
  return (
    <label
      class={classNames(
        buttonStyles.button,
        buttonStyles.wide,
        variant === 'primary' && buttonStyles.primary,
        styles.button,
      )}
      data-disabled={disabled || undefined}
    >
      <input
        {...input}
        class="visually-hidden"
        type="file"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          currentTarget.value = '';
        }}
      />
      {children}
    </label>
  );
}
