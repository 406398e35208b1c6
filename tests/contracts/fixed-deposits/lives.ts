import { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import fc from 'fast-check';
import type { Life } from './living.ts';

/** Random deposits of the catalogue, and random days on which they are checked. */
export function livesOf(most: {
  readonly deposits: number;
  readonly strides: number;
  readonly strideDays: number;
}): fc.Arbitrary<Life> {
  const wished = fc.record({
    scheme: fc.nat({ max: 9999 }),
    thousands: fc.integer({ min: 5, max: 2000 }),
    instruction: fc.constantFrom(...Object.values(MaturityInstruction)),
  });
  const stride = fc.integer({ min: 1, max: most.strideDays });
  return fc.record({
    deposits: fc.array(wished, { minLength: 1, maxLength: most.deposits, size: 'max' }),
    strides: fc.array(stride, { minLength: 2, maxLength: most.strides, size: 'max' }),
  });
}

/** The mobile number of a test run, so that each run has a new investor. */
export function mobileOf(run: number): string {
  return `96${String(run).padStart(8, '0')}`;
}
