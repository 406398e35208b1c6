import type { InterestConvention } from '#domain/fixed-deposits/interest/interest-convention.ts';

/**
 * The sentence of a paper on how its interest is calculated, from which the amounts follow.
 * @param isCumulative whether interest is added to the principal
 */
export function interestClause(convention: InterestConvention, isCumulative: boolean): string {
  const { daysInYear, compounding } = convention;
  const days =
    daysInYear === 360
      ? 'on months of 30 days and a year of 360 days'
      : 'on the actual days and a year of 365 days';
  const added = isCumulative ? `, added to the deposit ${compounding}` : '';
  return `Interest is calculated ${days}${added}, and rounded once, to the nearest rupee.`;
}
