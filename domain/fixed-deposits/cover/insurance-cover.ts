import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import type { DepositLike } from '../holdings/deposit-like.ts';
import { checkDepositLike, checkDepositLikes } from '../holdings/deposit-like-checks.ts';
import { bucketsOf, isAtBank, partsWith } from './bucket-parts.ts';
import { insuranceBucket } from './bucket-peak.ts';
import { checkCoverFacts } from './cover-checks.ts';
import { exposureOf } from './deposit-exposure.ts';
import type { CoverFacts, InsuranceBucket, InsuranceCover } from './insurance-bucket.ts';

/**
 * The deposit insurance of an investor's money, from today until the last maturity date. Every day
 * counts: the peak and the first day above the limit are exact. Money at finance companies is not
 * insured and has no bucket. Only the Deposit Insurance and Credit Guarantee Corporation decides
 * what it pays; loans at the bank are set off first, which this rule does not.
 *
 * @formula exposure = principals + accrued, unpaid interest + balances; covered = the lower of
 *   exposure and limit; uncovered = exposure - covered
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1); answers of
 *   the corporation to frequent questions: same right and capacity, holders in the same order
 * @returns undefined if no limit is known for today
 * @throws an error for an unknown option, and for invalid deposits or balances
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: Money.of('465000'), tenure: Tenure.of({ years: 1 }), ...rate };
 * const quarterly = { ...terms, compoundingFrequency: 'quarterly' };
 * const today = CalendarDate.of('2026-11-26');
 * const holding = Holding.of({ terms: quarterly, startedOn: today });
 * const bank = { issuerId: 'suryoday', institution: 'bank', holders: ['A'], right: 'self' };
 * const deposits = [{ id: '1', origin: 'declared', ...bank, holding }];
 * const [bucket] = insuranceCover({ deposits, today }).buckets;
 * [bucket.peak.exposure.text, bucket.peak.uncovered.text]; // => ['503331', '3331']
 * ```
 */
export function insuranceCover(facts: CoverFacts): InsuranceCover | undefined {
  const { deposits, balances, today, limits } = checkCoverFacts(facts);
  if (limits.on(today) === undefined) return undefined;
  const all = [...deposits, ...balances];
  const buckets = bucketsOf({ deposits, balances });
  return Object.freeze({
    buckets: buckets.map((parts) => insuranceBucket(parts, { today, limits })),
    notInsured: all.filter((each) => !isAtBank(each)),
  });
}

/**
 * The bucket that a further deposit joins, with that deposit in it.
 *
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 * @param deposit the further deposit, which `facts` do not contain; it can start later
 * @returns undefined for a deposit that is not at a bank, and if no limit is known for today
 * @throws an error as `insuranceCover` does
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const today = CalendarDate.of('2026-11-26');
 * const bank = { issuerId: 'suryoday', institution: 'bank', holders: ['A'], right: 'self' };
 * const balances = [{ ...bank, amount: Money.of('450000') }];
 * const holding = Holding.of({ terms, startedOn: today });
 * const deposit = { id: '1', origin: 'booked', ...bank, holding };
 * const bucket = coverWithDeposit(deposit, { deposits: [], balances, today });
 * bucket.today.uncovered.text; // => '50000'
 * ```
 */
export function coverWithDeposit(
  deposit: DepositLike,
  facts: CoverFacts,
): InsuranceBucket | undefined {
  const { deposits, balances, today, limits } = checkCoverFacts(facts);
  const all = checkDepositLikes([...deposits, deposit]);
  if (!isAtBank(deposit) || limits.on(today) === undefined) return undefined;
  const parts = partsWith(deposit, { deposits: all, balances });
  return insuranceBucket(parts, { today, limits });
}

/**
 * What a deposit adds to the exposure of its bank on a day, in rupees to the paisa.
 *
 * @formula principal + accrued, unpaid interest from the start date on; the maturity amount on the
 *   maturity date, unless the deposit was renewed; else 0
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1): principal and
 *   interest
 * @throws an error for an invalid deposit or day
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-11-26') });
 * const bank = { issuerId: 'suryoday', institution: 'bank', holders: ['A'], right: 'self' };
 * const deposit = { id: '1', origin: 'booked', ...bank, holding };
 * exposureOn(deposit, CalendarDate.of('2027-11-26')).text; // => '108000'
 * exposureOn(deposit, CalendarDate.of('2027-11-27')).text; // => '0'
 * ```
 */
export function exposureOn(deposit: DepositLike, day: CalendarDate): Money {
  return exposureOf(checkDepositLike(deposit), checkDate(day));
}
