import fc from 'fast-check';
import { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import {
  payoutFrequencies,
  PayoutFrequency,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { principals } from './money.ts';
import { annualRates } from './percentages.ts';
import { shortTenures, tenures } from './tenures.ts';

/** Terms of any payout and compounding. */
export function depositTerms(): fc.Arbitrary<DepositTerms> {
  return termsWith(fc.constantFrom(...payoutFrequencies));
}

/** Terms of deposits that pay at maturity. */
export function cumulativeTerms(): fc.Arbitrary<DepositTerms> {
  return termsWith(fc.constant(PayoutFrequency.AtMaturity));
}

/** Terms of deposits that pay interest out. */
export function payoutTerms(): fc.Arbitrary<DepositTerms> {
  const [, ...payouts] = payoutFrequencies;
  return termsWith(fc.constantFrom(...payouts));
}

/** Terms of any payout, that run for some weeks or months. */
export function shortTerms(): fc.Arbitrary<DepositTerms> {
  return fc.tuple(depositTerms(), shortTenures()).map(([terms, tenure]) => ({ ...terms, tenure }));
}

function termsWith(payoutFrequency: fc.Arbitrary<PayoutFrequency>): fc.Arbitrary<DepositTerms> {
  return fc.record({
    principal: principals(),
    annualRatePercent: annualRates(),
    tenure: tenures(),
    payoutFrequency,
    compoundingFrequency: fc.constantFrom(...Object.values(CompoundingFrequency)),
  });
}
