import type { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { Command } from '#ui/platform/command.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** Downloads the signed deal slip of an order as a PDF, one at a time. */
export class DealSlipDownloadViewModel implements ViewModel {
  readonly fetching = new Command();

  constructor(
    private readonly slips: DealSlips,
    private readonly requestId: ShareOrderId,
  ) {}

  activate(): () => void {
    return this.fetching.activate();
  }

  /** @returns undefined if another download is running, or if the view was left meanwhile */
  fetch() {
    return this.fetching.run((options) => this.slips.document(this.requestId, options));
  }
}
