import type { Draft } from '#application/platform/draft.ts';
import { token } from '#application/platform/token.ts';

/** Kept if the server failed while it verified the last payment of this tab. */
export type PaymentFailureMark = Draft<true>;
export const PaymentFailureMark = token<PaymentFailureMark>('fixed-deposits/payment-failure-mark');
