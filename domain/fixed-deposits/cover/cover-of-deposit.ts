import type { Money } from '../../platform/money.ts';
import type { DepositLike } from '../holdings/deposit-like.ts';
import { checkDepositLikes } from '../holdings/deposit-like-checks.ts';
import { BucketExposure } from './bucket-exposure.ts';
import { isAtBank, partsWith } from './bucket-parts.ts';
import { peakDay } from './bucket-peak.ts';
import { checkCoverFacts } from './cover-checks.ts';
import { coverOnDay } from './cover-on-day.ts';
import { exposureOf } from './deposit-exposure.ts';
import type { CoverFacts, CoverOnDay } from './insurance-bucket.ts';

/** The insurance of one deposit beside the other money in its bucket; rupees to the paisa. */
export interface CoverOfDeposit {
  /** The bucket on the day with the highest exposure, from today on, while the deposit runs. */
  readonly peak: CoverOnDay;
  /** The part of the deposit that is insured on that day, if its other money is insured first. */
  readonly insured: Money;
  /** Whether the bucket has other money, on any day from today on. */
  readonly isBesideOthers: boolean;
}

/**
 * How much of a further deposit is insured, with all that its holder has at the bank in the same
 * right and capacity.
 *
 * @formula insured = exposure of the deposit - (the lower of it and the uncovered exposure)
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 * @param deposit the further deposit, which `facts` do not contain; it can start later
 * @returns undefined for a deposit that is not at a bank or has matured, and if no limit is known
 *   for today
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
 * const { peak, insured } = coverOfDeposit(deposit, { deposits: [], balances, today });
 * [peak.exposure.text, insured.text]; // => ['558000', '50000']
 * ```
 */
export function coverOfDeposit(
  deposit: DepositLike,
  facts: CoverFacts,
): CoverOfDeposit | undefined {
  const { deposits, balances, today, limits } = checkCoverFacts(facts);
  checkDepositLikes([...deposits, deposit]);
  const { holding } = deposit;
  const first = holding.startedOn.isAfter(today) ? holding.startedOn : today;
  if (!isAtBank(deposit) || limits.on(today) === undefined) return undefined;
  if (holding.maturityDate.isBefore(first)) return undefined;
  const others = partsWith(deposit, { deposits, balances });
  const exposures = new BucketExposure({ ...others, deposits: [...others.deposits, deposit] });
  const runs = exposures.runsBeside(deposit, { from: today, limits });
  const day = peakDay(exposures, { runs, today: first });
  const peak = coverOnDay(exposures, { day, limits });
  const own = exposureOf(deposit, day);
  const uninsured = peak.uncovered.isGreaterThan(own) ? own : peak.uncovered;
  const isBesideOthers =
    others.deposits.some((other) => !other.holding.maturityDate.isBefore(today)) ||
    others.balances.some(({ amount }) => !amount.isZero());
  return Object.freeze({ peak, insured: own.minus(uninsured), isBesideOthers });
}
