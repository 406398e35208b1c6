import type { DepositQuoteRequest } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { InvestmentAmount } from './investment-amount.ts';

interface BoxInputs extends Pick<DepositQuoteRequest, 'payoutFrequency' | 'isSeniorCitizen'> {
  readonly rates: { readonly value: DepositRates | undefined };
  readonly amount: InvestmentAmount;
  readonly row: RateCardRow | undefined;
  readonly column: RateColumn;
}

/** The quote request for the inputs in the box; undefined if they are incomplete or invalid. */
export function quoteRequestFor(
  { rates, amount, row, column, payoutFrequency, isSeniorCitizen }: BoxInputs,
  gender: Gender,
): DepositQuoteRequest | undefined {
  const { value: principal, violation } = amount;
  const cardRate = row?.payoutFrequency === payoutFrequency ? row.rates[column] : undefined;
  // The issuer is known once the rates have loaded.
  if (rates.value === undefined || row === undefined || cardRate === undefined) return undefined;
  if (principal === undefined || violation !== undefined) return undefined;
  const { depositId, issuerId } = rates.value.deposit;
  const what = { depositId, issuerId, principal, tenure: row.tenure, payoutFrequency };
  return { ...what, gender, isSeniorCitizen, cardRate };
}
