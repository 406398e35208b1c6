import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositFinder } from '#application/fixed-deposits/deposit-finder.ts';
import { DepositQuotes } from '#application/fixed-deposits/deposit-quotes.ts';
import { PartnerDeposits } from '#application/fixed-deposits/partner-deposits.ts';
import { PartnerQuotes } from '#application/fixed-deposits/partner-quotes.ts';
import { PartnerRateCards } from '#application/fixed-deposits/partner-rate-cards.ts';
import { RateCards } from '#application/fixed-deposits/rate-cards.ts';
import { Clock } from '#application/platform/clock.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { type Bind, ContainerModule } from 'inversify';
import { bindPort } from '../platform/binding.ts';
import { HttpClient } from '../platform/http-client.ts';
import { HttpDepositCatalogue } from './http-deposit-catalogue.ts';
import { HttpDepositFinder } from './http-deposit-finder.ts';
import { HttpDepositQuotes } from './http-deposit-quotes.ts';
import { HttpPartnerDeposits } from './http-partner-deposits.ts';
import { HttpRateCards } from './http-rate-cards.ts';

type Base = readonly [http: HttpClient, session: Session, reporting: Reporting];
const base = [HttpClient, Session, Reporting] as const;

/** What is there to choose from, at which rates, and what it yields: no order is needed for it. */
export const fixedDepositsModule = new ContainerModule(({ bind }) => {
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
  bindRates(bind);
});

/** What the partner bank knows, put together with what the house knows. */
function bindRates(bind: Bind): void {
  bindPort(
    bind,
    RateCards,
    (partner: PartnerDeposits, ...[http, session, reporting]: Base) => {
      const house = new HttpRateCards({ http, session, reporting });
      return new PartnerRateCards({ house, partner, reporting });
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
