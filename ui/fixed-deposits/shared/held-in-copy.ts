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

/** How far an issuer renews a deposit, beside every promise of a renewal. */
export const RENEWAL_LIMIT =
  'A deposit is renewed as far as it is still offered for its tenure and amount. ' +
  'The rest is paid out.';

/** What a page with forecasts says if it counts expected renewals. */
export const renewalsText = (until: string) =>
  `Renewals until ${until} are included, at the present rate of each deposit. ${RENEWAL_LIMIT}`;
