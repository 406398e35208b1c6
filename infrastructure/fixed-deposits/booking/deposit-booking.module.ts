import { IdentityChecks } from '#application/accounts/kyc/identity-checks.ts';
import { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { AnswerDeclarations } from '#application/fixed-deposits/booking/answer-declarations.ts';
import { BeginEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/begin-embedded-booking.ts';
import { BookDeposit } from '#application/fixed-deposits/booking/book-deposit.ts';
import { ChooseMaturityInstruction } from '#application/fixed-deposits/booking/choose-maturity-instruction.ts';
import { ConfirmPayment } from '#application/fixed-deposits/booking/confirm-payment.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { DepositNominations } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { EmbeddedBookingDraft } from '#application/fixed-deposits/booking/embedded-booking/embedded-booking-draft.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { FindAdvisorOrder } from '#application/fixed-deposits/booking/find-advisor-order.ts';
import { FinishEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/finish-embedded-booking.ts';
import { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { PaymentFailureMark } from '#application/fixed-deposits/booking/payment-failure-mark.ts';
import { ReviewedAdvisorOrder } from '#application/fixed-deposits/booking/reviewed-advisor-order.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { PayAgain } from '#application/fixed-deposits/booking/pay-again.ts';
import { ResumeAdvisorOrder } from '#application/fixed-deposits/booking/resume-advisor-order.ts';
import { ResumeBooking } from '#application/fixed-deposits/booking/resume-booking.ts';
import { ReviewAdvisorOrder } from '#application/fixed-deposits/booking/review-advisor-order.ts';
import { AwaitPayment } from '#application/fixed-deposits/booking/await-payment.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import { StartDeposit } from '#application/fixed-deposits/booking/start-deposit.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { FindUpgrade } from '#application/fixed-deposits/catalogue/find-upgrade.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Attribution } from '#application/platform/attribution.ts';
import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { type Bind, ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpAdvisorOrders } from './http-advisor-orders.ts';
import { HttpDepositOrders } from './http-deposit-orders.ts';
import { HttpDepositPayments } from './http-deposit-payments.ts';
import { HttpEmbeddedBookings } from './http-embedded-bookings.ts';
import { HttpRecommendedSchemes } from '#infrastructure/fixed-deposits/catalogue/http-recommended-schemes.ts';
import { embeddedBookingDraft } from '#infrastructure/fixed-deposits/booking/embedded-booking-draft.ts';
import { paymentDataDraft } from '#infrastructure/fixed-deposits/booking/payment-data-draft.ts';

const base = [HttpClient, Session] as const;

/**
 * Adapters for deposit orders, payments, bookings on the partner bank's page and advisors' orders.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    DepositOrders,
    (http: HttpClient, session: Session) => new HttpDepositOrders(http, session),
    base,
  );
  bindPort(
    bind,
    AdvisorOrders,
    (http: HttpClient, session: Session) => new HttpAdvisorOrders(http, session),
    base,
  );
  bindPort(bind, DepositPayments, (http: HttpClient) => new HttpDepositPayments(http), [
    HttpClient,
  ]);
  bindPort(bind, RecommendedSchemes, (http: HttpClient) => new HttpRecommendedSchemes(http), [
    HttpClient,
  ]);
  bindPort(
    bind,
    EmbeddedBookings,
    (http: HttpClient, session: Session, reporting: Reporting) =>
      new HttpEmbeddedBookings({ http, session, reporting }),
    [...base, Reporting],
  );
  bindDrafts(bind);
  bindUseCases(bind);
  bindAdvisorUseCases(bind);
});

/** Binds what the tab keeps during a booking. */
function bindDrafts(bind: Bind): void {
  const store = [JourneyStore] as const;
  bindPort(
    bind,
    EmbeddedBookingDraft,
    embeddedBookingDraft,
    store,
  );
  bindPort(
    bind,
    PaymentDataDraft,
    paymentDataDraft,
    store,
  );
  bindPort(
    bind,
    ReviewedAdvisorOrder,
    textDraft(JourneyKey.AdvisorOrder),
    store,
  );
}

const tabOrder = { orderDraft: DepositOrderDraft, startedOrder: StartedDepositOrder } as const;

function bindUseCases(bind: Bind): void {
  bindUseCase(bind, BeginEmbeddedBooking, {
    ...tabOrder,
    bookings: EmbeddedBookings,
    bookingDraft: EmbeddedBookingDraft,
  });
  bindUseCase(bind, FinishEmbeddedBooking, {
    bookings: EmbeddedBookings,
    payments: DepositPayments,
    bookingDraft: EmbeddedBookingDraft,
    orderDraft: DepositOrderDraft,
    paymentData: PaymentDataDraft,
    reporting: Reporting,
  });
  bindUseCase(bind, StartDeposit, {
    orders: DepositOrders,
    heldDeposits: HeldDeposits,
    session: Session,
    clock: Clock,
    ...tabOrder,
    attribution: Attribution,
  });
  bindUseCase(bind, BookDeposit, {
    start: StartDeposit,
    orders: DepositOrders,
    drafts: Drafts,
    startedOrder: StartedDepositOrder,
  });
  bindUseCase(bind, ResumeBooking, [IdentityChecks, BookDeposit]);
  bindUseCase(bind, AnswerDeclarations, [DepositOrders, Drafts]);
  bindUseCase(bind, ChooseMaturityInstruction, { ...tabOrder, orders: DepositOrders });
  bindUseCase(bind, FindUpgrade, [RecommendedSchemes, DepositQuotes]);
  bindUseCase(bind, VerifyPayment, {
    ...tabOrder,
    payments: DepositPayments,
    paymentData: PaymentDataDraft,
    failureMark: PaymentFailureMark,
  });
  bindUseCase(bind, AwaitPayment, [VerifyPayment]);
  bindUseCase(bind, ConfirmPayment, [AwaitPayment, Reporting]);
  bindUseCase(bind, PayAgain, {
    unpaidOrders: UnpaidDepositOrders,
    nominations: DepositNominations,
    startedOrder: StartedDepositOrder,
    drafts: Drafts,
  });
}

function bindAdvisorUseCases(bind: Bind): void {
  bindUseCase(bind, ReviewAdvisorOrder, {
    advisorOrders: AdvisorOrders,
    reviewedOrder: ReviewedAdvisorOrder,
    orders: DepositOrders,
    catalogue: DepositCatalogue,
  });
  bindUseCase(bind, ResumeAdvisorOrder, {
    advisorOrders: AdvisorOrders,
    startedOrder: StartedDepositOrder,
    answerDeclarations: AnswerDeclarations,
    drafts: Drafts,
  });
  bindUseCase(bind, FindAdvisorOrder, {
    advisorOrders: AdvisorOrders,
    startedOrder: StartedDepositOrder,
    reviewedOrder: ReviewedAdvisorOrder,
  });
}
