import { Money } from '#domain/platform/money.ts';
import {
  capTableOf,
  financialPeriods,
} from '#infrastructure/backend/private-market/records/company-rows.ts';
import type { SampleCompany } from '#infrastructure/backend/private-market/seed/sample/sample-companies.ts';
import type { Line } from '#infrastructure/backend/private-market/seed/sample/statements.ts';

export type Period = ReturnType<typeof financialPeriods>[number];
export type Facts = ReturnType<typeof factsOf>;

/** The accounts of a sample company, oldest year first, and its shareholders. */
export function factsOf(company: SampleCompany) {
  const { holders } = capTableOf(company);
  return { company, periods: financialPeriods(company), holders: holders ?? [] };
}

function lineIn({ statements }: Period, particular: string): Line {
  const { incomeStatement, balanceSheet, cashFlowStatement } = statements;
  const rows = [...incomeStatement, ...balanceSheet, ...cashFlowStatement];
  const lines = [...rows, ...rows.flatMap(({ breakdown }) => breakdown)];
  const found = lines.find((each) => each.particular === particular);
  if (found === undefined) throw new Error(`there is no line ${particular}`);
  return found;
}

/** A line of a year's statements, or a part of a line. */
export function valueIn(period: Period, particular: string): Money {
  return Money.of(lineIn(period, particular).value);
}

export function partsOf(period: Period, particular: string): readonly Line[] {
  return lineIn(period, particular).breakdown;
}

export function sumOf(lines: readonly (Line | undefined)[]): Money {
  return Money.sum(lines.map((each) => Money.of(each?.value ?? '0')));
}

export function equityOf(period: Period): Money {
  return valueIn(period, 'Share Capital').plus(valueIn(period, 'Reserves and Surplus'));
}
