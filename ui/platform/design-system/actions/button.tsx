import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import styles from './button.module.css';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly kind?: ButtonKind;
  readonly size?: 'large' | 'small';
  readonly type?: 'button' | 'submit';
  /** Keeps the label, shows a spinner and ignores clicks. */
  readonly isBusy?: boolean | undefined;
  /** Announced to screen readers while the button is busy. */
  readonly busyText?: string;
  /** The reason why the button is disabled, shown below it; the button stays focusable. */
  readonly disabledReason?: string | undefined;
  /** Called for a press while there is a `disabledReason`, for example to focus the wrong field. */
  readonly onBlockedPress?: (() => void) | undefined;
  /** Use `disabledReason` instead, unless the reason is obvious from the screen. */
  readonly isDisabled?: boolean | undefined;
  readonly isFullWidth?: boolean;
  readonly icon?: ReactNode;
  readonly trailingIcon?: ReactNode;
  readonly form?: string | undefined;
  /**
   * The accessible name if several buttons have the same label; must start with the visible label.
   */
  readonly 'aria-label'?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button for an action on this page; use `LinkButton` for navigation. */
export function Button({
  children,
  kind = 'primary',
  size = 'large',
  type = 'button',
  isBusy = false,
  busyText = 'Working…',
  disabledReason,
  isDisabled = false,
  isFullWidth = false,
  icon,
  trailingIcon,
  onClick,
  onBlockedPress,
  ...rest
}: ButtonProps) {
  const whyId = useId();
  const isBlocked = isBusy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents Enter in a field from submitting the form through a disabled button.
    if (!isBlocked) return onClick?.(event);
    event.preventDefault();
    if (!isBusy) onBlockedPress?.();
  };
  return (
    <span className={styles.frame} data-full={isFullWidth || undefined}>
      <button
        {...rest}
        type={type}
        className={styles.button}
        data-kind={kind}
        data-size={size}
        disabled={isDisabled}
        {...blockedProps(isBusy, disabledReason === undefined ? undefined : whyId)}
        onClick={press}
      >
        {isBusy ? <Spinner /> : icon}
        <span>{children}</span>
        {trailingIcon}
      </button>
      {disabledReason !== undefined && (
        <span id={whyId} className={styles.why}>
          {disabledReason}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{isBusy ? busyText : ''}</span>
      </VisuallyHidden>
    </span>
  );
}

/**
 * Uses `aria-disabled` instead of `disabled`, so that the button stays focusable and has a
 * description.
 */
function blockedProps(isBusy: boolean, whyId: string | undefined) {
  return {
    'aria-disabled': isBusy || whyId !== undefined ? true : undefined,
    'aria-busy': isBusy ? true : undefined,
    'aria-describedby': whyId,
  };
}
