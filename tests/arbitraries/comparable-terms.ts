import fc from 'fast-check';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { depositTerms } from './deposit-terms.ts';

/** Two deposits that differ in one thing alone, the larger one second. */
export function differingIn<Key extends 'principal' | 'annualRatePercent' | 'tenure'>(
  key: Key,
  {
    values,
    isLarger,
  }: {
    readonly values: fc.Arbitrary<DepositTerms[Key]>;
    readonly isLarger: (a: DepositTerms[Key], b: DepositTerms[Key]) => boolean;
  },
): fc.Arbitrary<readonly [DepositTerms, DepositTerms]> {
  return fc.tuple(depositTerms(), values).map(([terms, value]) => {
    const other: DepositTerms = { ...terms, [key]: value };
    return isLarger(terms[key], value) ? [other, terms] : [terms, other];
  });
}
