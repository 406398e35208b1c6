import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly kind?: ButtonKind;
  readonly size?: 'large' | 'small';
  readonly type?: 'button' | 'submit';
  /** Keeps the label, shows a spinner and ignores presses. */
  readonly isBusy?: boolean | undefined;
  /** Said to screen readers while busy. */
  readonly busyWords?: string;
  /** Why the button cannot work now; it stays focusable, and the sentence stands below it. */
  readonly whyDisabled?: string | undefined;
  /** Prefer `whyDisabled`; this one is for buttons whose reason is in plain sight. */
  readonly isDisabled?: boolean | undefined;
  readonly isFullWidth?: boolean;
  readonly icon?: ReactNode;
  readonly trailingIcon?: ReactNode;
  readonly form?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A press that does something here; what goes elsewhere is a `LinkButton`. */
export function Button({
  children,
  kind = 'primary',
  size = 'large',
  type = 'button',
  isBusy = false,
  busyWords = 'Working…',
  whyDisabled,
  isDisabled = false,
  isFullWidth = false,
  icon,
  trailingIcon,
  onClick,
  ...rest
}: ButtonProps) {
  const whyId = useId();
  const isBlocked = isBusy || whyDisabled !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops Enter in a field from submitting past a button that cannot work.
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
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
        {...blockedProps(isBusy, whyDisabled === undefined ? undefined : whyId)}
        onClick={press}
      >
        {isBusy ? <Spinner /> : icon}
        <span className={styles.label}>{children}</span>
        {trailingIcon}
      </button>
      {whyDisabled !== undefined && (
        <span id={whyId} className={styles.why}>
          {whyDisabled}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{isBusy ? busyWords : ''}</span>
      </VisuallyHidden>
    </span>
  );
}

/** `aria-disabled` instead of `disabled`: the button keeps the focus and can say why. */
function blockedProps(isBusy: boolean, whyId: string | undefined) {
  return {
    'aria-disabled': isBusy || whyId !== undefined ? true : undefined,
    'aria-busy': isBusy ? true : undefined,
    'aria-describedby': whyId,
  };
}
