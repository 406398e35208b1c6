import type { CSSProperties, ReactNode } from 'react';
import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx';
import styles from './comparison-chart.module.css';

export interface ComparisonBar {
  readonly label: ReactNode;
  /** For the length of the bar. */
  readonly value: number;
  /** As people read it: '₹1,08,750', '8.75% p.a.'. */
  readonly text: string;
  readonly detail?: ReactNode;
  readonly isHighlighted?: boolean;
}

export interface ComparisonChartProps extends Pick<ChartFigureProps, 'title' | 'size'> {
  readonly bars: readonly ComparisonBar[];
  /** Where the bars start; the note under the chart must say so when it is not zero. */
  readonly from?: number;
  /** Where they end, such as 100 for parts of a whole; the largest of them by default. */
  readonly to?: number;
  readonly note?: ReactNode;
}

/** Amounts or rates beside one another as bars; every figure stands in words beside its bar. */
export function ComparisonChart(props: ComparisonChartProps) {
  const { title, size = 'large', bars, from = 0, to = from, note } = props;
  const largest = Math.max(from, to, ...bars.map((bar) => bar.value));
  const share = (value: number) => (largest === from ? 0 : (value - from) / (largest - from));
  return (
    <ChartFigure title={title} size={size}>
      <ul className={styles.bars}>
        {bars.map((bar, index) => (
          <li key={index} className={styles.row} data-highlighted={bar.isHighlighted || undefined}>
            <span className={styles.words}>
              <span className={styles.label}>{bar.label}</span>
              <span className={styles.value}>{bar.text}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.bar}
                style={{ '--share': Math.max(0, share(bar.value)) } as CSSProperties}
              />
            </span>
            {bar.detail !== undefined && <span className={styles.detail}>{bar.detail}</span>}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.detail}>{note}</p>}
    </ChartFigure>
  );
}
