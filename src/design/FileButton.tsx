import type { ComponentChildren } from 'preact';
import button from './Button.module.css';
import { classNames } from './class-names';
import styles from './FileButton.module.css';

interface LookProps {
  /** Endings and kinds, as the platform lists them: ".txt,text/plain". */
  accept: string;
  disabled?: boolean;
  look?: 'plain' | 'walk';
  children: ComponentChildren;
}

interface FilesButtonProps extends LookProps {
  /** Takes a new photo where there is a camera, instead of a file. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Looks like a button and lets the user choose files, any number at once; the same may be chosen again. */
export function FilesButton({ camera, ...rest }: FilesButtonProps) {
  return <ChooseFiles {...rest} multiple={!camera} capture={camera ? 'environment' : undefined} />;
}

/** Lets the user choose one file. */
export function FileButton({ onFile, ...rest }: LookProps & { onFile: (file: File) => void }) {
  return <ChooseFiles {...rest} multiple={false} onFiles={([file]) => file && onFile(file)} />;
}

interface ChooseFilesProps extends LookProps {
  multiple: boolean;
  capture?: 'environment' | undefined;
  onFiles: (files: readonly File[]) => void;
}

function ChooseFiles({ look = 'plain', children, onFiles, disabled, ...input }: ChooseFilesProps) {
  return (
    <label
      class={classNames(button.button, button.wide, look === 'walk' && button.walk, styles.button)}
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
