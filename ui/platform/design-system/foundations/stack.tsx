import type { ReactNode } from 'react';
import styles from './stack.module.css';

type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** A vertical stack with an even gap. */
export function Stack({ children, gap = 'md' }: { children: ReactNode; gap?: Gap }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

interface ClusterProps {
  readonly children: ReactNode;
  readonly gap?: Gap;
  readonly align?: 'start' | 'between' | 'center' | 'end';
}

/** Elements next to each other that wrap to the next line. */
export function Cluster({ children, gap = 'sm', align = 'start' }: ClusterProps) {
  return (
    <div className={styles.cluster} data-gap={gap} data-align={align}>
      {children}
    </div>
  );
}

interface GridProps {
  readonly children: ReactNode;
  readonly gap?: Gap;
  /** The minimum width of a column. */
  readonly columns?: 'narrow' | 'medium' | 'wide';
}

/** As many equal columns as fit. */
export function Grid({ children, gap = 'md', columns = 'medium' }: GridProps) {
  return (
    <div className={styles.grid} data-gap={gap} data-columns={columns}>
      {children}
    </div>
  );
}
