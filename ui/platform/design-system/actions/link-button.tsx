import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonKind } from './button.tsx';
import styles from './button.module.css';

export interface LinkButtonProps {
  readonly children: ReactNode;
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly size?: 'large' | 'small';
  readonly icon?: ReactNode;
  readonly trailingIcon?: ReactNode;
  readonly isFullWidth?: boolean;
  readonly replace?: boolean;
  /** Runs in addition to the navigation, such as to report it. */
  readonly onClick?: (() => void) | undefined;
}

/** A link with the look of a button, for another screen of the app. */
export function LinkButton({
  children,
  to,
  kind = 'primary',
  size = 'large',
  icon,
  trailingIcon,
  isFullWidth = false,
  replace = false,
  onClick,
}: LinkButtonProps) {
  return (
    <span className={styles.frame} data-full={isFullWidth || undefined}>
      <Link
        className={styles.button}
        data-kind={kind}
        data-size={size}
        to={to}
        replace={replace}
        onClick={onClick}
      >
        {icon}
        <span>{children}</span>
        {trailingIcon}
      </Link>
    </span>
  );
}
