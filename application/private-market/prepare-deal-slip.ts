import { failure, type Result, success } from '#domain/platform/result.ts';
import {
  type DealSlipStart,
  dealSlipStart,
  type SigningToken,
} from '#domain/private-market/orders/deal-slip.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type {
  SigningWidget,
  RuntimeEnvironment,
} from '#application/platform/runtime-environment.ts';
import type { DealSlips } from './deal-slips.ts';
import type { ShareOrderId } from './share-ids.ts';

/** What the e-signing widget needs to open a deal slip. */
export interface OpenDealSlip {
  readonly token: SigningToken;
  readonly widget: SigningWidget;
}

export type PrepareDealSlipFailure =
  PortFailure | { readonly kind: Exclude<DealSlipStart['kind'], 'open-widget'> };

/**
 * Prepares the deal slip of a paid order, so that the investor can sign it in the e-signing widget.
 */
export class PrepareDealSlip {
  constructor(
    private readonly slips: DealSlips,
    private readonly environment: RuntimeEnvironment,
  ) {}

  async run(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<OpenDealSlip, PrepareDealSlipFailure>> {
    const [prepared, widget] = await Promise.all([
      this.slips.prepare(requestId, options),
      this.environment.signingWidget(),
    ]);
    if (!prepared.ok) return prepared;
    const start = dealSlipStart(prepared.value);
    if (start.kind !== 'open-widget') return failure({ kind: start.kind });
    if (widget === undefined) return failure({ kind: 'not-ready' });
    return success({ token: start.token, widget });
  }
}
