import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Command } from '#ui/platform/command.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** Downloads the receipts of deposits, one at a time. */
export class ReceiptViewModel implements ViewModel {
  readonly fetching = new Command();

  constructor(private readonly heldDeposits: HeldDeposits) {}

  activate(): () => void {
    return this.fetching.activate();
  }

  /** @returns undefined if another download is running, or if the view was left meanwhile */
  download(depositOrderId: DepositOrderId) {
    return this.fetching.run((options) => this.heldDeposits.receipt(depositOrderId, options));
  }
}
