import { DepositQuotes } from '#application/fixed-deposits/deposit-quotes.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/embedded-bookings.ts';
import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { MergedHeldDeposits, MergedPassbook } from '#application/fixed-deposits/merged-holdings.ts';
import { PartnerDeposits } from '#application/fixed-deposits/partner-deposits.ts';
import { PartnerHoldings } from '#application/fixed-deposits/partner-holdings.ts';
import { PartnerQuotes } from '#application/fixed-deposits/partner-quotes.ts';
import { PartnerRateCards } from '#application/fixed-deposits/partner-rate-cards.ts';
import { Passbook } from '#application/fixed-deposits/passbook.ts';
import { RateCards } from '#application/fixed-deposits/rate-cards.ts';
import { Clock } from '#application/platform/clock.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import type { Bind } from 'inversify';
import { bindPort } from '../platform/binding.ts';
import { HttpClient } from '../platform/http-client.ts';
import { HttpDepositQuotes } from './http-deposit-quotes.ts';
import { HttpEmbeddedBookings } from './http-embedded-bookings.ts';
import { HttpHeldDeposits } from './http-held-deposits.ts';
import { HttpPartnerDeposits } from './http-partner-deposits.ts';
import { HttpPartnerHoldings } from './http-partner-holdings.ts';
import { HttpPassbook } from './http-passbook.ts';
import { HttpRateCards } from './http-rate-cards.ts';

type Base = readonly [http: HttpClient, session: Session, reporting: Reporting];
const base = [HttpClient, Session, Reporting] as const;

/** What the partner bank knows, alone or put together with what the house knows. */
export function bindPartnerPorts(bind: Bind): void {
  bindOwn(bind);
  bindRates(bind);
  bindHoldings(bind);
}

function bindOwn(bind: Bind): void {
  bindPort(
    bind,
    PartnerDeposits,
    (http: HttpClient, reporting: Reporting) => new HttpPartnerDeposits(http, reporting),
    [HttpClient, Reporting],
  );
  bindPort(
    bind,
    PartnerHoldings,
    (...[http, session, reporting]: Base) => new HttpPartnerHoldings({ http, session, reporting }),
    base,
  );
  bindPort(
    bind,
    EmbeddedBookings,
    (...[http, session, reporting]: Base) => new HttpEmbeddedBookings({ http, session, reporting }),
    base,
  );
}

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

function bindHoldings(bind: Bind): void {
  bindPort(
    bind,
    HeldDeposits,
    (partner: PartnerHoldings, ...[http, session, reporting]: Base) => {
      const house = new HttpHeldDeposits({ http, session, reporting });
      return new MergedHeldDeposits({ house, partner, reporting });
    },
    [PartnerHoldings, ...base],
  );
  bindPort(
    bind,
    Passbook,
    (partner: PartnerHoldings, ...[http, session, reporting]: Base) => {
      const house = new HttpPassbook(http, session);
      return new MergedPassbook({ house, partner, reporting });
    },
    [PartnerHoldings, ...base],
  );
}
