import { AdvisorOrders } from '#application/fixed-deposits/advisor-orders.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/deposit-payments.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/embedded-bookings.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/recommended-schemes.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '../platform/binding.ts';
import { HttpClient } from '../platform/http-client.ts';
import { HttpAdvisorOrders } from './http-advisor-orders.ts';
import { HttpDepositOrders } from './http-deposit-orders.ts';
import { HttpDepositPayments } from './http-deposit-payments.ts';
import { HttpEmbeddedBookings } from './http-embedded-bookings.ts';
import { HttpRecommendedSchemes } from './http-recommended-schemes.ts';

const base = [HttpClient, Session] as const;

/** What comes after a choice: the order, its payment, and the ways that others book for you. */
export const depositBookingModule = new ContainerModule(({ bind }) => {
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
});
