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
      /**
       * True if the verification service could not check the PAN, so that its validity is unknown.
       */
      readonly isUnchecked?: true;
    }
  | { readonly kind: 'verified'; readonly isCentral: boolean; readonly identity: KycIdentity };
