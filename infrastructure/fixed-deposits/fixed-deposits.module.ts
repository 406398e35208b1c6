import { AdvisorOrders } from '#application/fixed-deposits/advisor-orders.ts';
import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositFinder } from '#application/fixed-deposits/deposit-finder.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/deposit-payments.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/recommended-schemes.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '../platform/binding.ts';
import { HttpClient } from '../platform/http-client.ts';
import { HttpAdvisorOrders } from './http-advisor-orders.ts';
import { HttpDepositCatalogue } from './http-deposit-catalogue.ts';
import { HttpDepositFinder } from './http-deposit-finder.ts';
import { HttpDepositOrders } from './http-deposit-orders.ts';
import { HttpDepositPayments } from './http-deposit-payments.ts';
import { HttpRecommendedSchemes } from './http-recommended-schemes.ts';
import { bindPartnerPorts } from './partner-bindings.ts';

type Parts = readonly [http: HttpClient, session: Session, reporting: Reporting];

export const fixedDepositsModule = new ContainerModule(({ bind }) => {
  bindPartnerPorts(bind);
  const reported = [HttpClient, Session, Reporting] as const;
  const plain = [HttpClient, Session] as const;
  bindPort(
    bind,
    DepositCatalogue,
    (...[http, session, reporting]: Parts) =>
      new HttpDepositCatalogue({ http, session, reporting }),
    reported,
  );
  bindPort(
    bind,
    DepositFinder,
    (...[http, session, reporting]: Parts) => new HttpDepositFinder({ http, session, reporting }),
    reported,
  );
  bindPort(
    bind,
    DepositOrders,
    (http: HttpClient, session: Session) => new HttpDepositOrders(http, session),
    plain,
  );
  bindPort(
    bind,
    AdvisorOrders,
    (http: HttpClient, session: Session) => new HttpAdvisorOrders(http, session),
    plain,
  );
  bindPort(
    bind,
    DepositPayments,
    (http: HttpClient, session: Session) => new HttpDepositPayments(http, session),
    plain,
  );
  bindPort(
    bind,
    RecommendedSchemes,
    (http: HttpClient) => new HttpRecommendedSchemes(http),
    [HttpClient],
  );
});
