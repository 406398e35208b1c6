import { area, curveMonotoneX, line } from 'd3-shape';
import type { CSSProperties } from 'react';
import { ChartFigure, ChartTick } from './chart-figure.tsx';
import { axisRupees, valueScale } from './chart-scale.ts';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import styles from './growth-chart.module.css';

export interface GrowthPoint {
  /** The date or duration: '1 year', '21 Nov 2027'. */
  readonly label: string;
  /** The principal and the interest in rupees, only for drawing. */
  readonly principal: number;
  readonly interest: number;
  /** The same amounts as text, formatted by the domain. */
  readonly principalText: string;
  readonly interestText: string;
  readonly totalText: string;
}

export interface GrowthChartProps {
  readonly title: string;
  /** The chart in one sentence: from which amount to which, in what time. */
  readonly summary: string;
  readonly points: readonly GrowthPoint[];
  readonly tickText?: (value: number) => string;
}

const WIDTH = 1000;
const HEIGHT = 400;
const MOST_LABELS = 6;

/**
 * The growth of a deposit: principal below, interest above, and a table of the data in a
 * disclosure.
 */
export function GrowthChart({ title, summary, points, tickText = axisRupees }: GrowthChartProps) {
  const scale = valueScale(Math.max(0, ...points.map((p) => p.principal + p.interest)));
  const last = points.at(-1);
  return (
    <ChartFigure title={title} summary={summary} size="large">
      <Legend />
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.grid}>
          {scale.ticks.map((tick) => (
            <ChartTick key={tick} share={scale.share(tick)} text={tickText(tick)} />
          ))}
        </div>
        <div className={styles.canvas}>
          <Areas points={points} share={scale.share} />
          {last !== undefined && (
            <span className={styles.end} style={at(scale.share(last.principal + last.interest))} />
          )}
        </div>
        <div className={styles.axis}>
          {axisLabels(points).map((label, index) => (
            <span key={`${index} ${label}`}>{label}</span>
          ))}
        </div>
      </div>
      <Disclosure title="See the figures" look="link">
        <Figures title={title} points={points} />
      </Disclosure>
    </ChartFigure>
  );
}

function Legend() {
  return (
    <div className={styles.legend} aria-hidden="true">
      <span className={styles.key} data-series="principal">
        Your deposit
      </span>
      <span className={styles.key} data-series="interest">
        Interest
      </span>
    </div>
  );
}

interface AreasProps {
  readonly points: readonly GrowthPoint[];
  readonly share: (value: number) => number;
}

function Areas({ points, share }: AreasProps) {
  const steps = Math.max(1, points.length - 1);
  const x = (_: GrowthPoint, index: number) => (index / steps) * WIDTH;
  const y = (value: number) => HEIGHT - share(value) * HEIGHT;
  const total = (point: GrowthPoint) => y(point.principal + point.interest);
  const base = (point: GrowthPoint) => y(point.principal);
  const drawn = [...points];
  const curve = curveMonotoneX;
  const principal = area<GrowthPoint>().x(x).y0(HEIGHT).y1(base).curve(curve)(drawn);
  const interest = area<GrowthPoint>().x(x).y0(base).y1(total).curve(curve)(drawn);
  const foot = line<GrowthPoint>().x(x).y(base).curve(curve)(drawn);
  const edge = line<GrowthPoint>().x(x).y(total).curve(curve)(drawn);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      <path className={styles.principal} d={principal ?? ''} />
      <path className={styles.interest} d={interest ?? ''} />
      <path className={styles.base} d={foot ?? ''} />
      <path className={styles.edge} d={edge ?? ''} />
    </svg>
  );
}

function Figures({ title, points }: Pick<GrowthChartProps, 'title' | 'points'>) {
  return (
    <DataTable
      caption={title}
      isCaptionHidden
      rows={points}
      rowKey={(point) => point.label}
      columns={[
        { key: 'when', header: 'When', cell: (point) => point.label, isRowHeader: true },
        { key: 'principal', header: 'Deposit', cell: (p) => p.principalText, align: 'end' },
        { key: 'interest', header: 'Interest', cell: (p) => p.interestText, align: 'end' },
        { key: 'total', header: 'Total', cell: (p) => p.totalText, align: 'end' },
      ]}
    />
  );
}

/** Evenly spaced labels, as many as fit, including the first and the last. */
function axisLabels(points: readonly GrowthPoint[]): readonly string[] {
  const spans = points.length - 1;
  if (spans < 1) return points.map((point) => point.label);
  let parts = Math.min(MOST_LABELS - 1, spans);
  while (spans % parts !== 0) parts -= 1;
  return Array.from({ length: parts + 1 }, (_, i) => points[(i * spans) / parts]?.label ?? '');
}

function at(share: number): CSSProperties {
  return { '--at': share } as CSSProperties;
}
