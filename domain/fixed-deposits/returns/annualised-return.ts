import { checkInstance } from '../../platform/argument-checks.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { Result } from '../../platform/result.ts';
import { moneyWeightedReturn } from '../../platform/returns/money-weighted-return.ts';
import type { MoneyWeightedReturnViolation } from '../../platform/returns/cash-flow.ts';
import { Holding } from '../holdings/holdings.ts';
import { depositFlows } from './deposit-flows.ts';

/**
 * What a deposit brings in a year, in percent, from the whole rupees that it pays and the days on
 * which it pays them. It counts compounding and early payouts, so that all deposits can be
 * compared.
 *
 * @formula paid at maturity: (M / P)^(1 / years) - 1; with payouts: the money-weighted return by
 *   anniversary; 2 decimals half-up
 * @source section 2 of the design notes on rules beyond the documents, R2
 * @throws an error for anything but a holding
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('7.25'), payoutFrequency: 'at-maturity' };
 * const year = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 1 }) };
 * const terms = { ...year, compoundingFrequency: 'quarterly' };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-11-23') });
 * const answer = annualisedReturn(holding);
 * answer.ok ? answer.value.text : answer.failure; // => '7.45'
 * ```
 */
export function annualisedReturn(
  holding: Holding,
): Result<Percentage, MoneyWeightedReturnViolation> {
  return moneyWeightedReturn(depositFlows(checkInstance(holding, Holding, 'a holding')));
}
