import { CancelDepositOrder } from '#application/fixed-deposits/booking/cancel-deposit-order.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { TakeUpDepositOrder } from '#application/fixed-deposits/booking/take-up-deposit-order.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import {
  MergedHeldDeposits,
  MergedPassbook,
} from '#application/fixed-deposits/holdings/merged-holdings.ts';
import { PartnerHoldings } from '#application/fixed-deposits/holdings/partner-holdings.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Clock } from '#application/platform/clock.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpUnpaidDepositOrders } from '#infrastructure/fixed-deposits/booking/http-unpaid-deposit-orders.ts';
import { HttpHeldDeposits } from './http-held-deposits.ts';
import { HttpPartnerHoldings } from './http-partner-holdings.ts';
import { HttpPassbook } from './http-passbook.ts';

type Base = readonly [http: HttpClient, session: Session, reporting: Reporting];
const base = [HttpClient, Session, Reporting] as const;

/** Adapters for held deposits (the partner bank's too), the passbook and unpaid orders. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    PartnerHoldings,
    (clock: Clock, ...[http, session, reporting]: Base) =>
      new HttpPartnerHoldings({ http, session, reporting, clock }),
    [Clock, ...base],
  );
  bindPort(
    bind,
    HeldDeposits,
    (partner: PartnerHoldings, ...[http, session, reporting]: Base) => {
      const backend = new HttpHeldDeposits({ http, session, reporting });
      return new MergedHeldDeposits({ backend, partner, reporting });
    },
    [PartnerHoldings, ...base],
  );
  bindPort(
    bind,
    Passbook,
    (partner: PartnerHoldings, ...[http, session, reporting]: Base) => {
      const backend = new HttpPassbook(http, session);
      return new MergedPassbook({ backend, partner, reporting });
    },
    [PartnerHoldings, ...base],
  );
  bindPort(bind, UnpaidDepositOrders, (http: HttpClient) => new HttpUnpaidDepositOrders(http), [
    HttpClient,
  ]);
  const tabOrder = { orderDraft: DepositOrderDraft, startedOrder: StartedDepositOrder } as const;
  bindUseCase(bind, TakeUpDepositOrder, { ...tabOrder, rateCards: RateCards });
  bindUseCase(bind, CancelDepositOrder, { ...tabOrder, unpaidOrders: UnpaidDepositOrders });
});
