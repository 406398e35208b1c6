import fc from 'fast-check';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import type { TdsFacts } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { holdingOf, oracleDeposits } from './oracle-deposits.ts';

const ISSUERS: readonly (readonly [string, Institution])[] = [
  ['S', 'bank'],
  ['F', 'small-finance-bank'],
  ['N', 'nbfc'],
  ['H', 'hfc'],
];
const IDS = ['A', 'B'] as const;

/** Deposits of two holders at four issuers, and a tax year with known limits. */
export function taxCases(): fc.Arbitrary<TdsFacts> {
  const deposit = fc
    .record({
      terms: oracleDeposits(),
      issuer: fc.constantFrom(...ISSUERS),
      holder: fc.constantFrom(...IDS),
    })
    .map(({ terms, issuer: [issuerId, institution], holder }): Omit<DepositLike, 'id'> => ({
      ...{ origin: 'declared', issuerId, institution },
      ...{ holders: [holder], right: 'self', holding: holdingOf(terms) },
    }));
  const person = fc.record({
    kind: fc.constantFrom('individual', 'hindu-undivided-family', 'other'),
    birthDate: fc.constantFrom(undefined, '1950-01-01', '1967-03-31', '1967-04-01', '1990-05-05'),
    hasValidPan: fc.boolean(),
  });
  return fc
    .record({
      deposits: fc.array(deposit, { maxLength: 5 }),
      persons: fc.tuple(person, person),
      startYear: fc.integer({ min: 2026, max: 2031 }),
      days: fc.integer({ min: 0, max: 800 }),
    })
    .map(({ deposits, persons, startYear, days }) => ({
      deposits: deposits.map((each, at) => ({ ...each, id: String(at) })),
      holders: persons.map(({ birthDate, ...rest }, at): TaxedHolder => ({
        ...{ id: IDS[at] ?? '', ...rest },
        birthDate: birthDate === undefined ? undefined : CalendarDate.of(birthDate),
      })),
      taxYear: TaxYear.of(startYear),
      today: CalendarDate.of('2026-04-01').plus({ days }),
    }));
}
