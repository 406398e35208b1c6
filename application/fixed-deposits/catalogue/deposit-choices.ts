import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { Money } from '#domain/platform/money.ts';
import { token } from '#application/platform/token.ts';

/** The choices on the pages of deposits, stored in this tab. Reload and Back restore them. */
export interface DepositChoices {
  /**
   * @param page the path of the page
   * @param isReturn whether the page was open before. Otherwise only the choices that were stored
   *   last count, because a link is newer than what was chosen on a page that was left.
   * @returns undefined if there are none or they are unreadable
   */
  read(page: string, isReturn: boolean): DepositChoice | undefined;
  keep(page: string, choice: DepositChoice): void;
}
export const DepositChoices = token<DepositChoices>('fixed-deposits/deposit-choices');

export interface DepositChoice {
  /** The amount in whole rupees; undefined if the field was cleared. */
  readonly amount: Money | undefined;
  /** Whether the senior citizen rate is chosen; undefined until the investor uses the switch. */
  readonly isSeniorCitizen?: boolean | undefined;
  /** Undefined until the rates of the page are loaded. */
  readonly tenure?: Tenure | undefined;
  readonly payoutFrequency?: PayoutFrequency | undefined;
}
