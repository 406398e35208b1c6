import type { ReactNode } from 'react';
import type { ButtonKind } from './button.tsx';
import styles from './button.module.css';

export interface AnchorButtonProps {
  readonly children: ReactNode;
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly size?: 'large' | 'small';
  readonly icon?: ReactNode;
  readonly isFullWidth?: boolean;
  /** The file name to save under; makes the link a download. */
  readonly download?: string;
  readonly opensNewTab?: boolean;
  /** Runs before the browser navigates, such as to store state. */
  readonly onClick?: (() => void) | undefined;
}

/** A link with the look of a button, for targets outside the app: pages, files, phone numbers. */
export function AnchorButton({
  children,
  href,
  kind = 'primary',
  size = 'large',
  icon,
  isFullWidth = false,
  download,
  opensNewTab = false,
  onClick,
}: AnchorButtonProps) {
  return (
    <span className={styles.frame} data-full={isFullWidth || undefined}>
      <a
        className={styles.button}
        data-kind={kind}
        data-size={size}
        href={href}
        download={download}
        target={opensNewTab ? '_blank' : undefined}
        rel={opensNewTab ? 'noopener noreferrer' : undefined}
        onClick={onClick}
      >
        {icon}
        <span>{children}</span>
      </a>
    </span>
  );
}
