import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  /** The action; the only accessible name of the button. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: 'plain' | 'outlined' | 'filled';
  readonly isDisabled?: boolean | undefined;
  readonly isPressed?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round button with an icon, 44 px wide for touch. */
export function IconButton({
  label,
  icon,
  kind = 'plain',
  isDisabled = false,
  isPressed,
  onClick,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-kind={kind}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
