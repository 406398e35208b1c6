import { formatCompactRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { scaleLinear } from 'd3-scale';

/** Round steps from zero to the largest value, which stands at the very top. */
export interface ValueScale {
  readonly ticks: readonly number[];
  /** Where a value stands, from 0 (foot) to 1 (top). */
  readonly share: (value: number) => number;
}

export function valueScale(largest: number, tickCount = 4): ValueScale {
  const top = largest > 0 ? largest : 1;
  const scale = scaleLinear([0, top], [0, 1]);
  return { ticks: scale.ticks(tickCount), share: (value) => scale(value) };
}

/** 150000 -> '₹1.5L': for axes only, where figures are whole rupees. */
export function axisRupees(value: number): string {
  return formatCompactRupees(Money.of(Math.round(value)));
}
