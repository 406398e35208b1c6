import type { DepositId, SchemeId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';

export interface InvestDetailsAddress {
  readonly depositId: DepositId;
  readonly schemeId: SchemeId | undefined;
  /** The path of the page, under which its choices are stored. */
  readonly page: string;
  /** Whether Back, Forward or a reload opens the page. */
  readonly isReturn: boolean;
}
