import type { DepositId, SchemeId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';

export interface InvestDetailsAddress {
  readonly depositId: DepositId;
  readonly schemeId: SchemeId | undefined;
  /** The path, used as the key of the kept choices. */
  readonly page: string;
}
