import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { CSSProperties } from 'react';
import { ChartFigure, ChartTick } from './chart-figure.tsx';
import styles from './trend-chart.module.css';

export interface TrendPoint {
  readonly label: string;
  /** The value as a number, only for drawing. */
  readonly value: number;
  /** The horizontal position as a fraction, from 0 (first) to 1 (last). */
  readonly at: number;
}

export interface TrendChartProps {
  readonly title: string;
  readonly summary: string;
  /** In chronological order; at least two. */
  readonly points: readonly TrendPoint[];
  readonly tickText: (value: number) => string;
}

const WIDTH = 1000;
const HEIGHT = 400;

/** A line chart of one value over time. The screen shows the data in a table below. */
export function TrendChart({ title, summary, points, tickText }: TrendChartProps) {
  const values = points.map(({ value }) => value);
  const scale = scaleLinear([Math.min(...values), Math.max(...values)], [0, 1]).nice(4);
  const draw = line<TrendPoint>()
    .x(({ at }) => at * WIDTH)
    .y(({ value }) => HEIGHT - scale(value) * HEIGHT)
    .curve(curveMonotoneX);
  return (
    <ChartFigure title={title} summary={summary}>
      <div className={styles.plot} aria-hidden="true">
        {scale.ticks(4).map((tick) => (
          <ChartTick key={tick} share={scale(tick)} text={tickText(tick)} />
        ))}
        <div className={styles.canvas}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
            <path className={styles.line} d={draw([...points]) ?? ''} />
          </svg>
          {points.map(({ label, value, at }) => (
            <span
              key={label}
              className={styles.dot}
              style={placed({ up: scale(value), along: at })}
            />
          ))}
        </div>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </div>
    </ChartFigure>
  );
}

function placed({ up, along }: { readonly up: number; readonly along: number }) {
  return { '--up': up, '--along': along } as CSSProperties;
}
