import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** Loads the signed deal slip of an order, one at a time. */
export class DealSlipDownloadViewModel implements ViewModel {
  isFetching = false;
  private controller = new AbortController();

  constructor(
    private readonly slips: DealSlips,
    private readonly requestId: ShareOrderId,
  ) {
    makeAutoObservable<this, 'slips' | 'requestId' | 'controller'>(this, {
      slips: false,
      requestId: false,
      controller: false,
    });
  }

  activate(): () => void {
    this.controller = new AbortController();
    return () => this.controller.abort();
  }

  /**
   * Downloads the deal slip.
   * @returns the PDF or the failure; undefined if a download is running or was aborted
   */
  async fetch(): Promise<Result<Blob, PortFailure> | undefined> {
    if (this.isFetching) return undefined;
    this.isFetching = true;
    const { signal } = this.controller;
    const slip = await this.slips.document(this.requestId, { signal });
    runInAction(() => (this.isFetching = false));
    const isDropped = signal.aborted || (!slip.ok && wasAborted(slip.failure));
    return isDropped ? undefined : slip;
  }
}
