import { formatCompactRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { scaleLinear } from 'd3-scale';

/**
 * A vertical scale with ticks at round values from zero up. The largest tick is at the top of the
 * chart.
 */
export interface ValueScale {
  readonly ticks: readonly number[];
  /** The height of a value as a fraction of the chart, from 0 (bottom) to 1 (top). */
  readonly share: (value: number) => number;
}

export function valueScale(largest: number, tickCount = 4): ValueScale {
  const top = largest > 0 ? largest : 1;
  const scale = scaleLinear([0, top], [0, 1]);
  return { ticks: scale.ticks(tickCount), share: (value) => scale(value) };
}

/**
 * Formats an axis label in rupees, such as '₹1.5L' for 150000. Rounds to whole rupees, so use it
 * only for axes.
 */
export function axisRupees(value: number): string {
  return formatCompactRupees(Money.of(Math.round(value)));
}
