import { declaredTexts } from '#domain/fixed-deposits/holdings/declared-columns.ts';

/** A deposit as an investor writes it: ₹5,00,000 at 8% for a year, added quarterly. */
export const WRITTEN = {
  issuer: 'Saral Bank',
  institution: 'bank',
  principal: '5,00,000',
  rate: '8',
  payout: 'at-maturity',
  compounding: 'quarterly',
  start: '01/04/2026',
  maturity: '1Y',
  right: 'self',
  holders: 'Me',
} as const;

export const writtenAs = (change: Readonly<Record<string, string>> = {}) =>
  declaredTexts({ ...WRITTEN, ...change });
