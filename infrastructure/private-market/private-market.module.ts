import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { Session } from '#application/platform/session.ts';
import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { AnswerOffer } from '#application/private-market/answer-offer.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Baskets } from '#application/private-market/baskets.ts';
import { CancelShareOrder } from '#application/private-market/cancel-share-order.ts';
import { CheckSharePayment } from '#application/private-market/check-share-payment.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { PayShareOrder } from '#application/private-market/pay-share-order.ts';
import { PlaceShareOrder } from '#application/private-market/place-share-order.ts';
import { PrepareDealSlip } from '#application/private-market/prepare-deal-slip.ts';
import { ReportOfferExpiry } from '#application/private-market/report-offer-expiry.ts';
import { RequestShare } from '#application/private-market/request-share.ts';
import { ShareOrderDraft } from '#application/private-market/share-order-draft.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import { SignDealSlip } from '#application/private-market/sign-deal-slip.ts';
import { TypedUnits } from '#application/private-market/typed-units.ts';
import { type Bind, ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpBasketOrders } from './orders/http-basket-orders.ts';
import { HttpBaskets } from './http-baskets.ts';
import { HttpDealSlips } from './orders/http-deal-slips.ts';
import { HttpShareOrders } from './orders/http-share-orders.ts';
import { HttpSharePayments } from './orders/http-share-payments.ts';
import { HttpShareRequests } from './http-share-requests.ts';
import { StoredShareOrderDraft } from './orders/stored-share-order-draft.ts';
import { StoredTypedUnits } from './orders/stored-typed-units.ts';

/** Adapters and use cases for baskets, and for orders up to the deal slip. */
export const contextModule = new ContainerModule(({ bind }) => {
  const plain = [HttpClient, Session] as const;
  bindPort(bind, Baskets, (http: HttpClient) => new HttpBaskets(http), [HttpClient]);
  bindPort(
    bind,
    BasketOrders,
    (http: HttpClient, session: Session) => new HttpBasketOrders(http, session),
    plain,
  );
  bindPort(
    bind,
    ShareOrders,
    (http: HttpClient, session: Session) => new HttpShareOrders(http, session),
    plain,
  );
  bindPort(bind, SharePayments, (http: HttpClient) => new HttpSharePayments(http), [HttpClient]);
  bindPort(
    bind,
    DealSlips,
    (http: HttpClient, session: Session) => new HttpDealSlips(http, session),
    plain,
  );
  bindPort(bind, ShareRequests, (http: HttpClient) => new HttpShareRequests(http), [HttpClient]);
  bindDrafts(bind);
  bindUseCases(bind);
});

function bindDrafts(bind: Bind): void {
  const store = [JourneyStore] as const;
  bindPort(
    bind,
    ShareOrderDraft,
    (journey: JourneyStore) => new StoredShareOrderDraft(journey),
    store,
  );
  bindPort(bind, TypedUnits, (journey: JourneyStore) => new StoredTypedUnits(journey), store);
}

function bindUseCases(bind: Bind): void {
  bindUseCase(bind, PlaceShareOrder, {
    session: Session,
    orders: ShareOrders,
    basketOrders: BasketOrders,
    draft: ShareOrderDraft,
    typedUnits: TypedUnits,
    returnPath: ReturnPath,
    waitingPurchase: WaitingPurchase,
  });
  bindUseCase(bind, AnswerOffer, [ShareOrders, ShareOrderDraft]);
  bindUseCase(bind, ReportOfferExpiry, [ShareOrders, Reporting]);
  bindUseCase(bind, CancelShareOrder, [ShareOrders]);
  bindUseCase(bind, PayShareOrder, {
    payments: SharePayments,
    draft: ShareOrderDraft,
    drafts: Drafts,
    waitingPurchase: WaitingPurchase,
  });
  bindUseCase(bind, CheckSharePayment, [SharePayments, ShareOrderDraft]);
  bindUseCase(bind, PrepareDealSlip, [DealSlips, RuntimeEnvironment]);
  bindUseCase(bind, SignDealSlip, [DealSlips]);
  bindUseCase(bind, RequestShare, [ShareRequests, Drafts]);
}
