import type { CSSProperties, ReactNode } from 'react';
import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import styles from './comparison-chart.module.css';

export interface ComparisonBar {
  readonly label: ReactNode;
  /** Sets the length of the bar. */
  readonly value: number;
  /** The displayed value, such as '₹1,08,750' or '8.75% p.a.'. */
  readonly text: string;
  readonly detail?: ReactNode;
  readonly isHighlighted?: boolean;
}

export interface ComparisonChartProps extends Pick<ChartFigureProps, 'title' | 'size'> {
  readonly bars: readonly ComparisonBar[];
  /** The value at which bars start; if it is not zero, the note must say so. */
  readonly from?: number;
  /** The value at which bars end, such as 100 for percentages. By default the largest value. */
  readonly to?: number;
  readonly note?: ReactNode;
}

/** A bar chart that compares amounts or rates; every value is also shown as text. */
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
              <span className={styles.value}>
                <AmountText>{bar.text}</AmountText>
              </span>
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
