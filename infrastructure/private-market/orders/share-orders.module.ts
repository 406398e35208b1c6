import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { Session } from '#application/platform/session.ts';
import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { AnswerOffer } from '#application/private-market/answer-offer.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { CancelShareOrder } from '#application/private-market/cancel-share-order.ts';
import { CheckSharePayment } from '#application/private-market/check-share-payment.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { PayShareOrder } from '#application/private-market/pay-share-order.ts';
import { PlaceShareOrder } from '#application/private-market/place-share-order.ts';
import { PrepareDealSlip } from '#application/private-market/prepare-deal-slip.ts';
import { ReportOfferExpiry } from '#application/private-market/report-offer-expiry.ts';
import { ShareOrderDraft } from '#application/private-market/share-order-draft.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { SignDealSlip } from '#application/private-market/sign-deal-slip.ts';
import { TypedUnits } from '#application/private-market/typed-units.ts';
import { type Bind, ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpDealSlips } from './http-deal-slips.ts';
import { HttpShareOrders } from './http-share-orders.ts';
import { HttpSharePayments } from './http-share-payments.ts';
import { StoredShareOrderDraft } from './stored-share-order-draft.ts';
import { StoredTypedUnits } from './stored-typed-units.ts';

/**
 * Adapters and use cases for orders up to the deal slip. `PlaceShareOrder` also needs
 * `BasketOrders` of a module of their own.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  const plain = [HttpClient, Session] as const;
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
}
