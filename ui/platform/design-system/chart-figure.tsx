import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './chart-figure.module.css';

export interface ChartFigureProps {
  readonly title: string;
  /** The chart in one sentence: all that is in the picture, for whoever does not see it. */
  readonly summary?: string;
  /** `large` where the chart stands for itself; else it is one of several. */
  readonly size?: 'large' | 'medium';
  readonly children: ReactNode;
}

/** A chart with what it is called; what it draws, and the table behind it, is what it holds. */
export function ChartFigure({ title, summary, size = 'medium', children }: ChartFigureProps) {
  const titleId = useId();
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption className={styles.caption}>
        <span id={titleId} className={styles.title} data-size={size}>
          {title}
        </span>
        {summary !== undefined && <span className={styles.summary}>{summary}</span>}
      </figcaption>
      {children}
    </figure>
  );
}

/** A line of the grid with its figure; `share` is how far up it runs, from 0 to 1. */
export function ChartTick({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <span className={styles.tick} style={{ '--share': share } as CSSProperties}>
      <span className={styles.tickText}>{text}</span>
    </span>
  );
}
