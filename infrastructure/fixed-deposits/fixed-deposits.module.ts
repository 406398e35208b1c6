import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { PaymentFailureMark } from '#application/fixed-deposits/booking/payment-failure-mark.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { ChooseListing } from '#application/fixed-deposits/catalogue/choose-listing.ts';
import { ChosenRow } from '#application/fixed-deposits/catalogue/chosen-row.ts';
import { ComparedDeposits } from '#application/fixed-deposits/catalogue/compared-deposits.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositChoices } from '#application/fixed-deposits/catalogue/deposit-choices.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { PartnerDeposits } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { PartnerQuotes } from '#application/fixed-deposits/catalogue/partner-quotes.ts';
import { PartnerRateCards } from '#application/fixed-deposits/catalogue/partner-rate-cards.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { ReadRateFacts } from '#application/fixed-deposits/catalogue/read-rate-facts.ts';
import { FindPartnerListing } from '#application/fixed-deposits/holdings/partner-listing.ts';
import { Clock } from '#application/platform/clock.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { markDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import { type Bind, ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { StoredDepositOrderDraft } from '#infrastructure/fixed-deposits/booking/stored-deposit-order-draft.ts';
import { StoredStartedOrder } from '#infrastructure/fixed-deposits/booking/stored-started-order.ts';
import { HttpDepositCatalogue } from '#infrastructure/fixed-deposits/catalogue/http-deposit-catalogue.ts';
import { HttpDepositQuotes } from '#infrastructure/fixed-deposits/catalogue/http-deposit-quotes.ts';
import { HttpPartnerDeposits } from '#infrastructure/fixed-deposits/catalogue/http-partner-deposits.ts';
import { HttpRateCards } from '#infrastructure/fixed-deposits/catalogue/http-rate-cards.ts';
import { StoredChosenRow } from '#infrastructure/fixed-deposits/catalogue/stored-chosen-row.ts';
import { StoredComparedDeposits } from '#infrastructure/fixed-deposits/catalogue/stored-compared-deposits.ts';
import { StoredDepositChoices } from '#infrastructure/fixed-deposits/catalogue/stored-deposit-choices.ts';

type Base = readonly [http: HttpClient, session: Session, reporting: Reporting];
const base = [HttpClient, Session, Reporting] as const;

/** Adapters for the catalogue, rates and quotes. None of them needs an order. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    DepositCatalogue,
    (...[http, session, reporting]: Base) => new HttpDepositCatalogue({ http, session, reporting }),
    base,
  );
  bindPort(
    bind,
    PartnerDeposits,
    (http: HttpClient, reporting: Reporting) => new HttpPartnerDeposits(http, reporting),
    [HttpClient, Reporting],
  );
  bindUseCase(bind, FindPartnerListing, [PartnerDeposits]);
  bindRates(bind);
  bindDrafts(bind);
});

/** Binds what the tab keeps while an investor chooses and orders a deposit. */
function bindDrafts(bind: Bind): void {
  const store = [JourneyStore] as const;
  bindPort(bind, ChosenRow, (journey: JourneyStore) => new StoredChosenRow(journey), store);
  bindPort(
    bind,
    ComparedDeposits,
    (journey: JourneyStore) => new StoredComparedDeposits(journey),
    store,
  );
  bindPort(
    bind,
    DepositChoices,
    (journey: JourneyStore) => new StoredDepositChoices(journey),
    store,
  );
  bindPort(
    bind,
    DepositOrderDraft,
    (journey: JourneyStore) => new StoredDepositOrderDraft(journey),
    store,
  );
  bindPort(
    bind,
    StartedDepositOrder,
    (journey: JourneyStore) => new StoredStartedOrder(journey),
    store,
  );
  bindPort(
    bind,
    PaymentFailureMark,
    markDraft(JourneyKey.PaymentFailed),
    store,
  );
  bindUseCase(bind, ChooseListing, [ChosenRow, DepositChoices]);
  bindUseCase(bind, ReadRateFacts, [VerifiedPanDraft, Clock]);
}

/** Binds the rate card adapter, which combines the partner's rates with the catalogue's. */
function bindRates(bind: Bind): void {
  bindPort(
    bind,
    RateCards,
    (partner: PartnerDeposits, ...[http, session, reporting]: Base) => {
      const backend = new HttpRateCards({ http, session, reporting });
      return new PartnerRateCards({ backend, partner, reporting });
    },
    [PartnerDeposits, ...base],
  );
  bindPort(
    bind,
    DepositQuotes,
    (partner: PartnerDeposits, http: HttpClient, session: Session, clock: Clock) =>
      new PartnerQuotes(new HttpDepositQuotes({ http, session, clock }), partner),
    [PartnerDeposits, HttpClient, Session, Clock],
  );
}
