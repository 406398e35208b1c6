import { formatCompactRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { scaleLinear } from 'd3-scale';

/** Ticks at round values from zero up; the largest value is at the top of the chart. */
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

/** 150000 -> '₹1.5L'. For axes only; rounds to whole rupees. */
export function axisRupees(value: number): string {
  return formatCompactRupees(Money.of(Math.round(value)));
}
