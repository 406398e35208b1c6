import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly illustration?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of an empty list, with the suggested next step. */
export function EmptyState({ title, text, illustration, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {illustration}
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
