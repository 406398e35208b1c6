import fc from 'fast-check';
import { Currency } from '#domain/platform/currency.ts';
import {
  type CompanyAmount,
  companyAmount,
} from '#domain/private-market/catalogue/company-amount.ts';
import type {
  FinancialPeriod,
  StatementRow,
} from '#domain/private-market/catalogue/financial-statements.ts';
import type { SharePosition } from '#domain/private-market/holdings/holdings.ts';
import { Money } from '#domain/platform/money.ts';
import { amounts } from './money.ts';
import { paise } from './share-orders.ts';

/** Not below zero, to the paisa, up to a thousand crore. */
export function investments(): fc.Arbitrary<Money> {
  return fc.oneof(
    fc.constant(Money.zero),
    paise({ min: 0n, max: 100_000n }),
    paise({ min: 0n, max: 1_000_000_000_000n }),
  );
}

/** Units of a share or a basket, and what was paid for them. */
export function positions(): fc.Arbitrary<SharePosition> {
  return fc.record({ units: fc.nat({ max: 999_999_999 }), investment: investments() });
}

/** Amounts of either currency, below zero too. */
export function companyAmounts(): fc.Arbitrary<CompanyAmount> {
  return fc
    .tuple(amounts(), fc.constantFrom(...Object.values(Currency)))
    .map(([amount, currency]) => companyAmount(amount.text, currency));
}

/** Lines of a statement with few names, so that some repeat, nested up to `depth` levels. */
export function statementRows(depth = 2): fc.Arbitrary<StatementRow[]> {
  const row = fc.record({
    particular: fc.constantFrom('Sales', 'Rent', 'Salaries', 'Other'),
    value: fc.option(
      fc.integer({ min: -3, max: 3 }).map((rupees) => Money.of(rupees)),
      { nil: undefined },
    ),
    breakdown: depth === 0 ? fc.constant([]) : statementRows(depth - 1),
  });
  return fc.array(row, { maxLength: 4 });
}

/** Periods of several years in any order, some years twice, some statements missing. */
export function financialPeriods(): fc.Arbitrary<FinancialPeriod[]> {
  const rows = fc.option(statementRows(1), { nil: undefined });
  const period = fc
    .record({
      endYear: fc.integer({ min: 2015, max: 2026 }),
      income: rows,
      sheet: rows,
      cash: rows,
    })
    .map(({ endYear, income, sheet, cash }) => ({
      year: { startYear: endYear - 1, endYear },
      statements: { 'income-statement': income, 'balance-sheet': sheet, 'cash-flow': cash },
    }));
  return fc.array(period, { maxLength: 6 });
}
