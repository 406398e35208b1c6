import type { CSSProperties } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import styles from './yearly-chart.module.css';

export interface YearlyBar {
  readonly label: string;
  /** A shorter label for narrow screens: '24-25'. */
  readonly shortLabel: string;
  /** The value as a number, only for drawing; undefined if there is none. */
  readonly value: number | undefined;
  readonly text: string;
}

export interface YearlyChartProps {
  readonly title: string;
  readonly summary: string;
  readonly bars: readonly YearlyBar[];
  /** The column header of the values. */
  readonly figure: string;
  /** Uses the short labels. */
  readonly isNarrow?: boolean;
}

/** A bar chart of yearly values, which may be negative, with a table of the data. */
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
  /** The height as a fraction of the chart; negative values hang below the zero line. */
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
