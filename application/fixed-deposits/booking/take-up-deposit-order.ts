import { failure, type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { DepositOrderDraft } from './deposit-order-draft.ts';
import type { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';
import type { UnpaidDepositOrder } from './unpaid-deposit-orders.ts';

export type TakeUpFailure =
  | PortFailure
  /** The issuer no longer offers this tenure and payout frequency. */
  | { readonly kind: 'not-offered' };

export interface TakeUpDepositOrderDependencies {
  readonly rateCards: RateCards;
  readonly orderDraft: DepositOrderDraft;
  readonly startedOrder: StartedDepositOrder;
}

/**
 * Continues an unpaid order in this tab, even if it was started elsewhere. The order summary then
 * requests the current figures.
 */
export class TakeUpDepositOrder {
  constructor(private readonly dependencies: TakeUpDepositOrderDependencies) {}

  async run(order: UnpaidDepositOrder, options: CallOptions): Promise<Result<void, TakeUpFailure>> {
    const { depositId, payoutFrequency, schemeId, depositOrderId } = order;
    const { rateCards, orderDraft, startedOrder } = this.dependencies;
    const rates = await rateCards.forDeposit(depositId, { payoutFrequency }, options);
    if (!rates.ok) return rates;
    const { deposit, rateCard } = rates.value;
    const { rows } = rateCard;
    const row = rows.find(({ schemeMasterId }) => schemeMasterId === schemeId);
    if (row === undefined) return failure({ kind: 'not-offered' });
    // The server lists this order as unpaid, so deposits with its id or an older one are not
    // duplicates.
    const repeatOf = depositOrderId;
    const { lockInDays, withdrawalPenalty, noInterestDays, isInsured } = deposit;
    orderDraft.keep({
      ...{ ...order, row, rows, repeatOf, wasUpgradeOffered: true, isInsured },
      earlyWithdrawal: { lockInDays, withdrawalPenalty, noInterestDays },
    });
    startedOrder.keep({ depositOrderId, depositId });
    return success(undefined);
  }
}
