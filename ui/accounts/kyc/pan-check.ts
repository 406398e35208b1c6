import type { KycIdentity } from '#domain/accounts/kyc/kyc-outcome.ts';

export type PanCheck =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'needs-date-of-birth' }
  | { readonly kind: 'registered'; readonly message: string }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly canRetry: boolean;
      /** Set if the service was unable to check the PAN. */
      readonly isUnchecked?: true;
    }
  | { readonly kind: 'verified'; readonly isCentral: boolean; readonly identity: KycIdentity };
