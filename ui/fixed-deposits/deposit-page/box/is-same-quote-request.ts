import type { DepositQuoteRequest } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';

export function isSameQuoteRequest(
  a: DepositQuoteRequest | undefined,
  b: DepositQuoteRequest | undefined,
): boolean {
  return written(a) === written(b);
}

function written(request: DepositQuoteRequest | undefined): string {
  if (request === undefined) return '';
  const { depositId, issuerId, principal, tenure, payoutFrequency } = request;
  const { gender, isSeniorCitizen } = request;
  const what = [depositId, issuerId, principal.text, tenure.text, payoutFrequency];
  return [...what, gender, isSeniorCitizen].join();
}
