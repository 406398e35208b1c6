/** A measured value with its goal. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The limit, a maximum unless `isAtLeast`. Without one, the figure is only informative. */
  readonly goal?: number;
  readonly isAtLeast?: boolean;
  /** Details of the measurement that the name does not contain. */
  readonly how?: string;
}

export function holds({ value, goal, isAtLeast = false }: Figure): boolean {
  if (goal === undefined) return true;
  return isAtLeast ? value >= goal : value <= goal;
}

/** @param share from 0 to 1; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.ceil(share * sorted.length) - 1;
  const value = sorted[Math.max(0, Math.min(sorted.length - 1, at))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
