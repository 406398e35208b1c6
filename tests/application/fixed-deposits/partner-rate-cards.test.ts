import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { OfferedPartnerScheme } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { PartnerRateCards } from '#application/fixed-deposits/catalogue/partner-rate-cards.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, recordedReports, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { ROW, TERMS } from './orders.ts';
import { partnerBank, schemeOf } from './partner-bank.ts';

const { AtMaturity, Monthly } = PayoutFrequency;
const query = { payoutFrequency: AtMaturity };

const depositOf = (issuerId: string): DepositProduct => ({
  ...{ depositId: TERMS.depositId, name: TERMS.depositName, heading: '', issuerId },
  ...{ issuerName: TERMS.issuerName, logoUrl: TERMS.logoUrl, lockInDays: 30 },
  ...{ minimumAmount: Money.of('1000'), maximumAmount: Money.of('1000000') },
  ...{ colours: { start: '#fff', end: '#fff' }, totalInvestors: 0, isComingSoon: false },
});

/** The backend's rates: one year at 7.5%, with a tag. */
const ratesOf = (issuerId: string): DepositRates => ({
  deposit: depositOf(issuerId),
  payoutFrequencies: [AtMaturity],
  rateCard: RateCard.of([{ ...ROW, tag: 'Most Invest' }]),
});
const [own, partners] = [ratesOf('himadri'), ratesOf('suryoday')];

type Schemes = Result<readonly OfferedPartnerScheme[], PortFailure>;

function cards(
  answer: Result<readonly DepositRates[], PortFailure>,
  schemes: Schemes = success([schemeOf(1, '8')]),
) {
  const { partner, listed } = partnerBank({ schemes });
  const first = answer.ok ? success(answer.value[0] as DepositRates) : answer;
  const backend = { forDeposit: answering(first).call, compare: answering(answer).call };
  const { reporting, failures } = recordedReports();
  const rateCards = new PartnerRateCards({ backend, partner, reporting });
  const compare = () => rateCards.compare({ ...query, schemeIds: [1, 301] }, {});
  const forDeposit = () => rateCards.forDeposit(3, query, {});
  return { compare, forDeposit, listed, failures };
}

describe('the rate card of the partner bank’s deposit', () => {
  it('has the rates and limits of the bank’s schemes, and the backend’s tags', async () => {
    const [general, senior] = [
      schemeOf(1, '8'),
      schemeOf(2, '8.5', { category: 'senior_citizen', minimumAmount: Money.of('2000') }),
    ];
    const { forDeposit } = cards(success([partners]), success([general, senior]));
    const { value } = (await forDeposit()) as { readonly value: DepositRates };
    const [r, sc] = [general.annualRatePercent, senior.annualRatePercent];
    expect(value.rateCard.rows).toMatchObject([
      { schemeMasterId: 1, tenure: general.tenure, rates: { r, sc }, tag: 'Most Invest' },
    ]);
    const { minimumAmount, maximumAmount, lockInDays } = value.deposit;
    expect([minimumAmount.text, maximumAmount.text, lockInDays]).toEqual(['2000', '500000', 90]);
  });

  it('has one row for each tenure of the payout frequency', async () => {
    const two = Tenure.of({ years: 2 });
    const schemes = [
      schemeOf(1, '8'),
      schemeOf(2, '8.25', { tenure: two }),
      schemeOf(3, '7.5', { payoutFrequency: Monthly }),
      schemeOf(4, '9', { issuerId: 'other' }),
    ];
    const { forDeposit } = cards(success([partners]), success(schemes));
    const { value } = (await forDeposit()) as { readonly value: DepositRates };
    expect(value.rateCard.rows.map(({ schemeMasterId }) => schemeMasterId)).toEqual([1, 2]);
    expect(value.payoutFrequencies.toSorted()).toEqual([AtMaturity, Monthly].toSorted());
  });

  it.each([OFFLINE, refused(503)])('is not known after %o of the bank', async (cause) => {
    const { forDeposit } = cards(success([partners]), failure(cause));
    expect(await forDeposit()).toEqual(failure(cause));
  });
});

describe('the rate card of any other deposit', () => {
  it('is that of the backend, and the partner bank is not asked', async () => {
    const { forDeposit, listed } = cards(success([own]));
    expect(await forDeposit()).toEqual(success(own));
    expect(listed).toEqual([]);
  });

  it('is not known if the backend does not answer', async () => {
    const { forDeposit, compare } = cards(failure(OFFLINE));
    expect([await forDeposit(), await compare()]).toEqual([failure(OFFLINE), failure(OFFLINE)]);
  });
});

describe('the rate cards of a comparison', () => {
  it('have the schemes of the partner bank only in its deposits', async () => {
    const { compare } = cards(success([own, partners]));
    const { value } = (await compare()) as { readonly value: readonly DepositRates[] };
    expect(value[0]).toBe(own);
    expect(value[1]?.rateCard.rows).toMatchObject([{ schemeMasterId: 1 }]);
  });

  it('do not ask the partner bank without one of its deposits', async () => {
    const { compare, listed } = cards(success([own]));
    expect(await compare()).toEqual(success([own]));
    expect(listed).toEqual([]);
  });

  it('have the backend’s figures if the bank does not answer, which is reported', async () => {
    const { compare, failures } = cards(success([own, partners]), failure(OFFLINE));
    expect(await compare()).toEqual(success([own, partners]));
    expect(failures).toEqual([['partner schemes: not compared', { failure: 'unreachable' }]]);
  });
});
