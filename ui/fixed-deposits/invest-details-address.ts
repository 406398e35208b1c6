import type { DepositId, SchemeId } from '#application/fixed-deposits/deposit-ids.ts';

export interface InvestDetailsAddress {
  readonly depositId: DepositId;
  readonly schemeId: SchemeId | undefined;
  /** The path, under which choices are kept. */
  readonly page: string;
}
