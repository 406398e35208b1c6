import { checkInstance, checkRecord } from '../../platform/argument-checks.ts';
import { Percentage } from '../../platform/percentage.ts';

/**
 * Whether an unpaid order keeps its yearly rate if an advisor places the same one at the rate of
 * today, for the same kind of investor: only if it is higher.
 *
 * @source Vriddhi's own rule: an advisor never takes away a rate that the investor has agreed to
 * @throws an error for anything but percentages
 * @example
 * ```ts
 * keepsHeldRate({ held: Percentage.of('6.85'), offered: Percentage.of('6.35') }); // => true
 * ```
 */
export function keepsHeldRate(rates: {
  readonly held: Percentage;
  readonly offered: Percentage;
}): boolean {
  const { held, offered } = checkRecord(rates);
  const before = checkInstance(held, Percentage, 'a percentage');
  return before.isGreaterThan(checkInstance(offered, Percentage, 'a percentage'));
}
