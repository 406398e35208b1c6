import type { CSSProperties } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import { DataTable } from './data-table.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './yearly-chart.module.css';

export interface YearlyBar {
  /** 'FY 24-25'. */
  readonly label: string;
  /** The same where room is short: '24-25'. */
  readonly shortLabel: string;
  /** For drawing; absent where there is no figure. */
  readonly value: number | undefined;
  /** As people read it. */
  readonly text: string;
}

export interface YearlyChartProps {
  readonly title: string;
  /** The chart in one sentence. */
  readonly summary: string;
  readonly bars: readonly YearlyBar[];
  /** What a figure is, as the head of its column. */
  readonly figure: string;
  /** Labels are the short ones, where the window is narrow. */
  readonly isNarrow?: boolean;
}

/** A figure by year, above or below zero, and the table behind it. */
export function YearlyChart(props: YearlyChartProps) {
  const { title, summary, bars, figure, isNarrow = false } = props;
  const values = bars.map(({ value }) => value ?? 0);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const zero = -bottom / span;
  return (
    <ChartFigure title={title} summary={summary}>
      <div className={styles.plot} aria-hidden="true" style={{ '--zero': zero } as CSSProperties}>
        {bars.map(({ label, shortLabel, value, text }) => (
          <div key={label} className={styles.column}>
            <div className={styles.area}>
              {value !== undefined && <Bar share={value / span} zero={zero} text={text} />}
            </div>
            <span className={styles.label}>{isNarrow ? shortLabel : label}</span>
          </div>
        ))}
      </div>
      <Disclosure title="See the figures" look="link">
        <DataTable
          caption={title}
          isCaptionHidden
          rows={bars}
          rowKey={(bar) => bar.label}
          columns={[
            { key: 'year', header: 'Year', cell: (bar) => bar.label, isRowHeader: true },
            { key: 'figure', header: figure, cell: (bar) => bar.text, align: 'end' },
          ]}
        />
      </Disclosure>
    </ChartFigure>
  );
}

interface BarProps {
  /** Of the whole height; below zero it hangs from the line. */
  readonly share: number;
  readonly zero: number;
  readonly text: string;
}

function Bar({ share, zero, text }: BarProps) {
  const foot = share < 0 ? zero + share : zero;
  const place = { '--foot': foot, '--share': Math.abs(share) } as CSSProperties;
  return (
    <span className={styles.bar} data-below={share < 0 || undefined} style={place}>
      <span className={styles.value}>{text}</span>
    </span>
  );
}
