import type { OfferedPartnerScheme } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { FindPartnerListing } from '#application/fixed-deposits/holdings/partner-listing.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { failure, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { partnerBank, schemeOf, SURYODAY } from './partner-bank.ts';

const twoYears = { tenure: Tenure.of({ years: 2 }) };
const senior = { category: 'senior_citizen' } as const;

async function listed(schemes: readonly OfferedPartnerScheme[], isSeniorCitizen = false) {
  const { partner } = partnerBank({ schemes: success(schemes) });
  return new FindPartnerListing(partner).run({ isSeniorCitizen }, {});
}

describe('the partner bank’s entry in a list of deposits', () => {
  it('is its scheme with the highest rate, with the limits of that scheme', async () => {
    const best = schemeOf(2, '8.5', { ...twoYears, lockInDays: 180 });
    const found = await listed([schemeOf(1, '8'), best, schemeOf(3, '8.25')]);
    const { minimumAmount, maximumAmount } = best;
    expect(found).toMatchObject({
      value: {
        deposit: { name: 'Suryoday Bank FD', issuerId: SURYODAY.issuerId, lockInDays: 180 },
        row: { schemeMasterId: 2, tenure: best.tenure, rates: { r: best.annualRatePercent } },
        tag: 'High Return',
      },
    });
    expect(found).toMatchObject({ value: { deposit: { minimumAmount, maximumAmount } } });
  });

  it('has the rates of its other tenures, so that a list compares it at any of them', async () => {
    const found = await listed([schemeOf(1, '8'), schemeOf(2, '8.5', twoYears)]);
    const rows = found.ok ? (found.value?.rateCard?.rows ?? []) : [];
    expect(new Set(rows.map(({ schemeMasterId }) => schemeMasterId))).toEqual(new Set([1, 2]));
  });

  it('is a scheme for senior citizens only for a senior citizen', async () => {
    const schemes = [schemeOf(1, '8'), schemeOf(2, '9', { ...senior, ...twoYears })];
    expect(await listed(schemes)).toMatchObject({ value: { row: { schemeMasterId: 1 } } });
    expect(await listed(schemes, true)).toMatchObject({ value: { row: { schemeMasterId: 2 } } });
  });

  it('also shows the rates for senior citizens of the same tenure', async () => {
    const [general, forSeniors] = [schemeOf(1, '8'), schemeOf(2, '8.5', senior)];
    expect(await listed([general, forSeniors])).toMatchObject({
      value: {
        row: { rates: { r: general.annualRatePercent, sc: forSeniors.annualRatePercent } },
      },
    });
  });

  it('leaves out schemes that pay interest before maturity', async () => {
    const monthly = schemeOf(2, '9', { payoutFrequency: PayoutFrequency.Monthly });
    expect(await listed([schemeOf(1, '8'), monthly])).toMatchObject({
      value: { row: { schemeMasterId: 1 } },
    });
    expect(await listed([monthly])).toEqual(success(undefined));
  });

  it('does not exist without a scheme, or if the bank of the scheme is unknown', async () => {
    expect(await listed([])).toEqual(success(undefined));
    expect(await listed([schemeOf(1, '8', { issuerId: 'other' })])).toEqual(success(undefined));
  });

  it.each([OFFLINE, refused(503)])('is not known after %o', async (cause) => {
    const lost = failure(cause);
    const schemes = success([schemeOf(1, '8')]);
    for (const answers of [{ issuers: lost, schemes }, { schemes: lost }]) {
      const { partner } = partnerBank(answers);
      expect(await new FindPartnerListing(partner).run({ isSeniorCitizen: false }, {})).toEqual(
        lost,
      );
    }
  });
});
