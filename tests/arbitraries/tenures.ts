import fc from 'fast-check';
import { Tenure, type TenureParts } from '#domain/fixed-deposits/interest/tenure.ts';

/** Any tenure up to some twelve years, in any mixture of parts. */
export function tenures(): fc.Arbitrary<Tenure> {
  return fc
    .record({
      years: fc.integer({ min: 0, max: 10 }),
      months: fc.integer({ min: 0, max: 18 }),
      days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    })
    .map((parts) => Tenure.of(isNothing(parts) ? { months: 1 } : parts));
}

/** Tenures of some weeks or months, for tests that check every day of them. */
export function shortTenures(): fc.Arbitrary<Tenure> {
  return fc
    .record({ months: fc.integer({ min: 0, max: 3 }), days: fc.integer({ min: 1, max: 20 }) })
    .map((parts) => Tenure.of(parts));
}

/** Tenures of whole years. */
export function wholeYears(): fc.Arbitrary<Tenure> {
  return fc.integer({ min: 1, max: 10 }).map((years) => Tenure.of({ years }));
}

function isNothing(parts: Required<TenureParts>): boolean {
  return parts.years + parts.months + parts.days === 0;
}
