import type { Money } from '#domain/platform/money.ts';
import { token } from '#application/platform/token.ts';

/** The choices on the page of one deposit, stored in this tab so that a reload restores them. */
export interface DepositChoices {
  /**
   * @param page the path of the page
   * @returns undefined if the stored choices are those of another page or unreadable
   */
  read(page: string): DepositChoice | undefined;
  keep(page: string, choice: DepositChoice): void;
}
export const DepositChoices = token<DepositChoices>('fixed-deposits/deposit-choices');

export interface DepositChoice {
  /** The amount in whole rupees; undefined if the field was cleared. */
  readonly amount: Money | undefined;
  /** Whether the senior citizen rate is chosen; undefined until the investor uses the switch. */
  readonly isSeniorCitizen: boolean | undefined;
}
