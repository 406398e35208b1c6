import { Percentage } from '#domain/platform/percentage.ts';
import { bankDeposits } from '#infrastructure/backend/fixed-deposits/seed/sample/bank-deposits.ts';
import { financeCompanyDeposits } from '#infrastructure/backend/fixed-deposits/seed/sample/finance-company-deposits.ts';
import { sampleIssuers } from '#infrastructure/backend/fixed-deposits/seed/sample/issuers.ts';
import { sampleRates } from '#infrastructure/backend/fixed-deposits/seed/sample/rates.ts';
import { ratesForPages } from '#ui/build/site-rates.ts';
import { describe, expect, it } from 'vitest';

/** The bookable sample deposit with the highest regular rate at maturity. */
function bestOf(years: number) {
  const offered = [...bankDeposits, ...financeCompanyDeposits].flatMap((deposit) => {
    const card = sampleRates[deposit.id] ?? [];
    const line = card.findIndex(([tenure]) => tenure === `${years}Y`);
    const annualRate = card[line]?.[1];
    const issuer = sampleIssuers.find(({ key }) => key === deposit.issuer);
    const isBookable = deposit.isComingSoon === undefined && issuer?.isComingSoon === undefined;
    if (annualRate === undefined || issuer === undefined || !isBookable) return [];
    const { id: depositId, issuer: issuerKey } = deposit;
    const isInsured = ['bank', 'small-finance-bank'].includes(issuer.institution);
    const schemeId = (depositId - 1000) * 1000 + (line + 1) * 10;
    return [{ years, annualRate, depositId, schemeId, issuerKey, issuer: issuer.name, isInsured }];
  });
  return offered.reduce((best, each) =>
    Percentage.of(each.annualRate).isGreaterThan(Percentage.of(best.annualRate)) ? each : best,
  );
}

describe('the rates of the landing page', () => {
  it('are the best of the sample deposits for 1, 3 and 5 years', () => {
    expect(ratesForPages({})).toEqual([1, 3, 5].map(bestOf));
  });

  it('are left out if the build does not know them', () => {
    expect(ratesForPages({ VITE_ENVIRONMENT: 'uat' })).toBeUndefined();
  });
});
