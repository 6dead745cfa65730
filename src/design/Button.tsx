import type { ComponentChildren } from 'preact';
import styles from './Button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './Icon';

interface ButtonProps {
  /** 'walk' is for the one thing to do next. */
  look?: 'plain' | 'walk' | 'bare';
  wide?: boolean;
  disabled?: boolean;
  /** Looks as ever, but does nothing for a moment. */
  deaf?: boolean;
  submit?: boolean;
  label?: string;
  pressed?: boolean;
  /** Only for those who touch: the keyboard finds the same button elsewhere. */
  touchOnly?: boolean | undefined;
  /** Takes the focus when what it stands in opens. */
  autofocus?: boolean;
  class?: string | undefined;
  onClick?: () => void;
  children: ComponentChildren;
}

export function Button({
  look = 'plain',
  wide,
  disabled,
  deaf,
  submit,
  label,
  pressed,
  touchOnly,
  autofocus,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = classNames(
    styles.button,
    look !== 'plain' && styles[look],
    wide && styles.wide,
    rest.class,
  );
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={classes}
      disabled={disabled}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      autofocus={autofocus}
      tabIndex={touchOnly ? -1 : undefined}
      aria-disabled={deaf ? 'true' : undefined}
      onClick={deaf ? undefined : onClick}
    >
      {children}
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  look?: 'plain' | 'bare';
  disabled?: boolean;
  deaf?: boolean;
  autofocus?: boolean;
  class?: string | undefined;
  onClick: () => void;
}

/** A square button with a drawing; the label is what it is called. */
export function IconButton({ icon, look = 'bare', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} look={look} class={classNames(styles.icon, rest.class)}>
      <Icon name={icon} />
    </Button>
  );
}
