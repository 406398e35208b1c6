import { Money } from '#domain/platform/money.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import {
  type SellRequestDraft,
  sellRequestViolation,
  type SellRequestViolation,
} from '#domain/private-market/holdings/sell-request.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { Session } from '#application/platform/session.ts';
import type { SellRequests } from './sell-requests.ts';

export type RequestSaleFailure =
  PortFailure | { readonly kind: 'invalid'; readonly violation: SellRequestViolation };

/** The name of the form, under which its draft is stored. */
export const SELL_REQUEST_FORM = 'sell-request';

export interface RequestSaleDependencies {
  readonly requests: SellRequests;
  readonly session: Session;
  readonly drafts: Drafts;
}

/**
 * Checks the sell form and sends the request to the desk (Vriddhi's operations team); retries if
 * the reply is lost. Then removes the draft of the form.
 */
export class RequestSale {
  constructor(private readonly dependencies: RequestSaleDependencies) {}

  /** @param draft the form; texts are as typed */
  async run(
    draft: SellRequestDraft,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, RequestSaleFailure>> {
    const { requests, session, drafts } = this.dependencies;
    const violation = sellRequestViolation(draft, session.current !== undefined);
    if (violation !== undefined) return failure({ kind: 'invalid', violation });
    const price = Money.parse(draft.askingPrice);
    if (draft.share === undefined || !price.ok) {
      throw new Error('a valid sell request names its share and price');
    }
    const request = {
      shareName: draft.share.name.trim(),
      quantity: Number(draft.quantity),
      askingPrice: price.value,
    };
    const sent = await retryUntilConfirmed((each) => requests.submit(request, each), options);
    if (sent.ok) await drafts.forget(SELL_REQUEST_FORM);
    return sent;
  }
}
