import type {
  DepositQuoteRequest,
  QuotedDeposit,
} from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { PartnerCalculation } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { PartnerQuotes } from '#application/fixed-deposits/catalogue/partner-quotes.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { TERMS } from './orders.ts';
import { partnerBank } from './partner-bank.ts';

const { principal, tenure, payoutFrequency, annualRatePercent } = TERMS;
const { totalInterest, maturityAmount, maturityDate } = TERMS;
const FIGURES = { payoutFrequency, annualRatePercent, totalInterest, maturityAmount, maturityDate };
const QUOTE: QuotedDeposit = { ...FIGURES, principal, tenure };
const REQUEST: DepositQuoteRequest = {
  ...{ depositId: 3, issuerId: 'suryoday', principal, tenure, payoutFrequency },
  isSeniorCitizen: false,
};
const CALCULATION: PartnerCalculation = { ...FIGURES, schemeId: 1, category: 'other' };

/** Quotes for a request; the backend answers 1 rupee of interest. */
async function quoted(
  request: DepositQuoteRequest,
  calculations: Result<readonly PartnerCalculation[], PortFailure> = success([CALCULATION]),
) {
  const { partner, calculated } = partnerBank({ calculations });
  const backend = answering(success({ ...QUOTE, totalInterest: Money.of('1') }));
  const quote = await new PartnerQuotes({ quote: backend.call }, partner).quote(request, {});
  return { quote, calculated, backend: backend.requests };
}

describe('a quote for the partner bank’s deposit', () => {
  it('is what the bank calculates, without the facts of its scheme', async () => {
    const { quote, calculated, backend } = await quoted(REQUEST);
    expect(quote).toEqual(success(QUOTE));
    expect(calculated).toEqual([{ principal, tenure }]);
    expect(backend).toEqual([]);
  });

  it('is for the category of the investor and the payout frequency', async () => {
    const wanted = Money.of('7');
    const calculations = success([
      CALCULATION,
      { ...CALCULATION, category: 'senior_citizen', payoutFrequency: PayoutFrequency.Monthly },
      { ...CALCULATION, category: 'senior_citizen', totalInterest: wanted },
    ] as const);
    const { quote } = await quoted({ ...REQUEST, isSeniorCitizen: true }, calculations);
    expect(quote).toMatchObject({ value: { totalInterest: wanted } });
  });

  it('is refused if the bank does not offer the deposit', async () => {
    const { quote } = await quoted({ ...REQUEST, isSeniorCitizen: true });
    expect(quote).toMatchObject({ failure: { kind: 'refused', status: 404, code: 'not-offered' } });
  });

  it('fails if the bank does not answer', async () => {
    const { quote, backend } = await quoted(REQUEST, failure(OFFLINE));
    expect(quote).toEqual(failure(OFFLINE));
    expect(backend).toEqual([]);
  });
});

describe('a quote for any other deposit', () => {
  it.each(['himadri', undefined])('comes from the backend: issuer %s', async (issuerId) => {
    const request = { ...REQUEST, issuerId };
    const { quote, calculated, backend } = await quoted(request);
    expect(quote).toMatchObject({ value: { totalInterest: Money.of('1') } });
    expect(backend).toEqual([request]);
    expect(calculated).toEqual([]);
  });
});
