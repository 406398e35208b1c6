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

const UNITS = [
  { from: 1e7, name: 'Cr' },
  { from: 1e5, name: 'L' },
  { from: 1e3, name: 'K' },
] as const;

/** 150000 -> '₹1.5L': for axes only, where figures are round; the domain words amounts. */
export function axisRupees(value: number): string {
  const unit = UNITS.find(({ from }) => value >= from);
  if (unit === undefined) return `₹${Math.round(value)}`;
  return `₹${Number((value / unit.from).toFixed(2))}${unit.name}`;
}
