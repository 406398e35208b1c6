import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { percent, ReadoutPlot } from './readout-plot.tsx';
import { roundedScale } from './rounded-scale.ts';
import styles from './yearly-chart.module.css';

export interface ChartYear {
  readonly label: string;
  /** A shorter label for narrow screens: '24-25'. */
  readonly shortLabel: string;
  /** The sentence that is read out for the year. */
  readonly sentence: string;
  /** One figure for each series, in the order of the names. */
  readonly figures: readonly YearlyFigure[];
}

export interface YearlyFigure {
  /** The value as a number, only for drawing; undefined if there is none. */
  readonly value: number | undefined;
  readonly text: string;
}

export interface YearlyChartProps {
  /** Names the values and their unit: 'Revenue and profit, ₹ crore'. */
  readonly title: string;
  readonly summary: string;
  /** The names of one or two series. */
  readonly series: readonly string[];
  /** The oldest first; at least one. */
  readonly years: readonly ChartYear[];
  readonly tickText: (value: number) => string;
  /** Uses the short labels. */
  readonly isNarrow?: boolean;
}

const TICKS = 4;
/** The part of a year's width that its bars fill. */
const FILLED = 0.66;

/** Bars by year, one or two beside each other, which may be negative, and a table of the data. */
export function YearlyChart(props: YearlyChartProps) {
  const { title, summary, series, years, tickText, isNarrow = false } = props;
  const values = years.flatMap(({ figures }) => figures.map(({ value }) => value ?? 0));
  const { shareOf, grid } = roundedScale([0, ...values], TICKS);
  const positions = years.map((_, index) => (index + 0.5) / years.length);
  const columns = series.map((name, at): Column<ChartYear> => ({
    key: name,
    header: name,
    cell: ({ figures }) => figures[at]?.text,
    align: 'end',
  }));
  return (
    <ChartFigure title={title}>
      {series.length > 1 && <Legend series={series} />}
      <ReadoutPlot
        label={title}
        positions={positions}
        sentences={years.map(({ sentence }) => sentence)}
        hint={summary}
        grid={grid.map(({ share, tick }) => ({ share, text: tickText(tick) }))}
        marks={years.map(({ label, shortLabel }, index) => ({
          at: positions[index] ?? 0,
          text: isNarrow ? shortLabel : label,
          anchor: 'middle',
        }))}
      >
        {(chosen) =>
          years.map((year, index) => (
            <Bars
              key={year.label}
              year={year}
              slot={{ from: index / years.length, width: 1 / years.length }}
              shareOf={shareOf}
              isDimmed={chosen !== undefined && chosen !== index}
            />
          ))
        }
      </ReadoutPlot>
      <Disclosure title="See the figures" look="link">
        <DataTable
          caption={title}
          isCaptionHidden
          rows={years}
          rowKey={(year) => year.label}
          columns={[
            { key: 'year', header: 'Year', cell: (year) => year.label, isRowHeader: true },
            ...columns,
          ]}
        />
      </Disclosure>
    </ChartFigure>
  );
}

interface BarsProps {
  readonly year: ChartYear;
  readonly slot: { readonly from: number; readonly width: number };
  readonly shareOf: (value: number) => number;
  readonly isDimmed: boolean;
}

function Bars({ year: { figures }, slot, shareOf, isDimmed }: BarsProps) {
  const width = (slot.width * FILLED) / figures.length;
  const start = slot.from + (slot.width * (1 - FILLED)) / 2;
  return figures.map(({ value }, at) => {
    if (value === undefined) return undefined;
    const [top, foot] = [shareOf(Math.max(0, value)), shareOf(Math.min(0, value))];
    return (
      <rect
        key={at}
        className={styles.bar}
        data-series={at}
        data-below={value < 0 || undefined}
        data-dimmed={isDimmed || undefined}
        x={percent(start + at * width)}
        y={percent(1 - top)}
        width={percent(width * 0.92)}
        height={percent(Math.max(top - foot, 0.006))}
        rx="2"
      />
    );
  });
}

function Legend({ series }: { readonly series: readonly string[] }) {
  return (
    <div className={styles.legend} aria-hidden="true">
      {series.map((name, at) => (
        <span key={name} className={styles.key}>
          <svg className={styles.swatch} viewBox="0 0 12 12">
            <rect className={styles.bar} data-series={at} width="12" height="12" rx="3" />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}
