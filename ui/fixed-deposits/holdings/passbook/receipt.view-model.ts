import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** Downloads the receipts of deposits, one at a time. */
export class ReceiptViewModel implements ViewModel {
  isFetching = false;
  private calls = new AbortController();

  constructor(private readonly heldDeposits: HeldDeposits) {
    makeAutoObservable<this, 'heldDeposits' | 'calls'>(this, { heldDeposits: false, calls: false });
  }

  activate(): () => void {
    this.calls = new AbortController();
    return () => this.calls.abort();
  }

  /** @returns undefined if another download is running, or if the view was left meanwhile */
  async download(depositOrderId: DepositOrderId): Promise<Result<Blob, PortFailure> | undefined> {
    if (this.isFetching) return undefined;
    this.isFetching = true;
    const { signal } = this.calls;
    const receipt = await this.heldDeposits.receipt(depositOrderId, { signal });
    runInAction(() => (this.isFetching = false));
    const wasLeft = signal.aborted || (!receipt.ok && wasAborted(receipt.failure));
    return wasLeft ? undefined : receipt;
  }
}
