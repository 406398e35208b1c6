import { ChartFigure } from './chart-figure.tsx';
import { anchorAt, percent, ReadoutPlot } from './readout-plot.tsx';
import { roundedScale } from './rounded-scale.ts';
import styles from './trend-chart.module.css';

export interface TrendPoint {
  /** The date: '22 Nov 2026'. */
  readonly label: string;
  /** The value as a number, only for drawing. */
  readonly value: number;
  /** The value as text: '₹760'. */
  readonly text: string;
  /** The sentence that is read out for this point. */
  readonly sentence: string;
  /** The horizontal position as a fraction, from 0 (first) to 1 (last). */
  readonly at: number;
  /** The lowest and the highest value, where several were given at the same time. */
  readonly low?: number;
  readonly high?: number;
}

export interface TrendChartProps {
  /** Names the value and its unit: 'Price per share, ₹'. */
  readonly title: string;
  readonly summary: string;
  /** In chronological order; at least two. */
  readonly points: readonly TrendPoint[];
  readonly tickText: (value: number) => string;
}

/** The minimum distance between two labels, as a fraction of the width. */
const APART = 0.24;
const TICKS = 4;

/**
 * Single values over time, joined by straight lines. A band marks where several were given at the
 * same time and differ. The screen shows the data in a table below.
 */
export function TrendChart({ title, summary, points, tickText }: TrendChartProps) {
  const values = points.flatMap(({ value, low = value, high = value }) => [low, high]);
  const { shareOf, grid } = roundedScale(values, TICKS);
  const up = (value: number) => percent(1 - shareOf(value));
  const named = namedPoints(points);
  return (
    <ChartFigure title={title}>
      <ReadoutPlot
        label={title}
        positions={points.map(({ at }) => at)}
        sentences={points.map(({ sentence }) => sentence)}
        hint={summary}
        grid={grid.map(({ share, tick }) => ({ share, text: tickText(tick) }))}
        marks={marksOf(points)}
      >
        {(chosen) => (
          <>
            <Bands points={points} up={up} />
            {pairs(points).map(([from, to]) => (
              <line
                key={to.at}
                className={styles.line}
                x1={percent(from.at)}
                y1={up(from.value)}
                x2={percent(to.at)}
                y2={up(to.value)}
              />
            ))}
            {points.map(({ at, value }, index) => (
              <circle
                key={at}
                className={styles.dot}
                data-chosen={index === chosen || undefined}
                cx={percent(at)}
                cy={up(value)}
                r={index === chosen ? 6 : 3.5}
              />
            ))}
            {named.map(({ at, value, text }) => (
              <text
                key={at}
                className={styles.name}
                x={percent(at)}
                y={up(value)}
                dy="-0.8em"
                textAnchor={anchorAt(at)}
              >
                {text}
              </text>
            ))}
          </>
        )}
      </ReadoutPlot>
    </ChartFigure>
  );
}

interface BandsProps {
  readonly points: readonly TrendPoint[];
  readonly up: (value: number) => string;
}

/** Draws a band between the two values of a point, as wide as the distance to the next point. */
function Bands({ points, up }: BandsProps) {
  return points.map(({ at, low, high }, index) => {
    if (low === undefined || high === undefined || low === high) return undefined;
    const from = Math.max(0, at - 0.012);
    const to = points[index + 1]?.at ?? Math.min(1, at + 0.012);
    const height = `${parseFloat(up(low)) - parseFloat(up(high))}%`;
    return (
      <rect
        key={at}
        className={styles.band}
        x={percent(from)}
        y={up(high)}
        width={percent(to - from)}
        height={height}
      />
    );
  });
}

/** The first, the last and the highest point, without those whose labels would overlap. */
function namedPoints(points: readonly TrendPoint[]): readonly TrendPoint[] {
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
  const wanted = [points[0], points.at(-1), highest].filter((point) => point !== undefined);
  return wanted.filter(
    (point, index) => !wanted.slice(0, index).some(({ at }) => Math.abs(at - point.at) < APART),
  );
}

/** The dates of the first point, of the one nearest to the middle, and of the last. */
function marksOf(points: readonly TrendPoint[]) {
  const between = points.slice(1, -1).filter(({ at }) => at > APART && at < 1 - APART);
  const middle = between.toSorted((a, b) => Math.abs(a.at - 0.5) - Math.abs(b.at - 0.5))[0];
  return [points[0], middle, points.at(-1)]
    .filter((point) => point !== undefined)
    .map(({ at, label }) => ({ at, text: label }));
}

function pairs(points: readonly TrendPoint[]): readonly (readonly [TrendPoint, TrendPoint])[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from === undefined ? [] : [[from, to] as const];
  });
}
