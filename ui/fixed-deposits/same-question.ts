import type { DepositQuoteRequest } from '#application/fixed-deposits/deposit-quotes.ts';

/** Whether two questions to the issuer have the same answer. */
export function sameQuestion(
  a: DepositQuoteRequest | undefined,
  b: DepositQuoteRequest | undefined,
): boolean {
  return written(a) === written(b);
}

function written(question: DepositQuoteRequest | undefined): string {
  if (question === undefined) return '';
  const { depositId, principal, tenure, payoutFrequency, gender, isSeniorCitizen } = question;
  return [depositId, principal.text, tenure.text, payoutFrequency, gender, isSeniorCitizen].join();
}
