import { nice, ticks } from 'd3-array';

/** A linear scale whose ends are round numbers. */
export interface RoundedScale {
  /** The position of a value, from 0 at the lower end to 1 at the upper end. */
  readonly shareOf: (value: number) => number;
  readonly grid: readonly { readonly share: number; readonly tick: number }[];
}

/** @param count about how many round numbers the grid has */
export function roundedScale(values: readonly number[], count: number): RoundedScale {
  const [low, high] = nice(Math.min(...values), Math.max(...values), count);
  // Equal values lie in the middle.
  const shareOf = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  return { shareOf, grid: ticks(low, high, count).map((tick) => ({ share: shareOf(tick), tick })) };
}
