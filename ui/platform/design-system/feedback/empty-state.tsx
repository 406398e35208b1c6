import type { ReactNode } from 'react';
import { GhostRows } from './ghost-row.tsx';
import styles from './state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** By default the row of a list, drawn, which shows how the list will look. */
  readonly illustration?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of an empty list, with the suggested next step. */
export function EmptyState({
  title,
  text,
  illustration = <GhostRows />,
  action,
}: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {illustration}
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
