import type { ButtonHTMLAttributes, ComponentChildren, VNode } from 'preact';
import styles from './Button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './Icon';

interface ButtonProps {
  /** 'primary' is the main action. */
  variant?: 'plain' | 'primary' | 'bare';
  wide?: boolean;
  disabled?: boolean;
  /** Whether taps are ignored without the button looking disabled. */
  ignoresTaps?: boolean;
  submit?: boolean;
  label?: string;
  pressed?: boolean;
  /** Whether it is left out of the tab order, because the same button is elsewhere on the page. */
  isSkippedByTab?: boolean | undefined;
  /** Whether it is focused when its dialog opens. */
  autofocus?: boolean;
  class?: string | undefined;
  onClick?: () => void;
  /** Handlers of a button that counts while it is held, in place of `onClick`. */
  pressHandlers?: ButtonHTMLAttributes<HTMLButtonElement>;
  children: ComponentChildren;
}

export function Button({
  variant = 'plain',
  wide,
  disabled,
  ignoresTaps,
  submit,
  label,
  pressed,
  isSkippedByTab,
  autofocus,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = classNames(
    styles.button,
    variant !== 'plain' && styles[variant],
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
      tabIndex={isSkippedByTab ? -1 : undefined}
      aria-disabled={ignoresTaps ? 'true' : undefined}
      onClick={ignoresTaps ? undefined : onClick}
      {...rest.pressHandlers}
    >
      {children}
    </button>
  );
}

interface IconButtonProps
  extends Pick<
    ButtonProps,
    'disabled' | 'ignoresTaps' | 'autofocus' | 'class' | 'onClick' | 'pressHandlers'
  > {
  /** The name of an icon, or one that is loaded later. */
  icon: IconName | VNode;
  label: string;
  variant?: 'plain' | 'bare';
}

/** A square button with an icon; the label is its accessible name. */
export function IconButton({ icon, variant = 'bare', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} class={classNames(styles.icon, rest.class)}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </Button>
  );
}
