import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { token } from '#application/platform/token.ts';

/** The ids of the order that was started in this tab, stored for the next steps of the booking. */
export interface StartedDepositOrder {
  /** Undefined if none is stored or an id is unreadable. */
  read(): DepositOrderIds | undefined;
  keep(ids: DepositOrderIds): void;
}
export const StartedDepositOrder = token<StartedDepositOrder>(
  'fixed-deposits/started-deposit-order',
);

export interface DepositOrderIds {
  readonly depositOrderId: DepositOrderId;
  readonly depositId: DepositId;
}
