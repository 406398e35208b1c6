import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { DepositNominations } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { PayDeposit } from '#application/fixed-deposits/booking/pay-deposit.ts';
import { PaymentFailureMark } from '#application/fixed-deposits/booking/payment-failure-mark.ts';
import { PreparePayment } from '#application/fixed-deposits/booking/prepare-payment.ts';
import { DepositBooking } from '#application/platform/deposit-booking.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpDepositNominations } from './http-deposit-nominations.ts';

/** A separate module, because the nominees page needs few other deposit adapters. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    DepositNominations,
    (http: HttpClient, session: Session) => new HttpDepositNominations(http, session),
    [HttpClient, Session],
  );
  bindUseCase(bind, PayDeposit, {
    nominations: DepositNominations,
    orderDraft: DepositOrderDraft,
    drafts: Drafts,
  });
  bindUseCase(bind, PreparePayment, {
    bankAccounts: BankAccounts,
    depositBooking: DepositBooking,
    orderDraft: DepositOrderDraft,
    failureMark: PaymentFailureMark,
    drafts: Drafts,
  });
});
