import { DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';

/** How money is held, as it follows the name of a bank. */
export const rightCopy = {
  [DepositRight.Self]: 'in your name',
  [DepositRight.Joint]: 'held jointly',
  [DepositRight.Guardian]: 'for a minor',
  [DepositRight.Karta]: 'for a family (HUF)',
  [DepositRight.Partner]: 'for a firm',
  [DepositRight.Trustee]: 'for a trust',
  [DepositRight.Proprietor]: 'for your business',
} as const satisfies Record<DepositRight, string>;

export const institutionCopy = {
  [Institution.Bank]: 'Bank',
  [Institution.SmallFinanceBank]: 'Small finance bank',
  [Institution.Nbfc]: 'Finance company',
  [Institution.Hfc]: 'Housing finance company',
  [Institution.PostOffice]: 'Post office',
} as const satisfies Record<Institution, string>;

/** What a page with forecasts says if a deposit will be renewed. */
export const RENEWING_TEXT =
  'A deposit that will be renewed is counted until its maturity, and from then on once it is ' +
  'renewed.';
