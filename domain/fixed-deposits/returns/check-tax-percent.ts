import { checkPercentage } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import type { Percentage } from '../../platform/percentage.ts';

/** Returns a tax rate from 0 to 100 percent, or throws. */
export function checkTaxPercent(percent: Percentage): Percentage {
  const { decimal } = checkPercentage(percent);
  const isShare = !decimal.isNegative() && !decimal.greaterThan(100);
  invariant(isShare, 'a tax rate from 0 to 100 percent was expected');
  return percent;
}
