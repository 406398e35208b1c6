import { type ReactNode, useId } from 'react';
import styles from './chart-figure.module.css';

export interface ChartFigureProps {
  readonly title: string;
  /** The content of the chart in one sentence, for screen readers. */
  readonly summary?: string;
  /** `large` for a chart on its own, `medium` for one of several. */
  readonly size?: 'large' | 'medium';
  readonly children: ReactNode;
}

/** The frame of a chart with its title. The children draw the chart and the table of its data. */
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
