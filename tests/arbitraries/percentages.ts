import fc from 'fast-check';
import { Percentage } from '#domain/platform/percentage.ts';

/** Yearly rates from 0 to 20 percent, in steps of a hundredth. */
export function annualRates({
  minimum = 0,
}: { readonly minimum?: number } = {}): fc.Arbitrary<Percentage> {
  return fc.integer({ min: minimum, max: 2000 }).map((hundredths) => percentOf(hundredths));
}

/** Hundredths of a percent as a percentage. */
export function percentOf(hundredths: number): Percentage {
  const whole = Math.floor(hundredths / 100);
  return Percentage.of(`${whole}.${String(hundredths % 100).padStart(2, '0')}`);
}
