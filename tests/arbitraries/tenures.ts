import fc from 'fast-check';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';

/** Any tenure up to some twelve years, in any mixture of parts. */
export function tenures(): fc.Arbitrary<Tenure> {
  return fc
    .record({
      years: fc.integer({ min: 0, max: 10 }),
      months: fc.integer({ min: 0, max: 18 }),
      days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    })
    .filter(({ years, months, days }) => years + months + days > 0)
    .map((parts) => Tenure.of(parts));
}

/** Tenures of whole years. */
export function wholeYears(): fc.Arbitrary<Tenure> {
  return fc.integer({ min: 1, max: 10 }).map((years) => Tenure.of({ years }));
}
