import { Money } from '../../platform/money.ts';
import type { CashFlow } from '../../platform/returns/cash-flow.ts';
import type { Holding } from '../holdings/holdings.ts';
import { payoutCalendar } from '../interest/payout-calendar.ts';

/**
 * The payments of a deposit as its investor sees them, in whole rupees: the principal goes out on
 * the first day, payouts and the maturity amount come back.
 */
export function depositFlows({ quote, startedOn }: Holding): readonly CashFlow[] {
  const out = Money.zero.minus(quote.terms.principal);
  const back = payoutCalendar(quote, startedOn).map(({ date, amount }) => ({ date, amount }));
  return [{ date: startedOn, amount: out }, ...back];
}
