import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import { token } from '#application/platform/token.ts';
import type { DepositOrderSummary } from './deposit-order-summary.ts';

/** The deposit that the investor books in this tab, stored for the next steps and for reloads. */
export interface DepositOrderDraft {
  /** Undefined if none is stored or it is unreadable. */
  read(): DepositOrderSummary | undefined;
  /** The issuer of the stored deposit, even if other parts of it are unreadable. */
  readIssuer(): IssuerId | undefined;
  keep(order: DepositOrderSummary): void;
  /** Removes the deposit, and the ids of its order if it was started. */
  forget(): void;
}
export const DepositOrderDraft = token<DepositOrderDraft>('fixed-deposits/deposit-order-draft');
