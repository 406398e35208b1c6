import { readFileSync } from 'node:fs';

/** A published figure, as the text in the file. */
export interface PublishedDeposit {
  readonly source: string;
  readonly principal: string;
  readonly annualRatePercent: string;
  /** `simple`, or how often a year interest is compounded. */
  readonly compoundingPerYear: string;
  readonly payout: string;
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** Empty if the source prints none. */
  readonly expectedInterest: string;
  readonly expectedMaturity: string;
}

/** Reads the rows from the right: a source may hold commas, the other nine columns do not. */
export function publishedDeposits(): readonly PublishedDeposit[] {
  const file = new URL('published-deposits.csv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const cells = line.trim().split(',');
    const figures = cells.splice(-9);
    const [principal, rate, compounding, payout, years, months, days, interest, maturity] = figures;
    return {
      source: cells.join(','),
      principal: principal ?? '',
      annualRatePercent: rate ?? '',
      compoundingPerYear: compounding ?? '',
      payout: payout ?? '',
      years: Number(years),
      months: Number(months),
      days: Number(days),
      expectedInterest: interest ?? '',
      expectedMaturity: maturity ?? '',
    };
  });
}
