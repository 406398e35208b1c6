import { token } from '#application/platform/token.ts';

/** Whether the server failed while it verified the last payment of this tab. */
export interface PaymentFailureMark {
  read(): boolean;
  keep(): void;
  forget(): void;
}
export const PaymentFailureMark = token<PaymentFailureMark>('fixed-deposits/payment-failure-mark');
