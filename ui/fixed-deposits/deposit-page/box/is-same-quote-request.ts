import type { DepositQuoteRequest } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';

export function isSameQuoteRequest(
  a: DepositQuoteRequest | undefined,
  b: DepositQuoteRequest | undefined,
): boolean {
  return written(a) === written(b);
}

function written(question: DepositQuoteRequest | undefined): string {
  if (question === undefined) return '';
  const { depositId, issuerId, principal, tenure, payoutFrequency } = question;
  const { gender, isSeniorCitizen } = question;
  const what = [depositId, issuerId, principal.text, tenure.text, payoutFrequency];
  return [...what, gender, isSeniorCitizen].join();
}
