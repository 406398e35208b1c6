import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositFinder } from '#application/fixed-deposits/catalogue/deposit-finder.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { PartnerDeposits } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { PartnerQuotes } from '#application/fixed-deposits/catalogue/partner-quotes.ts';
import { PartnerRateCards } from '#application/fixed-deposits/catalogue/partner-rate-cards.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { FindPartnerListing } from '#application/fixed-deposits/holdings/partner-listing.ts';
import { Clock } from '#application/platform/clock.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { type Bind, ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpDepositCatalogue } from '#infrastructure/fixed-deposits/catalogue/http-deposit-catalogue.ts';
import { HttpDepositFinder } from '#infrastructure/fixed-deposits/catalogue/http-deposit-finder.ts';
import { HttpDepositQuotes } from '#infrastructure/fixed-deposits/catalogue/http-deposit-quotes.ts';
import { HttpPartnerDeposits } from '#infrastructure/fixed-deposits/catalogue/http-partner-deposits.ts';
import { HttpRateCards } from '#infrastructure/fixed-deposits/catalogue/http-rate-cards.ts';

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
    DepositFinder,
    (...[http, session, reporting]: Base) => new HttpDepositFinder({ http, session, reporting }),
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
});

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
