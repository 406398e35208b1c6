import {
  checkBoolean,
  checkInteger,
  checkList,
  checkOneOf,
  checkOptions,
  checkRecord,
  checkRecords,
} from '../../platform/argument-checks.ts';
import type { CalendarSpan } from '../../platform/calendar-date.ts';
import { checkSource } from '../../platform/dated.ts';
import { checkNonNegative, checkPercentage } from '../../platform/expected-values.ts';
import { invariant, shown } from '../../platform/invariant.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { DAYS_IN_MONTH, DAYS_IN_YEAR } from '../interest/tenure.ts';
import {
  type BandInterest,
  ExitReason,
  type HardshipRule,
  type PrematureRule,
  RunRateBasis,
} from './premature-rule.ts';

const PAID_OUT = Object.freeze({ Recovered: 'recovered', Kept: 'kept' } as const);

/** Returns a rule for early exits, or throws an error that names what is wrong with it. */
export function checkPrematureRule(rule: PrematureRule): PrematureRule {
  const { notBefore, bands, paidOut, isPartAllowed, hardship, isPaidOnDeath } = checkRecord(rule);
  if (notBefore !== undefined) checkSpan(notBefore);
  const starts = checkRecords(bands).map(({ from }) => checkSpan(from));
  const isOrdered = starts.every((start, index) => start > (starts[index - 1] ?? -1));
  invariant(starts[0] === 0 && isOrdered, 'bands in order from the first day were expected');
  for (const { interest } of bands) checkInterest(interest);
  checkOneOf(paidOut, PAID_OUT);
  checkBoolean(isPartAllowed);
  if (isPaidOnDeath !== undefined) checkBoolean(isPaidOnDeath);
  if (rule.reasonsSource !== undefined) checkSource(rule.reasonsSource);
  for (const each of checkRecords(hardship)) checkHardship(each);
  for (const reason of checkList(rule.pointsWaivedFor)) checkOneOf(reason, ExitReason);
  return rule;
}

/** Returns the rough length of a span in days, which orders the bands, or throws. */
export function checkSpan(span: CalendarSpan): number {
  const { years = 0, months = 0, days = 0 } = checkOptions(span, ['years', 'months', 'days']);
  for (const part of [years, months, days]) checkInteger(part, { most: 10_000 });
  return years * DAYS_IN_YEAR + months * DAYS_IN_MONTH + days;
}

function checkInterest(interest: BandInterest): void {
  checkRecord(interest);
  if (interest.kind === 'none') return;
  if (interest.kind === 'fixed') {
    checkRate(interest.annualRatePercent);
    return;
  }
  invariant(interest.kind === 'run-rate', `there is no interest of ${shown(interest)}`);
  checkOneOf(interest.basis, RunRateBasis);
  const limits = checkRecords(interest.points).map(({ upTo, points }) => {
    checkRate(points);
    return upTo === undefined ? undefined : checkNonNegative(upTo, 'a limit of points');
  });
  const isOrdered = limits
    .slice(1)
    .every((limit, index) => isAbove(limit, limits[index]));
  invariant(isOrdered, 'points in order of the principal were expected');
  if (interest.pointsBelowLowest !== undefined) checkRate(interest.pointsBelowLowest);
}

/** Whether a limit is above an earlier one; an absent limit has no limit above it. */
function isAbove(limit: Money | undefined, earlier: Money | undefined): boolean {
  return earlier !== undefined && (limit === undefined || limit.isGreaterThan(earlier));
}

function checkHardship(hardship: HardshipRule): void {
  checkRecord(hardship);
  if (hardship.kind === 'critical-illness') return;
  if (hardship.kind === 'small-deposit') {
    checkNonNegative(hardship.upTo, 'the limit of a small deposit');
    return;
  }
  invariant(hardship.kind === 'emergency', `there is no hardship of ${shown(hardship)}`);
  checkRate(hardship.sharePercent);
  checkNonNegative(hardship.most, 'the limit of an emergency');
}

/** Throws for a percentage that is not from 0 to 100. */
export function checkRate(rate: Percentage): void {
  const { decimal } = checkPercentage(rate);
  const isShare = !decimal.isNegative() && !decimal.greaterThan(100);
  invariant(isShare, 'a percentage from 0 to 100 was expected');
}
