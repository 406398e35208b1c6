import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'partner';
  readonly icon?: ReactNode;
}

export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
